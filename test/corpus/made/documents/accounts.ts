/** Accounts in two columns side by side, as small traders keep them: what is owned and what is owed under bare totals. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { written } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs, is } from '../places.ts'

const trader: MadeDocument = (() => {
  const company = 'Kaveri Hardware Traders'
  const owed = new Ledger(1)
    .open()
    .heading('Capital')
    .line('Owner capital', [300_000])
    .line('Add: net profit', [91_450])
    .line('Less: drawings', [-40_000])
    .heading('Liabilities')
    .line('Creditors', [104_300], bs.payable)
    .line('Bank loan', [200_000], null, { maybe: [bs.longDebt, bs.shortDebt] })
    .close('Total', bs.totalBoth)
  const owned = new Ledger(1)
    .open()
    .heading('Current Assets')
    .line('Cash at bank', [121_750], bs.cash)
    .line('Debtors', [84_000], bs.receivable)
    .line('Stock', [50_000], bs.inventory)
    .heading('Fixed Assets')
    .line('Machinery', [400_000], bs.property)
    .close('Total', bs.totalAssets)
  return {
    name: 'traders-account-with-bare-totals',
    what: 'capital and liabilities left, assets right, two headed groups a side and one "Total" for both',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2024-03-31' },
    truth: truthOf(company, [
      { ledger: owed, ends: ['2024-03-31'] },
      { ledger: owned, ends: ['2024-03-31'] },
    ]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Times-Roman', 10)
      paper
        .center(company, 50, { bold: true, size: 13 })
        .center('Balance Sheet as at 31 March 2024', 70, { bold: true })
      const columns = (right: number) => [
        { right, header: ['Amount (Rs.)'], text: (row: Ledger['rows'][number]) => written(row.values[0]) },
      ]
      drawTable(paper, owed, { x: 40, y: 110, columns: columns(285) })
      drawTable(paper, owned, { x: 310, y: 110, columns: columns(555) })
      return paper.done()
    },
  }
})()

const trading: MadeDocument = (() => {
  const company = 'Kaveri Hardware Traders'
  const costs = new Ledger(1)
    .open()
    .line('To Opening Stock', [52_300])
    .line('To Purchases', [511_750])
    .line('To Gross Profit c/d', [236_950], null, { maybe: is.gross })
    .close('Total')
    .open()
    .line('To Rent', [60_000], is.rent)
    .line('To Salaries', [85_500], is.salaries)
    .line('To Net Profit', [91_450], is.net)
    .close('Total')
  const income = new Ledger(1)
    .open()
    .line('By Sales', [751_000], is.revenue)
    .line('By Closing Stock', [50_000])
    .close('Total')
    .open()
    .line('By Gross Profit b/d', [236_950], is.gross)
    .close('Total')
  const columns = (right: number) => [
    { right, header: ['Rs.'], text: (row: Ledger['rows'][number]) => written(row.values[0]) },
  ]
  return {
    name: 'traders-trading-and-profit-and-loss-account',
    what: 'costs left and income right, "To" and "By", the gross profit carried down, purchases between two stocks instead of a cost of sales',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2024-03-31' },
    truth: truthOf(company, [
      { ledger: costs, ends: ['2024-03-31'] },
      { ledger: income, ends: ['2024-03-31'] },
    ]),
    draw: () => {
      const paper = new Paper({ size: 'A4' }).type('Times-Roman', 10)
      paper
        .center(company, 50, { bold: true, size: 13 })
        .center('Trading and Profit and Loss Account for the year ended 31 March 2024', 70, { bold: true })
      drawTable(paper, costs, { x: 40, y: 110, columns: columns(285) })
      drawTable(paper, income, { x: 310, y: 110, columns: columns(555) })
      return paper.done()
    },
  }
})()

export const accounts: readonly MadeDocument[] = [trader, trading]
