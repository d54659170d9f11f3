/** A document → the accounts of the bank statements in it. */
import { daysBetween } from '../../document/days.ts'
import { medianOf } from '../../document/geometry.ts'
import type { Document, Problem } from '../../document/model.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { currencyNamedIn } from '../values/amounts/currencies.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { countriesOf, countryOf, currencyOfCountry, dateOrderOf, writesDollars } from '../values/document-locale.ts'
import { contradictedInOverview } from './overview-figures.ts'
import { findAccountNumbers, sameAccount } from './account-numbers.ts'
import { findAccountHolder } from './account-holder.ts'
import { splitAccounts, findOverviewRows, type OverviewRow } from './split-accounts.ts'
import type { AccountReading, BankStatementExtraction } from './bank-statement.ts'
import { findBankName } from './bank-name.ts'
import { findSummaryEntries } from './balance-summary.ts'
import { bankConfidence, equal, fieldOfText } from './amounts.ts'
import { buildAccount } from './build-account.ts'
import { parseLists } from './parse-lists.ts'
import { recordRanking } from '../solve/record-choice.ts'
import { withoutRepeatedLists } from './spurious-rows.ts'
import { daysOfPeriod, pageNumberOf, periodsIn, splitStatements, statementDateIn } from './statement-period.ts'
import { dateOf } from './transaction-dates.ts'
import { unfoldLists } from './side-by-side.ts'
import { buildTextLines } from './text-lines.ts'
import { pageHead } from '../layout/thresholds.ts'
import type { AccountPart, Lists, StatementFacts, SummaryEntry, TextLine } from './printed.ts'

const { mtd, statementTitles, idle: idleWords, otherDocuments } = patternsOf(accounts)

/** Pure. A document without a bank statement gives no accounts. `pages`: only these (1-based); all without it. */
export function extractBankStatements(document: Document, pages?: readonly number[]): BankStatementExtraction {
  const lines = buildTextLines(unfoldLists(document), pages)
  return {
    fileName: document.fileName,
    accounts: splitStatements(lines).flatMap(part => extractStatement(part, pages?.length ?? document.pages.length)),
  }
}

function extractStatement(printed: readonly TextLine[], pageCount: number): readonly AccountReading[] {
  const parsed = parseLists(printed)
  const lists = { ...parsed, rows: withoutRepeatedLists(parsed.rows) }
  const { lines } = lists
  const entries = findSummaryEntries(lines)
  const mentions = findAccountNumbers(lines)
  if (!isStatement(lists, entries, mentions.length > 0)) return []
  const texts = lines.map(line => line.text)
  const countries = countriesOf(texts)
  const { order } = dateOrderOf(texts, countries)
  const bankName = findBankName(lines)
  const year = yearIn(lists)
  const periods = periodsIn(lines, { order, year })
  recordRanking('bank', 'period', periods, {
    chosen: periods[0] ?? null,
    describe: one => ({ value: one.text, score: -periods.indexOf(one), evidence: [lines[one.line]!] }),
  })
  const facts: StatementFacts = {
    lines,
    lists,
    order,
    period: periods[0] ?? null,
    statementDate: statementDateIn(lines, order),
    days: daysOfPeriod(lines),
    year,
    bankName,
    holder: findAccountHolder(lines, bankName?.value ?? null),
    currency: currencyOfStatement(lines, countryOf(countries)),
    monthToDate:
      !coversMonth(periods[0] ?? null) && (texts.some(text => mtd.test(text)) || isNewestFirst(lists, entries, order)),
    ...pagesThere(lines, pageCount),
  }
  const overview = findOverviewRows(lines)
  const parts = withLoneNumber(splitAccounts({ lists, entries }, mentions), overview)
  const readings = parts
    .map(part => withoutUnreadableRows(buildAccount(part, entriesFor(part, parts, entries, overview), facts)))
    .filter((reading, at) => isAccount(reading) && (at === 0 || isSeparateAccount(reading)))
  // A box of fees at the end of several accounts is of any of them: their own transactions decide.
  const own = readings.map(reading => ({
    ...reading,
    printed_nsf_fees: readings.length === 1 ? reading.printed_nsf_fees : null,
    account_number: reading.account_number ?? numberByBalance(reading, overview, facts),
    contradicted: [...(reading.contradicted ?? []), ...contradictedInOverview(reading, lines)],
  }))
  const known = own.flatMap(({ account_number: number }) => number?.value.replace(/\D/g, '') ?? [])
  const listed = overview.filter(
    (row, at) =>
      !known.some(digits => sameAccount(digits, row.digits)) &&
      !own.some(reading => hasBalanceOf(reading, row)) &&
      overview.findIndex(other => other.digits === row.digits) === at,
  )
  return [...own, ...listed.map(row => overviewAccount(row, facts))]
}

/**
 * What separates statements from what looks like them.
 * - `minConfidence`: Below this median confidence OCR mixed up columns, so that even plausible rows are wrong.
 * - `titleWords`: A title has at most so many words.
 * - `minNewestFirst`: Rows that run from the newest to the oldest; fewer may by chance.
 * - `monthDays`: Days between the first and the last of the shortest month.
 */
const limits = { minConfidence: 0.7, titleWords: 16, minNewestFirst: 3, monthDays: 27 } as const
const sidedLists: readonly unknown[] = ['credits', 'debits', 'checks']
/**
 * What shows the currency of a statement.
 * - `words`: Words of a line that names it; longer ones are terms, which name others.
 * - `minMentions`, `share`: It is met more often than OCR errors are: so many times, or this share of the dollar signs ("S$" for "$"). Half or
 *   double changes no tuned statement.
 */
const currencies = { words: 12, minMentions: 3, share: 0.2 } as const

/** "Simple Business Checking xxxxx4402   Uncollected   $812.00": the only account that is named is the statement's own. */
function withLoneNumber(parts: readonly AccountPart[], overview: readonly OverviewRow[]): readonly AccountPart[] {
  const [part, ...others] = parts
  const [row, ...more] = overview
  const isLone = part?.mentions.length === 0 && others.length === 0 && row !== undefined && more.length === 0
  return isLone ? [{ ...part, mentions: [row] }] : parts
}

/** A printed period of a month or more is closed, however its list is headed. */
const coversMonth = (period: StatementFacts['period']): boolean =>
  period !== null && daysBetween(period.start!, period.end!) >= limits.monthDays

/** Omits from a list that OCR can hardly read the rows that no arithmetic supports. */
function withoutUnreadableRows(reading: AccountReading): AccountReading {
  const { transactions } = reading
  const sure = transactions.map(({ amount }) => amount.confidence)
  if (sure.length === 0 || medianOf(sure) >= limits.minConfidence) return reading
  const supported = transactions.filter(({ amount }) => amount.confidence >= bankConfidence.labeled)
  const message = `${transactions.length - supported.length} transactions could not be read reliably and are omitted`
  const problem: Problem = { code: 'transactions_not_read', message, page: reading.pages[0]!, severity: 'high' }
  return { ...reading, complete: false, transactions: supported, problems: [...reading.problems, problem] }
}

/** Whether lists, balances and headings together make a bank statement. */
function isStatement({ lines, rows, marks }: Lists, entries: readonly SummaryEntry[], numbered: boolean): boolean {
  const has = (label: SummaryEntry['label']): boolean =>
    entries.some(entry => entry.label === label) || marks.some(mark => mark.kind === label)
  const running = rows.some(row => row.balance !== null)
  const titles = lines.filter(line => line.words.length <= limits.titleWords)
  // Lists of both sides are of an account, whatever it is called.
  const isSided = [true, false].every(credit =>
    rows.some(({ section }) => sidedLists.includes(section?.kind) && (section!.kind === 'credits') === credit),
  )
  const titled = numbered || isSided || titles.some(line => statementTitles.test(line.text))
  const others = titles.filter(line => otherDocuments.test(line.text)).length
  if (others > (running ? 3 : 1) || (!titled && !(running && rows.length > 1))) return false
  if (rows.length > 0 && (running || (others === 0 && (has('opening') || has('closing'))))) return true
  const idle = titles.some(line => idleWords.test(line.text))
  return has('opening') && has('closing') && (rows.length > 0 || has('credits') || has('debits') || idle)
}

const isAccount = (reading: AccountReading): boolean =>
  reading.transactions.length > 0 ||
  (reading.ending_balance !== null && (reading.starting_balance !== null || reading.account_number !== null))

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
  return entries.filter(({ line, rowText }) =>
    rowText === null || parts.length === 1
      ? inside.has(line) && !overview.some(row => row.line === line && !sameAccount(row.digits, digits))
      : rowText === part.title || overview.some(row => row.line === line && sameAccount(row.digits, digits)),
  )
}

/** Whether the balance of an account ends its row of the overview; a balance of nothing may be of any. */
const hasBalanceOf = ({ ending_balance: ending }: AccountReading, { amounts }: OverviewRow): boolean =>
  ending !== null && ending.value !== 0 && equal(Math.abs(ending.value), amounts.at(-1)!.value)

/** The number in the only row of the overview that ends in the balance of an account whose own part prints none. */
function numberByBalance(reading: AccountReading, overview: readonly OverviewRow[], { lines }: StatementFacts) {
  const [row, ...others] = overview.filter(row => hasBalanceOf(reading, row))
  if (row === undefined || others.length > 0) return null
  return fieldOfText(row.text, lines[row.line]!, bankConfidence.implied)
}

/** An account that appears only in the overview. */
function overviewAccount(row: OverviewRow, facts: StatementFacts): AccountReading {
  const { title, amounts, line } = row
  const closing = { label: 'closing', text: title, amount: amounts.at(-1)!, count: null, line, rowText: title } as const
  return buildAccount({ mentions: [row], lines: [line], title }, [closing], facts)
}

/** The currency named or signed most; a bare dollar is the dollar of the country. */
function currencyOfStatement(lines: readonly TextLine[], country: string | null): AccountReading['currency'] {
  const printed = lines.flatMap(line => {
    const named = line.words.length <= currencies.words ? currencyNamedIn(line.text) : null
    // "RM 1201, Queen's Road" is a room.
    const marked = line.amounts.filter(({ cents, text }) => cents || !/^\p{L}/u.test(text))
    return [...marked.map(({ currency }) => currency), named].flatMap(code => (code === null ? [] : [{ code, line }]))
  })
  const votes = Map.groupBy(printed, ({ code }) => code)
  const signs = votes.get('$')?.length ?? 0
  const isFrequent = (times: number): boolean => times >= currencies.minMentions || times >= currencies.share * signs
  const [best] = [...votes]
    .filter(([code, { length }]) => code === '$' || signs === 0 || isFrequent(length))
    .toSorted((a, b) => Number(a[0] === '$') - Number(b[0] === '$') || b[1].length - a[1].length)
  if (best === undefined) return null
  const dollar = country !== null && writesDollars(country) ? currencyOfCountry(country) : null
  const code = best[0] === '$' ? (dollar ?? 'USD') : best[0]
  return fieldOfText(code, best[1][0]!.line, best[0] === '$' ? bankConfidence.unconfirmed : bankConfidence.implied)
}

/**
 * The one year printed where it may date a list whose dates have none: in column headers or at the head of the first page. Elsewhere years date
 * terms and copyrights.
 */
function yearIn({ lines, headers }: Lists): string | null {
  const top = (line: TextLine): boolean => line.page === lines[0]!.page && line.box.top < pageHead * line.pageHeight
  const years = new Set(
    lines
      .filter((line, index) => headers.includes(index) || top(line))
      .flatMap(line => line.words.filter(({ text }) => /^20\d\d$/.test(text)).map(({ text }) => text)),
  )
  return years.size === 1 ? [...years][0]! : null
}

/** "Page 1 of 3" of which not all are there; "Page 12 of 12" alone is the last one. */
function pagesThere(lines: readonly TextLine[], there: number) {
  const beyond = lines.flatMap(line => pageNumberOf(line) ?? []).filter(({ of }) => (of ?? 0) > there)
  // "27 of 27" on one of two pages counts something else.
  const pagesMissing = beyond.length > there / 2
  return { pagesMissing, lastPageThere: !pagesMissing || beyond.some(({ page, of }) => page === of) }
}

/** An export lists the newest rows first and names no balance before them, as no statement does. */
function isNewestFirst({ rows, marks }: Lists, entries: readonly SummaryEntry[], order: DateOrder): boolean {
  if ([...marks, ...entries].some(one => ('kind' in one ? one.kind : one.label) === 'opening')) return false
  const dates = rows.flatMap(({ date }) => (date === null ? [] : (dateOf(date, order) ?? [])))
  const falls = dates.every((date, at) => at === 0 || date <= dates[at - 1]!)
  return falls && dates.length >= limits.minNewestFirst && dates[0] !== dates.at(-1)
}
