/** A file before it is submitted → its classification: the documents in it, the statements and their company. */
import type { Classification } from '../../contract/desk.ts'
import type { Document } from '../../document/model.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { extractors, extractWith, noStatementHints, type AnyExtractor, type Description } from './extractors.ts'
import { readFile, type FileInput } from './read-file.ts'

/** What a file is, and the document that was read from it. */
export interface ClassifiedDocument {
  readonly classification: Classification
  readonly document: Document
}

export interface ClassifyTasks {
  readonly classifyFile: { readonly input: FileInput; readonly output: ClassifiedDocument }
}

/** Reads the file once. Throws Refusal when it cannot be read. */
export async function classifyFile(file: FileInput, context: TaskContext): Promise<ClassifiedDocument> {
  const document = await readFile(file, null, context)
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  const parts = classifyDocument(document).map(({ docType, confidence, pages }) => ({
    docType,
    confidence,
    pages: [...pages],
  }))
  const { statements = [], companyName = null, accountsUntil = null } = await descriptionOf(document, parts)
  return {
    classification: { parts, statements, companyName, accountsUntil, pages: document.pages.length },
    document,
  }
}

/** From the extractors in their order; one that could add nothing to those before it is not run. */
async function descriptionOf(document: Document, parts: Classification['parts']): Promise<Description> {
  let description: Description = {}
  for (const extractor of extractors) {
    const pages = pagesFor(extractor, document, parts)
    const adds = extractor.describes.some(member => (description[member] ?? null) === null)
    if (pages.length === 0 || !adds) continue
    const hints = { pages, statement: noStatementHints, lookups: null }
    const found = extractor.describe(await extractWith(extractor, document, hints))
    description = { ...found, ...description, companyName: description.companyName ?? found.companyName ?? null }
  }
  return description
}

/**
 * Where an extractor looks. Statements and invoices are found in the whole file, whose parts lend each other their headers; where nothing was
 * classified, there may still be a statement without the usual words.
 */
function pagesFor(extractor: AnyExtractor, { pages }: Document, parts: Classification['parts']): readonly number[] {
  const own = parts.filter(part => extractor.score(part) > 0).flatMap(part => part.pages)
  const unclassified = parts.every(({ docType }) => docType === 'other')
  const wanted = extractor.describesUnclassified && unclassified
  return wanted || (extractor.extractsWholeFile && own.length > 0) ? pages.map(({ number }) => number) : own
}
