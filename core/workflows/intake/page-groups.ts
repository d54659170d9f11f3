/** Documents of a file that somebody stated by their pages. */
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { Document } from '../../document/model.ts'
import { selectPages } from '../../document/select-pages.ts'
import { Refusal } from '../../errors.ts'

/** Why documents cannot be stated of a file of so many pages; null: they can. */
export function faultOfDocuments(documents: readonly PageGroup[], pageCount: number): string | null {
  const seen = new Set<number>()
  for (const { pages } of documents)
    for (const [index, page] of pages.entries()) {
      if (page > pageCount)
        return `The file has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}; there is no page ${page}.`
      if (seen.has(page)) return `Page ${page} cannot be in two documents.`
      if (index > 0 && page < pages[index - 1]!) return 'The pages of a document must be in ascending order.'
      seen.add(page)
    }
  return null
}

/** Each stated document by itself. Throws Refusal BAD_VALUE for pages that cannot be documents of this file. */
export function statedDocuments(document: Document, documents: readonly PageGroup[]): readonly Document[] {
  const { fileName } = document
  const fault = faultOfDocuments(documents, document.pages.at(-1)?.number ?? 0)
  if (fault !== null) throw new Refusal('BAD_VALUE', `${fileName}: ${fault}`, { fileName })
  return documents.map(({ pages }) => selectPages(document, pages))
}

/** The words for search are those of the pages that were read. */
export const textsOfPages = <Facts extends { readonly texts?: readonly { readonly page: number }[] }>(
  facts: Facts,
  documents: readonly PageGroup[] | null,
): Facts => {
  if (documents === null || facts.texts === undefined) return facts
  const read = new Set(documents.flatMap(({ pages }) => pages))
  return { ...facts, texts: facts.texts.filter(({ page }) => read.has(page)) }
}
