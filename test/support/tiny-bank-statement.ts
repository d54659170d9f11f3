/** A bank statement with as many transactions as one likes, as a PDF: for tests of long lists. */
import { Page } from '../drawing/page.ts'

const firstDay = Date.UTC(2026, 0, 1)
const dayMs = 24 * 60 * 60 * 1000
/** The statement covers the first quarter. */
const days = 90
const rowsPerPage = 44

const amountText = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = (index: number): string => {
  const [, month, date] = new Date(firstDay + index * dayMs).toISOString().slice(0, 10).split('-')
  return `${month}/${date}/2026`
}

/** What stands in a row, and its amount in cents: debits negative. */
type BankRow = readonly [what: string, cents: number]
const usual = (index: number): BankRow =>
  index % 10 === 0
    ? [`Deposit ${1000 + index}`, 90_000 + index]
    : [`Card purchase at store ${1000 + index}`, -(5_000 + index)]

/** Every tenth is a deposit, the rest are purchases, unless `row` says otherwise (null: as usual); the balances follow. */
export async function drawBankStatement(
  transactions: number,
  row: (index: number) => BankRow | null = () => null,
): Promise<Uint8Array<ArrayBuffer>> {
  const opening = 5_000_000
  let balance = opening
  const rows = Array.from({ length: transactions }, (_, index) => {
    const [what, cents] = row(index) ?? usual(index)
    balance += cents
    return { date: day(Math.floor((index * days) / transactions)), what, cents, balance }
  })
  const drawn = new Page()
  drawn.left('Prairie State Bank', 60, 50, { bold: true }).left('Business Checking Statement', 60, 66)
  drawn.left('Alder Creek Tool Works, Inc.', 60, 90).left('12 Mill Road, Springfield, IL 62701', 60, 104)
  drawn.left('Account number: 000-7734821', 330, 90)
  drawn.left('Statement period: 01/01/2026 through 03/31/2026', 330, 104)
  drawn.left('Beginning balance', 60, 136).right(amountText(opening), 300, 136)
  drawn.left('Ending balance', 60, 150).right(amountText(balance), 300, 150)
  let y = 184
  const head = (): void => {
    drawn.left('Date', 60, y, { bold: true }).left('Description', 130, y, { bold: true })
    drawn.right('Amount', 430, y, { bold: true }).right('Balance', 540, y, { bold: true })
    y += 16
  }
  head()
  for (const [index, { date, what, cents, balance: after }] of rows.entries()) {
    if (index > 0 && index % rowsPerPage === 0) {
      drawn.nextPage()
      y = 50
      head()
    }
    drawn.left(date, 60, y).left(what, 130, y).right(amountText(cents), 430, y).right(amountText(after), 540, y)
    y += 12.5
  }
  return new Uint8Array(await drawn.done())
}
