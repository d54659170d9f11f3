/** A document → the accounts of the bank statements in it. */
import type { Document, Problem } from '../../document/model.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { containing } from '../../vocabulary/word-patterns.ts'
import { currencyNamedIn } from '../values/amounts/currencies.ts'
import { dateOrderOf } from '../values/dates/date-order.ts'
import { countriesOf, countryOf } from '../values/document-country.ts'
import { findAccountNumbers, sameAccount } from './account-numbers.ts'
import { findAccountHolder } from './account-holder.ts'
import { splitAccounts, findOverviewRows, type AccountPart, type OverviewRow } from './split-accounts.ts'
import { accountTypeOf } from './account-product.ts'
import type { AccountReading, BankStatementExtraction } from './bank-statement.ts'
import { findBankName } from './bank-name.ts'
import { returnedFeeOf } from './fee-box.ts'
import { equal } from './cents.ts'
import { findSummaryEntries, type SummaryEntry } from './balance-summary.ts'
import { fieldOfAmount, fieldOfText } from './amounts.ts'
import { buildAccount } from './build-account.ts'
import type { StatementFacts } from './statement-facts.ts'
import type { Lists } from './list-row.ts'
import { parseLists } from './parse-lists.ts'
import { periodsIn, statementDateIn } from './statement-period.ts'
import { splitStatements } from './split-statements.ts'
import { buildTextLines, type TextLine } from './text-lines.ts'

const monthToDate = containing(accounts.mtd)
const statementWords =
  /\b(?:bank|account|card|banking|checking|savings|business|consolidated|combined|your|e-?)\s?statement\b|\bstatement (?:of account|period|date|summary|balance)\b|\baccount (?:activity|summary|number|details)\b|\btransaction history\b|\bmember fdic\b|\b(?:konto|rekening)(?:auszug|afschrift)|\brelev[eé] de compte\b|\bextracto (?:de cuenta|bancario)\b|\bestado de cuenta\b|\bcredit card statement\b|\bline of credit\b|\bchecking\b|\bsavings account\b|\bcurrent account\b/i
/** Words of other documents, which name accounts, dates and amounts too. */
const otherDocument =
  /\b(?:invoice (?:number|no|date|#)|bill of sale|purchase order|loan application|balance sheet|income statement|profit (?:and|&) loss|total liabilities|net income|cost of goods sold|vehicle identification|form (?:1040|1065|1120|W-?2)|certificate of insurance)\b/i

/** Pure. A document without a bank statement gives no accounts. `pages`: only these (1-based); all without it. */
export function extractBankStatements(document: Document, pages?: readonly number[]): BankStatementExtraction {
  const lines = buildTextLines(document, pages)
  const readings = splitStatements(lines).flatMap(part =>
    extractStatement(part, document.fileName, pages?.length ?? document.pages.length),
  )
  return {
    fileName: document.fileName,
    accounts: readings.map((reading, at) => inheritIdentity(reading, readings.slice(0, at))),
    problems: [],
  }
}

/** Copies the identity of the account from the statement before it in the same file, when the balances continue. */
function inheritIdentity(reading: AccountReading, before: readonly AccountReading[]): AccountReading {
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

function extractStatement(lines: readonly TextLine[], fileName: string, pageCount: number): readonly AccountReading[] {
  if (lines.length === 0) return []
  const lists = parseLists(lines)
  const entries = findSummaryEntries(lines, lists.listLines)
  const mentions = findAccountNumbers(lines, lists.listLines)
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
  const { order } = dateOrderOf(texts, countries)
  const bankName = findBankName(lines, lists.listLines, fileName)
  const facts: StatementFacts = {
    fileName,
    lines,
    lists,
    order,
    period: periodsIn(lines, order, lists.listLines)[0] ?? null,
    statementDate: statementDateIn(lines, order, lists.listLines),
    year: yearIn(lines, lists),
    bankName,
    holder: findAccountHolder(lines, lists.listLines, fileName, bankName?.value ?? null),
    currency: currencyOfStatement(lines, countryOf(countries), fileName),
    monthToDate: texts.some(text => monthToDate.test(text)),
    pagesMissing: pagesMissing(lines, pageCount),
  }
  const overview = findOverviewRows(lines, lists.listLines)
  const parts = splitAccounts(lines, lists, mentions, entries)
  const readings = withoutUnreadableLists(
    parts.map(part => buildAccount(part, entriesFor(part, parts, entries, overview), facts)),
    lines[0]!.page,
  ).filter((reading, at) => isAccount(reading) && (at === 0 || isSeparateAccount(reading)))
  const known = readings.flatMap(reading => reading.account_number?.value.replace(/\D/g, '') ?? [])
  const reconciled = assignFeeTotals(readings)
  const listed =
    readings.length === 0 && overview.length === 0
      ? []
      : overview.filter(
          (row, at) =>
            !known.some(digits => sameAccount(digits, row.digits)) &&
            overview.findIndex(other => other.digits === row.digits) === at,
        )
  return [...reconciled, ...listed.map(row => overviewAccount(row, facts))]
}

/** Below this median confidence OCR mixed up columns, so that even plausible rows are wrong. */
const minMedianConfidence = 0.7

/** Whether neither OCR nor arithmetic supports the account's list. */
function isUnreadable({ transactions }: AccountReading): boolean {
  const sure = transactions.map(({ amount }) => amount.confidence).toSorted((a, b) => a - b)
  return sure.length > 0 && sure[sure.length >> 1]! < minMedianConfidence
}

/**
 * Omits unreadable lists, and beside one every further account without transactions: its number is as likely misread.
 */
function withoutUnreadableLists(readings: readonly AccountReading[], page: number): readonly AccountReading[] {
  const unreadable = new Set(readings.filter(isUnreadable))
  return readings.flatMap((reading, at): readonly AccountReading[] => {
    if (!unreadable.has(reading))
      return at > 0 && unreadable.size > 0 && reading.transactions.length === 0 ? [] : [reading]
    if (at > 0) return []
    const problem: Problem = {
      code: 'transactions_not_read',
      message: 'The transactions could not be read reliably and are omitted',
      page,
      severity: 'high',
    }
    return [{ ...reading, transactions: [], problems: [...reading.problems, problem] }]
  })
}

/** Assigns the fee totals at the end of a combined statement to the account that paid the fees. */
function assignFeeTotals(readings: readonly AccountReading[]): readonly AccountReading[] {
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
const maxUnnumberedPages = 12

/** Whether lists, balances and headings together make a bank statement. */
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
  const titled = lines.some(line => line.words.length <= 16 && statementWords.test(line.text))
  const other = lines.filter(line => line.words.length <= 16 && otherDocument.test(line.text)).length
  if (other > (running ? 3 : 1)) return false
  if (other > 0 && !(balances && rows > 0) && !running) return false
  const banking = lines.some(
    line => line.words.length <= 16 && /\b(?:bank|savings|checking|credit union)\b/i.test(line.text),
  )
  if (!titled && numbers === 0 && !(running && banking && rows > 1)) return false
  // A long report with tables of balances is no statement unless it names an account.
  if (numbers === 0 && new Set(lines.map(line => line.page)).size > maxUnnumberedPages) return false
  if (rows > 0 && (running || balances)) return true
  if (rows > 1 && (has('opening') || has('closing')) && (numbers > 0 || titled)) return true
  return balances && (numbers > 0 || titled) && (has('credits') || has('debits'))
}

const isAccount = (reading: AccountReading): boolean =>
  reading.transactions.length > 0 ||
  (reading.starting_balance !== null && reading.ending_balance !== null) ||
  (reading.ending_balance !== null && reading.account_number !== null)

/** A further account needs transactions, a number or a type; balances alone are another table of the first account. */
const isSeparateAccount = ({ transactions, account_number: number, account_type: type }: AccountReading): boolean =>
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

/** An account that appears only in the overview. */
function overviewAccount(row: OverviewRow, facts: StatementFacts): AccountReading {
  const line = facts.lines[row.line]!
  const amount = row.amounts.at(-1)!
  const type = accountTypeOf(row.text)
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
      amount.sign === -1 ? -amount.value : amount.value,
      amount,
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
      ...line.amounts.flatMap(token => token.currency ?? []),
      ...(line.words.length <= 12 ? [currencyNamedIn(line.text)].filter(code => code !== null) : []),
    ]
    for (const code of codes)
      votes.set(code, { count: (votes.get(code)?.count ?? 0) + 1, line: votes.get(code)?.line ?? line })
  }
  const signs = votes.get('$')?.count ?? 0
  // OCR makes "S$" of a dollar sign now and then: a currency must be met more than now and then.
  const best = [...votes]
    .filter(([code, { count }]) => code === '$' || signs === 0 || count >= 3 || count >= 0.2 * signs)
    .toSorted((a, b) => Number(a[0] === '$') - Number(b[0] === '$') || b[1].count - a[1].count)[0]
  if (best === undefined) return null
  const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' }
  const code = best[0] === '$' ? (dollars[country ?? ''] ?? 'USD') : best[0]
  return fieldOfText(code, best[1].line, fileName, best[0] === '$' ? 0.85 : 0.95, null)
}

/** Years stand in column headers or in the top part of the first page; elsewhere they date terms and copyrights. */
const yearHeight = 0.3

/** The one year printed where it may date a list whose dates have none. */
function yearIn(lines: readonly TextLine[], { headers }: Pick<Lists, 'headers'>): string | null {
  const top = (line: TextLine): boolean => line.page === lines[0]!.page && line.box.top < yearHeight * line.pageHeight
  const years = new Set(
    lines
      .filter((line, index) => headers.includes(index) || top(line))
      .flatMap(line => line.words.filter(({ text }) => /^20\d\d$/.test(text)).map(({ text }) => text)),
  )
  return years.size === 1 ? [...years][0]! : null
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
