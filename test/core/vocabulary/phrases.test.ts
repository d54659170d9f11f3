import { describe, expect, it } from 'vitest'
import { phrasePattern } from '../../../core/vocabulary/phrases.ts'

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
})
