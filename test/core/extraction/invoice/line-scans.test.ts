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
})
