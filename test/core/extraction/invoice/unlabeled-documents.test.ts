/** Documents that name little: no title, no labels for number, day or total; what was paid in full; halves of a tax. */
import { describe, expect, it } from 'vitest'
import { extractInvoices } from '../../../../core/extraction/invoice/extract.ts'
import { amountsInWords } from '../../../../core/extraction/values/amounts/number-words.ts'
import { datesIn } from '../../../../core/extraction/values/dates/date-tokens.ts'
import { typedDocument } from './typed-page.ts'

const read = (text: string, ocr = false) => extractInvoices(typedDocument([text], { ocr })).invoices[0]

const bare = (tax: string, total: string): string => `
   Medix Imaging Pty Ltd
   ABN 51 824 753 556
   18 Parramatta Rd, Camperdown NSW 2050


   Westside Vet Clinic
   4/77 Burwood Hwy
   Burwood VIC 3125


   7741
   03/11/2023


   Ultrasound system                        38,500.00
   Linear probe                              6,200.00
   Installation and training                 1,100.00

                              ${tax}
                              AUD           ${total}
`

describe('an invoice without labels', () => {
  it('is none where they do not', () => {
    expect(read(bare('GST            4,580.00', '51,380.00'))).toBeUndefined()
    expect(read(bare('', '45,800.00'))).toBeUndefined()
  })
})

describe('a letter that quotes', () => {
  const letter = (subject: string): string => `
   JAGANNATH AGRO TRADERS
   AT/PO- NIMAPARA, DIST- PURI, ODISHA - 752106

   Ref. No. JAT/77                                   Date- 12.08.2024
   To
   The Deputy Director of Agriculture, Puri

   ${subject}
   Sir, we quote below the price of the under noted machine.

   Sl   Name of the Machine          Unit Cost     GST 12%      Total Amount
   01   Power tiller with rotary   1,83,928.57   22,071.43       2,06,000.00
   (Rupees Two Lakh Six Thousand Only)
`
  it('bills what its subject names, at the sum it says in words', () => {
    const quotation = read(letter('Sub:- Price quotation for a power tiller'))
    expect(quotation?.figures.total_invoice_value?.value).toBe(206000)
    expect(quotation?.lines.map(line => [line.description.value, line.amount?.value])).toEqual([
      ['Power tiller with rotary', 206000],
    ])
  })
  it('needs no more than its subject, a day and its prices', () => {
    const quotation = read(`
   Corrie Crushing Inc.
   77 Foundry Road, Easton, PA 18042

   April 14, 2026

   Subject: Our quotation for a screen
   We offer the screen delivered for $22,400.00, and a conveyor for $18,750.00.
`)
    expect(quotation?.kind).toBe('quotation')
  })
  it('bills nothing where its subject is another', () => {
    expect(read(letter('Sub:- Minutes of the demonstration'))).toBeUndefined()
  })
})

describe('rows of a workshop', () => {
  it('name their prices behind @, whatever sums repeat them below', () => {
    const invoice = read(`
   BIG SKY DIESEL REPAIR INC                    INVOICE NO: RO-55219
   3350 HARROW DR, BILLINGS MT 59102            DATE: 08/06/24

   3.50 HRS   LABOR - WATER PUMP           @ 148.00        518.00
   1          WATER PUMP KIT               @ 486.20        486.20
   4          COOLANT GAL                   @ 18.75         75.00

                                     LABOR                 518.00
                                     PARTS                 561.20
                                     TOTAL INVOICE       1,079.20
`)
    expect(invoice?.lines.map(line => [line.quantity?.value, line.rate?.value, line.amount?.value])).toEqual([
      [3.5, 148, 518],
      [1, 486.2, 486.2],
      [4, 18.75, 75],
    ])
  })
})

describe('sums', () => {
  it('the base beside its tax is the subtotal where both make the total', () => {
    const invoice = read(`
   Talleres Ibarra, S.L.                        FACTURA F24/0318
   50410 Cuarte de Huerva                       Fecha 30/09/2024
   Concepto                       Cantidad      Precio         Importe
   Remolque basculante              1,00      7.850,00        7.850,00

   Base imponible          % IVA        Cuota IVA       TOTAL FACTURA
         7.850,00             21         1.648,50            9.498,50
`)
    expect(invoice?.figures.subtotal?.value).toBe(7850)
    expect(invoice?.figures.tax_total?.value).toBe(1648.5)
    expect(invoice?.figures.total_invoice_value?.value).toBe(9498.5)
  })

  it('a gross amount before the commission is the subtotal of the net amount due', () => {
    const invoice = read(`
   INVOICE                                     Invoice No. 1044
   Date        Program                              Rate
   08/02/2023  Morning News                       350.00
   08/09/2023  Late News                          525.00
                        Gross Amount              875.00
                        Agency Commission (15%)  -131.25
                        Net Due                  $743.75
`)
    expect(invoice?.figures.subtotal?.value).toBe(875)
    expect(invoice?.figures.discount?.value).toBe(131.25)
    expect(invoice?.figures.total_invoice_value?.value).toBe(743.75)
  })
})

describe('words and days recognition half read', () => {
  it('words that begin with their scale are no amount', () => {
    expect(amountsInWords('Lakh Fifty Eight Thousand Only')).toEqual([])
    expect(amountsInWords('Six Lakh Fifty Eight Thousand Only')).toEqual([658000])
  })
  it('commas for the dots of a day', () => {
    expect(datesIn('Dated 11,12,2024', 'day-first').map(({ iso }) => iso)).toEqual(['2024-12-11'])
    expect(datesIn('1,234,567', 'day-first')).toEqual([])
  })
})
