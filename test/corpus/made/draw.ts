/** Writes the project's own documents and their truths into a folder: `node test/corpus/made/draw.ts FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeDocuments } from './made.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Say which folder to draw into.')
mkdirSync(folder, { recursive: true })
for (const document of madeDocuments) {
  writeFileSync(join(folder, `${document.name}.pdf`), await document.draw())
  const { metadata, truth, what } = document
  writeFileSync(join(folder, `${document.name}.truth.json`), JSON.stringify({ what, metadata, ...truth }, null, 1))
}
console.log(`${madeDocuments.length} documents in ${folder}`)
