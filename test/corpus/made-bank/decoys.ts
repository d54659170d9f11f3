/** Tables of statements that look like transactions and are none: check images, pending items, categories, rate and fee calculations. */
import { isOut, type Block } from './blocks.ts'
import { daysOf, sumOf } from './books.ts'

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

/** Every day of the month with its balance, and on demand what came in and went out on it. */
export const everyDay =
  (title: string, columns: readonly (readonly ['in' | 'out' | 'balance' | 'collected', string])[]): Block =>
  press => {
    const { account, books, manner } = press
    press.title(title)
    const places = columns.map((_, at) => manner.left + 150 + at * 100)
    const headers = (): void => {
      press.left('Date', manner.left, press.y, { bold: true })
      for (const [at, [, head]] of columns.entries()) press.right(head, places[at]!, press.y, { bold: true })
      press.y += press.step
    }
    headers()
    press.repeat = headers
    let balance = account.opening
    for (const day of daysOf(books.start, books.end)) {
      const members = account.postings.filter(posting => posting.day === day)
      balance = members.at(-1)?.balance ?? balance
      press.room(1)
      press.left(manner.day(day), manner.left, press.y)
      for (const [at, [kind]] of columns.entries()) {
        const cents = kind === 'in' ? sumOf(members, 1) : kind === 'out' ? sumOf(members, -1) : kind === 'balance' ? balance : balance - 1000 // prettier-ignore
        press.right(press.signed(cents), places[at]!, press.y)
      }
      press.y += press.step
    }
    press.repeat = null
    press.y += press.step * 0.5
  }

/** Items that came while the account was overdrawn: debits of the list above, listed again with what was done. */
export const overdraftItems =
  (title: string, headers: readonly [string, string, string, string]): Block =>
  press => {
    const { account, manner } = press
    const items = account.postings.filter(
      ({ amount, balance }, index) => amount < 0 && (balance < 0 || index % 3 === 0),
    )
    const places = [manner.left, manner.left + 60, manner.left + 400, manner.left + 420] as const
    press.title(title)
    const head = (): void => {
      for (const [at, text] of headers.entries())
        if (at === 2) press.right(text, places[2], press.y, { bold: true })
        else press.left(text, places[at]!, press.y, { bold: true })
      press.y += press.step
    }
    head()
    press.repeat = head
    for (const { day, lines, amount } of items) {
      press.room(1)
      press.left(manner.day(day), places[0], press.y)
      press.left(lines[0]!, places[1], press.y)
      press.right(press.amountText(amount), places[2], press.y)
      press.left('Paid', places[3], press.y)
      press.y += press.step
    }
    press.repeat = null
    press.y += press.step * 0.5
  }

/** The checks of each deposit: parts of amounts that stand in the list. */
export const depositDetail =
  (title: string): Block =>
  press => {
    press.title(title)
    for (const { day, amount } of press.account.postings.filter(({ kind }) => kind === 'deposit')) {
      const first = Math.round(amount * 0.6)
      for (const [label, cents] of [['Check', first], ['Currency', amount - first], ['Deposit total', amount]] as const) {
        press.room(1)
        press.left(`${press.manner.day(day)} ${label}`, press.manner.left, press.y)
        press.right(press.amountText(cents), press.manner.left + 260, press.y)
        press.y += press.step
      }
    }
    press.y += press.step * 0.5
  } // prettier-ignore
