/** Tables of recognized pages: heads lost or out of place, strokes and counts among the amounts, one amount misread. */
import { describe, expect, it } from 'vitest'
import { table } from './typed-page.ts'

const ocr = { ocr: true }
const amounts = (text: string, options = ocr) => table(text, options).map(line => line[3])

describe('columns of recognized tables', () => {
  it('a price under its head that was not read, where count and amount leave only one; none on a printed page', () => {
    const text = `
   Qty    Description                          Unit Price        Amount
   2      Booster pump                           1,450.00      2,900.00
   4      Hydraulic hose, crimped                                 62.00
                                                    Total      2,962.00
`
    expect(table(text, ocr).map(line => line.slice(1, 4))).toEqual([
      [2, 1450, 2900],
      [4, 15.5, 62],
    ])
    expect(table(text).map(line => line[2])).toEqual([1450, null])
  })

  it('a price for a hundred whose point was read as a comma, beside two counts under one head', () => {
    const text = `
   Description                       Ship           Unit price    Per    Extension
   Steel conduit 10 ft         1500      1500           84.180     C      1,262.70
   Square box deep              250       200          312.750     C        625.50
                                                   Merchandise            1,888.20
`
    expect(table(text, ocr).map(line => [line[1], line[3]])).toEqual([
      [1500, 1262.7],
      [200, 625.5],
    ])
  })

  it('heads half of which were not read: positions, codes, units and counts beside, marks of what is taxed behind', () => {
    expect(
      table(
        `
   LN   ITEM      DESCRIPTION                       UOM             BIO     UNIT PRICE
   1    M11-042   Automatic Sterilizer              EA       1       1        6,899.00      6,899.00 Y
                  SN: V2204471
   2    626-001   Barrier-Free Exam Chair           EA       2       2        9,450.00     18,900.00 Y
   3    71WX-B    Connex Spot Monitor               EA       2       2        3,120.75      6,241.50 Y
   4    WGD       White glove delivery              EA       1       1          495.00        495.00 N
                                                           MERCHANDISE                     32,535.50
`,
        ocr,
      ).map(line => line.slice(0, 4)),
    ).toEqual([
      ['Automatic Sterilizer', 1, 6899, 6899],
      ['Barrier-Free Exam Chair', 2, 9450, 18900],
      ['Connex Spot Monitor', 2, 3120.75, 6241.5],
      ['White glove delivery', 1, 495, 495],
    ])
  })

  it('amounts whose point stands alone in the place of a letter', () => {
    expect(
      table(
        `
   Item      Material          Quantity        Price        Amount
   000010    Ultrasound system     2        38,450.00    76,900.00
   000020    Transducer            2         6,120.40    12,240 -80
   Items total                                           89,140 -80
`,
        ocr,
      ).map(line => line[3]),
    ).toEqual([76900, 12240.8])
  })

  it('what one costs behind a stroke', () => {
    expect(
      table(`
   Item #     Description               Price         Qty       Total
   869T49     Two door refrigerator     $4,127.03/Each  2   $8,254.06
   922C60     Charbroiler               $3,299.00/Each  1   $3,299.00
                                                   Total   $11,553.06
`).map(line => line.slice(1, 4)),
    ).toEqual([
      [2, 4127.03, 8254.06],
      [1, 3299, 3299],
    ])
  })

  it('words that stand left of their centered head', () => {
    expect(
      table(
        `
   S.N                          Description                              Amount
   1.   Rotary cutter with hook and bumper                            6,10,000.00
   2.   Insurance for one year                                          14,500.00
                                            Grand Total               6,24,500.00
`,
        ocr,
      ).map(([text, , , amount]) => [text, amount]),
    ).toEqual([
      ['Rotary cutter with hook and bumper', 610000],
      ['Insurance for one year', 14500],
    ])
  })

  it('a border read as a letter, and a count without a head, are no digits of the amount', () => {
    const sheet = (mark: string): string => `
   Sr   Description                                              Amount Rs.
   1    Tractor with power steering                ${mark}             7,15,000/-
   2    Registration and insurance                                35,000/-
                                      Total                     7,50,000/-
`
    expect(amounts(sheet('i'))).toEqual([715000, 35000])
    expect(amounts(sheet('1'))).toEqual([715000, 35000])
  })

  it('a serial number in the column beside is no name', () => {
    expect(
      table(
        `
   QTY   DESCRIPTION                             SERIAL NO.              PRICE
   1     2025 Kubota L3902 tractor               KBUL4DHRPS8C40188   31,250.00
   1     Land Pride rotary cutter                LPRC1399021B         2,345.00
                                                 TOTAL               33,595.00
`,
        ocr,
      ).map(([text]) => text),
    ).toEqual(['2025 Kubota L3902 tractor', 'Land Pride rotary cutter'])
  })
})

describe('amounts of recognized tables', () => {
  const list = (registration: string, total: string, words = ''): string => `
   S.N   Description                                      Amount
   1.    Tractor with accessories                    6,10,000.00
   2.    Insurance for one year                        14,500.00
   3.    Registration                                ${registration.padStart(11)}
                                   Grand Total       ${total}
   ${words}
`
  it('none is corrected where the total itself may be misread', () => {
    expect(amounts(list('9,500.90', '6,34,000.00'))).toEqual([610000, 14500, 9500.9])
  })
  it('none is corrected on a page with a text layer', () => {
    const words = 'Rupees Six Lakh Thirty Four Thousand Only'
    expect(table(list('9,500.90', '6,34,000.00', words)).map(line => line[3])).toEqual([610000, 14500, 9500.9])
  })
})
