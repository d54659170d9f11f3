/** Columns of several lengths and sorts: quarters beside halves, five years upwards, group and eliminations, date ranges, direct cash flows. */
import { Ledger, truthOf, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written, type NumberManner } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { cf } from '../places.ts'
import { halves, smallIncome } from './shapes.ts'

const plain =
  (column: number, manner: NumberManner = {}) =>
  (row: Row) =>
    written(row.values[column], manner)

const quarterAndHalf: MadeDocument = (() => {
  const of = amounts(81)
  const company = 'Keystone Thermal Products, Inc.'
  // Columns: quarter 2025, quarter 2024, half 2025, half 2024.
  const ledger = smallIncome(4, base => {
    const [now, before] = of.series(base / 4, 2) as [number, number]
    const [first, firstBefore] = of.series(base / 4, 2) as [number, number]
    return [now, before, now + first, before + firstBefore]
  })
  // On 2025-06-30 both a quarter and a half year end: the longer one stands at the top, and so in the truth.
  return {
    name: 'interim-quarter-beside-half-year',
    what: 'three months and six months ended on the same day, each for two years, in thousands',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-06-30' },
    truth: topOnly(truthOf(company, [{ ledger, ends: [null, null, '2025-06-30', null], scale: 1000 }]), ['2024-06-30']),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 9.5)
      paper
        .center(company.toUpperCase(), 44, { bold: true })
        .center('CONDENSED CONSOLIDATED STATEMENTS OF INCOME', 58, { bold: true })
      paper.center('(In thousands) (Unaudited)', 71)
      paper
        .center('Three Months Ended', 92, { at: 325, bold: true })
        .center('Six Months Ended', 92, { at: 490, bold: true })
      paper.center('June 30,', 104, { at: 325, bold: true }).center('June 30,', 104, { at: 490, bold: true })
      const columns = ['2025', '2024', '2025', '2024'].map((header, column) => ({
        right: 315 + column * 78 + (column > 1 ? 12 : 0),
        header: [header],
        text: plain(column, { prefix: '' }),
      }))
      drawTable(paper, ledger, { x: 48, y: 116, rowHeight: 16, columns, boldTotals: false, headerRule: true })
      return paper.done()
    },
  }
})()

/** Judges the statement at the top of the result only: periods in `others` are known, but not asked about. */
function topOnly(truth: MadeDocument['truth'], others: readonly string[]): MadeDocument['truth'] {
  return { ...truth, accepted: { ...truth.accepted, ...Object.fromEntries(others.map(end => [end, {}])) } }
}

const fiveYears: MadeDocument = (() => {
  const of = amounts(82)
  const company = 'Cascade Ridge Brewing Company'
  const ledger = smallIncome(5, base => of.series(base, 5, { growth: 0.08 }))
  const ends = ['2025-12-31', '2024-12-31', '2023-12-31', '2022-12-31', '2021-12-31']
  return {
    name: 'income-five-fiscal-years-ascending',
    what: 'FY2021 … FY2025 from left to right, $000s, a growth column behind',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends, scale: 1000 }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 9)
      paper
        .left(company, 40, 40, { bold: true, size: 16 })
        .left("Historical income statements ($000's), years ended December 31", 40, 62)
      const years = [4, 3, 2, 1, 0].map((column, place) => ({
        right: 320 + place * 80,
        header: [`FY${2025 - column}`],
        text: plain(column),
      }))
      const growth = {
        right: 730,
        header: ['CAGR'],
        text: (row: Row) => `${(100 * ((row.values[0]! / row.values[4]!) ** 0.25 - 1)).toFixed(1)}%`,
      }
      drawTable(paper, ledger, { x: 40, y: 90, rowHeight: 17, columns: [...years, growth], headerRule: true })
      return paper.done()
    },
  }
})()

const consolidating: MadeDocument = (() => {
  const of = amounts(83)
  const company = 'Tallgrass Agri Holdings, LLC'
  const parts = (base: number) => {
    const [one, two] = [of.series(base * 0.6, 1)[0]!, of.series(base * 0.4, 1)[0]!]
    return [one, two, 0, one + two]
  }
  const ledger = smallIncome(4, parts)
  return {
    name: 'income-consolidating-schedule',
    what: 'two companies, eliminations and consolidated: only the last column is the group',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: [null, null, null, '2025-12-31'] }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Times-Roman', 10)
      paper
        .center(`${company} and Subsidiary`, 40, { bold: true, size: 12 })
        .center('Consolidating Statement of Income', 56, { bold: true })
      paper.center('Year Ended December 31, 2025', 70)
      const columns = [['Tallgrass', 'Grain'], ['Tallgrass', 'Logistics'], ['Eliminations'], ['Consolidated']].map(
        (header, column) => ({
          right: 400 + column * 110,
          header,
          text: plain(column),
        }),
      )
      drawTable(paper, ledger, { x: 60, y: 94, rowHeight: 18, columns, headerRule: true, boldTotals: false })
      return paper.done()
    },
  }
})()

const dateRange: MadeDocument = (() => {
  const of = amounts(84)
  const company = 'Bluebonnet Pest Control LLC'
  const ledger = smallIncome(2, base => of.series(base, 2, { step: 0.01 }).map(value => Math.round(value * 100) / 100))
  return {
    name: 'income-date-ranges-as-headers',
    what: 'headers 01/01/2025 - 09/30/2025 and the same of the year before, amounts with cents and $',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-09-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-09-30', '2024-09-30'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9)
      paper
        .left('Profit & Loss', 40, 40, { bold: true, size: 16 })
        .left(company, 40, 62, { size: 11 })
        .left('Cash basis', 40, 78)
      const columns = ['01/01/2025 - 09/30/2025', '01/01/2024 - 09/30/2024'].map((header, column) => ({
        right: 430 + column * 135,
        header: [header],
        text: plain(column, { decimals: 2, prefix: '$' }),
      }))
      drawTable(paper, ledger, { x: 40, y: 104, rowHeight: 18, columns, headerRule: true, rules: 'none' })
      return paper.done()
    },
  }
})()

const directCash: MadeDocument = (() => {
  const of = amounts(85)
  const n = (base: number) => of.series(base, 2)
  const out = (base: number) => of.series(base, 2).map(value => -value)
  const company = 'Marigold Early Learning Centers'
  const ledger = new Ledger(2)
    .open('Cash flows from operating activities')
    .line('Cash received from tuition', n(1_840_000))
    .line('Cash paid to employees', out(1_120_000))
    .line('Cash paid to suppliers', out(390_000))
    .line('Interest paid', out(21_000))
    .close('Net cash provided by operating activities', cf.operating)
    .open('Cash flows from investing activities')
    .line('Purchase of equipment', out(84_000), cf.capital)
    .line('Proceeds from sale of van', [6_500, 0], null, { maybe: [cf.otherInvesting, cf.capital] })
    .close('Net cash used in investing activities', cf.investing)
    .open('Cash flows from financing activities')
    .line('Principal payments on notes payable', out(62_000), cf.debt)
    .line('Distributions to members', out(95_000), null, { maybe: [cf.dividends, cf.otherFinancing] })
    .close('Net cash used in financing activities', cf.financing)
    .result('Net change in cash', cf.change)
    .line('Cash at beginning of year', [118_200, 94_600], cf.beginning)
    .result('Cash at end of year', cf.ending)
  return {
    name: 'cash-flow-direct-method',
    what: 'receipts and payments instead of a reconciliation',
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2025-08-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-08-31', '2024-08-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 10)
      paper
        .center(company, 50, { bold: true, size: 13 })
        .center('Statements of Cash Flows', 68, { bold: true })
        .center('Years ended August 31, 2025 and 2024', 82)
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 440 + column * 100,
        header: [header],
        text: plain(column),
      }))
      drawTable(paper, ledger, { x: 60, y: 110, rowHeight: 19, columns })
      return paper.done()
    },
  }
})()

const narrative: MadeDocument = (() => {
  const { assets, claims } = halves(86)
  const company = 'Orchard Lane Furniture Co.'
  const ends = ['2025-12-31']
  return {
    name: 'balance-sheet-between-paragraphs',
    what: 'a letter with prose above and below the table, amounts in the prose, one column headed only by the title',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: assets, ends },
      { ledger: claims, ends },
    ]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10.5)
      paper.left(company, 60, 40, { bold: true, size: 14 }).left('410 Mill Street, Dayton, Ohio 45402', 60, 58)
      for (const [line, text] of [
        'Dear lender, enclosed find our position at year end. We invested 38,000 in a new kiln in March 2025 and',
        'repaid 12,500 of the bank note. Sales for January 2026 reached 61,400, which is 4 % above last January.',
      ].entries())
        paper.left(text, 60, 84 + line * 14)
      paper.center('Balance Sheet as of December 31, 2025', 124, { bold: true })
      const columns = [{ right: 520, text: plain(0) }]
      const below = drawTable(paper, assets, { x: 80, y: 144, rowHeight: 16, columns })
      const end = drawTable(paper, claims, { x: 80, y: below + 6, rowHeight: 16, columns })
      paper.left('The figures are unaudited. Sincerely, the owners. January 20, 2026', 60, end + 20)
      return paper.done()
    },
  }
})()

export const interim: readonly MadeDocument[] = [
  quarterAndHalf,
  fiveYears,
  consolidating,
  dateRange,
  directCash,
  narrative,
]
