/** What a file is, by its content; names and declared media types are not asked. */
import { decodeText } from '../../extraction/feeds/decode-text.ts'
import { isOfx } from '../../extraction/feeds/ofx-header.ts'
import { isEmail } from './containers/email.ts'
import { zipNames } from './containers/zip.ts'

/**
 * `image`: PNG, JPEG or TIFF, read as scanned pages; `data`: text like a bank feed, only reading it shows whether it is one; `zip`: an archive,
 * or a workbook, whose file is one too; `email`: a message with its attachments.
 */
export type FileKind = 'pdf' | 'image' | 'data' | 'zip' | 'email' | 'other'

/** Bytes by which a file is recognized. The header of a PDF may follow other bytes, but not more than these. */
export const HEAD_BYTES = 1024

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
]

/** `head`: the first bytes of the file, up to `HEAD_BYTES` of which are looked at. */
export function fileKindOf(head: Uint8Array): FileKind {
  const start = head.subarray(0, HEAD_BYTES)
  const signed = signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (signed !== undefined) return signed[0]
  const text = textOf(start)
  // A message may quote the header of the PDF it carries.
  if (text !== null && isEmail(text)) return 'email'
  if (Buffer.from(start).includes('%PDF-')) return 'pdf'
  return text !== null && isData(text) ? 'data' : 'other'
}

/** null: the bytes are no characters. */
function textOf(head: Uint8Array): string | null {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return isUtf16 || head.every(byte => byte >= 0x20 || textControls.has(byte)) ? decodeText(head) : null
}

const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d])

/** OFX by its header, or several lines with delimiters. A page of HTML or JSON is none. */
function isData(text: string): boolean {
  if (isOfx(text)) return true
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  return !/^\s*[<{[]/.test(text) && lines.length > 1 && lines.filter(line => /[,;\t|]/.test(line)).length > 1
}

/** Whether a file holds documents of its own; null: it is one itself, as a workbook or a letter is. */
export async function containerKindOf(bytes: Uint8Array): Promise<'zip' | 'email' | null> {
  const kind = fileKindOf(bytes)
  if (kind === 'email') return 'email'
  return kind === 'zip' && (await officeKindOf(bytes)) === null ? 'zip' : null
}

/**
 * An archive that is a file of an office program (ECMA-376, ISO/IEC 26300): its parts are no files of anybody's. null: it is none. `other`: a letter or slides,
 * which are not read.
 */
export async function officeKindOf(bytes: Uint8Array): Promise<'workbook' | 'other' | null> {
  if (fileKindOf(bytes) !== 'zip') return null
  const names = (await zipNames(bytes)) ?? []
  if (names.includes('xl/workbook.xml')) return 'workbook'
  const isPackage =
    names.includes('[Content_Types].xml') || (names.includes('mimetype') && names.includes('content.xml'))
  return isPackage ? 'other' : null
}

/** An Office Open XML workbook (XLSX): an archive with the part that lists its sheets. */
export const isWorkbook = async (bytes: Uint8Array): Promise<boolean> => (await officeKindOf(bytes)) === 'workbook'

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  image: 'application/octet-stream',
  data: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  email: 'message/rfc822',
  other: 'application/octet-stream',
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How a stored document is downloaded: under its own name without its folders; a picture is stored as a PDF. */
export function servedAs(
  fileName: string,
  head: Uint8Array,
): { readonly fileName: string; readonly mediaType: string } {
  const kind = fileKindOf(head)
  const name = fileName.split('/').at(-1)!
  const isPicture = kind === 'pdf' && /\.(?:png|jpe?g|tiff?)$/i.test(name)
  const isSheet = kind === 'zip' && /\.xlsx$/i.test(name)
  return { fileName: isPicture ? `${name}.pdf` : name, mediaType: isSheet ? workbookType : mediaTypes[kind] }
}
