/** Documents drawn for the reading tests. */
import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** A PDF drawn by `draw`, as bytes. */
export function drawnPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'LETTER', margin: 0, ...options })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    draw(pdf)
    pdf.end()
  })
}

/** A one-page PDF with this content stream, deflated: for contents no drawing library would write. */
export function rawPdf(content: string | Buffer, pageEntries = ''): Buffer {
  const stream = deflateSync(content, { level: 9 })
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Buffer): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (body: string | Buffer): void => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n`)
    add(body)
    add('\nendobj\n')
  }
  add('%PDF-1.7\n')
  object('<</Type/Catalog/Pages 2 0 R>>')
  object('<</Type/Pages/Kids[3 0 R]/Count 1>>')
  object(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${pageEntries}>>`,
  )
  object(
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  )
  object('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  const table = length
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** Rows of a small balance sheet: label at 72, figure right-aligned at 540. */
export const balanceSheetRows: readonly (readonly [string, string])[] = [
  ['Cash and cash equivalents', '118,203'],
  ['Accounts receivable, net', '199,644'],
  ['Inventories', '53,882'],
  ['Prepaid expenses', '18,964'],
  ['Total current assets', '390,693'],
  ['Machinery and equipment', '630,230'],
  ['Less: accumulated depreciation', '(386,270)'],
  ['Total assets', '$634,653'],
  ['Accounts payable', '111,211'],
  ['Line of credit', '55,653'],
  ['Total liabilities', '166,864'],
  ['Common stock', '10,000'],
  ['Retained earnings', '457,789'],
  ["Total shareholders' equity", '467,789'],
]

export function drawBalanceSheet(pdf: PDFKit.PDFDocument, top = 100): void {
  pdf.font('Helvetica').fontSize(11)
  balanceSheetRows.forEach(([label, field], index) => {
    const y = top + index * 18
    pdf.text(label, 72, y, { lineBreak: false })
    pdf.text(field, 540 - pdf.widthOfString(field), y, { lineBreak: false })
  })
}
