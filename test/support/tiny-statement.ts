/** A one-page balance sheet (or any other list of labels and amounts) as a PDF, for tests of everything around the reading. */
import PDFDocument from 'pdfkit'

export interface TinyStatement {
  readonly company?: string
  readonly title?: string
  /** As printed above the amounts. */
  readonly period?: string
  /** Label and printed amount; no amount: a heading. */
  readonly rows?: readonly (readonly [string, string?])[]
  /** Nobody opens it without. */
  readonly password?: string
  /** Its content is not compressed, so that a test can change it by bytes. */
  readonly plain?: boolean
}

export const tinyRows: readonly (readonly [string, string?])[] = [
  ['ASSETS'],
  ['Current Assets'],
  ['Cash', '120,000'],
  ['Accounts Receivable', '210,000'],
  ['Inventory', '90,000'],
  ['Total Current Assets', '420,000'],
  ['Fixed Assets'],
  ['Property and Equipment', '400,000'],
  ['Accumulated Depreciation', '(120,000)'],
  ['Total Fixed Assets', '280,000'],
  ['TOTAL ASSETS', '700,000'],
  ['LIABILITIES AND EQUITY'],
  ['Current Liabilities'],
  ['Accounts Payable', '140,000'],
  ['Total Current Liabilities', '140,000'],
  ['Long-Term Liabilities'],
  ['Long-Term Debt', '210,000'],
  ['Total Long-Term Liabilities', '210,000'],
  ['Total Liabilities', '350,000'],
  ['Equity'],
  ['Common Stock', '50,000'],
  ['Retained Earnings', '300,000'],
  ['Total Equity', '350,000'],
  ['TOTAL LIABILITIES AND EQUITY', '700,000'],
]

export const drawTinyStatement = (statement: TinyStatement = {}): Promise<Buffer> => drawTinyStatements([statement])

/** A page for each; the first says whether the file has a password, and whether it is compressed. */
export function drawTinyStatements(statements: readonly TinyStatement[]): Promise<Buffer> {
  const { password, plain = false } = statements[0] ?? {}
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 54,
    autoFirstPage: false,
    compress: !plain,
    ...(password !== undefined && {
      userPassword: password,
      ownerPassword: `${password}-owner`,
      pdfVersion: '1.7' as const,
    }),
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  for (const statement of statements) drawOne(pdf, statement)
  pdf.end()
  return finished
}

function drawOne(pdf: PDFKit.PDFDocument, statement: TinyStatement): void {
  const {
    company = 'Alder Creek Tool Works, Inc.',
    title = 'Balance Sheet',
    period = 'As of December 31, 2025',
    rows = tinyRows,
  } = statement
  pdf.addPage()
  pdf.font('Helvetica-Bold').fontSize(13).text(company, { align: 'center' }).text(title, { align: 'center' })
  pdf.font('Helvetica').fontSize(10).text(period, { align: 'center' })
  let y = 150
  for (const [label, amount] of rows) {
    pdf.font(amount === undefined || /^total/i.test(label) ? 'Helvetica-Bold' : 'Helvetica')
    pdf.text(label, amount === undefined ? 72 : 90, y, { lineBreak: false })
    if (amount !== undefined) pdf.text(amount, 380, y, { width: 120, align: 'right', lineBreak: false })
    y += 18
  }
}

/** A well-formed PDF whose page tree is empty. */
export const emptyPdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 3 >>\n%%EOF\n',
  )
