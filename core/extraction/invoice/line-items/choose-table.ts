/** Which of the tables of an invoice bill: those that together make a printed sum, else the one that looks most like it. */
import { recordRanking } from '../../solve/record-ranking.ts'
import type { LineDraft } from './draft.ts'
import { multiplied } from './count-columns.ts'
import { correctedDraft } from './correct-ocr-by-product.ts'
import {
  confirmDrafts,
  draftAmount,
  printedSums,
  sectionsMakeSums,
  subsetsOf,
  sumConfirmed,
  type PrintedSum,
  type SumsVerdict,
} from './sums.ts'
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
    // What is written in words is a sum, if ever there was one.
    const sums = [...printedSums(pages, drafts), ...inWords.map(value => ({ value, named: true }))]
    const verdict = correctMisreads(confirmedPrices(drafts, sums, set.length === 1), sums, recognized)
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

/**
 * The drafts as printed or, where only the price of one is, with the amounts that the counts make, if those make a sum. Sums of sections
 * confirm one table (`alone`), not several.
 */
function confirmedPrices(drafts: readonly LineDraft[], sums: readonly PrintedSum[], alone: boolean): SumsVerdict {
  const whole = confirmDrafts(drafts, sums)
  const printed = whole.confirmed || !alone ? whole : { drafts, confirmed: sectionsMakeSums(drafts, sums) }
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
