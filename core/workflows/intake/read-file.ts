/** A file, sealed or in memory, read into a document; and what is known of the file itself. */
import type { Document, Page, Problem } from '../../document/model.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { recognitionAreas } from '../../extraction/tax/recognition-areas.ts'
import { readDocument } from '../../reading/read-document.ts'
import type { ReadOptions } from '../../reading/read-options.ts'
import { isReadWhole } from './relevance.ts'
import { readSealed, type SealedFile } from '../../store/sealed-file.ts'

/** A file to read, or one that was read a moment ago. A sealed one is opened by the worker: its plain bytes never pass the main thread. */
export interface FileInput {
  readonly source: SealedFile | { readonly bytes: Uint8Array } | { readonly read: Document }
  readonly fileName: string
  readonly password: string | null
  /** See `ReadOptions`. */
  readonly readRest?: ReadOptions['readRest']
}

/** What is known of a file that was read. */
export interface FileFacts {
  readonly pages: number
  readonly ocrPages: number
  readonly problems: readonly Problem[]
  /** Pages that were turned upright for reading. */
  readonly turnedPages: readonly Pick<Page, 'number' | 'width' | 'height' | 'rotation'>[]
  /** The words of each page that was read, for full-text search; kept apart from the rest, for they go when the file goes. */
  readonly texts?: readonly { readonly page: number; readonly text: string }[]
}

/** The plain bytes of a file; null for one that was read a moment ago. Throws Refusal DAMAGED. */
export const bytesOf = ({ source }: FileInput): Uint8Array | null =>
  'read' in source ? null : 'bytes' in source ? source.bytes : readSealed(source)

/** `relevance`: which pages of a long scan are worth recognizing; null: all of them. Throws Refusal. */
export async function readFile(
  { source, fileName, password, readRest }: FileInput,
  relevance: ((page: Page) => number) | null,
  { onProgress, signal, budget }: TaskContext,
): Promise<Document> {
  // The same object: what was found in it is kept with it.
  if ('read' in source) return source.read.fileName === fileName ? source.read : { ...source.read, fileName }
  return readDocument('bytes' in source ? source.bytes : readSealed(source), {
    fileName,
    onProgress,
    recognitionAreas,
    ...(relevance !== null && { relevance, isReadWhole }),
    ...(password !== null && { password }),
    ...(signal !== undefined && { signal }),
    ...(budget !== undefined && { budget }),
    ...(readRest !== undefined && { readRest }),
  })
}

/** The document with the pages that were skipped when it was read for its relevance. Throws Refusal. */
export async function readInFull(
  document: Document,
  { bytes, password }: { readonly bytes: Uint8Array; readonly password: string | null },
  { onProgress }: Pick<TaskContext, 'onProgress'>,
): Promise<Document> {
  if (document.pages.every(({ source }) => source !== 'skipped')) return document
  const { fileName } = document
  return readDocument(bytes, {
    fileName,
    onProgress,
    recognitionAreas,
    earlier: document,
    ...(password !== null && { password }),
  })
}

export const factsOf = ({ pages, problems }: Document): FileFacts => ({
  pages: pages.length,
  ocrPages: pages.filter(page => page.source === 'ocr').length,
  problems,
  turnedPages: pages.flatMap(({ number, width, height, rotation }) =>
    rotation === undefined ? [] : [{ number, width, height, rotation }],
  ),
  texts: pages.map(({ number, lines }) => ({ page: number, text: lines.map(line => line.text).join('\n') })),
})
