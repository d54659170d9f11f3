/** How recognized amounts of a form are distinguished from misread ones by how its page prints them. */
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../../core/document/model.ts'
import { formPage } from '../../../../core/extraction/tax/page-view.ts'

function scan(texts: readonly string[]): Page {
  const words = texts.map((text, row) => {
    const box = { left: 500, right: 550, top: 100 + 12 * row, bottom: 108 + 12 * row }
    return { text, box, confidence: 0.9, bold: false, size: 8 }
  })
  const lines = words.map(word => ({ words: [word], text: word.text, box: word.box }))
  return { number: 1, width: 612, height: 792, source: 'ocr', lines, rules: [] } as unknown as Page
}

const amountsOf = (texts: readonly string[]) =>
  formPage(scan(texts), '').tokens.map(({ amount }) => amount?.value ?? null)

describe('recognized amounts without commas', () => {
  it('are amounts on a page that prints all of them so', () => {
    expect(amountsOf(['1218406', '620221', '598185', '(84000)', '6218'])).toEqual([
      1_218_406, 620_221, 598_185, -84_000, 6218,
    ])
  })

  it('are misread ones on a page that prints commas', () => {
    const printed = ['1,218,406', '598,185', '84,000', '148,630']
    expect(amountsOf([...printed, '620221', '36415', '14218', '21806'])).toEqual([
      1_218_406,
      598_185,
      84_000,
      148_630,
      ...[null, null, null, null],
    ])
  })

  it('are none beside too few of their kind, as a ZIP code', () => {
    expect(amountsOf(['97013', '444200'])).toEqual([null, null])
  })

  it('are amounts where three end in one column, and so is a short number that ends there', () => {
    expect(amountsOf(['36850', '9633', '49510', '823', '2000'])).toEqual([36_850, 9633, 49_510, 823, 2000])
  })
})
