/** What unknown labels among the sums mean: in a column that adds up, an amount's place and sign say what it is. */
import { verticalOverlap } from '../../../document/geometry.ts'
import type { PrintedAmount } from './amounts.ts'
import { derivedField } from '../confidence.ts'
import { candidateOf, amountField, type TotalCandidate } from './candidate.ts'
import { totalLabelOf, type TotalTerm } from './labels.ts'
import { near } from './options.ts'
import { isWordless, type TotalsPage } from './rows.ts'

interface Entry {
  readonly printed: PrintedAmount
  readonly label: string
  /** null: the label names no known sum. */
  readonly term: TotalTerm | null
  /** Signed as it counts. */
  readonly value: number
}

/** A sum and the entries between it and the one before. */
interface Level {
  readonly sum: Entry
  readonly parts: readonly Entry[]
}

/** A label says this as well as a phrase of the vocabulary when the column adds up. */
const byPlace = { sure: true, share: 1, length: 1 }
/** Amounts of one column end within so many heights of the type of each other: marks of credits stand behind some. */
const alignment = 1
/** Longer columns are tables. */
const maxEntries = 16
/** A column whose first amount is not known to be a sum needs at least so many parts: fewer may add up by chance. */
const minParts = 2
/** Sums are printed in cents. */
const halfCent = 0.005

/** What a column of sums begins with: the sum of the lines, whatever it is called. */
const begins: ReadonlySet<TotalTerm | null> = new Set([null, 'subtotal', 'total', 'price'])
const named: ReadonlySet<TotalTerm | null> = new Set(['subtotal', 'price'])
const payments: ReadonlySet<TotalTerm | null> = new Set(['amount_paid', 'down_payment', 'trade_in'])
const lessened: ReadonlySet<TotalTerm | null> = new Set([...payments, 'discount'])
const taxes: ReadonlySet<TotalTerm | null> = new Set(['tax', 'tax_total'])

/**
 * The candidates of a page with those for amounts whose labels say nothing, from columns of sums. `lines`: sum of the lines; null: unknown.
 */
export function withSumColumns(
  on: TotalsPage,
  found: readonly TotalCandidate[],
  lines: number | null,
): readonly TotalCandidate[] {
  const entries = [...on.printedAmounts.values()]
    .flat()
    .filter(
      printed =>
        (printed.monetary || printed.dash) &&
        !printed.percent &&
        (!on.isInLine(printed) || found.some(one => one.printed === printed)),
    )
    .flatMap(printed => entryOf(on, printed, found) ?? [])
    .toSorted((a, b) => a.printed.box.top - b.printed.box.top)
  const columns = entries.map(first => {
    const { em } = on.page.metrics
    const { top, right } = first.printed.box
    const own = entries.filter(
      ({ printed: { box } }) => box.top > top + 0.5 * em && Math.abs(box.right - right) < alignment * em,
    )
    return levelsOf([first, ...own].slice(0, maxEntries), lines)
  })
  const [best] = columns.filter(({ length }) => length > 1).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (best === undefined) return found
  // A column up to "Cash price", with a larger total elsewhere, leads to the subtotal.
  const { sum } = best.at(-1)!
  const isPart = sum.term === 'price' && found.some(one => one.term === 'total' && one.fieldValue.value > sum.value)
  const recapitulated = recapitulation(on, best)
  const between = new Set(best.map(({ sum: { printed } }) => printed))
  if (recapitulated !== null) return [...found.filter(({ printed }) => !between.has(printed)), ...recapitulated]
  return [
    ...found,
    ...candidatesOf(on, best).filter(one => !isPart || (one.term !== 'subtotal' && one.term !== 'total')),
  ]
}

const lengthOf = (levels: readonly Level[]): number => levels.reduce((sum, { parts }) => sum + parts.length + 1, 0)

function entryOf(on: TotalsPage, printed: PrintedAmount, found: readonly TotalCandidate[]): Entry | null {
  const own = found.filter(one => one.printed === printed).toSorted((a, b) => b.strength - a.strength)[0]
  const words = printed.cell.words.slice(0, printed.at)
  const beside = on.page.cells.filter(
    ({ box, text }) =>
      box.right < printed.box.left &&
      verticalOverlap(box, printed.box) > 0.5 * (box.bottom - box.top) &&
      !isWordless(text),
  )
  const inside = words.map(({ text }) => text).join(' ')
  const label = isWordless(inside) ? beside.toSorted((a, b) => b.box.right - a.box.right)[0]?.text : inside
  if (label === undefined) return null
  const term = own?.term ?? null
  return { printed, label, term, value: lessened.has(term) ? -Math.abs(printed.value) : printed.value }
}

/** The sums of a column from its first amount on; fewer than two where it does not add up. */
function levelsOf([first, ...rest]: readonly Entry[], lines: number | null): readonly Level[] {
  const levels: Level[] = [{ sum: first!, parts: [] }]
  let parts: Entry[] = []
  let sum = first!.value
  for (const entry of rest) {
    if (near(sum, entry.value) && (parts.length > 0 || levels.length > 1)) {
      levels.push({ sum: entry, parts })
      parts = []
    } else {
      parts.push(entry)
      sum += entry.value
    }
  }
  const counted = levels.flatMap(level => level.parts).filter(({ value }) => value !== 0).length
  const sumsLines = lines !== null && near(lines, first!.value)
  const begun = sumsLines || (lines === null ? begins.has(first!.term) : named.has(first!.term))
  const known = sumsLines || first!.term === 'subtotal' || first!.term === 'total'
  if (!begun || counted < (known ? 1 : minParts) || first!.value === 0) return []
  // Sums of sections before the sum of the lines are none of the invoice's.
  const sumOfLines = levels.findIndex(({ sum: { value } }) => lines !== null && Math.abs(lines - value) < halfCent)
  return sumOfLines < levels.length - 1 ? levels.slice(Math.max(0, sumOfLines)) : levels
}

/** What is billed after a trade-in or a payment was taken off. */
const billed: ReadonlySet<TotalTerm | null> = new Set([...taxes, 'surcharge', 'shipping'])

/**
 * The total and the amount due of a dealer's recapitulation, which takes off the trade-in before it adds tax and fees: none of its
 * intermediate sums is either. null: the column is none.
 */
function recapitulation(on: TotalsPage, levels: readonly Level[]): readonly TotalCandidate[] | null {
  const paying = levels.findIndex(({ parts }) => parts.some(({ term }) => payments.has(term)))
  const last = levels.at(-1)!.sum
  if (paying < 0 || !levels.slice(paying + 1).some(({ parts }) => parts.some(({ term }) => billed.has(term))))
    return null
  const charges = levels.flatMap(({ parts }, index) =>
    parts.filter(({ term }) => term === 'discount' || (index < paying ? !payments.has(term) : billed.has(term))),
  )
  const parts = [levels[0]!.sum, ...charges]
  const fields = parts.map(({ printed, label }) =>
    amountField(on, printed, label, { strength: 'part', place: 'beside' }),
  )
  const at = (term: TotalTerm): TotalCandidate =>
    candidateOf(on, last.printed, { label: { ...byPlace, term }, text: last.label, place: 'beside' })
  const total = derivedField(
    parts.reduce((sum, { value }) => sum + value, 0),
    fields,
  )
  return [{ ...at('total'), fieldValue: total }, at('amount_due')]
}

function candidatesOf(on: TotalsPage, levels: readonly Level[]): readonly TotalCandidate[] {
  const paying = levels.findIndex(({ parts }) => parts.some(({ term }) => payments.has(term)))
  const called = levels.findLastIndex(({ sum }, index) => index > 0 && sum.term === 'total')
  const total = paying > 0 ? paying - 1 : called > 0 ? called : levels.findLastIndex(({ parts }) => parts.length > 0)
  const as = ({ printed, label, term }: Entry, own: TotalTerm): readonly TotalCandidate[] =>
    own === 'none' || term === own || (term !== null && taxes.has(term) && taxes.has(own))
      ? []
      : [candidateOf(on, printed, { label: { ...byPlace, term: own }, text: label, place: 'beside' })]
  return levels.flatMap(({ sum, parts }, index) => [
    ...(index === 0 ? [] : parts).flatMap(part => (part.term === null ? as(part, termOf(part, index > total)) : [])),
    ...(index === 0 && total > 0 ? as(sum, 'subtotal') : []),
    ...(index === total && index > 0 ? as(sum, 'total') : []),
    // "VISA 219.00" under a total of 219.00 repeats it: only what was taken off leaves something due.
    ...(index > total && index === levels.length - 1 && parts.length > 0 ? as(sum, 'amount_due') : []),
  ])
}

/** What a part of a sum is: a rate or a tax in its label makes it a tax, a minus a discount, behind the total a payment. */
function termOf({ label, value }: Entry, behindTotal: boolean): TotalTerm {
  if (behindTotal) return value < 0 ? 'amount_paid' : 'none'
  if (value < 0) return 'discount'
  return /\d\s?%/.test(label) || totalLabelOf(label)?.term === 'tax' ? 'tax' : 'surcharge'
}
