/** Assembles one account: identity, period, balances, reconciled transactions. */
import { differsInOneDigit } from '../../vocabulary/spelling.ts'
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import { centsText, quoted } from '../../contract/sentence.ts'
import { identityOf, isOwed } from './account-identity.ts'
import { chooseTotals, type TotalCandidate, type Totals } from './account-totals.ts'
import { contradictedTotals } from './contradicted-totals.ts'
import { bankConfidence, cents, derived, equal, fieldOfAmount, fieldOfText } from './amounts.ts'
import type { AccountReading, TransactionReading } from './bank-statement.ts'
import { feeBox } from './fee-box.ts'
import { reconcileAccount, type ReconciledAccount } from './reconcile-account.ts'
import type { SignedRow } from './reconcile-rows.ts'
import type { AccountPart, PrintedAccount, StatementFacts, SummaryEntry, TextLine } from './printed.ts'

/** The extracted account. `entries`: labeled amounts outside its lists. */
export function buildAccount(
  part: AccountPart,
  entries: readonly SummaryEntry[],
  facts: StatementFacts,
): AccountReading {
  const { lines, lists } = facts
  const inside = new Set(part.lines)
  const rows = lists.rows.filter(row => inside.has(row.line))
  const marks = lists.marks.filter(mark => inside.has(mark.line))
  const identity = identityOf(part, facts, rows)
  const balances = lists.balances.filter(({ line }) => inside.has(line))
  const named: PrintedAccount = { rows, marks, balances, entries, owed: isOwed(identity.type) }
  const printed = identity.type === null || named.owed ? withSide(named) : named
  const account = reconcileAccount(printed, facts)
  const { reconciled, totals } = account
  const field = (candidate: TotalCandidate | null): Field | null =>
    totalField(candidate, bankConfidence[totals.closes ? 'reconciled' : 'unconfirmed'])
  const [opening, closing] = [
    field(totals.opening) ?? impliedBalance(account, 'first'),
    field(totals.closing) ?? (facts.lastPageThere ? impliedBalance(account, 'last') : null),
  ]
  const evidence = completenessOf(account, { opening, closing }, lines)
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
    ...countFields(account, evidence.reconciles),
    printed_nsf_fees: totalField(feeBox(part.lines, lines), bankConfidence.implied),
    is_mtd: facts.monthToDate,
    transactions: reconciled.rows.map(row => transactionOf(row, lines, evidence.agreesOn(row.amount))),
    complete: !facts.pagesMissing && evidence.complete,
    // A column of another balance (available, collected) follows no row.
    brokenBalances: reconciled.passed > reconciled.failed ? reconciled.failed : 0,
    dailyBalances: account.days,
    pages: pagesOf(part, entries, facts),
    problems: [
      ...(reconciled.rows.length > 0 && !evidence.reconciles && opening !== null && closing !== null
        ? [{ ...notReconciled, page: lines[part.lines[0]!]!.page }]
        : []),
      ...reconciled.rows.flatMap(correctionOf),
    ],
    contradicted: contradictedTotals(account, lines, evidence.reconciles).map(({ total, member, expected }) => ({
      member,
      printed: totalField(total, bankConfidence.unconfirmed)!,
      expected,
    })),
  }
}

/**
 * Printed totals that lead from the opening to the closing balance in one way only tell whether charges raise what is printed, where no name
 * does and of what is owed by its name: a card may print that with a minus.
 */
function withSide(printed: PrintedAccount): PrintedAccount {
  const other = { ...printed, owed: !printed.owed }
  const closes = (account: PrintedAccount): boolean => {
    const { closes, credits, debits } = chooseTotals(account, null)
    return closes && credits !== null && debits !== null && credits.value > 0 && debits.value > 0
  }
  return !closes(printed) && closes(other) ? other : printed
}

function totalField(candidate: TotalCandidate | null, confidence: number): Field | null {
  if (candidate === null) return null
  const parts = candidate.parts.map(({ amount, text }) => fieldOfAmount(amount.value, amount, confidence, text))
  return {
    ...parts[0]!,
    value: candidate.value,
    confidence: Math.min(...parts.map(part => part.confidence)),
    evidence: parts.flatMap(part => part.evidence),
    label: parts.map(part => part.label).join(' + '),
  }
}

const balancesFollow = ({ reconciled }: ReconciledAccount): boolean => reconciled.failed === 0 && reconciled.passed > 0

/** A balance that the running balances imply where none is printed. */
const impliedBalance = (account: ReconciledAccount, end: 'first' | 'last'): Field | null => {
  const value = account.reconciled[end]
  return value !== null && balancesFollow(account) ? derived(value, bankConfidence.unconfirmed) : null
}

/** Which printed amounts confirm that the rows are all transactions of the account. */
function completenessOf(
  account: ReconciledAccount,
  { opening, closing }: Readonly<Record<'opening' | 'closing', Field | null>>,
  lines: readonly TextLine[],
) {
  const { reconciled, totals, credits, debits } = account
  const { owed, marks } = account.printed
  const reconciles =
    reconciled.rows.length > 0 &&
    opening !== null &&
    closing !== null &&
    equal(opening.value + (owed ? -1 : 1) * (credits - debits), closing.value)
  // Nothing is printed of a side without transactions.
  const same = (total: TotalCandidate | null, sum: number): boolean => equal(total?.value ?? 0, sum)
  const printed = totals.credits !== null || totals.debits !== null
  const agrees = reconciles || (printed && same(totals.credits, credits) && same(totals.debits, debits))
  const follows = balancesFollow(account)
  const complete =
    reconciled.rows.length === 0
      ? isIdle(totals)
      : agrees ||
        (follows && closing !== null && reconciled.last !== null && equal(reconciled.last, closing.value)) ||
        (follows && totals.opening === null && totals.closing === null) ||
        (!owed && marks.length > 0 && sectionsAgree(account, lines))
  // Rows of one side are borne out by its printed total, whatever the other side is.
  const agreesOn = (amount: number): boolean => {
    const [total, sum] = amount > 0 ? [totals.credits, credits] : [totals.debits, debits]
    return agrees || (total !== null && equal(total.value, sum))
  }
  return { reconciles, agreesOn, complete }
}

function periodFields({ span, reconciled }: ReconciledAccount, facts: StatementFacts) {
  const { evidence } = span
  const dates = facts.monthToDate ? reconciled.rows.flatMap(row => row.date ?? []).toSorted() : []
  const field = (printed: string | null, listed: string | undefined): Field<string> | null => {
    if (printed === null || evidence === null)
      return listed === undefined ? null : derived(listed, bankConfidence.guessed)
    return fieldOfText(printed, facts.lines[evidence.line]!, bankConfidence.labeled, { text: evidence.text })
  }
  return { start_date: field(span.start, dates[0]), end_date: field(span.end, dates.at(-1)) }
}

const pagesOf = (part: AccountPart, entries: readonly SummaryEntry[], { lines }: StatementFacts): number[] => {
  const own = new Set([...entries.map(entry => entry.line), ...part.mentions.map(mention => mention.line)])
  const pages = part.lines.filter(index => lines[index]!.listed || own.has(index)).map(index => lines[index]!.page)
  return [...new Set(pages)].toSorted((a, b) => a - b)
}

const notReconciled = {
  code: 'statement_not_reconciled',
  message: 'The transactions read do not lead from the opening to the closing balance',
  severity: 'warning',
} as const

/** Recognition that is surer than this rarely takes one digit for another: on 36 scans of honest statements never. */
const sureReading = 0.9

/** What a row was printed as, where the balances and sums corrected it: where another digit stands plainly, a person has to see it. */
function correctionOf({ row, amount, balance, chosen }: SignedRow): readonly Problem[] {
  if (chosen === null) return []
  const isBalance = chosen === row.balance?.text && balance !== null
  const value = isBalance ? balance : Math.abs(amount)
  const { confidence } = isBalance ? row.balance : row.amount
  const isOtherDigit = differsInOneDigit(chosen, Math.abs(value).toFixed(2)) && confidence > sureReading
  const message = `${quoted(chosen)} was read as ${centsText(value)}, which the balances and sums demand`
  return [{ code: 'reading_chosen', message, page: row.amount.page, severity: isOtherDigit ? 'warning' : 'info' }]
}

/** An idle account: balances and totals close, or the same money stands at both ends, and no total is above zero. */
const isIdle = ({ opening, closing, credits, debits, closes }: Totals): boolean =>
  (closes || (opening !== null && opening.value !== 0 && opening.value === closing?.value)) &&
  (credits?.value ?? 0) === 0 &&
  (debits?.value ?? 0) === 0

/** Every one-sided list prints its total, and its rows add up to it. */
function sectionsAgree({ reconciled, printed }: ReconciledAccount, lines: readonly TextLine[]): boolean {
  const sections = Map.groupBy(reconciled.rows, ({ row }) => row.section?.title ?? null)
  return [...sections].every(([title, rows]) => {
    const sum = cents(rows.reduce((total, { row }) => total + row.amount.value, 0))
    return printed.marks.some(
      ({ kind, section, line }) =>
        kind === 'total' && section?.title === title && lines[line]!.amounts.some(({ value }) => equal(value, sum)),
    )
  })
}

function countFields({ printed, totals, reconciled, credits, debits }: ReconciledAccount, reconciles: boolean) {
  const count = (label: 'creditCount' | 'debitCount', total: TotalCandidate | null, sign: 1 | -1): Field | null => {
    const stated = printed.entries.find(entry => entry.label === label)?.amount.value ?? total?.count ?? null
    const listed = reconciled.rows.filter(row => Math.sign(row.amount) === sign).length
    // Rows that add up to a printed total are complete on that side.
    if (stated === null)
      return total !== null && total.value > 0 && equal(total.value, sign === 1 ? credits : debits)
        ? derived(listed, bankConfidence.implied)
        : null
    // A printed count that differs from reconciled rows counts something else.
    if (reconciles && stated !== listed) return null
    return derived(stated, stated === listed ? bankConfidence.labeled : bankConfidence.placed)
  }
  return {
    num_total_credits: count('creditCount', totals.credits, 1),
    num_total_debits: count('debitCount', totals.debits, -1),
  }
}

function transactionOf(signed: SignedRow, lines: readonly TextLine[], agreed: boolean): TransactionReading {
  const { row } = signed
  const line = lines[row.line]!
  const { amount: printed, balance, date, section } = row
  // An unchanged OCR amount where the rows together reach the printed balances or totals.
  const confidence = (agreed || signed.proven) && signed.chosen === null ? bankConfidence.labeled : 0
  const amount = fieldOfAmount(signed.amount, printed, signed.confidence)
  const isAmbiguous = date?.numbers?.every(number => number <= 12) === true
  const sureDate = bankConfidence[isAmbiguous ? 'implied' : 'unambiguousDate']
  return {
    date: signed.date === null || date === null ? null : fieldOfText(signed.date, line, sureDate, { text: date.text }),
    description: row.description,
    details: row.details,
    amount: { ...amount, confidence: Math.max(amount.confidence, confidence) },
    balance:
      balance === null || signed.balance === null
        ? null
        : fieldOfAmount(signed.balance, balance, bankConfidence[signed.proven ? 'reconciled' : 'unconfirmed']),
    checkNumber: row.check,
    section: section === null || section.kind === 'all' ? null : section.title,
    place: { page: printed.page, box: row.box },
  }
}
