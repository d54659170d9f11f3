/** Forgeries by the drawing of a page, and their honest twins. */
import { PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import {
  addFreeText,
  changed,
  coverRow,
  drawOnRow,
  drawStatement,
  findingsIn,
  rowRectangle,
  rowTop,
  seriousIn,
} from './statement.ts'

const row = 2
const original = '7,932.98'
const forged = '27,932.98'

test('a statement as it was drawn has no signs', async () => {
  expect(await seriousIn(await drawStatement())).toEqual([])
})

test('a box over a figure with another one on it is found, with both', async () => {
  const [found, ...rest] = await seriousIn(
    await changed(await drawStatement(), async page => {
      coverRow(page, row, 1)
      await drawOnRow(page, row, forged)
    }),
  )
  expect(rest).toEqual([])
  expect(found).toMatchObject({ signal: 'overlay', severity: 'high', page: 1, before: original, after: forged })
  expect(found!.bbox![1]).toBeGreaterThan(rowTop(row) - 4)
  expect(found!.bbox![3]).toBeLessThan(rowTop(row) + 14)
})

test('the same figure drawn again on a box covers nothing', async () => {
  const bytes = await changed(await drawStatement(), async page => {
    coverRow(page, row, 1)
    await drawOnRow(page, row, original)
  })
  const found = await seriousIn(bytes)
  expect(found.filter(({ signal }) => signal !== 'font-mismatch')).toEqual([])
  expect(found.every(({ severity }) => severity === 'review')).toBe(true)
})

test('what lies under a redaction bar is never shown', async () => {
  const found = await findingsIn(await changed(await drawStatement(), page => coverRow(page, row, 0)))
  expect(JSON.stringify(found)).not.toContain(original)
  expect(found.filter(({ severity }) => severity === 'high')).toEqual([])
})

test('a blank box over a figure is for review, and its figure is not shown', async () => {
  const found = await seriousIn(await changed(await drawStatement(), page => coverRow(page, row, 1)))
  expect(found).toMatchObject([{ signal: 'hidden-text', severity: 'review', before: null }])
  expect(JSON.stringify(found)).not.toContain(original)
})

test('white text under the figure that is seen is found, with both', async () => {
  const bytes = await changed(await drawStatement(), page => drawOnRow(page, row, '1,111.11', 1))
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'hidden-text', severity: 'high', before: '1,111.11', after: original },
  ])
})

test('an annotation with a figure over a printed one is found', async () => {
  const bytes = await changed(await drawStatement(), page => addFreeText(page, row, forged))
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'annotation-over-figure', severity: 'high', before: original, after: forged },
  ])
})

test('an annotation with a remark, or with the figure it lies over, is no sign', async () => {
  for (const text of ['Please explain this deposit of last week', original])
    expect(await seriousIn(await changed(await drawStatement(), page => addFreeText(page, row, text)))).toEqual([])
})

test('a form field with a figure over a printed one is found', async () => {
  const bytes = await changed(await drawStatement(), (page, document) => {
    const [x, y, right, top] = rowRectangle(page, row)
    const field = document.getForm().createTextField('amount')
    field.setText(forged)
    field.addToPage(page, { x, y, width: right - x, height: top - y })
  })
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'form-field-over-figure', severity: 'high', before: original, after: forged },
  ])
})

test('one figure of a column in another font is found; one in bold is not', async () => {
  const mixed = await seriousIn(await drawStatement({ [row]: { text: forged, font: 'Times-Roman' } }))
  expect(mixed).toContainEqual(expect.objectContaining({ signal: 'font-mismatch', severity: 'high', after: forged }))
  expect(mixed.every(({ after }) => after === forged)).toBe(true)
  const bold = await seriousIn(await drawStatement({ [row]: { text: forged, font: 'Helvetica-Bold' } }))
  expect(bold.filter(({ signal }) => signal === 'font-mismatch')).toEqual([])
})

test('one figure of a column in another size is found', async () => {
  const found = await seriousIn(await drawStatement({ [row]: { text: forged, size: 9.7 } }))
  expect(found).toContainEqual(expect.objectContaining({ signal: 'glyph-size', severity: 'review', after: forged }))
})

test('a figure off the edge of its column, or off its baseline, is found', async () => {
  for (const moved of [{ dx: 5 }, { dx: -1.1 }, { dy: 0.9 }]) {
    const found = await seriousIn(await drawStatement({ [row]: { text: forged, ...moved } }))
    expect(found).toMatchObject([{ signal: 'glyph-placement', severity: 'review', after: forged }])
  }
})

/** Names the character 9 of WinAnsi as 5; the eye sees a 9. */
const wrongNames = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
3 beginbfrange <20> <38> <0020> <39> <39> <0035> <3a> <7e> <003a> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`

test('a figure that copies otherwise than it looks is found, with both', async () => {
  const honest = await drawStatement({ [row]: { text: '9,999.31' } })
  const bytes = await changed(honest, (page, document) => {
    const { context } = document
    const names = context.register(context.stream(wrongNames))
    const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' })
    font.set(PDFName.of('ToUnicode'), names)
    page.node.setFontDictionary(PDFName.of('FX'), context.register(font))
    const at = page.getHeight() - rowTop(5) - 30
    const content = context.stream(`BT /FX 9 Tf 1 0 0 1 300 ${at} Tm (9,048.66) Tj ET`)
    page.node.addContentStream(context.register(content))
  })
  const found = await seriousIn(bytes)
  expect(found).toContainEqual(
    expect.objectContaining({ signal: 'copy-differs', severity: 'high', before: '5,048.66', after: '9,048.66' }),
  )
  expect((await seriousIn(honest)).filter(({ signal }) => signal === 'copy-differs')).toEqual([])
})
