/** Accounts in two columns side by side, as small traders keep them: what is owned and what is owed under bare totals. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { written } from '../numbers.ts'
import { drawTable, Paper } from '../paper.ts'
import { bs } from '../places.ts'

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

export const accounts: readonly MadeDocument[] = [trader]
