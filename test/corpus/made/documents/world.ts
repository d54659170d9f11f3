/** Statements from elsewhere: UK accounts with inset columns, IFRS in millions, European and Indian grouping, nonprofit funds. */
import { Ledger, truthOf, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, is } from '../places.ts'

const ukBalance: MadeDocument = (() => {
  const of = amounts(31)
  const n = (base: number) => of.series(base, 2)
  const company = 'Ravensworth Joinery Limited'
  const [stock, debtors, cash, creditors, tangible, loans] = [
    n(61_400),
    n(118_230),
    n(24_870),
    n(96_540),
    n(142_300),
    n(48_000),
  ]
  const ledger = new Ledger(2)
  const net = (first: readonly number[], ...more: readonly (readonly number[])[]) =>
    first.map((value, column) => more.reduce((sum, other) => sum + other[column]!, value))
  const currentAssets = net(stock, debtors, cash)
  const netCurrent = currentAssets.map((value, column) => value - creditors[column]!)
  const less = net(tangible, netCurrent)
  const netAssets = less.map((value, column) => value - loans[column]!)
  const capital = [100, 100]
  // The inner column of each year carries the parts, the outer one the totals: `part` rows stand further left.
  ledger
    .heading('Fixed assets')
    .line('Tangible assets', tangible, bs.property)
    .heading('Current assets')
    .line('Stocks', stock, bs.inventory)
    .line('Debtors', debtors, bs.receivable)
    .line('Cash at bank and in hand', cash, bs.cash)
    .memo('', currentAssets, bs.totalCurrent)
    .line('Creditors: amounts falling due within one year', creditors, bs.totalCurrentLiabilities, { minus: true })
    .memo('Net current assets', netCurrent)
    .memo('Total assets less current liabilities', less)
    .line('Creditors: amounts falling due after more than one year', loans, bs.totalLongLiabilities, {
      minus: true,
      maybe: bs.longDebt,
    })
    .memo('Net assets', netAssets)
    .heading('Capital and reserves')
    .line('Called up share capital', capital, bs.stock)
    .line(
      'Profit and loss account',
      netAssets.map((value, column) => value - capital[column]!),
      bs.retained,
    )
    .memo("Shareholders' funds", netAssets, bs.totalEquity)
  const truth = truthOf(company, [{ ledger, ends: ['2025-03-31', '2024-03-31'] }])
  const inner = new Set([
    'Stocks',
    'Debtors',
    'Cash at bank and in hand',
    '',
    'Creditors: amounts falling due within one year',
  ])
  const notes: Record<string, string> = {
    'Tangible assets': '4',
    Stocks: '5',
    Debtors: '6',
    'Called up share capital': '9',
  }
  return {
    name: 'uk-balance-sheet-inset-columns',
    what: 'parts in an inner column and totals in an outer one, a note column, creditors by maturity, net assets',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-03-31' },
    truth: {
      ...truth,
      accepted: Object.fromEntries(
        Object.entries(truth.accepted).map(([end, places]) => {
          const column = end === '2025-03-31' ? 0 : 1
          const total = tangible[column]! + currentAssets[column]!
          return [
            end,
            {
              ...places,
              [bs.totalFixed]: [null, tangible[column]!],
              [bs.totalAssets]: [null, total],
              [bs.totalLiabilities]: [null, creditors[column]! + loans[column]!],
            },
          ]
        }),
      ),
    },
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Times-Roman', 10)
      paper.left(`${company} (Registered number: 07734412)`, 50, 44, { bold: true, size: 12 })
      paper.left('Balance Sheet', 50, 64, { bold: true, size: 12 }).left('31 March 2025', 50, 80, { bold: true })
      const cell = (column: number, place: 'inner' | 'outer') => (row: Row) =>
        inner.has(row.label) === (place === 'inner')
          ? written(row.minus ? -row.values[column]! : row.values[column])
          : null
      paper.right('2025', 390, 100, { bold: true }).right('2024', 530, 100, { bold: true })
      drawTable(paper, ledger, {
        x: 50,
        y: 112,
        rowHeight: 18,
        rules: 'single',
        labelWidth: 200,
        columns: [
          { right: 275, header: ['Notes'], text: row => notes[row.label] ?? null },
          { right: 340, header: ['£'], text: cell(0, 'inner') },
          { right: 410, header: ['£'], text: cell(0, 'outer') },
          { right: 480, header: ['£'], text: cell(1, 'inner') },
          { right: 550, header: ['£'], text: cell(1, 'outer') },
        ],
      })
      return paper.done()
    },
  }
})()

const ifrsIncome: MadeDocument = (() => {
  const of = amounts(32)
  const n = (base: number) => of.series(base, 2)
  const company = 'Lindqvist Maritime Group N.V.'
  const ledger = new Ledger(2)
    .line('Revenue', n(3_412), is.revenue)
    .line('Cost of sales', n(2_105), is.cost, { minus: true })
    .result('Gross profit', is.gross)
    .line('Distribution costs', n(388), null, { minus: true, maybe: is.marketing })
    .line('Administrative expenses', n(291), is.general, { minus: true })
    .line('Other operating income', n(24))
    .result('Operating profit', is.operating)
    .line('Finance income', n(18), null, { maybe: [is.otherIncome, is.netOther] })
    .line('Finance costs', n(77), is.interest, { minus: true })
    .line('Share of profit of associates', n(9), null, { maybe: [is.otherIncome, is.netOther] })
    .result('Profit before tax', is.beforeTax)
    .line('Income tax expense', n(142), is.tax, { minus: true })
    .result('Profit for the year', is.net)
  const truth = truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'], scale: 1_000_000 }])
  const notes: Record<string, string> = {
    Revenue: '3',
    'Cost of sales': '4',
    'Finance costs': '8',
    'Income tax expense': '9',
  }
  return {
    name: 'ifrs-income-millions-eur',
    what: 'IFRS wording, € million in the header, costs in parentheses, a column of note numbers, A4',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth,
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Helvetica', 9)
      paper.left('CONSOLIDATED INCOME STATEMENT', 45, 50, { bold: true, size: 13 })
      paper.left(`${company} · for the year ended 31 December`, 45, 70)
      const y = drawTable(paper, ledger, {
        x: 45,
        y: 100,
        rowHeight: 18,
        headerRule: true,
        columns: [
          { right: 350, header: ['Note'], text: row => notes[row.label] ?? null },
          ...[0, 1].map(column => ({
            right: 450 + column * 90,
            header: [`${2025 - column}`, '€ million'],
            text: (row: Row) => written(row.minus ? -row.values[column]! : row.values[column]),
          })),
        ],
      })
      paper
        .left('Attributable to owners of the parent', 45, y + 12)
        .right('318', 450, y + 12)
        .right('297', 540, y + 12)
      return paper.done()
    },
  }
})()

const europeanBalance: MadeDocument = (() => {
  const of = amounts(33)
  const n = (base: number) => of.series(base, 2, { step: 0.01 })
  const company = 'Oberland Präzision GmbH'
  const ledger = new Ledger(2)
    .open('Assets')
    .open('Non-current assets')
    .line('Intangible assets', n(84_310.25), bs.intangible)
    .line('Property, plant and equipment', n(1_204_880.1), bs.property)
    .close('Total non-current assets', bs.totalFixed)
    .open('Current assets')
    .line('Inventories', n(402_115.6), bs.inventory)
    .line('Trade receivables', n(388_470.95), bs.receivable)
    .line('Cash and cash equivalents', n(151_206.4), bs.cash)
    .close('Total current assets', bs.totalCurrent)
    .close('Total assets', bs.totalAssets, { minus: true })
    .open('Equity and liabilities')
    .open('Equity')
    .line('Subscribed capital', [250_000, 250_000], bs.stock)
    .line('Capital reserve', [180_000, 180_000], bs.paidIn)
    .line('Retained earnings', n(612_400.3), bs.retained)
    .close('Total equity', bs.totalEquity)
    .open('Non-current liabilities')
    .line('Bank loans', n(490_000), bs.longDebt)
    .close('Total non-current liabilities', bs.totalLongLiabilities)
    .open('Current liabilities')
    .line('Trade payables', n(231_870.45), bs.payable)
    .plug('Other liabilities', bs.otherCurrentLiabilities)
    .close('Total current liabilities', bs.totalCurrentLiabilities)
    .close('Total equity and liabilities', bs.totalBoth)
  return {
    name: 'european-grouping-balance-sheet',
    what: 'points between thousands and a decimal comma, EUR, day.month.year dates, equity before the liabilities',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'] }]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Helvetica', 9.5)
      paper
        .left(company, 50, 50, { bold: true, size: 12 })
        .left('Statement of financial position as of 31.12.2025', 50, 68)
      const columns = ['31.12.2025', '31.12.2024'].map((date, column) => ({
        right: 440 + column * 100,
        header: [date, 'EUR'],
        text: (row: Row) => written(row.values[column], { decimals: 2, grouping: 'european', negative: 'minus' }),
      }))
      drawTable(paper, ledger, { x: 50, y: 100, rowHeight: 17, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const lakhIncome: MadeDocument = (() => {
  const of = amounts(34)
  const n = (base: number) => of.series(base, 2)
  const company = 'Sundaram Textile Mills Private Limited'
  const ledger = new Ledger(2)
    .open('Income')
    .line('Revenue from operations', n(18_64_32_500), is.revenue)
    .line('Other income', n(22_18_400), is.otherIncome)
    .close('Total income')
    .open('Expenses')
    .line('Cost of materials consumed', n(9_88_40_200), null, { maybe: is.cost })
    .line('Employee benefits expense', n(2_41_75_300), is.salaries)
    .line('Finance costs', n(64_20_100), is.interest)
    .line('Depreciation and amortisation expense', n(71_33_600), is.depreciation)
    .line('Other expenses', n(2_90_14_800))
    .close('Total expenses', null, { minus: true, maybe: is.totalExpenses })
    .result('Profit before tax', is.beforeTax)
    .line('Current tax', n(61_00_000), is.tax, { minus: true })
    .result('Profit for the year', is.net)
  return {
    name: 'lakh-grouping-income-statement',
    what: 'Indian grouping, rupees, income and expenses by nature, fiscal year to 31 March',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-03-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-03-31', '2024-03-31'] }]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Times-Roman', 10)
      paper.center(company, 50, { bold: true, size: 12 })
      paper.center('Statement of Profit and Loss for the year ended 31st March, 2025', 68, { bold: true })
      paper.right('(Amount in Rs.)', 545, 84)
      const columns = ['31st March, 2025', '31st March, 2024'].map((date, column) => ({
        right: 440 + column * 105,
        header: ['Year ended', date],
        text: (row: Row) => written(row.values[column], { grouping: 'indian' }),
      }))
      drawTable(paper, ledger, { x: 50, y: 104, rowHeight: 19, columns, headerRule: true })
      return paper.done()
    },
  }
})()

const nonprofit: MadeDocument = (() => {
  const of = amounts(35)
  const n = (base: number) => of.series(base, 2)
  const company = 'Harbor Light Community Kitchen'
  const ledger = new Ledger(2)
    .open('ASSETS')
    .line('Cash and cash equivalents', n(412_300), bs.cash)
    .line('Contributions receivable', n(88_400), bs.receivable)
    .line('Prepaid expenses', n(12_150), bs.prepaid)
    .line('Property and equipment, net', n(690_200), bs.property)
    .close('Total assets', bs.totalAssets, { minus: true })
    .open('LIABILITIES AND NET ASSETS')
    .open('Liabilities:')
    .line('Accounts payable and accrued expenses', n(54_900), null, { maybe: bs.payable })
    .line('Mortgage payable', n(240_000), bs.longDebt)
    .close('Total liabilities', bs.totalLiabilities)
    .open('Net assets:')
    .line('With donor restrictions', n(130_000))
    .plug('Without donor restrictions', null)
    .close('Total net assets', bs.totalEquity)
    .close('Total liabilities and net assets', bs.totalBoth)
  return {
    name: 'nonprofit-financial-position',
    what: 'unclassified assets and liabilities, net assets by donor restriction, dotted leaders, fiscal year to June',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-06-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-06-30', '2024-06-30'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 11)
      paper
        .center(company.toUpperCase(), 60, { bold: true })
        .center('STATEMENTS OF FINANCIAL POSITION', 76, { bold: true })
      paper.center('JUNE 30, 2025 AND 2024', 92, { bold: true })
      const columns = ['2025', '2024'].map((year, column) => ({
        right: 440 + column * 95,
        header: [year],
        text: (row: Row) => written(row.values[column], { prefix: row.style === 'total' ? '$ ' : '' }),
      }))
      drawTable(paper, ledger, { x: 60, y: 120, rowHeight: 20, columns, leaders: true, rules: 'double' })
      return paper.done()
    },
  }
})()

export const world: readonly MadeDocument[] = [ukBalance, ifrsIncome, europeanBalance, lakhIncome, nonprofit]
