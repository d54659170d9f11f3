/** A small balance sheet and a small invoice a new worker reads before its first document, so that no caller waits for its code to become fast. */
import { invoiceTasks } from '../invoices/tasks.ts'
import { statementTasks } from '../statements/tasks.ts'

/** Cells from left to right; a missing one is empty. */
type Row = readonly string[]

const balanceSheet: readonly Row[] = [
  ['Warm-up Company'],
  ['Balance Sheets'],
  ['December 31, 2024 and 2023'],
  ['', '2024', '2023'],
  ['Cash', '1,000', '900'],
  ['Accounts receivable', '2,000', '1,900'],
  ['Total current assets', '3,000', '2,800'],
  ['Property and equipment', '5,000', '5,200'],
  ['Accumulated depreciation', '(1,000)', '(900)'],
  ['Total assets', '7,000', '7,100'],
  ['Accounts payable', '1,500', '1,600'],
  ['Total current liabilities', '1,500', '1,600'],
  ['Long-term debt', '2,000', '2,500'],
  ['Total liabilities', '3,500', '4,100'],
  ['Retained earnings', '3,500', '3,000'],
  ['Total equity', '3,500', '3,000'],
  ['Total liabilities and equity', '7,000', '7,100'],
]

const invoice: readonly Row[] = [
  ['Warm-up Supply LLC'],
  ['12 Sample Street'],
  ['Springfield, IL 62701'],
  ['INVOICE'],
  ['Invoice Number: 1001'],
  ['Invoice Date: March 2, 2026'],
  ['Due Date: April 1, 2026'],
  ['Bill To:'],
  ['Warm-up Company, Inc.'],
  ['34 Sample Lane'],
  ['Peoria, IL 61602'],
  ['Description', 'Qty', 'Unit Price', 'Amount'],
  ['2023 Sample Loader', '1', '48,500.00', '48,500.00'],
  ['Attachment', '2', '1,250.00', '2,500.00'],
  ['Delivery', '1', '600.00', '600.00'],
  ['Subtotal', '', '', '51,600.00'],
  ['Sales Tax (8%)', '', '', '4,128.00'],
  ['Total', '', '', '55,728.00'],
]

/** Left edge of the labels and right edges of the columns of figures, in points. */
const [labels, ...columns] = [72, 320, 420, 520] as const
/** Courier at 10 points: every character is as wide. */
const CHARACTER_WIDTH = 6

/** Reads the samples; what is found in them does not matter. */
export async function warmUp(): Promise<void> {
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  const fileOf = (rows: readonly Row[]) => ({
    source: { bytes: samplePdf(rows) },
    fileName: 'warm-up.pdf',
    password: null,
  })
  const context = { onProgress: () => undefined }
  await statementTasks.extract({ ...fileOf(balanceSheet), hints }, context)
  // Without lookups: their tables take more memory than everything else, and who reads statements only needs none of them.
  await invoiceTasks.extractInvoices({ ...fileOf(invoice), lookups: null }, context)
}

function samplePdf(rows: readonly Row[]): Uint8Array {
  const text = rows.flatMap(([label = '', ...figures], row) => {
    const at = (left: number, cell: string): string => `1 0 0 1 ${left} ${720 - row * 16} Tm (${escaped(cell)}) Tj`
    const right = (cell: string, column: number): string => at(columns[column]! - cell.length * CHARACTER_WIDTH, cell)
    return [at(labels, label), ...figures.map((cell, column) => right(cell, column))]
  })
  const content = `BT /F 10 Tf ${text.join(' ')} ET`
  return assembled([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ])
}

const escaped = (text: string): string => text.replace(/[()\\]/g, '\\$&')

/** Objects numbered from 1, the first the catalog, with their table of offsets. */
function assembled(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
