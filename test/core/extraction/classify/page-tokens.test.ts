import { describe, expect, it } from 'vitest'
import { spellingCorrector } from '../../../../core/vocabulary/spelling.ts'
import { plainWords, tokensOf } from '../../../../core/extraction/classify/page-tokens.ts'
import { drawPage } from '../../../support/draw-page.ts'

describe('plainWords', () => {
  it('has no accents, marks or capitals', () => {
    expect(plainWords("Driver's License & Relevé W-2")).toEqual(['drivers', 'license', 'and', 'releve', 'w', '2'])
  })
})

describe('tokensOf', () => {
  it('corrects only what was recognized', () => {
    const correct = spellingCorrector(['balance'], { minLength: 5 })
    expect(tokensOf(drawPage('Balauce'), correct)[0]!.token).toBe('balauce')
    expect(tokensOf(drawPage('Balauce', { source: 'ocr' }), correct)[0]!.token).toBe('balance')
  })
})
