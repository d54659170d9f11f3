/** Assembles one account: identity, period, balances, reconciled transactions. */
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { identityOf } from './account-identity.ts'
import { periodOf } from './account-period.ts'
import type { AccountReading, TransactionReading } from './bank-statement.ts'
import type { AccountPart } from './split-accounts.ts'
import { isOwed } from './account-product.ts'
import { chooseTotals, type TotalCandidate, type Totals } from './account-totals.ts'
import type { SummaryEntry } from './balance-summary.ts'
import { correctAmountByTotals } from './correct-amount-by-totals.ts'
import { dateOf, orderOfDays } from './transaction-dates.ts'
import { feeBox } from './fee-box.ts'
import { derived, fieldOfAmount, fieldOfText } from './amounts.ts'
import type { ListMark, ListRow } from './list-row.ts'
import { withoutRepeatedRows } from './repeated-rows.ts'
import { cents, equal, reconcileRows, type ReconciledRows } from './reconcile-rows.ts'
import type { StatementFacts } from './statement-facts.ts'
import type { StatementPeriod } from './statement-period.ts'
import type { TextLine } from './text-lines.ts'
import { withoutSpuriousRows } from './spurious-rows.ts'
import { centsText, quoted } from '../../contract/sentence.ts'

const totalOf = (rows: ReconciledRows, sign: 1 | -1): number =>
  cents(rows.rows.reduce((sum, row) => (Math.sign(row.amount) === sign ? sum + Math.abs(row.amount) : sum), 0))

/** The extracted account. `entries`: labeled amounts outside its lists. */
export function buildAccount(
  part: AccountPart,
  entries: readonly SummaryEntry[],
  facts: StatementFacts,
): AccountReading {
  const { lines, lists, fileName } = facts
  const inside = new Set(part.lines)
  const printedRows = lists.rows.filter(row => inside.has(row.line))
  let rows = withoutRepeatedRows(printedRows)
  const marks = lists.marks.filter(mark => inside.has(mark.line))
  const identity = identityOf(part, facts, rows)
  const owed = isOwed(identity.type)
  const trial = chooseTotals(entries, marks, null, owed)
  const span = periodOf(entries, marks, trial, facts)
  const order = orderOfDays(
    rows.flatMap(row => row.date ?? []),
    { start: span.start, end: span.end },
    facts.order,
  )
  const latest = span.end ?? latestYear(rows, order)
  const yearOnly = span.start === null && latest === null && facts.year !== null
  const frame = yearOnly
    ? { start: `${facts.year}-01-01`, end: `${facts.year}-12-31` }
    : { start: span.start, end: latest }
  const reconcile = (opening: number | null): ReconciledRows =>
    reconcileRows(rows, { opening, closing: trial.closing?.value ?? null, owed, order, frame })
  let reconciled = reconcile(trial.opening?.value ?? null)
  const sumsOf = (
    of: ReconciledRows,
  ): { credits: number; debits: number; first: number | null; last: number | null } => ({
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
    const signs = new Map(reconciled.rows.map(({ row, amount }) => [row, amount]))
    const kept = withoutSpuriousRows(rows, some => some.reduce((sum, row) => sum + (signs.get(row) ?? 0), 0), flow)
    if (kept !== rows) {
      rows = kept
      reconciled = reconcile(trial.opening!.value)
    }
  }
  const totals = chooseTotals(entries, marks, rows.length === 0 ? null : sumsOf(reconciled), owed)
  if (totals.opening?.value !== trial.opening?.value) reconciled = reconcile(totals.opening?.value ?? null)
  reconciled = correctAmountByTotals(reconciled, {
    credits: totals.closes ? (totals.credits?.value ?? null) : null,
    debits: totals.closes ? (totals.debits?.value ?? null) : null,
    flow:
      totals.opening === null || totals.closing === null
        ? null
        : (totals.closing.value - totals.opening.value) * (owed ? -1 : 1),
  })
  const sums = sumsOf(reconciled)
  const problems: Problem[] = []
  const option = (chosen: TotalCandidate | null): Field | null => {
    if (chosen === null) return null
    const parts = chosen.parts.map(({ amount, line, text }) =>
      fieldOfAmount(amount.value, amount, lines[line]!, fileName, totals.closes ? 0.995 : 0.85, text),
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
    (reconciled.first !== null && reconciled.failed === 0 && reconciled.passed > 0
      ? derived(reconciled.first, [], 0.85)
      : null)
  const running = reconciled.last !== null && reconciled.failed === 0 && reconciled.passed > 0 && !facts.pagesMissing
  const closing = option(totals.closing) ?? (running ? derived(reconciled.last!, [], 0.85) : null)
  const direction = owed ? -1 : 1
  const reconciles =
    rows.length > 0 &&
    opening !== null &&
    closing !== null &&
    equal(opening.value + direction * (sums.credits - sums.debits), closing.value)
  const printedTotals =
    totals.credits !== null &&
    totals.debits !== null &&
    equal(totals.credits.value, sums.credits) &&
    equal(totals.debits.value, sums.debits)
  const balancesAgree =
    reconciled.passed > 0 &&
    reconciled.failed === 0 &&
    closing !== null &&
    reconciled.last !== null &&
    equal(reconciled.last, closing.value)
  const complete =
    !facts.pagesMissing &&
    (rows.length > 0 || isIdle(totals)) &&
    (reconciles ||
      rows.length === 0 ||
      printedTotals ||
      balancesAgree ||
      sectionsAgree(rows, marks, owed) ||
      (totals.opening === null && totals.closing === null && reconciled.failed === 0 && reconciled.passed > 0) ||
      onlySide(totals, sums))
  if (rows.length > 0 && !reconciles && opening !== null && closing !== null)
    problems.push({
      code: 'statement_not_reconciled',
      message: 'The transactions read do not lead from the opening to the closing balance',
      page: lines[part.lines[0]!]!.page,
      severity: 'warning',
    })
  for (const row of reconciled.rows)
    if (row.chosen !== null)
      problems.push({
        code: 'reading_chosen',
        message: `${quoted(row.chosen)} was read as ${centsText(Math.abs(row.amount))}, which the balances and sums demand`,
        page: row.row.page,
        severity: 'info',
      })
  const counts = countFields(entries, totals, reconciled, reconciles)
  const box = feeBox(part.lines.map(index => lines[index]!))
  const dates = reconciled.rows.flatMap(row => row.date ?? []).toSorted()
  const spanField = (value: string | null, evidence: StatementPeriod | null): Field<string> | null =>
    value === null
      ? null
      : evidence === null
        ? derived(value, [], 0.7)
        : fieldOfText(value, lines[evidence.line]!, fileName, 0.97, null, evidence.text)
  const mtdDates = facts.monthToDate && span.evidence === null
  return {
    ...identity.amounts,
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
    is_mtd: facts.monthToDate || isPartial(totals, reconciled, facts.lines),
    transactions: reconciled.rows.map(row => transactionOf(row, lines, fileName, reconciles || printedTotals)),
    complete,
    // A column of another balance (available, collected) follows no row.
    brokenBalances: reconciled.passed > reconciled.failed ? reconciled.failed : 0,
    dailyBalances: lists.balances
      .filter(balance => inside.has(balance.line))
      .flatMap(({ date: printed, amount }) => {
        const date = dateOf(printed, order, frame)
        return date === null ? [] : [{ date, balance: amount.sign === -1 ? -amount.value : amount.value }]
      }),
    pages: [
      ...new Set(
        part.lines
          .filter(
            index =>
              lists.listLines.has(index) ||
              entries.some(entry => entry.line === index) ||
              part.mentions.some(mention => mention.line === index),
          )
          .map(index => lines[index]!.page),
      ),
    ].toSorted((a, b) => a - b),
    problems,
  }
}

/** An idle account: equal balances, and no total above zero. */
const isIdle = ({ opening, closing, credits, debits, closes }: Totals): boolean =>
  closes &&
  opening !== null &&
  opening.value === closing?.value &&
  (credits?.value ?? 0) === 0 &&
  (debits?.value ?? 0) === 0

/** A print of the account's page: running balances, no opening balance, at most today's balance, and nothing called a statement. */
function isPartial({ opening, closing }: Totals, { passed }: ReconciledRows, lines: readonly TextLine[]): boolean {
  if (passed === 0 || opening !== null) return false
  const currentBalance = closing === null || /^\W*(?:current|present|ledger)\b/i.test(closing.parts[0]!.text)
  return (
    currentBalance &&
    !lines.some(line => line.words.length <= 10 && /statement|auszug|afschrift|relev[eé]/i.test(line.text))
  )
}

/** Transactions on one side only, which the printed totals confirm. */
function onlySide(totals: Totals, sums: { readonly credits: number; readonly debits: number }): boolean {
  const none = (option: TotalCandidate | null): boolean => option === null || option.value === 0
  const same = (option: TotalCandidate | null, sum: number): boolean => option !== null && equal(option.value, sum)
  return (
    (sums.credits === 0 && none(totals.credits) && same(totals.debits, sums.debits)) ||
    (sums.debits === 0 && none(totals.debits) && same(totals.credits, sums.credits))
  )
}

/** The latest date printed with a year; it completes the dates without one. */
function latestYear(rows: readonly ListRow[], order: DateOrder): string | null {
  const dated = rows
    .flatMap(row =>
      row.date === null || row.date.year === null ? [] : (dateOf(row.date, order, { start: null, end: null }) ?? []),
    )
    .toSorted()
  return dated.at(-1) ?? null
}

/** Every one-sided list prints its total, and its rows add up to it. */
function sectionsAgree(rows: readonly ListRow[], marks: readonly ListMark[], owed: boolean): boolean {
  const bySection = Map.groupBy(rows, row => row.section?.title ?? '')
  if (owed || bySection.has('') || bySection.size === 0) return false
  for (const [title, members] of bySection) {
    const total = marks.find(mark => mark.kind === 'total' && mark.section?.title === title)
    const fieldValue = total?.cells.amount ?? total?.cells.balance ?? null
    const sum = cents(members.reduce((all, row) => all + row.amount.value, 0))
    const printed = fieldValue?.value ?? Number(/[\d,]+\.\d\d/.exec(total?.label ?? '')?.[0].replace(/,/g, '') ?? NaN)
    if (!equal(printed, sum)) return false
  }
  return true
}

function countFields(
  entries: readonly SummaryEntry[],
  totals: { readonly credits: TotalCandidate | null; readonly debits: TotalCandidate | null },
  reconciled: ReconciledRows,
  reconciles: boolean,
): Pick<AccountReading, 'num_total_credits' | 'num_total_debits'> {
  const count = (label: 'creditCount' | 'debitCount', option: TotalCandidate | null, sign: 1 | -1): Field | null => {
    const printed = entries.find(entry => entry.label === label)?.amount.value ?? option?.count ?? null
    const listed = reconciled.rows.filter(row => Math.sign(row.amount) === sign).length
    // A printed count that differs from reconciled rows counts something else.
    const sum = sign === 1 ? totalOf(reconciled, 1) : totalOf(reconciled, -1)
    // Rows that add up to a printed total are complete on that side.
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
  const amounts = box.map(({ amount, line }) =>
    fieldOfAmount(amount.value, amount, facts.lines[part.lines[line]!]!, facts.fileName, 0.95, 'this period'),
  )
  return {
    ...amounts[0]!,
    value: cents(amounts.reduce((sum, fieldValue) => sum + fieldValue.value, 0)),
    evidence: amounts.flatMap(fieldValue => fieldValue.evidence),
  }
}

/** Minimum confidence of an unchanged OCR amount where all rows together reach the printed balances or totals. */
const minAgreedConfidence = 0.97

function transactionOf(
  row: ReconciledRows['rows'][number],
  lines: readonly TextLine[],
  fileName: string,
  agreed: boolean,
): TransactionReading {
  const line = lines[row.row.line]!
  const { amount: printed, balance, date, section } = row.row
  const amount = fieldOfAmount(row.amount, printed, line, fileName, row.confidence, null)
  return {
    date:
      row.date === null || date === null
        ? null
        : fieldOfText(
            row.date,
            line,
            fileName,
            date.month === null && date.first <= 12 && date.second <= 12 ? 0.95 : 0.98,
            null,
            date.text,
          ),
    description: row.row.description,
    details: row.row.details,
    amount:
      agreed && row.chosen === null
        ? { ...amount, confidence: Math.max(amount.confidence, minAgreedConfidence) }
        : amount,
    balance:
      balance === null || row.balance === null
        ? null
        : fieldOfAmount(row.balance, balance, line, fileName, row.proven ? 0.995 : 0.85, null),
    checkNumber: row.row.check,
    section: section === null || section.kind === 'all' ? null : section.title,
    place: { page: row.row.page, box: row.row.box },
  }
}
