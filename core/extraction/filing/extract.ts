/** Pages of a filing → what they say of the business: behind labels, and in the sentences of certificates and articles. */
import type { Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import type { FilingReading, FilingText } from './filing.ts'
import { invoiceView } from '../layout/document-view.ts'
import { labeledIn } from './labeled.ts'
import { fieldOf } from './printed.ts'
import { sentencesOn } from './sentences.ts'
import { filedWith, jurisdictionOn } from './state.ts'

/** Null: the pages name no business. */
export function extractFiling(document: Document, numbers: readonly number[]): FilingReading | null {
  const pages = document.pages.filter(({ number }) => numbers.includes(number))
  const texts: { [Name in FilingText]?: Field<string> } = {}
  for (const page of pages)
    for (const found of [...labeledIn(invoiceView(document, [page])), ...sentencesOn(page), ...jurisdictionOn(page)])
      texts[found.name] ??= fieldOf(document.fileName, page, found)
  return texts.name === undefined ? null : { texts, state: filedWith(pages) }
}
