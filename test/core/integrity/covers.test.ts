/** Covers of all forms over a printed figure, in the page and by annotations. */
import { PDFName, rgb, type PDFPage } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { changed, drawOnRow, drawStatement, rowRectangle, rowTop, seriousIn } from './statement.ts'

const row = 2
const original = '7,932.98'
const forged = '7,032.98'
const white = rgb(1, 1, 1)

const placeOf = (page: PDFPage): { x: number; y: number; width: number; height: number } => {
  const [x, y, right, top] = rowRectangle(page, row)
  return { x: x - 4, y, width: right - x + 8, height: top - y }
}

const covers: Readonly<Record<string, (page: PDFPage) => void>> = {
  'a rounded box': page => {
    const { x, y, width, height } = placeOf(page)
    const path = `M 3 0 L ${width - 3} 0 Q ${width} 0 ${width} 3 L ${width} ${height} L 0 ${height} L 0 3 Q 0 0 3 0 Z`
    page.drawSvgPath(path, { x, y: y + height, color: white })
  },
  'an ellipse': page => {
    const { x, y, width, height } = placeOf(page)
    page.drawEllipse({ x: x + width / 2, y: y + height / 2, xScale: width * 0.6, yScale: height, color: white })
  },
  'strips that cover it together': page => {
    const { x, y, width, height } = placeOf(page)
    for (const at of [0, 1, 2, 3])
      page.drawRectangle({ x, y: y + (at * height) / 4, width, height: height / 4 + 0.3, color: white })
  },
  'strokes of a wide brush': page => {
    const { x, y, width, height } = placeOf(page)
    const path = `M 0 2 L ${width} 2 L ${width} ${height / 2} L 0 ${height / 2} L 0 ${height - 2} L ${width} ${height - 2}`
    page.drawSvgPath(path, { x, y: y + height, borderColor: white, borderWidth: height / 2 })
  },
}

for (const [name, cover] of Object.entries(covers))
  test(`a figure under ${name} is found, with the one drawn on it`, async () => {
    const bytes = await changed(await drawStatement(), async page => {
      cover(page)
      await drawOnRow(page, row, forged)
    })
    expect(await seriousIn(bytes)).toMatchObject([
      { signal: 'overlay', severity: 'high', before: original, after: forged },
    ])
  })

test('a frame around a figure, and a path that leaves it open, cover nothing', async () => {
  const bytes = await changed(await drawStatement(), page => {
    const { x, y, width, height } = placeOf(page)
    const frame = `M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height} Z M 3 1 L 3 ${height - 1} L ${width - 3} ${height - 1} L ${width - 3} 1 Z`
    page.drawSvgPath(frame, { x, y: y + height, color: white })
    page.drawSvgPath(`M 0 0 L ${width} 0 L 0 6 Z`, { x, y: y + height, color: white })
  })
  expect(await seriousIn(bytes)).toEqual([])
})

test('a cover with outlines instead of text on it is for review', async () => {
  const bytes = await changed(await drawStatement(), page => {
    const { x, y, width, height } = placeOf(page)
    page.drawRectangle({ x, y, width, height, color: white })
    for (const at of [1, 2, 3])
      page.drawSvgPath('M 0 0 C 4 0 4 4 0 6 L 2 6 C 6 4 4 1 1 0 Z', {
        x: x + width - 12 * at,
        y: y + height - 3,
        color: rgb(0, 0, 0),
      })
  })
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'overlay', severity: 'review', before: original, after: null },
  ])
})

/** A stamp whose appearance fills its background. */
function addStamp(page: PDFPage, gray: number): void {
  const { context } = page.doc
  const { x, y, width, height } = placeOf(page)
  const appearance = context.stream(`${gray} g 0 0 ${width} ${height} re f 0 g 4 4 20 2 re f`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
  })
  const stamp = context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [x, y, x + width, y + height], F: 4 })
  stamp.set(PDFName.of('AP'), context.obj({ N: context.register(appearance) }))
  page.node.addAnnot(context.register(stamp))
}

test('an annotation that hides a figure is for review; a black one is a redaction, and its figure stays hidden', async () => {
  expect(await seriousIn(await changed(await drawStatement(), page => addStamp(page, 1)))).toMatchObject([
    { signal: 'annotation-over-figure', severity: 'review', before: original, after: null },
  ])
  const redacted = await seriousIn(await changed(await drawStatement(), page => addStamp(page, 0)))
  expect(JSON.stringify(redacted)).not.toContain(original)
})

test('a figure too small to be seen under the one that is seen is found, with both', async () => {
  const bytes = await changed(await drawStatement(), async page => {
    const font = await page.doc.embedFont('Helvetica')
    const y = page.getHeight() - rowTop(row) - 7
    page.drawText('1,111.11', { x: 480, y, size: 0.1, font })
  })
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'hidden-text', severity: 'high', before: '1,111.11', after: original },
  ])
})
