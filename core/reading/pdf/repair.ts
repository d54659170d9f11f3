/** Makes damaged PDFs readable: a new trailer for the remaining objects, else a re-save by a more tolerant parser. */
import { Refusal } from '../../errors.ts'

/** A file none of whose objects is a page has no pages. */
const MAX_RESCUED_PAGES = 5000
/** The tolerant parser builds every object in memory, which is too risky for a larger file. */
const MAX_RESAVE_BYTES = 30 * 1024 ** 2

/**
 * Candidates to try in order, cheapest first, created one at a time. None of them is known to open. Throws Refusal
 * NO_PAGES when the file is intact but has no pages.
 */
export async function* repairs(bytes: Uint8Array, fileName: string): AsyncGenerator<Uint8Array> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  // Without its keys an encrypted file remains noise, even when all objects are found.
  if (/\/Encrypt\b/.test(text)) return
  const catalog = lastObject(text, /\/Type\s*\/Catalog\b/)
  const pages = objectsWith(text, /\/Type\s*\/Page\b(?!s)/)
  if (catalog !== null && isEmptyTree(text)) {
    throw new Refusal('NO_PAGES', 'The PDF has no pages: export it again.', { fileName })
  }
  if (catalog !== null && lastObject(text, /\/Type\s*\/Pages\b/) !== null) {
    yield withTail(bytes, `trailer\n<</Root ${catalog} 0 R>>\n`)
  }
  if (pages.length > 0 && pages.length <= MAX_RESCUED_PAGES) {
    const free = highestNumber(text) + 1
    yield withTail(
      bytes,
      `${free} 0 obj\n<</Type/Pages/Count ${pages.length}/Kids[${pages.map(page => `${page} 0 R`).join(' ')}]>>\nendobj\n` +
        `${free + 1} 0 obj\n<</Type/Catalog/Pages ${free} 0 R>>\nendobj\ntrailer\n<</Root ${free + 1} 0 R>>\n`,
    )
  }
  // Noise without a single object would occupy that parser for a minute without result.
  if (bytes.length <= MAX_RESAVE_BYTES && /\d\s+\d{1,5}\s+obj\b/.test(text)) {
    const saved = await resaved(bytes)
    if (saved !== null) yield saved
  }
}

function withTail(bytes: Uint8Array, tail: string): Uint8Array {
  // A start offset that points to no table makes PDFium search for the objects itself.
  return Buffer.concat([bytes, Buffer.from(`\nendstream\nendobj\n${tail}startxref\n0\n%%EOF\n`, 'latin1')])
}

/** Number of the last object (later ones replace earlier ones) whose header matches; null when there is none. */
function lastObject(text: string, pattern: RegExp): number | null {
  return objectsWith(text, pattern).at(-1) ?? null
}

/** Object numbers whose dictionary matches, in order, without duplicates. */
function objectsWith(text: string, pattern: RegExp): readonly number[] {
  const found = new Set<number>()
  for (const match of text.matchAll(/(\d{1,9})\s+\d{1,5}\s+obj\b/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endobj', start)
    const head = text.slice(start, Math.min(end < 0 ? text.length : end, start + 4000))
    const stream = head.indexOf('stream')
    if (pattern.test(stream < 0 ? head : head.slice(0, stream))) found.add(Number(match[1]))
  }
  return [...found]
}

function highestNumber(text: string): number {
  let highest = 0
  for (const match of text.matchAll(/(\d{1,9})\s+\d{1,5}\s+obj\b/g)) highest = Math.max(highest, Number(match[1]))
  return highest
}

/** A page tree exists, and none of its nodes has children. */
function isEmptyTree(text: string): boolean {
  return /\/Type\s*\/Pages\b/.test(text) && /\/Kids\s*\[\s*\]/.test(text) && !/\/Kids\s*\[\s*\d/.test(text)
}

async function resaved(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false })
    return document.getPageCount() === 0 ? null : await document.save({ useObjectStreams: false })
  } catch {
    // Any error of this parser means the same: it cannot parse the file either.
    return null
  }
}
