/**
 * Which of the tables of an invoice bill: those that together make a printed sum, else the one that looks most like it. Sums printed outside
 * the lines are the evidence.
 */
import { recordRanking } from '../../solve/record-choice.ts'
import type { LineDraft } from './draft.ts'
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import { cellAt, isProduct, rowTerms, valueAt, withValue } from './arithmetic.ts'
import type { ItemTable, PageRows } from './tables.ts'
import { splitCell } from './label-amount-pairs.ts'
import { textOf, type PageRow, type RowCell } from './rows.ts'
import { amountCell } from './rows-to-drafts.ts'
import { rowKind } from './labels.ts'

/** The tables taken as the lines. */
export interface TableChoice {
  readonly drafts: readonly LineDraft[]
  /** Top of the table per page, in points. */
  readonly tops: ReadonlyMap<number, number>
  /** A printed sum confirms them. */
  readonly confirmed: boolean
}

/** More tables than this are not tried together. */
const maxTables = 4

/** `inWords`: amounts the document writes out in words. */
export function chooseTables(
  tables: readonly ItemTable[],
  pages: readonly PageRows[],
  inWords: readonly number[] = [],
): TableChoice | null {
  const usable = tables.filter(table => table.drafts.some(draft => draftAmount(draft) !== 0)).slice(0, maxTables)
  const recognized = new Set(pages.filter(({ style }) => style.ocr).map(({ page }) => page.page.number))
  const sets = subsetsOf(usable).map(set => {
    const drafts = set.flatMap(table => table.drafts)
    // What is written in words is a sum, if ever there was one.
    const sums = [...printedSums(pages, drafts), ...inWords.map(value => ({ value, named: true }))]
    const verdict = correctMisreads(confirmedPrices(drafts, sums), sums, recognized)
    return { set, ...verdict, sums, score: scoreOf(set, verdict.drafts, verdict.confirmed, sums) }
  })
  const best = sets.toSorted((a, b) => b.score - a.score)[0]
  const chosen = best === undefined || !(best.confirmed || isBilled(best.drafts, best.sums)) ? null : best
  recordRanking('lines', 'lines', sets, {
    chosen,
    describe: ({ drafts, score, confirmed }) => ({
      value: `${drafts.length} lines${confirmed ? ', confirmed by a sum' : ''}`,
      score,
      evidence: drafts.map(({ row }) => row.row),
    }),
  })
  if (chosen === null) return null
  const { set, drafts, confirmed } = chosen
  const tops = new Map(set.flatMap(table => table.parts.map(part => [part.page, part.top] as const)).toReversed())
  return { drafts, tops, confirmed }
}

/** The drafts as printed or, where only the price of one is, with the amounts that the counts make, if those make a sum. */
function confirmedPrices(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): SumsVerdict {
  const printed = confirmDrafts(drafts, sums)
  const products = drafts.flatMap(draft => multiplied(draft) ?? [])
  if (printed.confirmed || products.length < drafts.length) return printed
  const made = confirmDrafts(products, sums)
  return made.confirmed ? made : printed
}

/** Corrects misread numbers of OCR pages; where amounts change, a printed sum is compared again. */
function correctMisreads(
  { drafts: read, confirmed }: SumsVerdict,
  sums: readonly PrintedSum[],
  recognized: ReadonlySet<number>,
): SumsVerdict {
  const drafts = read.map(draft => (recognized.has(draft.page) ? correctedDraft(draft, confirmed) : draft))
  return confirmed ? { drafts, confirmed } : confirmDrafts(drafts, sums)
}

function scoreOf(
  set: readonly ItemTable[],
  drafts: readonly LineDraft[],
  confirmed: boolean,
  sums: readonly PrintedSum[],
): number {
  const holding = drafts.filter(draft => draft.productCloses === true).length / Math.max(1, drafts.length)
  const priced = drafts.filter(draft => draftAmount(draft) !== 0).length
  const namedSums = sums.filter(sum => sum.named)
  const named = confirmed && sumConfirmed(drafts, namedSums)
  // Tables are joined where a sum says so, and only there.
  const joined = (confirmed ? -0.1 : 3) * (set.length - 1)
  return (named ? 6 : confirmed ? 4 : 0) + 2 * holding + Math.min(priced, 5) * 0.2 - joined
}

/**
 * Without a sum that confirms them, rows are billed when their products close, or when a sum of any size closes them. A price list has
 * neither.
 */
function isBilled(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): boolean {
  return drafts.some(draft => draft.productCloses === true) || sums.some(sum => sum.named)
}

/** Money printed anywhere but in the lines themselves. */
export interface PrintedSum {
  readonly value: number
  /** Its row says that it is a sum. */
  readonly named: boolean
}

/** What the printed sums say of the drafts. */
export interface SumsVerdict {
  readonly drafts: readonly LineDraft[]
  readonly confirmed: boolean
}

/** More doubtful rows than this are not tried in every combination. */
const maxDoubtful = 8

/** The sums printed in rows that are not among the drafts. */
export function printedSums(pages: readonly PageRows[], drafts: readonly LineDraft[]): readonly PrintedSum[] {
  const lines = new Set(drafts.map(draft => draft.row.row))
  return pages.flatMap(({ rows, style }) => {
    const others = rows.filter(row => !lines.has(row))
    return others.flatMap(row => row.cells.flatMap(cell => splitCell(cell, style)).flatMap(cell => sumIn(row, cell)))
  })
}

/** The number of a cell as a sum, with what stands before it in its row. */
function sumIn({ words }: PageRow, { value, box }: RowCell): readonly PrintedSum[] {
  if (value === null || value.word || value.percent) return []
  const label = textOf(words.filter(word => word.box.right <= box.left + 1 && /\p{L}/u.test(word.text)))
  return [
    { value: Math.abs(value.value), named: rowKind(label) === 'total' || /total|sum|summe|balance|due/i.test(label) },
  ]
}

/** Every choice of some of the items. */
export const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, index) => items.filter((_, at) => ((index + 1) >> at) & 1))

export const draftAmount = (draft: LineDraft): number => amountCell(draft.row, draft.roles)?.value?.value ?? 0

/** Whether some lines make a printed sum; a single line needs one that is called a sum. */
export function sumConfirmed(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): boolean {
  const sum = drafts.reduce((total, draft) => total + draftAmount(draft), 0)
  // Bills are positive, and credits negative throughout.
  if (sum === 0 || (sum < 0 && drafts.some(draft => draftAmount(draft) > 0))) return false
  // Printed cents of many lines may be rounded again in the sum.
  const tolerance = 0.006 + 0.0001 * drafts.length
  const billed = drafts.filter(draft => draftAmount(draft) !== 0).length
  return sums.some(
    ({ value, named }) => value !== 0 && Math.abs(value - Math.abs(sum)) < tolerance && (named || billed > 1),
  )
}

/** The drafts a printed sum confirms: all of them, or all but doubtful ones. Unconfirmed drafts are returned as they are. */
export function confirmDrafts(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): SumsVerdict {
  if (sumConfirmed(drafts, sums)) return { drafts, confirmed: true }
  const doubtful = drafts.filter(draft => draft.doubtful || draft.productCloses === false)
  const named = sums.filter(sum => sum.named)
  if (doubtful.length > 0 && doubtful.length <= maxDoubtful && doubtful.length < drafts.length) {
    for (const dropped of subsetsOf(doubtful).toSorted((a, b) => a.length - b.length)) {
      const kept = drafts.filter(draft => !dropped.includes(draft))
      if (kept.length > 0 && sumConfirmed(kept, named)) return { drafts: kept, confirmed: true }
    }
  }
  return { drafts, confirmed: false }
}

/** A corrected number is less certain than one that was read. */
const correctedCertainty = 0.7
/** Quantities above this are not derived by division. */
const maxUnits = 10_000

const factors = ['quantity', 'rate', 'amount'] as const

/**
 * A draft whose product fails with the only possible correction of quantity, rate or amount; the draft itself where none or several would do.
 * `sumConfirms`: a printed sum confirms the amounts, so that they are not touched.
 */
function correctedDraft(draft: LineDraft, sumConfirms: boolean): LineDraft {
  const { row, roles } = draft
  const terms = rowTerms(row, roles)
  const { quantity, rate, amount } = terms
  if (draft.productCloses !== false || quantity === null || rate === null || amount === null) return draft
  const exact = {
    quantity: Math.round(amount.value / rate.value),
    rate: cents(amount.value / quantity.value),
    amount: cents(quantity.value * rate.value),
  }
  const found = factors.filter(term => {
    const value = exact[term]
    if ((term === 'amount' && sumConfirms) || value === 0 || !(exact.quantity <= maxUnits || term !== 'quantity'))
      return false
    const step = term === 'quantity' ? 1 : terms[term]!.step
    const closes = isProduct({ ...terms, [term]: { ...terms[term]!, value, step } }) === true
    // "4 × 650.00 = 650.00": one of them, whatever the digit looks like.
    const single = term === 'quantity' && value === 1
    return closes && (single || mayBeMisreadAmount(cellAt(row, roles[term])?.text ?? '', Math.abs(value)))
  })
  const [chosen, another] = found
  if (chosen === undefined || another !== undefined) return draft
  const read = terms[chosen]!
  const corrected = { ...read, value: exact[chosen], certainty: read.certainty * correctedCertainty }
  return { ...draft, row: withValue(row, roles[chosen], corrected), productCloses: true }
}

const cents = (value: number): number => Math.round(value * 100) / 100

/** The draft of a row that states a count and the price of one, with the amount they make; null for any other. */
function multiplied(draft: LineDraft): LineDraft | null {
  const { row, roles } = draft
  const [count, rate] = [valueAt(row, roles.quantity), cellAt(row, roles.rate)]
  if (roles.amount !== null || count === null || !rate?.value || rate.value.word) return null
  if (row.row.cells.some(({ box, value }) => value !== null && box.left >= rate.box.right)) return null
  const value = { ...rate.value, value: Math.round(100 * count.value * rate.value.value) / 100 }
  const cells = [...row.cells, { ...rate, value }]
  return { ...draft, row: { ...row, cells }, roles: { ...roles, amount: cells.length - 1 }, productCloses: true }
}
