/** Papers that name little: no title, no labels for number, day or total; what was paid in full; halves of a tax. */
import { describe, expect, it } from 'vitest'
import { extractInvoices } from '../../../../core/extraction/invoice/extract-invoices.ts'
import { amountsInWords } from '../../../../core/extraction/invoice/amount-in-words.ts'
import { datesIn } from '../../../../core/extraction/invoice/dates.ts'
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
  it('is one where charges and a tax make the sum under them', () => {
    const invoice = read(bare('GST            4,580.00', '50,380.00'))
    expect(invoice?.figures.total_invoice_value?.value).toBe(50380)
    expect(invoice?.figures.tax_total?.value).toBe(4580)
    expect(invoice?.lines.map(line => line.amount?.value)).toEqual([38500, 6200, 1100])
    expect(invoice?.texts.invoice_number?.value).toBe('7741')
    expect(invoice?.texts.invoice_date?.value).toBe('2023-11-03')
    expect(invoice?.parties.sender.name?.value).toBe('Medix Imaging Pty Ltd')
    expect(invoice?.parties.receiver.name?.value).toBe('Westside Vet Clinic')
  })
  it('is none where they do not', () => {
    expect(read(bare('GST            4,580.00', '51,380.00'))).toBeUndefined()
    expect(read(bare('', '45,800.00'))).toBeUndefined()
  })
  it('has no number where the one beside the day has a label of its own', () => {
    const invoice = read(bare('GST            4,580.00', '50,380.00').replace('   7741', '   Customer no. 7741'))
    expect(invoice?.texts.invoice_number).toBeUndefined()
  })
})

describe('sums', () => {
  it('what was paid in full is the sum of the charges', () => {
    const invoice = read(`
   BILL OF SALE
   AutoBid Inc.                                   Date: 06/11/2021
   14185 Dallas Pkwy, Dallas, TX 75254

   Sale Price                                    $7,450.00
   Buyer Fee                                       $585.00
   Gate Fee                                         $79.00
   Payment                                      ($8,114.00)
   Net Due (USD)                                     $0.00
`)
    expect(invoice?.lines.map(line => line.amount?.value)).toEqual([7450, 585, 79])
    expect(invoice?.figures.total_invoice_value?.value).not.toBe(0)
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

  const halves = (label: string): string => `
                     TAX INVOICE
   Invoice No: 41                       Date: 03/02/2025
   Description               Qty         Rate          Amount
   Tractor 4WD                 1    741,071.43     741,071.43
                                    CGST            44,464.29
                                    ${label.padEnd(16)}${label === '' ? '' : '44,464.29'}
                                    Total          830,000.01
`
  it('one half of GST is doubled where it was printed twice and read once', () => {
    expect(read(halves(''), true)?.figures.tax_total?.value).toBeCloseTo(88928.58, 2)
    expect(read(halves('SGST'), true)?.figures.tax_total?.value).toBeCloseTo(88928.58, 2)
    expect(read(halves(''))?.figures.tax_total?.value).toBe(44464.29)
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
