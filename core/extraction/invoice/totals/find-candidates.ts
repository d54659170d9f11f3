/** Every amount under a label that names a sum of the invoice, with how well label and place fit. */
import { horizontalOverlap } from '../../../document/geometry.ts'
import type { ValuePlace } from '../confidence.ts'
import { nearestBelow } from '../../labels/labeled-values.ts'
import { textOf, type Cell } from '../../layout/document-view.ts'
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import wording from '../../../vocabulary/invoice-rows.json' with { type: 'json' }
import type { PrintedAmount } from './amounts.ts'
import { candidateOf, amountField, rateOf, type LabelAt, type TotalCandidate } from './candidate.ts'
import { totalLabelOf, type TotalLabel, type TotalTerm } from './labels.ts'
import {
  amountsRightOf,
  besides,
  hasMonetaryAmount,
  isWordless,
  lineAbove,
  wordsAfter,
  type TotalsPage,
} from './rows.ts'
import { tableCandidates } from './totals-table.ts'

/** Longer labels are sentences. */
const maxLabelWords = 9
/** So are cells with more words around an amount. */
const maxCellWords = 11
/** Without this share of a label explained by its phrase the label is something else that mentions it. */
const minShare = 0.25

const paidOrDue: ReadonlySet<TotalTerm> = new Set(['amount_due', 'amount_paid', 'down_payment', 'trade_in'])
/** What prose states of one invoice; taxes, freight and fees are mentioned in general. */
const termsInSentences: ReadonlySet<TotalTerm> = new Set([...paidOrDue, 'total', 'price'])
/** Sums whose labels no line bears: such an amount counts though it stands in a line. */
const neverLines: ReadonlySet<TotalTerm> = new Set(['total', 'subtotal', 'amount_due', 'tax_total'])

/** The candidates of a page. Amounts that belong to a line are none, unless their label cannot be a line's. */
export function pageCandidates(on: TotalsPage): readonly TotalCandidate[] {
  const found = [...on.page.cells.flatMap(cell => cellCandidates(on, cell)), ...tableCandidates(on)]
  const admitted = found.filter(
    ({ term, strength, printed }) =>
      !on.isInLine(printed) || term === 'price' || (neverLines.has(term) && strength > 0.85),
  )
  // An amount under two labels belongs to the better one, and the allowance for a trade-in is no discount.
  return admitted.filter((one, at) => {
    const again = admitted.slice(0, at).some(other => other.printed === one.printed && other.term === one.term)
    const better = admitted.some(
      ({ term, printed, strength, fieldValue }) =>
        (one.term === 'discount' && term === 'trade_in' && fieldValue.value === one.fieldValue.value) ||
        (printed === one.printed && strength > one.strength && term !== one.term),
    )
    return !better && !(again && one.term === 'tax')
  })
}

const wordsAround = 7
const conditions = phrasePattern(wording.conditions)
/** Sentences about payments that may be made, loans, fees and discounts for early payment state nothing that was paid, taken off or is due. */
const isCondition = ({ text, words }: Cell, term: TotalTerm): boolean =>
  (paidOrDue.has(term) || term === 'discount') && words.length >= wordsAround && conditions.test(text)

/** In prose what an amount is may follow it ("$6,150.00 has been paid as a deposit"). */
function amountsAround(
  on: TotalsPage,
  cell: Cell,
  printedAmounts: readonly PrintedAmount[],
  found: readonly TotalCandidate[],
): readonly TotalCandidate[] {
  return printedAmounts.flatMap((printed, index) => {
    if (!printed.monetary || printed.percent || found.some(candidate => candidate.printed === printed)) return []
    const from = printed.at + printed.words.length
    const behind = textOf(
      cell.words.slice(from, Math.min(from + wordsAround, printedAmounts[index + 1]?.at ?? Infinity)),
    )
    const label = totalLabelOf(behind)
    const named = label !== null && label.sure && paidOrDue.has(label.term) && !isCondition(cell, label.term)
    return named ? [candidateOf(on, printed, { label, text: behind, place: 'sentence' })] : []
  })
}

interface LabelGroup {
  readonly label: string
  readonly printedAmounts: readonly PrintedAmount[]
  /** Nothing but marks follows. */
  readonly last: boolean
}

/** Labels within a cell, each with the amounts that follow it and the percentages in it: "Tax 15% on $112.90 $16.94". */
function groupsOf(cell: Cell, printedAmounts: readonly PrintedAmount[]): readonly LabelGroup[] {
  const groups: { label: string; printedAmounts: PrintedAmount[] }[] = []
  let from = 0
  let rates: PrintedAmount[] = []
  for (const printed of printedAmounts) {
    if (printed.percent) {
      rates.push(printed)
      continue
    }
    const label = textOf(cell.words.slice(from, printed.at))
    from = printed.at + printed.words.length
    if (!isWordless(label)) groups.push({ label, printedAmounts: [...rates, printed] })
    else groups.at(-1)?.printedAmounts.push(...rates, printed)
    rates = []
  }
  const end = isWordless(textOf(cell.words.slice(from)))
  return groups.map((group, index) => ({ ...group, last: end && index === groups.length - 1 }))
}

/** Labels of a cell and the amounts behind each of them. */
function cellCandidates(on: TotalsPage, cell: Cell): readonly TotalCandidate[] {
  const all = on.printedAmounts.get(cell) ?? []
  const right = amountsRightOf(on, cell)
  // "(2) Trade-in", "Check 20417", "Net 30 days": numbers among the words are part of the label.
  // "SC tax, maximum $500 a unit": so are amounts among the words, where another stands apart.
  const inside = all.filter(printed => {
    const [alone, last] = [right.every(other => other.percent), isWordless(wordsAfter(cell, printed))]
    return printed.percent || (printed.monetary ? alone || last : right.length === 0 && last)
  })
  const found: TotalCandidate[] = []
  for (const { label, printedAmounts, last } of groupsOf(cell, inside)) {
    // "Tax 15% on $112.90 | $16.94": what stands apart on the right is the amount.
    const apart = last && right.some(other => !other.percent) ? right : []
    found.push(...labeled(on, cell, { text: label, side: 'inside' }, [...printedAmounts, ...apart]))
  }
  if (cell.words.length >= wordsAround) found.push(...amountsAround(on, cell, inside, found))
  if (inside.some(printed => !printed.percent) || isWordless(cell.text)) return found
  const beside = [...inside, ...right]
  const rate = beside.find(printed => printed.percent)
  if (rate !== undefined && beside.every(printed => printed.percent)) found.push(...rateAlone(on, cell, rate))
  else if (beside.length > 0) found.push(...labeled(on, cell, { text: cell.text, side: 'right' }, beside))
  else found.push(...labeledBelow(on, cell))
  return found
}

/** A tax of which only the rate is printed. */
function rateAlone(on: TotalsPage, cell: Cell, rate: PrintedAmount): readonly TotalCandidate[] {
  const label = totalLabelOf(cell.text)
  if (label === null || label.term !== 'tax') return []
  const candidate = candidateOf(on, rate, { label: { ...label, term: 'rate' }, text: cell.text, place: 'beside' })
  return [{ ...candidate, fieldValue: rateOf(on, rate, cell.text) }]
}

function labeled(
  on: TotalsPage,
  cell: Cell,
  { text, side }: { readonly text: string; readonly side: 'inside' | 'right' },
  printedAmounts: readonly PrintedAmount[],
): readonly TotalCandidate[] {
  const words = text.split(' ')
  // "Tax 6.25% of lines 1 and 2 less line 7": numbers of lines make no sentence.
  const counted = side === 'right' ? words.filter(word => !/^\d/.test(word)) : words
  const sentence = counted.length > maxLabelWords || (side === 'inside' && cell.words.length > maxCellWords)
  const own = totalLabelOf(sentence ? words.slice(-maxLabelWords).join(' ') : text)
  const above = sentence ? null : wrappedLabel(on, cell, { text, own }, printedAmounts)
  const label = above?.label ?? own
  if (label === null || label.term === 'none' || label.share < minShare) return []
  const printed = above?.text ?? text
  const amounts = printedAmounts.filter(printed => !printed.percent)
  const amount = amounts.findLast(printed => printed.monetary) ?? amounts.at(-1)
  if (amount === undefined) return []
  // A bare number right of a sentence or of half a label is a quantity, a year, a count.
  if (!amount.monetary && !amount.dash && (sentence || label.share <= 0.5)) return []
  if (sentence && (!amount.monetary || !termsInSentences.has(label.term))) return []
  if (side === 'inside' && isCondition(cell, label.term)) return []
  const place: ValuePlace = sentence && side === 'inside' ? 'sentence' : 'beside'
  const at = (named: TotalLabel): LabelAt => ({ label: named, text: printed, place })
  if (label.term === 'tax' || label.term === 'tax_total') return [taxOf(on, at(label), printedAmounts, amount)]
  const monetary = amounts.filter(printed => printed.monetary)
  if (label.term === 'total' && label.share > 0.99 && monetary.length === 3) {
    // "Total 24.99 5.00 29.99": net, tax and gross in one row; those of a section are parts, labor and both.
    const [net, tax, gross] = monetary as [PrintedAmount, PrintedAmount, PrintedAmount]
    if (Math.abs(net.value + tax.value - gross.value) < 0.011 && tax.value < net.value)
      return [
        candidateOf(on, net, at({ ...label, term: 'subtotal', sure: false })),
        candidateOf(on, tax, at({ ...label, term: 'tax_total', sure: false })),
        candidateOf(on, gross, at(label)),
      ]
  }
  return areOffers(monetary) ? [] : [candidateOf(on, amount, at(label))]
}

/** "Your investment 25,885 29,834 36,700": sums of offers side by side, of which none is made of the others; which one is meant stands elsewhere. */
const areOffers = (amounts: readonly PrintedAmount[]): boolean => {
  const all = amounts.reduce((sum, { value }) => sum + value, 0)
  const [first] = amounts
  return (
    amounts.length > 2 &&
    amounts.every(
      ({ value }) => Math.abs(all - 2 * value) > 0.011 && value > 0.5 * first!.value && value < 2 * first!.value,
    )
  )
}

/** A label of two lines whose upper one has nothing of its own at the place of the amounts, be it ever so illegible. */
function wrappedLabel(
  on: TotalsPage,
  cell: Cell,
  { text, own }: { readonly text: string; readonly own: TotalLabel | null },
  printedAmounts: readonly PrintedAmount[],
): { text: string; label: TotalLabel } | null {
  const above = lineAbove(on, cell)
  if (above === null || above.words.length > 5 || hasMonetaryAmount(on, above)) return null
  if (besides(on, above).some(other => printedAmounts.some(printed => horizontalOverlap(other.box, printed.box) > 0)))
    return null
  const joined = `${above.text} ${text}`
  const label = totalLabelOf(joined)
  if (label === null || (own !== null && label.length <= own.length)) return null
  return { text: joined, label }
}

/** Differences of a cent in computed taxes are rounding. */
const taxTolerance = 0.011

/** A tax with its rate and base when they stand in its row: "Umsatzsteuer 129,37 7 9,06", "Tax 15% on $112.90 $16.94", "CGST 9%". */
function taxOf(
  on: TotalsPage,
  at: LabelAt,
  printedAmounts: readonly PrintedAmount[],
  amount: PrintedAmount,
): TotalCandidate {
  const { text } = at
  const others = printedAmounts.filter(printed => printed !== amount && !printed.percent)
  const stated = printedAmounts.find(printed => printed.percent)
  const named = /(\d{1,2}(?:[.,]\d{1,4})?)\s?%/.exec(text)?.[1]?.replace(',', '.')
  const percent = stated?.value ?? (named === undefined ? null : Number(named))
  const fits = (base: PrintedAmount, rate: number): boolean =>
    Math.abs((base.value * rate) / 100 - amount.value) <= taxTolerance + Math.abs(base.value) * 1e-6
  // Where no percentage says it, one of the amounts may be the rate of another.
  const rates = percent === null ? others.filter(({ value }) => value > 0 && value <= 40) : []
  const pairs = others.flatMap(base => rates.map(rate => ({ base, rate })))
  const pair = pairs.find(({ base, rate }) => rate !== base && fits(base, rate.value))
  const base = pair?.base ?? others.find(other => percent !== null && fits(other, percent))
  const printedRate = stated ?? pair?.rate
  const inLabel =
    named === undefined ? null : { ...rateOf(on, amount, text), value: Math.round(Number(named) * 1e4) / 1e6 }
  return candidateOf(on, amount, at, {
    rate: printedRate === undefined ? inLabel : rateOf(on, printedRate, text),
    base: base === undefined ? null : amountField(on, base, text, { strength: 'part', place: 'beside' }),
  })
}

/** A label above its value: only a whole label over an amount that has no other label. */
function labeledBelow(on: TotalsPage, cell: Cell): readonly TotalCandidate[] {
  const { text } = cell
  const label = totalLabelOf(text)
  if (label === null || label.term === 'none' || label.share < 0.99) return []
  const below = nextBelow(on, cell)
  const printed = below === null ? undefined : on.printedAmounts.get(below)?.[0]
  if (below === null || printed === undefined || printed.at > 0 || !printed.monetary || printed.percent) return []
  // Over several amounts stands the heading of a column.
  const next = nextBelow(on, below)
  if (next !== null && hasMonetaryAmount(on, next)) return []
  return [candidateOf(on, printed, { label, text, place: 'below' })]
}

/** An amount under its label stands nearer than this many heights of the type. */
const nearBelow = 1.6

/** The nearest cell in the line below. */
function nextBelow({ page }: TotalsPage, cell: Cell): Cell | null {
  const below = nearestBelow(page, cell)
  return below !== null && below.box.top - cell.box.bottom < nearBelow * page.metrics.em ? below : null
}
