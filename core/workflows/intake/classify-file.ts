/** A file before it is submitted → its classification: the documents in it, the statements and their company. */
import type { Classification } from '../../contract/desk.ts'
import { named } from '../../contract/sentence.ts'
import type { Document } from '../../document/model.ts'
import { Refusal } from '../../errors.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { extractors, extractWith, noStatementHints, type AnyExtractor, type Description } from './extractors.ts'
import { fileKindOf } from './file-kind.ts'
import type { ReadData } from './read-data.ts'
import { bytesOf, readFile, type FileInput } from './read-file.ts'

/** What a file is, and the document that was read from it; null for data and containers. */
export interface ClassifiedDocument {
  readonly classification: Classification
  readonly document: Document | null
}

export interface ClassifyTasks {
  readonly classifyFile: { readonly input: FileInput; readonly output: ClassifiedDocument }
}

/** Reads the file once. Throws Refusal when it cannot be read. */
export async function classifyFile(file: FileInput, context: TaskContext): Promise<ClassifiedDocument> {
  const bytes = bytesOf(file)
  const kind = bytes === null ? 'pdf' : fileKindOf(bytes)
  if (kind === 'other') throw notRead(file)
  if (bytes === null || kind === 'pdf')
    return classifyPages(await readFile(bytes === null ? file : { ...file, source: { bytes } }, null, context), 'pdf')
  if (kind === 'image')
    return classifyPages(await readFile({ ...file, source: { bytes: await pdfOf(bytes) } }, null, context), 'picture')
  // What reads other files than PDFs is loaded at the first one.
  const feed = kind === 'data' ? (await import('./read-data.ts')).readFeed(bytes, file.fileName) : null
  if (feed !== null) return { classification: classifyFeed(feed), document: null }
  const { readSheets } = await import('./sheets/read-sheets.ts')
  const sheets = await readSheets(bytes, kind, file.fileName)
  // What is kept for the submission has lost its cells.
  if (sheets !== null) return { ...(await classifyPages(sheets.document, 'sheet')), document: null }
  return { classification: await classifyContainer(bytes, file), document: null }
}

const notRead = ({ fileName }: Pick<FileInput, 'fileName'>): Refusal =>
  new Refusal('NOT_A_PDF', `${named(fileName)} is not of a kind that is read.`)

const pdfOf = async (picture: Uint8Array): Promise<Uint8Array> =>
  (await import('../../reading/image/image-pdf.ts')).pdfOfImage(picture)

function classifyFeed({ parts, pages }: ReadData): Classification {
  const accounts = parts.flatMap(part => part.accounts ?? [])
  const ends = accounts.flatMap(({ end_date: end }) => end?.value ?? []).toSorted()
  return {
    parts: parts.map(({ docType, confidence, pages }) => ({ docType, confidence, pages: [...pages] })),
    statements: [],
    companyName: accounts.find(account => account.account_holder !== null)?.account_holder?.value ?? null,
    accountsUntil: ends.at(-1) ?? null,
    pages,
    format: 'feed',
    contains: [],
  }
}

/** What is in it is read when it is submitted. Throws the Refusal of one that holds nothing that can be read. */
async function classifyContainer(bytes: Uint8Array, { fileName }: FileInput): Promise<Classification> {
  const { refusalOfUnpacked, unpack } = await import('./containers/unpack.ts')
  const unpacked = await unpack(bytes, fileName)
  if (unpacked === null) throw notRead({ fileName })
  const refusal = refusalOfUnpacked(unpacked)
  if (refusal !== null && unpacked.files.length === 0) throw refusal
  const contains = unpacked.files.map(({ path }) => path.slice(fileName.length + 1))
  const none = { statements: [], companyName: null, accountsUntil: null }
  return { parts: [], ...none, pages: contains.length, format: 'container', contains }
}

async function classifyPages(document: Document, format: Classification['format']): Promise<ClassifiedDocument> {
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  const parts = classifyDocument(document).map(({ docType, confidence, pages }) => ({
    docType,
    confidence,
    pages: [...pages],
  }))
  const { statements = [], companyName = null, accountsUntil = null } = await descriptionOf(document, parts)
  return {
    classification: {
      parts,
      statements,
      companyName,
      accountsUntil,
      pages: document.pages.length,
      format,
      contains: [],
    },
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
