/** What owners hand in: losses and deficits, combined statements, rentals, watermarks, abbreviations, app printouts. */
import { Ledger, truthOf, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written, type NumberManner } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, is } from '../places.ts'
import { smallIncome } from './shapes.ts'

const plain =
  (column: number, manner: NumberManner = {}) =>
  (row: Row) =>
    written(row.values[column], manner)

const startup: MadeDocument = (() => {
  const of = amounts(91)
  const n = (base: number) => of.series(base, 2)
  const company = 'Northwind Robotics, Inc.'
  const income = new Ledger(2)
    .line('Subscription revenue', n(1_240_000), is.revenue)
    .line('Cost of revenue', n(690_000), is.cost, { minus: true })
    .result('Gross profit', is.gross)
    .open('Operating expenses:')
    .line('Research and development', n(2_310_000))
    .line('Sales and marketing', n(1_480_000), is.marketing)
    .line('General and administrative', n(870_000), is.general)
    .close('Total operating expenses', is.totalExpenses, { minus: true })
    .result('Loss from operations', is.operating)
    .line('Interest expense', n(94_000), is.interest, { minus: true })
    .result('Net loss', is.net)
  const balance = new Ledger(2)
    .open('Assets')
    .open('Current assets')
    .line('Cash and cash equivalents', n(3_920_000), bs.cash)
    .line('Accounts receivable', n(214_000), bs.receivable)
    .line('Prepaid expenses', n(88_000), bs.prepaid)
    .close('Total current assets', bs.totalCurrent)
    .line('Property and equipment, net', n(310_000), bs.property)
    .close('Total assets', bs.totalAssets, { minus: true })
    .open("Liabilities and stockholders' deficit")
    .open('Current liabilities')
    .line('Accounts payable', n(190_000), bs.payable)
    .line('Accrued liabilities', n(240_000), bs.accrued)
    .line('Deferred revenue', n(515_000), bs.otherCurrentLiabilities)
    .close('Total current liabilities', bs.totalCurrentLiabilities)
    .line('Convertible notes payable', n(5_800_000), bs.longDebt)
    .close('Total liabilities', bs.totalLiabilities)
    .open("Stockholders' deficit")
    .line('Common stock', [1_000, 1_000], bs.stock)
    .line('Additional paid-in capital', n(4_400_000), bs.paidIn)
    .plug('Accumulated deficit', bs.retained)
    .close("Total stockholders' deficit", bs.totalEquity)
  const both = balance.valuesOf('Total assets')
  balance.memo("Total liabilities and stockholders' deficit", both, bs.totalBoth, { level: 0 })
  const ends = ['2025-12-31', '2024-12-31']
  return {
    name: 'startup-losses-and-deficit',
    what: 'losses in parentheses, a deficit instead of equity, two statements on two pages, draft watermark behind the figures',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: balance, ends },
      { ledger: income, ends },
    ]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9.5)
      const page = (title: string, line: string) => {
        paper.pdf
          .save()
          .fillColor('#dddddd')
          .rotate(-45, { origin: [306, 396] })
        paper.left('DRAFT', 170, 350, { size: 110 })
        paper.pdf.restore().fillColor('#000000')
        paper.center(company, 44, { bold: true, size: 13 }).center(title, 62, { bold: true }).center(line, 76)
      }
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 440 + column * 100,
        header: [header],
        text: plain(column),
      }))
      page('Balance Sheets', 'December 31, 2025 and 2024')
      drawTable(paper, balance, { x: 60, y: 104, rowHeight: 18, columns, rules: 'double' })
      paper.page()
      page('Statements of Operations', 'For the years ended December 31, 2025 and 2024')
      drawTable(paper, income, { x: 60, y: 104, rowHeight: 18, columns, rules: 'double' })
      return paper.done()
    },
  }
})()

const retainedEarnings: MadeDocument = (() => {
  const of = amounts(92)
  const company = 'Birchwood Pharmacy, Inc.'
  const ledger = smallIncome(1, base => of.series(base, 1))
  const net = ledger.valuesOf('Net income')[0]!
  ledger
    .memo('Retained earnings, beginning of year', [204_300])
    .memo('Dividends paid', [-40_000])
    .memo('Retained earnings, end of year', [204_300 + net - 40_000], null, { maybe: bs.retained })
  return {
    name: 'income-and-retained-earnings',
    what: 'the income statement runs on into the retained earnings: net income is not the last line',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-04-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-04-30'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 11)
      paper
        .center(company, 60, { bold: true, size: 13 })
        .center('Statement of Income and Retained Earnings', 78, { bold: true })
      paper.center('For the Fiscal Year Ended April 30, 2025', 94)
      drawTable(paper, ledger, {
        x: 90,
        y: 124,
        rowHeight: 20,
        rules: 'double',
        columns: [{ right: 510, text: plain(0, { prefix: '$' }) }],
      })
      return paper.done()
    },
  }
})()

const rental: MadeDocument = (() => {
  const of = amounts(93)
  // Column 0: year to date; column 1: the month.
  const both = (base: number) => {
    const [year] = of.series(base, 1, { step: 0.01 }) as [number]
    return [Math.round(year * 100) / 100, Math.round(year * 8.6) / 100]
  }
  const company = 'Elmwood Court Apartments LP'
  const ledger = new Ledger(2)
    .open('Operating Income')
    .line('Rent Income', both(842_000))
    .line('Laundry Income', both(11_400))
    .line('Late Fees', both(6_200))
    .close('Total Operating Income', is.revenue)
    .open('Operating Expense')
    .line('Management Fees', both(67_400))
    .line('Repairs and Maintenance', both(88_200))
    .line('Property Taxes', both(102_600))
    .line('Insurance', both(41_300))
    .line('Utilities', both(63_900), is.rent)
    .line('Advertising', both(5_100), is.marketing)
    .close('Total Operating Expense', is.totalExpenses, { minus: true })
    .result('NOI - Net Operating Income', is.operating)
    .line('Mortgage Interest', both(148_700), is.interest, { minus: true })
    .result('Net Income', is.net)
  return {
    name: 'rental-property-month-and-year-to-date',
    what: 'selected month and year to date with their shares, net operating income, property management wording',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-11-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-11-30', null] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9)
      paper
        .left('Income Statement', 40, 40, { bold: true, size: 15 })
        .left(company, 40, 60, { bold: true })
        .left('As of: Nov 2025', 40, 74)
      paper.left('Accounting Basis: Accrual', 40, 86)
      const share = (column: number) => (row: Row) =>
        ((100 * row.values[column]!) / ledger.valuesOf('Total Operating Income')[column]!).toFixed(2)
      drawTable(paper, ledger, {
        x: 40,
        y: 108,
        rowHeight: 17,
        headerRule: true,
        rules: 'none',
        columns: [
          { right: 330, header: ['Selected Month'], text: plain(1, { decimals: 2, negative: 'minus' }) },
          { right: 400, header: ['% of', 'Selected Month'], text: share(1) },
          { right: 495, header: ['Year to Month End'], text: plain(0, { decimals: 2, negative: 'minus' }) },
          { right: 568, header: ['% of Year', 'to Month End'], text: share(0) },
        ],
      })
      return paper.done()
    },
  }
})()

const pitch: MadeDocument = (() => {
  const of = amounts(94)
  const company = 'Vantage Solar Partners'
  const ledger = smallIncome(3, base => of.series((base * 20) / 1e6, 3, { step: 0.1 }))
  const short = (column: number) => (row: Row) => {
    const value = row.values[column]!
    return value < 0 ? `($${Math.abs(value).toFixed(1)}M)` : `$${value.toFixed(1)}M`
  }
  return {
    name: 'income-abbreviated-millions',
    what: '$12.3M in every cell, large type on a slide, years descending',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31', '2023-12-31'], scale: 1_000_000 }]),
    draw: () => {
      const paper = new Paper({ layout: 'landscape' }).type('Helvetica', 13)
      paper
        .left(company, 60, 40, { bold: true, size: 24 })
        .left('Income statement, years ended December 31', 60, 76, { size: 16 })
      const columns = ['2025', '2024', '2023'].map((header, column) => ({
        right: 470 + column * 120,
        header: [header],
        text: short(column),
      }))
      drawTable(paper, ledger, { x: 60, y: 110, rowHeight: 26, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const canadian: MadeDocument = (() => {
  const of = amounts(95)
  const n = (base: number) => of.series(base, 2)
  const company = 'Maple Ridge Forestry Ltd.'
  const ledger = new Ledger(2)
    .open('ASSETS')
    .open('Current')
    .line('Cash', n(71_200), bs.cash)
    .line('Accounts receivable', n(318_400), bs.receivable)
    .line('Inventory', n(142_900), bs.inventory)
    .line('Income taxes recoverable', n(12_600), null, { maybe: bs.otherCurrent })
    .close('', bs.totalCurrent)
    .line('Property, plant and equipment (Note 4)', n(903_500), bs.property)
    .close('', bs.totalAssets, { minus: true })
    .open("LIABILITIES AND SHAREHOLDERS' EQUITY")
    .open('Current')
    .line('Bank indebtedness (Note 5)', n(164_000), null, { maybe: bs.shortDebt })
    .line('Accounts payable and accruals', n(221_700), null, { maybe: [bs.payable, bs.accrued] })
    .line('Current portion of long-term debt (Note 6)', n(96_000), bs.currentDebt)
    .close('', bs.totalCurrentLiabilities)
    .line('Long-term debt (Note 6)', n(428_000), bs.longDebt)
    .line('Future income taxes', n(37_500), null, { maybe: bs.deferredTax })
    .open("Shareholders' equity")
    .line('Share capital (Note 7)', [100, 100], bs.stock)
    .plug('Retained earnings', bs.retained)
    .close('', bs.totalEquity)
    .close('', bs.totalBoth)
  return {
    name: 'canadian-balance-sheet-notes-in-labels',
    what: 'headings "Current" twice, every total without a label, notes in the labels, share capital of 100',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-10-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-10-31', '2024-10-31'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10.5)
      paper
        .left(company.toUpperCase(), 60, 48, { bold: true, size: 12 })
        .left('Balance Sheet', 60, 64, { bold: true })
        .left('October 31, 2025', 60, 78)
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 450 + column * 95,
        header: [header],
        text: (row: Row, index: number) =>
          written(row.values[column], { prefix: index === 2 || index === ledger.rows.length - 1 ? '$ ' : '' }),
      }))
      drawTable(paper, ledger, { x: 60, y: 104, rowHeight: 20, columns, rules: 'double', indent: 8 })
      return paper.done()
    },
  }
})()

const appReport: MadeDocument = (() => {
  const of = amounts(96)
  const company = 'Sunny Side Daycare'
  const ledger = smallIncome(1, base => of.series(base, 1, { step: 0.01 }).map(value => Math.round(value * 100) / 100))
  return {
    name: 'app-printout-dollar-column-apart',
    what: 'the dollar sign stands in a column of its own left of the figures, grey bands, date range in the corner',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9.5)
      paper
        .left('Profit and Loss', 40, 40, { size: 20 })
        .right('Jan 01, 2025 to Dec 31, 2025', 572, 46)
        .left(company, 40, 66, { bold: true })
      for (let band = 0; band < ledger.rows.length; band += 2)
        paper.pdf.rect(36, 96 + band * 18, 540, 18).fill('#f0f0f0')
      paper.pdf.fillColor('#000000')
      drawTable(paper, ledger, {
        x: 40,
        y: 100,
        rowHeight: 18,
        rules: 'none',
        columns: [
          { right: 480, text: () => '$' },
          { right: 568, text: plain(0, { decimals: 2 }) },
        ],
      })
      return paper.done()
    },
  }
})()

export const owners: readonly MadeDocument[] = [startup, retainedEarnings, rental, pitch, canadian, appReport]
