/** Charges listed without a table: labels with amounts whose sum is printed below or beside them. */
import type { Field } from '../../../document/field.ts'
import { unionOf } from '../../../document/geometry.ts'
import type { FootCharge, LineItem } from '../invoice.ts'
import { categoriesOf, categoryOf } from './category.ts'
import { parseInlineProduct } from './inline-quantity.ts'
import type { AmountPair } from './label-amount-pairs.ts'
import { cellField, type LineContext } from './build-line-items.ts'
import { plainLabel } from '../../labels/labeled-values.ts'

/** Words that name no charge of their own: details of the line above them. */
const generic =
  /^(?:charges?|credits?|usage|tax(?:es)?|vat|gst|sub ?total|amount|net|fees?|cost|price|discounts?|other|misc(?:ellaneous)?|montant|betrag|bedrag|importe)\b[\s*†]*$/i

export interface ChargeList {
  readonly pairs: readonly AmountPair[]
  /** The printed sum they make. */
  readonly total: number
  /** A tax is part of the sum. */
  readonly taxed: boolean
}

/** Pairs in one list stand closer than this many times their height. */
const listGap = 4

/**
 * The longest list of charges that makes a printed sum; null when there is none. `bare`: amounts nothing names, sums only right below
 * their list; `paid`: what was paid in full is a sum of the charges as well.
 */
export function chargeList(
  named: readonly AmountPair[],
  { bare = [], paid = false }: { readonly bare?: readonly AmountPair[]; readonly paid?: boolean } = {},
): ChargeList | null {
  const pairs = [...named, ...bare].toSorted((a, b) => a.page - b.page || a.row.box.top - b.row.box.top)
  const totals = pairs.filter(({ kind, value }) => (kind === 'total' || (paid && kind === 'payment')) && value !== 0)
  const lists = listsOf(withoutRepeats(pairs))
  let best: ChargeList | null = null
  for (const sumPair of totals) {
    const value = sumPair.kind === 'payment' ? Math.abs(sumPair.value) : sumPair.value
    for (const list of lists) {
      for (let from = 0; from < list.length; from++) {
        let sum = 0
        let summed = Infinity
        for (let to = from; to < list.length; to++) {
          const pair = list[to]!
          // A sum within the run is not added; after it the charges of another group may follow.
          if (pair.kind === 'total' && Math.abs(sum - pair.value) < 0.006) summed = Math.min(summed, to)
          if (pair === sumPair || pair.kind === 'total' || pair.kind === 'carried') continue
          sum += /^less\b|discount|rebate|rabatt|remise/i.test(pair.label) ? -Math.abs(pair.value) : pair.value
          if (Math.abs(sum - value) > 0.006) continue
          const run = list.slice(from, to + 1)
          // Freight below the sum of the lines is added to it, and none of them.
          const items = run.filter((one, at) => isItem(one) && !(one.kind === 'charge' && from + at > summed))
          if (sumPair.kind === 'payment' && run.length < 2) continue
          if (bare.includes(sumPair) && (list[to + 1] !== sumPair || run.length < 2)) continue
          if (items.length > (best?.pairs.length ?? (closes(list, to, totals) ? 0 : 1)))
            best = { pairs: items, total: value, taxed: run.some(({ kind }) => kind === 'tax') }
        }
      }
    }
  }
  return best
}

const namedShare = 0.6

/** Whether most labels name goods or services. */
export function nameGoods(pairs: readonly AmountPair[]): boolean {
  const named = pairs.filter(
    pair => categoryOf({ text: pair.label, unit: null, section: null, headerText: '' }) !== null,
  )
  return named.length >= namedShare * pairs.length
}

/** Charges right above a total they do not make, as a misread number leaves them: most labels must name goods or services. */
export function doubtfulCharges(pairs: readonly AmountPair[]): readonly AmountPair[] | null {
  for (const list of listsOf(withoutRepeats(pairs))) {
    const end = list.findIndex(pair => pair.kind === 'total')
    const items = list.slice(0, Math.max(0, end)).filter(isItem)
    if (items.length > 1 && nameGoods(items)) return items
  }
  return null
}

/** One charge that is the total as well, which may stand anywhere below it. */
export function singleCharge(pairs: readonly AmountPair[]): AmountPair | null {
  const totals = pairs.filter(pair => pair.kind === 'total' && pair.value !== 0)
  for (const pair of pairs) {
    if (pair.kind !== null || !/\p{L}{3}/u.test(pair.label) || pair.label.length > 80) continue
    const total = totals.find(
      other => other.value === pair.value && other.page === pair.page && other.row.box.top > pair.row.box.bottom,
    )
    if (total !== undefined) return pair
  }
  return null
}

const isItem = (pair: AmountPair): boolean =>
  (pair.kind === null || pair.kind === 'charge') && (pair.value !== 0 || pair.cell.value?.word === true)

/** A single charge needs its sum right below it. */
function closes(list: readonly AmountPair[], to: number, totals: readonly AmountPair[]): boolean {
  return list.slice(to + 1, to + 4).some(pair => totals.includes(pair))
}

/** Lists: pairs of one page whose amounts end, or whose labels begin, at the same place. */
function listsOf(pairs: readonly AmountPair[]): readonly (readonly AmountPair[])[] {
  const lists: AmountPair[][] = []
  for (const pair of pairs) {
    const list = lists.find(open => {
      const last = open.at(-1)!
      const near =
        Math.abs(last.cell.box.right - pair.cell.box.right) < pair.row.size ||
        Math.abs(last.labelBox.left - pair.labelBox.left) < 0.8 * pair.row.size
      return (
        last.page === pair.page &&
        last.row !== pair.row &&
        near &&
        pair.row.box.top - last.row.box.bottom < listGap * pair.row.size
      )
    })
    if (list === undefined) lists.push([pair])
    else list.push(pair)
  }
  return lists
}

/** Details indented under a line and adding up to it are dropped, and so is a heading whose details say more than it does. */
function withoutRepeats(pairs: readonly AmountPair[]): readonly AmountPair[] {
  const dropped = new Set<AmountPair>()
  pairs.forEach((parent, index) => {
    const details: AmountPair[] = []
    for (const pair of pairs.slice(index + 1)) {
      if (pair.page !== parent.page || pair.labelBox.left < parent.labelBox.left + 0.4 * parent.row.size) break
      details.push(pair)
    }
    const sum = details.reduce((total, pair) => total + pair.value, 0)
    if (details.length === 0 || Math.abs(sum - parent.value) > 0.006) return
    if (details.every(pair => generic.test(plainLabel(pair.label)) || pair.kind === 'tax' || pair.value === 0))
      for (const pair of details) dropped.add(pair)
    else dropped.add(parent)
  })
  return pairs.filter(pair => !dropped.has(pair))
}

/** A fee among the sums as a line: its label says what it is for. */
export const feeLine = ({ fieldValue, apart }: FootCharge): LineItem => ({
  description: { ...fieldValue, value: fieldValue.label ?? fieldValue.evidence[0]?.text ?? '' },
  date: null,
  quantity: null,
  unit: null,
  rate: null,
  amount: fieldValue,
  tax: null,
  discount: null,
  category: { ...fieldValue, value: 'soft', confidence: Math.min(fieldValue.confidence, feeCertainty) },
  section: null,
  code: null,
  ...(apart ? { apart } : {}),
})
const feeCertainty = 0.9

/** A count behind the name of a thing. */
const counted = /\s×\s?(\d{1,4})$/

/** The pairs as lines; `named` gives a line another description than its label. */
export function buildChargeLines(
  pairs: readonly AmountPair[],
  context: LineContext,
  named: ReadonlyMap<AmountPair, string> = new Map(),
): readonly LineItem[] {
  // "Pump × 2" over "Hose × 6": how many of each.
  const counts = pairs.map(({ label }) => counted.exec(label)?.[1])
  const isCounted = pairs.length > 1 && !counts.includes(undefined)
  const texts = pairs.map(pair => named.get(pair) ?? (isCounted ? pair.label.replace(counted, '') : pair.label))
  const categories = categoriesOf(texts.map(text => ({ text, unit: null, section: null, headerText: '' })))
  return pairs.map((pair, index) => {
    const ocr = context.ocrPages.has(pair.page)
    const base = ocr ? 0.72 : 0.88
    const sure = (context.confirmed ? 1 - (1 - base) / 3 : base) * (pair.cell.value?.certainty ?? 1)
    const text = texts[index]!
    const guess = categories[index]!
    const inline = parseInlineProduct(pair.label, pair.value, { decimal: context.decimal, ocr })
    const written = (value: number): Field => ({
      ...cellField(pair.cell, pair.page, value, pair.label, sure, context),
      evidence: [{ fileName: context.fileName, page: pair.page, box: pair.labelBox, text: pair.label }],
    })
    return {
      description: {
        value: text,
        confidence: base,
        method: ocr ? 'ocr' : 'text',
        evidence: [{ fileName: context.fileName, page: pair.page, box: unionOf([pair.labelBox]), text: pair.label }],
        label: null,
        scale: 1,
      },
      date: null,
      quantity: inline !== null ? written(inline.quantity) : isCounted ? written(Number(counts[index])) : null,
      unit: inline?.unit ?? null,
      rate: inline === null ? null : written(inline.rate),
      amount: cellField(pair.cell, pair.page, pair.value, pair.label, sure, context),
      tax: null,
      discount: null,
      category: cellField(pair.cell, pair.page, guess.category, pair.label, guess.confidence, context),
      section: null,
      code: null,
    }
  })
}
