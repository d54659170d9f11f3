import { describe, expect, it } from 'vitest'
import words from '../../../core/vocabulary/statement-words.json' with { type: 'json' }
import { phrasePattern, phraseTest } from '../../../core/vocabulary/phrase-pattern.ts'

describe('a list of phrases as a pattern', () => {
  const phrases = ['prior year', 'année précédente', 'authori* by', 'py', 'p.o. box']

  it('finds whole words in either case, whatever white space separates them', () => {
    const pattern = phrasePattern(phrases)
    for (const text of ['Prior Year', 'the prior\n year end', 'Année précédente', 'Authorized by', 'PY', 'P.O. Box 4'])
      expect(pattern.test(text), text).toBe(true)
    for (const text of ['prior years', 'copy', 'pyx', 'P O Box', 'by']) expect(pattern.test(text), text).toBe(false)
  })

  it('finds them at the start, at the end or as the whole of a text', () => {
    expect(phrasePattern(phrases, 'start').test('(prior year) total')).toBe(true)
    expect(phrasePattern(phrases, 'start').test('total prior year')).toBe(false)
    expect(phrasePattern(phrases, 'end').test('total prior year:')).toBe(true)
    expect(phrasePattern(phrases, 'whole').test(' PY. ')).toBe(true)
    expect(phrasePattern(phrases, 'whole').test('PY total')).toBe(false)
  })

  it('reads the short notation for variants', () => {
    const find = (phrase: string, text: string): string | undefined => phrasePattern([phrase]).exec(text)?.[0]
    expect(find('year-to-date', 'Year to Date')).toBe('Year to Date')
    expect(find('net {n} day*', 'terms: net 30 days.')).toBe('net 30 days')
    expect(find('périodes?', 'Periode 3')).toBe('Periode')
    expect(find('(income|profit) statements?', 'Profit  statements')).toBe('Profit  statements')
    expect(find('cash ?flow', 'cashflow')).toBe('cashflow')
    expect(find('n.?a', 'n/a')).toBeUndefined()
    expect(find('at $', 'at $ 5')).toBe('at $')
    expect(find('\\d{2}:\\d{2}( [ap]m)?', 'at 10:30 AM')).toBe('10:30 AM')
  })

  it('takes the longest phrase that fits', () => {
    expect(phrasePattern(['net', 'net 30']).exec('net 30')?.[0]).toBe('net 30')
  })
})

describe('a test for phrases', () => {
  it('finds what the pattern of the phrases finds', () => {
    const lists = [
      ...words.pageAnchors,
      ['cash ?flow', 'authori* by', 'périodes?', 'net {n} day*', '(a|b)', 'x|y', '[ao]k', '\\d{2}:\\d{2}', 'ab{2}c?d'],
    ]
    const texts = [
      'total current assets 1,200\nretained earnings',
      'cashflow of 2024',
      'authorized by period 3, net 30 days',
      'summe aktiva\numsatzerlöse und materialaufwand',
      'stockholders’ equity (deficit)\naccounts receivable',
      'nonetheless, at 10:30 ok; y',
      'abbd b resultados',
      '',
    ]
    for (const phrases of lists) {
      const pattern = phrasePattern(phrases)
      const stands = phraseTest(phrases)
      for (const text of texts) expect(stands(text), `${phrases.join(', ')} in ${text}`).toBe(pattern.test(text))
    }
  })
})
