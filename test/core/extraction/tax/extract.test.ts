/** Returns drawn in a test: what is printed where, and what is read of it. */
import { describe, expect, it } from 'vitest'
import type { Document, Page } from '../../../../core/document/model.ts'
import { extractTaxReturns } from '../../../../core/extraction/tax/extract.ts'
import { pageOf, type Text } from '../../../support/drawn-form.ts'

const at = (top: number, ...cells: readonly (readonly [left: number, text: string])[]): readonly Text[] =>
  cells.map(([left, text]) => ({ left, text, top, size: 7 }))

/** Rows of a form with the number at the left, the caption, and number and amount at the box. */
const boxRows = (rows: readonly (readonly [left: string, caption: string, box: string, amount?: string])[]) =>
  rows.flatMap(([number, caption, box, amount], index) =>
    at(
      220 + 12 * index,
      [number.length > 1 ? 54 : 58, number],
      [75, caption],
      [418, box],
      ...(amount === undefined ? [] : [[480, amount] as const]),
    ),
  )

const head = (name: string): readonly Text[] => [
  ...at(36, [36, 'Form 1120-S'], [190, 'U.S. Income Tax Return for an S Corporation']),
  ...at(48, [450, '2021'], [480, 'OMB No. 1545-0123']),
  ...at(60, [36, 'Department of the Treasury']),
  ...at(86, [36, 'For calendar year 2021 or tax year beginning']),
  ...at(100, [36, 'A S election'], [160, 'Name'], [400, 'D Employer identification number']),
  ...at(110, [160, name], [402, '12-3456789']),
  ...at(140, [36, 'H Check if: (1)'], [160, 'Amended return']),
]

const income = boxRows([
  ['1a', 'Gross receipts or sales', '1a', '500,000.'],
  ['b', 'Returns and allowances', '1b'],
  ['c', 'Balance. Subtract line 1b from line 1a', '1c', '500,000.'],
  ['2', 'Cost of goods sold (attach Form 1125-A)', '2', '0'],
  ['3', 'Gross profit. Subtract line 2 from line 1c', '3', '500,000.'],
  ['4', 'Net gain (loss) from Form 4797, line 17', '4', '(1,250)'],
  ['7', 'Compensation of officers', '7'],
])

const documentWith = (...pages: readonly Page[]): Document => ({
  fileName: 'return.pdf',
  pages: pages.map((page, index) => ({ ...page, number: index + 1 })),
  problems: [],
})

const valuesOf = (lines: Readonly<Record<string, { value: number }>>) =>
  Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, value]))

describe('a first page', () => {
  const [found] = extractTaxReturns(documentWith(pageOf([...head('Juniper Gap Foundry Inc'), ...income]))).returns

  it('is the return of its form, year and taxpayer', () => {
    expect(found).toMatchObject({
      form: '1120-S',
      taxYear: { value: 2021 },
      periodStart: { value: '2021-01-01' },
      periodEnd: { value: '2021-12-31' },
      amended: false,
      name: { value: 'Juniper Gap Foundry Inc' },
      id: { value: '12-3456789' },
    })
  })

  it('gives each amount the number at its box; blank lines are absent, a printed 0 is 0', () => {
    expect(valuesOf(found!.lines)).toEqual({ '1a': 500_000, '1c': 500_000, '2': 0, '3': 500_000, '4': -1250 })
  })
})

describe('a statement behind it', () => {
  const statement = pageOf([
    ...at(40, [40, 'Federal Statements']),
    ...at(60, [40, 'Form 1120-S, Page 1, Line 12 - Taxes and licenses']),
    ...at(80, [40, 'Payroll taxes'], [480, '18,295.']),
    ...at(92, [40, 'Property taxes'], [480, '4,703.']),
    ...at(104, [40, 'Total'], [480, '22,998.']),
  ])
  const [found] = extractTaxReturns(
    documentWith(pageOf([...head('Juniper Gap Foundry Inc'), ...income]), statement),
  ).returns

  it('is tied to its line', () => {
    expect(found!.statements).toMatchObject([
      {
        title: 'Taxes and licenses',
        line: '12',
        items: [
          { label: 'Payroll taxes', amount: { value: 18_295 } },
          { label: 'Property taxes', amount: { value: 4_703 } },
        ],
        total: { value: 22_998 },
      },
    ])
  })
})

describe('what is no return', () => {
  it('gives no entry: a form of a state with the same lines', () => {
    const state = pageOf([
      ...at(40, [40, 'State of Westmark'], [190, 'Department of Revenue']),
      ...at(52, [40, 'Form 5S-W'], [190, 'S Corporation Income Tax Return 2021']),
      ...income,
    ])
    expect(extractTaxReturns(documentWith(state)).returns).toEqual([])
  })

  it('gives no entry: a letter that names the return', () => {
    const letter = pageOf([
      ...at(40, [40, 'Dear Dana:']),
      ...at(60, [40, 'Enclosed is your U.S. Income Tax Return for an S Corporation, Form 1120-S, for 2021.']),
      ...at(80, [40, 'Mail it to the Internal Revenue Service. Gross receipts were 500,000.']),
    ])
    expect(extractTaxReturns(documentWith(letter)).returns).toEqual([])
  })
})
