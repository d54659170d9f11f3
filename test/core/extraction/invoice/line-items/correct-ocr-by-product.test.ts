/** Misread amounts: corrected where one correction makes the product agree, left alone where none or several would. */
import { describe, expect, it } from 'vitest'
import { extractInvoices } from '../../../../../core/extraction/invoice/extract.ts'
import { table, typedDocument } from '../typed-page.ts'

describe('products of recognized rows', () => {
  const sheet = (quantity: string, rate: string, amount: string): string => `
   Description                    Qty    Unit Price        Amount
   Grain trailer 500 bu           ${quantity.padStart(3)}    ${rate.padStart(10)}    ${amount.padStart(10)}
   Ratchet strap set                4         31.50        126.00
   Delivery                         1        420.00        420.00
                                       Total            9,546.00
`
  const lines = (quantity: string, rate: string, amount: string) =>
    table(sheet(quantity, rate, amount), { ocr: true })[0]!.slice(1, 4)

  it('one of a thing, whatever its digit was read as', () => {
    expect(lines('4', '9,000.00', '9,000.00')).toEqual([1, 9000, 9000])
  })
  it('a rate with a wrong digit, where the sum proves the amount', () => {
    expect(lines('2', '4,600.00', '9,000.00')).toEqual([2, 4500, 9000])
  })
  it('a rate whose point was read as a comma', () => {
    const text = `
   Description                    Qty    Unit Price        Amount
   Ceiling filter pad             200        14,350      2,870.00
   Delivery                         1        420.00        420.00
                                       Total            3,290.00
`
    expect(table(text, { ocr: true })[0]!.slice(1, 4)).toEqual([200, 14.35, 2870])
  })
  it('nothing is corrected on pages with a text layer', () => {
    expect(table(sheet('4', '9,000.00', '9,000.00'))[0]!.slice(1, 4)).toEqual([4, 9000, 9000])
  })
})

describe('amounts in words', () => {
  const quotation = (amount: string, total: string): string => `
            KISAN MOTORS
            NH-30, Mirzapur Road, Rewa - 486001

                         QUOTATION
   No: KM/231                              Date: 21/07/2025

   Sr.No   Particulars                 Qty     Rate         Amount
   1       EICHER 485 TRACTOR           1    ${amount}    ${amount}
   ${total}
   Rupees Six Lakh Ninety Thousand Only
`
  const read = (text: string) => extractInvoices(typedDocument([text], { ocr: true })).invoices[0]!

  it('name the total nothing else does', () => {
    const { figures } = read(quotation('6,90,000.00', ''))
    expect(figures.total_invoice_value?.value).toBe(690000)
  })
})
