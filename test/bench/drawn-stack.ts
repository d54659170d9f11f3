/** The whole stack of an invented applicant: thirty documents of two hundred pages of text. */
import PDFDocument from 'pdfkit'
import { drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawnFiling } from './drawn-filing.ts'

export interface StackDocument {
  readonly fileName: string
  readonly pages: number
  readonly bytes: Uint8Array
}

const STATEMENTS = 12
const PAGES_A_STATEMENT = 10
const ROWS_A_PAGE = 38
const INVOICES = 15
const FILING_PAGES = 62

const amountText = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function drawn(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 54, autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  draw(pdf)
  pdf.end()
  return finished
}

/** A month of a busy account; the next month begins where it ends. */
function drawStatement(pdf: PDFKit.PDFDocument, month: number): void {
  const at = (text: string, x: number, y: number): void => void pdf.text(text, x, y, { lineBreak: false })
  const right = (text: string, edge: number, y: number): void => at(text, edge - pdf.widthOfString(text), y)
  const opening = 20_000 + month * 100
  const rows = Array.from({ length: PAGES_A_STATEMENT * ROWS_A_PAGE }, (_, row) => (row % 3 === 0 ? 310.25 : -155.1))
  const closing = opening + rows.reduce((sum, amount) => sum + amount, 0)
  const number = String(month).padStart(2, '0')
  let balance = opening
  for (let page = 0; page < PAGES_A_STATEMENT; page++) {
    pdf.addPage().font('Helvetica').fontSize(9)
    at('Prairie State Bank', 54, 40)
    at('Business Checking Statement', 54, 54)
    at(`Page ${page + 1} of ${PAGES_A_STATEMENT}`, 480, 40)
    if (page === 0) {
      at('Alder Creek Tool Works, Inc.', 54, 72)
      at('Account Number: XXXXXX4821', 330, 72)
      at(`Statement Period: ${number}/01/2025 through ${number}/28/2025`, 330, 84)
      at(`Beginning Balance $${amountText(opening)}`, 54, 96)
      at(`Ending Balance $${amountText(closing)}`, 330, 96)
    }
    at('Date', 54, 118)
    at('Description', 120, 118)
    right('Amount', 460, 118)
    right('Balance', 558, 118)
    for (let row = 0; row < ROWS_A_PAGE; row++) {
      const index = page * ROWS_A_PAGE + row
      const amount = rows[index]!
      const y = 134 + row * 15
      balance += amount
      at(`${number}/${String(1 + Math.floor((index * 28) / rows.length)).padStart(2, '0')}`, 54, y)
      at(amount > 0 ? `Card settlement ${4000 + index}` : `Supplier payment ${7000 + index}`, 120, y)
      right(amountText(amount), 460, y)
      right(amountText(balance), 558, y)
    }
  }
}

/** A form of one page: labels before their values. */
function drawApplication(pdf: PDFKit.PDFDocument): void {
  pdf.addPage().font('Helvetica-Bold').fontSize(16).text('Equipment Finance Application', 54, 54)
  pdf.font('Helvetica').fontSize(10)
  const fields: readonly (readonly [string, string])[] = [
    ['Legal Business Name', 'Alder Creek Tool Works, Inc.'],
    ['Federal Tax ID', '12-3456789'],
    ['Business Address', '300 Foundry Street'],
    ['City', 'Springfield'],
    ['State', 'IL'],
    ['Zip', '62703'],
    ['Amount Requested', '$49,625.00'],
    ['Date Business Started', '06/12/2009'],
  ]
  for (const [row, [label, value]] of fields.entries())
    pdf.text(`${label}:`, 54, 100 + row * 24).text(value, 220, 100 + row * 24)
}

export async function drawnStack(): Promise<readonly StackDocument[]> {
  const statements = await Promise.all(
    Array.from({ length: STATEMENTS }, async (_, index) => ({
      fileName: `statement-${index + 1}.pdf`,
      pages: PAGES_A_STATEMENT,
      bytes: await drawn(pdf => drawStatement(pdf, index + 1)),
    })),
  )
  const invoices = await Promise.all(
    Array.from({ length: INVOICES }, async (_, index) => ({
      fileName: `invoice-${index + 1}.pdf`,
      pages: 1,
      bytes: await drawTinyInvoices([{ number: String(20_400 + index) }]),
    })),
  )
  return [
    ...statements,
    ...invoices,
    { fileName: 'application.pdf', pages: 1, bytes: await drawn(drawApplication) },
    { fileName: 'report.pdf', pages: FILING_PAGES, bytes: await drawnFiling(FILING_PAGES) },
    {
      fileName: 'voided-check.pdf',
      pages: 1,
      bytes: await drawn(pdf => void pdf.addPage().text('VOID  Pay to the order of')),
    },
  ]
}
