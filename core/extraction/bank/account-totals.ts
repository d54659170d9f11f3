/** Balances and totals of one account: among all printed candidates, those whose arithmetic closes. */
import { isTotal } from './balance-labels.ts'
import type { SummaryEntry } from './balance-summary.ts'
import type { ListMark } from './list-row.ts'
import { cents, equal } from './cents.ts'
import type { PrintedAccount } from './statement-facts.ts'
import type { MoneyToken } from './parse-amount.ts'

/** A value with the amounts it is made of. */
export interface TotalCandidate {
  readonly value: number
  readonly parts: readonly { readonly amount: MoneyToken; readonly line: number; readonly text: string }[]
  /** A count printed with it. */
  readonly count: number | null
}

export interface Totals {
  readonly opening: TotalCandidate | null
  readonly closing: TotalCandidate | null
  readonly credits: TotalCandidate | null
  readonly debits: TotalCandidate | null
  /** Opening, sums and closing were all printed and agree. */
  readonly closes: boolean
}

const strongClosing = /ending|closing|final|new|carried|close|this statement|eind|nieuw|c\/?f/i

const balanceOf = (amount: MoneyToken, owed: boolean): number =>
  owed
    ? amount.sign === -1 && amount.entry === null
      ? -amount.value
      : amount.entry === 'CR'
        ? -amount.value
        : amount.value
    : amount.sign === -1
      ? -amount.value
      : amount.value

const single = (
  amount: MoneyToken,
  line: number,
  text: string,
  value: number,
  count: number | null = null,
): TotalCandidate => ({
  value,
  parts: [{ amount, line, text }],
  count,
})

function sum(entries: readonly SummaryEntry[]): TotalCandidate | null {
  if (entries.length === 0) return null
  const counts = entries.map(entry => entry.count)
  return {
    value: cents(entries.reduce((total, entry) => total + entry.amount.value, 0)),
    parts: entries.map(({ amount, line, text }) => ({ amount, line, text })),
    count: counts.every(count => count !== null) ? counts.reduce((a, b) => a + b, 0) : null,
  }
}

const isPayment = (text: string): boolean => /^\W*(?:total )?(?:your )?payments?\b/i.test(text)

/** Sections' sums from the marks between rows; `credits` and `debits` columns of a line of totals. */
function markOptions(marks: readonly ListMark[]): { credits: TotalCandidate[]; debits: TotalCandidate[] } {
  const credits: TotalCandidate[] = []
  const debits: TotalCandidate[] = []
  const bySection = { credits: [] as TotalCandidate[], debits: [] as TotalCandidate[] }
  for (const { cells, section, line, label, kind } of marks) {
    if (kind !== 'opening' && cells.credit !== null) credits.push(single(cells.credit, line, label, cells.credit.value))
    if (kind !== 'opening' && cells.debit !== null) debits.push(single(cells.debit, line, label, cells.debit.value))
    if (kind === 'total' && cells.amount !== null && section !== null && section.kind !== 'all')
      bySection[section.kind === 'credits' ? 'credits' : 'debits'].push(
        single(cells.amount, line, label, cells.amount.value),
      )
  }
  for (const side of ['credits', 'debits'] as const) {
    const all = bySection[side]
    if (all.length === 0) continue
    const target = side === 'credits' ? credits : debits
    target.push({
      value: cents(all.reduce((total, one) => total + one.value, 0)),
      parts: all.flatMap(one => one.parts),
      count: null,
    })
  }
  return { credits, debits }
}

/** How far beyond the balances a component of the summary may stand, in lines. */
const blockMargin = 12

export interface RowSums {
  readonly credits: number
  readonly debits: number
  readonly first: number | null
  readonly last: number | null
}

/** Chooses among everything printed. `sums`: what the rows of the list add up to; null without a list. */
export function chooseTotals({ entries, marks, owed }: Omit<PrintedAccount, 'rows'>, sums: RowSums | null): Totals {
  const balance = (entry: SummaryEntry): TotalCandidate =>
    single(entry.amount, entry.line, entry.text, balanceOf(entry.amount, owed))
  const ofMark = (mark: ListMark): readonly TotalCandidate[] => {
    const amount = mark.cells.balance ?? mark.cells.amount ?? mark.cells.credit ?? mark.cells.debit
    return amount === null ? [] : [single(amount, mark.line, mark.label, balanceOf(amount, owed))]
  }
  const openings = [
    ...entries.filter(entry => entry.label === 'opening').map(balance),
    ...marks
      .filter(mark => mark.kind === 'opening')
      .slice(0, 1)
      .flatMap(ofMark),
  ]
  const closingEntries = entries.filter(entry => entry.label === 'closing')
  const closings = [
    ...closingEntries.filter(entry => strongClosing.test(entry.text)).map(balance),
    ...marks
      .filter(mark => mark.kind === 'closing')
      .slice(-1)
      .flatMap(ofMark),
    ...closingEntries.filter(entry => !strongClosing.test(entry.text)).map(balance),
  ]
  const sideOf = (entry: SummaryEntry): 'credits' | 'debits' | null =>
    entry.label === 'credits'
      ? owed && /interest/i.test(entry.text) && !/rebate|credit/i.test(entry.text)
        ? 'debits'
        : 'credits'
      : entry.label === 'debits'
        ? owed && isPayment(entry.text)
          ? 'credits'
          : 'debits'
        : null
  const lists = markOptions(marks)
  const optionsOf = (
    side: 'credits' | 'debits',
    opening: TotalCandidate | null,
    closing: TotalCandidate | null,
  ): readonly TotalCandidate[] => {
    const mine = entries.filter(entry => sideOf(entry) === side)
    const anchors = [opening, closing].flatMap(option => option?.parts.map(part => part.line) ?? [])
    const [from, to] = [Math.min(...anchors), Math.max(...anchors)]
    const inside = mine.filter(entry => entry.line >= from && entry.line <= to)
    const near = mine.filter(entry => entry.line >= from - blockMargin && entry.line <= to + blockMargin)
    const components = inside.filter(entry => !isTotal(entry.text))
    const blocks = [components, inside, near.filter(entry => !isTotal(entry.text))].map(sum)
    const singles = mine.map(entry => single(entry.amount, entry.line, entry.text, entry.amount.value, entry.count))
    const all = [...blocks.filter(block => block !== null), ...singles, ...lists[side]]
    return all.filter((option, at) => all.findIndex(other => equal(other.value, option.value)) === at)
  }
  // "Balance on 1 January", "Balance on 31 January": identical labels, so their order decides.
  const starts = openings.length > 0 ? openings : closings.length > 1 ? closings : []
  let idle: Totals | null = null
  for (const opening of starts)
    for (const closing of closings) {
      if (opening.parts[0]!.amount === closing.parts[0]!.amount) continue
      const credits = optionsOf('credits', opening, closing)
      const debits = optionsOf('debits', opening, closing)
      const flow = owed ? opening.value - closing.value : closing.value - opening.value
      const pairs = credits
        .flatMap(credit => debits.map(debit => ({ credit, debit })))
        .filter(({ credit, debit }) => equal(credit.value - debit.value, flow))
      const listed = pairs.find(
        ({ credit, debit }) => sums !== null && equal(credit.value, sums.credits) && equal(debit.value, sums.debits),
      )
      const pair = listed ?? pairs.find(({ credit, debit }) => credit.value > 0 || debit.value > 0)
      if (pair !== undefined) return { opening, closing, credits: pair.credit, debits: pair.debit, closes: true }
      // Two equal balances and two zeros close as well, and prove nothing while anything else closes.
      if (pairs[0] !== undefined)
        idle ??= { opening, closing, credits: pairs[0].credit, debits: pairs[0].debit, closes: true }
      // One side is not printed because nothing stands on it.
      for (const [side, options] of [
        ['credits', credits],
        ['debits', debits],
      ] as const) {
        const wanted = side === 'credits' ? flow : -flow
        const alone =
          (side === 'credits' ? debits : credits).length === 0
            ? options.find(option => equal(option.value, wanted))
            : undefined
        if (alone !== undefined)
          return {
            opening,
            closing,
            credits: side === 'credits' ? alone : null,
            debits: side === 'debits' ? alone : null,
            closes: true,
          }
      }
    }
  const happened = sums !== null && (sums.credits > 0 || sums.debits > 0)
  return idle !== null && !happened ? idle : unclosed(starts, closings, optionsOf, sums, owed)
}

/** No identity closes: the balances the rows agree with, and totals only where one candidate is left. */
function unclosed(
  openings: readonly TotalCandidate[],
  closings: readonly TotalCandidate[],
  optionsOf: (
    side: 'credits' | 'debits',
    opening: TotalCandidate | null,
    closing: TotalCandidate | null,
  ) => readonly TotalCandidate[],
  sums: RowSums | null,
  owed: boolean,
): Totals {
  const flow = sums === null ? null : (sums.credits - sums.debits) * (owed ? -1 : 1)
  const pairs = openings.flatMap(opening => closings.map(closing => ({ opening, closing })))
  const fitting =
    flow === null ? undefined : pairs.find(({ opening, closing }) => equal(opening.value + flow, closing.value))
  const opening = fitting?.opening ?? openings[0] ?? null
  const closing =
    fitting?.closing ??
    closings.find(option => sums !== null && sums.last !== null && equal(option.value, sums.last)) ??
    closings.find(option => option.parts[0]!.amount !== opening?.parts[0]!.amount) ??
    null
  const side = (name: 'credits' | 'debits'): TotalCandidate | null => {
    const options = optionsOf(name, opening, closing).filter(option => option.parts.length > 0)
    const listed = sums === null ? undefined : options.find(option => equal(option.value, sums[name]))
    if (listed !== undefined) return listed
    const totals = options.filter(option => option.parts.length === 1 && isTotal(option.parts[0]!.text))
    // A total far below the listed rows lost digits in OCR.
    if (
      sums !== null &&
      Math.max(...(totals.length === 1 ? totals : options).map(one => one.value)) < 0.98 * sums[name]
    )
      return null
    return totals.length === 1 ? totals[0]! : options.length === 1 ? options[0]! : null
  }
  return { opening, closing, credits: side('credits'), debits: side('debits'), closes: false }
}
