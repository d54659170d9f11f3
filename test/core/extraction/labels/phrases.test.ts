import { describe, expect, it } from 'vitest'
import { indexOf, PhraseIndex, wordingsOf } from '../../../../core/extraction/labels/phrases.ts'

const phrases = { date: ['invoice date', 'date'], total: ['total due', 'total'] }

describe('PhraseIndex', () => {
  it('finds the phrases that stand at a word, the longest first', () => {
    const found = indexOf(phrases).at(['total', 'due', 'date'], 0)
    expect(found.map(({ tokens }) => tokens.join(' '))).toEqual(['total due', 'total'])
    expect(indexOf(phrases).at(['invoice', 'total'], 0)).toEqual([])
    expect(indexOf(phrases).at([], 0)).toEqual([])
  })

  it('takes misprints for the words they are only in tolerant searches', () => {
    expect(indexOf(phrases).at(['lnvoice', 'date'], 0)).toEqual([])
    expect(
      indexOf(phrases)
        .at(['lnvoice', 'date'], 0, true)
        .map(({ term }) => term),
    ).toEqual(['date'])
  })

  it('asks its owner what a misprint is', () => {
    const index = new PhraseIndex(
      [{ tokens: ['officer'] }],
      (printed, expected) => printed === 'offcer' && expected === 'officer',
    )
    expect(index.at(['offcer'], 0, true)).toHaveLength(1)
    expect(index.at(['office'], 0, true)).toHaveLength(0)
  })

  it('is made once for the same table', () => {
    expect(indexOf(phrases)).toBe(indexOf(phrases))
  })
})

describe('wordingsOf', () => {
  it('spells every choice out, empty ones and several in one phrase', () => {
    expect(wordingsOf('Bill to')).toEqual(['bill to'])
    expect(wordingsOf('(bill|invoice) to')).toEqual(['bill to', 'invoice to'])
    expect(wordingsOf('(po|order) (|no)')).toEqual(['po', 'po no', 'order', 'order no'])
  })
})
