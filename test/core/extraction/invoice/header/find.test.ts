import { describe, expect, test } from 'vitest'
import { findHeader } from '../../../../../core/extraction/invoice/header/find.ts'
import type { InvoiceKind, InvoiceText } from '../../../../../core/extraction/invoice/invoice.ts'
import { invoiceView } from '../../../../../core/extraction/layout/document-view.ts'
import { drawPage, type DrawOptions } from '../../../../support/draw-page.ts'

type Texts = Partial<Record<InvoiceText, string>>

function read(picture: string, kind: InvoiceKind = 'invoice', options: DrawOptions = {}) {
  const view = invoiceView({ fileName: 'drawn.pdf', pages: [drawPage(picture, options)], problems: [] })
  return findHeader(view, { lines: [], regions: [] }, kind)
}
const head = (picture: string, kind: InvoiceKind = 'invoice', options: DrawOptions = {}): Texts =>
  Object.fromEntries(Object.entries(read(picture, kind, options)).map(([name, field]) => [name, field.value]))

const layouts: readonly (readonly [string, string, Texts, InvoiceKind?])[] = [
  [
    'a title that goes on after its first line, which is no order',
    `
      Osage Kitchen Supply LLC           PURCHASE ORDER FOR
      81 Rail Spur Dr                    FARM EQUIPMENT

      Bremer Creek Farms                 Order date  8/7/2026
    `,
    { invoice_date: '2026-08-07' },
  ],
  [
    'the number of a contract at its title, which no label names, beside a ZIP code and a telephone',
    `
      Osage Kitchen Supply LLC           INVOICE
      81 Rail Spur Dr                    Contract R-118204
      Enid, OK 73701
      580-555-0148                       Date  9/26/2026
    `,
    { invoice_number: 'R-118204', invoice_date: '2026-09-26', currency: 'USD' },
  ],
  [
    'a sentence in capitals, which is no number, a technician, who is no dollar, and the day a balance is due',
    `
      Osage Kitchen Supply LLC           Date  9/26/2026
      81 Rail Spur Dr
      Enid, OK 73701
      CAD technician
      CAD technician                     Total  $1,000.00
                                         BALANCE DUE 10/06/2026

      ALL RETURNS WITHIN 30 DAYS WITH THIS
      INVOICE; CORES WITHIN 60 DAYS IN THE BOX
    `,
    { invoice_date: '2026-09-26', due_date: '2026-10-06', currency: 'USD' },
  ],
  [
    "the number of the other side's quote, terms over two lines, an order of words and a number, and no rupees",
    `
      Osage Kitchen Supply LLC           Sales Order: 10874
      81 Rail Spur Dr                    Your Quote: 7719-B
      Enid, OK 73701                     Customer PO: I-65 RAMP
                                         Terms: NET 60 DAYS FROM
                                                DATE OF INVOICE

                                         Route: RS 0012697
    `,
    {
      invoice_number: '10874',
      payment_terms: 'NET 60 DAYS FROM DATE OF INVOICE',
      purchase_order: 'I-65 RAMP',
      currency: 'USD',
    },
  ],
  [
    'an order of words alone, and terms that end on a day',
    `
      Muskingum Seed Supply              Invoice # 40771
      2207 Linden Avenue                 PO #          Fall cover
      Zanesville, OH 43701               Terms         Early pay / net Nov 30
                                         Total  1,000.00
    `,
    { invoice_number: '40771', purchase_order: 'Fall cover', payment_terms: 'Early pay / net Nov 30', currency: 'USD' },
  ],
  [
    "an order of words with a number behind them, and a South African firm's currency",
    `
      Boland Cooling (Pty) Ltd           Invoice # 40771
      81 Rail Spur Road                  Your order: Cold room 3
      Paarl 7646                         Total  1,000.00
    `,
    { invoice_number: '40771', purchase_order: 'Cold room 3', currency: 'ZAR' },
  ],
  [
    'a reference of a payment, which is no order',
    `
      Osage Kitchen Supply LLC           Invoice # 40771
      81 Rail Spur Dr                    Date  9/26/2026
      Enid, OK 73701




      Payment          Date              Reference           Amount
      Check            9/26/2026         5518                1,000.00
    `,
    { invoice_number: '40771', invoice_date: '2026-09-26', currency: 'USD' },
  ],
  [
    'a schedule of payments, balances of an account and a legend of codes, none of which are terms',
    `
      Osage Kitchen Supply LLC           Invoice # 40771
      81 Rail Spur Dr                    Date  9/26/2026
      Enid, OK 73701                     Terms: 1=CASH 2=NET 10TH PROX.




      Payment 3 of 3           Due on completion          $13,959.69


      ACCOUNT RECAP            PAYMENTS                   NEW BAL
    `,
    { invoice_number: '40771', invoice_date: '2026-09-26', currency: 'USD' },
  ],
  [
    'no head beside that of the terms, terms below it, and no day that only ends a discount',
    `
      Osage Kitchen Supply LLC           INVOICE NUMBER   INVOICE DATE
      81 Rail Spur Dr                    40771            9/26/2026
      Enid, OK 73701                     PAYMENT TERMS    CURRENCY
                                         30 NET           USD

      If paid by 10/6/26 deduct 262.71
    `,
    { invoice_number: '40771', invoice_date: '2026-09-26', payment_terms: '30 NET', currency: 'USD' },
  ],
  [
    'a number in the title, customer number and terms beside it',
    `
      Ridge Truck & Trailer                              INVOICE 10428
      100 Main St, Tulsa, OK 74103                       March 4, 2026
      Sold To: Blue Line LLC          Cust No: 88123     PO: VERBAL
      Terms: 2/10 net 30              Due: 04/03/2026
    `,
    {
      invoice_number: '10428',
      invoice_date: '2026-03-04',
      due_date: '2026-04-03',
      payment_terms: '2/10 net 30',
      currency: 'USD',
    },
  ],
  [
    'a number at the head before one in a sentence at the foot',
    `
      Bent Nail Fabrication                          INVOICE
      7731 Old Hickory Rd                            Invoice #:      0041
      Cookeville, TN 38506                           Invoice date:   May 6, 2026

      Pay online with a bank account or card. Invoice ID: INV2-7QKM-41HX-9S2D
    `,
    { invoice_number: '0041', invoice_date: '2026-05-06', currency: 'USD' },
  ],
  [
    'a strip of heads that calls the number "Invoice", terms that begin like the label of a day',
    `
      Osage Kitchen Supply LLC           Invoice       Date
      81 Rail Spur Dr                    40771         9/26/2026
      Enid, OK 73701                     Customer PO   Due
                                         KX-118        9/26/2026
      Terms
      Due on receipt. Goods are ours until paid.
    `,
    {
      invoice_number: '40771',
      invoice_date: '2026-09-26',
      due_date: '2026-09-26',
      purchase_order: 'KX-118',
      currency: 'USD',
    },
  ],
  [
    'an order named in words at the end of its line, terms of a day of the month',
    `
      North Platte Lumber                INVOICE       2608-118407
      SOLD TO                            TERMS         NET 10TH
      Sandhills Frame Inc                CUST PO       SPF ROLLFORM
                                         DATE          08/06/26
    `,
    {
      invoice_number: '2608-118407',
      invoice_date: '2026-08-06',
      purchase_order: 'SPF ROLLFORM',
      payment_terms: 'NET 10TH',
    },
  ],
  [
    'a value set wide by a typewriter, a second line of a heading, a date of a list that is mentioned',
    `
      INVOICE NO.       DATE         JOB      TERMS                  VIA
                                     #
      7618-B            02/17/2026   26-041   1% 10  NET  30         Truck
      TRADED: SEE LIST DATED 01/11/2026 FOR ALL SERIALS
    `,
    { invoice_number: '7618-B', invoice_date: '2026-02-17', payment_terms: '1% 10 NET 30' },
  ],
  [
    'terms in shares',
    `
      Schuylkill Graphic                 INVOICE NO.   4471-A
                                         TERMS         20 / 70 / 10
                                         ACK. DATE     06/12/2026
    `,
    { invoice_number: '4471-A', invoice_date: '2026-06-12', payment_terms: '20 / 70 / 10' },
  ],
  [
    'a sentence of terms up to the other way to pay',
    `
      QUOTATION   Quote: TW-5520-C
      Terms. 50% deposit, 40% on notice of shipment, 10% at start-up; or payment in full by an approved lessor on delivery and acceptance.
    `,
    { invoice_number: 'TW-5520-C', payment_terms: '50% deposit, 40% on notice of shipment, 10% at start-up' },
    'quotation',
  ],
  [
    'a number left in the brackets of a form',
    `
      Pine Knot Networks Inc.            INVOICE
                                         DATE          6/14/2026
                                         INVOICE #     [21884]
      BILL TO                            DUE DATE      7/14/2026
    `,
    { invoice_number: '21884', invoice_date: '2026-06-14', due_date: '2026-07-14' },
  ],
  [
    'a German letter',
    `
      Meyer Landtechnik GmbH                         Rechnung 2024-0815
      D-49716 Meppen                                 Datum: 03.04.2024
                                                     Kunden-Nr.: 10077
      Ihre Bestellung: B-7781
      Zahlbar bis 17.04.2024 ohne Abzug.
      USt-IdNr. DE123456789                          Summe 1.190,00 €
    `,
    {
      invoice_number: '2024-0815',
      invoice_date: '2024-04-03',
      due_date: '2024-04-17',
      purchase_order: 'B-7781',
      currency: 'EUR',
    },
  ],
  [
    'a French one, day first by its country',
    `
      FACTURE N° FA-2024-118                       Date : 03/04/2024
      Client n° 4411
      SARL Martin, 69003 Lyon - SIRET 437 254 437 00179
      Échéance : 03/05/2024
      Conditions de paiement : 30 jours fin de mois
      Total TTC 1 200,00 €
    `,
    {
      invoice_number: 'FA-2024-118',
      invoice_date: '2024-04-03',
      due_date: '2024-05-03',
      payment_terms: '30 jours fin de mois',
      currency: 'EUR',
    },
  ],
  [
    'a Spanish one',
    `
      FACTURA                             Nº Factura: A-2024/77
      Fecha: 05/06/2024                   Vencimiento: 05/07/2024
      CIF: B12345678                      Total 1.210,00 €
    `,
    { invoice_number: 'A-2024/77', invoice_date: '2024-06-05', due_date: '2024-07-05', currency: 'EUR' },
  ],
  [
    'a Dutch one with a row of headings',
    `
      Factuur
      Factuurnummer      Factuurdatum     Vervaldatum      Klantnummer
      2024-00342         4 maart 2024     18 maart 2024    55012
      KvK 12345678   BTW NL123456789B01     Totaal € 121,00
    `,
    { invoice_number: '2024-00342', invoice_date: '2024-03-04', due_date: '2024-03-18', currency: 'EUR' },
  ],
  [
    'an Italian one, the day behind the number',
    `
      Fattura n. 128/2024 del 15/03/2024
      P.IVA 01234567890     Scadenza: 15/04/2024
      Totale € 1.220,00
    `,
    { invoice_number: '128/2024', invoice_date: '2024-03-15', due_date: '2024-04-15', currency: 'EUR' },
  ],
  [
    'boxes of a bookkeeping program',
    `
      Invoice                                        Date         Invoice #
                                                     3/14/26      3307
      Bill To                P.O. No.      Terms           Due Date     Rep
      Acme Farms             V-226         Due on receipt  3/14/26      KS
      Fargo, ND 58102        Total $1.00
    `,
    {
      invoice_number: '3307',
      invoice_date: '2026-03-14',
      due_date: '2026-03-14',
      purchase_order: 'V-226',
      payment_terms: 'Due on receipt',
      currency: 'USD',
    },
  ],
  [
    'labels and values glued together',
    `
      Invoice#4711 Date:03/04/2024 Terms:NET 10
      Ship Via: Truck    Account No: 123456   Customer PO#: 99-1022
      Austin, TX 78701
    `,
    {
      invoice_number: '4711',
      invoice_date: '2024-03-04',
      purchase_order: '99-1022',
      payment_terms: 'NET 10',
      currency: 'USD',
    },
  ],
  [
    'labels over two lines',
    `
      INVOICE
      Invoice
      Number:      INV 2024 001
      Invoice
      Date:        Apr 5, 2024
      Payment
      Due:         Upon receipt
    `,
    { invoice_number: 'INV 2024 001', invoice_date: '2024-04-05', payment_terms: 'Upon receipt' },
  ],
  [
    'an Indian tax invoice',
    `
      TAX INVOICE
      Invoice No.: GST/24-25/0112             Dated: 12-Nov-24
      Delivery Note: 445                      Mode/Terms of Payment: 30 Days
      Buyer's Order No.: PO/778               GSTIN/UIN: 27AAAAA0000A1Z5
    `,
    {
      invoice_number: 'GST/24-25/0112',
      invoice_date: '2024-11-12',
      purchase_order: 'PO/778',
      payment_terms: '30 Days',
      currency: 'INR',
    },
  ],
  [
    'a credit note beside the invoice it is for',
    `
      CREDIT NOTE
      Credit Note No: CN-118          Original Invoice No: INV-2091
      Credit Note Date: 9 May 2025    VAT GB 123 4567 89   Total £ 240.00
    `,
    { invoice_number: 'CN-118', invoice_date: '2025-05-09', currency: 'GBP' },
    'credit_note',
  ],
  [
    'an invoice that came of a quotation',
    `
      Quote No: Q-1042                Invoice No: 60331
      Quote Date: 02/01/2026          Invoice Date: 02/14/2026
      Reno, NV 89501                  Total $1,000.00
    `,
    { invoice_number: '60331', invoice_date: '2026-02-14', currency: 'USD' },
  ],
  [
    'a bill of sale in prose',
    `
      BILL OF SALE
      For value received, on this 14th day of March, 2026, Hill Country Trailers of Boise, ID 83702 sells to
      Northern Freight LLC the trailer described below for $38,500.00.
    `,
    { invoice_date: '2026-03-14', currency: 'USD' },
    'bill_of_sale',
  ],
  [
    'a purchase order: its number is the order',
    `
      PURCHASE ORDER                       PO Number:    2024-118
                                           PO Date:      06/14/2024
      Vendor: Big Iron Inc                 Salem, OR 97301
    `,
    { invoice_date: '2024-06-14', purchase_order: '2024-118', currency: 'USD' },
    'purchase_order',
  ],
  [
    'an order number where no other is printed',
    `
      Order confirmation & invoice
      Order #: 81204577               Order placed: December 3, 2025
      Houma, LA 70360                 Order total $32,992.92
    `,
    { invoice_number: '81204577', invoice_date: '2025-12-03', currency: 'USD' },
  ],
  [
    'a caption under its value',
    `
      03/14/2026
      Date of sale
    `,
    { invoice_date: '2026-03-14' },
    'bill_of_sale',
  ],
  [
    'a form that numbers its fields, values under them',
    `
      1. Purchaser               2. Sale number     3. Date of award
      Crane Brothers Salvage     SB-26-0442         04/21/2026
      RR 1 Box 77, Vandalia, IL 62471
    `,
    { invoice_number: 'SB-26-0442', invoice_date: '2026-04-21', currency: 'USD' },
  ],
  [
    'the day behind the number and a bar, the day of the purchase beside it; terms that count from a day',
    `
      Invoice # INV-1180 | February 11, 2026     Purchase date: 09-Feb-2026
      Payment terms: 30 days from date of invoice
      Omaha, NE 68124
    `,
    {
      invoice_number: 'INV-1180',
      invoice_date: '2026-02-11',
      payment_terms: '30 days from date of invoice',
      currency: 'USD',
    },
  ],
  [
    'labels of an ERP, a version behind the number and a day that is only promised',
    `
      Doc. Nbr.            Q-20418 (v3)
      Creation Date        3/14/2026
      Requested Delivery   6/15/2026
      Pymt Terms: Net 30 days
      Cust. Order Nbr.     T-2209
      Omaha, NE 68124
    `,
    {
      invoice_number: 'Q-20418',
      invoice_date: '2026-03-14',
      payment_terms: 'Net 30 days',
      purchase_order: 'T-2209',
      currency: 'USD',
    },
    'quotation',
  ],
  [
    'a number behind "Re:", the means of payment, and the reference of the buyer',
    `
      Re: Quotation CB-26-0417                Quoted on March 3, 2026
      Payment      Bank wire
      Reference    PO 4471
      Omaha, NE 68124
    `,
    { invoice_number: 'CB-26-0417', invoice_date: '2026-03-03', purchase_order: '4471', currency: 'USD' },
    'quotation',
  ],
  [
    'a part number that begins like a currency, and a state that ends like a country',
    `
      Invoice no. 88412                       Signed this 14th day of October, 2026
      BHD-OTP    Delivery unit
      a New Mexico corporation, 418 Paseo del Pueblo Sur, Taos, NM 87571
    `,
    { invoice_number: '88412', invoice_date: '2026-10-14', currency: 'USD' },
  ],
]

describe('layouts', () => {
  for (const [name, picture, expected, kind] of layouts) test(name, () => expect(head(picture, kind)).toEqual(expected))
})

describe('what is no number of the invoice', () => {
  test.each([
    ['a customer', 'Customer No: 88123'],
    ['an account', 'Account Number: 004411'],
    ['a telephone', 'Phone No: 314-917-2427'],
    ['a tax number', 'GSTIN No: 27AAAAA0000A1Z5'],
    ['a vehicle', 'VIN #: 1UYVS2538GU123456'],
    ['a lot', 'Lot #: 94181345'],
    ['a day', 'Invoice: 03/04/2024'],
    ['a post box', 'PO Box 742980'],
  ])('%s', (_, picture) => {
    const { invoice_number, purchase_order } = head(picture)
    expect([invoice_number, purchase_order]).toEqual([undefined, undefined])
  })
})

describe('amounts', () => {
  test.each([
    ['Maple Equipment, Guelph, ON  N1H 3A1   Total $ 5,650.00', 'CAD'],
    ['Sydney NSW 2000   ABN 51 824 753 556   Total $110.00', 'AUD'],
    ['Tulsa, OK 74103   Amount due (CAD) $110.00', 'CAD'],
    ['Dayton, OH 45404   GRAND TOTAL US$ 221,200.00', 'USD'],
    ['Org.nr 987 654 321 MVA   Norge   Sum kr 12 500,00', 'NOK'],
    ['Total CHF 1 200.00', 'CHF'],
    ['Total Rs. 7,45,000.00', 'INR'],
  ])('%s', (picture, currency) => expect(head(picture).currency).toBe(currency))

  test('of the country alone it is derived and has no place', () =>
    expect(read('Tulsa, OK 74103   Amount 110.00').currency).toMatchObject({
      value: 'USD',
      method: 'derived',
      evidence: [],
    }))
  test('no mark and no country: unknown', () => expect(head('Amount 110.00').currency).toBeUndefined())
})

test('a due day is read, never computed from the terms', () =>
  expect(head('Invoice Date: 03/04/2024\nTerms: Net 30').due_date).toBeUndefined())

test('a day that can be read in two ways in a document of no country is not sure', () => {
  expect(read('Invoice Date: 03/04/2024').invoice_date?.confidence).toBeLessThan(0.75)
  expect(read('Invoice Date: 25/04/2024').invoice_date?.confidence).toBeGreaterThan(0.95)
})

test('two numbers under equal labels are doubtful', () =>
  expect(read('Invoice No: 4711\nInvoice No: 4712').invoice_number?.confidence).toBeLessThan(0.8))

test('recognized pages are read too, less surely', () => {
  const number = read('Invcice Number: 4711', 'invoice', { source: 'ocr' }).invoice_number
  expect(number).toMatchObject({ value: '4711', method: 'ocr' })
  expect(number?.confidence).toBeLessThan(0.95)
})

test('a number with zeros before it is no amount, whatever recognition made of its letter', () =>
  expect(head('Quotation # $00873', 'quotation', { source: 'ocr' }).invoice_number).toBe('S00873'))

test('what recognition makes of a drawing is no number', () =>
  expect(head('INVOICE U07', 'invoice', { source: 'ocr', confidence: 0.2 }).invoice_number).toBeUndefined())

test('a label is answered at the best of its places, however sure recognition is of another', () => {
  const page = drawPage('Payment terms: 40% advance, balance before shipment\nTen weeks after the advance payment', {
    source: 'ocr',
  })
  const lines = page.lines.map((line, row) => ({
    ...line,
    words: line.words.map(word => ({ ...word, confidence: row === 0 ? 0.7 : 0.97 })),
  }))
  const view = invoiceView({ fileName: 'drawn.pdf', pages: [{ ...page, lines }], problems: [] })
  const { payment_terms } = findHeader(view, { lines: [], regions: [] }, 'invoice')
  expect(payment_terms?.value).toBe('40% advance, balance before shipment')
})

test('evidence is the words of the value', () => {
  const number = read('Invoice No: 4711').invoice_number
  expect(number?.evidence).toMatchObject([{ page: 1, text: '4711' }])
  expect(number?.label).toBe('Invoice No:')
})
