/** Reports of further programs and offices: other bookkeeping wording, entities side by side, lists of label and value, releases, public bodies. */
import { Ledger, truthOf, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written, type NumberManner } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, cf, is } from '../places.ts'
import { halves } from './shapes.ts'

const plain =
  (column: number, manner: NumberManner = {}) =>
  (row: Row) =>
    written(row.values[column], manner)
const cents = (values: readonly number[]) => values.map(value => Math.round(value * 100) / 100)

const cloudBooks: MadeDocument = (() => {
  const of = amounts(101)
  const one = (base: number) => cents(of.series(base, 1, { step: 0.01 }))
  const company = 'Halden Medical Transport'
  const ledger = new Ledger(1)
    .open('Operating Income')
    .line('Transport Fees', one(918_300))
    .line('Mileage Charges', one(204_800))
    .close('Total for Operating Income', is.revenue)
    .open('Cost of Goods Sold')
    .line('Fuel', one(143_900))
    .line('Medical Supplies', one(22_700))
    .close('Total for Cost of Goods Sold', is.cost, { minus: true })
    .result('Gross Profit', is.gross)
    .open('Operating Expense')
    .line('Advertising And Marketing', one(12_400), is.marketing)
    .line('Bank Fees and Charges', one(3_100))
    .line('Depreciation Expense', one(48_000), is.depreciation)
    .line('Salaries and Employee Wages', one(463_000), is.salaries)
    .line('Rent Expense', one(54_000), is.rent)
    .line('Vehicle Insurance', one(61_300))
    .close('Total for Operating Expense', is.totalExpenses, { minus: true })
    .result('Operating Profit', is.operating)
    .open('Non Operating Income')
    .line('Interest Income', one(840))
    .close('Total for Non Operating Income', is.otherIncome)
    .open('Non Operating Expense')
    .line('Penalties', one(1_250))
    .close('Total for Non Operating Expense', is.otherExpenses, { minus: true })
    .result('Net Profit/Loss', is.net)
  return {
    name: 'cloud-books-non-operating-groups',
    what: '"Total for" groups, operating profit, non operating income and expense, basis in the head, three empty-looking columns',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31'] }]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Helvetica', 9)
      paper
        .center(company, 40, { size: 11 })
        .center('Profit and Loss', 56, { size: 16 })
        .center('Basis : Accrual', 78)
        .center('From 01 Jan 2025 To 31 Dec 2025', 92)
      drawTable(paper, ledger, {
        x: 40,
        y: 116,
        rowHeight: 18,
        headerRule: true,
        rules: 'none',
        columns: [
          { right: 400, header: ['Account Code'], text: () => null },
          { right: 555, header: ['Total'], text: plain(0, { decimals: 2, negative: 'minus' }) },
        ],
      })
      return paper.done()
    },
  }
})()

const entities: MadeDocument = (() => {
  const of = amounts(102)
  const company = 'Open Trails Foundation'
  const spread = (base: number) => {
    const parts = [0.5, 0.32, 0.18].map(part => of.series(base * part, 1)[0]!)
    return [...parts, parts.reduce((sum, part) => sum + part, 0)]
  }
  const ledger = new Ledger(4)
    .open('ASSETS')
    .open('Current Assets')
    .line('Cash and Bank Accounts', spread(410_000), bs.cash)
    .line('Accounts Receivable', spread(96_000), bs.receivable)
    .line('Prepaid Expenses', spread(12_500), bs.prepaid)
    .close('Total Current Assets', bs.totalCurrent)
    .line('Equipment, net', spread(38_000), bs.property)
    .close('TOTAL ASSETS', bs.totalAssets, { minus: true })
    .open('LIABILITIES AND EQUITY')
    .open('Current Liabilities')
    .line('Accounts Payable', spread(41_000), bs.payable)
    .line('Deferred Revenue', spread(30_500), bs.otherCurrentLiabilities)
    .close('Total Current Liabilities', bs.totalCurrentLiabilities)
    .open('Equity')
    .plug('Retained Earnings', bs.retained)
    .close('Total Equity', bs.totalEquity)
    .close('TOTAL LIABILITIES AND EQUITY', bs.totalBoth)
  return {
    name: 'balance-sheet-by-entity',
    what: 'three entities and their total; only the total is the company, and no column carries a date',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-11-30' },
    truth: truthOf(company, [{ ledger, ends: [null, null, null, '2025-11-30'] }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 9)
      paper
        .center(company, 40, { bold: true, size: 13 })
        .center('Balance Sheet', 58)
        .center('As of November 30, 2025', 71)
      const columns = ['US Chapter', 'European Office', 'Asia Pacific', 'Total'].map((header, column) => ({
        right: 400 + column * 105,
        header: [header],
        text: plain(column, { decimals: 2 }),
      }))
      drawTable(paper, ledger, { x: 60, y: 96, rowHeight: 18, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const labelValue: MadeDocument = (() => {
  const { assets, claims } = halves(103)
  const company = 'Fulton Street Cycles LLC'
  const ends = ['2025-12-31']
  return {
    name: 'balance-sheet-label-and-value-list',
    what: 'every line as label, colon and value close together, no columns to align',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: assets, ends },
      { ledger: claims, ends },
    ]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 10.5)
      paper.left(company, 60, 50, { bold: true, size: 15 }).left('Balance sheet at December 31, 2025', 60, 72)
      let y = 104
      for (const row of [...assets.rows, ...claims.rows]) {
        const value = written(row.values[0], { prefix: '$' })
        paper.left(
          row.style === 'heading' ? row.label : `${row.label}: ${value}`,
          row.style === 'heading' ? 60 : 76,
          y,
          { bold: row.style !== 'line' },
        )
        y += 19
      }
      return paper.done()
    },
  }
})()

const publicBody: MadeDocument = (() => {
  const of = amounts(104)
  const n = (base: number) => of.series(base, 2)
  const company = 'Riverbend Water District'
  const ledger = new Ledger(2)
    .open('ASSETS')
    .open('Current assets:')
    .line('Cash and cash equivalents', n(4_120), bs.cash)
    .line('Accounts receivable, net', n(1_380), bs.receivable)
    .line('Materials and supplies', n(290), bs.inventory)
    .close('Total current assets', bs.totalCurrent)
    .open('Noncurrent assets:')
    .line('Capital assets, net of accumulated depreciation', n(58_400), bs.property)
    .close('Total noncurrent assets', bs.totalFixed)
    .close('Total assets', bs.totalAssets, { minus: true })
    .line('DEFERRED OUTFLOWS OF RESOURCES', [-1_240, -1_105], null)
    .open('LIABILITIES')
    .open('Current liabilities:')
    .line('Accounts payable', n(870), bs.payable)
    .line('Current portion of long-term debt', n(1_450), bs.currentDebt)
    .close('Total current liabilities', bs.totalCurrentLiabilities)
    .open('Noncurrent liabilities:')
    .line('Revenue bonds payable', n(22_300), bs.longDebt)
    .line('Net pension liability', n(3_900), null, { maybe: bs.otherLongLiabilities })
    .close('Total noncurrent liabilities', bs.totalLongLiabilities)
    .close('Total liabilities', bs.totalLiabilities)
    .line('DEFERRED INFLOWS OF RESOURCES', [640, 715], null)
    .open('NET POSITION')
    .line('Net investment in capital assets', n(34_650))
    .plug('Unrestricted', null)
    .close('Total net position', bs.totalEquity)
  const shown = ledger.rows.map(row =>
    row.label.startsWith('DEFERRED OUT') ? { ...row, values: row.values.map(value => -value!) } : row,
  )
  return {
    name: 'public-body-net-position',
    what: 'deferred outflows and inflows stand apart from assets and liabilities, net position instead of equity, in thousands',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-06-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-06-30', '2024-06-30'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10)
      paper
        .center(company.toUpperCase(), 44, { bold: true, size: 12 })
        .center('Statements of Net Position', 60, { bold: true })
      paper.center('June 30, 2025 and 2024', 73).center('(in thousands of dollars)', 86)
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 450 + column * 95,
        header: [header],
        text: plain(column),
      }))
      drawTable(paper, ledger, { x: 60, y: 108, rows: shown, rowHeight: 18, columns, leaders: true })
      return paper.done()
    },
  }
})()

const release: MadeDocument = (() => {
  const of = amounts(105)
  const company = 'Larkspur Home Brands, Inc.'
  // Quarter 2025, quarter 2024, year 2025, year 2024.
  const n = (base: number) => {
    const [quarter, before] = of.series(base * 0.27, 2) as [number, number]
    const [rest, restBefore] = of.series(base * 0.73, 2) as [number, number]
    return [quarter, before, quarter + rest, before + restBefore]
  }
  const ledger = new Ledger(4)
    .line('Net sales', n(2_310_000), is.revenue)
    .line('Cost of sales', n(1_420_000), is.cost, { minus: true })
    .result('Gross profit', is.gross)
    .line('Selling, general and administrative expenses', n(590_000), null, { minus: true, maybe: is.general })
    .line('Pre-opening expenses', n(14_000), null, { minus: true })
    .result('Operating income', is.operating)
    .line('Interest expense, net', n(9_800), is.interest, { minus: true })
    .result('Income before income taxes', is.beforeTax)
    .line('Income tax expense', n(66_000), is.tax, { minus: true })
    .result('Net income', is.net)
  return {
    name: 'earnings-release-quarter-and-year',
    what: '13 and 52 weeks ended the same day, percentages of sales below, exhibits around it, unaudited',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2026-01-31' },
    truth: truthOf(company, [{ ledger, ends: [null, null, '2026-01-31', '2025-02-01'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 9.5)
      paper.right('Exhibit 1', 560, 30, { bold: true })
      paper
        .center(company, 46, { bold: true })
        .center('Consolidated Statements of Income', 59, { bold: true })
        .center('(In thousands, except per share data)', 72)
        .center('(Unaudited)', 84)
      paper
        .center('13 Weeks Ended', 104, { at: 345, bold: true })
        .center('52 Weeks Ended', 104, { at: 500, bold: true })
      const columns = ['January 31, 2026', 'February 1, 2025', 'January 31, 2026', 'February 1, 2025'].map(
        (header, column) => ({
          right: 335 + column * 76,
          header: header.split(/ (?=\d{4})/),
          text: plain(column),
        }),
      )
      const y = drawTable(paper, ledger, {
        x: 44,
        y: 116,
        rowHeight: 17,
        columns,
        boldTotals: false,
        headerRule: true,
        labelWidth: 215,
      })
      paper.left('Net income per common share - diluted', 44, y + 6)
      for (const [column, text] of ['1.12', '1.03', '4.31', '4.02'].entries())
        paper.right(text, 335 + column * 76, y + 6)
      paper.left('As a percentage of net sales: gross profit 38.5%, operating income 12.3%', 44, y + 30)
      return paper.done()
    },
  }
})()

const comparison: MadeDocument = (() => {
  const of = amounts(106)
  const n = (base: number) => cents(of.series(base, 2, { step: 0.01 }))
  const company = 'Stillwater Orthopedics PA'
  const ledger = new Ledger(2)
    .open('ASSETS')
    .open('Current Assets')
    .open('Checking/Savings')
    .line('1010 · Operating Account', n(88_200))
    .line('1020 · Payroll Account', n(14_700))
    .close('Total Checking/Savings', bs.cash)
    .open('Other Current Assets')
    .line('1300 · Prepaid Malpractice', n(9_400), bs.prepaid)
    .close('Total Other Current Assets')
    .close('Total Current Assets', bs.totalCurrent)
    .open('Fixed Assets')
    .line('1500 · Medical Equipment', n(310_000), bs.property)
    .line('1600 · Accumulated Depreciation', [-184_300.5, -151_200.25], bs.depreciation)
    .close('Total Fixed Assets', null, { maybe: bs.totalFixed })
    .close('TOTAL ASSETS', bs.totalAssets, { minus: true })
    .open('LIABILITIES & EQUITY')
    .open('Liabilities')
    .open('Current Liabilities')
    .open('Credit Cards')
    .line('2100 · Corporate Card', n(11_900), null, { maybe: [bs.shortDebt, bs.otherCurrentLiabilities] })
    .close('Total Credit Cards')
    .open('Other Current Liabilities')
    .line('2200 · Payroll Liabilities', n(8_300), null, { maybe: [bs.accrued, bs.otherCurrentLiabilities] })
    .close('Total Other Current Liabilities')
    .close('Total Current Liabilities', bs.totalCurrentLiabilities)
    .open('Long Term Liabilities')
    .line('2700 · Equipment Loan', n(92_000), bs.longDebt)
    .close('Total Long Term Liabilities', bs.totalLongLiabilities)
    .close('Total Liabilities', bs.totalLiabilities)
    .open('Equity')
    .line('3000 · Capital Stock', [1_000, 1_000], bs.stock)
    .line('Net Income', n(64_000), null, { maybe: bs.retained })
    .plug('3900 · Retained Earnings', bs.retained)
    .close('Total Equity', bs.totalEquity)
    .close('TOTAL LIABILITIES & EQUITY', bs.totalBoth)
  return {
    name: 'quickbooks-desktop-balance-sheet-comparison',
    what: 'Dec 31, 25 beside Dec 31, 24 with $ and % change, checking and savings, account numbers',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 8)
      paper.left('3:05 PM', 36, 34, { bold: true }).left('02/02/26', 36, 45, { bold: true })
      paper
        .center(company, 34, { bold: true, size: 12 })
        .center('Balance Sheet Prev Year Comparison', 50, { bold: true, size: 13 })
        .center('As of December 31, 2025', 67, { bold: true })
      const change = (row: Row) => Math.round((row.values[0]! - row.values[1]!) * 100) / 100
      drawTable(paper, ledger, {
        x: 60,
        y: 90,
        rowHeight: 13.5,
        indent: 9,
        headerRule: true,
        columns: [
          { right: 360, header: ['Dec 31, 25'], text: plain(0, { decimals: 2, negative: 'minus', zero: '0' }) },
          { right: 430, header: ['Dec 31, 24'], text: plain(1, { decimals: 2, negative: 'minus', zero: '0' }) },
          {
            right: 500,
            header: ['$ Change'],
            text: row => written(change(row), { decimals: 2, negative: 'minus', zero: '0' }),
          },
          {
            right: 560,
            header: ['% Change'],
            text: row => `${((100 * change(row)) / Math.abs(row.values[1]!)).toFixed(1)}%`,
          },
        ],
      })
      return paper.done()
    },
  }
})()

const quarterCash: MadeDocument = (() => {
  const of = amounts(107)
  const n = (base: number) => of.series(base, 2)
  const out = (base: number) => n(base).map(value => -value)
  const company = 'Helix Semiconductor Corporation'
  const ledger = new Ledger(2)
    .open('Cash flows from operating activities:')
    .line('Net income', n(912), cf.net)
    .line('Depreciation and amortization', n(341), cf.depreciation)
    .line('Deferred income taxes', [-44, 18])
    .line('Accounts receivable', [-212, -96], cf.receivable)
    .line('Inventories', [88, -131], cf.inventory)
    .line('Accounts payable', [57, 64], cf.payable)
    .close('Net cash provided by operating activities', cf.operating)
    .open('Cash flows from investing activities:')
    .line('Proceeds from sales of marketable securities', n(730), cf.investments)
    .line('Purchases of marketable securities', out(1_020), cf.investments)
    .line('Purchases of property and equipment', out(246), cf.capital)
    .close('Net cash used in investing activities', cf.investing)
    .open('Cash flows from financing activities:')
    .line('Payments related to repurchases of common stock', out(410), cf.stock)
    .line('Dividends paid', out(99), cf.dividends)
    .close('Net cash used in financing activities', cf.financing)
    .result('Change in cash and cash equivalents', cf.change)
    .line('Cash and cash equivalents at beginning of period', [3_389, 1_990], cf.beginning)
    .result('Cash and cash equivalents at end of period', cf.ending)
  return {
    name: 'filing-cash-flow-three-months',
    what: 'an interim cash flow with days that are not month ends, in millions, dollar signs in a column of their own',
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2025-04-27' },
    truth: truthOf(company, [{ ledger, ends: ['2025-04-27', '2024-04-28'], scale: 1_000_000 }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 8.5)
      paper
        .center(company.toUpperCase(), 44, { bold: true })
        .center('CONDENSED CONSOLIDATED STATEMENTS OF CASH FLOWS', 57, { bold: true })
        .center('(In millions)', 69)
        .center('(Unaudited)', 80)
      paper.center('Three Months Ended', 98, { at: 480, bold: true })
      const marked = new Set(['Net income', 'Cash and cash equivalents at end of period'])
      const columns = ['Apr 27, 2025', 'Apr 28, 2024'].flatMap((header, column) => [
        { right: 405 + column * 95, text: (row: Row) => (marked.has(row.label) ? '$' : null) },
        { right: 462 + column * 95, header: [header], text: plain(column) },
      ])
      drawTable(paper, ledger, { x: 48, y: 110, rowHeight: 17, columns, boldTotals: false, rules: 'none' })
      return paper.done()
    },
  }
})()

export const reports: readonly MadeDocument[] = [
  cloudBooks,
  entities,
  labelValue,
  publicBody,
  release,
  comparison,
  quarterCash,
]
