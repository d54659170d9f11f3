/** What a document is, and where one document of a package ends and the next begins. */
import type { Document } from '../../document/model.ts'
import type { DocumentPart } from './document-part.ts'
import { judgePart } from './score-part.ts'
import { lookAt } from './page-features.ts'
import { splitParts } from './split-parts.ts'

/** Pure. Every page belongs to exactly one part; at least one part. */
export function classifyDocument(document: Document): readonly DocumentPart[] {
  return splitParts(document.pages.map(lookAt)).map(judgePart)
}
