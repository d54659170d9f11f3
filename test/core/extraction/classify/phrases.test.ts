import { describe, expect, it } from 'vitest'
import { plainWords, tokensOf } from '../../../../core/extraction/classify/phrases.ts'
import { drawPage } from '../../../support/draw-page.ts'

describe('plainWords', () => {
  it('has no accents, marks or capitals', () => {
    expect(plainWords("Driver's License & Relevé W-2")).toEqual(['drivers', 'license', 'and', 'releve', 'w', '2'])
  })
})

describe('tokensOf', () => {
  it('corrects only what was recognized', () => {
    expect(tokensOf(drawPage('Balauce'))[0]!.token).toBe('balauce')
    expect(tokensOf(drawPage('Balauce', { source: 'ocr' }))[0]!.token).toBe('balance')
  })
})
