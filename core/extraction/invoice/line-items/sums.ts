/** Sums as evidence: the lines that make a sum printed outside them are the lines of the invoice. */
import { splitCell } from './label-amount-pairs.ts'
import { textOf, type PageRow, type RowCell } from './rows.ts'
import type { PageRows } from './tables.ts'
import type { LineDraft } from './draft.ts'
import { amountCell } from './rows-to-drafts.ts'
import { rowKind } from './labels.ts'

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
  const kind = rowKind(label) ?? rowKind(label.split(/\s{2,}|:/).at(-1) ?? '')
  return [{ value: Math.abs(value.value), named: kind === 'total' || /total|sum|summe|balance|due/i.test(label) }]
}

/** Every choice of some of the items. */
export const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, index) => items.filter((_, at) => ((index + 1) >> at) & 1))

export const draftAmount = (draft: LineDraft): number => amountCell(draft.row, draft.roles)?.value?.value ?? 0

/** Whether the lines fall into sections, some of several lines, that each make a sum called one. */
export function sectionsMakeSums(drafts: readonly LineDraft[], sums: readonly PrintedSum[]): boolean {
  const named = new Set(sums.flatMap(sum => (sum.named && sum.value !== 0 ? [inCents(sum.value)] : [])))
  // How many sections the lines before each of them make at least; Infinity where they make none.
  const sections = [0, ...drafts.map(() => Infinity)]
  for (const from of drafts.keys()) {
    let sum = 0
    if (sections[from]! < Infinity)
      for (let to = from; to < drafts.length; to++) {
        sum += draftAmount(drafts[to]!)
        if (named.has(inCents(Math.abs(sum)))) sections[to + 1] = Math.min(sections[to + 1]!, sections[from]! + 1)
      }
  }
  return sections.at(-1)! < drafts.length
}
const inCents = (value: number): number => Math.round(100 * value)

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
  if (drafts.length === 0) return { drafts, confirmed: false }
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
