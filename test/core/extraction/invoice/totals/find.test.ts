/** The sums of invoices in many layouts and languages. */
import { describe, expect, it } from 'vitest'
import { findTotals } from '../../../../../core/extraction/invoice/totals/find.ts'
import type { LineItem, LineItems, InvoiceTotals } from '../../../../../core/extraction/invoice/invoice.ts'
import { invoiceView } from '../../../../../core/extraction/layout/document-view.ts'
import { printedPage } from '../../../../support/printed-page.ts'

const noLines: LineItems = { lines: [], regions: [] }

const read = (text: string, items = noLines, confidence = 1): InvoiceTotals =>
  findTotals(invoiceView(printedPage(text, confidence)), items)

const values = ({ figures }: InvoiceTotals): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]))

interface Layout {
  readonly name: string
  /** Null: nothing may be read. */
  readonly states: Readonly<Record<string, number | null>>
  readonly text: string
}

const layouts: readonly Layout[] = [
  {
    name: 'three offers side by side, of which none is known to be meant',
    states: { total_invoice_value: null },
    text: `
                              Good            Better            Best
Your investment          25,885.00         29,834.00       36,700.00`,
  },
  {
    name: 'a sum before a rebate that is taken off',
    states: { total_invoice_value: 9500, subtotal: 10000, discount: 500 },
    text: `
                                   Investment before rebate  10,000.00
                                   Rebate                      -500.00
                                   Total                      9,500.00`,
  },
  {
    name: 'the card that a total was paid with, printed under it, which is not due',
    states: { total_invoice_value: 219, subtotal: 200, amount_due: null },
    text: `
                                   Subtotal                   200.00
                                   Sales tax                   19.00
                                   Total                      219.00
                                   VISA                       219.00`,
  },
  {
    name: 'net, tax and gross of an order in the foot of its table, and a share of it to be financed',
    states: { total_invoice_value: 148335.3, subtotal: 136943.5, tax_total: 11391.8, amount_due: null },
    text: `
              Order totals        136,943.50       11,391.80      148,335.30
Grant account 1520: 118,000.00; balance to be financed under master lease`,
  },
  {
    name: 'the sums of two sections, neither of which is the subtotal',
    states: { total_invoice_value: 22152.37, subtotal: null },
    text: `
Excavator                                                  10,637.25
                                   Total equipment         10,637.25
Pipe                                                       11,515.12
                                   Total materials         11,515.12
                                   Total this invoice     $22,152.37`,
  },
  {
    name: 'a tax of so many lines of the form',
    states: { total_invoice_value: 31820.31, tax_total: 1495.31 },
    text: `
1   Cash price of trailer                                  28,450.00
2   Accessories                                             1,875.00
3   Tax 6.25% of lines 1 and 2 less line 7                  1,495.31
4   Total cash delivered price (1 to 3)                    31,820.31`,
  },
  {
    name: 'the balance of an earlier bill',
    states: { total_invoice_value: 18698.92, amount_due: null },
    text: `
                                   Total this invoice      $18,698.92
Number            Date             Balance
26-0388           9/30/2026        2,140.00`,
  },
  {
    name: 'an amount within the label of a tax, and freight both ways',
    states: { total_invoice_value: 20500, tax_total: 1000, shipping: 300 },
    text: `
                                   Subtotal                19,200.00
Delivery and pickup                                           300.00
SC tax, maximum $500 a unit, two units                      1,000.00
                                   Total                   20,500.00`,
  },
  {
    name: 'a net value without tax, which is the total of an order, beside a speed',
    states: { total_invoice_value: 242480, tax_total: null },
    text: `
                                   balanced 25,000 rpm
Total net value excl. tax USD                           242,480.00`,
  },
  {
    name: 'a discount that early payment would earn',
    states: { discount: null, total_invoice_value: 11373.38 },
    text: `
                                   Total                   10,519.00
                                   Freight                    186.42
Cash discount 105.19 if paid by 04/24/26
                                   Taxes                      667.96
                                   Invoice total           11,373.38`,
  },
  {
    name: 'the cents of another column under a label, which are no amount',
    states: { shipping: null, total_invoice_value: 62786 },
    text: `
                                   Freight                        06
                                   Total                   62,786.00`,
  },
  {
    name: 'what an incentive leaves of the price',
    states: { discount: null, total_invoice_value: 209439 },
    text: `
                                   Total contract price   209,439.00
                                   Federal tax credit     -62,831.70
                                   Net cost after incentives 146,607.30`,
  },
  {
    name: 'a total with a note about a tax in brackets',
    states: { total_invoice_value: 34426, tax_total: null },
    text: `
                                   Tank                    30,426.00
                                   Crating                  4,000.00
                                   Project total (no sales tax in Oregon)   $34,426.00`,
  },
  {
    name: 'a row of sums whose tax notes its rates in brackets',
    states: { subtotal: 2344.9, tax_total: 216.08, shipping: 68.5, total_invoice_value: 2629.48 },
    text: `
ITEM TOTAL      TAX (TN 7.000 SHELBY 2.750)        FREIGHT        PREPAYMENT        TOTAL DUE (USD)
   2,344.90                          216.08          68.50              0.00               2,629.48`,
  },
  {
    name: 'bare numbers of a time and an address under words of freight',
    states: { shipping: null, total_invoice_value: 24695.5 },
    text: `
Quotation                      Delivery        18 weeks after order
Deliver to   2250 Mill Road

                                   Crusher                 24,000.00
                                   Belt                       695.50
                                   Total                   24,695.50`,
  },
  {
    name: 'recapitulation that takes off the trade-in before tax and fees',
    states: { total_invoice_value: 75328.55, trade_in: 22500, down_payment: 2500, amount_due: 50328.55 },
    text: `
            RETAIL PURCHASE AGREEMENT
                                  Total cash price          71,820.00
                                  Less trade-in allowance   22,500.00
                                  Trade difference          49,320.00
                                  Service fee                  499.00
                                  Sales tax 5.5%             2,740.05
                                  License and title fee        269.50
                                  Subtotal                  52,828.55
                                  Less cash deposit          2,500.00
                                  Unpaid balance            50,328.55`,
  },
  {
    name: 'sections of parts, labor and both',
    states: { subtotal: 63493, shipping: 890, total_invoice_value: 64383 },
    text: `
Qty   Item                    Parts         Labor         Total
              Sanctuary Total       $43,369.00    $5,510.00     $48,879.00
              Hall Total            $13,246.00    $1,368.00     $14,614.00

                                      Proposal Subtotal     $63,493.00
                                      Shipping                 $890.00
                                      Project Total         $64,383.00`,
  },
  {
    name: 'prose bill of sale',
    states: { total_invoice_value: 12500 },
    text: `
                         BILL OF SALE
For and in consideration of the total amount of $12,500.00 (twelve thousand five hundred
dollars), the receipt of which is acknowledged, the Seller sells to the Buyer one 2018
Great Dane trailer, VIN 1GRAA0621JB700123.`,
  },
  {
    name: 'prose deposit',
    states: { total_invoice_value: 48000, down_payment: 5000, amount_due: 43000 },
    text: `
                         BILL OF SALE
The undersigned seller, Big Rig LLC, hereby sells to Acme Farms the following: 2019 Utility
reefer trailer for the purchase price of $48,000.00. A deposit of $5,000.00 was received on
May 2, 2026, and the balance of $43,000.00 is due on delivery.`,
  },
  {
    name: 'nl',
    states: { subtotal: 1239.67, tax_total: 260.33, total_invoice_value: 1500 },
    text: `
Factuur                      Factuurnummer 20231
Omschrijving           Aantal   Prijs        Bedrag
Laptop Dell            1        1.239,67     1.239,67

                       Subtotaal             1.239,67
                       BTW 21%                 260,33
                       Totaal incl. btw  € 1.500,00`,
  },
  {
    name: 'fr',
    states: { subtotal: 1200, tax_total: 240, total_invoice_value: 1440, down_payment: 440, amount_due: 1000 },
    text: `
FACTURE N° F-2024-001
Désignation          Qté      PU HT         Total HT
Prestation           12       100,00        1 200,00

                         Total HT           1 200,00 €
                         TVA (20%)            240,00 €
                         Total TTC          1 440,00 €
                         Acompte versé       -440,00 €
                         Net à payer        1 000,00 €`,
  },
  {
    name: 'es',
    states: { subtotal: 2500, tax_total: 525, total_invoice_value: 3025 },
    text: `
FACTURA
Descripción             Cantidad   Precio     Importe
Motor eléctrico         1          2.500,00   2.500,00
   Base imponible      IVA 21%      Total factura
   2.500,00            525,00       3.025,00 €`,
  },
  {
    name: 'de 2 rates',
    states: { subtotal: 300, tax_total: 45, total_invoice_value: 345 },
    text: `
Rechnung Nr. 100
Pos  Bezeichnung       Menge  Einzelpreis   Gesamt
1    Ware A            1      200,00        200,00
2    Buch              1      100,00        100,00
                 Zwischensumme                300,00 EUR
                 zzgl. 7 % MwSt auf 100,00 EUR  7,00 EUR
                 zzgl. 19 % MwSt auf 200,00 EUR 38,00 EUR
                 Gesamtbetrag                 345,00 EUR`,
  },
  {
    name: 'de included',
    states: { total_invoice_value: 119, tax_total: 19 },
    text: `
Rechnung Nr. 100
Artikel            Menge  Preis   Betrag
Werkzeug           1      119,00  119,00
                 Gesamtsumme          119,00 €
                 darin enthalten 19% MwSt  19,00 €`,
  },
  {
    name: 'ca gst pst',
    states: { subtotal: 1000, tax_total: 120, total_invoice_value: 1120, amount_paid: 1120, amount_due: 0 },
    text: `
INVOICE 55
Description          Qty    Price      Amount
Loader bucket        1      1,000.00   1,000.00
                         Subtotal      1,000.00
                         GST 5%           50.00
                         PST 7%           70.00
                         TOTAL         1,120.00
                         Paid          1,120.00
                         Balance           0.00`,
  },
  {
    name: 'india cgst discount',
    states: { subtotal: 100000, discount: 5000, tax_total: 17100, total_invoice_value: 112100 },
    text: `
TAX INVOICE
Sl  Description of Goods   HSN    Qty   Rate        Amount
1   Rotavator              8432   1     1,00,000.00 1,00,000.00
                       Sub Total              1,00,000.00
                       Less: Discount @ 5%       5,000.00
                       Taxable Value            95,000.00
                       CGST @ 9%                 8,550.00
                       SGST @ 9%                 8,550.00
                       Grand Total            1,12,100.00
Amount in words: Rupees One Lakh Twelve Thousand One Hundred Only`,
  },
  {
    name: 'india round off',
    states: { total_invoice_value: 735000 },
    text: `
QUOTATION
Sr  Particulars                 Qty     Rate        Amount
1   Sonalika DI 745 Tractor     1       7,35,000/-  7,35,000/-
                                Total Rs.           7,35,000/-
(Rupees Seven Lakh Thirty Five Thousand Only)`,
  },
  {
    name: 'india letter',
    states: { total_invoice_value: 685000 },
    text: `
To, The Manager, State Bank
Sub: Quotation for Eicher 485 Tractor
Dear Sir, we are pleased to quote our best price as under
Ex-showroom price of Tractor        Rs. 6,50,000.00
Insurance                           Rs. 20,000.00
RTO & Registration                  Rs. 15,000.00
Total                               Rs. 6,85,000.00`,
  },
  {
    name: 'header box amount due',
    states: { total_invoice_value: 500, amount_due: 500 },
    text: `
INVOICE                        Invoice #      Date         Amount Due
                               1001           05/01/2026   $500.00
Description                 Hours    Rate     Amount
Consulting                  5        100.00   $500.00
Thank you for your business`,
  },
  {
    name: 'uk vat',
    states: { subtotal: 750, tax_total: 150, total_invoice_value: 900, shipping: 0 },
    text: `
INVOICE
Item                    Qty   Unit Price    Total
Crane hire              3     £250.00       £750.00
                        Net Amount          £750.00
                        Carriage            £0.00
                        VAT @ 20%           £150.00
                        Invoice Total       £900.00`,
  },
  {
    name: 'au gst included',
    states: { total_invoice_value: 1100, tax_total: 100, amount_due: 1100 },
    text: `
TAX INVOICE
Description              Quantity   Unit Price   Amount AUD
Trailer hire             1          1,100.00     1,100.00
            INCLUDES GST 10%        100.00
            TOTAL AUD               1,100.00
            AMOUNT DUE AUD          1,100.00`,
  },
  {
    name: 'quote turned invoice',
    states: {
      subtotal: 48500,
      shipping: 950,
      tax_total: 3091.88,
      total_invoice_value: 52541.88,
      down_payment: 5000,
      amount_due: 47541.88,
    },
    text: `
QUOTE / INVOICE
Item   Description                     Qty   Each         Extended
1      Bobcat T770                     1     48,500.00    48,500.00
            Equipment Total           48,500.00
            Freight                      950.00
            Sales Tax (6.25%)          3,091.88
            Quote Total               52,541.88
            Deposit Received          -5,000.00
            Balance Due               47,541.88`,
  },
  {
    name: 'po',
    states: { total_invoice_value: 325000, subtotal: 300000, tax_total: 25000 },
    text: `
PURCHASE ORDER
QTY  DESCRIPTION                         UNIT PRICE      EXTENSION
2    2026 Kenworth T880 dump truck       150,000.00      300,000.00
FEDERAL EXCISE TAX                                        25,000.00
                                  SUB-TOTAL              300,000.00
                                  TOTAL FET               25,000.00
                                  PO TOTAL               325,000.00`,
  },
  {
    name: 'qb no tax',
    states: { total_invoice_value: 1234.56 },
    text: `
Invoice
Quantity  Description             Rate       Amount
1         Repair                  1,234.56   1,234.56


                                  Total      $1,234.56`,
  },
  {
    name: 'credit memo',
    states: { total_invoice_value: -450, subtotal: -400, tax_total: -50 },
    text: `
CREDIT MEMO
Item          Qty    Price     Amount
Returned pump -1     400.00    -400.00
                 Subtotal      -400.00
                 Tax            -50.00
                 Total Credit  -450.00`,
  },
  {
    name: 'minus trailing',
    states: { total_invoice_value: 9500, subtotal: 10000, discount: 500 },
    text: `
INVOICE
Description               Amount
Used compressor           10,000.00
        Subtotal          10,000.00
        Discount             500.00-
        TOTAL              9,500.00`,
  },
  {
    name: 'two pages totals carry',
    states: { total_invoice_value: 660, subtotal: 600, tax_total: 60 },
    text: `
INVOICE
Description               Qty   Price   Amount
A                         1     100.00  100.00
B                         1     200.00  200.00
                      Carried forward   300.00
                      Brought forward   300.00
C                         1     300.00  300.00
                      Subtotal          600.00
                      Tax 10%            60.00
                      TOTAL             660.00`,
  },
  {
    name: 'vat table below',
    states: { total_invoice_value: 1424, subtotal: 1200, tax_total: 224 },
    text: `
INVOICE
Description               Qty   Price   Amount
A                         1     1000.00 1000.00
B                         1     200.00  200.00
VAT rate    Net amount    VAT amount   Gross
20%         1,000.00      200.00       1,200.00
12%         200.00         24.00         224.00
Total       1,200.00      224.00       1,424.00
AMOUNT TO PAY      GBP 1,424.00`,
  },
  {
    name: 'it',
    states: { subtotal: 500, tax_total: 110, total_invoice_value: 610 },
    text: `
Fattura n. 12
Descrizione         Quantità   Prezzo    Importo
Pompa               1          500,00    500,00
   Imponibile    500,00
   IVA 22%       110,00
   Totale fattura  € 610,00`,
  },
  {
    name: 'pt',
    states: { subtotal: 100, tax_total: 23, total_invoice_value: 123 },
    text: `
Fatura FT 2024/1
Descrição           Qtd   Preço   Valor
Serviço             1     100,00  100,00
   Total ilíquido   100,00
   IVA (23%)         23,00
   Total a pagar   123,00 €`,
  },
  {
    name: 'receipt',
    states: { total_invoice_value: 54.25, subtotal: 50, tax_total: 4.25, amount_paid: 60 },
    text: `
RECEIPT
Hose clamp             20.00
Hydraulic oil          30.00
SUBTOTAL               50.00
TAX                     4.25
TOTAL                  54.25
CASH                   60.00
CHANGE                  5.75`,
  },
  {
    name: 'paid card',
    states: { total_invoice_value: 80, amount_due: 0, amount_paid: 80 },
    text: `
Invoice
Description    Amount
Fee            $80.00
Total          $80.00
Amount paid    $80.00
Amount due     $0.00`,
  },
  {
    name: 'levels of tax',
    states: { subtotal: 20000, tax_total: 1710, total_invoice_value: 21710 },
    text: `
INVOICE
Description              Qty   Price        Amount
Mini excavator           1     20,000.00    20,000.00
                    Subtotal                20,000.00
                    State Tax 6.25%          1,250.00
                    County Tax 1.3%            260.00
                    City Tax 1%                200.00
                    Total                   21,710.00`,
  },
  {
    name: 'total with currency words',
    states: { total_invoice_value: 1020 },
    text: `
INVOICE
Service              Amount
Support              1,020
Total                USD 1,020`,
  },
  {
    name: 'discount percent',
    states: { subtotal: 1000, discount: 100, tax_total: 81, total_invoice_value: 981 },
    text: `
INVOICE
Item        Qty   Price   Amount
Pump        1     1000.00 1000.00
Subtotal                  1000.00
Discount 10%              -100.00
Subtotal after discount    900.00
Sales tax 9%                81.00
TOTAL                     $981.00`,
  },
  {
    name: 'balance beside a payment',
    states: { total_invoice_value: null, amount_paid: null, amount_due: 18046.15 },
    text: `
Customer Statement
Date         Description             Charges      Credits      Balance
03/14/2025   Invoice BB-20418        23,046.15                 23,046.15
03/20/2025   Payment - Thank you                  5,000.00     18,046.15
Amount Due: $18,046.15`,
  },
  {
    name: 'no total',
    states: { total_invoice_value: null },
    text: `
PRICE LIST 2026
Item                 Price
Widget A             10.00
Widget B             20.00`,
  },
  {
    name: 'auction charges payments',
    states: { total_invoice_value: 5592, amount_paid: 5592, amount_due: 0 },
    text: `
Sales Receipt/Bill of Sale        Date: 12/31/25
Date        Charges                 Amount        Description
12/23/2025  Sale Price              $4,600.00
12/23/2025  Gate Fee                $95.00
12/31/2025  Storage                 $272.00
12/31/2025  Buyer Fee               $625.00
12/31/2025  Payment                 -$5,567.00    Wire Payment, REF# 251231016622
12/31/2025  Payment                 -$25.00       Wire Payment, REF# 251231017527
            Net Due (USD)           $0.00`,
  },
  {
    name: 'tv credit memo',
    states: { total_invoice_value: -255, subtotal: -300, discount: 45 },
    text: `
CREDIT MEMO
Line  Description            Date      Rate
1     News at 6              01/02/20  -$150.00
2     News at 10             01/03/20  -$150.00
                Gross Total        -$300.00
                Agency Commission    $45.00
                Net Credit         -$255.00`,
  },
  {
    name: 'prose simple',
    states: { total_invoice_value: 61500, down_payment: 6150, amount_due: 55350 },
    text: `
BILL OF SALE
In consideration of the sum of Sixty One Thousand Five Hundred Dollars ($61,500.00), of which
$6,150.00 has been paid as a deposit and the remaining balance of $55,350.00 is payable at closing,
Seller sells and conveys to Buyer one (1) 2020 Utility 3000R reefer trailer.`,
  },
  {
    name: 'simple text',
    states: { subtotal: 2120, tax_total: 169.6, total_invoice_value: 2289.6 },
    text: `
Invoice
Qty   Description       Unit     Price
10    Widgets           12.00    120.00
2     Machines          1000.00  2000.00
Subtotal: $2,120.00
Tax (8%): $169.60
Total: $2,289.60`,
  },
  {
    name: 'electricity',
    states: { total_invoice_value: 64.35, amount_due: 64.35 },
    text: `
Facture du 4 mai 2020
Montant à payer TTC          64,35 €
Abonnement                          10,23 €
Consommation                        41,00 €
Total hors TVA                      53,63 €
TVA                                 10,72 €
Total TTC                           64,35 €
prélevé le 20 mai 2020`,
  },
  {
    name: 'total left under',
    states: { total_invoice_value: 10250.5, tax_total: 750.5, subtotal: 9500 },
    text: `
INVOICE
DESCRIPTION                                   AMOUNT
Repair of crane                             9,500.00
SUBTOTAL                                    9,500.00
SALES TAX 7.9%                                750.50
PLEASE PAY THIS AMOUNT  >>>               $10,250.50`,
  },
  {
    name: 'recap strip',
    states: {
      subtotal: 5000,
      shipping: 120,
      tax_total: 400,
      total_invoice_value: 5520,
      amount_paid: 520,
      amount_due: 5000,
    },
    text: `
INVOICE
Item     Description       Qty   Price      Extension
A1       Ice machine       1     5,000.00   5,000.00


Subtotal      Freight     Sales Tax    Invoice Total   Payments    Balance Due
5,000.00      120.00      400.00       5,520.00        520.00      5,000.00`,
  },
  {
    name: 'amount in small box',
    states: { total_invoice_value: 3020.75 },
    text: `
INVOICE NUMBER        DATE            TOTAL DUE
88120                 03/04/2026      $3,020.75
Service call on excavator, hydraulic hose replaced
Parts                                    2,020.75
Labor                                    1,000.00`,
  },
  {
    name: 'gross list',
    states: { total_invoice_value: 2380, subtotal: 2000, tax_total: 380 },
    text: `
RECHNUNG
Pos. Bezeichnung     Menge   E-Preis   G-Preis
1    Bohrmaschine    2       1.000,00  2.000,00
Nettobetrag      MwSt.%     MwSt.-Betrag     Rechnungsbetrag
2.000,00 €       19,00      380,00 €         2.380,00 €`,
  },
  {
    name: 'skonto',
    states: { total_invoice_value: 1190, subtotal: 1000, tax_total: 190 },
    text: `
Rechnung
Bezeichnung      Menge  Preis     Gesamt
Pumpe            1      1.000,00  1.000,00
      Netto                       1.000,00
      19% USt                       190,00
      Brutto                      1.190,00
Bei Zahlung bis 10.05.2026 abzüglich 2% Skonto: 1.166,20 EUR`,
  },
  {
    name: 'withheld',
    states: { total_invoice_value: 121, subtotal: 100, tax_total: 21 },
    text: `
FACTURA
Concepto             Unidades   Precio    Importe
Servicio             1          100,00    100,00
Base imponible       100,00 €
IVA 21%               21,00 €
TOTAL FACTURA        121,00 €`,
  },
]

describe('totals of an invoice', () => {
  for (const { name, states, text } of layouts)
    it(`reads ${name}`, () => {
      const found = values(read(text))
      for (const [member, value] of Object.entries(states))
        expect(found[member] ?? null).toEqual(value === null ? null : expect.closeTo(value, 2))
    })

  it('names the taxes with their rates and bases', () => {
    const { taxes } = read(`
INVOICE
Subtotal                             262.90
Tax 15% on $ 112.90                $  16.94
Total                                279.84`)
    expect(taxes).toHaveLength(1)
    expect(taxes[0]?.rate?.value).toBe(0.15)
    expect(taxes[0]?.base?.value).toBe(112.9)
    expect(taxes[0]?.amount?.value).toBe(16.94)
  })

  it('derives a tax of which only the rate is printed', () => {
    const { figures, taxes } = read(`
Subtotal        $10,375.00
Sales Tax       3%
Total           $10,686.25`)
    expect(figures.tax_total).toMatchObject({ value: 311.25, method: 'derived' })
    expect(taxes[0]?.rate?.value).toBe(0.03)
    expect(taxes[0]?.amount).toBeNull()
  })

  it('derives the total from what is due and what was paid', () => {
    const { figures } = read(`
Payments/Credits     -$10,000.00
Balance Due          $45,880.00`)
    expect(figures.total_invoice_value).toMatchObject({ value: 55880, method: 'derived' })
    expect(figures.amount_due?.value).toBe(45880)
    expect(figures.amount_paid?.value).toBe(10000)
  })

  it('takes the only amount due for the total', () => {
    const { figures } = read(`
SUBTOTAL          $204,317.92
SHIPPING              $412.88
SALES TAX          $17,381.48
AMOUNT DUE        $222,112.28`)
    expect(figures.total_invoice_value).toMatchObject({ value: 222112.28, method: 'text' })
  })

  it('knows the hours of a machine in trade from what is allowed for it', () => {
    const text = `
Total                                                 206,750.00
Less trade: your 2014 JD 8285R, 7,920 hrs             (62,000.00)
Difference                                            144,750.00`
    expect(values(read(text))).toMatchObject({ total_invoice_value: 206750, trade_in: 62000 })
  })

  it('adds a tax that is called the total tax but is no sum of the others', () => {
    const text = `
Subtotal                                               26,800.00
Total tax                                               1,815.45
City tax                                                  389.03
Total                                                  29,004.48`
    expect(values(read(text))).toMatchObject({ subtotal: 26800, tax_total: 2204.48, total_invoice_value: 29004.48 })
  })

  it('knows an unlabeled tax by its rate where sections have sums of their own', () => {
    const text = `
Subtotal                                               66,530.00
Subtotal                                                6,230.00
Untaxed amount                                         72,760.00
ME 5.5% on $ 66,530.00                                  3,659.15
Total                                                  76,419.15`
    expect(values(read(text))).toMatchObject({ subtotal: 72760, tax_total: 3659.15, total_invoice_value: 76419.15 })
  })

  it('takes no first price of a column that leads to a price for the subtotal', () => {
    const text = `
Unit price                                             52,770.00
Options and accessories                                 3,775.00
Freight                                                   895.00
Cash price                                             57,440.00
Trade allowance (for tax)                               7,500.00
Sales tax 8.5%                                          4,244.90
Title and license                                          64.50
Total purchase price                                   61,749.40`
    const found = values(read(text))
    expect(found['total_invoice_value']).toBe(61749.4)
    expect(found['subtotal']).not.toBe(52770)
  })

  it('keeps the previous balance out of the total', () => {
    expect(
      values(
        read(`
SUBTOTAL                     $100.00
SALES TAX                     $10.00
TOTAL                        $110.00
PREVIOUS UNPAID BALANCE      $500.00
AMOUNT DUE                   $610.00`),
      ),
    ).toEqual({
      total_invoice_value: 110,
      subtotal: 100,
      tax_total: 10,
      previous_balance: 500,
      amount_due: 610,
    })
  })

  it('reads amounts as Indian dealers print them', () => {
    expect(
      values(
        read(`
                 Total    Rs   11,100=00
          Add : CGST @ 9 %   Rs ;   999=00
          Add : SGST @ 9 %   Rs ;   999=00
               Grand Total   Rs ; 13,098=00`),
      ),
    ).toMatchObject({ total_invoice_value: 13098, subtotal: 11100, tax_total: 1998 })
    expect(values(read('Total    1 Qty    7,40,000/-'))).toMatchObject({ total_invoice_value: 740000 })
  })

  it('joins labels of two lines', () => {
    expect(
      values(
        read(`
              (1) TOTAL
                  CASH PRICE       $330,000.00
(2) TRADE-IN ALLOWANCE              88,000.00
(6) CASH WITH ORDER                 42,000.00
(7) BALANCE DUE                    200,000.00`),
      ),
    ).toEqual({ total_invoice_value: 330000, trade_in: 88000, down_payment: 42000, amount_due: 200000 })
  })

  it('reads the table of net, tax and gross amounts by rate', () => {
    const { figures, taxes } = read(`
VAT rate    Net amount    VAT amount   Gross
20%         1,000.00      200.00       1,200.00
12%         200.00         24.00         224.00
Total       1,200.00      224.00       1,424.00`)
    expect(figures.total_invoice_value?.value).toBe(1424)
    expect(figures.tax_total?.value).toBe(224)
    expect(taxes.map(tax => [tax.rate?.value, tax.base?.value, tax.amount?.value])).toEqual([
      [0.2, 1000, 200],
      [0.12, 200, 24],
    ])
  })

  it('takes no amount of a line for a sum', () => {
    const text = `
Description                        Qty    Amount
Freight - lowboy Tampa to Ocala    1      2,650.00
Total                                    $2,650.00`
    const word = printedPage(text).pages[0]!.lines[1]!.words.at(-1)!
    const evidence = [{ fileName: 'printed.pdf', page: 1, box: word.box, text: word.text }]
    const field = { value: 2650, confidence: 1, method: 'text' as const, evidence, label: null, scale: 1 }
    const line: LineItem = {
      description: { ...field, value: 'Freight - lowboy Tampa to Ocala' },
      date: null,
      quantity: null,
      rate: null,
      amount: field,
      tax: null,
      discount: null,
      category: null,
      section: null,
    }
    const { figures } = read(text, { lines: [line], regions: [] })
    expect(figures.shipping).toBeUndefined()
    expect(figures.total_invoice_value?.value).toBe(2650)
  })

  it('notices a second total', () => {
    const { rivalTotals } = read(`
Subtotal          1,000.00
Sales tax            80.00
Invoice total     1,080.00
Grand total       1,180.00`)
    expect(rivalTotals).toHaveLength(1)
  })

  it('corrects what recognition breaks, and believes it less', () => {
    const clean = read('Subtotal   90,000.00\nSales tax   12,525.50\nTotal      $102,525.50', noLines, 0.95)
    const broken = read('Subtotal   90,000.00\nSales tax   12,525.50\nTotal      $102,525 50', noLines, 0.95)
    expect(broken.figures.total_invoice_value?.value).toBe(102525.5)
    expect(broken.figures.total_invoice_value!.confidence).toBeLessThan(clean.figures.total_invoice_value!.confidence)
  })

  it('reads the doubtful digit of a scanned sum as the other sums demand, and leaves one that recognition is sure of', () => {
    const text = 'Subtotal       2,450.00\nSales tax 8%     196.00\nTotal          2,646.00'
    const misread = text.replace('2,646.00', '2,846.00')
    const total = (read: InvoiceTotals) => read.figures.total_invoice_value
    expect(total(read(misread, noLines, 0.6))).toMatchObject({ value: 2646, method: 'derived' })
    expect(total(read(misread, noLines, 0.95))?.value).not.toBe(2646)
    expect(total(read(misread))?.value).toBe(2846)
  })

  it('finds nothing in a letter', () => {
    expect(
      read(`
Dear Mr. Smith,
thank you for your visit on May 3. Our payment terms are net 30, our tax ID is 12-3456789.
We deliver within 14 days. A late fee of 1.5% per month applies.`).figures,
    ).toEqual({})
  })
})
