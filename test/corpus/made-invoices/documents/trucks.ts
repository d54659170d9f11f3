/** Trucks and trailers: a dealer's invoice, bills of sale, a purchase order, an auction. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

// prettier-ignore
export const trucks: readonly MadeInvoice[] = [
  drawnInvoice({
    name: 'truck-dealer-tractor-with-trade-in',
    what: 'a dealer’s invoice: VIN under the description, sales tax on part of it, trade-in and down payment after the total',
    truths: [{
      expected: {
        'sender.name': 'Blue Ridge Truck Sales, Inc.', 'sender.address': '2200 Lee Highway, Bristol, VA 24201',
        'receiver.name': 'Harlan Brothers Hauling LLC', 'receiver.address': '57 Depot Street, Norton, VA 24273',
        invoice_number: 'BR-30981', invoice_date: '2026-02-18', currency: 'USD', subtotal: 97_944,
        tax_total: 5_859.38, total_invoice_value: 103_803.38, trade_in: 18_500, amount_due: 70_303.38,
        payment_terms: 'Due on delivery', doc_type: 'invoice', 'other_details.vin': '1FUJHHDR6NLMX1234',
        'other_details.make': 'Freightliner', 'other_details.model': 'Cascadia 126', 'other_details.year': '2022',
        'other_details.equipment_miles_hours': 312_480, 'other_details.down_payment': 15_000,
      },
      absent: ['due_date', 'shipping', 'discount'],
      items: [
        ['2022 Freightliner Cascadia 126 sleeper tractor\nVIN 1FUJHHDR6NLMX1234, 312,480 miles', 'hard', 1, 89_500],
        ['Wet kit, installed', 'hard', 1, 4_250],
        ['Extended powertrain warranty 24 months', 'soft', 1, 3_995],
        ['Documentation fee', 'soft', 1, 199],
      ],
    }],
    script: `
text b 17: 48,40 Blue Ridge Truck Sales, Inc.
text: 48,62 2200 Lee Highway, Bristol, VA 24201 | Phone (276) 555-0142
text b > 20: 562,40 INVOICE
pairs >562: 400,72 Invoice No. = BR-30981 | Invoice Date = 02/18/2026 | Salesperson = D. Keene
| Terms = Due on delivery
text b: 48,140 SOLD TO
text: 48,153 Harlan Brothers Hauling LLC | 57 Depot Street | Norton, VA 24273
table shaded: 220 @50 Item = # | @110 Description = text | >400 Qty = quantity | >480 Unit Price = <rate>
| >562 Amount = <rate>
rule: 380,562,319.9
pairs >562: 384,325.9 Subtotal = 97,944.00 | Sales tax 6.25% (on units) = 5,859.38 | Total = 103,803.38
| Less trade-in (2016 Volvo VNL) = 18,500.00 | Less down payment = 15,000.00 | Balance due = $70,303.38
`,
  }),
  drawnInvoice({
    name: 'trailer-bill-of-sale-in-sentences',
    what: 'a private bill of sale in sentences, without a number and without a table',
    page: { font: 'Times-Roman', type: 12 },
    truths: [{
      expected: {
        'sender.name': 'Marvin T. Oakes', 'receiver.name': 'Tri-County Freight LLC', invoice_date: '2026-04-09',
        currency: 'USD', total_invoice_value: 31_750, doc_type: 'bill_of_sale',
        'other_details.vin': '1GRAA0620NB701245', 'other_details.make': 'Great Dane', 'other_details.year': '2022',
      },
      absent: ['invoice_number', 'due_date', 'tax_total', 'shipping', 'other_details.down_payment'],
    }],
    script: `
text b ^ 20: 306,70 BILL OF SALE
text: 72,130 For and in consideration of the sum of $31,750.00, the receipt of which is hereby
| acknowledged, the undersigned Seller does hereby sell and transfer to the Buyer | the following described trailer:
pairs @190 plain: 100,200 Year: = 2022 | Make: = Great Dane | Body type: = 53 ft refrigerated van
| VIN: = 1GRAA0620NB701245
text: 72,300 The trailer is sold as is, free of all liens and encumbrances. | _ | Dated this 9th day of April, 2026.
pairs @140 /22 plain: 72,380 Seller: = Marvin T. Oakes | Address: = 14 Cutbank Road, Havre, MT 59501
| Buyer: = Tri-County Freight LLC | Address: = 880 Terminal Way, Billings, MT 59101
`,
  }),
  drawnInvoice({
    name: 'auction-lots-with-premium',
    what: 'typewriter columns; lots with a buyer’s premium and a fee; two vehicles',
    page: { font: 'Courier', type: 10 },
    truths: [{
      expected: {
        'sender.name': 'Great Basin Auction Co.', 'receiver.name': 'Silver State Movers', invoice_number: '88214',
        file_id: 88_214, invoice_date: '2026-05-30', total_invoice_value: 66_750, amount_due: 66_750,
        'other_details.vin': '5PVNJ8JV2K4S61234',
      },
      absent: ['tax_total', 'discount', 'shipping'],
      items: [
        ['Lot 118: 2019 Hino 268A box truck, VIN 5PVNJ8JV2K4S61234', 'hard', null, null, 41_000],
        ['Lot 240: Wabash DuraPlate van trailer, VIN 1JJV532D4ML334455', 'hard', null, null, 22_500],
        ["Buyer's premium", 'soft', null, null, 3_175],
        ['Title transfer fee', 'soft', null, null, 75],
      ],
    }],
    script: `
text: 48,44 GREAT BASIN AUCTION CO. | 1200 E. Glendale Avenue | Sparks, NV 89431 | _
| BUYER INVOICE 88214          SALE DATE: 05/30/2026 | _ | BIDDER 417 | SILVER STATE MOVERS | 645 W. Sunset Road
| Henderson, NV 89011
table plain /6: 200 @48 DESCRIPTION = text | >560 AMOUNT = <amount>
pairs >560 plain: 380,310.5 INVOICE TOTAL = 66,750.00 ; 380,325.5 AMOUNT DUE = 66,750.00
`,
  }),
]
