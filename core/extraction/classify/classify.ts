/** Classifies the documents of a file, and finds where one ends and the next begins. */
import type { Document } from '../../document/model.ts'
import type { DocumentPart } from './document-part.ts'
import { classifyPart } from './score-part.ts'
import { pageFeaturesOf } from './page-features.ts'
import { provenByBalances } from './running-balance.ts'
import { splitParts } from './split-parts.ts'

/** Every page belongs to exactly one part, and there is at least one part. Pure. */
export function classifyDocument(document: Document): readonly DocumentPart[] {
  return splitParts(document.pages.map(pageFeaturesOf)).map(pages =>
    provenByBalances(document, classifyPart(pages), pages),
  )
}
