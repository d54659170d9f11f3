/** Small businesses of several trades: contractor, farm, medical practice, restaurant, trucking. */
import { Ledger, truthOf, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, is } from '../places.ts'

const contractor: MadeDocument = (() => {
  const of = amounts(61)
  const n = (base: number) => of.series(base, 2)
  const company = 'Granite Ridge Builders, Inc.'
  const ledger = new Ledger(2)
    .open('ASSETS')
    .open('CURRENT ASSETS')
    .line('Cash', n(188_200), bs.cash)
    .line('Contracts receivable', n(742_900), null, { maybe: bs.receivable })
    .line('Retainage receivable', n(121_400), null, { maybe: bs.receivable })
    .line('Costs and estimated earnings in excess of billings on uncompleted contracts', n(93_750), null, {
      maybe: bs.otherCurrent,
    })
    .close('TOTAL CURRENT ASSETS', bs.totalCurrent)
    .open('PROPERTY AND EQUIPMENT')
    .line('Construction equipment', n(640_000), bs.property)
    .line('Vehicles', n(215_300), bs.property)
    .line('Less accumulated depreciation', [-402_600, -331_800], bs.depreciation)
    .close('NET PROPERTY AND EQUIPMENT', null, { maybe: bs.totalFixed })
    .close('TOTAL ASSETS', bs.totalAssets, { minus: true })
    .open("LIABILITIES AND STOCKHOLDER'S EQUITY")
    .open('CURRENT LIABILITIES')
    .line('Accounts payable', n(398_700), bs.payable)
    .line('Billings in excess of costs and estimated earnings on uncompleted contracts', n(66_200), null, {
      maybe: bs.otherCurrentLiabilities,
    })
    .line('Current maturities of long-term debt', n(71_500), bs.currentDebt)
    .close('TOTAL CURRENT LIABILITIES', bs.totalCurrentLiabilities)
    .line('LONG-TERM DEBT, net of current maturities', n(188_000), bs.longDebt)
    .open("STOCKHOLDER'S EQUITY")
    .line('Common stock, no par value', [20_000, 20_000], bs.stock)
    .plug('Retained earnings', bs.retained)
    .close("TOTAL STOCKHOLDER'S EQUITY", bs.totalEquity)
    .close("TOTAL LIABILITIES AND STOCKHOLDER'S EQUITY", bs.totalBoth)
  return {
    name: 'contractor-percentage-of-completion',
    what: 'costs in excess of billings and billings in excess of costs, retainage, labels over two lines',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10.5)
      paper.center(company.toUpperCase(), 48, { bold: true, size: 12 }).center('BALANCE SHEETS', 64, { bold: true })
      paper
        .center('DECEMBER 31, 2025 AND 2024', 78, { bold: true })
        .center("See independent accountant's review report", 92, { size: 8 })
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 450 + column * 95,
        header: [header],
        text: (row: Row, index: number) =>
          written(row.values[column], { prefix: index === 2 || row.label.startsWith('TOTAL ASSETS') ? '$ ' : '' }),
      }))
      drawTable(paper, ledger, { x: 54, y: 112, rowHeight: 18, labelWidth: 290, columns, rules: 'double' })
      return paper.done()
    },
  }
})()

const farm: MadeDocument = (() => {
  const of = amounts(62)
  const one = (base: number) => of.series(base, 1, { step: 50 })
  const company = 'Hollis Family Farms Partnership'
  const ledger = new Ledger(1)
    .open('CURRENT FARM ASSETS')
    .line('Cash and checking', one(64_000), bs.cash)
    .line('Accounts receivable', one(18_500), bs.receivable)
    .line('Crop inventory: corn and soybeans in storage', one(212_000), bs.inventory)
    .line('Prepaid seed and fertilizer', one(41_000), bs.prepaid)
    .close('Total current assets', bs.totalCurrent)
    .open('NON-CURRENT FARM ASSETS')
    .line('Machinery and equipment', one(688_000), null, { maybe: bs.property })
    .line('Breeding livestock', one(154_000), null, { maybe: bs.property })
    .line('Land, 312 acres', one(1_950_000), null, { maybe: bs.property })
    .close('Total non-current assets', null, { maybe: bs.totalFixed })
  const owned = ledger.valuesOf('Total current assets')[0]! + ledger.valuesOf('Total non-current assets')[0]!
  ledger
    .memo('TOTAL FARM ASSETS', [owned], bs.totalAssets)
    .open('CURRENT LIABILITIES')
    .line('Accounts payable', one(27_300), bs.payable)
    .line('Operating note', one(120_000), null, { maybe: bs.shortDebt })
    .line('Principal due within 12 months on term loans', one(58_000), null, { maybe: bs.currentDebt })
    .close('Total current liabilities', bs.totalCurrentLiabilities)
    .open('NON-CURRENT LIABILITIES')
    .line('Machinery loans', one(205_000), null, { maybe: bs.longDebt })
    .line('Real estate mortgage', one(740_000), null, { maybe: bs.longDebt })
    .close('Total non-current liabilities', bs.totalLongLiabilities)
  const owed = ledger.valuesOf('Total current liabilities')[0]! + ledger.valuesOf('Total non-current liabilities')[0]!
  ledger.memo('TOTAL LIABILITIES', [owed], bs.totalLiabilities).memo('FARM NET WORTH', [owned - owed], bs.totalEquity)
  return {
    name: 'farm-balance-sheet-net-worth',
    what: 'crops, livestock and land at market, non-current instead of fixed, net worth instead of equity, no total of both sides',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 10)
      paper
        .left(`Name: ${company}`, 54, 44, { bold: true })
        .left('Farm Balance Sheet - Market Value Basis', 54, 60, { size: 13, bold: true })
      paper.left('Date: 12/31/2025', 54, 78)
      drawTable(paper, ledger, {
        x: 54,
        y: 100,
        rowHeight: 20,
        columns: [
          { right: 540, header: ['Market Value'], text: row => written(row.values[0], { prefix: '$', zero: '0' }) },
        ],
        headerRule: true,
        rules: 'none',
      })
      return paper.done()
    },
  }
})()

const practice: MadeDocument = (() => {
  const of = amounts(63)
  const n = (base: number) => of.series(base, 2)
  const company = 'Lakeview Family Medicine, P.C.'
  const ledger = new Ledger(2)
    .open('Revenues')
    .line('Patient fees collected', n(2_140_600))
    .line('Capitation payments', n(318_200))
    .line('Less: refunds', [-14_350, -11_020])
    .close('Total revenues collected', is.revenue)
    .open('Expenses')
    .line('Physician salaries', n(702_000), null, { maybe: is.salaries })
    .line('Staff salaries', n(548_300), null, { maybe: is.salaries })
    .line('Payroll taxes and benefits', n(171_400), null, { maybe: is.salaries })
    .line('Medical supplies', n(148_900), null, { maybe: is.cost })
    .line('Malpractice insurance', n(63_700))
    .line('Office rent', n(132_000), is.rent)
    .line('Depreciation', n(41_250), is.depreciation)
    .line('Marketing and website', n(8_900), is.marketing)
    .line('Billing service and professional fees', n(96_300))
    .close('Total expenses', null, { minus: true, maybe: is.totalExpenses })
    .result('Excess of revenues over expenses', is.net)
  return {
    name: 'medical-practice-cash-basis',
    what: 'cash basis wording: fees collected, excess of revenues over expenses',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10.5)
      paper
        .center(company, 50, { bold: true, size: 13 })
        .center('Statements of Revenues and Expenses - Cash Basis', 68, { bold: true })
      paper.center('Years Ended December 31, 2025 and 2024', 82)
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 440 + column * 100,
        header: [header],
        text: (row: Row) => written(row.values[column]),
      }))
      drawTable(paper, ledger, { x: 60, y: 106, rowHeight: 20, columns, rules: 'double', boldTotals: false })
      return paper.done()
    },
  }
})()

const restaurant: MadeDocument = (() => {
  const of = amounts(64)
  const one = (base: number) => of.series(base, 1, { step: 0.01 })
  const company = 'Saffron & Smoke Bistro LLC'
  const ledger = new Ledger(1)
    .open('SALES')
    .line('Food sales', one(1_042_600))
    .line('Beverage sales', one(318_900))
    .close('TOTAL SALES', is.revenue)
    .open('COST OF SALES')
    .line('Food cost', one(331_200))
    .line('Beverage cost', one(71_600))
    .close('TOTAL COST OF SALES', is.cost, { minus: true })
    .result('GROSS PROFIT', is.gross)
    .open('OPERATING EXPENSES')
    .line('Salaries & Wages', one(438_900), is.salaries)
    .line('Advertising', one(16_200), is.marketing)
    .line('Rent', one(96_000), is.rent)
    .line('Utilities', one(39_300), is.rent)
    .line('Repairs & Maintenance', one(18_800))
    .line('Credit Card Fees', one(34_100))
    .line('Depreciation', one(27_500), is.depreciation)
    .close('TOTAL OPERATING EXPENSES', is.totalExpenses, { minus: true })
    .result('OPERATING INCOME', is.operating)
    .line('Interest Expense', one(12_300), is.interest, { minus: true })
    .result('NET INCOME', is.net)
  return {
    name: 'restaurant-percent-of-sales',
    what: 'food and beverage, percentages glued with a sign beside the amounts, $ in front of every figure',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-28' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-28'] }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 9.5)
      paper
        .left(company, 60, 44, { bold: true, size: 14 })
        .left('Income Statement for the 52 weeks ended December 28, 2025', 60, 64)
      const sales = ledger.valuesOf('TOTAL SALES')[0]!
      drawTable(paper, ledger, {
        x: 60,
        y: 90,
        rowHeight: 17,
        headerRule: true,
        rules: 'none',
        columns: [
          { right: 450, header: ['Amount'], text: row => written(row.values[0], { decimals: 2, prefix: '$' }) },
          { right: 530, header: ['% of Sales'], text: row => `${((100 * (row.values[0] ?? 0)) / sales).toFixed(1)}%` },
        ],
      })
      return paper.done()
    },
  }
})()

const trucking: MadeDocument = (() => {
  const of = amounts(65)
  const n = (base: number) => of.series(base, 2)
  const company = 'Redline Carriers Inc.'
  const ledger = new Ledger(2)
    .open('OPERATING REVENUE')
    .line('Freight revenue', n(3_208_400))
    .line('Fuel surcharge revenue', n(412_700))
    .close('Total operating revenue', is.revenue)
    .open('OPERATING EXPENSES')
    .line('Driver wages and benefits', n(1_092_300), is.salaries)
    .line('Fuel', n(801_500))
    .line('Purchased transportation', n(498_200))
    .line('Repairs and tires', n(214_900))
    .line('Depreciation', n(318_000), is.depreciation)
    .line('Insurance and claims', n(186_400))
    .line('Terminal rent and utilities', n(72_300), is.rent)
    .line('Licenses and permits', n(41_100))
    .close('Total operating expenses', is.totalExpenses, { minus: true })
    .result('INCOME FROM OPERATIONS', is.operating)
    .line('Interest expense', n(88_600), is.interest, { minus: true })
    .line('Gain on sale of equipment', n(21_500), is.otherIncome)
    .result('INCOME BEFORE INCOME TAXES', is.beforeTax)
    .line('Income taxes', n(48_300), is.tax, { minus: true })
    .result('NET INCOME', is.net)
  return {
    name: 'trucking-operating-expenses',
    what: 'no cost of sales, all costs are operating expenses, a gain among the costs below the operating income, leaders',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper().type('Courier', 9)
      paper.center(company.toUpperCase(), 44, { bold: true }).center('STATEMENTS OF INCOME', 56, { bold: true })
      paper.center('FOR THE YEARS ENDED DECEMBER 31, 2025 AND 2024', 68)
      const columns = ['2025', '2024'].map((header, column) => ({
        right: 450 + column * 95,
        header: [header],
        text: (row: Row) => written(row.minus ? -row.values[column]! : row.values[column]),
      }))
      drawTable(paper, ledger, { x: 50, y: 92, rowHeight: 17, leaders: true, columns, rules: 'single' })
      return paper.done()
    },
  }
})()

export const trades: readonly MadeDocument[] = [contractor, farm, practice, restaurant, trucking]
