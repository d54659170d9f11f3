/** Statements as audited companies print them: several years, thousands or millions, notes, leaders, restatements. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written, type NumberManner } from '../numbers.ts'
import { drawTable, Paper, type PrintedColumn } from '../paper.ts'
import { bs, cf, is } from '../places.ts'

/** One column per period, `$` on the first figure and on totals as filings set it. */
function yearColumns(
  headers: readonly (readonly string[])[],
  rights: readonly number[],
  manner: NumberManner = {},
): PrintedColumn[] {
  return headers.map((header, column) => ({
    right: rights[column]!,
    header,
    text: row => written(row.values[column], { zero: '—', ...manner }),
  }))
}

/** Balance sheet of a filing, in thousands. */
function filingBalance(seed: number, columns: number): Ledger {
  const of = amounts(seed)
  const n = (base: number) => of.series(base, columns)
  return new Ledger(columns)
    .open('ASSETS')
    .open('Current assets:')
    .line('Cash and cash equivalents', n(218_400), bs.cash)
    .line('Short-term investments', n(96_300), bs.investments)
    .line('Accounts receivable, net of allowance of $4,210 and $3,880', n(301_900), bs.receivable)
    .line('Inventories', n(187_450), bs.inventory)
    .line('Prepaid expenses and other current assets', n(41_200), null, { maybe: [bs.prepaid, bs.otherCurrent] })
    .close('Total current assets', bs.totalCurrent)
    .line('Property, plant and equipment, net', n(412_700), bs.property)
    .line('Goodwill', n(260_000), bs.intangible)
    .line('Intangible assets, net', n(88_140), bs.intangible)
    .line('Other assets', n(35_610), bs.otherLong)
    .close('Total assets', bs.totalAssets, { minus: true })
    .open("LIABILITIES AND STOCKHOLDERS' EQUITY")
    .open('Current liabilities:')
    .line('Accounts payable', n(142_800), bs.payable)
    .line('Accrued liabilities', n(97_530), bs.accrued)
    .line('Current portion of long-term debt', n(25_000), bs.currentDebt)
    .line('Deferred revenue', n(33_900), bs.otherCurrentLiabilities)
    .close('Total current liabilities', bs.totalCurrentLiabilities)
    .line('Long-term debt, less current portion', n(310_000), bs.longDebt)
    .line('Deferred income taxes', n(28_400), bs.deferredTax)
    .line('Other long-term liabilities', n(19_750), bs.otherLongLiabilities)
    .open("Stockholders' equity:")
    .line('Common stock, $0.01 par value; 200,000 shares authorized', n(1_120), bs.stock)
    .line('Additional paid-in capital', n(355_200), bs.paidIn)
    .plug('Retained earnings', bs.retained)
    .close("Total stockholders' equity", bs.totalEquity)
    .close("Total liabilities and stockholders' equity", bs.totalBoth)
}

const balanceTwoYears: MadeDocument = (() => {
  const company = 'Meridian Valve Corporation'
  const ledger = filingBalance(21, 2)
  return {
    name: 'filing-balance-sheet-two-years',
    what: 'in thousands, Times, numbers inside labels, no total of the liabilities, centred capitals',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 9.5)
      paper.center(company.toUpperCase(), 50, { bold: true }).center('CONSOLIDATED BALANCE SHEETS', 63, { bold: true })
      paper.center('(In thousands, except share data)', 76)
      const y = drawTable(paper, ledger, {
        x: 54,
        y: 100,
        indent: 9,
        rowHeight: 16,
        rules: 'double',
        boldTotals: false,
        columns: yearColumns(
          [
            ['December 31,', '2025'],
            ['December 31,', '2024'],
          ],
          [460, 552],
        ),
      })
      paper.center('See accompanying notes to consolidated financial statements.', y + 24).center('47', 760)
      return paper.done()
    },
  }
})()

const incomeThreeYears: MadeDocument = (() => {
  const of = amounts(22)
  const n = (base: number) => of.series(base, 3, { step: 0.1 })
  const company = 'Alder & Finch Technologies, Inc.'
  const ledger = new Ledger(3)
    .line('Net sales', n(4_812.4), is.revenue)
    .line('Cost of goods sold', n(2_930.1), is.cost, { minus: true })
    .result('Gross profit', is.gross)
    .open('Operating expenses:')
    .line('Research and development', n(412.8))
    .line('Selling and marketing', n(366.3), is.marketing)
    .line('General and administrative', n(248.9), is.general)
    .close('Total operating expenses', is.totalExpenses, { minus: true })
    .result('Operating income', is.operating)
    .open()
    .line('Interest expense', [-48.2, -51.7, -50.3])
    .line('Other income, net', [12.4, 9.8, 7.1])
    .close(null)
    .result('Income before income taxes', is.beforeTax)
    .line('Provision for income taxes', n(151.6), is.tax, { minus: true })
    .result('Net income', is.net)
  const truth = truthOf(company, [{ ledger, ends: ['2025-09-27', '2024-09-28', '2023-09-30'], scale: 1_000_000 }])
  const ends = Object.keys(truth.expected)
  // Interest is printed in parentheses among the other items; the contract states it as a positive expense.
  for (const [column, end] of ends.entries())
    Object.assign(truth.expected[end]!, {
      [is.interest]: -1_000_000 * ledger.valuesOf('Interest expense')[column]!,
    })
  return {
    name: 'filing-income-three-years-millions',
    what: '52/53-week years ending on different days, millions with a decimal, earnings and shares below the line',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-09-27' },
    truth: {
      ...truth,
      accepted: Object.fromEntries(
        ends.map((end, column) => {
          const other = Math.round(ledger.valuesOf('Other income, net')[column]! * 1_000_000)
          const interest = Math.round(ledger.valuesOf('Interest expense')[column]! * 1_000_000)
          return [end, { [is.otherIncome]: [null, other], [is.netOther]: [null, other, other + interest] }]
        }),
      ),
    },
    draw: () => {
      const paper = new Paper().type('Helvetica', 8.5)
      paper
        .left(company, 50, 50, { bold: true, size: 11 })
        .left('Consolidated Statements of Operations', 50, 66, { bold: true })
      paper.left('(in millions, except per share amounts)', 50, 79)
      paper.center('Fiscal years ended', 96, { at: 480, bold: true })
      const y = drawTable(paper, ledger, {
        x: 50,
        y: 108,
        rowHeight: 15,
        leaders: true,
        boldTotals: false,
        rules: 'single',
        columns: yearColumns(
          [
            ['September 27,', '2025'],
            ['September 28,', '2024'],
            ['September 30,', '2023'],
          ],
          [420, 490, 560],
          { decimals: 1 },
        ),
      })
      for (const [line, texts] of [
        ['Earnings per share:', []],
        ['Basic', ['2.31', '2.10', '1.94']],
        ['Diluted', ['2.27', '2.06', '1.91']],
        ['Weighted average shares outstanding, basic', ['251.7', '255.2', '258.0']],
      ] as const) {
        const row =
          y +
          10 +
          15 * ['Earnings per share:', 'Basic', 'Diluted', 'Weighted average shares outstanding, basic'].indexOf(line)
        paper.left(line, 50, row)
        for (const [column, text] of texts.entries()) paper.right(text, [420, 490, 560][column]!, row)
      }
      return paper.done()
    },
  }
})()

const cashFlow: MadeDocument = (() => {
  const of = amounts(23)
  const n = (base: number) => of.series(base, 3)
  const out = (base: number) => of.series(base, 3).map(value => -value)
  const company = 'Northgate Cement Holdings, Inc.'
  const beginning = [61_200, 48_750, 55_310]
  const ledger = new Ledger(3)
    .open('CASH FLOWS FROM OPERATING ACTIVITIES:')
    .line('Net income', n(84_300), cf.net)
    .heading('Adjustments to reconcile net income to net cash provided by operating activities:')
    .line('Depreciation, depletion and amortization', n(46_200), cf.depreciation, { level: 2 })
    .line('Stock-based compensation expense', n(9_100), null, { level: 2 })
    .heading('Changes in operating assets and liabilities:')
    .line('Accounts receivable', [-12_340, 4_210, -7_880], cf.receivable, { level: 2 })
    .line('Inventories', [-6_120, -8_430, 2_950], cf.inventory, { level: 2 })
    .line('Accounts payable', [5_430, -2_210, 3_140], cf.payable, { level: 2 })
    .line('Accrued and other liabilities', [1_870, 940, -1_310], null, { level: 2, maybe: cf.otherWorking })
    .close('Net cash provided by operating activities', cf.operating)
    .open('CASH FLOWS FROM INVESTING ACTIVITIES:')
    .line('Purchases of property, plant and equipment', out(58_400), cf.capital)
    .line('Acquisition of business, net of cash acquired', [-22_000, 0, -9_500], cf.acquisitions)
    .line('Purchases of marketable securities', out(14_000), cf.investments)
    .line('Maturities of marketable securities', n(12_500), cf.investments)
    .close('Net cash used in investing activities', cf.investing)
    .open('CASH FLOWS FROM FINANCING ACTIVITIES:')
    .line('Proceeds from long-term debt', n(30_000), cf.debt)
    .line('Repayments of long-term debt', out(36_000), cf.debt)
    .line('Dividends paid', out(18_200), cf.dividends)
    .line('Repurchases of common stock', out(11_800), cf.stock)
    .close('Net cash used in financing activities', cf.financing)
    .result('NET INCREASE (DECREASE) IN CASH AND CASH EQUIVALENTS', cf.change)
    .line('CASH AND CASH EQUIVALENTS, beginning of year', beginning, cf.beginning)
    .result('CASH AND CASH EQUIVALENTS, end of year', cf.ending)
  return {
    name: 'filing-cash-flow-wrapped-labels',
    what: 'long labels broken over lines with the figures on the last, years ascending from left to right, in thousands',
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31', '2023-12-31'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 9)
      paper.center(`${company} and Subsidiaries`, 40, { bold: true, size: 11 })
      paper
        .center('Consolidated Statements of Cash Flows', 54, { bold: true })
        .center('Years Ended December 31,', 66)
        .center('(in thousands)', 78)
      const columns = [2, 1, 0].map((column, place) => ({
        right: 400 + place * 75,
        header: [`${2025 - column}`],
        text: (row: { values: readonly (number | null)[] }) => written(row.values[column], { zero: '—' }),
      }))
      drawTable(paper, ledger, { x: 50, y: 96, rowHeight: 14, labelWidth: 250, columns, boldTotals: false })
      return paper.done()
    },
  }
})()

const unlabeledTotals: MadeDocument = (() => {
  const ledger = filingBalance(24, 2)
  const company = 'Brightwell Foods Company'
  return {
    name: 'balance-sheet-unlabelled-totals',
    what: 'sums without a label under a rule, dotted leaders, figures in dollars, a comparative year',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-06-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-06-30', '2024-06-30'] }]),
    draw: () => {
      const paper = new Paper().type('Times-Roman', 10)
      paper
        .center(company, 44, { bold: true, size: 12 })
        .center('BALANCE SHEETS', 60, { bold: true })
        .center('June 30, 2025 and 2024', 74)
      const silent = new Set([
        'Total current assets',
        'Total current liabilities',
        'Total assets',
        "Total liabilities and stockholders' equity",
      ])
      const rows = ledger.rows.map(row => (silent.has(row.label) ? { ...row, label: '' } : row))
      drawTable(paper, ledger, {
        x: 54,
        y: 100,
        rows,
        leaders: true,
        rules: 'double',
        boldTotals: false,
        rowHeight: 16.5,
        columns: yearColumns([['2025'], ['2024']], [470, 556]),
      })
      return paper.done()
    },
  }
})()

const restated: MadeDocument = (() => {
  const ledger = filingBalance(25, 2)
  const company = 'Castellan Optics Corp.'
  return {
    name: 'balance-sheet-prior-year-restated',
    what: 'the older column is headed as restated, in thousands, dash for nil, figures with dollar signs',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-03-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-03-31', '2024-03-31'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 8.5)
      paper.left(company, 48, 40, { bold: true, size: 13 }).left('Consolidated Balance Sheets', 48, 58, { size: 11 })
      paper.left('Amounts in thousands of U.S. dollars', 48, 73)
      drawTable(paper, ledger, {
        x: 48,
        y: 92,
        headerRule: true,
        rowHeight: 15.5,
        columns: yearColumns([['March 31, 2025'], ['March 31, 2024', '(As Restated)']], [450, 556], { prefix: '$' }),
      })
      paper.left('The 2024 amounts have been restated; see Note 2.', 48, 640, { italic: true })
      return paper.done()
    },
  }
})()

const longStatement: MadeDocument = (() => {
  const ledger = filingBalance(26, 3)
  const company = 'Pemberton Freight Systems, Inc.'
  return {
    name: 'balance-sheet-over-two-pages',
    what: 'the statement breaks after the assets and repeats its headers on the next page, three dates, wide spacing',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31', '2024-12-31', '2023-12-31'], scale: 1000 }]),
    draw: () => {
      const paper = new Paper().type('Helvetica', 10)
      const title = (more: string) =>
        paper
          .center(company, 50, { bold: true, size: 12 })
          .center(`Consolidated Balance Sheets${more}`, 66, { bold: true })
          .center('(Dollars in thousands)', 80)
      const columns = yearColumns([['12/31/2025'], ['12/31/2024'], ['12/31/2023']], [420, 490, 560])
      const split = ledger.rows.findIndex(row => row.label.startsWith('LIABILITIES'))
      const manner = { x: 50, y: 110, rowHeight: 26, columns, headerRule: true } as const
      title('')
      drawTable(paper, ledger, { ...manner, rows: ledger.rows.slice(0, split) })
      paper.center('F-3', 760).page()
      title(' (continued)')
      drawTable(paper, ledger, { ...manner, rows: ledger.rows.slice(split) })
      paper.center('F-4', 760)
      return paper.done()
    },
  }
})()

export const filings: readonly MadeDocument[] = [
  balanceTwoYears,
  incomeThreeYears,
  cashFlow,
  unlabeledTotals,
  restated,
  longStatement,
]
