import { Buffer } from 'node:buffer'
import { afterAll, describe, expect, test } from 'vitest'
import type { Document, Line } from '../../../core/document/model.ts'
import { toDisplayedBox } from '../../../core/document/geometry.ts'
import { Refusal } from '../../../core/errors.ts'
import { closeReading, readDocument } from '../../../core/reading/read-document.ts'
import { balanceSheetRows, drawBalanceSheet, drawnPdf, rawPdf } from './drawn-pdf.ts'

afterAll(() => closeReading())

const read = (bytes: Uint8Array): Promise<Document> => readDocument(bytes, { fileName: 'drawn.pdf' })
const linesOfPage = (document: Document, page = 1): readonly Line[] => document.pages[page - 1]?.lines ?? []
const texts = (document: Document, page = 1): string[] => linesOfPage(document, page).map(line => line.text)
const rowTexts = balanceSheetRows.map(([label, field]) => `${label} ${field}`)

describe('the text layer', () => {
  test('gives the rows of a statement as lines, top to bottom', async () => {
    const document = await read(await drawnPdf(pdf => drawBalanceSheet(pdf)))
    expect(document.pages).toHaveLength(1)
    expect(document.pages[0]).toMatchObject({ number: 1, width: 612, height: 792, source: 'text-layer' })
    expect(texts(document)).toEqual(rowTexts)
    expect(document.problems).toEqual([])
  })

  test('places words in points from the top left', async () => {
    const document = await read(await drawnPdf(pdf => pdf.fontSize(10).text('Assets', 100, 200, { lineBreak: false })))
    const word = linesOfPage(document)[0]!.words[0]!
    expect(word.box.left).toBeCloseTo(100, -0.5)
    expect(word.box.top).toBeGreaterThan(198)
    expect(word.box.bottom).toBeLessThan(214)
    expect(word.size).toBeCloseTo(10, 3)
  })

  test.each([90, 180, 270])('reads a page turned by /Rotate %i as displayed', async rotation => {
    const content = 'BT /F1 12 Tf 1 0 0 1 100 700 Tm (Total assets) Tj ET'
    const turned = { 90: '0 1 -1 0 100 300', 180: '-1 0 0 -1 500 100', 270: '0 -1 1 0 500 700' }[rotation]!
    const upright = content.replace('1 0 0 1 100 700', turned)
    const document = await read(rawPdf(upright, `/Rotate ${rotation}`))
    expect(document.pages[0]).toMatchObject(
      rotation === 180 ? { width: 612, height: 792 } : { width: 792, height: 612 },
    )
    expect(document.pages[0]!.rotation).toBeUndefined()
    expect(texts(document)).toEqual(['Total assets'])
  })

  test('turns a page whose text lies on its side, and leads back to the page as displayed', async () => {
    // Running upwards, as a landscape table on a portrait page does.
    const document = await read(rawPdf('BT /F1 12 Tf 0 1 -1 0 300 100 Tm (Net income 1,234) Tj ET'))
    const page = document.pages[0]!
    expect(page).toMatchObject({ rotation: 90, width: 792, height: 612 })
    expect(texts(document)).toEqual(['Net income 1,234'])
    const box = toDisplayedBox(page, page.lines[0]!.box)
    expect(box.left).toBeGreaterThan(285)
    expect(box.right).toBeLessThan(305)
    expect(box.bottom).toBeCloseTo(792 - 100, -1)
  })

  test('counts from the crop box', async () => {
    const document = await read(rawPdf('BT /F1 12 Tf 110 690 Td (Inside) Tj ET', '/CropBox[100 100 500 700]'))
    expect(document.pages[0]).toMatchObject({ width: 400, height: 600 })
    expect(linesOfPage(document)[0]!.words[0]!.box.left).toBeCloseTo(10, -0.5)
  })

  test('joins letter-spaced headings and keeps their words apart', async () => {
    const document = await read(
      rawPdf('BT /F1 12 Tf 72 700 Td 6 Tc (ASSETS) Tj ET BT /F1 12 Tf 72 650 Td 0 Tc (T O T A L   E Q U I T Y) Tj ET'),
    )
    expect(texts(document)).toEqual(['ASSETS', 'TOTAL EQUITY'])
  })

  test('splits a raised footnote mark off its word', async () => {
    const document = await read(
      rawPdf('BT /F1 12 Tf 72 700 Td (Revenue) Tj /F1 7 Tf 5 Ts (1) Tj 0 Ts /F1 12 Tf ( 500) Tj ET'),
    )
    const words = linesOfPage(document)[0]!.words
    expect(words.map(word => word.text)).toEqual(['Revenue', '1', '500'])
    expect(words.map(word => word.superscript === true)).toEqual([false, true, false])
  })

  test('keeps a watermark and a slanted stamp out of the rows', async () => {
    const document = await read(
      await drawnPdf(pdf => {
        drawBalanceSheet(pdf)
        pdf.fillColor('#dddddd').fontSize(90).text('DRAFT', 150, 150, { lineBreak: false })
        pdf
          .rotate(-35, { origin: [300, 300] })
          .fillColor('#aa0000')
          .fontSize(20)
          .text('RECEIVED 2024', 200, 250, { lineBreak: false })
      }),
    )
    expect(texts(document)).toEqual(rowTexts)
  })

  test('tells bold type', async () => {
    const document = await read(
      await drawnPdf(pdf => {
        pdf.font('Helvetica-Bold').text('Total', 72, 100, { lineBreak: false })
        pdf.font('Helvetica').text('Cash', 72, 130, { lineBreak: false })
      }),
    )
    expect(linesOfPage(document).map(line => line.words[0]!.bold)).toEqual([true, false])
  })

  test('finds rules drawn as strokes, as thin rectangles and inside form XObjects', async () => {
    const document = await read(
      rawPdf('1 w 400 700 m 540 700 l S 400 650 140 0.8 re f 100 100 m 100 300 l S 1 0 0 rg 50 50 200 200 re f'),
    )
    const rules = document.pages[0]!.rules
    const across = rules.filter(rule => rule.direction === 'horizontal')
    const down = rules.filter(rule => rule.direction === 'vertical')
    expect(across.map(rule => Math.round(rule.box.top))).toEqual([91, 141].map(top => expect.closeTo(top, -0.5)))
    expect(across.every(rule => Math.abs(rule.box.right - rule.box.left - 140) < 3)).toBe(true)
    expect(down).toHaveLength(1)
  })

  test('reads an empty page as a page without lines', async () => {
    const document = await read(await drawnPdf(() => undefined))
    expect(document.pages[0]).toMatchObject({ source: 'text-layer', lines: [], rules: [] })
  })

  test('reports every page on the way', async () => {
    const seen: string[] = []
    const bytes = await drawnPdf(pdf => {
      drawBalanceSheet(pdf)
      pdf.addPage()
      drawBalanceSheet(pdf)
    })
    await readDocument(bytes, {
      fileName: 'x.pdf',
      onProgress: ({ page, pages, step }) => seen.push(`${step} ${page}/${pages}`),
    })
    expect(seen).toEqual(['text 1/2', 'text 2/2'])
  })

  test('stops when asked to', async () => {
    const bytes = await drawnPdf(pdf => drawBalanceSheet(pdf))
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    await expect(readDocument(bytes, { fileName: 'x.pdf', signal })).rejects.toThrow('no longer wanted')
  })
})

describe('what cannot be read is refused', () => {
  const refusalOf = async (bytes: Uint8Array, options: { password?: string } = {}): Promise<Refusal> => {
    const outcome = await readDocument(bytes, { fileName: 'bad.pdf', ...options }).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(Refusal)
    const refusal = outcome as Refusal
    expect(refusal.fileName).toBe('bad.pdf')
    // One sentence that says what to do.
    expect(refusal.message).toMatch(/^[A-Z][^.]*: [^.]*\.$/)
    return refusal
  }
  const lastly = (bytes: Buffer, pattern: RegExp, replacement: string): Buffer =>
    Buffer.from(bytes.toString('latin1').replace(pattern, replacement), 'latin1')

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><html><body>404</body></html>')],
    ['a header too far down', Buffer.concat([Buffer.alloc(2000, 65), Buffer.from('%PDF-1.7')])],
  ])('%s is not a PDF', async (_, bytes) => {
    expect((await refusalOf(bytes)).code).toBe('NOT_A_PDF')
  })

  test('an encrypted file wants its password', async () => {
    const bytes = await drawnPdf(pdf => drawBalanceSheet(pdf), { userPassword: 'open sesame', ownerPassword: 'owner' })
    expect((await refusalOf(bytes)).code).toBe('ENCRYPTED')
    expect((await refusalOf(bytes, { password: 'sesame' })).code).toBe('WRONG_PASSWORD')
    const document = await readDocument(bytes, { fileName: 'x.pdf', password: 'open sesame' })
    expect(texts(document)).toEqual(rowTexts)
  })

  test('a file locked by its owner only is read', async () => {
    const bytes = await drawnPdf(pdf => drawBalanceSheet(pdf), {
      ownerPassword: 'owner',
      permissions: { printing: 'lowResolution' },
    })
    expect(texts(await read(bytes))).toEqual(rowTexts)
  })

  test('a file without pages', async () => {
    const whole = await drawnPdf(pdf => drawBalanceSheet(pdf))
    const bytes = lastly(lastly(whole, /\/Kids \[[^\]]*\]/, '/Kids []'), /\/Count 1/, '/Count 0')
    expect((await refusalOf(bytes)).code).toBe('NO_PAGES')
  })

  test('a file of too many pages, before any is read', async () => {
    const bytes = await drawnPdf(
      pdf => {
        for (let page = 0; page < 2500; page++) pdf.addPage()
      },
      { autoFirstPage: false },
    )
    const seen: number[] = []
    const outcome = await readDocument(bytes, { fileName: 'x.pdf', onProgress: ({ page }) => seen.push(page) }).catch(
      (error: unknown) => error,
    )
    expect(outcome).toMatchObject({ code: 'TOO_MANY_PAGES' })
    expect(seen).toEqual([])
  })

  test('a header and nothing else', async () => {
    expect((await refusalOf(Buffer.from('%PDF-1.7\n'))).code).toBe('UNREADABLE')
  })

  test('a page that needs more memory than it may have', async () => {
    const bytes = rawPdf(`BT /F1 1 Tf ${`(${'a'.repeat(60)}) Tj\n`.repeat(100_000)} ET`)
    expect((await refusalOf(bytes)).code).toBe('UNREADABLE')
    // The next document is read as if nothing had happened.
    expect(texts(await read(await drawnPdf(pdf => drawBalanceSheet(pdf))))).toEqual(rowTexts)
  })
})

describe('what is damaged is repaired', () => {
  test.each([
    ['cut off in its tables', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('\nxref\n'))],
    [
      'with a wrong pointer to its tables',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n999999'), 'latin1'),
    ],
    ['after junk', (bytes: Buffer) => Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), bytes])],
    [
      'without a catalogue',
      (bytes: Buffer) =>
        Buffer.from(
          bytes
            .toString('latin1')
            .replace('/Type /Catalog', '/Type /Catalxx')
            .replace(/xref[\s\S]*$/, ''),
          'latin1',
        ),
    ],
  ])('a file %s', async (_, damage) => {
    const bytes = damage(await drawnPdf(pdf => drawBalanceSheet(pdf)))
    expect(texts(await read(bytes))).toEqual(rowTexts)
  })

  test('and says so', async () => {
    const whole = await drawnPdf(pdf => drawBalanceSheet(pdf))
    const document = await read(whole.subarray(0, whole.lastIndexOf('\nxref\n')))
    expect(document.problems).toEqual([expect.objectContaining({ code: 'REPAIRED', severity: 'warning', page: null })])
  })
})

describe('outsize documents', () => {
  test('a page of ten metres', async () => {
    const document = await read(await drawnPdf(pdf => drawBalanceSheet(pdf), { size: [28_346, 28_346] }))
    expect(texts(document)).toEqual(rowTexts)
  })

  test('a page of more characters than are taken', async () => {
    const document = await readDocument(await drawnPdf(pdf => drawBalanceSheet(pdf)), {
      fileName: 'x.pdf',
      limits: { maxGlyphsPerPage: 50 },
    })
    expect(document.problems).toEqual([expect.objectContaining({ code: 'PAGE_TRUNCATED', page: 1 })])
  })

  test('a page of too many strokes is passed over quickly', async () => {
    const document = await read(rawPdf('0 0 m 100 100 l S\n'.repeat(300_000)))
    expect(document.problems).toEqual([expect.objectContaining({ code: 'PAGE_TOO_COMPLEX', page: 1 })])
  })
})
