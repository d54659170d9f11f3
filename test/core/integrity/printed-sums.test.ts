/** Sums that the print of a page shows to be meant: one digit is planted in each, and the sound twin raises nothing. */
import { expect, test } from 'vitest'
import { inspectFile } from '../../../core/integrity/inspect-file.ts'
import { assembledAlone } from '../../../core/workflows/integrity/inspect-files.ts'
import { Page } from '../../drawing/page.ts'
import { drawn, edges, planted, step, sumsIn, top, type Row } from './printed-rows.ts'
import { arrival } from './statement.ts'

const charges: readonly Row[] = [
  ['Sale Price', '$6,300.00'],
  ['Bid Fee', '$145.00'],
  ['Gate Fee', '$95.00'],
  ['Buyer Fee', '$700.00'],
  ['Payment', '-$7,240.00'],
  ['Net Due (USD)', '$0.00'],
]

test('a total that misses its column by one digit, however the column is aligned', async () => {
  const found = [['review', 1, null, '50.00.']]
  expect(await planted(charges, '$145.00', '$195.00')).toEqual(found)
  expect(await planted(charges, '$145.00', '$195.00', true)).toEqual(found)
})

const summary: readonly Row[] = [
  ['Consulting', '60.00'],
  ['Documents', '30.00'],
  ['Printing', '10.00'],
  ['Subtotal', '100.00'],
  ['Sales tax', '10.00'],
  ['Total', '110.00'],
  ['Previous balance', '500.00'],
  ['Amount due', '610.00'],
]

test('a total of a total and what was added to it', async () => {
  expect((await planted(summary, '110.00', '170.00'))[0]).toEqual(['review', 1, '170.00', '110.00.'])
})

test('figures that are not meant to add up raise nothing: several digits, cents of rounding, other labels', async () => {
  const other = (label: string, total: string): readonly Row[] => [...charges.slice(0, 4), [label, total]]
  expect(await sumsIn(await drawn([other('Total', '9,318.42')]))).toEqual([])
  expect(await sumsIn(await drawn([other('Total', '7,240.01')]))).toEqual([])
  expect(await sumsIn(await drawn([other('Mileage', '7,290.00')]))).toEqual([])
})

test('a column that may go on from the page before says nothing of its first total', async () => {
  const rest: readonly Row[] = [
    ['03/05', '4.00'],
    ['03/09', '1,724.86'],
    ['03/12', '1.33'],
    ['Totals', '1,760.19'],
  ]
  expect(await sumsIn(await drawn([[['03/01', '30.00']], rest]))).toEqual([])
  expect(await sumsIn(await drawn([rest]))).toHaveLength(1)
})

const stores: readonly Row[] = [
  ['Apparel', '25,632.00', '33,072.00', '20,448.00', '79,152.00'],
  ['Accessories', '5,850.00', '13,725.00', '26,975.00', '46,550.00'],
  ['Packaging', '87.50', '120.00', '77.50', '285.00'],
  ['Freight', '410.00', '55.00', '96.00', '561.00'],
  ['Total cost of sales', '31,979.50', '46,972.00', '47,596.50', '126,548.00'],
]

test('a figure that fits neither its row nor its column, whatever its digits', async () => {
  expect(await planted(stores, '13,725.00', '18,364.00')).toEqual([
    ['review', 1, '46,550.00', '51,189.00.'],
    ['review', 1, '46,972.00', '51,611.00.'],
  ])
})

test('whole amounts that are rounded one by one', async () => {
  const rounded: readonly Row[] = [
    ['North', '1,204', '3,311', '4,516'],
    ['South', '2,240', '5,120', '7,359'],
    ['East', '7,410', '6,204', '13,614'],
    ['West', '5,005', '2,090', '7,095'],
    ['Total', '15,859', '16,725', '32,584'],
  ]
  expect((await planted(rounded, '5,120', '9,120')).map(([, , after]) => after)).toContain('7,359')
})

test('an equation in a line of text', async () => {
  const sound: readonly Row[] = [
    ['Annual subscribers receive a discount of 5 percent'],
    ['$3600.00 - $180.00 = $3420.00'],
  ]
  expect(await planted(sound, sound[1]![0], '$3900.00 - $180.00 = $3420.00')).toEqual([
    ['review', 1, '$3420.00', '3,720.00.'],
  ])
})

test('a part of it in another font makes both high', async () => {
  const page = new Page({ plain: true })
  charges.forEach(([label, figure], row) => {
    const isForged = label === 'Bid Fee'
    page.left(label, 60, top + row * step)
    page.right(isForged ? '$195.00' : figure!, edges[0]!, top + row * step, isForged ? { font: 'Times-Roman' } : {})
  })
  const found = await inspectFile(new Uint8Array(await page.done()), { now: arrival, timeLeft: () => 1000 })
  const high = found!.filter(({ severity }) => severity === 'high').map(({ signal, after }) => [signal, after])
  expect(high).toEqual([
    ['font-mismatch', '$195.00'],
    ['sum-mismatch', null],
  ])
})

test('what no check of the reading names is a failed check of the application as well', async () => {
  const read = async (rows: readonly Row[]) => {
    const input = { source: { bytes: await drawn([rows]) }, fileName: 'stores.pdf', password: null }
    const clock = { now: () => arrival, id: () => '' }
    const { assembled } = await assembledAlone(input, clock, { onProgress: () => {} })
    return assembled.details.checks
      .filter(({ id }) => id.startsWith('printed_sum.'))
      .map(({ message, place }) => ({ message, place }))
  }
  expect(await read(stores)).toEqual([])
  const forged = stores.map(row => row.map(text => (text === '13,725.00' ? '18,364.00' : text)) as unknown as Row)
  const [first] = await read(forged)
  expect(first?.message).toBe(
    'stores.pdf, page 1: 46,550.00 is printed, but the figures that lead to it (5,850.00 and 18,364.00 and 26,975.00) make 51,189.00.',
  )
  expect(first?.place).toMatchObject({ fileName: 'stores.pdf', page: 1, text: '46,550.00' })
  expect(first?.place?.bbox?.[2]).toBeCloseTo(edges[3]!, 0)
})
