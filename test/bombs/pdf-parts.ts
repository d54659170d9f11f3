/** PDF files written object by object, for contents no drawing library would write. */
import { deflateSync } from 'node:zlib'

/** Object number → body: everything between `obj` and `endobj`. Object 1 is the catalog. */
export type Objects = Readonly<Record<number, string | Buffer>>

/** A stream object; `filters` times deflated. */
export function stream(content: string | Buffer, entries = '', filters = 1): Buffer {
  let bytes = Buffer.from(content)
  for (let time = 0; time < filters; time++) bytes = deflateSync(bytes, { level: 9 })
  const filter = filters === 0 ? '' : `/Filter[${'/FlateDecode '.repeat(filters)}]`
  return Buffer.concat([
    Buffer.from(`<<${entries}${filter}/Length ${bytes.length}>>stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

/** `trailer`: further entries of it. */
export function pdfOf(objects: Objects, trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')]
  let length = parts[0]!.length
  const offsets = new Map<number, number>()
  for (const [number, body] of Object.entries(objects)) {
    const bytes = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ])
    offsets.set(Number(number), length)
    parts.push(bytes)
    length += bytes.length
  }
  const size = Math.max(...offsets.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table, 'latin1')])
}

export const catalog = '<</Type/Catalog/Pages 2 0 R>>'
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'

/** Objects of a file of one page: content is object 4, a font object 5. Others may be added from 6 on. */
export function onePage(content: string | Buffer, { resources = '', page = '', filters = 1 } = {}): Objects {
  return {
    1: catalog,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`,
    4: stream(content, '', filters),
    5: font,
  }
}

/** The words of a small balance sheet, which make the page worth reading. */
export const sheetText = [
  'Balance Sheet',
  'December 31, 2025',
  'Cash 1,000',
  'Total current assets 1,000',
  'Total assets 1,000',
  'Total liabilities 400',
  'Total equity 600',
]
  .map((line, row) => `BT /F1 11 Tf 72 ${720 - row * 18} Td (${line}) Tj ET`)
  .join('\n')
