/** A document → the accounts of the bank statements in it. */
import type { Document, Problem } from '../../document/model.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { currencyNamedIn } from '../values/currencies.ts'
import { dateOrderIn } from '../values/dates/printed-dates.ts'
import { countriesOf, countryOf } from '../values/document-country.ts'
import { accountNumbers, sameAccount } from './account-numbers.ts'
import { accountHolderIn } from './account-holder.ts'
import { accountParts, overviewRows, type AccountPart, type OverviewRow } from './split-accounts.ts'
import { accountTypeIn } from './account-product.ts'
import type { AccountReading, BankStatementExtraction } from './bank-statement.ts'
import { bankNameIn } from './bank-name.ts'
import { returnedFeeOf } from './fee-box.ts'
import { equal } from './reconcile-rows.ts'
import { summaryEntries, type SummaryEntry } from './balance-summary.ts'
import { fieldOfAmount, fieldOfText } from './amounts.ts'
import { readAccount } from './build-account.ts'
import type { StatementFacts } from './statement-facts.ts'
import type { Lists } from './list-row.ts'
import { readLists } from './parse-lists.ts'
import { periodsIn, statementDateIn } from './statement-period.ts'
import { statementPages } from './statement-pages.ts'
import { textLinesOf, type TextLine } from './statement-text.ts'

const monthToDate = new RegExp(`\\b(?:${accounts.mtd.join('|')})\\b`, 'i')
const announced =
  /\b(?:bank|account|card|banking|checking|savings|business|consolidated|combined|your|e-?)\s?statement\b|\bstatement (?:of account|period|date|summary|balance)\b|\baccount (?:activity|summary|number|details)\b|\btransaction history\b|\bmember fdic\b|\b(?:konto|rekening)(?:auszug|afschrift)|\brelev[eé] de compte\b|\bextracto (?:de cuenta|bancario)\b|\bestado de cuenta\b|\bcredit card statement\b|\bline of credit\b|\bchecking\b|\bsavings account\b|\bcurrent account\b/i
/** Bills and letters name accounts, dates and amounts too. */
const otherPaper =
  /\b(?:invoice (?:number|no|date|#)|bill of sale|purchase order|loan application|balance sheet|income statement|profit (?:and|&) loss|total liabilities|net income|cost of goods sold|vehicle identification|form (?:1040|1065|1120|W-?2)|certificate of insurance)\b/i

/** Pure. A document without a bank statement gives no accounts. `pages`: only these (1-based); all without it. */
export function extractBankStatements(document: Document, pages?: readonly number[]): BankStatementExtraction {
  const lines = textLinesOf(document, pages)
  const readings = statementPages(lines).flatMap(part =>
    readStatement(part, document.fileName, pages?.length ?? document.pages.length),
  )
  return {
    fileName: document.fileName,
    accounts: readings.map((reading, at) => completed(reading, readings.slice(0, at))),
    problems: [],
  }
}

/** What the next statement of a file does not repeat of its account it has from the one before, when that was one account. */
function completed(reading: AccountReading, before: readonly AccountReading[]): AccountReading {
  const numbers = new Set(before.flatMap(other => other.account_number?.value ?? []))
  const first = before[0]
  if (reading.account_number !== null || first === undefined || numbers.size !== 1) return reading
  const follows = before.some(
    other => other.ending_balance !== null && other.ending_balance.value === reading.starting_balance?.value,
  )
  if (!follows) return reading
  return {
    ...reading,
    account_number: first.account_number,
    account_type: reading.account_type ?? first.account_type,
    account_subtype: reading.account_subtype ?? first.account_subtype,
    bank_name: reading.bank_name ?? first.bank_name,
  }
}

function readStatement(lines: readonly TextLine[], fileName: string, pageCount: number): readonly AccountReading[] {
  if (lines.length === 0) return []
  const lists = readLists(lines)
  const entries = summaryEntries(lines, lists.taken)
  const mentions = accountNumbers(lines, lists.taken)
  if (
    !isStatement(
      lines,
      lists,
      entries,
      mentions.length,
      lists.rows.some(row => row.balance !== null),
    )
  )
    return []
  const texts = lines.map(line => line.text)
  const countries = countriesOf(texts)
  const { order } = dateOrderIn(texts, countries)
  const bankName = bankNameIn(lines, lists.taken, fileName)
  const facts: StatementFacts = {
    fileName,
    lines,
    lists,
    order,
    period: periodsIn(lines, order, lists.taken)[0] ?? null,
    statementDate: statementDateIn(lines, order, lists.taken),
    bankName,
    holder: accountHolderIn(lines, lists.taken, fileName, bankName?.value ?? null),
    currency: currencyOfStatement(lines, countryOf(countries), fileName),
    monthToDate: texts.some(text => monthToDate.test(text)),
    pagesMissing: pagesMissing(lines, pageCount),
  }
  const overview = overviewRows(lines, lists.taken)
  const parts = accountParts(lines, lists, mentions, entries)
  const readings = withoutMisreadLists(
    parts.map(part => readAccount(part, entriesFor(part, parts, entries, overview), facts)),
    lines[0]!.page,
  ).filter((reading, at) => isAccount(reading) && (at === 0 || isToldApart(reading)))
  const known = readings.flatMap(reading => reading.account_number?.value.replace(/\D/g, '') ?? [])
  const settled = withFeesOfTheirOwn(readings)
  const listed =
    readings.length === 0 && overview.length === 0
      ? []
      : overview.filter(
          (row, at) =>
            !known.some(digits => sameAccount(digits, row.digits)) &&
            overview.findIndex(other => other.digits === row.digits) === at,
        )
  return [...settled, ...listed.map(row => overviewAccount(row, facts))]
}

/** Below it most rows of a list are doubtful: recognition took one column for another, and rows that look right are not. */
const surelyRead = 0.7

/** Whether neither recognition nor arithmetic is sure of the account's list. */
function isMisread({ transactions }: AccountReading): boolean {
  const sure = transactions.map(({ amount }) => amount.confidence).toSorted((a, b) => a - b)
  return sure.length > 0 && sure[sure.length >> 1]! < surelyRead
}

/**
 * Misread lists are not stated, nor, beside one, is a further account without a list of its own that was made out: what sets it apart
 * from the first, its number, is as likely misread.
 */
function withoutMisreadLists(readings: readonly AccountReading[], page: number): readonly AccountReading[] {
  const misread = new Set(readings.filter(isMisread))
  return readings.flatMap((reading, at): readonly AccountReading[] => {
    if (!misread.has(reading)) return at > 0 && misread.size > 0 && reading.transactions.length === 0 ? [] : [reading]
    if (at > 0) return []
    const problem: Problem = {
      code: 'transactions_not_read',
      message: 'The list of transactions is too hard to make out: none of them is stated',
      page,
      severity: 'high',
    }
    return [{ ...reading, transactions: [], problems: [...reading.problems, problem] }]
  })
}

/** A box of fees at the end of a combined statement belongs to the account that paid them, not to the last one. */
function withFeesOfTheirOwn(readings: readonly AccountReading[]): readonly AccountReading[] {
  const listed = readings.map(({ transactions }) =>
    transactions.reduce((sum, { description, details, amount }) => {
      const kind = returnedFeeOf(`${description} ${details}`, amount.value)
      return kind === null || kind === 'refund' ? sum : sum + Math.abs(amount.value)
    }, 0),
  )
  return readings.map((reading, at) => {
    const printed = reading.printed_nsf_fees?.value ?? 0
    const other = readings.findIndex(
      (one, index) => index !== at && one.printed_nsf_fees === null && equal(listed[index]!, printed),
    )
    const moved = printed > 0 && !equal(listed[at]!, printed) && other >= 0
    return moved ? { ...reading, printed_nsf_fees: null } : reading
  })
}

/** Statements without any account number have few pages. */
const longest = 12

/** A list of transactions or balances to and from, under the head of an account. */
function isStatement(
  lines: readonly TextLine[],
  { rows: { length: rows }, marks }: Pick<Lists, 'rows' | 'marks'>,
  entries: readonly SummaryEntry[],
  numbers: number,
  running: boolean,
): boolean {
  const has = (label: SummaryEntry['label']): boolean =>
    entries.some(entry => entry.label === label) || marks.some(mark => mark.kind === label)
  const balances = has('opening') && has('closing')
  const headed = lines.some(line => line.words.length <= 16 && announced.test(line.text))
  const other = lines.filter(line => line.words.length <= 16 && otherPaper.test(line.text)).length
  if (other > (running ? 3 : 1)) return false
  if (other > 0 && !(balances && rows > 0) && !running) return false
  const banking = lines.some(
    line => line.words.length <= 16 && /\b(?:bank|savings|checking|credit union)\b/i.test(line.text),
  )
  if (!headed && numbers === 0 && !(running && banking && rows > 1)) return false
  // A long report with tables of balances is no statement unless it names an account.
  if (numbers === 0 && new Set(lines.map(line => line.page)).size > longest) return false
  if (rows > 0 && (running || balances)) return true
  if (rows > 1 && (has('opening') || has('closing')) && (numbers > 0 || headed)) return true
  return balances && (numbers > 0 || headed) && (has('credits') || has('debits'))
}

const isAccount = (reading: AccountReading): boolean =>
  reading.transactions.length > 0 ||
  (reading.starting_balance !== null && reading.ending_balance !== null) ||
  (reading.ending_balance !== null && reading.account_number !== null)

/** A further account has transactions, a number or a kind; balances alone are a table beside the first account's. */
const isToldApart = ({ transactions, account_number: number, account_type: type }: AccountReading): boolean =>
  transactions.length > 0 || number !== null || type !== null

/** Entries in the account's own lines, and rows of the overview that name it. */
function entriesFor(
  part: AccountPart,
  parts: readonly AccountPart[],
  entries: readonly SummaryEntry[],
  overview: readonly OverviewRow[],
): readonly SummaryEntry[] {
  if (parts.length === 1 && overview.length <= 1) return entries
  const inside = new Set(part.lines)
  const digits = part.mentions[0]?.digits ?? ''
  const names = (text: string): boolean => {
    const tail = /(\d{3,})\D*$/.exec(text.replace(/[\s-]/g, ''))?.[1]
    return tail !== undefined && digits !== '' && (digits.endsWith(tail) || tail.endsWith(digits))
  }
  const mine = entries.filter(entry =>
    entry.rowText === null || parts.length === 1
      ? inside.has(entry.line) && !overview.some(row => row.line === entry.line && !sameAccount(row.digits, digits))
      : entry.rowText === part.title || names(entry.rowText),
  )
  return mine
}

/** An account of which only the overview tells. */
function overviewAccount(row: OverviewRow, facts: StatementFacts): AccountReading {
  const line = facts.lines[row.line]!
  const money = row.money.at(-1)!
  const type = accountTypeIn(row.text)
  const named = row.text.split(' ').length > 1
  return {
    account_number: fieldOfText(row.number, line, facts.fileName, 0.9, row.text),
    account_type: type === null ? null : fieldOfText(type, line, facts.fileName, 0.9, row.text),
    account_subtype: named ? fieldOfText(row.text, line, facts.fileName, 0.8, null) : null,
    bank_name: facts.bankName,
    account_holder: facts.holder,
    currency: facts.currency,
    start_date: null,
    end_date:
      facts.period === null || facts.period.end === null
        ? null
        : fieldOfText(facts.period.end, facts.lines[facts.period.line]!, facts.fileName, 0.8, null),
    starting_balance: null,
    ending_balance: fieldOfAmount(
      money.sign === -1 ? -money.value : money.value,
      money,
      line,
      facts.fileName,
      0.85,
      row.text,
    ),
    total_debits: null,
    total_credits: null,
    num_total_debits: null,
    num_total_credits: null,
    printed_nsf_fees: null,
    is_mtd: facts.monthToDate,
    transactions: [],
    complete: false,
    dailyBalances: [],
    pages: [line.page],
    problems: [],
  }
}

/** The currency named or signed most; a bare dollar is the dollar of the country. */
function currencyOfStatement(
  lines: readonly TextLine[],
  country: string | null,
  fileName: string,
): AccountReading['currency'] {
  const votes = new Map<string, { count: number; line: TextLine }>()
  for (const line of lines) {
    const codes = [
      ...line.money.flatMap(token => token.currency ?? []),
      ...(line.words.length <= 12 ? [currencyNamedIn(line.text)].filter(code => code !== null) : []),
    ]
    for (const code of codes)
      votes.set(code, { count: (votes.get(code)?.count ?? 0) + 1, line: votes.get(code)?.line ?? line })
  }
  const signs = votes.get('$')?.count ?? 0
  // Recognition makes "S$" of a dollar sign now and then: a currency must be met more than now and then.
  const best = [...votes]
    .filter(([code, { count }]) => code === '$' || signs === 0 || count >= 3 || count >= 0.2 * signs)
    .toSorted((a, b) => Number(a[0] === '$') - Number(b[0] === '$') || b[1].count - a[1].count)[0]
  if (best === undefined) return null
  const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' }
  const code = best[0] === '$' ? (dollars[country ?? ''] ?? 'USD') : best[0]
  return fieldOfText(code, best[1].line, fileName, best[0] === '$' ? 0.85 : 0.95, null)
}

/** "Page 1 of 3" of which not all are there. */
function pagesMissing(lines: readonly TextLine[], there: number): boolean {
  let last = 0
  for (const line of lines) {
    const match = /(?:^|\bpage\s*:?\s*)(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})\s*$/i.exec(line.text)
    if (match !== null && line.words.length <= 14) last = Math.max(last, Number(match[2]))
  }
  return last > there
}
