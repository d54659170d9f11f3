/** Hard and soft lines by what their words name. */
import { expect, test } from 'vitest'
import { categoryOf } from '../../../../../core/extraction/invoice/line-items/category.ts'

test.each([
  ['Kestrel 4 Post Alignment Lift 14,000 lb with Slip Plates', 'hard'],
  ['Switch 48-port 25GbE, L3', 'hard'],
  ['24-Port 10GbE Switch', 'hard'],
  ['Auto Ref/Keratometer', 'hard'],
  ['INSTALLATION, CEILING LIGHTS', 'soft'],
  ['Installation of the lathe', 'soft'],
  ['One (1) used Heidelberg Speedmaster CD 102-5', 'hard'],
  ['USED 2022 NEW HOLLAND T7,270', 'hard'],
  ['FS20121 FUEL FILTER', 'hard'],
  ['Sponsored products', 'soft'],
  ['Remove and recycle existing panel stations', 'soft'],
  ['Set of recommended spares', 'hard'],
  ['Team plan seats', 'soft'],
  ['Drayage from the port', 'soft'],
  ['Foreman R. Salcido', 'soft'],
  ['Fungicide, 2 gal', 'hard'],
  ['LP tank exchange', 'hard'],
] as const)('%s', (text, category) => {
  expect(categoryOf({ text, unit: null, headerText: '' })?.category).toBe(category)
})
