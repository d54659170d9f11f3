/** Relations other than a sum below its parts: one digit is planted in each, and the sound twin raises nothing. */
import { expect, test } from 'vitest'
import { drawn, planted, sumsIn, type Row } from './printed-rows.ts'

const lines: readonly Row[] = [
  ['Styling chair', '6', '489.00', '2,934.00'],
  ['Shampoo unit', '2', '1,240.00', '2,480.00'],
  ['Station', '6', '318.50', '1,911.00'],
  ['Dryer', '3', '274.00', '822.00'],
  ['Delivery', '1', '450.00', '450.00'],
]

test('an amount, a price and a quantity that miss their line', async () => {
  expect(await planted(lines, '822.00', '829.00')).toHaveLength(1)
  const explained = async (from: string, to: string): Promise<readonly string[]> => {
    const changed = lines.map(row => row.map(text => (text === from ? to : text)) as unknown as Row)
    return (await sumsIn(await drawn([changed]))).map(({ explanation }) => explanation)
  }
  expect(await explained('822.00', '829.00')).toEqual(['829.00 is printed, but 3 × 274.00 is 822.00.'])
  expect(await explained('274.00', '294.00')).toEqual(['822.00 is printed, but 3 × 294.00 is 882.00.'])
  expect(await explained('3', '7')).toEqual(['822.00 is printed, but 7 × 274.00 is 1,918.00.'])
})

test('a line with a discount is no broken product, and neither is a rounded price', async () => {
  expect(await sumsIn(await drawn([[...lines, ['Desk', '2', '865.00', '1,557.00']]]))).toEqual([])
  expect(await sumsIn(await drawn([[...lines, ['Messages', '318', '0.02', '6.46']]]))).toEqual([])
})

const shares: readonly Row[] = [
  ['Sales', '312,149.87', '100.00'],
  ['Drugs', '226,118.95', '72.44'],
  ['Wages', '18,750.00', '6.01'],
  ['Clerks', '14,266.35', '4.57'],
  ['Taxes', '2,693.77', '0.86'],
  ['Software', '1,650.00', '0.53'],
  ['Rent', '4,200.00', '1.35'],
]

test('a share that is none of its amount, with and without a sign of percent', async () => {
  const changed = (rows: readonly Row[], from: string, to: string): readonly Row[] =>
    rows.map(row => row.map(text => (text === from ? to : text)) as unknown as Row)
  const explanation = async (rows: readonly Row[]) => (await sumsIn(await drawn([rows])))[0]?.explanation
  const signed = shares.map(([label, amount, share]): Row => [label, amount!, `${share}%`])
  expect(await explanation(shares)).toBeUndefined()
  expect(await explanation(signed)).toBeUndefined()
  expect(await explanation(changed(shares, '0.53', '2.53'))).toBe(
    '2.53 is printed, but 1,650.00 in percent of 312,149.87 is 0.53.',
  )
  expect(await explanation(changed(signed, '18,750.00', '13,750.00'))).toBe(
    '6.01% is printed, but 13,750.00 in percent of 312,149.87 is 4.40.',
  )
})

test('shares that are rounded from unrounded amounts', async () => {
  const small: readonly Row[] = [
    ['Staff', '55.28', '100.00'],
    ['Travel', '20.10', '36.36'],
    ['Rent', '15.15', '27.41'],
    ['Events', '11.02', '19.93'],
    ['Printing', '8.02', '14.51'],
    ['Fees', '0.99', '1.78'],
  ]
  expect(await sumsIn(await drawn([small]))).toEqual([])
})

test('a total without a label in a column of its own, where another one holds', async () => {
  const accounts: readonly Row[] = [
    ['Product sales', '86,415.20', ''],
    ['Carriage charged', '2,418.00', ''],
    ['', '', '88,833.20'],
    ['Gross wages', '8,630.00', ''],
    ['Rent and rates', '3,200.00', ''],
    ['Heat and light', '1,418.66', ''],
    ['', '', '13,248.66'],
    ['Machinery', '18,206.50', ''],
    ['Vehicles', '24,630.00', ''],
    ['', '', '42,836.50'],
  ]
  expect(await planted(accounts, '3,200.00', '3,700.00')).toEqual([['review', 1, '13,248.66', '13,748.66.']])
})

test('results of an income statement: added, and deducted from the one before', async () => {
  const statement: readonly Row[] = [
    ['Gross margin', '1,639,764'],
    ['Administrative expenses (note 1)', '1,218,406'],
    ['Operating income', '421,358'],
    ['Lawsuit settlement', '(12,500)'],
    ['Interest income', '5,240'],
    ['Income before taxes', '414,098'],
  ]
  expect(await planted(statement, '1,218,406', '1,248,406')).toEqual([['review', 1, '421,358', '391,358.']])
  expect(await planted(statement, '5,240', '5,740')).toEqual([['review', 1, '414,098', '414,598.']])
})

test('a label with line numbers in it is a label', async () => {
  const plant: readonly Row[] = [
    ['6. Non-utility property', '318,406'],
    ['7. Associated organizations', '986,415'],
    ['8. Special funds', '41,806'],
    ['9. Total other property (6 thru 8)', '1,346,627'],
  ]
  expect(await planted(plant, '986,415', '936,415')).toEqual([['review', 1, null, '1,296,627.']])
})

test('a line of a form that is not what its formula says', async () => {
  const form: readonly Row[] = [
    ['(1) Cash price', '330,000.00'],
    ['(2) Trade-in allowance', '88,000.00'],
    ['(3) Balance (1 - 2)', '242,000.00'],
    ['(4) Documents', '350.00'],
    ['(5) Owed (3 + 4)', '242,350.00'],
  ]
  expect(await planted(form, '242,000.00', '247,000.00')).not.toEqual([])
  expect(await planted(form, '88,000.00', '86,000.00')).not.toEqual([])
  // In several columns each has its own.
  const others = ['330,000.00', '90,000.00', '240,000.00', '350.00', '240,350.00']
  expect(await sumsIn(await drawn([form.map((row, at): Row => [...row, others[at]!])]))).toEqual([])
})
