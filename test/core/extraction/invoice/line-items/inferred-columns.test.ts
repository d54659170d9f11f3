/** Columns and factors that the products of a table prove where its header or its layout does not say them. */
import { describe, expect, it } from 'vitest'
import { linesOfTyped } from '../typed-page.ts'

const factors = (text: string): readonly (readonly (string | number | undefined)[])[] =>
  linesOfTyped(text).lines.map(({ description, quantity, rate, amount }) => [
    description.value,
    quantity?.value,
    rate?.value,
    amount?.value,
  ])

describe('columns that products prove', () => {
  it('hold the amounts under a header that names goods', () => {
    const goods = `
  INVOICE 1188
  Part no.  Description               Qty    Price     Goods   V
  0448117   Blade kit, pair         12.00    14.65    175.80   S
  7712006   Shaft guard              2.00   118.90    237.80   S
  LAB-F     Fitter, field            3.50    62.00    217.00   S
                                 Total goods          630.60`
    expect(factors(goods)).toEqual([
      ['Blade kit, pair', 12, 14.65, 175.8],
      ['Shaft guard', 2, 118.9, 237.8],
      ['Fitter, field', 3.5, 62, 217],
    ])
  })

  it('hold the rent of the period that is billed, beside those of other periods', () => {
    const rental = `
  INVOICE 1188
  Qty   Equipment             Day     Week    4 Week    Amount
  1     EXCAVATOR          735.00   1780.00   3150.00   3150.00
  3     LIGHT TOWER         98.00    225.00    460.00   1380.00
                                 Rental subtotal        4530.00
  Qty   Item                        Price     Extended Amt.
  1     DELIVERY CHARGE            425.00            425.00
  1     PICKUP CHARGE              425.00            425.00
                                 Misc subtotal          850.00
                                 Total                 5380.00`
    expect(factors(rental)).toEqual([
      ['EXCAVATOR', 1, 3150, 3150],
      ['LIGHT TOWER', 3, 460, 1380],
      ['DELIVERY CHARGE', 1, 425, 425],
      ['PICKUP CHARGE', 1, 425, 425],
    ])
  })
})

describe('prices', () => {
  it('are read with the unit they are for', () => {
    const units = `
  INVOICE 1188
  Item   Description        Order qty        Price per unit    Net value
  10     MACHINE VISE       2.000 each       4862.50 / 1 EA      9725.00
  20     OPERATOR TRAINING  5.000 day(s)     1200.00 / 1 DAY     6000.00
  30     BELT CONVEYOR    146.00 FT           218.50 /1         31901.00
                                              Total             47626.00`
    expect(factors(units)).toEqual([
      ['MACHINE VISE', 2, 4862.5, 9725],
      ['OPERATOR TRAINING', 5, 1200, 6000],
      ['BELT CONVEYOR', 146, 218.5, 31901],
    ])
  })
})

it('keeps the name beside a count out of the column of counts, however far its header stands', () => {
  const fused = `
  QUOTE 1188
  ORDER QTY                         DESCRIPTION                Net Prc      Ext Prc
       2ea  FIRETUBE BOILER 850 MBH NAT GAS             26845.000/ea     53690.00
            SKU: 118204
      86ft  3IN X 21FT BLK STL PIPE                        41.270/ft      3549.22
            SKU: 10433
                                                           Subtotal      57239.22`
  expect(factors(fused)).toEqual([
    ['FIRETUBE BOILER 850 MBH NAT GAS', 2, 26845, 53690],
    ['3IN X 21FT BLK STL PIPE', 86, 41.27, 3549.22],
  ])
})

describe('a sum among the charges', () => {
  it('is no line where it brings the goods and a deduction follows', () => {
    const contract = `
  CONTRACT 1188
  Center pivot system                    $96,840.00
  End gun with pump                       $5,125.00
  Freight and delivery to field           $2,740.00
  Winter program discount                ($4,250.00)
  TOTAL CONTRACT PRICE                  $100,455.00`
    expect(factors(contract).map(([text]) => text)).toEqual(['Center pivot system', 'End gun with pump'])
  })
})

it('describes no line by a column of prices, though its header names goods', () => {
  const segments = `
  ESTIMATE 1188
  SEG   JOB       COMPONENT              PARTS       LABOR       TOTAL
  01    REBUILD   TORQUE CONVERTER    5,389.40    2,730.00    8,119.40
  02    REPLACE   RADIATOR CORES      4,863.12    1,155.00    6,018.12
                  SEGMENT TOTALS     10,252.52    3,885.00   14,137.52`
  expect(factors(segments).map(([text, , , amount]) => [text, amount])).toEqual([
    ['TORQUE CONVERTER', 8119.4],
    ['RADIATOR CORES', 6018.12],
  ])
})
