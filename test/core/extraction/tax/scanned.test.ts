/** Scanned returns drawn in a test: what recognition left of headings, columns and boxes. */
import { describe, expect, it } from 'vitest'
import type { Document, Page } from '../../../../core/document/model.ts'
import { extractTaxReturns } from '../../../../core/extraction/tax/extract.ts'
import { formPage } from '../../../../core/extraction/tax/page-view.ts'
import { sheetOf } from '../../../../core/extraction/tax/sheets.ts'
import { pageOf, type Text } from '../../../support/drawn-form.ts'

const at = (top: number, ...cells: readonly (readonly [left: number, text: string])[]): readonly Text[] =>
  cells.map(([left, text]) => ({ left, text, top, size: 7 }))

/** The page as a scan of it is recognized. */
const scan = (...texts: readonly (readonly Text[])[]): Page => {
  const page = pageOf(texts.flat())
  const lines = page.lines.map(line => ({ ...line, words: line.words.map(word => ({ ...word, confidence: 0.9 })) }))
  return { ...page, lines, source: 'ocr' }
}

const documentWith = (...pages: readonly Page[]): Document => ({
  fileName: 'return.pdf',
  pages: pages.map((page, index) => ({ ...page, number: index + 1 })),
  problems: [],
})

const valuesOf = (lines: Readonly<Record<string, { value: number }>> | undefined) =>
  Object.fromEntries(Object.entries(lines ?? {}).map(([key, { value }]) => [key, value]))

const head = (form: string, title: string, omb = 'OMB No. 1545-0074'): readonly Text[] => [
  ...at(36, [36, form], [215, title], [500, '2020']),
  ...at(56, [36, 'Department of the Treasury'], [480, omb]),
]

describe('a heading that recognition damaged', () => {
  const sheetIn = (...texts: readonly (readonly Text[])[]) => sheetOf(formPage(scan(...texts), ''))?.sheet ?? null

  it('names its form by a number that is split or has letters for digits', () => {
    expect(sheetIn(head('1 040', 'U.S. Individual Income Tax Return'))).toBe('1040')
    expect(sheetIn(head('Form II25-E', 'Compensation of Officers', '1545-0123'))).toBe('1125-E')
  })

  it('names its form by a title with letters misread, and by no title of other words', () => {
    const title = 'Rental Real Fstate lncome and Expenses of a Partnership'
    expect(sheetIn(head('Form 8825', title))).toBe('8825')
    expect(sheetIn(head('Schedule K-1 (Form 1065)', 'Partner’s Share of Income, Deductions'))).toBe('K-1 (1065)')
    expect(sheetIn(head('Form 8825', 'Rental Income of a Partnership'))).toBeNull()
  })
})

const corporation = [
  ...head('Form 1120', 'U.S. Corporation Income Tax Return', 'OMB No. 1545-0123'),
  ...at(72, [36, 'For calendar year 2020 or tax year beginning']),
]
const rows = (...amounts: readonly string[]) =>
  ['Gross rents', 'Gross royalties', 'Capital gain net income (attach Schedule D (Form 1120))'].flatMap((caption, n) =>
    at(258 + 13 * n, [60, `${6 + n}`], [75, caption], [474, `${6 + n}`], [542, amounts[n]!]),
  )

describe('amounts of a scan', () => {
  it('are of the inner column where their caption is read, and the number at the box is lost', () => {
    const first = [
      ...at(162, [72, 'Gross receipts or sales'], [434, '264,817']),
      ...at(175, [72, 'Returns and allowances'], [444, '9,284']),
      ...at(188, [60, 'c'], [72, 'Balance. Subtract line 1b from line 1a'], [474, '1c'], [537, '255,533']),
    ]
    const [found] = extractTaxReturns(documentWith(scan(corporation, first, rows('18,000', '4,427', '5,150')))).returns
    expect(valuesOf(found?.lines)).toEqual({ '1a': 264_817, '1b': 9284, '1c': 255_533, '6': 18_000, '7': 4427, '8': 5150 }) // prettier-ignore
  })

  it('are printed on a page with few of them as on the others of the file', () => {
    const officers = [
      ...head('Form 1125-E', 'Compensation of Officers', 'OMB No. 1545-0123'),
      ...at(117, [36, 'Complete Form 1125-E only if total receipts are $500,000 or more']),
      ...at(271, [49, '2'], [58, 'Total compensation of officers'], [520, '2'], [538, '149700']),
      ...at(296, [49, '4'], [58, 'Subtract line 3 from line 2. Enter the result here'], [520, '4'], [538, '149700']),
    ]
    const plain = scan(corporation, rows('18000', '44270', '51500'))
    const [found] = extractTaxReturns(documentWith(plain, scan(officers))).returns
    expect(valuesOf(found?.lines)).toMatchObject({ '6': 18_000, '1125-E.2': 149_700, '1125-E.4': 149_700 })
  })

  it('below a thousand end where the amounts of their column do; a number with a naught before it is none', () => {
    const page = scan(corporation, rows('18,000', '44,270', '51,500'), at(300, [60, '9'], [75, 'Net gain or (loss) from Form 4797'], [474, '9'], [555, '640'])) // prettier-ignore
    const [found] = extractTaxReturns(documentWith(page)).returns
    expect(valuesOf(found?.lines)).toMatchObject({ '9': 640 })
    const sentence = scan(corporation, rows('18,000', '44,270', '51,500'), at(300, [60, '9'], [75, 'Other income'], [474, '9'], [525.2, 'lines 12'])) // prettier-ignore
    expect(valuesOf(extractTaxReturns(documentWith(sentence)).returns[0]?.lines)).not.toHaveProperty('9')
    expect(formPage(scan(at(100, [60, '040'])), '').tokens[0]!.amount).toBeNull()
  })
})

describe('the analysis of net income', () => {
  it('is known by its first line, where its heading is white on black, and by its one amount', () => {
    const partnership = [
      ...head('Form 1065', 'U.S. Return of Partnership Income', 'OMB No. 1545-0123'),
      ...at(72, [36, 'For calendar year 2020 or tax year beginning']),
    ]
    const later = [
      ...at(30, [36, 'Form 1065 (2020)'], [540, 'Page 5']),
      ...at(58, [51, '1'], [59, 'Net income (loss). Combine Schedule K, lines 1 through 11'], [546, '38,269']),
      ...at(67, [59, '13d, and 21']),
      ...at(79, [43, 'Schedule L'], [100, 'Balance Sheets per Books']),
    ]
    const [found] = extractTaxReturns(documentWith(scan(partnership), scan(later))).returns
    expect(valuesOf(found?.lines)).toEqual({ 'AN.1': 38_269 })
  })
})

describe('boxes of a Schedule K-1', () => {
  it('stand in either column, and a number without a comma is an amount where the others end', () => {
    const page = scan(
      head('Schedule K-1 (Form 1065)', 'Partner’s Share of Income, Deductions, Credits, etc.'),
      at(126, [310, '1'], [320, 'Ordinary business income (loss)'], [446, '12'], [456, 'Section 179 deduction']),
      at(136, [412, '87,222'], [554, '5,500']),
      at(151, [310, '2'], [320, 'Net rental real estate income (loss)'], [446, '13'], [456, 'Other deductions']),
      at(162, [412, '15,169'], [446, 'A'], [564.5, '825']),
      at(200, [310, '5'], [320, 'Interest income'], [446, '14'], [456, 'Self-employment earnings (loss)']),
      at(212, [422.5, '214'], [446, 'A'], [547, '159,222']),
      at(240, [310, '7'], [320, 'Royalties'], [446, '19'], [456, 'Distributions']),
      at(252, [446, 'A'], [550.5, '46,200']),
    )
    const [found] = extractTaxReturns(documentWith(page)).returns
    expect(valuesOf(found?.k1s[0]?.lines)).toEqual({
      '1': 87_222,
      '2': 15_169,
      '5': 214,
      '12': 5500,
      '13A': 825,
      '14A': 159_222,
      '19A': 46_200,
    })
  })
})
