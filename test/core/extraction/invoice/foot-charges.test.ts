/** Fees that stand among the sums under the lines, and tables that only a fee beside their sums joins. */
import { describe, expect, it } from 'vitest'
import { checkInvoice } from '../../../../core/checks/check-invoice.ts'
import { extractInvoices } from '../../../../core/extraction/invoice/extract.ts'
import { table, typedDocument } from './typed-page.ts'

const auction = `
  CANYON RIM AUCTION CO.                                     BUYER INVOICE 40881
  210 Stockyard Rd, Grand Junction, CO 81501                 Date 03/14/2026

  Lot   Description                                          Hammer Price
  112   2016 Genie GTH-844 telehandler                          38,500.00
  340   Wacker Neuson RD12 roller                                9,250.00
                                         Total Hammer           47,750.00
                                         Buyer's Premium 8%      3,820.00
                                         Document fee               75.00
                                         Sales Tax 5%            2,578.50
                                         Total Invoice          54,223.50
`

const workshop = `
  TIMBERLINE DIESEL                                     INVOICE 7715
                                                        Date 05/02/2026
  LABOR
  Operation                                  Hours      Rate       Amount
  Replace water pump and thermostat           4.50    150.00       675.00

  PARTS
  Part Number   Description                    Qty     Price     Extended
  4920464       Water pump                       1    389.00       389.00
  3940632       Thermostat                       2     31.50        63.00

                                                  Labor            675.00
                                                  Parts            452.00
                                                  Shop supplies     35.00
                                                  Subtotal       1,162.00
                                                  Sales tax         92.96
                                                  Amount Due     1,254.96
`

const invoiceFromData = (text: string) => extractInvoices(typedDocument([text])).invoices[0]!

describe('fees among the sums', () => {
  it('are lines, and the sum above them does not hold them', () => {
    const reading = invoiceFromData(auction)
    expect(reading.lines.map(({ description, amount }) => [description.value, amount?.value])).toEqual([
      ['2016 Genie GTH-844 telehandler', 38500],
      ['Wacker Neuson RD12 roller', 9250],
      ["Buyer's Premium 8%", 3820],
      ['Document fee', 75],
    ])
    expect(reading.lines.slice(2).map(({ category }) => category?.value)).toEqual(['soft', 'soft'])
    expect(checkInvoice(reading).filter(({ passed }) => passed === false)).toEqual([])
  })

  it('join tables that each have their own sum', () => {
    expect(table(workshop).map(([name, quantity, , amount]) => [name, quantity, amount])).toEqual([
      ['Replace water pump and thermostat', 4.5, 675],
      ['Water pump', 1, 389],
      ['Thermostat', 2, 63],
      ['Shop supplies', null, 35],
    ])
    const reading = invoiceFromData(workshop)
    expect(reading.lines.at(-1)?.description.value).toBe('Shop supplies')
    expect(reading.figures.subtotal?.value).toBe(1162)
    expect(checkInvoice(reading).filter(({ passed }) => passed === false)).toEqual([])
  })
})

describe('terms of rents in heads', () => {
  it('"4 Week" heads a column of rates and is no figure', () => {
    expect(
      table(`
  Qty   Equipment #   Description                     Day      Week    4 Week      Amount
   1    EX-2207       Compact excavator 3.5 t      310.00    930.00  2,480.00    2,480.00
   2    PL-118        Plate compactor               75.00    225.00    600.00    1,200.00
                                                              Rental Sub-total    3,680.00
                                                              Total               3,680.00
`).map(([name, quantity, , amount]) => [name, quantity, amount]),
    ).toEqual([
      ['Compact excavator 3.5 t', 1, 2480],
      ['Plate compactor', 2, 1200],
    ])
  })
})

describe('what stands below the sum of listed charges', () => {
  it('freight is added to it and no charge', () => {
    const reading = invoiceFromData(`
  Tidewater Kitchen Outfitters                     INVOICE 55208
  Date May 4, 2026
  Order summary
  Countertop griddle × 2                              $1,240.00
  Prep table with sink × 1                              $615.50
  Sheet pan rack × 3                                    $540.00
                                   Subtotal           $2,395.50
                                   Shipping             $188.00
                                   Taxes                $143.73
                                   Total              $2,727.23
`)
    expect(reading.lines.map(({ amount }) => amount?.value)).toEqual([1240, 615.5, 540])
    expect(reading.figures.subtotal?.value).toBe(2395.5)
    expect(reading.figures.shipping?.value).toBe(188)
  })
})
