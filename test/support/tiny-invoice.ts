/** A plain one-page invoice as a PDF (several of them make several pages), for tests of everything around the reading. */
import PDFDocument from 'pdfkit'

export interface TinyInvoice {
  readonly sender?: string
  readonly number?: string
  /** City, state and ZIP code of the sender. */
  readonly city?: string
  /** As printed. */
  readonly date?: string
  readonly due?: string
  /** Description, quantity, unit price in dollars. */
  readonly lines?: readonly (readonly [string, number, number])[]
  /** Percent. */
  readonly taxRate?: number
  /** Printed in the place of the true sum. */
  readonly statedTotal?: number
}

const amountText = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const tinyLines: readonly (readonly [string, number, number])[] = [
  ['2023 Kestrel TL9 Compact Track Loader', 1, 48_500],
  ['Hydraulic Auger Attachment', 2, 1_250],
  ['Delivery to job site', 1, 600],
]

/** Subtotal, tax and total that a tiny invoice prints. */
export function tinySums({ lines = tinyLines, taxRate = 8 }: TinyInvoice = {}) {
  const subtotal = lines.reduce((sum, [, quantity, rate]) => sum + quantity * rate, 0)
  const tax = Math.round(subtotal * taxRate) / 100
  return { subtotal, tax, total: subtotal + tax }
}

/** `password`: nobody opens it without. */
export function drawTinyInvoices(invoices: readonly TinyInvoice[], password?: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 54,
    autoFirstPage: false,
    ...(password !== undefined && {
      userPassword: password,
      ownerPassword: `${password}-owner`,
      pdfVersion: '1.7' as const,
    }),
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  for (const invoice of invoices) drawOne(pdf, invoice)
  pdf.end()
  return finished
}

export const drawTinyInvoice = (invoice: TinyInvoice = {}): Promise<Buffer> => drawTinyInvoices([invoice])

function drawOne(pdf: PDFKit.PDFDocument, invoice: TinyInvoice): void {
  const {
    sender = 'Quarry Road Equipment LLC',
    number = '20417',
    city = 'Springfield, IL 62701',
    date = 'March 2, 2026',
    due = 'April 1, 2026',
    lines = tinyLines,
    taxRate = 8,
  } = invoice
  const { subtotal, tax, total } = tinySums(invoice)
  const at = (text: string, x: number, y: number, bold = false): void =>
    void pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').text(text, x, y, { lineBreak: false })
  const right = (text: string, edge: number, y: number, bold = false): void => {
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica')
    pdf.text(text, edge - pdf.widthOfString(text), y, { lineBreak: false })
  }
  pdf.addPage()
  pdf.fontSize(16)
  at(sender, 54, 54, true)
  right('INVOICE', 558, 54, true)
  pdf.fontSize(10)
  at('410 Quarry Road', 54, 76)
  at(city, 54, 90)
  const head: readonly (readonly [string, string])[] = [
    ['Invoice Number:', number],
    ['Invoice Date:', date],
    ['Due Date:', due],
    ['Terms:', 'Net 30'],
  ]
  head.forEach(([label, value], index) => {
    right(label, 460, 90 + index * 14, true)
    right(value, 558, 90 + index * 14)
  })
  at('Bill To:', 54, 130, true)
  at('Alder Creek Tool Works, Inc.', 54, 144)
  at('88 Millrace Lane', 54, 158)
  at('Peoria, IL 61602', 54, 172)
  const top = 220
  at('Description', 54, top, true)
  right('Qty', 380, top, true)
  right('Unit Price', 470, top, true)
  right('Amount', 558, top, true)
  lines.forEach(([description, quantity, rate], index) => {
    const y = top + 20 + index * 18
    at(description, 54, y)
    right(String(quantity), 380, y)
    right(amountText(rate), 470, y)
    right(amountText(quantity * rate), 558, y)
  })
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', subtotal],
    [`Sales Tax (${taxRate}%)`, tax],
    ['Total', invoice.statedTotal ?? total],
  ]
  sums.forEach(([label, value], index) => {
    const y = top + 40 + (lines.length + index) * 18
    right(label, 470, y, label === 'Total')
    right(`$${amountText(value)}`, 558, y, label === 'Total')
  })
}
