/** Documents of offices and shops: letters of fees, tables of sums, forms in two columns, logos over windows, prices with remarks. */
import { expect, it } from 'vitest'
import { extractInvoices } from '../../../../core/extraction/invoice/extract.ts'
import type { ExtractedInvoice } from '../../../../core/extraction/invoice/invoice.ts'
import { table, typedDocument } from './typed-page.ts'

const read = (text: string): ExtractedInvoice | undefined => extractInvoices(typedDocument([text])).invoices[0]

it('a strip of sums ends the table and is read in its order', () => {
  const reading = read(`
   SUMINISTROS EL OLIVAR, S.L.
   FACTURA No. A-1187          Fecha: 03/10/2024

   CONCEPTO                     CANT.      PRECIO      IMPORTE
   Vibrador de olivo              2      1.800,00     3.600,00
   Puesta en marcha               1        500,00       500,00

   BASE IMPONIBLE        % IVA        CUOTA IVA        TOTAL FACTURA
              4.100,00         21          861,00               4.961,00
`)
  expect(reading?.lines).toHaveLength(2)
  expect(reading?.figures.total_invoice_value?.value).toBe(4961)
  expect(reading?.figures.subtotal?.value).toBe(4100)
  expect(reading?.figures.tax_total?.value).toBe(861)
})

it('what stands in brackets belongs to the head before it', () => {
  expect(
    table(`
   Description                Quantity     Price (inc GST)      Amount AUD
   Hydraulic pump                 1             9,900.00          9,900.00
   Fitting on site                8               275.00          2,200.00
   TOTAL AUD                                                     12,100.00
`).map(([, quantity, rate, amount]) => [quantity, rate, amount]),
  ).toEqual([
    [1, 9900, 9900],
    [8, 275, 2200],
  ])
})

it('what one unit costs may stand under "Unit"', () => {
  expect(
    table(`
   Quantity     Details                          Unit        Net
   2            Knife regrind                  120.00     240.00
   1            Folding machine AF-566        1450.00    1450.00
                                      Nett               1690.00
`).map(([, quantity, rate]) => [quantity, rate]),
  ).toEqual([
    [2, 120],
    [1, 1450],
  ])
})

it('a name and address stated in one sentence are the buyer the sentence calls so', () => {
  const reading = read(`
                         BILL OF SALE
   That Haul Right Leasing, LLC, a Texas limited liability company with its principal office at
   4410 Airport Fwy, Irving, TX 75062 ("Seller"), for the sum of $41,500.00 has this 22nd day of
   August, 2024 sold to Delgado Transport, Inc., 118 Nogales Ave, Rio Rico, AZ 85648 ("Buyer"), one
   (1) 2019 Utility 3000R reefer trailer.
`)
  expect(reading?.parties.sender.name?.value).toBe('Haul Right Leasing, LLC')
  expect(reading?.parties.receiver.name?.value).toBe('Delgado Transport, Inc.')
  expect(reading?.lines.map(line => line.description.value)).toEqual(['2019 Utility 3000R reefer trailer'])
})
