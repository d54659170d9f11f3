/** Printouts of bookkeeping programs: QuickBooks, Xero and Sage manners, each on its own paper. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, is } from '../places.ts'

const step = 0.01

const desktopProfit: MadeDocument = (() => {
  const of = amounts(11)
  const one = (base: number) => of.series(base, 1, { step })
  const company = 'Harrow Creek Cabinetry LLC'
  const ledger = new Ledger(1)
    .open('Ordinary Income/Expense')
    .open('Income')
    .line('4000 · Cabinet Sales', one(812_400.55))
    .line('4100 · Installation Income', one(148_220.1))
    .line('4900 · Returns and Allowances', [-6_310.25])
    .close('Total Income', is.revenue)
    .open('Cost of Goods Sold')
    .line('5000 · Lumber and Hardware', one(301_118.4))
    .line('5100 · Subcontracted Finishing', one(62_004.75))
    .close('Total COGS', is.cost, { minus: true })
    .result('Gross Profit', is.gross, { level: 1 })
    .open('Expense')
    .line('6000 · Advertising and Promotion', one(14_200.35), is.marketing)
    .line('6100 · Automobile Expense', one(9_870.05))
    .line('6200 · Depreciation Expense', one(22_600), is.depreciation)
    .line('6300 · Insurance Expense', one(18_430.6))
    .line('6400 · Office Supplies', one(4_210.99))
    .line('6500 · Payroll Expenses', one(241_900.8), is.salaries)
    .line('6600 · Rent Expense', one(60_000), is.rent)
    .line('6700 · Utilities', one(11_760.42), is.rent)
    .close('Total Expense', is.totalExpenses, { minus: true })
    .close('Net Ordinary Income', is.netOrdinary)
    .open('Other Income/Expense')
    .open('Other Income')
    .line('7000 · Interest Income', [412.18])
    .close('Total Other Income', is.otherIncome)
    .open('Other Expense')
    .line('8000 · Loss on Disposal of Equipment', [1_940])
    .close('Total Other Expense', is.otherExpenses, { minus: true })
    .close('Net Other Income', is.netOther)
    .result('Net Income', is.net)
  return {
    name: 'quickbooks-desktop-profit-and-loss',
    what: 'account numbers in the labels, cents, minus signs, net ordinary and net other income, time stamp in the corner',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9)
      paper.left('10:42 AM', 40, 36, { bold: true, size: 8 }).left('01/14/26', 40, 48, { bold: true, size: 8 })
      paper.left('Accrual Basis', 40, 60, { bold: true, size: 8 })
      paper.center(company, 36, { bold: true, size: 12 }).center('Profit & Loss', 52, { bold: true, size: 14 })
      paper.center('January through December 2025', 70, { bold: true, size: 10 })
      paper.rule(40, 572, 88, 1.2)
      drawTable(paper, ledger, {
        x: 110,
        y: 94,
        indent: 12,
        rowHeight: 14,
        columns: [
          {
            right: 480,
            header: ['Jan - Dec 25'],
            text: row => written(row.values[0], { decimals: 2, negative: 'minus', zero: '0' }),
          },
        ],
        headerRule: true,
      })
      return paper.done()
    },
  }
})()

const onlineBalance: MadeDocument = (() => {
  const of = amounts(12)
  const one = (base: number) => of.series(base, 1, { step })
  const company = 'Blue Heron Landscaping Inc.'
  const ledger = new Ledger(1)
    .open('ASSETS')
    .open('Current Assets')
    .open('Bank Accounts')
    .line('Business Checking (4471)', one(58_240.12))
    .line('Savings', one(20_105.5))
    .close('Total Bank Accounts', bs.cash)
    .open('Accounts Receivable')
    .line('Accounts Receivable (A/R)', one(91_377.3))
    .close('Total Accounts Receivable', bs.receivable)
    .open('Other Current Assets')
    .line('Inventory Asset', one(33_018.77), bs.inventory)
    .line('Prepaid Insurance', one(5_400), bs.prepaid)
    .close('Total Other Current Assets')
    .close('Total Current Assets', bs.totalCurrent)
    .open('Fixed Assets')
    .line('Trucks and Trailers', one(184_500), bs.property)
    .line('Mowers and Tools', one(66_240.4), bs.property)
    .line('Accumulated Depreciation', [-119_655.25], bs.depreciation)
    .close('Total Fixed Assets', null, { maybe: bs.totalFixed })
    .close('TOTAL ASSETS', bs.totalAssets, { minus: true })
    .open('LIABILITIES AND EQUITY')
    .open('Liabilities')
    .open('Current Liabilities')
    .open('Accounts Payable')
    .line('Accounts Payable (A/P)', one(41_270.6))
    .close('Total Accounts Payable', bs.payable)
    .open('Credit Cards')
    .line('Visa x8821', one(7_912.36), null, { maybe: [bs.shortDebt, bs.otherCurrentLiabilities] })
    .close('Total Credit Cards')
    .open('Other Current Liabilities')
    .line('Payroll Liabilities', one(6_630.18), null, { maybe: [bs.accrued, bs.otherCurrentLiabilities] })
    .line('Sales Tax Payable', one(3_104.95), null, { maybe: [bs.accrued, bs.otherCurrentLiabilities] })
    .close('Total Other Current Liabilities')
    .close('Total Current Liabilities', bs.totalCurrentLiabilities)
    .open('Long-Term Liabilities')
    .line('Truck Loan - Prairie Bank', one(71_800), bs.longDebt)
    .close('Total Long-Term Liabilities', bs.totalLongLiabilities)
    .close('Total Liabilities', bs.totalLiabilities)
    .open('Equity')
    .line('Common Stock', [5_000], bs.stock)
    .plug('Retained Earnings', bs.retained)
    .close('Total Equity', bs.totalEquity)
    .close('TOTAL LIABILITIES AND EQUITY', bs.totalBoth)
  return {
    name: 'quickbooks-online-balance-sheet',
    what: 'bank accounts by number, every group closed with its own total, dollar signs on totals only, negative as -$',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-09-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-09-30'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9)
      paper
        .center('Balance Sheet', 40, { size: 18 })
        .center(company, 64, { size: 11, bold: true })
        .center('As of September 30, 2025', 80)
      drawTable(paper, ledger, {
        x: 60,
        y: 110,
        indent: 12,
        rowHeight: 14.5,
        boldHeadings: false,
        rules: 'single',
        headerRule: true,
        columns: [
          {
            right: 552,
            header: ['TOTAL'],
            text: row =>
              written(row.values[0], { decimals: 2, negative: 'minus', prefix: row.style === 'total' ? '$' : '' }),
          },
        ],
      })
      paper.center('Accrual Basis  Thursday, October 9, 2025 02:11 PM GMT-06:00', 750, { size: 7 })
      return paper.done()
    },
  }
})()

const xeroPair: MadeDocument = (() => {
  const of = amounts(13)
  const two = (base: number) => of.series(base, 2)
  const company = 'Tidewater Kayak Supply Ltd'
  const income = new Ledger(2)
    .open('Trading Income')
    .line('Sales', two(640_200))
    .line('Shipping Recovered', two(21_400))
    .close('Total Trading Income', is.revenue)
    .open('Cost of Sales')
    .line('Opening Stock and Purchases', two(330_100))
    .line('Freight Inwards', two(18_300))
    .close('Total Cost of Sales', is.cost, { minus: true })
    .result('Gross Profit', is.gross)
    .open('Operating Expenses')
    .line('Accounting Fees', two(7_200))
    .line('Advertising', two(15_350), is.marketing)
    .line('Depreciation', two(12_480), is.depreciation)
    .line('Insurance', two(9_640))
    .line('Rent', two(38_400), is.rent)
    .line('Wages and Salaries', two(133_200), is.salaries)
    .close('Total Operating Expenses', is.totalExpenses, { minus: true })
    .result('Net Profit', is.net)
  const balance = new Ledger(2)
    .open('Assets')
    .open('Bank')
    .line('Everyday Account', two(44_120))
    .line('Savings Account', two(15_000))
    .close('Total Bank', bs.cash, { maybe: bs.totalCurrent })
    .open('Current Assets')
    .line('Accounts Receivable', two(52_740), bs.receivable)
    .line('Inventory', two(88_310), bs.inventory)
    .close('Total Current Assets', null, { maybe: bs.totalCurrent })
    .open('Fixed Assets')
    .line('Plant & Equipment', two(96_400), bs.property)
    .line('Less Accumulated Depreciation on Plant & Equipment', [-41_260, -28_780], bs.depreciation)
    .close('Total Fixed Assets', null, { maybe: bs.totalFixed })
    .close('Total Assets', bs.totalAssets, { minus: true })
    .open('Liabilities')
    .open('Current Liabilities')
    .line('Accounts Payable', two(47_600), bs.payable)
    .line('Wages Payable - Payroll', two(8_120), null, { maybe: bs.accrued })
    .close('Total Current Liabilities', bs.totalCurrentLiabilities)
    .open('Non-Current Liabilities')
    .line('Bank Loan', two(60_000), bs.longDebt)
    .close('Total Non-Current Liabilities', bs.totalLongLiabilities)
    .close('Total Liabilities', bs.totalLiabilities)
    .open('Equity')
    .line('Owner A Share Capital', [1_000, 1_000], bs.stock)
    .line('Current Year Earnings', income.valuesOf('Net Profit'), null, { maybe: bs.retained })
    .plug('Retained Earnings', bs.retained)
    .close('Total Equity', bs.totalEquity)
  // Xero prints the net assets, and its "total current assets" leaves the bank out: both totals are the analyst's to decide.
  return {
    name: 'xero-profit-and-balance',
    what: 'two reports on two A4 pages, day-first dates, bank outside the current assets, net assets instead of a total of both sides',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-06-30' },
    truth: truthOf(company, [
      { ledger: balance, ends: ['2025-06-30', '2024-06-30'] },
      { ledger: income, ends: ['2025-06-30', '2024-06-30'] },
    ]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Helvetica', 9)
      const columns = (headers: readonly [string, string]) =>
        headers.map((header, column) => ({
          right: 430 + column * 100,
          header: [header],
          text: (row: { values: readonly (number | null)[] }) => written(row.values[column]),
        }))
      paper
        .left('Profit and Loss', 50, 44, { bold: true, size: 16 })
        .left(company, 50, 66, { size: 11 })
        .left('For the year ended 30 June 2025', 50, 82)
      drawTable(paper, income, { x: 50, y: 112, columns: columns(['2025', '2024']), headerRule: true })
      paper
        .page()
        .left('Balance Sheet', 50, 44, { bold: true, size: 16 })
        .left(company, 50, 66, { size: 11 })
        .left('As at 30 June 2025', 50, 82)
      const net = balance
        .valuesOf('Total Assets')
        .map((value, column) => value - balance.valuesOf('Total Liabilities')[column]!)
      const rows = balance.rows.flatMap(row =>
        row.label === 'Equity' ? [{ ...row, style: 'total' as const, label: 'Net Assets', values: net }, row] : [row],
      )
      drawTable(paper, balance, {
        x: 50,
        y: 112,
        rows,
        columns: columns(['30 Jun 2025', '30 Jun 2024']),
        headerRule: true,
      })
      return paper.done()
    },
  }
})()

const sageIncome: MadeDocument = (() => {
  const of = amounts(14)
  const company = 'Corliss Machine & Tool, Inc.'
  // Column 0: the year to date; column 1: the month of December alone.
  const both = (base: number) => {
    const year = of.series(base, 1, { step })[0]!
    return [year, Math.round((year / 11.3) * 100) / 100]
  }
  const ledger = new Ledger(2)
    .open('Revenues')
    .line('Machining Sales', both(1_204_330.5))
    .line('Tooling Sales', both(218_900.2))
    .line('Sales Discounts', both(-8_140.4))
    .close('Total Revenues', is.revenue)
    .open('Cost of Sales')
    .line('Materials', both(402_118.9))
    .line('Direct Labor', both(288_450.1))
    .line('Shop Supplies', both(36_200.7))
    .close('Total Cost of Sales', is.cost, { minus: true })
    .result('Gross Profit', is.gross)
    .open('Expenses')
    .line('Advertising Expense', both(6_240.3), is.marketing)
    .line('Depreciation Expense', both(54_000), is.depreciation)
    .line('Freight Expense', both(17_660.2))
    .line('Insurance Expense', both(29_800.8))
    .line('Legal and Professional Expense', both(14_250))
    .line('Rent Expense', both(72_000), is.rent)
    .line('Wages Expense', both(241_330.6), is.salaries)
    .close('Total Expenses', is.totalExpenses, { minus: true })
    .result('Net Income', is.net)
  return {
    name: 'sage-month-and-year-to-date',
    what: 'a month beside the year to date, each followed by its share of revenue, Courier, parentheses with cents',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', null] }]),
    draw: () => {
      const paper = new Paper().type('Courier', 8.5)
      paper.center(company, 40, { bold: true }).center('Income Statement', 52, { bold: true })
      paper.center('For the Twelve Months Ending December 31, 2025', 64, { bold: true })
      const share = (row: { values: readonly (number | null)[] }, column: number) =>
        ((100 * (row.values[column] ?? 0)) / ledger.valuesOf('Total Revenues')[column]!).toFixed(2)
      drawTable(paper, ledger, {
        x: 40,
        y: 90,
        rowHeight: 13,
        columns: [
          { right: 340, header: ['Current Month'], text: row => written(row.values[1], { decimals: 2 }) },
          { right: 400, header: ['%'], text: row => share(row, 1) },
          { right: 500, header: ['Year to Date'], text: row => written(row.values[0], { decimals: 2 }) },
          { right: 560, header: ['%'], text: row => share(row, 0) },
        ],
      })
      paper.center('For Management Purposes Only', 750, { size: 7 })
      return paper.done()
    },
  }
})()

export const bookkeeping: readonly MadeDocument[] = [desktopProfit, onlineBalance, xeroPair, sageIncome]
