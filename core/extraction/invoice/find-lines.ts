/** The billed lines of an invoice, over all its pages. */
import type { ItemRegion, LinesReading } from './invoice.ts'
import type { InvoiceView } from './invoice-view.ts'
import type { LineDraft } from './line-draft.ts'
import { lineReadings } from './line-readings.ts'
import { confirmedDrafts, draftAmount, printedSums, sumConfirmed, type PrintedSum } from './line-sums.ts'
import { headedTables, pageRows, type ItemTable, type PageRows } from './line-tables.ts'

/** What a way of reading the lines came to. */
interface Candidate {
  readonly drafts: readonly LineDraft[]
  readonly tops: ReadonlyMap<number, number>
  readonly confirmed: boolean
}

/** More tables than this are not tried together. */
const mostTables = 4

export function findLines(view: InvoiceView): LinesReading {
  const pages = pageRows(view)
  const candidate = bestTables(headedTables(pages), pages)
  if (candidate === null) return { lines: [], regions: [] }
  return {
    lines: lineReadings(candidate.drafts, {
      fileName: view.fileName,
      dateOrder: view.dateOrder,
      ocrPages: new Set(view.pages.filter(({ page }) => page.source === 'ocr').map(({ page }) => page.number)),
      confirmed: candidate.confirmed,
    }),
    regions: regionsOf(candidate),
  }
}

/** Of the tables, those that together make a printed sum; else the one that looks most like what is billed. */
function bestTables(tables: readonly ItemTable[], pages: readonly PageRows[]): Candidate | null {
  const rows = pages.flatMap(page => page.rows)
  const usable = tables.filter(table => table.drafts.some(draft => draftAmount(draft) !== 0)).slice(0, mostTables)
  const sets = subsetsOf(usable).map(set => {
    const drafts = set.flatMap(table => table.drafts)
    const sums = printedSums(rows, drafts)
    const verdict = confirmedDrafts(drafts, sums)
    return { set, ...verdict, sums, score: scoreOf(set, verdict.drafts, verdict.confirmed, sums) }
  })
  const best = sets.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return null
  const { set, drafts, confirmed, sums } = best
  if (!confirmed && !isBilled(drafts, sums)) return null
  const tops = new Map(set.flatMap(table => table.parts.map(part => [part.page, part.top] as const)).toReversed())
  return { drafts, tops, confirmed }
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
  const holding = drafts.filter(draft => draft.holds === true).length / Math.max(1, drafts.length)
  const priced = drafts.filter(draft => draftAmount(draft) !== 0).length
  const named =
    confirmed &&
    sumConfirmed(
      drafts,
      sums.filter(sum => sum.named),
    )
  // Tables are joined only where a sum says so.
  return (
    (named ? 6 : confirmed ? 4 : 0) + 2 * holding + Math.min(priced, 5) * 0.2 - (confirmed ? 0.1 : 3) * (set.length - 1)
  )
}

/** Without a sum that confirms them, rows are billed when they have quantities, or when a sum of any size closes them. A price list has neither. */
function isBilled(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): boolean {
  if (drafts.some(draft => draft.holds === true)) return true
  return sums.some(sum => sum.named)
}

function regionsOf({ drafts, tops }: Candidate): readonly ItemRegion[] {
  return [...Map.groupBy(drafts, draft => draft.page)].map(([page, own]) => ({
    page,
    top: Math.min(tops.get(page) ?? Infinity, ...own.map(draft => draft.row.row.box.top)),
    bottom: Math.max(...own.map(draft => draft.bottom)),
  }))
}
