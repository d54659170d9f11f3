/** Every amount under a label that names a sum of the invoice, with how well label and place fit. */
import { horizontalOverlap, verticalOverlap } from '../../document/geometry.ts'
import type { ValuePlace } from './invoice-confidence.ts'
import type { Word } from '../../document/model.ts'
import type { Cell } from './invoice-view.ts'
import type { LinesReading } from './invoice.ts'
import type { AmountSpot } from './total-amounts.ts'
import {
  candidateOf,
  figureOf,
  headsLines,
  rateOf,
  type CandidateSource,
  type TotalCandidate,
} from './total-candidate.ts'
import { totalLabelOf, type TotalLabel } from './total-labels.ts'
import { amountsRightOf, besides, cellBelow, isWordless, lineAbove, type TotalsPage } from './total-rows.ts'
import { stripCandidates } from './total-strips.ts'

/** Longer labels are sentences. */
const mostLabelWords = 9
/** Without this share of a label explained by its phrase the label is something else that mentions it. */
const leastShare = 0.25

/** The candidates of a page. Amounts that belong to a line are none, unless their label cannot be a line's. */
export function pageCandidates(source: CandidateSource, items: LinesReading): readonly TotalCandidate[] {
  const { on } = source
  const inLine = lineAmounts(items, on)
  const found = [
    ...on.page.cells.flatMap(cell => cellCandidates(source, cell, items)),
    ...stripCandidates(source, items),
  ]
  const admitted = found.filter(
    ({ term, strength, spot }) =>
      !inLine(spot) ||
      ((term === 'total' || term === 'subtotal' || term === 'amount_due' || term === 'tax_total') && strength > 0.85),
  )
  // An amount under two labels belongs to the better one.
  return admitted.filter(
    one =>
      !admitted.some(
        other => other !== one && other.spot === one.spot && other.strength > one.strength && other.term !== one.term,
      ),
  )
}

function lineAmounts(items: LinesReading, on: TotalsPage): (spot: AmountSpot) => boolean {
  const boxes = items.lines
    .flatMap(line => [line.amount, line.rate, line.tax, line.discount, line.quantity])
    .flatMap(figure => figure?.evidence ?? [])
    .filter(({ page }) => page === on.page.page.number)
    .map(({ box }) => box)
  return spot =>
    boxes.some(
      box =>
        verticalOverlap(box, spot.box) > 0.5 * (spot.box.bottom - spot.box.top) && horizontalOverlap(box, spot.box) > 1,
    )
}

const textOf = (words: readonly Word[]): string => words.map(word => word.text).join(' ')

/** Labels of a cell and the amounts behind each of them. */
function cellCandidates(source: CandidateSource, cell: Cell, items: LinesReading): readonly TotalCandidate[] {
  const { on } = source
  const all = on.spots.get(cell) ?? []
  const right = amountsRightOf(on, cell)
  // "(2) Trade-in", "Check 20417", "Net 30 days": numbers among the words are part of the label.
  const inside = all.filter(
    spot =>
      spot.percent ||
      spot.money ||
      (right.length === 0 && isWordless(textOf(cell.words.slice(spot.at + spot.words.length)))),
  )
  const found: TotalCandidate[] = []
  let from = 0
  for (const spot of inside) {
    if (spot.percent) continue
    const label = textOf(cell.words.slice(from, spot.at))
    const behind = cell.words.slice(spot.at + spot.words.length)
    from = spot.at + spot.words.length
    if (isWordless(label)) continue
    const rates = inside.filter(other => other.percent && other.at < spot.at)
    const last = spot === inside.findLast(other => !other.percent) && isWordless(textOf(behind))
    // "Tax 15% on $112.90 | $16.94": what stands apart on the right is the amount.
    const apart = last && right.some(other => !other.percent) ? right : []
    found.push(...labelled(source, cell, label, [...rates, spot, ...apart], 'inside'))
  }
  if (inside.some(spot => !spot.percent) || isWordless(cell.text)) return found
  const beside = [...inside, ...right]
  const rate = beside.find(spot => spot.percent)
  if (rate !== undefined && beside.every(spot => spot.percent)) found.push(...rateAlone(source, cell, rate))
  else if (beside.length > 0) found.push(...labelled(source, cell, cell.text, beside, 'right'))
  else found.push(...labelledBelow(source, cell, cell.text, items))
  return found
}

/** A tax of which only the rate is printed. */
function rateAlone(source: CandidateSource, cell: Cell, rate: AmountSpot): readonly TotalCandidate[] {
  const label = totalLabelOf(cell.text)
  if (label === null || label.term !== 'tax') return []
  const candidate = candidateOf(source, rate, { ...label, term: 'rate' }, cell.text, 'beside')
  return [{ ...candidate, figure: rateOf(source, rate, cell.text) }]
}

function labelled(
  source: CandidateSource,
  cell: Cell,
  text: string,
  spots: readonly AmountSpot[],
  side: 'inside' | 'right',
): readonly TotalCandidate[] {
  const { on } = source
  const words = text.split(' ')
  const sentence = words.length > mostLabelWords
  const own = totalLabelOf(sentence ? words.slice(-mostLabelWords).join(' ') : text)
  const above = sentence ? null : wrappedLabel(on, cell, text, own)
  const label = above?.label ?? own
  if (label === null || label.term === 'none' || label.share < leastShare) return []
  const printed = above?.text ?? text
  const amounts = spots.filter(spot => !spot.percent)
  const amount = amounts.findLast(spot => spot.money) ?? amounts.at(-1)
  if (amount === undefined) return []
  // A bare number right of a sentence or of half a label is a quantity, a year, a count.
  if (!amount.money && !amount.dash && (sentence || label.share < 0.5 || /%\W*$/.test(text))) return []
  if (sentence && !amount.money) return []
  const place: ValuePlace = sentence && side === 'inside' ? 'sentence' : 'beside'
  if (label.term === 'tax' || label.term === 'tax_total') return [taxOf(source, label, printed, spots, amount, place)]
  const money = amounts.filter(spot => spot.money)
  // The foot of a table of many columns: its header says which of them is which.
  if (label.term === 'total' && !label.sure && money.length > 3) return []
  if (label.term === 'total' && money.length === 3) {
    // "Total 24.99 5.00 29.99": net, tax and gross in one row.
    const [net, tax, gross] = money as [AmountSpot, AmountSpot, AmountSpot]
    if (Math.abs(net.value + tax.value - gross.value) < 0.011 && tax.value < net.value)
      return [
        candidateOf(source, net, { ...label, term: 'subtotal', sure: false }, printed, place),
        candidateOf(source, tax, { ...label, term: 'tax_total', sure: false }, printed, place),
        candidateOf(source, gross, label, printed, place),
      ]
  }
  return [candidateOf(source, amount, label, printed, place)]
}

/** A label of two lines whose upper one has no amount of its own. */
function wrappedLabel(
  on: TotalsPage,
  cell: Cell,
  text: string,
  own: TotalLabel | null,
): { text: string; label: TotalLabel } | null {
  const above = lineAbove(on, cell)
  if (
    above === null ||
    on.spots.get(above)?.some(spot => spot.money) === true ||
    amountsRightOf(on, above).length > 0 ||
    above.words.length > 5
  )
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
  source: CandidateSource,
  label: TotalLabel,
  text: string,
  spots: readonly AmountSpot[],
  amount: AmountSpot,
  place: ValuePlace,
): TotalCandidate {
  const percents = spots.filter(spot => spot.percent)
  const others = spots.filter(spot => spot !== amount && !spot.percent)
  const printed = /(\d{1,2}(?:[.,]\d{1,4})?)\s?%/.exec(text)
  const fits = (base: AmountSpot, rate: number): boolean =>
    Math.abs((base.value * rate) / 100 - amount.value) <= taxTolerance + Math.abs(base.value) * 1e-6
  const stated = percents[0] ?? null
  const inLabel = printed === null ? null : Number(printed[1]!.replace(',', '.'))
  const percent = stated?.value ?? inLabel
  const pair =
    percent === null
      ? others.flatMap(base =>
          others.flatMap(rate =>
            rate !== base && rate.value > 0 && rate.value <= 40 && fits(base, rate.value) ? [{ base, rate }] : [],
          ),
        )[0]
      : undefined
  const base = pair?.base ?? (percent === null ? undefined : others.find(other => fits(other, percent)))
  const rateSpot = stated ?? pair?.rate ?? null
  const rate =
    rateSpot !== null
      ? rateOf(source, rateSpot, text)
      : inLabel === null
        ? null
        : { ...rateOf(source, amount, text), value: Math.round(inLabel * 1e4) / 1e6 }
  return candidateOf(source, amount, label, text, place, {
    rate,
    base: base === undefined ? null : figureOf(source, base, text, 'part', 'beside'),
  })
}

/** A label above its value: only a whole label, alone or in a strip that heads no lines, over an amount that has no other label. */
function labelledBelow(
  source: CandidateSource,
  cell: Cell,
  text: string,
  items: LinesReading,
): readonly TotalCandidate[] {
  const { on } = source
  const label = totalLabelOf(text)
  if (label === null || label.term === 'none' || label.share < 0.99) return []
  const below = cellBelow(on, cell)
  const spot = below === null ? undefined : on.spots.get(below)?.[0]
  if (below === null || spot === undefined || spot.at > 0 || !spot.money || spot.percent) return []
  if (headsLines(on, cell, items) || below.box.top > cell.box.bottom + 1.6 * on.page.measure.em) return []
  const left = besides(on, below).filter(other => other.box.right <= below.box.left + 1 && !isWordless(other.text))
  if (left.some(other => totalLabelOf(other.text) !== null && amountsRightOf(on, other).includes(spot))) return []
  return [candidateOf(source, spot, label, text, 'below')]
}
