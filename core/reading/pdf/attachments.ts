/** XML files attached to a PDF (electronic invoices); attachments are read only when the PDF has any. */
import type { Attachment } from '../../document/model.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Pdfium } from './pdfium.ts'

/** An electronic invoice has some ten kilobytes; a larger file is not one and is ignored. */
const MAX_BYTES = 5 * 1024 ** 2
/** A portfolio with more files is not an invoice with its data. */
const MAX_ATTACHMENTS = 16

/** The XML attachments of a file, decoded; empty when it has none. */
export function readAttachments({ pdfium, handle }: PdfFile): readonly Attachment[] {
  const count = Math.min(MAX_ATTACHMENTS, pdfium.calls.FPDFDoc_GetAttachmentCount(handle))
  const found: Attachment[] = []
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.calls.FPDFDoc_GetAttachment(handle, index)
    if (attachment === 0) continue
    const name = nameOf(pdfium, attachment)
    const bytes = /\.xml$/i.test(name) ? bytesOf(pdfium, attachment) : null
    if (bytes !== null) found.push({ name, text: decoded(bytes) })
  }
  return found
}

function nameOf(pdfium: Pdfium, attachment: number): string {
  const size = pdfium.calls.FPDFAttachment_GetName(attachment, 0, 0)
  return size <= 2
    ? ''
    : pdfium.text(size >> 1, pointer => void pdfium.calls.FPDFAttachment_GetName(attachment, pointer, size))
}

/** The file's content; null when it is empty, too large or cannot be decompressed. */
function bytesOf(pdfium: Pdfium, attachment: number): Uint8Array | null {
  const { calls, scratch } = pdfium
  if (calls.FPDFAttachment_GetFile(attachment, 0, 0, scratch) === 0) return null
  const size = pdfium.integer(scratch)
  if (size <= 0 || size > MAX_BYTES) return null
  const pointer = calls.malloc(size)
  if (pointer === 0) return null
  try {
    if (calls.FPDFAttachment_GetFile(attachment, pointer, size, scratch) === 0) return null
    return pdfium.bytes.slice(pointer, pointer + size)
  } finally {
    calls.free(pointer)
  }
}

/** The text of an XML file in the encoding that its first bytes or its declaration state. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const latin = /encoding=["'](?:iso-8859-1|iso-8859-15|windows-1252|latin1)["']/i.test(declaration)
  return new TextDecoder(latin ? 'windows-1252' : 'utf-8').decode(bytes)
}
