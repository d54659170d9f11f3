/** Draws the sample documents again into resources/samples, where the window takes them from: `node test/samples/draw.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { samples } from './samples.ts'

const folder = resolve(import.meta.dirname, '../../resources/samples')
mkdirSync(folder, { recursive: true })
for (const { fileName, draw } of samples) writeFileSync(join(folder, fileName), await draw())
console.log(`${samples.length} documents in ${folder}`)
