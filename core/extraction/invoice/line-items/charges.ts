/** Charges listed without a table: labels with amounts whose sum is printed below or beside them. */
import type { Field } from '../../../document/field.ts'
import type { LineItem } from '../invoice.ts'
import wording from '../../../vocabulary/invoice-rows.json' with { type: 'json' }
import { labelWords } from '../../labels/labeled-values.ts'
import type { AmountPair } from './label-amount-pairs.ts'
import type { LineRoles } from './arithmetic.ts'
import type { LineDraft } from './draft.ts'
import { beginsWithCharge } from './labels.ts'
import { type RowCell, cellOfWords } from './rows.ts'
import type { PageRows } from './tables.ts'

/** Pairs whose labels alone are aligned stand closer in one list than this many times their height. */
const listGap = 4

/** A list of as many charges is confirmed by their sum wherever it is printed; fewer need an amount that is called a sum. */
const minUnnamed = 3

/** The longest list of charges that makes a printed sum; null when there is none. `printed`: all amounts of the document. */
export function chargeList(all: readonly AmountPair[], printed: readonly number[] = []): readonly AmountPair[] | null {
  const pairs = all.toSorted((a, b) => a.page - b.page || a.row.box.top - b.row.box.top)
  const whole = withoutDetails(pairs)
  const lists = [...listsOf(whole), ...listsOf(whole, false)].flatMap(list => [list, withoutSums(list)])
  const totals = new Set(pairs.flatMap(({ kind, value }) => (kind === 'total' ? cents(value) : [])))
  const amounts = new Set(printed.map(cents))
  let best: readonly AmountPair[] | null = null
  for (const list of lists)
    for (let from = 0; from < list.length; from++) {
      let sum = 0
      for (let to = from; to < list.length; to++) {
        const pair = list[to]!
        if (pair.kind === 'total' || pair.kind === 'carried') continue
        sum += pair.value
        const named = totals.has(cents(sum))
        if (cents(sum) === 0 || !(named || amounts.has(cents(sum)))) continue
        const run = list.slice(from, to + 1)
        const items = billedIn(run, list[to + 1])
        if (items.length >= (named ? (closes(list, to) ? 1 : 2) : minUnnamed) && items.length > (best?.length ?? 0))
          best = items
      }
    }
  return best
}

/**
 * The charges among the pairs of a run that the pair `next` follows. A discount below a sum of lines changes it and is none of them; so does
 * a charge below the last of them, freight beside what is taken off them, and all that follows a payment or the sum of the last section.
 */
function billedIn(run: readonly AmountPair[], next: AmountPair | undefined): readonly AmountPair[] {
  const sumAt = run.findIndex(one => one.kind === 'total')
  const paidAt = run.findIndex(one => one.kind === 'payment')
  const closedAt = lastClosingTotal(run)
  const lastGoods = run.findLastIndex(one => one.value > 0 && one.kind === null && !isFreight(one))
  const below = next === undefined ? run : [...run, next]
  const isAside = (pair: AmountPair, at: number): boolean => {
    const [named, freight] = [pair.kind === 'charge', isFreight(pair)]
    if (at <= lastGoods || !(named || freight)) return false
    const isReduced = below.slice(lastGoods + 1, at + 2).some(({ value }) => value < 0)
    return (named && sumAt >= 0 && at > sumAt) || below[at + 1]?.kind === 'tax' || (freight && isReduced)
  }
  const changesSum = (pair: AmountPair, at: number): boolean =>
    (sumAt >= 0 && at > sumAt && pair.value < 0) ||
    isAside(pair, at) ||
    (paidAt >= 0 && at > paidAt) ||
    (closedAt >= 0 && at > closedAt && beginsWithCharge(pair.label))
  return run.filter((one, at) => isItem(one) && !changesSum(one, at))
}

/** The index of the last total that is the sum of all items above it, or of the section it ends; -1 for none. */
function lastClosingTotal(run: readonly AmountPair[]): number {
  let closedAt = -1
  for (const [at, { kind, value }] of run.entries()) {
    if (kind !== 'total') continue
    const section = run.slice(closedAt + 1, at).filter(one => one.kind !== 'total' && one.kind !== 'carried')
    const sums = [section, section.filter(isItem), run.slice(0, at).filter(isItem)].map(pairs => cents(sumOf(pairs)))
    if (section.length > 0 && sums.includes(cents(value))) closedAt = at
  }
  return closedAt
}

const sumOf = (pairs: readonly AmountPair[]): number => pairs.reduce((sum, { value }) => sum + value, 0)
const cents = (value: number): number => Math.round(value * 100)

const isItem = (pair: AmountPair): boolean =>
  (pair.kind === null || pair.kind === 'charge') &&
  (pair.value !== 0 || pair.cell.value?.word === true) &&
  !(pair.value < 0 && labelWords(pair.label).some(word => deductions.has(word)))
/** "Less rental credits", "Winter order discount" are taken off what is billed. */
const deductions: ReadonlySet<string> = new Set(wording.deductions)

/** What brings the goods is stated beside their sum, whatever follows the word: "Freight to job site, offloading by others". */
const isFreight = ({ label }: AmountPair): boolean => freight.has(labelWords(label)[0] ?? '')
const freight: ReadonlySet<string> = new Set(wording.freight)

/** A single charge needs its sum right below it. */
const closes = (list: readonly AmountPair[], to: number): boolean =>
  list.slice(to + 1, to + 4).some(({ kind, value }) => kind === 'total' && value !== 0)

/** Lists: pairs of one page, or of two that follow each other, whose amounts end, or (`byLabels`) whose labels begin, at the same place. */
function listsOf(pairs: readonly AmountPair[], byLabels = true): readonly (readonly AmountPair[])[] {
  const lists: AmountPair[][] = []
  for (const pair of pairs) {
    const list = lists.find(open => {
      const last = open.at(-1)!
      const near =
        Math.abs(last.cell.box.right - pair.cell.box.right) < 1.5 * pair.row.size ||
        (byLabels &&
          Math.abs(last.labelBox.left - pair.labelBox.left) < 0.8 * pair.row.size &&
          pair.row.box.top - last.row.box.bottom < listGap * pair.row.size)
      return (last.page === pair.page || last.page + 1 === pair.page) && last.row !== pair.row && near
    })
    if (list === undefined) lists.push([pair])
    else list.push(pair)
  }
  return lists
}

/** Without amounts that several right above them make: sums of sections, whatever they are called. */
const withoutSums = (list: readonly AmountPair[]): readonly AmountPair[] =>
  list.reduce<readonly AmountPair[]>((kept, pair) => {
    const makes = (_: AmountPair, at: number): boolean => cents(sumOf(kept.slice(at))) === cents(pair.value)
    return pair.kind === null && kept.slice(0, -1).some(makes) ? kept : [...kept, pair]
  }, [])

/** Without details that are indented under a line and add up to it. */
function withoutDetails(pairs: readonly AmountPair[]): readonly AmountPair[] {
  const dropped = new Set<AmountPair>()
  pairs.forEach((parent, index) => {
    let sum = 0
    for (const [at, pair] of pairs.slice(index + 1).entries()) {
      if (pair.page !== parent.page || pair.labelBox.left < parent.labelBox.left + 0.4 * parent.row.size) return
      sum += pair.value
      if (Math.abs(sum - parent.value) > 0.006) continue
      for (const one of pairs.slice(index + 1, index + 2 + at)) dropped.add(one)
      return
    }
  })
  return pairs.filter(pair => !dropped.has(pair))
}

/** A line of which nothing but a description and an amount is known. */
export const bareLine: Omit<LineItem, 'description' | 'amount' | 'category'> = {
  date: null,
  quantity: null,
  rate: null,
  tax: null,
  discount: null,
  section: null,
}

/** A fee among the sums as a line: its label says what it is for. */
export const feeLine = (fee: Field): LineItem => ({
  ...bareLine,
  description: { ...fee, value: fee.label ?? '' },
  amount: fee,
  category: { ...fee, value: 'soft', confidence: Math.min(fee.confidence, feeCertainty) },
  apart: true,
})
const feeCertainty = 0.9

/** Where the cells of a listed charge stand in its draft. */
const chargeRoles: LineRoles = {
  descriptions: [],
  naming: [],
  quantity: 0,
  rate: 1,
  amount: 2,
  periods: null,
  discount: null,
  tax: null,
  date: null,
  code: null,
  unit: null,
}

/** The pairs as drafts of lines, named by their labels; the text that goes on below a label is on `pages`. */
export const chargeDrafts = (pairs: readonly AmountPair[], pages: readonly PageRows[]): readonly LineDraft[] =>
  pairs.map(pair => {
    const { page, row, label, labelBox: box, cell } = pair
    const counted = countedPrice(pair, pairs, pages)
    const name = { words: [], text: label, box, value: null }
    return {
      page,
      headerText: '',
      row: { row, cells: [counted?.quantity ?? null, counted?.rate ?? null, cell] },
      roles: chargeRoles,
      text: [{ cell: name, page, size: row.size, note: false }],
      notes: [],
      section: null,
      productCloses: counted && true,
      doubtful: true,
      bottom: detailsBottom(pair, pages),
    }
  })

const isPriced = ({ value }: RowCell): boolean => value?.isAmount === true
/** Rows stand right below each other within this many heights of their type. */
const looseGap = 1.2
/** Where the rows without amounts end that go on right below a charge, at the left edge of its label: its year, its serial number. */
function detailsBottom(pair: AmountPair, pages: readonly PageRows[]): number {
  const rows = pages.find(({ page }) => page.page.number === pair.page)?.rows ?? []
  let last = pair.row
  for (const row of rows.slice(rows.indexOf(pair.row) + 1)) {
    const aligned = Math.abs(row.box.left - pair.labelBox.left) < row.size
    if (!aligned || row.box.top - last.box.bottom > looseGap * row.size || row.cells.some(isPriced)) break
    last = row
  }
  return last.box.bottom
}

/** The text of a listed thing takes no more rows. */
const maxRows = 5

/** The count and the price among the words of a pair and of the rows below it that make its amount; null without them. */
function countedPrice(
  pair: AmountPair,
  pairs: readonly AmountPair[],
  pages: readonly PageRows[],
): { readonly quantity: RowCell; readonly rate: RowCell } | null {
  const source = pages.find(({ page }) => page.page.number === pair.page)
  if (source === undefined) return null
  const from = source.rows.indexOf(pair.row)
  const own = source.rows.slice(from, from + maxRows)
  const next = own.findIndex((row, at) => at > 0 && pairs.some(other => other.row === row))
  const words = own.slice(0, next < 0 ? own.length : next).flatMap(row => row.words)
  const numbers = words.flatMap(word => {
    const text = word.text.replace(/^\(|[),;]+$/g, '')
    const cell = cellOfWords([{ ...word, text }], source.style)
    return pair.cell.words.includes(word) || cell.value === null || cell.value.word || cell.value.percent ? [] : [cell]
  })
  for (const quantity of numbers)
    for (const rate of numbers) {
      // "4,812 therms @ 0.18840": a price is printed no coarser than what it counts.
      const isPriced = rate.value!.isAmount && rate.value!.step <= quantity.value!.step
      const isCount = !quantity.value!.isAmount && isPriced
      if (isCount && Math.abs(quantity.value!.value * rate.value!.value - pair.value) < 0.006) return { quantity, rate }
    }
  return null
}
