/** Lines of invoices: what recognition does to tables. */
import { describe, expect, it } from 'vitest'
import { table } from './typed-page.ts'

describe('what recognition does to tables', () => {
  it('letters for digits and misspelt heads', () => {
    expect(
      table(
        `
   ltem  Descriptlon                    Qty    Unit Price        Amount
   1     Hydraulic breaker HB20           1     l2,500.00     12,500.00
   2     Hose set                         2        3l5.00        63O.00
   3     Mounting bracket                 1        840.0O        840.00
                                       Sub Total              13,970.00
                                       Total                  13,970.00
`,
        { ocr: true },
      ),
    ).toEqual([
      ['Hydraulic breaker HB20', 1, 12500, 12500, 'hard'],
      ['Hose set', 2, 315, 630, 'hard'],
      ['Mounting bracket', 1, 840, 840, 'hard'],
    ])
  })

  it('numbers with spaces in them', () => {
    expect(
      table(
        `
   Description                    Qty    Unit Price        Amount
   Grain trailer 500 bu             2     31, 450.00    62,900 .00
   Delivery                         1        1 020.00     1,0 20.00
                                       Total             63,920.00
`,
        { ocr: true },
      ),
    ).toEqual([
      ['Grain trailer 500 bu', 2, 31450, 62900, 'hard'],
      ['Delivery', 1, 1020, 1020, 'soft'],
    ])
  })

  it('no head: products tell the columns', () => {
    expect(
      table(`
   ACME DENTAL SUPPLY                         Invoice 5531

   2  Dental chair A-dec 311              8,450.00     16,900.00
   2  Hygiene light panel                3,100.00      6,200.00
   1  Installation and hook up            1,500.00      1,500.00

                                  Total                24,600.00
`),
    ).toEqual([
      ['Dental chair A-dec 311', 2, 8450, 16900, 'hard'],
      ['Hygiene light panel', 2, 3100, 6200, 'hard'],
      ['Installation and hook up', 1, 1500, 1500, 'soft'],
    ])
  })

  it('a quotation of one tractor', () => {
    expect(
      table(
        `
  Sr.No   DESCRlPTlON                 QTY     RATE         AM0UNT
  01.     MF 7250 Dl Power Up          01    7,45,000.00  7,45,000.00
          Engine No S325.1 G 00214
          Chassis No MEA123456
          Total                                      7,45,000.00
`,
        { ocr: true },
      ),
    ).toEqual([['MF 7250 Dl Power Up', 1, 745000, 745000, 'hard']])
  })

  it('headers of which only the prices could be read: products tell which column counts', () => {
    expect(
      table(
        `
   ie    c      Desuiption                         Sell     Sell Total
   1     1 ea   PIZZA OVEN, GAS               11,428.00      11,428.00
                ITEM TOTAL:                                  11,428.00
   2     2 ea   MIXER, FLOOR MODEL             2,173.50       4,347.00
                ITEM TOTAL:                                   4,347.00
   3     1 ea   ICE MACHINE                    6,849.00       6,849.00
                ITEM TOTAL:                                   6,849.00
                Merchandise                                  22,624.00
                Total                                        22,624.00
`,
        { ocr: true },
      ).map(line => line.slice(0, 4)),
    ).toEqual([
      ['PIZZA OVEN, GAS', 1, 11428, 11428],
      ['MIXER, FLOOR MODEL', 2, 2173.5, 4347],
      ['ICE MACHINE', 1, 6849, 6849],
    ])
  })

  it('a mark read as a number beside an amount, a border read as a bracket, an apostrophe read as a degree sign', () => {
    expect(
      table(
        `
   Description                     Qty    Unit Price       Amount
   Label roll, laminated           500          9.00   2%  4,500.00
   Single drum roller                1     18,500.00   18,500.00   )
   Grinding machine                  1     3187500.00     318°500.00
                                       Total            341,500.00
`,
        { ocr: true },
      ).map(line => line.slice(0, 4)),
    ).toEqual([
      ['Label roll, laminated', 500, 9, 4500],
      ['Single drum roller', 1, 18500, 18500],
      ['Grinding machine', 1, 318500, 318500],
    ])
  })

  it('a count read as a mark beside a credit', () => {
    expect(
      table(
        `
   Description                      Qty         Price         Amount
   Servo drive 10 kW                2-       4,125.00      8,250.00-
   Freight charged in error         +          426.50        426.50-
   Sub-total                                               8,676.50-
`,
        { ocr: true },
      ).map(line => line.slice(1, 4)),
    ).toEqual([
      [-2, 4125, -8250],
      [-1, 426.5, -426.5],
    ])
  })

  it('counts ordered and shipped: a cell that could not be read does not speak for the other column', () => {
    const lines = table(
      `
   Ordered    Shipped    Description              Unit Price     Ext. Price
   2          2          Rolling jack               1,685.00       3,370.00
   1          if         Wheel balancer             8,450.00       8,450.00
   8          6          Hose reel                    319.75       1,918.50
   4          4          Light reel                   184.50         738.00
                                                  Subtotal        14,476.50
`,
      { ocr: true },
    )
    expect(lines.map(([, quantity]) => quantity)).toEqual([2, 1, 6, 4])
  })
})
