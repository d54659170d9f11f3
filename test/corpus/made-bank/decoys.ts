/** Tables of statements that look like transactions and are none: check images, pending items, categories, rate and fee calculations. */
import { isOut, type Block } from './blocks.ts'
import { sumOf } from './books.ts'

/** Captions under the pictures of checks, three to a row. */
export const checkImages =
  (title: string, caption: (check: string, day: string, amount: string) => string): Block =>
  press => {
    const checks = press.account.postings.filter(({ kind }) => kind === 'check')
    if (checks.length === 0) return
    press.turn()
    press.title(title)
    const width = (press.right_ - press.manner.left) / 3
    for (const [index, { check, day, amount }] of checks.entries()) {
      const column = index % 3
      if (column === 0) press.room(8)
      const x = press.manner.left + column * width
      press.pdf.rect(x, press.y, width - 14, 46).stroke()
      press.left(caption(`${check}`, press.manner.day(day), press.marked(-amount)), x, press.y + 50)
      if (column === 2 || index === checks.length - 1) press.y += 50 + press.step * 2
    }
  }

/** Not posted yet, so no part of this statement. */
export const pendingItems =
  (title: string, dayAt: number, textAt: number, amountAt: number): Block =>
  press => {
    press.title(title)
    for (const [text, cents] of [['PREAUTH FUEL PUMP 3', -7500], ['CARD HOLD HOTEL', -21_240]] as const) {
      press.left(press.manner.day(press.books.end), dayAt, press.y)
      press.left(text, textAt, press.y)
      press.right(press.signed(cents), amountAt, press.y)
      press.y += press.step
    }
    press.y += press.step * 0.5
  } // prettier-ignore

/** What was spent, by category: sums of rows that stand elsewhere. */
export const categories: Block = press => {
  press.title('Spending by category')
  for (const kind of ['card', 'debit', 'atm', 'fee'] as const) {
    const members = press.account.postings.filter(posting => isOut(posting) && posting.kind === kind)
    if (members.length === 0) continue
    press.left({ card: 'Card purchases', debit: 'Bills and suppliers', atm: 'Cash', fee: 'Bank fees' }[kind], press.manner.left, press.y) // prettier-ignore
    press.right(`${members.length}`, press.manner.left + 200, press.y)
    press.right(press.marked(sumOf(members, -1)), press.manner.left + 300, press.y)
    press.y += press.step
  }
  press.y += press.step * 0.5
}

/** Balances and rates from which interest on a card is reckoned. */
export const interestCharges: Block = press => {
  press.title('Interest Charge Calculation')
  const places = [250, 370, 490]
  const row = (label: string, cells: readonly string[], bold: boolean): void => {
    press.left(label, press.manner.left, press.y, { bold })
    for (const [at, text] of cells.entries()) press.right(text, press.manner.left + places[at]!, press.y, { bold })
    press.y += press.step
  }
  row('Type of Balance', ['Annual Percentage Rate', 'Balance Subject to Interest', 'Interest Charge'], true)
  row('Purchases', ['24.99% (v)', press.marked(0), press.marked(0)], false)
  row('Cash Advances', ['29.99% (v)', press.marked(0), press.marked(0)], false)
  press.y += press.step * 0.5
}

/** What the bank would have charged by its price list, and did not. */
export const activityAnalysis: Block = press => {
  press.title('Account Transaction Fees Summary')
  const places = [190, 270, 350, 440]
  const rows: readonly (readonly string[])[] = [
    ['Service charge description', 'Units used', 'Units included', 'Price per unit', 'Total charge'],
    ['Cash Deposited ($)', '4,200', '10,000', '0.0030', '0.00'],
    ['Transactions', '84', '200', '0.50', '0.00'],
    ['Total service charges', '', '', '', '0.00'],
  ]
  for (const [index, [label, ...cells]] of rows.entries()) {
    press.left(label!, press.manner.left, press.y, { bold: index === 0 })
    for (const [at, text] of cells.entries())
      press.right(text, press.manner.left + places[at]! + 40, press.y, { bold: index === 0 })
    press.y += press.step
  }
  press.y += press.step * 0.5
}

/** Two blocks on the same lines. */
export const beside =
  (left: Block, right: Block, x: number): Block =>
  press => {
    const top = press.y
    left(press)
    const below = press.y
    press.y = top
    press.shifted(x, () => right(press))
    press.y = Math.max(press.y, below)
  }
