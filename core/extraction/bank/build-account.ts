/** Assembles one account: identity, period, balances, reconciled transactions. */
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import { centsText, quoted } from '../../contract/sentence.ts'
import { identityOf } from './account-identity.ts'
import { isOwed } from './account-product.ts'
import type { TotalCandidate, Totals } from './account-totals.ts'
import { derived, fieldOfAmount, fieldOfText } from './amounts.ts'
import type { SummaryEntry } from './balance-summary.ts'
import type { AccountReading, TransactionReading } from './bank-statement.ts'
import { feeBox } from './fee-box.ts'
import type { ListMark, ListRow } from './list-row.ts'
import type { AmountToken } from './line-amounts.ts'
import { reconcileAccount, type ReconciledAccount } from './reconcile-account.ts'
import { cents, equal } from './cents.ts'
import { type ReconciledRows } from './reconcile-rows.ts'
import { withoutRepeatedRows } from './repeated-rows.ts'
import type { AccountPart } from './split-accounts.ts'
import type { StatementFacts } from './statement-facts.ts'
import type { TextLine } from './text-lines.ts'
import { dateOf } from './transaction-dates.ts'

/** The extracted account. `entries`: labeled amounts outside its lists. */
export function buildAccount(
  part: AccountPart,
  entries: readonly SummaryEntry[],
  facts: StatementFacts,
): AccountReading {
  const { lines, lists, fileName } = facts
  const inside = new Set(part.lines)
  const rows = withoutRepeatedRows(lists.rows.filter(row => inside.has(row.line)))
  const marks = lists.marks.filter(mark => inside.has(mark.line))
  const identity = identityOf(part, facts, rows)
  const owed = isOwed(identity.type)
  const account = reconcileAccount({ rows, marks, entries, owed }, facts)
  const { reconciled, totals, order, frame } = account
  const field = (candidate: TotalCandidate | null): Field | null => totalField(candidate, totals.closes, facts)
  const [opening, closing] = [
    field(totals.opening) ?? balanceBefore(account),
    field(totals.closing) ?? balanceAfter(account, facts),
  ]
  const evidence = completenessOf(account, { opening, closing, owed, marks })
  const box = feeBox(part.lines.map(index => lines[index]!))
  return {
    ...identity.fields,
    bank_name: facts.bankName,
    account_holder: facts.holder,
    currency: facts.currency,
    ...periodFields(account, facts),
    starting_balance: opening,
    ending_balance: closing,
    total_credits: field(totals.credits),
    total_debits: field(totals.debits),
    ...countFields(entries, account, evidence.reconciles),
    printed_nsf_fees: box.length === 0 ? null : feeField(box, part, facts),
    is_mtd: facts.monthToDate || isPartial(totals, reconciled, facts.lines),
    transactions: reconciled.rows.map(row => transactionOf(row, lines, fileName, evidence.agrees)),
    complete: !facts.pagesMissing && evidence.complete,
    // A column of another balance (available, collected) follows no row.
    brokenBalances: reconciled.passed > reconciled.failed ? reconciled.failed : 0,
    dailyBalances: lists.balances
      .filter(balance => inside.has(balance.line))
      .flatMap(({ date: printed, amount }) => {
        const date = dateOf(printed, order, frame)
        return date === null ? [] : [{ date, balance: signedValue(amount) }]
      }),
    pages: pagesOf(part, entries, facts),
    problems: problemsOf(reconciled, {
      unreconciled: reconciled.rows.length > 0 && !evidence.reconciles && opening !== null && closing !== null,
      page: lines[part.lines[0]!]!.page,
    }),
  }
}

const signedValue = ({ value, sign }: AmountToken): number => (sign === -1 ? -value : value)

/** Confidence of balances and totals: printed ones that close, printed ones that do not, and those running balances imply. */
const closingConfidence = 0.995
const openConfidence = 0.85

function totalField(candidate: TotalCandidate | null, closes: boolean, facts: StatementFacts): Field | null {
  if (candidate === null) return null
  const parts = candidate.parts.map(({ amount, line, text }) =>
    fieldOfAmount(
      amount.value,
      amount,
      facts.lines[line]!,
      facts.fileName,
      closes ? closingConfidence : openConfidence,
      text,
    ),
  )
  return {
    ...parts[0]!,
    value: candidate.value,
    confidence: Math.min(...parts.map(part => part.confidence)),
    evidence: parts.flatMap(part => part.evidence),
    label: parts.map(part => part.label).join(' + '),
  }
}

const balancesFollow = ({ reconciled }: ReconciledAccount): boolean => reconciled.failed === 0 && reconciled.passed > 0

const balanceBefore = (account: ReconciledAccount): Field | null =>
  account.reconciled.first !== null && balancesFollow(account)
    ? derived(account.reconciled.first, [], openConfidence)
    : null

const balanceAfter = (account: ReconciledAccount, { pagesMissing }: StatementFacts): Field | null =>
  account.reconciled.last !== null && balancesFollow(account) && !pagesMissing
    ? derived(account.reconciled.last, [], openConfidence)
    : null

/** Which printed amounts confirm that the rows are all transactions of the account. */
function completenessOf(
  account: ReconciledAccount,
  printed: {
    readonly opening: Field | null
    readonly closing: Field | null
    readonly owed: boolean
    readonly marks: readonly ListMark[]
  },
): { readonly reconciles: boolean; readonly agrees: boolean; readonly complete: boolean } {
  const { reconciled, totals, credits, debits } = account
  const { opening, closing, owed, marks } = printed
  const rows = reconciled.rows.map(({ row }) => row)
  const reconciles =
    rows.length > 0 &&
    opening !== null &&
    closing !== null &&
    equal(opening.value + (owed ? -1 : 1) * (credits - debits), closing.value)
  const same = (total: TotalCandidate | null, sum: number): boolean => total !== null && equal(total.value, sum)
  const agrees = reconciles || (same(totals.credits, credits) && same(totals.debits, debits))
  const follows = balancesFollow(account)
  const complete =
    rows.length === 0
      ? isIdle(totals)
      : agrees ||
        (follows && closing !== null && reconciled.last !== null && equal(reconciled.last, closing.value)) ||
        (follows && totals.opening === null && totals.closing === null) ||
        sectionsAgree(rows, marks, owed) ||
        onlySide(account)
  return { reconciles, agrees, complete }
}

function periodFields(
  { span, reconciled }: ReconciledAccount,
  facts: StatementFacts,
): Pick<AccountReading, 'start_date' | 'end_date'> {
  const { evidence } = span
  const printed = (value: string): Field<string> =>
    evidence === null
      ? derived(value, [], 0.7)
      : fieldOfText(value, facts.lines[evidence.line]!, facts.fileName, 0.97, null, evidence.text)
  const dates = facts.monthToDate && evidence === null ? reconciled.rows.flatMap(row => row.date ?? []).toSorted() : []
  const field = (value: string | null, listed: string | undefined): Field<string> | null =>
    value !== null ? printed(value) : listed === undefined ? null : derived(listed, [], 0.7)
  return { start_date: field(span.start, dates[0]), end_date: field(span.end, dates.at(-1)) }
}

const pagesOf = (part: AccountPart, entries: readonly SummaryEntry[], { lines, lists }: StatementFacts): number[] => {
  const own = new Set([...entries.map(entry => entry.line), ...part.mentions.map(mention => mention.line)])
  const pages = part.lines
    .filter(index => lists.listLines.has(index) || own.has(index))
    .map(index => lines[index]!.page)
  return [...new Set(pages)].toSorted((a, b) => a - b)
}

function problemsOf(
  { rows }: ReconciledRows,
  { unreconciled, page }: { readonly unreconciled: boolean; readonly page: number },
): readonly Problem[] {
  const failed: Problem = {
    code: 'statement_not_reconciled',
    message: 'The transactions read do not lead from the opening to the closing balance',
    page,
    severity: 'warning',
  }
  const corrected = rows.flatMap(({ row, amount, chosen }): Problem[] =>
    chosen === null
      ? []
      : [
          {
            code: 'reading_chosen',
            message: `${quoted(chosen)} was read as ${centsText(Math.abs(amount))}, which the balances and sums demand`,
            page: row.page,
            severity: 'info',
          },
        ],
  )
  return unreconciled ? [failed, ...corrected] : corrected
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
function onlySide({ totals, credits, debits }: ReconciledAccount): boolean {
  const none = (total: TotalCandidate | null): boolean => total === null || total.value === 0
  const same = (total: TotalCandidate | null, sum: number): boolean => total !== null && equal(total.value, sum)
  return (
    (credits === 0 && none(totals.credits) && same(totals.debits, debits)) ||
    (debits === 0 && none(totals.debits) && same(totals.credits, credits))
  )
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
  { totals, reconciled, credits, debits }: ReconciledAccount,
  reconciles: boolean,
): Pick<AccountReading, 'num_total_credits' | 'num_total_debits'> {
  const count = (label: 'creditCount' | 'debitCount', total: TotalCandidate | null, sign: 1 | -1): Field | null => {
    const printed = entries.find(entry => entry.label === label)?.amount.value ?? total?.count ?? null
    const listed = reconciled.rows.filter(row => Math.sign(row.amount) === sign).length
    // Rows that add up to a printed total are complete on that side.
    if (printed === null)
      return total !== null && total.value > 0 && equal(total.value, sign === 1 ? credits : debits)
        ? derived(listed, [], 0.95)
        : null
    // A printed count that differs from reconciled rows counts something else.
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
