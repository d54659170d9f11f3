/** Which of the tables of an invoice bill: those that together make a printed sum, else the one that looks most like it. */
import type { LineDraft } from './draft.ts'
import { correctedDraft, correctedDrafts, dropStraySigns } from './correct-ocr-by-product.ts'
import { correctBySum } from './correct-ocr-by-total.ts'
import { confirmDrafts, draftAmount, printedSums, sumConfirmed, type PrintedSum, type SumsVerdict } from './sums.ts'
import type { ItemTable, PageRows } from './tables.ts'

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
    // What is said in words is a sum, if ever there was one.
    const sums = [...printedSums(pages, drafts), ...inWords.map(value => ({ value, named: true }))]
    const own = correctMisreads(confirmDrafts(drafts, sums), sums, recognized, inWords)
    const verdict = { ...own, confirmed: own.confirmed || (set.length > 1 && confirmedWithCharge(set, sums)) }
    return { set, ...verdict, sums, score: scoreOf(set, verdict.drafts, verdict.confirmed, sums) }
  })
  const best = sets.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return null
  const { set, drafts, confirmed, sums } = best
  if (!confirmed && !isBilled(drafts, sums)) return null
  const tops = new Map(set.flatMap(table => table.parts.map(part => [part.page, part.top] as const)).toReversed())
  return { drafts, tops, confirmed }
}

/** Corrects misread numbers of OCR pages; where amounts change, a printed sum is compared again. */
function correctMisreads(
  verdict: SumsVerdict,
  sums: readonly PrintedSum[],
  recognized: ReadonlySet<number>,
  inWords: readonly number[],
): SumsVerdict {
  const { confirmed } = verdict
  const named = sums.filter(sum => sum.named)
  const ocr = verdict.drafts.every(({ page }) => recognized.has(page))
  const signed = ocr ? dropStraySigns(verdict.drafts, set => sumConfirmed(set, named)) : verdict.drafts
  const drafts = signed.map(draft => (recognized.has(draft.page) ? correctedDraft(draft, confirmed) : draft))
  if (confirmed) return { drafts, confirmed }
  const again = confirmDrafts(drafts, sums)
  if (again.confirmed) return again
  return chooseBySum(drafts, sums, recognized) ?? (ocr ? correctBySum(drafts, sums, inWords) : null) ?? again
}

/** Of several corrections of one row the one with which the lines make a printed sum; null when none or several do. */
function chooseBySum(
  drafts: readonly LineDraft[],
  sums: readonly PrintedSum[],
  recognized: ReadonlySet<number>,
): SumsVerdict | null {
  // prettier-ignore
  const named = sums.filter(sum => sum.named)
  const found = drafts.flatMap((draft, at) =>
    recognized.has(draft.page)
      ? correctedDrafts(draft)
          .map(one => drafts.with(at, one))
          .filter(set => sumConfirmed(set, named))
      : [],
  )
  return found.length === 1 ? { drafts: found[0]!, confirmed: true } : null
}

/** Tables that are each summed under them, and together with one charge beside those sums make a sum that is called one: labor, parts, supplies. */
function confirmedWithCharge(set: readonly ItemTable[], sums: readonly PrintedSum[]): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006 + 0.0001 * set.length
  const totals = set.map(table => table.drafts.reduce((total, draft) => total + draftAmount(draft), 0))
  const all = totals.reduce((total, one) => total + one, 0)
  if (!totals.every(total => total > 0 && sums.some(({ value }) => near(value, total)))) return false
  const charges = sums.filter(({ value, named }) => !named && value > 0 && !totals.some(total => near(value, total)))
  return sums.some(({ value, named }) => named && charges.some(charge => near(value, all + charge.value)))
}

function subsetsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, index) => items.filter((_, at) => ((index + 1) >> at) & 1))
}

function scoreOf(
  set: readonly ItemTable[],
  drafts: readonly LineDraft[],
  confirmed: boolean,
  sums: readonly PrintedSum[],
): number {
  const holding = drafts.filter(draft => draft.productCloses === true).length / Math.max(1, drafts.length)
  const priced = drafts.filter(draft => draftAmount(draft) !== 0).length
  const named =
    confirmed &&
    sumConfirmed(
      drafts,
      sums.filter(sum => sum.named),
    )
  // Tables are joined only where a sum says so.
  const joined = (confirmed ? 0.1 : 3) * (set.length - 1)
  return (named ? 6 : confirmed ? 4 : 0) + 2 * holding + Math.min(priced, 5) * 0.2 - joined
}

/**
 * Without a sum that confirms them, rows are billed when their products close, or when a sum of any size closes them. A price list has
 * neither.
 */
function isBilled(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): boolean {
  return drafts.some(draft => draft.productCloses === true) || sums.some(sum => sum.named)
}
