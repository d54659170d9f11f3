/** Medical, dental, restaurant and office equipment. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

// prettier-ignore
export const practices: readonly MadeInvoice[] = [
  drawnInvoice({
    name: 'dental-chairs-gst-and-pst',
    what: 'Canadian: GST and PST apart, registration numbers beside them, dollars named CAD',
    truths: [{
      expected: {
        'sender.name': 'Fraser Dental Supply Ltd.', 'receiver.name': 'Kitsilano Smiles Dental Corp.',
        invoice_number: 'FD10823', invoice_date: '2026-05-14', currency: 'CAD', subtotal: 51_040, tax_total: 6_124.8,
        total_invoice_value: 57_164.8,
      },
      absent: ['other_details.vin', 'shipping'],
      items: [
        ['Dental chair A-dec 400 with delivery system', 'hard', 2, 21_450],
        ['LED operatory light', 'hard', 2, 3_120],
        ['Installation and plumbing hook-up', 'soft', 1, 1_900],
      ],
    }],
    script: `
text b ^ 15: 306,44 FRASER DENTAL SUPPLY LTD.
text ^: 306,63 1188 Boundary Road, Burnaby, BC V5K 4T6
text ^ 8: 306,76 GST 83311 2204 RT0001   PST 1022-4471
pairs >562: 400,104 Invoice = FD10823 | Date = 2026-05-14 | Currency = CAD
text: 48,104 Invoice to: | Kitsilano Smiles Dental Corp. | 2240 West 4th Avenue | Vancouver, BC V6K 1N8
table shaded: 190 @48 Qty = quantity | @84 Description = text | >480 Price = <rate> | >562 Amount = <amount>
pairs >562: 400,267.6 Subtotal = 51,040.00 | GST 5% = 2,552.00 | PST 7% = 3,572.80 | Total CAD = 57,164.80
`,
  }),
  drawnInvoice({
    name: 'restaurant-kitchen-with-discount',
    what: 'item numbers before the descriptions, a discount in per cent, amounts with dollar signs, paid in full',
    page: { type: 8.5 },
    truths: [{
      expected: {
        'sender.name': 'Bayou Restaurant Supply', 'receiver.name': 'Café Marigny LLC', invoice_number: '77120-A',
        invoice_date: '2025-12-09', subtotal: 31_884, discount: 1_594.2, tax_total: 2_608.36,
        total_invoice_value: 32_898.16, amount_due: 0, amount_paid: 32_898.16,
      },
      absent: ['file_id', 'other_details.vin', 'due_date'],
      items: [
        ['Convection oven, double deck, natural gas', 'hard', 1, 11_240],
        ['Reach-in refrigerator, two section', 'hard', 2, 3_865],
        ['Work table, stainless, 72 x 30', 'hard', 5, 412.4],
        ['Ice machine with 500 lb bin', 'hard', 1, 5_190],
        ['Fryer, 50 lb', 'hard', 3, 1_288],
        ['Shelving unit, 4 tier', 'hard', 8, 164.75],
        ['Liftgate and inside delivery', 'soft', 1, 480],
      ],
    }],
    script: `
text b 20: 48,40 Bayou Restaurant Supply
text: 48,66 2901 Tulane Ave, New Orleans, LA 70119 · bayou-supply.example
text b: 400,100 INVOICE 77120-A | December 9, 2025
text: 48,100 Customer | Café Marigny LLC | 2317 Burgundy St | New Orleans, LA 70117
table lines: 172 @48 Item no. = K4410 / K4447 / K4484 / K4521 / K4558 / K4595 / K4632 | @110 Description = text
| >390 Qty = quantity | >470 Each = $<rate> | >562 Line total = $<amount>
pairs >562: 400,306.8 Subtotal = $31,884.00 | Discount 5% = -$1,594.20 | Sales tax 8.75% = $2,608.36
| Total = $32,898.16 | Paid by card = $32,898.16 | Balance due = $0.00
`,
  }),
  drawnInvoice({
    name: 'it-reseller-service-tags',
    what: 'a reseller’s web invoice: licenses and services among hardware, tax on the hardware, due on receipt',
    truths: [{
      expected: {
        'sender.name': 'NorthGate IT Solutions', 'receiver.name': 'Pinnacle Claims Administrators',
        invoice_number: 'NG-004512', invoice_date: '2026-01-15', payment_terms: 'Due on receipt',
        purchase_order: 'PCA-3308', subtotal: 51_182.54, tax_total: 3_230.4, shipping: 215.6,
        total_invoice_value: 54_628.54,
      },
      absent: ['other_details.vin', 'discount'],
      items: [
        ['PowerEdge R660 rack server\nService tag 7HJK2L3', 'hard', 3, 9_814.2],
        ['Switch, 48 port 10G', 'hard', 2, 6_120],
        ['Virtualization license, 3 years', 'soft', 6, 1_149.99],
        ['Rack and cabling service', 'soft', 1, 2_600],
      ],
    }],
    script: `
shade #1f6f4a: 0,0,612,8
text b 16: 48,32 NorthGate IT Solutions
text: 48,54 18201 Von Karman Ave, Suite 400 | Irvine, CA 92612
pairs >562: 370,34 Invoice number: = NG-004512 | Invoice date: = 01/15/2026 | PO number: = PCA-3308
| Terms: = Due on receipt
text: 48,104 BILL TO | Pinnacle Claims Administrators | 3 Park Plaza | Irvine, CA 92614
table shaded: 180 @48 Part = NG1-88 / NG2-88 / NG3-88 / NG4-88 | @120 Description = text | ^400 Qty = quantity
| >480 Unit = <rate> | >562 Total = <amount>
pairs >562: 400,285.9 Subtotal = 51,182.54 | Shipping & handling = 215.60 | Sales tax = 3,230.40
| Amount due = $54,628.54
`,
  }),
]
