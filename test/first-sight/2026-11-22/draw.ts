/** Prints the first-sight documents of 2026-11-22 with their truths into a folder: `node test/first-sight/2026-11-22/draw.ts OUT [KIND]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../support/browser.ts'
import { bankStatements } from './bank/bank-statements.ts'
import { financialStatements } from './financial/financial-statements.ts'
import { invoices } from './invoices/invoices.ts'
import { loanApplications } from './loan/loan-applications.ts'
import { truthOf, type Drawn } from './press/document.ts'
import { scanOf } from './press/scan.ts'

const [folder, only] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder to draw into.')
const everything = [...bankStatements, ...invoices, ...loanApplications, ...financialStatements]
const documents = everything.filter(({ kind, name }) => only === undefined || kind === only || name === only)

const browser = await chromium.launch({ executablePath: findBrowser() ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const document of documents) {
    const target = join(folder, document.kind)
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, `${document.name}.pdf`), await printed(browser, document))
    writeFileSync(join(target, `${document.name}.truth.json`), `${JSON.stringify(truthOf(document), null, 1)}\n`)
  }
} finally {
  await browser.close()
}
console.log(`${documents.length} documents in ${folder}`)

/** The PDF of a document: with its text, or as images only. */
async function printed(printer: Browser, { html, scan, name }: Drawn): Promise<Uint8Array> {
  const page = await printer.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
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
