/** Forgeries as different editors write them: parts of figures, lines, clipping, layers, updates that only add, copies of fonts. */
import { rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { amounts, changed, drawOnRow, drawStatement, rowRectangle, rowTop, seriousIn } from './statement.ts'

const row = 2
const original = amounts[row]!
const forged = '7,132.98'

/** One character of the row's amount: where it begins, and how wide it is. */
async function characterOf(page: PDFPage, at: number): Promise<{ font: PDFFont; x: number; y: number; width: number }> {
  const font = await page.doc.embedFont(StandardFonts.Helvetica)
  const x = 500 - font.widthOfTextAtSize(original.slice(at), 9)
  return { font, x, y: page.getHeight() - rowTop(row) - 7, width: font.widthOfTextAtSize(original[at]!, 9) }
}

const both = { before: original, after: forged }

test('a box over one digit with another one on it is found, with both figures', async () => {
  const bytes = await changed(await drawStatement(), async page => {
    const { font, x, y, width } = await characterOf(page, 2)
    page.drawRectangle({ x, y: y - 2, width, height: 10, color: rgb(1, 1, 1) })
    page.drawText('1', { x, y, size: 9, font })
  })
  expect(await seriousIn(bytes)).toMatchObject([{ signal: 'overlay', severity: 'high', ...both }])
})

test('a thick white line over a figure covers it as a box does; a thin one is a rule', async () => {
  const statement = await drawStatement()
  const lined = (thickness: number): Promise<Uint8Array> =>
    changed(statement, async page => {
      const [left, bottom, right, top] = rowRectangle(page, row)
      const y = (bottom + top) / 2
      page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness, color: rgb(1, 1, 1) })
      if (thickness > 3) await drawOnRow(page, row, forged)
    })

  expect(await seriousIn(await lined(12))).toMatchObject([{ signal: 'overlay', severity: 'high', ...both }])
  expect(await seriousIn(await lined(0.5))).toEqual([])
})

test('white text under a figure of the same font is found, though only one digit differs', async () => {
  const bytes = await changed(await drawStatement({ [row]: { text: forged } }), page =>
    drawOnRow(page, row, original, 1),
  )
  expect(await seriousIn(bytes)).toMatchObject([{ signal: 'hidden-text', severity: 'high', ...both }])
})

test('white text under a figure that stands elsewhere by a point is found, with each figure as it reads', async () => {
  const bytes = await changed(await drawStatement({ [row]: { text: forged, dx: -1.4 } }), page =>
    drawOnRow(page, row, original, 1),
  )
  expect(await seriousIn(bytes)).toContainEqual(expect.objectContaining({ signal: 'hidden-text', ...both }))
})

test('a figure that is clipped away where another one is seen is found', async () => {
  const bytes = await changed(await drawStatement({ [row]: { text: forged } }), async (page, document) => {
    const { font, x, y } = await characterOf(page, 0)
    const name = page.node.newFontDictionary('FX', font.ref).asString()
    const drawing = `q 0 0 1 1 re W n BT ${name} 9 Tf 1 0 0 1 ${x} ${y} Tm (${original}) Tj ET Q`
    page.node.addContentStream(document.context.register(document.context.stream(drawing)))
  })
  const found = await seriousIn(bytes)
  expect(found).toMatchObject([{ signal: 'hidden-text', severity: 'high', ...both }])
  expect(found[0]!.explanation).toContain('outside of what is drawn')
})

test('one digit that was typed again in another font is found with its whole figure', async () => {
  const bytes = await changed(await drawStatement({ [row]: { text: '7, 32.98' } }), async page => {
    const { x, y } = await characterOf(page, 2)
    const times = await page.doc.embedFont(StandardFonts.TimesRoman)
    page.drawText('1', { x, y, size: 9, font: times })
  })
  expect(await seriousIn(bytes)).toContainEqual(
    expect.objectContaining({ signal: 'font-mismatch', page: 1, after: '132.98' }),
  )
})

test('a figure in another copy of the font of the page is for review', async () => {
  const bytes = await changed(await drawStatement({ [row]: { text: ' ' } }), page => drawOnRow(page, row, forged))
  expect(await seriousIn(bytes)).toMatchObject([{ signal: 'font-mismatch', severity: 'review', after: forged }])
})

test('a figure that stands alone on its page is compared with the other amounts', async () => {
  const bytes = await changed(await drawStatement(), async page => {
    const times = await page.doc.embedFont(StandardFonts.TimesRoman)
    page.drawText('44,310.06', { x: 300, y: 120, size: 9, font: times })
  })
  expect(await seriousIn(bytes)).toMatchObject([{ signal: 'font-mismatch', severity: 'review', after: '44,310.06' }])
})
