/** Layouts that carry figures of no period, or stand in an unusual shape: months, quarters, budgets, stores, halves, turned pages. */
import { Ledger, truthOf, type Row, type Truth } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written, type NumberManner } from '../numbers.ts'
import { drawTable, Paper, type PrintedColumn } from '../paper.ts'
import { bs, is } from '../places.ts'

/** A small income statement over any number of columns; `series` gives the amounts of a line. */
export function smallIncome(columns: number, series: (base: number) => number[]): Ledger {
  return new Ledger(columns)
    .open('Revenue')
    .line('Product sales', series(610_000))
    .line('Service revenue', series(140_000))
    .close('Total revenue', is.revenue)
    .line('Cost of goods sold', series(330_000), is.cost, { minus: true })
    .result('Gross profit', is.gross)
    .open('Operating expenses')
    .line('Salaries and wages', series(180_000), is.salaries)
    .line('Rent', series(48_000), is.rent)
    .line('Marketing', series(21_000), is.marketing)
    .line('Depreciation', series(15_600), is.depreciation)
    .line('Office and general', series(19_400), null, { maybe: is.general })
    .close('Total operating expenses', is.totalExpenses, { minus: true })
    .result('Operating income', is.operating)
    .line('Interest expense', series(8_200), is.interest, { minus: true })
    .result('Net income', is.net)
}

/** The same truth, with periods that stand in the document but are not asked about. */
const unjudged = (truth: Truth, ends: readonly string[]): Truth => ({
  ...truth,
  accepted: { ...Object.fromEntries(ends.map(end => [end, {}])), ...truth.accepted },
})

/** The amounts of each line with their sum as one more column at the end. */
const withTotal = (values: readonly number[]) => [...values, values.reduce((sum, value) => sum + value, 0)]

const plain =
  (column: number, manner: NumberManner = {}) =>
  (row: Row) =>
    written(row.values[column], manner)

function sharesOf(ledger: Ledger, column: number, decimals = 1): PrintedColumn['text'] {
  const revenue = ledger.valuesOf('Total revenue')[column]!
  return row => `${((100 * (row.values[column] ?? 0)) / revenue).toFixed(decimals)}%`
}

const monthly: MadeDocument = (() => {
  const of = amounts(41)
  const company = 'Copper Canyon Outfitters LLC'
  const ledger = smallIncome(13, base => withTotal(of.series(base / 12, 12, { growth: 0 })))
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const ends = months.map((_, month) => new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(0, 10))
  // December ends on the same day as the year: the longest of at most twelve months counts, so the month itself is not asked.
  return {
    name: 'income-twelve-months-and-total',
    what: 'twelve months and their total on a wide page, 6.5 point type',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: [...ends.slice(0, 11), null, '2025-12-31'] }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 6.5)
      paper.left(company, 24, 30, { bold: true, size: 11 }).left('Profit and Loss by Month', 24, 45, { size: 9 })
      paper.left('January - December 2025', 24, 57, { size: 8 })
      const columns = [...months.map(month => `${month} 2025`), 'Total'].map((header, column) => ({
        right: 172 + column * 47 + (column === 12 ? 8 : 0),
        header: [header],
        text: plain(column, { negative: 'minus' }),
      }))
      drawTable(paper, ledger, { x: 24, y: 74, rowHeight: 13, indent: 6, columns, headerRule: true, rules: 'none' })
      return paper.done()
    },
  }
})()

const quarters: MadeDocument = (() => {
  const of = amounts(42)
  const company = 'Sable Point Instruments, Inc.'
  const ledger = smallIncome(8, base => of.series(base / 4, 8, { growth: 0.015 }))
  const ends = [
    '2025-12-31',
    '2025-09-30',
    '2025-06-30',
    '2025-03-31',
    '2024-12-31',
    '2024-09-30',
    '2024-06-30',
    '2024-03-31',
  ]
  const names = ["Q4'25", "Q3'25", "Q2'25", "Q1'25", "Q4'24", "Q3'24", "Q2'24", "Q1'24"]
  // Four quarters make a year, so the figures of 2025-12-31 may be those of the quarter or the derived year: only the others are asked.
  return {
    name: 'income-eight-quarters',
    what: "eight quarters headed Q4'25 … Q1'24, in thousands, landscape",
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-09-30' },
    truth: unjudged(
      truthOf(company, [{ ledger, ends: ends.map(end => (end.endsWith('12-31') ? null : end)), scale: 1000 }]),
      ends,
    ),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 8)
      paper
        .center(company, 40, { bold: true, size: 13 })
        .center('Quarterly Income Statements (unaudited, $ in thousands)', 58)
      const columns = names.map((name, column) => ({ right: 270 + column * 68, header: [name], text: plain(column) }))
      drawTable(paper, ledger, { x: 40, y: 84, rowHeight: 16, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const budget: MadeDocument = (() => {
  const of = amounts(43)
  const company = 'Maple Hollow Veterinary Group'
  const ledger = smallIncome(2, base => of.series(base, 2, { growth: -0.04 }))
  return {
    name: 'income-budget-against-actual',
    what: 'actual, budget, $ over budget and % of budget for a half year: only the actual is a period',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-06-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-06-30', null] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 8.5)
      paper
        .center(company, 40, { bold: true, size: 12 })
        .center('Budget vs. Actuals', 56, { size: 11 })
        .center('January - June, 2025', 70)
      const over = (row: Row) => (row.values[0] ?? 0) - (row.values[1] ?? 0)
      drawTable(paper, ledger, {
        x: 50,
        y: 92,
        rowHeight: 15,
        headerRule: true,
        columns: [
          { right: 330, header: ['Actual'], text: plain(0, { negative: 'minus' }) },
          { right: 405, header: ['Budget'], text: plain(1, { negative: 'minus' }) },
          { right: 485, header: ['$ Over Budget'], text: row => written(over(row), { negative: 'minus' }) },
          {
            right: 560,
            header: ['% of Budget'],
            text: row => `${((100 * (row.values[0] ?? 0)) / (row.values[1] ?? 1)).toFixed(2)}%`,
          },
        ],
      })
      return paper.done()
    },
  }
})()

const stores: MadeDocument = (() => {
  const of = amounts(44)
  const company = 'Juniper & Oak Home Goods'
  const ledger = smallIncome(4, base =>
    withTotal(
      [0.5, 0.3, 0.2]
        .map(part => of.series(base * part, 1, { step: 0.01 })[0]!)
        .map(value => Math.round(value * 100) / 100),
    ),
  )
  return {
    name: 'income-by-store-with-total',
    what: 'three stores and their total, cents; a store is not a period',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-03-31' },
    truth: truthOf(company, [{ ledger, ends: [null, null, null, '2025-03-31'] }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 9)
      paper
        .center(company, 40, { bold: true, size: 13 })
        .center('Profit and Loss by Location', 58)
        .center('January - March, 2025', 71)
      const columns = ['DOWNTOWN', 'LAKESIDE', 'AIRPORT KIOSK', 'TOTAL'].map((header, column) => ({
        right: 400 + column * 105,
        header: [header],
        text: plain(column, { decimals: 2, negative: 'minus' }),
      }))
      drawTable(paper, ledger, { x: 60, y: 96, rowHeight: 17, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const percentages: MadeDocument = (() => {
  const of = amounts(45)
  const company = 'Delmar Printing Works, Inc.'
  const ledger = smallIncome(2, base => of.series(base, 2))
  return {
    name: 'income-with-percent-and-change-columns',
    what: 'each year followed by its percentage of revenue, then the change in $ and %',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 9)
      paper.center(company, 40, { bold: true, size: 13 }).center('Comparative Statements of Income', 57, { bold: true })
      paper.center('For the Years Ended December 31, 2025 and 2024', 70)
      const change = (row: Row) => (row.values[0] ?? 0) - (row.values[1] ?? 0)
      drawTable(paper, ledger, {
        x: 45,
        y: 92,
        rowHeight: 15,
        columns: [
          { right: 285, header: ['2025'], text: plain(0) },
          { right: 335, header: ['%'], text: sharesOf(ledger, 0) },
          { right: 405, header: ['2024'], text: plain(1) },
          { right: 455, header: ['%'], text: sharesOf(ledger, 1) },
          { right: 520, header: ['$ Change'], text: row => written(change(row)) },
          {
            right: 568,
            header: ['% Change'],
            text: row => `${((100 * change(row)) / (row.values[1] ?? 1)).toFixed(1)}%`,
          },
        ],
      })
      return paper.done()
    },
  }
})()

/** A balance sheet in two halves: what is owned and what is owed. */
export function halves(seed: number): { readonly assets: Ledger; readonly claims: Ledger } {
  const of = amounts(seed)
  const one = (base: number) => of.series(base, 1)
  const assets = new Ledger(1)
    .open('Current Assets')
    .line('Cash in bank', one(38_600), bs.cash)
    .line('Accounts receivable', one(71_250), bs.receivable)
    .line('Inventory', one(54_900), bs.inventory)
    .close('Total Current Assets', bs.totalCurrent)
    .open('Fixed Assets')
    .line('Equipment', one(212_000), bs.property)
    .line('Accumulated depreciation', [-88_400], bs.depreciation)
    .close('Total Fixed Assets', null, { maybe: bs.totalFixed })
    .result('TOTAL ASSETS', bs.totalAssets)
  const total = assets.valuesOf('TOTAL ASSETS')
  const claims = new Ledger(1)
    .open('Current Liabilities')
    .line('Accounts payable', one(33_700), bs.payable)
    .line('Line of credit', one(25_000), bs.shortDebt)
    .close('Total Current Liabilities', bs.totalCurrentLiabilities)
    .open('Long-Term Liabilities')
    .line('Note payable - bank', one(64_000), bs.longDebt)
    .close('Total Long-Term Liabilities', bs.totalLongLiabilities)
  const owed = claims.valuesOf('Total Current Liabilities')[0]! + claims.valuesOf('Total Long-Term Liabilities')[0]!
  claims
    .memo('Total Liabilities', [owed], bs.totalLiabilities)
    .open("Owner's Equity")
    .line('Capital stock', [10_000], bs.stock)
    .line('Retained earnings', [total[0]! - owed - 10_000], bs.retained)
    .close('Total Equity', bs.totalEquity)
    .result('TOTAL LIABILITIES AND EQUITY', bs.totalBoth)
  return { assets, claims }
}

const account: MadeDocument = (() => {
  const { assets, claims } = halves(46)
  const company = 'Whitfield Welding & Fabrication'
  const ends = ['2025-12-31']
  return {
    name: 'balance-sheet-t-account',
    what: 'assets on the left, liabilities and equity on the right, a rule between them, totals on one line',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: assets, ends },
      { ledger: claims, ends },
    ]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 10)
      paper
        .center(company, 40, { bold: true, size: 14 })
        .center('Balance Sheet', 58, { bold: true })
        .center('December 31, 2025', 72)
      paper
        .center('ASSETS', 100, { at: 220, bold: true })
        .center('LIABILITIES AND EQUITY', 100, { at: 580, bold: true })
      paper.rule(40, 752, 115).upright(396, 100, 420)
      const manner = { y: 124, rowHeight: 19, rules: 'double' } as const
      drawTable(paper, assets, {
        ...manner,
        x: 44,
        rows: assets.rows.slice(0, -1),
        columns: [{ right: 380, text: plain(0) }],
      })
      drawTable(paper, claims, {
        ...manner,
        x: 412,
        rows: claims.rows.slice(0, -1),
        columns: [{ right: 748, text: plain(0) }],
      })
      drawTable(paper, assets, {
        ...manner,
        y: 392,
        x: 44,
        rows: assets.rows.slice(-1),
        columns: [{ right: 380, text: plain(0, { prefix: '$' }) }],
      })
      drawTable(paper, claims, {
        ...manner,
        y: 392,
        x: 412,
        rows: claims.rows.slice(-1),
        columns: [{ right: 748, text: plain(0, { prefix: '$' }) }],
      })
      return paper.done()
    },
  }
})()

const pairOnOnePage: MadeDocument = (() => {
  const of = amounts(47)
  const { assets, claims } = halves(48)
  const income = smallIncome(1, base => of.series(base, 1))
  const company = 'Pinnacle Auto Body Inc'
  const ends = ['2025-12-31']
  return {
    name: 'two-statements-side-by-side',
    what: 'balance sheet on the left half, income statement on the right half of one landscape page',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: assets, ends },
      { ledger: claims, ends },
      { ledger: income, ends },
    ]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 9)
      paper.center(company, 36, { bold: true, size: 14 }).center('Financial Statements - December 31, 2025', 54)
      paper
        .left('BALANCE SHEET', 44, 84, { bold: true, size: 11 })
        .left('INCOME STATEMENT', 430, 84, { bold: true, size: 11 })
      paper.left('As of December 31, 2025', 44, 98).left('Year ended December 31, 2025', 430, 98)
      const below = drawTable(paper, assets, {
        x: 44,
        y: 118,
        rowHeight: 15,
        columns: [{ right: 370, text: plain(0) }],
      })
      drawTable(paper, claims, { x: 44, y: below + 8, rowHeight: 15, columns: [{ right: 370, text: plain(0) }] })
      drawTable(paper, income, { x: 430, y: 118, rowHeight: 15, columns: [{ right: 750, text: plain(0) }] })
      return paper.done()
    },
  }
})()

const mainframe: MadeDocument = (() => {
  const { assets, claims } = halves(49)
  const company = 'GENERAL LEDGER SYSTEM - TRI COUNTY FEED & SEED'
  const ends = ['2025-10-31']
  return {
    name: 'ledger-printout-trailing-signs',
    what: 'fixed-pitch capitals, debits plain and credits with CR, accumulated depreciation with CR, run date and page in the head',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-10-31' },
    truth: {
      ...truthOf(null, [
        { ledger: assets, ends },
        { ledger: claims, ends },
      ]),
      companyName: null,
    },
    draw: () => {
      const paper = new Paper().type('Courier', 9)
      paper.left('RUN DATE 11/04/25  08:14', 40, 36).right('PAGE 1', 560, 36)
      paper.center(company, 52).center('BALANCE SHEET AS OF 10/31/25', 64)
      const upper = (rows: readonly Row[]) => rows.map(row => ({ ...row, label: row.label.toUpperCase() }))
      const below = drawTable(paper, assets, {
        x: 40,
        y: 92,
        rowHeight: 13,
        rows: upper(assets.rows),
        boldTotals: false,
        boldHeadings: false,
        rules: 'none',
        columns: [{ right: 470, text: row => written(row.values[0], { decimals: 2, negative: 'CR' }) }],
      })
      drawTable(paper, claims, {
        x: 40,
        y: below + 13,
        rowHeight: 13,
        rows: upper(claims.rows),
        boldTotals: false,
        boldHeadings: false,
        rules: 'none',
        // Liabilities and equity are credit balances: CR on them is their ordinary side, not a minus.
        columns: [{ right: 470, text: row => written(-(row.values[0] ?? 0), { decimals: 2, negative: 'CR' }) }],
      })
      return paper.done()
    },
  }
})()

const turned: MadeDocument = (() => {
  const of = amounts(50)
  const company = 'Osprey Marine Services LLC'
  const ledger = smallIncome(3, base => of.series(base, 3))
  return {
    name: 'income-on-a-turned-page',
    what: 'a page with rotation 90: read upright it is a landscape statement of three years',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31', '2023-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 10)
      const { page } = paper.pdf
      Object.assign(page.dictionary.data, { Rotate: 90 })
      // The displayed point (x, y) of a page turned clockwise lies at (y, height - x) of the sheet.
      paper.pdf.transform(0, -1, 1, 0, 0, page.height)
      paper.left(company, 60, 50, { bold: true, size: 14 }).left('Income Statement', 60, 70, { size: 12 })
      paper.left('Years ended December 31', 60, 86)
      const columns = ['2025', '2024', '2023'].map((header, column) => ({
        right: 480 + column * 100,
        header: [header],
        text: plain(column),
      }))
      drawTable(paper, ledger, { x: 60, y: 110, rowHeight: 20, columns, headerRule: true })
      return paper.done()
    },
  }
})()

export const shapes: readonly MadeDocument[] = [
  monthly,
  quarters,
  budget,
  stores,
  percentages,
  account,
  pairOnOnePage,
  mainframe,
  turned,
]
