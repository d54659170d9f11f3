/** What a file is, by how its content begins; names and declared media types are not asked. */
import { decodeText } from '../../extraction/feeds/decode-text.ts'
import { isOfx } from '../../extraction/feeds/ofx.ts'

/** `data`: text like a bank feed; only reading it shows whether it is one. */
export type FileKind = 'pdf' | 'data' | 'other'

/** Bytes by which a file is recognized. The header of a PDF may follow other bytes, but not more than these. */
export const HEAD_BYTES = 1024

/** `head`: the first bytes of the file, up to `HEAD_BYTES` of which are looked at. */
export function fileKindOf(head: Uint8Array): FileKind {
  const start = head.subarray(0, HEAD_BYTES)
  if (Buffer.from(start).includes('%PDF-')) return 'pdf'
  return isData(start) ? 'data' : 'other'
}

/** Characters only, and like data: OFX by its header, or several lines with delimiters. A page of HTML or JSON is none. */
function isData(head: Uint8Array): boolean {
  if (head.some(byte => byte < 0x20 && !textControls.has(byte)) && !startsAsUtf16(head)) return false
  const text = decodeText(head)
  if (isOfx(text)) return true
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  return !/^\s*[<{[]/.test(text) && lines.length > 1 && lines.filter(line => /[,;\t|]/.test(line)).length > 1
}

const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d])
const startsAsUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
