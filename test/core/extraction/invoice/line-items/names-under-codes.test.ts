/** Product numbers in the lines, and the names of the products under them. */
import { describe, expect, it } from 'vitest'
import { linesOfTyped, table } from '../typed-page.ts'

const stacked = `
  Lakehead Data Systems                                   INVOICE 55120

  Quantity   Item                             Rate        Amount
     2       NX48105                      1,250.00      2,500.00
             Rack server, two sockets
     1       KT7731                         345.50        345.50
             Rail kit, sliding
             S/N 88-1204
     4       SV300                           90.00        360.00
             Set-up and
             burn-in
                                          Subtotal      3,205.50
                                          Total         3,205.50
`

describe('names under product numbers', () => {
  it('describe the lines, and the numbers are their codes', () => {
    expect(table(stacked)).toEqual([
      ['Rack server, two sockets', 2, 1250, 2500, 'hard'],
      ['Rail kit, sliding', 1, 345.5, 345.5, 'hard'],
      ['Set-up and burn-in', 4, 90, 360, expect.anything()],
    ])
    expect(linesOfTyped(stacked).lines.map(({ code }) => code)).toEqual(['NX48105', 'KT7731', 'SV300'])
  })

  it('are not taken from serial numbers or from the remark of one line', () => {
    expect(
      table(`
  Quantity   Item                             Rate        Amount
     1       GX390 engine                   899.00        899.00
             S/N 2204417
     2       RT55-B                         120.00        240.00
             with mounting plate
     1       Oil filter                      15.00         15.00
                                          Total         1,154.00
`).map(([name]) => name),
    ).toEqual(['GX390 engine', expect.stringContaining('RT55-B'), 'Oil filter'])
  })
})
