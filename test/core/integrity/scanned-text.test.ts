/** A scan with a text layer: drawn, made a picture, and given invisible text. */
import { PDFDocument, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { closeReading } from '../../../core/reading/read-document.ts'
import { scanOf } from '../../drawing/scan.ts'
import { amounts, drawStatement, rowTop, seriousIn } from './statement.ts'

afterAll(() => closeReading())

/** The statement as a scan with a text layer that states these amounts. */
async function recognizedScan(layer: readonly string[]): Promise<Uint8Array> {
  const scan = await PDFDocument.load(await scanOf(await drawStatement(), { dpi: 300, noise: 6 }))
  const page = scan.getPage(0)
  const font = await scan.embedFont(StandardFonts.Helvetica)
  for (const [row, text] of layer.entries()) {
    const x = 500 - font.widthOfTextAtSize(text, 9)
    page.drawText(text, {
      x,
      y: page.getHeight() - rowTop(row) - 7,
      size: 9,
      font,
      renderMode: TextRenderingMode.Invisible,
    })
  }
  return scan.save({ useObjectStreams: false })
}

test('an amount of the layer that the picture contradicts is for review, with both; a layer that agrees is no sign', async () => {
  const layer = amounts.with(2, '1,932.98')
  const found = (await seriousIn(await recognizedScan(layer))).filter(({ signal }) => signal === 'text-layer-differs')
  expect(found).toMatchObject([{ severity: 'review', before: '1,932.98', after: '7,932.98' }])
  expect(
    (await seriousIn(await recognizedScan(amounts))).filter(({ signal }) => signal === 'text-layer-differs'),
  ).toEqual([])
})
