/** Writes the project's own statements, a few of its invoices, and their truths into a folder: `node test/corpus/made/draw.ts FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeInvoices } from '../made-invoices/made-invoices.ts'
import { madeDocuments } from './made.ts'

const invoices = ['truck-dealer-tractor-with-trade-in', 'excavator-dealer-boxes', 'maehdrescher-rechnung-mit-skonto']

const folder = process.argv[2]
if (folder === undefined) throw new Error('Say which folder to draw into.')
mkdirSync(folder, { recursive: true })
for (const document of madeDocuments) {
  writeFileSync(join(folder, `${document.name}.pdf`), await document.draw())
  const { metadata, truth, what } = document
  writeFileSync(join(folder, `${document.name}.truth.json`), JSON.stringify({ what, metadata, ...truth }, null, 1))
}
for (const { name, what, truths, draw } of madeInvoices.filter(invoice => invoices.includes(invoice.name))) {
  writeFileSync(join(folder, `invoice-${name}.pdf`), await draw())
  writeFileSync(join(folder, `invoice-${name}.truth.json`), JSON.stringify({ what, ...truths[0] }, null, 1))
}
console.log(`${madeDocuments.length} statements and ${invoices.length} invoices in ${folder}`)
