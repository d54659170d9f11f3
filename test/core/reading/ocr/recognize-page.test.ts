import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document, Page } from '../../../../core/document/model.ts'
import { toDisplayedBox } from '../../../../core/document/geometry.ts'
import { closeReading, readDocument } from '../../../../core/reading/read-document.ts'
import { balanceSheetRows, drawBalanceSheet, drawnPdf, rawPdf } from '../drawn-pdf.ts'
import { photograph, scannedPdf } from '../scanned-pdf.ts'

let original: Uint8Array
beforeAll(async () => {
  original = await drawnPdf(pdf => {
    drawBalanceSheet(pdf)
    pdf.moveTo(460, 168).lineTo(540, 168).lineWidth(1).stroke()
  })
})
afterAll(() => closeReading())

const read = (bytes: Uint8Array, relevance?: (page: Page) => number): Promise<Document> =>
  readDocument(bytes, { fileName: 'scan.pdf', ...(relevance === undefined ? {} : { relevance }) })
const figures = balanceSheetRows.map(([, field]) => field)
const fieldsOf = (page: Page): string[] =>
  page.lines.map(line => line.words.at(-1)?.text ?? '').filter(text => /\d/.test(text))
const wordBox = (page: Page, text: string) =>
  page.lines.flatMap(line => line.words).find(word => word.text === text)?.box

describe('a scan', () => {
  test('is recognized with its figures, rules and places', async () => {
    const page = (await read(await scannedPdf(original))).pages[0]!
    expect(page).toMatchObject({ number: 1, source: 'ocr', width: 612, height: 792 })
    expect(fieldsOf(page)).toEqual(figures)
    expect(page.lines[1]!.text).toBe('Accounts receivable, net 199,644')
    const box = wordBox(page, '(386,270)')!
    expect(box.right).toBeCloseTo(540, -0.5)
    expect((box.top + box.bottom) / 2).toBeCloseTo(100 + 6 * 18 + 6, -0.7)
    const rule = page.rules.find(({ direction }) => direction === 'horizontal')!
    expect(rule.box.top).toBeCloseTo(167.5, -0.5)
    expect(rule.box.left).toBeCloseTo(460, -0.5)
  })

  test('that lies askew is straightened, and its boxes lead back', async () => {
    const page = (await read(await scannedPdf(original, { skew: 2 }))).pages[0]!
    expect(page.skew).toBeCloseTo(2, 0)
    expect(fieldsOf(page)).toEqual(figures)
    // Straight: the rows' label and figure share a height. Displayed: the figure hangs lower than the label.
    const label = wordBox(page, 'Inventories')!
    const field = wordBox(page, '53,882')!
    expect(Math.abs(label.bottom - field.bottom)).toBeLessThan(4)
    expect(toDisplayedBox(page, field).bottom - toDisplayedBox(page, label).bottom).toBeGreaterThan(8)
  })

  test('whose middle is blackened stays upright', async () => {
    const amounts = Array.from({ length: 11 }, (_, row) => `57,${762 - 31 * row}.82`)
    const redacted = await drawnPdf(pdf => {
      pdf.font('Courier').fontSize(10)
      for (const [row, amount] of amounts.entries()) {
        const top = 300 + 40 * row
        pdf.text('3/17 POS', 48, top, { lineBreak: false }).text('16.12-', 310, top, { lineBreak: false })
        pdf.text('.00', 420, top, { lineBreak: false }).text(amount, 490, top, { lineBreak: false })
      }
      pdf.rect(102, 290, 172, 440).fill('black')
      pdf.lineWidth(1).strokeColor('#888').moveTo(102, 290).lineTo(274, 730).moveTo(274, 290).lineTo(102, 730).stroke()
    })
    const page = (await read(await scannedPdf(redacted))).pages[0]!
    expect(page.rotation).toBeUndefined()
    expect(fieldsOf(page)).toContain(amounts[0])
  })

  test.each([90, 180, 270] as const)('turned by %i degrees is turned upright, and its boxes lead back', async turn => {
    const page = (await read(await scannedPdf(original, { turn }))).pages[0]!
    expect(page).toMatchObject({ rotation: 360 - turn, width: 612, height: 792 })
    expect(fieldsOf(page)).toEqual(figures)
    const shown = toDisplayedBox(page, wordBox(page, '$634,653')!)
    const center = { x: (shown.left + shown.right) / 2, y: (shown.top + shown.bottom) / 2 }
    // Where (515, 232) of the upright page comes to lie.
    const expected = {
      90: { x: 792 - 232, y: 515 },
      180: { x: 612 - 515, y: 792 - 232 },
      270: { x: 232, y: 612 - 515 },
    }[turn]
    expect(Math.hypot(center.x - expected.x, center.y - expected.y)).toBeLessThan(8)
  })

  test('of low resolution is enlarged first', async () => {
    const page = (await read(await scannedPdf(original, { dpi: 150 }))).pages[0]!
    expect(fieldsOf(page)).toEqual(figures)
  })

  test('with another program’s invisible text is read from the picture', async () => {
    const bytes = await scannedPdf(original, {}, pdf => {
      // The first text of the page names its font F1; mode 3 is invisible.
      pdf.font('Helvetica').text('.', 300, 780, { lineBreak: false })
      for (let row = 0; row < 14; row++) {
        pdf.addContent(`BT /F1 11 Tf 3 Tr 1 0 0 -1 72 ${100 + row * 18} Tm (T0tal assels no. ${row} 999,999) Tj ET`)
      }
    })
    const page = (await read(bytes)).pages[0]!
    expect(page.source).toBe('ocr')
    expect(fieldsOf(page)).toEqual(figures)
  })

  test('beside text pages is recognized alone', async () => {
    const jpeg = await photograph(original)
    const bytes = await drawnPdf(pdf => {
      drawBalanceSheet(pdf)
      pdf.addPage().image(jpeg, 0, 0, { width: 612, height: 792 })
    })
    const document = await read(bytes)
    expect(document.pages.map(page => page.source)).toEqual(['text-layer', 'ocr'])
    expect(document.pages.map(fieldsOf)).toEqual([figures, figures])
  })
})

describe('a text layer not worth having', () => {
  test('gives way to the picture when its characters are gibberish', async () => {
    // A font whose characters are shifted, as a broken glyph map leaves them.
    const shifted = (text: string): string =>
      [...text]
        .map(letter => `\\${(letter.charCodeAt(0) > 32 ? letter.charCodeAt(0) + 95 : 32).toString(8).padStart(3, '0')}`)
        .join('')
    const rows = balanceSheetRows.map(([label], index) => `1 0 0 1 72 ${700 - index * 18} Tm (${shifted(label)}) Tj`)
    const document = await read(rawPdf(`BT /F1 11 Tf ${rows.join('\n')} ET`))
    expect(document.pages[0]!.source).toBe('ocr')
  })

  test('keeps a page of prose as it is', async () => {
    const document = await read(
      await drawnPdf(pdf =>
        pdf.text('The company was founded in 1987 and sells pumps, valves and fittings to farms. '.repeat(8), 72, 72, {
          width: 460,
        }),
      ),
    )
    expect(document.pages[0]!.source).toBe('text-layer')
  })
})

describe('a long scan', () => {
  test('is looked over, and only its promising pages are recognized', async () => {
    const prose = await drawnPdf(pdf =>
      pdf
        .fontSize(12)
        .text('The directors present their report for the year and are glad to. '.repeat(30), 72, 72, { width: 460 }),
    )
    const [proseImage, sheetImage] = [await photograph(prose, { dpi: 150 }), await photograph(original, { dpi: 150 })]
    const bytes = await drawnPdf(pdf => {
      for (let page = 1; page <= 9; page++) {
        if (page > 1) pdf.addPage()
        pdf.image(page === 7 ? sheetImage : proseImage, 0, 0, { width: 612, height: 792 })
      }
    })
    const document = await read(bytes, page => (page.lines.some(line => /total assets/i.test(line.text)) ? 1 : 0))
    expect(document.pages.filter(page => page.source === 'ocr').map(page => page.number)).toEqual([1, 7])
    expect(document.pages).toHaveLength(9)
    expect(fieldsOf(document.pages[6]!)).toEqual(figures)
    expect(document.problems).toEqual([expect.objectContaining({ code: 'PAGES_SKIPPED', severity: 'info' })])
  })
})
