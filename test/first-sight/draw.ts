/** Prints first-sight documents with their truths: every batch into a folder of its own, or one batch, a kind or a document of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../support/browser.ts'
import { truthOf, type Drawn } from './2026-11-22/press/document.ts'
import { scanOf } from './2026-11-22/press/scan.ts'
import { documents as first } from './2026-11-22/documents.ts'
import { documents as second } from './2026-11-23/documents.ts'
import { documents as third } from './2026-11-23-b/documents.ts'
import { documents as fourth } from './2026-11-23-c/documents.ts'
import { documents as fifth } from './2026-11-23-d/documents.ts'
import { documents as sixth } from './2026-11-23-e/documents.ts'
import { documents as seventh } from './2026-11-23-f/documents.ts'
import { documents as eighth } from './2026-11-23-g/documents.ts'
import { documents as ninth } from './2026-11-23-h/documents.ts'
import { documents as tenth } from './2026-11-23-i/documents.ts'
import { documents as eleventh } from './2026-11-23-j/documents.ts'
import { documents as twelfth } from './2026-11-23-k/documents.ts'
import { documents as thirteenth } from './2026-11-23-l/documents.ts'
import { documents as fourteenth } from './2026-11-23-m/documents.ts'
import { documents as fifteenth } from './2026-11-23-n/documents.ts'
import { documents as sixteenth } from './2026-11-23-o/documents.ts'
import { documents as seventeenth } from './2026-11-28-p/documents.ts'
import { documents as eighteenth } from './2026-11-28-q/documents.ts'
import { documents as nineteenth } from './2026-11-28-r/documents.ts'
import { documents as twentieth } from './2026-11-28-s/documents.ts'
import { documents as twentyFirst } from './2026-11-28-t/documents.ts'
import { documents as twentySecond } from './2026-11-28-u/documents.ts'
import { documents as twentyThird } from './2026-11-28-v/documents.ts'
import { documents as twentyFourth } from './2026-11-28-w/documents.ts'
import { documents as twentyFifth } from './2026-11-28-x/documents.ts'
import { documents as twentySixth } from './2026-11-28-y/documents.ts'
import { documents as twentySeventh } from './2026-11-28-z1/documents.ts'
import { documents as twentyEighth } from './2026-11-28-z2/documents.ts'
import { documents as twentyNinth } from './2026-11-28-z3/documents.ts'
import { documents as thirtieth } from './2026-11-29-a/documents.ts'
import { documents as thirtyFirst } from './2026-11-29-b/documents.ts'
import { documents as thirtySecond } from './2026-11-29-c/documents.ts'
import { documents as thirtyThird } from './2026-11-29-d/documents.ts'
import { documents as thirtyFourth } from './2026-11-29-e/documents.ts'
import { boxesOf, withFields } from './form-fields.ts'

const batches: Readonly<Record<string, readonly Drawn[]>> = {
  '2026-11-22': first,
  '2026-11-23': second,
  '2026-11-23-b': third,
  '2026-11-23-c': fourth,
  '2026-11-23-d': fifth,
  '2026-11-23-e': sixth,
  '2026-11-23-f': seventh,
  '2026-11-23-g': eighth,
  '2026-11-23-h': ninth,
  '2026-11-23-i': tenth,
  '2026-11-23-j': eleventh,
  '2026-11-23-k': twelfth,
  '2026-11-23-l': thirteenth,
  '2026-11-23-m': fourteenth,
  '2026-11-23-n': fifteenth,
  '2026-11-23-o': sixteenth,
  '2026-11-28-p': seventeenth,
  '2026-11-28-q': eighteenth,
  '2026-11-28-r': nineteenth,
  '2026-11-28-s': twentieth,
  '2026-11-28-t': twentyFirst,
  '2026-11-28-u': twentySecond,
  '2026-11-28-v': twentyThird,
  '2026-11-28-w': twentyFourth,
  '2026-11-28-x': twentyFifth,
  '2026-11-28-y': twentySixth,
  '2026-11-28-z1': twentySeventh,
  '2026-11-28-z2': twentyEighth,
  '2026-11-28-z3': twentyNinth,
  '2026-11-29-a': thirtieth,
  '2026-11-29-b': thirtyFirst,
  '2026-11-29-c': thirtySecond,
  '2026-11-29-d': thirtyThird,
  '2026-11-29-e': thirtyFourth,
}

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

const browser = await chromium.launch({ executablePath: findBrowser() ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const { document, target } of wanted) {
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, `${document.name}.pdf`), await printed(browser, document))
    writeFileSync(join(target, `${document.name}.truth.json`), `${JSON.stringify(truthOf(document), null, 1)}\n`)
  }
} finally {
  await browser.close()
}
console.log(`${wanted.length} documents in ${folder}`)

/** The PDF of a document: with its text, with filled form fields, or as images only. */
async function printed(printer: Browser, { html, scan, name }: Drawn): Promise<Uint8Array> {
  const page = await printer.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const boxes = await boxesOf(page)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    if (boxes.length > 0) return await withFields(pdf, boxes)
    if (scan === undefined) return pdf
    return await scanOf(
      pdf,
      scan,
      [...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7),
    )
  } finally {
    await page.close()
  }
}
