import { expect, test } from 'vitest'
import type { Page, Word } from '../../../../core/document/model.ts'
import { lineOf } from '../../../../core/document/lines.ts'
import { correctOcrSpelling } from '../../../../core/extraction/layout/correct-ocr.ts'
import { correctOcrDates } from '../../../../core/extraction/layout/correct-ocr-dates.ts'

function pageOf(source: Page['source'], confidence: number, text: string): Page {
  const words = text.split(' ').map((part, index): Word => ({
    text: part,
    box: { left: 60 * index, top: 10, right: 60 * index + 50, bottom: 20 },
    confidence,
    bold: false,
    size: 10,
  }))
  return { number: 1, width: 612, height: 792, source, lines: [lineOf(words)], rules: [] }
}
const corrected = (text: string, source: Page['source'] = 'ocr', confidence = 0.5): string =>
  correctOcrSpelling(pageOf(source, confidence, text)).lines[0]!.text

test.each([
  ['TOTAL LIABITITIES', 'TOTAL LIABILITIES'],
  ['Inventorics 53,882', 'Inventories 53,882'],
  ['Deterred incame taxes,', 'Deferred income taxes,'],
])('%s is what recognition makes of %s', (seen, printed) => expect(corrected(seen)).toBe(printed))

test('a doubtful word of six letters may differ from a known one in one', () => {
  expect(corrected('TOTAL EQUTTY', 'ocr', 0.9)).toBe('TOTAL EQUITY')
  expect(corrected('STOCF', 'ocr', 0.9)).toBe('STOCF')
})

test.each([
  ['Grossprofit', 'Gross profit'],
  ['Total operatingexpenses', 'Total operating expenses'],
  ['NET INCOMELLOSS', 'NET INCOME LOSS'],
])('%s is two words without their space, or with their slash as a letter', (seen, printed) =>
  expect(corrected(seen, 'ocr', 0.96)).toBe(printed),
)

test.each(['required', 'lower', 'Waterworks', 'Non-current', "Members'", 'Statements'])(
  '%s is a word of its own',
  word => expect(corrected(word)).toBe(word),
)

test('what was read surely, or never recognized, stays as printed', () => {
  expect(corrected('Inventorics', 'ocr', 0.95)).toBe('Inventorics')
  expect(corrected('Inventorics', 'text-layer')).toBe('Inventorics')
})

const datesOf = (...texts: string[]): readonly string[] =>
  correctOcrDates(texts.map(text => pageOf('ocr', 0.9, text))).map(({ lines }) => lines[0]!.text)

test('a date that no calendar has is the one other date of the document that differs in one digit', () => {
  expect(datesOf('As of 09/30/26', '09/36/26 08/31/26')).toEqual(['As of 09/30/26', '09/30/26 08/31/26'])
  expect(datesOf('12/31/25 11/31/25')).toEqual(['12/31/25 12/31/25'])
  expect(datesOf('YTD 9/30/2026', '9130/2026')).toEqual(['YTD 9/30/2026', '9/30/2026'])
})

test('a date that two others could be, or none, stays as recognized', () => {
  expect(datesOf('06/30/26 08/30/26 00/30/26')).toEqual(['06/30/26 08/30/26 00/30/26'])
  expect(datesOf('06/30/26 13/45/26')).toEqual(['06/30/26 13/45/26'])
})

/** The words of a line that begin with "~" are doubted. */
const headingOf = (text: string): string => {
  const page = pageOf('ocr', 0.95, text)
  const words = page.lines[0]!.words.map(word =>
    word.text.startsWith('~') ? { ...word, text: word.text.slice(1), confidence: 0.5 } : word,
  )
  return correctOcrDates([{ ...page, lines: [lineOf(words)] }])[0]!.lines[0]!.text
}

test.each([
  ['Oct. 31, 2026 Oct. ~xe 2025', 'Oct. 31, 2026 Oct. 31, 2025'],
  ['~Ocl. 31, 2026 Oct. 31, 2025', 'Oct. 31, 2026 Oct. 31, 2025'],
  ['2025 ~224', '2025 2024'],
  ['FY 2025 % FY ~2O24 %', 'FY 2025 % FY 2024 %'],
  ['2025 2024 ~2084', '2025 2024 2023'],
])('of %s the garbled word is as in the date beside it', (seen, printed) => expect(headingOf(seen)).toBe(printed))

test.each([
  // A word read surely, years further apart, another month, a year that two could be, an amount beside a year.
  'Oct. 31, 2026 Oct. xe 2025',
  'Oct. 31, 2026 Oct. ~xe 2023',
  'Oct. 31, 2026 Nov. ~xe 2025',
  '2025 ~202S',
  'Payable through 2025 ~224',
  'Oct. 31, 2026 (audited) Oct. 31, 2025 ~(unaudlted)',
])('%s says no other date', text => expect(headingOf(text)).toBe(text.replace('~', '')))
