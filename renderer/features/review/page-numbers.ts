/** Pages of documents as people write them, and the documents of a file after a split or a join. */
import type { StatedDocument } from '../../../core/contract/desk.ts'

/** [1, 2, 3, 5] → "1–3, 5". */
export function pageNumbers(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run !== undefined && page === run[1] + 1) run[1] = page
    else runs.push([page, page])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

/** The documents with one of them in two: a new one begins on `page`, classified by its pages; the first keeps its type. */
export function splitBefore(
  documents: readonly StatedDocument[],
  index: number,
  page: number,
): readonly StatedDocument[] {
  const { pages, docType } = documents[index]!
  const parts = [
    { pages: pages.filter(one => one < page), docType },
    { pages: pages.filter(one => one >= page), docType: null },
  ]
  return documents.toSpliced(index, 1, ...parts)
}

/** The documents with one of them and the next as one, of the type of the first. */
export function joinedWithNext(documents: readonly StatedDocument[], index: number): readonly StatedDocument[] {
  const [first, second] = [documents[index]!, documents[index + 1]!]
  const pages = [...first.pages, ...second.pages].sort((a, b) => a - b)
  return documents.toSpliced(index, 2, { pages, docType: first.docType })
}
