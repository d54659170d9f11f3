/** Documents of trades: prices per hundredweight, rooms by guest, cases with their day, order forms of shows, invoices the recipient makes out. */
import { expect, it } from 'vitest'
import { extractInvoices } from '../../../../core/extraction/invoice/extract.ts'
import type { ExtractedInvoice } from '../../../../core/extraction/invoice/invoice.ts'
import { parseBlock } from '../../../../core/extraction/invoice/parties/block.ts'
import { linesOfTyped, table, typedDocument } from './typed-page.ts'

const read = (text: string): ExtractedInvoice | undefined => extractInvoices(typedDocument([text])).invoices[0]
const figures = (text: string) => table(text).map(([, quantity, rate, amount]) => [quantity, rate, amount])

const steel = (header: string): string => `
   ${header}
   1     24     C 6 x 8 channel                     7,872       58.40   CWT       4,597.25
   2     12     PL 3/8 x 60 plate                  18,378       56.65   CWT      10,411.14
   3     30     FB 1/2 x 4 flat bar                 4,080       62.90   CWT       2,566.32
   4     48     Saw cut channel to length                        4.25   EA          204.00
   5     12     Plasma cut plate per your DXF                   68.00   EA          816.00
                                                   Material and processing       18,594.71
`

it.each([
  'Ln    Pcs    Size and length                  Est. wt. lb     Price   Per     Extension',
  'Zf    Vbq    Wkx dnd lpqgth                   Fst. qz. xz     Vrzcq   Vqr     Fxtqnszqn',
])('a price per hundredweight stays the price and the weight what it is the price of: %s', header => {
  const rates = figures(steel(header)).map(([, rate]) => rate)
  expect(rates).toEqual([58.4, 56.65, 62.9, 4.25, 68])
})

it('cutting by the piece is work', () => {
  const header = 'Ln    Pcs    Size and length                  Est. wt. lb     Price   Per     Extension'
  expect(table(steel(header)).map(line => line[4])).toEqual(['hard', 'hard', 'hard', 'soft', 'soft'])
})

it('rooms by guest: nights at a rate, and the tax beside them', () => {
  const reading = read(`
   Alder Flats Inn & Suites
   1184 Richardson Highway, Delta Junction, AK 99737

   Direct bill to                                  Direct bill invoice   DB-0326-18
   Teasel River Services LLC                       Date                  March 16, 2026
   4418 Van Horn Road                              Terms                 Net 15
   Fairbanks, AK 99709                             Due                   March 31, 2026

   Guest              Room   Arrive   Depart   Nights    Rate     Lodging   Bed tax 7%      Total
   Demian, Carl       104    03/02    03/14      12    129.00    1,548.00       108.36   1,656.36
   Malone, Tricia     211    03/02    03/09       7    139.00      973.00        68.11   1,041.11

                                                   Lodging                      2,521.00
                                                   City bed tax                   176.47
                                                   Please pay                  $2,697.47
`)
  expect(reading?.texts.invoice_number?.value).toBe('DB-0326-18')
  expect(reading?.lines.map(({ quantity, rate, amount }) => [quantity?.value, rate?.value, amount?.value])).toEqual([
    [12, 129, 1548],
    [7, 139, 973],
  ])
})

it('the day of a case is that of the rows below it', () => {
  const { lines } = linesOfTyped(`
   Case       Sent       Restoration                    Units     Price    Amount
   26-20418   09/02/26   Patient: Hale, M                                  
                         Zirconia crown, layered            2    149.00    298.00
                         Custom shade visit                 1     45.00     45.00
   26-20433   09/09/26   Patient: Tamm, S
                         Titanium base                      1     68.50     68.50
                                                          Total           411.50
`)
  expect(lines.map(({ date }) => date?.value)).toEqual(['2026-09-02', '2026-09-02', '2026-09-09'])
})

it('a trade in capitals goes on with the name above it, and a firm under a person does not', () => {
  const nameOf = (...lines: readonly string[]) => parseBlock([...lines, '12 Elm Street', 'Salem, OR 97301']).name?.text
  expect(nameOf('Alder Ceramic', 'DENTAL STUDIO')).toBe('Alder Ceramic DENTAL STUDIO')
  expect(nameOf('Dana Reyes', 'Hale Motors')).toBe('Hale Motors')
})

it('the exhibitor of a show orders, under the number of the order rather than of the form', () => {
  const reading = read(`
   Teasel Exposition Services                                      ORDER FORM 3
   2204 North 12th Street, Lincoln, NE 68503

   EVENT                         BOOTH NO.             ORDER NO.
   Plains Farm Power Show        1418                  PF27-0733

   EXHIBITING COMPANY            DATE OF ORDER
   Alder Valley Irrigation       11/18/2026

   QTY     ITEM                                    ADVANCE PRICE       TOTAL
   4       Side chair, padded                              64.50      258.00
   2       Forklift with operator, per half hour          126.00      252.00
                                                        ORDER TOTAL    510.00
`)
  expect(reading?.texts.invoice_number?.value).toBe('PF27-0733')
  expect(reading?.parties.receiver?.name?.value).toBe('Alder Valley Irrigation')
  expect(reading?.lines.map(({ category }) => category?.value)).toEqual(['hard', 'soft'])
})

it('an invoice the recipient makes out: its number, what is paid to the supplier, loads from place to place as services', () => {
  const reading = read(`
   Alder Downs Grain Pty Ltd                               RECIPIENT CREATED TAX INVOICE
   2204 Warrego Highway, Dalby QLD 4405

   Supplier                                        RCTI number       RC004418
   Teasel Bulk Haulage Pty Ltd                     Date of issue     17/08/2026
   18 Millers Lane
   Tenterfield NSW 2372

   Date         Docket   From             To          Quantity   Unit     Rate    Amount ex GST
   03/08/2026   88204    Goondiwindi      Dalby          42.18   t       31.50         1,328.67
   05/08/2026   88231    Inglewood        Dalby          42.40   t       28.40         1,204.16

                                          Total ex GST                       2,532.83
                                          GST 10%                              253.28
                                          Total including GST               $2,786.11
                                          Less fuel card                      -786.11
                                          Net payment to supplier           $2,000.00
`)
  expect(reading?.texts.invoice_number?.value).toBe('RC004418')
  expect(reading?.figures.amount_due?.value).toBe(2000)
  expect(reading?.lines.map(({ category }) => category?.value)).toEqual(['soft', 'soft'])
})
