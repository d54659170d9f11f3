/** Prints drawn documents with a browser. */
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../support/browser.ts'
import type { Drawn } from './2026-11-22/press/document.ts'
import { scanOf } from './2026-11-22/press/scan.ts'
import { boxesOf, withFields } from './form-fields.ts'

/** The browser is closed when `print` has ended. */
export async function withPrinter(print: (printer: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    await print(browser)
  } finally {
    await browser.close()
  }
}

/** The PDF of a document: with its text, with filled form fields, or as images only. */
export async function printed(printer: Browser, { html, scan, name }: Drawn): Promise<Uint8Array> {
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
