/** What a scanned form states that is filled in with a pen, and one that is typed. */
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../../core/document/model.ts'
import { extractLoanApplication } from '../../../../core/extraction/loan/extract.ts'
import { documentOf, pageOf, type Text } from '../../../support/drawn-form.ts'

/** Caption, answer, and how sure recognition is of the answer. */
type Row = readonly [caption: string, answer: string, confidence: number]

/** A scanned page with captions in print and answers `height` points high beside them. */
function scanOf(rows: readonly Row[], height: number): Page {
  const texts = rows.flatMap(([caption, answer], at): Text[] => [
    { text: caption, left: 40, top: 60 + 24 * at },
    { text: answer, left: 220, top: 60 + 24 * at, size: height },
  ])
  const page = pageOf(texts)
  const sureness = new Map(rows.flatMap(([, answer, confidence]) => answer.split(' ').map(word => [word, confidence])))
  const lines = page.lines.map(line => ({
    ...line,
    words: line.words.map(word => ({ ...word, confidence: word.box.left < 200 ? 0.96 : sureness.get(word.text)! })),
  }))
  return { ...page, source: 'ocr', lines }
}

const rows: readonly Row[] = [
  ['Legal name', 'Zia Wash LLC', 0.96],
  ['DBA', 'Kia Laundry', 0.81],
  ['Business address', '1805 Central Ave', 0.7],
  ['City', 'Albuguerque', 0.88],
  ['State', 'lA', 0.57],
  ['Zip', '87109', 0.85],
  ['Federal tax ID', '38-1950372', 0.86],
  ['Annual sales', '$336,000', 0.95],
  ['Amount requested', '$164,000', 0.97],
  ['Owner name', 'Elena Baca', 0.96],
  ['Percent owned', '100', 0.45],
  ['Home address', '29 Rio Drive', 0.96],
  ['City', 'Houma', 0.8],
  ['Home zip', '70360', 0.96],
  ['Date of birth', '12/3/1936', 0.89],
]

function statedOn(page: Page): readonly unknown[] {
  const { application } = extractLoanApplication(documentOf(page))
  const { texts, numbers, owners } = application!
  return [texts.businessLegalName, texts.businessStateCode, numbers.loanAmount, owners[0]?.ownershipPercentage, texts.businessDbaName, texts.businessCity, texts.businessPostalCode, texts.ein, numbers.annualRevenue, owners[0]?.texts.dob].map(field => field?.value ?? null) // prettier-ignore
}

describe('handwriting', () => {
  it('is stated where recognition is as sure as of print or only one value can stand there', () => {
    expect(statedOn(scanOf(rows, 13)).slice(0, 4)).toEqual(['Zia Wash LLC', 'LA', 164000, 100])
  })

  it('is not stated otherwise', () => {
    expect(statedOn(scanOf(rows, 13)).slice(4)).toEqual([null, null, null, null, null, null])
  })

  it('that states the same in two places is read', () => {
    const twice = rows.map(([caption, answer, confidence]): Row => [caption, caption === 'City' ? 'Houma' : answer, confidence]) // prettier-ignore
    expect(statedOn(scanOf(twice, 13))[5]).toBe('Houma')
  })

  it('is not what is typed in the size of the captions, however bad the scan', () => {
    expect(statedOn(scanOf(rows, 9)).slice(4, 8)).toEqual(['Kia Laundry', 'Albuguerque', '87109', '38-1950372'])
  })

  it('is not what is typed in large type and read well', () => {
    const well = rows.map(([caption, answer], at): Row => [caption, answer, at % 5 === 0 ? 0.85 : 0.96])
    expect(statedOn(scanOf(well, 13)).slice(4, 8)).toEqual(['Kia Laundry', 'Albuguerque', '87109', '38-1950372'])
  })
})
