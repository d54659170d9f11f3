/** A sum may decide between two readings of one recognized digit, and nothing else. */
import { describe, expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawPage } from '../../../support/draw-page.ts'

const picture = (cash: string, receivable: string) => `
  Harbor Tool Works, Inc.
  Balance Sheet
  As of December 31, 2024

  ASSETS
  Current assets
    Cash                                  ${cash}
    Accounts receivable                   ${receivable}
    Inventory                             25,111
  Total current assets                    78,533
  TOTAL ASSETS                            78,533
  LIABILITIES AND EQUITY
  Current liabilities
    Accounts payable                      20,000
  Total current liabilities               20,000
  Total liabilities                       20,000
  Equity
    Retained earnings                     58,533
  Total equity                            58,533
  TOTAL LIABILITIES AND EQUITY            78,533
`
const read = (page: string, confidence: number) => {
  const pages = [drawPage(page, { source: 'ocr', confidence })]
  return extractStatements(
    { fileName: 'scan.pdf', pages, problems: [] },
    { statementType: null, periodEnd: null, companyName: null, fiscalYear: null },
  )
}
const cashOf = (extraction: ReturnType<typeof read>) => extraction.readings[0]?.figures['assets.currentAssets.cash']

describe('a total that one likely slip would close', () => {
  test('takes the other reading, tells of it and is not sure of it', () => {
    const extraction = read(picture('13,211', '40,211'), 0.9)
    expect(cashOf(extraction)).toMatchObject({ value: 13_211 })
    const repaired = read(picture('18,211', '40,211'), 0.9)
    expect(cashOf(repaired)).toMatchObject({ value: 13_211 })
    expect(cashOf(repaired)!.confidence).toBeLessThan(0.9)
    expect(repaired.problems.map(({ code }) => code)).toContain('READING_CHOSEN')
  })
  test('leaves a sure reading as printed', () => {
    expect(cashOf(read(picture('18,211', '40,211'), 0.99))).toMatchObject({ value: 18_211 })
  })
  test('takes a dollar sign for the five it stood for before it takes one digit for another', () => {
    const extraction = read(
      picture('13,211', '40,211').replace('25,111', '$5,111').replaceAll('78,533', '108,533'),
      0.9,
    )
    expect(extraction.readings[0]?.figures['assets.currentAssets.inventory']).toMatchObject({ value: 55_111 })
    expect(cashOf(extraction)).toMatchObject({ value: 13_211 })
  })
  test('leaves figures alone where two slips would close it', () => {
    const extraction = read(picture('18,211', '15,211'), 0.9)
    expect(extraction.problems.map(({ code }) => code)).not.toContain('READING_CHOSEN')
  })
})
