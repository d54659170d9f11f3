/** Figures drawn over the picture of a scan, which still holds those under them. */
import { rgb } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { closeRecognition } from '../../../core/reading/ocr/shared-pool.ts'
import { scanOf } from '../../drawing/scan.ts'
import { addFreeText, changed, coverRow, drawOnRow, drawStatement, rowRectangle, seriousIn } from './statement.ts'

afterAll(closeRecognition)

const row = 2
const original = '7,932.98'
const forged = '17,932.98'
const scan = async (): Promise<Uint8Array> => scanOf(await drawStatement(), { dpi: 200, noise: 6, jpegQuality: 85 })

test('a box with another figure over a scan is found, with the one in its picture', async () => {
  const bytes = await changed(await scan(), async page => {
    coverRow(page, row, 1)
    await drawOnRow(page, row, forged)
  })
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'overlay', severity: 'high', page: 1, before: original, after: forged },
  ])
})

test('an annotation with another figure over a scan is found, with the one in its picture', async () => {
  const bytes = await changed(await scan(), page => addFreeText(page, row, forged))
  expect(await seriousIn(bytes)).toMatchObject([
    { signal: 'annotation-over-figure', severity: 'high', before: original, after: forged },
  ])
})

test('the same figure typed over a scan, and a box over an empty place, are no signs', async () => {
  const bytes = await changed(await scan(), async page => {
    coverRow(page, row, 1)
    await drawOnRow(page, row, original)
    const [x, y, right, top] = rowRectangle(page, row)
    page.drawRectangle({ x: x - 180, y, width: right - x, height: top - y, color: rgb(1, 1, 1) })
    page.drawText('55.00', { x: x - 150, y: y + 3, size: 9 })
  })
  expect(await seriousIn(bytes)).toEqual([])
})
