/** Subtotal, taxes, freight, discounts, payments and totals of an invoice. */
import type { Field } from '../../../document/field.ts'
import { confirmedField, derivedConfidence, doubtedField } from '../confidence.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import type { FootCharge, InvoiceFields, LineItems, ExtractedTax, InvoiceTotals } from '../invoice.ts'
import { saidAmounts } from './amounts-in-words.ts'
import { fieldOf, type CandidateSource, type TotalCandidate } from './candidate.ts'
import { lineAmounts, pageCandidates } from './find-candidates.ts'
import { chooseTotals, type TotalChoice } from './choose.ts'
import { near, sumOf, type Option } from './options.ts'
import { totalsPages } from './rows.ts'

export function findTotals(view: InvoiceView, items: LineItems): InvoiceTotals {
  const sources = totalsPages(view).map((on): CandidateSource => ({ on, fileName: view.fileName }))
  const candidates = sources.flatMap(source => pageCandidates(source, items))
  const bare = sources.flatMap(source => unlabeled(source, candidates, items))
  if (candidates.length === 0 && bare.length === 0) return { figures: {}, taxes: [] }
  const amounts = items.lines.map(line => line.amount?.value ?? null)
  const facts = {
    candidates,
    bare,
    lines: amounts.length === 0 || amounts.includes(null) ? null : amounts.reduce<number>((sum, one) => sum + one!, 0),
    lineCount: amounts.length,
    inWords: saidAmounts(view).map(({ value }) => value),
  }
  const choice = withNetTotal(chooseTotals(facts), facts.lines, facts.inWords)
  const total = totalOf(choice, facts.inWords, candidates)
  const figures: InvoiceFields = compact({
    total_invoice_value: total,
    subtotal: wholeOf(choice, facts.lines) ?? subtotalOf(choice, facts.lines) ?? taxedBase(choice, total),
    tax_total: taxTotalOf(choice, candidates, total, facts.lines) ?? taxOfLines(items, total),
    shipping: together(choice.shipping),
    discount: together(choice.discount),
    amount_due: dueOf(choice, total),
    amount_paid: together(choice.paid),
    previous_balance: choice.previous?.fieldValue ?? null,
    down_payment: together(choice.down),
    trade_in: together(choice.trade),
  })
  return {
    figures,
    taxes: taxesOf(choice, candidates),
    adjustments: choice.adjustments.map(({ fieldValue }) => fieldValue),
    charges: facts.lines === null ? [] : chargesOf(choice, candidates, facts.lines, billedBeside(choice, facts.lines)),
    rivalTotals: rivalsOf(candidates, choice, total),
  }
}

/** "Labor total" beside "Parts total": sums of some of the lines that together are all of them, and no fees. */
function billedBeside({ subtotal, adjustments }: TotalChoice, lines: number): readonly TotalCandidate[] {
  const rest = subtotal === null ? 0 : lines - subtotal.fieldValue.value
  const extra = adjustments.filter(({ term, fieldValue }) => term === 'surcharge' && fieldValue.value > 0)
  if (rest <= 0 || !/\b(?:parts?|labou?r)\b/i.test(subtotal?.fieldValue.label ?? '')) return []
  return [...extra.map(one => [one]), extra].find(some => some.length > 0 && near(sumOf(some), rest)) ?? []
}

/** What such sums of some of the lines make together. */
function wholeOf(choice: TotalChoice, lines: number | null): Field | null {
  const parts = lines === null ? [] : billedBeside(choice, lines)
  return parts.length === 0 ? null : derived([choice.subtotal!, ...parts], lines!)
}

/** Fees the total or the subtotal holds beside the lines: sums have to say so. */
function chargesOf(
  { subtotal, adjustments, closes }: TotalChoice,
  candidates: readonly TotalCandidate[],
  lines: number,
  billed: readonly TotalCandidate[],
): readonly FootCharge[] {
  const extra = adjustments.filter(({ term, fieldValue }) => term === 'surcharge' && fieldValue.value > 0)
  const below = closes > 0 ? extra.filter(one => !billed.includes(one)) : []
  const others = candidates.filter(
    one => one.term === 'surcharge' && one.fieldValue.value > 0 && !adjustments.includes(one),
  )
  const missing = subtotal === null ? 0 : subtotal.fieldValue.value - lines
  const above = [others, ...others.map(one => [one])].find(
    some => some.length > 0 && missing > 0 && near(sumOf(some), missing),
  )
  const place = ({ fieldValue: { evidence } }: FootCharge): number =>
    (evidence[0]?.page ?? 0) * 1e4 + (evidence[0]?.box.top ?? 0)
  return [
    ...(above ?? []).map(({ fieldValue }) => ({ fieldValue, apart: false })),
    ...below.map(({ fieldValue }) => ({ fieldValue, apart: true })),
  ].toSorted((a, b) => place(a) - place(b))
}

const compact = (figures: Readonly<Record<string, Field | null>>): InvoiceFields =>
  Object.fromEntries(Object.entries(figures).filter(([, fieldValue]) => fieldValue !== null))

/** Money on a page that no label names. */
function unlabeled(
  source: CandidateSource,
  candidates: readonly TotalCandidate[],
  items: LineItems,
): readonly TotalCandidate[] {
  const inLine = lineAmounts(items, source.on)
  const named = new Set(candidates.map(({ spot }) => spot))
  return [...source.on.spots.values()].flat().flatMap(spot =>
    spot.money && !spot.percent && spot.value !== 0 && !named.has(spot) && !inLine(spot)
      ? [
          {
            term: 'total',
            fieldValue: fieldOf(source, spot, null, 'none', 'apart'),
            strength: 0,
            spot,
            sure: false,
            rate: null,
            base: null,
            included: false,
          },
        ]
      : [],
  )
}

/** "Total to pay 219 · paid by card 219": a label of what is due that is printed over a paid invoice names its total. */
function dueOf({ due, paid, down, trade }: TotalChoice, total: Field | null): Field | null {
  if (due === null || total === null || total.value === 0) return due?.fieldValue ?? null
  const off = sumOf(paid) + sumOf(down) + sumOf(trade)
  return near(due.fieldValue.value, total.value) && near(off, total.value) ? null : due.fieldValue
}

/** Several printed amounts as one figure. */
function together(option: Option): Field | null {
  if (option.length === 0) return null
  return option.length === 1 ? option[0]!.fieldValue : derived(option, sumOf(option))
}

function derived(parts: readonly { readonly fieldValue: Field }[], value: number): Field {
  const figures = parts.map(({ fieldValue }) => fieldValue)
  return {
    value: cents(value),
    confidence: derivedConfidence(figures),
    method: 'derived',
    evidence: figures.flatMap(({ evidence }) => evidence),
    label: figures.flatMap(({ label }) => label ?? []).join(' + ') || null,
    scale: 1,
  }
}

const cents = (value: number): number => Math.round(value * 1e4) / 1e4

/** "Net amount" under the taxes is what they came to, when lines and taxes make it or words repeat it. */
function withNetTotal(choice: TotalChoice, lines: number | null, inWords: readonly number[]): TotalChoice {
  const { subtotal, total, due, tax, discount, shipping, adjustments } = choice
  if (subtotal === null || total !== null || due !== null || tax.sum === 0) return choice
  const added = sumOf(shipping) + (tax.included ? 0 : tax.sum) + sumOf(adjustments) - sumOf(discount)
  const { value } = subtotal.fieldValue
  const closed = lines !== null && added !== 0 && near(lines + added, value)
  return closed || inWords.some(said => near(said, value)) ? { ...choice, total: subtotal, subtotal: null } : choice
}

/** The total as printed; or what it must have been, where only the amount due and what was paid of it are printed. */
function totalOf(choice: TotalChoice, inWords: readonly number[], candidates: readonly TotalCandidate[]): Field | null {
  const { total, due, paid, down, trade, previous, closes } = choice
  const moves = [...paid, ...down, ...trade, ...(previous === null ? [] : [previous])]
  const off = sumOf(paid) + sumOf(down) + sumOf(trade) - (previous?.fieldValue.value ?? 0)
  if (due !== null && off !== 0 && (total === null || (total.term === 'amount_due' && closes === 0)))
    return derived([due, ...moves], due.fieldValue.value + off)
  if (total !== null) {
    const said = inWords.some(value => near(value, total.fieldValue.value))
    const places = new Set(
      candidates
        .filter(({ term, fieldValue }) => term === total.term && near(fieldValue.value, total.fieldValue.value))
        .map(({ spot }) => spot),
    ).size
    const fieldValue = confirmedField(total.fieldValue, (said ? 1 : 0) + (places > 1 ? 1 : 0))
    return total.term === 'price' || (total.term === 'amount_due' && closes === 0)
      ? doubtedField(fieldValue)
      : fieldValue
  }
  const { subtotal, discount, shipping, tax, adjustments } = choice
  const parts = [...discount, ...shipping, ...(tax.total === null ? tax.parts : [tax.total]), ...adjustments]
  // A subtotal alone is no total.
  if (subtotal === null || parts.length === 0) return null
  const added = sumOf(shipping) + (tax.included ? 0 : tax.sum) + sumOf(adjustments) - sumOf(discount)
  return derived([subtotal, ...parts], subtotal.fieldValue.value + added)
}

/** The subtotal before the discount: a net amount printed behind it is not, where the lines say so. */
function subtotalOf({ subtotal, discount }: TotalChoice, lines: number | null): Field | null {
  if (subtotal === null) return null
  const off = sumOf(discount)
  if (subtotal.sure || off === 0 || (lines !== null && near(lines, subtotal.fieldValue.value)))
    return subtotal.fieldValue
  return lines !== null && near(lines, subtotal.fieldValue.value + off)
    ? derived([subtotal, ...discount], lines)
    : doubtedField(subtotal.fieldValue)
}

/** What the taxes were computed on, where it is printed beside them and makes the total with them. */
function taxedBase({ tax }: TotalChoice, total: Field | null): Field | null {
  const bases = tax.parts.flatMap(({ base }) => (base === null ? [] : [{ fieldValue: base }]))
  const sum = bases.reduce((all, { fieldValue }) => all + fieldValue.value, 0)
  if (total === null || bases.length === 0 || bases.length < tax.parts.length || tax.included) return null
  if (!near(sum + tax.sum, total.value)) return null
  return bases.length === 1 ? bases[0]!.fieldValue : derived(bases, sum)
}

/** The tax printed in every line, where price and tax make the amount of each and the amounts the total. */
function taxOfLines({ lines }: LineItems, total: Field | null): Field | null {
  const parts = lines.flatMap(({ quantity, rate, tax, amount }) => {
    if (rate === null || tax === null || amount === null) return []
    return near((quantity?.value ?? 1) * rate.value + tax.value, amount.value) ? [{ fieldValue: tax, amount }] : []
  })
  const billed = parts.reduce((sum, { amount }) => sum + amount.value, 0)
  if (total === null || parts.length === 0 || parts.length < lines.length || !near(billed, total.value)) return null
  return parts.length === 1 ? parts[0]!.fieldValue : derived(parts, parts.reduce((sum, { fieldValue }) => sum + fieldValue.value, 0)) // prettier-ignore
}

function taxTotalOf(
  choice: TotalChoice,
  candidates: readonly TotalCandidate[],
  total: Field | null,
  lines: number | null,
): Field | null {
  const { tax, subtotal, shipping, discount } = choice
  if (tax.total !== null) return { ...tax.total.fieldValue, value: tax.sum }
  if (tax.parts.length > 0) return everyTax(choice, candidates, total) ?? doubled(choice, total, lines) ?? together(tax.parts) // prettier-ignore
  // Only the rate is printed: the amount is what lies between subtotal and total, where the rate gives the same.
  const rate = candidates.find(({ term }) => term === 'rate')
  if (rate === undefined || subtotal === null || total === null) return null
  const between = total.value - subtotal.fieldValue.value - sumOf(shipping) + sumOf(discount)
  const taxed = (subtotal.fieldValue.value - sumOf(discount)) * rate.fieldValue.value
  return Math.abs(between - taxed) <= 0.011
    ? derived([rate, subtotal, { fieldValue: total }], Math.round(between * 100) / 100)
    : null
}

/** Every tax that is printed, where only together they lead from the subtotal to a total that was computed. */
function everyTax(choice: TotalChoice, candidates: readonly TotalCandidate[], total: Field | null): Field | null {
  const { tax, subtotal, shipping, discount } = choice
  if (subtotal === null || total?.method !== 'derived' || tax.included) return null
  const all = candidates.filter(({ term, included }) => term === 'tax' && !included)
  const net = total.value - subtotal.fieldValue.value - sumOf(shipping) + sumOf(discount)
  if (all.length <= tax.parts.length || near(net, tax.sum) || !near(net, sumOf(all))) return null
  return together(all)
}

/** Central and state GST are equal by law: where only one of them was read and the sums want it twice, it was printed twice. */
function doubled(choice: TotalChoice, total: Field | null, lines: number | null): Field | null {
  const { tax, subtotal, shipping, discount, adjustments } = choice
  const [part] = tax.parts
  const base = subtotal?.fieldValue.value ?? lines
  if (part === undefined || tax.parts.length > 1 || base === null || total === null) return null
  if (part.fieldValue.method !== 'ocr' || !halves.test(part.fieldValue.label ?? '')) return null
  const between = total.value - base - sumOf(shipping) - sumOf(adjustments) + sumOf(discount)
  return Math.abs(between - 2 * part.fieldValue.value) <= rupee
    ? derived([part, part], 2 * part.fieldValue.value)
    : null
}
const halves = /\b(?:[cs]gst|utgst)\b/i
/** Totals are rounded to the rupee. */
const rupee = 1

function taxesOf({ tax }: TotalChoice, candidates: readonly TotalCandidate[]): readonly ExtractedTax[] {
  if (tax.parts.length > 0)
    return tax.parts.map(({ fieldValue, rate, base, included }) => ({
      label: fieldValue.label,
      rate,
      base,
      amount: fieldValue,
      included: included || tax.included ? true : null,
    }))
  if (tax.total !== null) {
    const { fieldValue, rate, base } = tax.total
    return [
      {
        label: fieldValue.label,
        rate,
        base,
        amount: { ...fieldValue, value: tax.sum },
        included: tax.included ? true : null,
      },
    ]
  }
  return candidates
    .filter(({ term }) => term === 'rate')
    .slice(0, 1)
    .map(({ fieldValue }) => ({ label: fieldValue.label, rate: fieldValue, base: null, amount: null, included: null }))
}

/** A foot is not higher than so many rows of its type. */
const footRows = 8

/** Totals printed as plainly as the one taken, with another value that no other sum explains. */
function rivalsOf(candidates: readonly TotalCandidate[], choice: TotalChoice, total: Field | null): readonly Field[] {
  if (total === null) return []
  const explained = [
    total.value,
    choice.subtotal?.fieldValue.value,
    choice.due?.fieldValue.value,
    choice.tax.sum,
  ].flatMap(value => value ?? [])
  return candidates
    .filter(
      ({ term, sure, strength, fieldValue }) =>
        term === 'total' &&
        ((sure && strength > 0.85) || isPrintedAlike(fieldValue, total)) &&
        explained.every(value => !near(value, fieldValue.value)),
    )
    .map(({ fieldValue }) => fieldValue)
}

/** Under the same words, in the same column, a few rows away: "Total" twice at one foot. */
function isPrintedAlike(one: Field, total: Field): boolean {
  const [a, b] = [one.evidence[0], total.evidence[0]]
  if (a === undefined || b === undefined || a.page !== b.page || one.label === null || one.label !== total.label)
    return false
  const height = b.box.bottom - b.box.top
  return Math.abs(a.box.right - b.box.right) < height && Math.abs(a.box.top - b.box.top) < footRows * height
}
