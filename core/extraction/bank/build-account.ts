/** One account's part of a statement → its reading: identity, period, balances, settled transactions. */
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/fragments.ts'
import { identityOf } from './account-identity.ts'
import { periodOf } from './account-period.ts'
import type { AccountReading, TransactionReading } from './bank-statement.ts'
import type { AccountPart } from './split-accounts.ts'
import { isOwed } from './account-product.ts'
import { chooseTotals, type Option, type Totals } from './account-totals.ts'
import type { SummaryEntry } from './balance-summary.ts'
import { withAmountChosen } from './choose-amount.ts'
import { dateOf, orderOfDays } from './transaction-dates.ts'
import { feeBox } from './fee-box.ts'
import { derived, fieldOfAmount, fieldOfText } from './amounts.ts'
import type { ListMark, ListRow } from './list-row.ts'
import { withoutRepeats } from './repeated-rows.ts'
import { cents, equal, settleRows, type SettledRows } from './reconcile-rows.ts'
import type { StatementFacts } from './statement-facts.ts'
import type { StatementPeriod } from './statement-period.ts'
import type { TextLine } from './statement-text.ts'
import { withoutSurplusRows } from './spurious-rows.ts'
import { centsText, quoted } from '../../contract/sentence.ts'

const totalOf = (rows: SettledRows, sign: 1 | -1): number =>
  cents(rows.rows.reduce((sum, row) => (Math.sign(row.amount) === sign ? sum + Math.abs(row.amount) : sum), 0))

/** The account's reading. `entries`: what the summary says of it. */
export function readAccount(
  part: AccountPart,
  entries: readonly SummaryEntry[],
  facts: StatementFacts,
): AccountReading {
  const { lines, lists, fileName } = facts
  const inside = new Set(part.lines)
  const printedRows = lists.rows.filter(row => inside.has(row.line))
  let rows = withoutRepeats(printedRows)
  const marks = lists.marks.filter(mark => inside.has(mark.line))
  const identity = identityOf(part, facts, rows)
  const owed = isOwed(identity.type)
  const trial = chooseTotals(entries, marks, null, owed)
  const span = periodOf(entries, marks, trial, facts)
  const order = orderOfDays(
    rows.flatMap(row => row.day ?? []),
    { start: span.start, end: span.end },
    facts.order,
  )
  const frame = { start: span.start, end: span.end ?? latestYear(rows, order) }
  const settle = (opening: number | null): SettledRows =>
    settleRows(rows, { opening, closing: trial.closing?.value ?? null, owed, order, frame })
  let settled = settle(trial.opening?.value ?? null)
  const sumsOf = (of: SettledRows): { credits: number; debits: number; first: number | null; last: number | null } => ({
    credits: totalOf(of, 1),
    debits: totalOf(of, -1),
    first: of.first,
    last: of.last,
  })
  const flow =
    trial.opening === null || trial.closing === null
      ? null
      : (trial.closing.value - trial.opening.value) * (owed ? -1 : 1)
  if (flow !== null) {
    const signs = new Map(settled.rows.map(({ row, amount }) => [row, amount]))
    const kept = withoutSurplusRows(rows, some => some.reduce((sum, row) => sum + (signs.get(row) ?? 0), 0), flow)
    if (kept !== rows) {
      rows = kept
      settled = settle(trial.opening!.value)
    }
  }
  const totals = chooseTotals(entries, marks, rows.length === 0 ? null : sumsOf(settled), owed)
  if (totals.opening?.value !== trial.opening?.value) settled = settle(totals.opening?.value ?? null)
  settled = withAmountChosen(settled, {
    credits: totals.closes ? (totals.credits?.value ?? null) : null,
    debits: totals.closes ? (totals.debits?.value ?? null) : null,
    flow:
      totals.opening === null || totals.closing === null
        ? null
        : (totals.closing.value - totals.opening.value) * (owed ? -1 : 1),
  })
  const sums = sumsOf(settled)
  const problems: Problem[] = []
  const option = (chosen: Option | null): Field | null => {
    if (chosen === null) return null
    const parts = chosen.parts.map(({ money, line, text }) =>
      fieldOfAmount(money.value, money, lines[line]!, fileName, totals.closes ? 0.995 : 0.85, text),
    )
    const first = parts[0]!
    return {
      ...first,
      value: chosen.value,
      confidence: Math.min(...parts.map(fieldValue => fieldValue.confidence)),
      evidence: parts.flatMap(fieldValue => fieldValue.evidence),
      label: parts.map(fieldValue => fieldValue.label).join(' + '),
    }
  }
  const opening =
    option(totals.opening) ??
    (settled.first !== null && settled.broken === 0 && settled.held > 0 ? derived(settled.first, [], 0.85) : null)
  const running = settled.last !== null && settled.broken === 0 && settled.held > 0 && !facts.pagesMissing
  const closing = option(totals.closing) ?? (running ? derived(settled.last!, [], 0.85) : null)
  const direction = owed ? -1 : 1
  const reconciles =
    rows.length > 0 &&
    opening !== null &&
    closing !== null &&
    equal(opening.value + direction * (sums.credits - sums.debits), closing.value)
  const printedSums =
    totals.credits !== null &&
    totals.debits !== null &&
    equal(totals.credits.value, sums.credits) &&
    equal(totals.debits.value, sums.debits)
  const chainHolds =
    settled.held > 0 &&
    settled.broken === 0 &&
    closing !== null &&
    settled.last !== null &&
    equal(settled.last, closing.value)
  const complete =
    !facts.pagesMissing &&
    (rows.length > 0 || isIdle(totals)) &&
    (reconciles ||
      rows.length === 0 ||
      printedSums ||
      chainHolds ||
      sectionsHold(rows, marks, owed) ||
      (totals.opening === null && totals.closing === null && settled.broken === 0 && settled.held > 0) ||
      onlySide(totals, sums))
  if (rows.length > 0 && !reconciles && opening !== null && closing !== null)
    problems.push({
      code: 'statement_not_reconciled',
      message: 'The transactions read do not lead from the opening to the closing balance',
      page: lines[part.lines[0]!]!.page,
      severity: 'warning',
    })
  for (const row of settled.rows)
    if (row.chosen !== null)
      problems.push({
        code: 'reading_chosen',
        message: `${quoted(row.chosen)} was read as ${centsText(Math.abs(row.amount))}, which the balances and sums demand`,
        page: row.row.page,
        severity: 'info',
      })
  const counts = countsOf(entries, totals, settled, reconciles)
  const box = feeBox(part.lines.map(index => lines[index]!))
  const dates = settled.rows.flatMap(row => row.date ?? []).toSorted()
  const spanField = (value: string | null, evidence: StatementPeriod | null): Field<string> | null =>
    value === null
      ? null
      : evidence === null
        ? derived(value, [], 0.7)
        : fieldOfText(value, lines[evidence.line]!, fileName, 0.97, null, evidence.text)
  const mtdDates = facts.monthToDate && span.evidence === null
  return {
    ...identity.figures,
    bank_name: facts.bankName,
    account_holder: facts.holder,
    currency: facts.currency,
    start_date: spanField(
      span.start ?? (mtdDates ? (dates[0] ?? null) : null),
      span.start === null ? null : span.evidence,
    ),
    end_date: spanField(
      span.end ?? (mtdDates ? (dates.at(-1) ?? null) : null),
      span.end === null ? null : span.evidence,
    ),
    starting_balance: opening,
    ending_balance: closing,
    total_credits: option(totals.credits),
    total_debits: option(totals.debits),
    ...counts,
    printed_nsf_fees: box.length === 0 ? null : feeField(box, part, facts),
    is_mtd: facts.monthToDate || isPartial(totals, settled, facts.lines),
    transactions: settled.rows.map(row => transactionOf(row, lines, fileName, reconciles || printedSums)),
    complete,
    // A column of another balance (available, collected) follows from nothing.
    brokenBalances: settled.held > settled.broken ? settled.broken : 0,
    dailyBalances: lists.balances
      .filter(balance => inside.has(balance.line))
      .flatMap(({ day, money }) => {
        const date = dateOf(day, order, frame)
        return date === null ? [] : [{ date, balance: money.sign === -1 ? -money.value : money.value }]
      }),
    pages: [
      ...new Set(
        part.lines
          .filter(
            index =>
              lists.taken.has(index) ||
              entries.some(entry => entry.line === index) ||
              part.mentions.some(mention => mention.line === index),
          )
          .map(index => lines[index]!.page),
      ),
    ].toSorted((a, b) => a - b),
    problems,
  }
}

/** Nothing happened: both balances and both sums say so. */
const isIdle = ({ opening, closing, credits, debits, closes }: Totals): boolean =>
  closes &&
  opening !== null &&
  opening.value === closing?.value &&
  (credits?.value ?? 0) === 0 &&
  (debits?.value ?? 0) === 0

/** A print of the account's page: running balances, no opening balance, at most today's balance, and nothing called a statement. */
function isPartial({ opening, closing }: Totals, { held }: SettledRows, lines: readonly TextLine[]): boolean {
  if (held === 0 || opening !== null) return false
  const todays = closing === null || /^\W*(?:current|present|ledger)\b/i.test(closing.parts[0]!.text)
  return (
    todays && !lines.some(line => line.words.length <= 10 && /statement|auszug|afschrift|relev[eé]/i.test(line.text))
  )
}

/** Transactions on one side only, and the bank says the same. */
function onlySide(totals: Totals, sums: { readonly credits: number; readonly debits: number }): boolean {
  const none = (option: Option | null): boolean => option === null || option.value === 0
  const same = (option: Option | null, sum: number): boolean => option !== null && equal(option.value, sum)
  return (
    (sums.credits === 0 && none(totals.credits) && same(totals.debits, sums.debits)) ||
    (sums.debits === 0 && none(totals.debits) && same(totals.credits, sums.credits))
  )
}

/** A list without any year takes none; one row with a year gives it to the rest. */
function latestYear(rows: readonly ListRow[], order: DateOrder): string | null {
  const dated = rows
    .flatMap(row =>
      row.day === null || row.day.year === null ? [] : (dateOf(row.day, order, { start: null, end: null }) ?? []),
    )
    .toSorted()
  return dated.at(-1) ?? null
}

/** Every list of one side prints its sum, and the rows add up to it. */
function sectionsHold(rows: readonly ListRow[], marks: readonly ListMark[], owed: boolean): boolean {
  const bySection = Map.groupBy(rows, row => row.section?.title ?? '')
  if (owed || bySection.has('') || bySection.size === 0) return false
  for (const [title, members] of bySection) {
    const total = marks.find(mark => mark.kind === 'total' && mark.section?.title === title)
    const fieldValue = total?.cells.amount ?? total?.cells.balance ?? null
    const sum = cents(members.reduce((all, row) => all + row.money.value, 0))
    const printed = fieldValue?.value ?? Number(/[\d,]+\.\d\d/.exec(total?.label ?? '')?.[0].replace(/,/g, '') ?? NaN)
    if (!equal(printed, sum)) return false
  }
  return true
}

function countsOf(
  entries: readonly SummaryEntry[],
  totals: { readonly credits: Option | null; readonly debits: Option | null },
  settled: SettledRows,
  reconciles: boolean,
): Pick<AccountReading, 'num_total_credits' | 'num_total_debits'> {
  const count = (label: 'creditCount' | 'debitCount', option: Option | null, sign: 1 | -1): Field | null => {
    const printed = entries.find(entry => entry.label === label)?.money.value ?? option?.count ?? null
    const listed = settled.rows.filter(row => Math.sign(row.amount) === sign).length
    // Rows that reconcile count themselves; what the bank counts beside them may be something else.
    const sum = sign === 1 ? totalOf(settled, 1) : totalOf(settled, -1)
    // A side whose printed sum its rows make up is whole, whatever the other side lacks.
    if (printed === null)
      return option !== null && option.value > 0 && equal(option.value, sum) ? derived(listed, [], 0.95) : null
    if (reconciles && printed !== listed) return null
    return derived(printed, [], printed === listed ? 0.97 : 0.75)
  }
  return {
    num_total_credits: count('creditCount', totals.credits, 1),
    num_total_debits: count('debitCount', totals.debits, -1),
  }
}

function feeField(box: ReturnType<typeof feeBox>, part: AccountPart, facts: StatementFacts): Field {
  const figures = box.map(({ money, line }) =>
    fieldOfAmount(money.value, money, facts.lines[part.lines[line]!]!, facts.fileName, 0.95, 'this period'),
  )
  return {
    ...figures[0]!,
    value: cents(figures.reduce((sum, fieldValue) => sum + fieldValue.value, 0)),
    evidence: figures.flatMap(fieldValue => fieldValue.evidence),
  }
}

/** Sure at least this much is an amount that stands as it was recognized, where all together make up the printed balances or sums. */
const AGREED = 0.97

function transactionOf(
  row: SettledRows['rows'][number],
  lines: readonly TextLine[],
  fileName: string,
  agreed: boolean,
): TransactionReading {
  const line = lines[row.row.line]!
  const { money, balance, day, section } = row.row
  const amount = fieldOfAmount(row.amount, money, line, fileName, row.confidence, null)
  return {
    date:
      row.date === null || day === null
        ? null
        : fieldOfText(
            row.date,
            line,
            fileName,
            day.month === null && day.first <= 12 && day.second <= 12 ? 0.95 : 0.98,
            null,
            day.text,
          ),
    description: row.row.description,
    details: row.row.details,
    amount: agreed && row.chosen === null ? { ...amount, confidence: Math.max(amount.confidence, AGREED) } : amount,
    balance:
      balance === null || row.balance === null
        ? null
        : fieldOfAmount(row.balance, balance, line, fileName, row.proven ? 0.995 : 0.85, null),
    checkNumber: row.row.check,
    section: section === null || section.kind === 'all' ? null : section.title,
    place: { page: row.row.page, box: row.row.box },
  }
}
