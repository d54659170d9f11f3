/** Renders a workbook to the bytes of its file: exceljs renders the parts, Node's zlib compresses them. */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { Workbook } from 'exceljs'

/** Parts of an office file by path, as XML text. */
export type Parts = Map<string, string>

/** exceljs's own writing steps, of which only the last, packing in JavaScript, is replaced. */
interface PartWriter {
  prepareModel(model: unknown, options: object): void
  addContentTypes(sink: Sink, model: unknown): Promise<void>
  addOfficeRels(sink: Sink, model: unknown): Promise<void>
  addWorkbookRels(sink: Sink, model: unknown): Promise<void>
  addWorksheets(sink: Sink, model: unknown): Promise<void>
  addSharedStrings(sink: Sink, model: unknown): Promise<void>
  addThemes(sink: Sink, model: unknown): Promise<void>
  addStyles(sink: Sink, model: unknown): Promise<void>
  addApp(sink: Sink, model: unknown): Promise<void>
  addCore(sink: Sink, model: unknown): Promise<void>
  addWorkbook(sink: Sink, model: unknown): Promise<void>
}
interface Sink {
  append(data: string, options: { readonly name: string }): void
}

/**
 * Renders a workbook without pictures and tables. The same workbook gives the same parts, because the time of writing
 * is left out.
 */
export async function renderParts(book: Workbook): Promise<Parts> {
  const parts: Parts = new Map()
  const sink: Sink = { append: (data, { name }) => void parts.set(name, data) }
  const writer = book.xlsx as unknown as PartWriter
  const { model } = book
  writer.prepareModel(model, {})
  await writer.addContentTypes(sink, model)
  await writer.addOfficeRels(sink, model)
  await writer.addWorkbookRels(sink, model)
  await writer.addWorksheets(sink, model)
  // After the worksheets, which fill the table of shared strings.
  await writer.addSharedStrings(sink, model)
  await writer.addThemes(sink, model)
  await writer.addStyles(sink, model)
  await writer.addApp(sink, model)
  await writer.addCore(sink, model)
  await writer.addWorkbook(sink, model)
  const core = 'docProps/core.xml'
  parts.set(core, parts.get(core)!.replace(/<dcterms:(created|modified)\b[^<]*<\/dcterms:\1>/g, ''))
  return parts
}

const compress = promisify(deflateRaw)
/** A tenth larger than at the best compression, in half the time. */
const compressionLevel = 4
/** ZIP version 2.0: deflate. */
const versionNeeded = 20
/** Names are UTF-8. */
const utf8Names = 0x0800
const deflated = 8
/** January 1, 1980, the epoch of the format. */
const firstDay = 0x0021

/** Packs parts into a ZIP file (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export async function packParts(parts: Parts): Promise<Uint8Array> {
  const entries = await Promise.all(
    [...parts].map(async ([name, text]) => {
      const content = Buffer.from(text)
      return {
        name: Buffer.from(name),
        crc: crc32(content),
        size: content.length,
        packed: await compress(content, { level: compressionLevel }),
      }
    }),
  )
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, crc, size, packed } of entries) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(versionNeeded, 0)
    facts.writeUInt16LE(utf8Names, 2)
    facts.writeUInt16LE(deflated, 4)
    facts.writeUInt16LE(firstDay, 8)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    files.push(signature(0x04034b50), facts, name, packed)
    directory.push(signature(0x02014b50), uint16(versionNeeded), facts, tail, name)
    offset += 4 + facts.length + name.length + packed.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listing.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listing, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
