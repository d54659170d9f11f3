/** Prints first-sight documents with their truths: every batch into a folder of its own, or one batch, a kind or a document of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { truthOf } from './2026-11-22/press/document.ts'
import { batches } from './batches.ts'
import { printed, withPrinter } from './print.ts'

const [folder, batch, only] = process.argv.slice(2)
if (folder === undefined || (batch !== undefined && batches[batch] === undefined))
  throw new Error(`Usage: draw.ts OUT [BATCH [KIND or NAME]], with a batch of ${Object.keys(batches).join(', ')}`)
const wanted = Object.entries(batches).flatMap(([name, documents]) =>
  batch === undefined
    ? documents.map(document => ({ document, target: join(folder, name, document.kind) }))
    : documents
        .filter(({ kind, name: own }) => name === batch && (only === undefined || kind === only || own === only))
        .map(document => ({ document, target: join(folder, document.kind) })),
)

await withPrinter(async printer => {
  for (const { document, target } of wanted) {
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, `${document.name}.pdf`), await printed(printer, document))
    writeFileSync(join(target, `${document.name}.truth.json`), `${JSON.stringify(truthOf(document), null, 1)}\n`)
  }
})
console.log(`${wanted.length} documents in ${folder}`)
