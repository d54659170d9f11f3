/** Bank feeds in OFX 1.x and 2.x, and its variants QBO and QFX: accounts with their transactions. */
import type { AccountType } from '../../contract/full-analysis.ts'
import { quoted } from '../../contract/sentence.ts'
import { Refusal } from '../../errors.ts'
import { decimalMark } from '../values/amounts/digits.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import { isoDate } from '../values/dates/months.ts'
import type { FeedAccount, FeedRow } from './feed.ts'
import { nodesNamed, parseOfxTree, valueOf, type OfxNode } from './ofx-tree.ts'

const accountTypes: Readonly<Record<string, AccountType>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'money market',
  CD: 'cd',
  CREDITLINE: 'line of credit',
}
/** Types of transactions (OFX 2.3, section 11.4.4.3) that take money from the account. */
const debitTypes: ReadonlySet<string> = new Set([
  'DEBIT',
  'CHECK',
  'PAYMENT',
  'CASH',
  'DIRECTDEBIT',
  'REPEATPMT',
  'FEE',
  'SRVCHG',
])

/** The accounts of an OFX file. Throws Refusal UNREADABLE for one that is malformed or incomplete. */
export function parseOfx(text: string): readonly FeedAccount[] {
  const root = parseOfxTree(text)
  const bankName = valueOf(nodesNamed(root, 'FI')[0], 'ORG')
  const statements = [
    ...nodesNamed(root, 'STMTRS').map(node => ({ node, from: 'BANKACCTFROM', type: null })),
    ...nodesNamed(root, 'CCSTMTRS').map(node => ({ node, from: 'CCACCTFROM', type: 'credit card' as const })),
  ]
  if (statements.length === 0) {
    const failed = nodesNamed(root, 'STATUS').some(status => valueOf(status, 'SEVERITY') === 'ERROR')
    throw new Refusal(
      'UNREADABLE',
      failed
        ? 'The bank feed holds the error message of the bank and no account.'
        : 'The bank feed holds no account of a bank or a card.',
    )
  }
  return statements.map(({ node, from, type }) => {
    const account = nodesNamed(node, from)[0]
    const rows = rowsOf(node)
    const list = nodesNamed(node, 'BANKTRANLIST')[0]
    const [start, end] = ['DTSTART', 'DTEND'].map(name => dateOf(valueOf(list, name)))
    return {
      accountNumber: valueOf(account, 'ACCTID'),
      accountType: type ?? accountTypes[valueOf(account, 'ACCTTYPE') ?? ''] ?? null,
      accountHolder: null,
      bankName,
      currency: valueOf(node, 'CURDEF'),
      start: start ?? rows[0]?.date ?? null,
      end: end ?? rows.at(-1)?.date ?? null,
      ...balancesOf(node, rows, end ?? null),
      rows,
    }
  })
}

function rowsOf(statement: OfxNode): readonly FeedRow[] {
  const nodes = nodesNamed(statement, 'STMTTRN')
  const amounts = nodes.map(node => valueOf(node, 'TRNAMT'))
  const decimal = decimalMark(amounts.filter(text => text !== null))
  const values = amounts.map(text => (text === null ? null : (parseAmount(text, { decimal })?.value ?? null)))
  // Some banks write every amount without its sign, which the type then gives.
  const unsigned = values.length > 0 && values.every(value => value === null || value >= 0)
  const rows = nodes.map((node, index): FeedRow => {
    const [date, value] = [dateOf(valueOf(node, 'DTPOSTED')), values[index]!]
    if (date === null) throw unreadable(node, 'date', valueOf(node, 'DTPOSTED'))
    if (value === null) throw unreadable(node, 'amount', amounts[index]!)
    const [name, memo] = [valueOf(node, 'NAME'), valueOf(node, 'MEMO')]
    const isDebit = unsigned && debitTypes.has(valueOf(node, 'TRNTYPE') ?? '')
    return {
      date,
      amount: isDebit ? -value : value,
      // The name is cut at 32 characters; the memo often repeats it whole.
      ...(name !== null && memo?.startsWith(name) === true
        ? { description: memo, details: '' }
        : { description: name ?? memo ?? '', details: name === null ? '' : (memo ?? '') }),
      balance: null,
      checkNumber: valueOf(node, 'CHECKNUM'),
      line: node.line,
      text: amounts[index]!,
    }
  })
  return rows.toSorted((a, b) => a.date.localeCompare(b.date))
}

const unreadable = ({ line }: OfxNode, what: string, text: string | null): Refusal =>
  new Refusal(
    'UNREADABLE',
    text === null
      ? `Line ${line} of the bank feed: the transaction has no ${what}.`
      : `Line ${line} of the bank feed: the ${what} ${quoted(text)} cannot be read.`,
  )

/** "20260302120000[-5:EST]" → the day as the bank writes it, whatever its time zone; null where it is none. */
function dateOf(text: string | null): string | null {
  const match = /^(\d{4})(\d\d)(\d\d)/.exec(text ?? '')
  return match === null ? null : isoDate(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** The ledger balance is that of the end only where it is of the last days covered: banks state the one of the download. */
function balancesOf(
  statement: OfxNode,
  rows: readonly FeedRow[],
  end: string | null,
): Pick<FeedAccount, 'startingBalance' | 'endingBalance'> {
  const ledger = nodesNamed(statement, 'LEDGERBAL')[0]
  const [asOf, text] = [dateOf(valueOf(ledger, 'DTASOF')), valueOf(ledger, 'BALAMT')]
  const value = text === null ? null : (parseAmount(text, { decimal: decimalMark([text]) })?.value ?? null)
  const last = rows.at(-1)?.date ?? null
  const isOfEnd = asOf !== null && (last === null || asOf >= last) && (end === null || asOf <= end)
  if (value === null || !isOfEnd) return { startingBalance: null, endingBalance: null }
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return { startingBalance: Math.round((value - sum) * 100) / 100, endingBalance: value }
}
