/** What a file states of itself: its information dictionary and its XMP metadata. */
import { Buffer } from 'node:buffer'
import { textOf } from '../pdf/annotation-text.ts'
import type { PdfFile } from '../pdf/pdf-file.ts'

export interface FileFacts {
  /** As the information dictionary writes them; null without one. */
  readonly producer: string | null
  readonly creator: string | null
  /** Milliseconds since 1970, as far as it states a time zone, else as if in UTC; null without one. */
  readonly created: number | null
  readonly modified: number | null
  /** The newest XMP packet; null without one, or where it is compressed. */
  readonly xmp: XmpFacts | null
}

export interface XmpFacts {
  readonly creatorTool: string | null
  readonly created: number | null
  readonly modified: number | null
  /** Programs its history names. */
  readonly agents: readonly string[]
}

/** XMP packets are some kilobytes; of a longer one the first part is read. */
const MAX_XMP = 200_000

export function fileFactsOf(file: PdfFile, bytes: Uint8Array): FileFacts {
  return {
    producer: metaOf(file, 'Producer'),
    creator: metaOf(file, 'Creator'),
    created: pdfDate(metaOf(file, 'CreationDate')),
    modified: pdfDate(metaOf(file, 'ModDate')),
    xmp: xmpOf(bytes),
  }
}

function metaOf({ pdfium, handle }: PdfFile, tag: string): string | null {
  const key = pdfium.put(Buffer.from(`${tag}\0`, 'latin1'))
  if (key === null) return null
  try {
    const text = textOf(pdfium, (buffer, size) => pdfium.calls.FPDF_GetMetaText(handle, key, buffer, size))
    return text === null || text.trim() === '' ? null : text.trim()
  } finally {
    pdfium.calls.free(key)
  }
}

/** "D:20260314120000+01'00'"; null for anything else. */
export function pdfDate(text: string | null): number | null {
  const match = /^D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?)?/.exec(text ?? '')
  if (match === null) return null
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part, at) => Number(part ?? (at === 1 || at === 2 ? 1 : 0))) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const zone =
    match[7] === undefined ? 0 : (Number(match[8]) * 60 + Number(match[9] ?? 0)) * (match[7] === '+' ? 1 : -1)
  return Number.isNaN(time) ? null : time - zone * 60_000
}

function xmpOf(bytes: Uint8Array): XmpFacts | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const start = file.lastIndexOf('<x:xmpmeta')
  if (start < 0) return null
  const end = file.indexOf('</x:xmpmeta', start)
  const xml = file.subarray(start, Math.min(end < 0 ? file.length : end, start + MAX_XMP)).toString('utf8')
  return {
    creatorTool: valueIn(xml, 'xmp:CreatorTool'),
    created: isoDate(valueIn(xml, 'xmp:CreateDate')),
    modified: isoDate(valueIn(xml, 'xmp:ModifyDate')),
    agents: [...new Set([...valuesIn(xml, 'stEvt:softwareAgent')])],
  }
}

const valueIn = (xml: string, name: string): string | null => valuesIn(xml, name)[0] ?? null

/** Of an element or an attribute. */
function valuesIn(xml: string, name: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`${name}(?:>([^<]{1,200})<|="([^"]{1,200})")`, 'g'))
  return Array.from(found, match => (match[1] ?? match[2]!).trim()).filter(text => text !== '')
}

function isoDate(text: string | null): number | null {
  const time = text === null ? NaN : Date.parse(text)
  return Number.isNaN(time) ? null : time
}
