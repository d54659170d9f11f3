import { describe, expect, it } from 'vitest'
import { phrasePattern } from '../../../core/vocabulary/phrase-pattern.ts'
import { distinctLegalForms, isLegalForm, nameEndings, usLegalForms } from '../../../core/vocabulary/legal-forms.ts'

describe('legal forms', () => {
  it.each([
    ['limitedliabilitycompany', 'llc'],
    ['incorporated', 'corporation'],
    ['pa', 'professional corporation'],
    ['gmbh', undefined],
  ])('of US law: %s is %s', (spelling, form) => {
    expect(usLegalForms.get(spelling)).toBe(form)
  })

  it('knows forms of other countries, and no word of a name', () => {
    expect(['gmbh', 'sarl', 'as', 'inc'].every(isLegalForm)).toBe(true)
    expect(['marine', 'group', 'the', ''].some(isLegalForm)).toBe(false)
  })

  it('tells forms that are words from those that are not', () => {
    const [distinct, endings] = [phrasePattern(distinctLegalForms, 'whole'), new RegExp(`^${nameEndings}$`, 'iu')]
    expect(['LLC', 'p.a', 'S.A. de C.V', 'A/S'].every(text => distinct.test(text))).toBe(true)
    expect(['as', 'pa', 'm.d'].some(text => distinct.test(text))).toBe(false)
    expect(['as', 'm.d', 'GmbH'].every(text => endings.test(text))).toBe(true)
  })
})
