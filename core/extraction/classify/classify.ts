/** What a document is, and where one document of a package ends and the next begins. */
import type { Document } from '../../document/model.ts'
import type { DocumentPart } from './document-part.ts'
import { classifyPart } from './score-part.ts'
import { pageFeaturesOf } from './page-features.ts'
import { splitParts } from './split-parts.ts'

/** Pure. Every page belongs to exactly one part; at least one part. */
export function classifyDocument(document: Document): readonly DocumentPart[] {
  return splitParts(document.pages.map(pageFeaturesOf)).map(classifyPart)
}
