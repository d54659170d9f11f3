import { describe, expect, it } from 'vitest'
import { spellingCorrector, plainWords, tokensOf } from '../../../../core/extraction/classify/page-tokens.ts'
import { drawPage } from '../../../support/draw-page.ts'

describe('plainWords', () => {
  it('has no accents, marks or capitals', () => {
    expect(plainWords("Driver's License & Relevé W-2")).toEqual(['drivers', 'license', 'and', 'releve', 'w', '2'])
  })
})

describe('menderTowards', () => {
  const mend = spellingCorrector(['certificate', 'balance', 'void', 'state'])

  it('mends a letter more, less or other in a long word', () => {
    expect(['certlficate', 'certificatte', 'cetificate', 'balauce'].map(mend)).toEqual([
      'certificate',
      'certificate',
      'certificate',
      'balance',
    ])
  })

  it('leaves short and far words alone', () => {
    expect(['vold', 'house', 'balcony'].map(mend)).toEqual(['vold', 'house', 'balcony'])
  })
})

describe('tokensOf', () => {
  const plain = (token: string): string => token

  it('joins letter-spaced words and leaves initials alone', () => {
    expect(tokensOf(drawPage('I N V O I C E'), plain).map(token => token.text)).toEqual(['invoice'])
    expect(tokensOf(drawPage('J P Morgan'), plain).map(token => token.text)).toEqual(['j', 'p', 'morgan'])
  })

  it('mends only what was recognised', () => {
    const mend = spellingCorrector(['balance'])
    expect(tokensOf(drawPage('Balauce'), mend)[0]!.text).toBe('balauce')
    expect(tokensOf(drawPage('Balauce', { source: 'ocr' }), mend)[0]!.text).toBe('balance')
  })
})
