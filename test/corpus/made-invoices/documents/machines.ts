/** Construction and farm machines, machine tools, forklifts. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

// prettier-ignore
export const machines: readonly MadeInvoice[] = [
  drawnInvoice({
    name: 'excavator-dealer-boxes',
    what: 'boxes for bill-to and ship-to, serial number and hours under the description, remittance address at the foot',
    truths: [{
      expected: {
        'sender.name': 'Flint Hills Machinery', 'sender.address': '3300 N Broadway, Wichita, KS 67219',
        'receiver.name': 'Dunmore Excavating, Inc.', 'receiver.address': '1411 Pacific Avenue, Salina, KS 67401',
        invoice_number: 'FH204418', invoice_date: '2026-03-11', due_date: '2026-04-10', payment_terms: 'Net 30',
        purchase_order: 'DX-92', currency: 'USD', subtotal: 153_500, tax_total: 12_432.75,
        total_invoice_value: 165_932.75, 'other_details.make': 'Komatsu', 'other_details.model': 'PC210LC-11',
        'other_details.year': '2020', 'other_details.equipment_miles_hours': 4_115,
      },
      absent: ['other_details.vin', 'other_details.down_payment', 'trade_in', 'discount'],
      items: [
        ['Komatsu PC210LC-11 hydraulic excavator, 2020\nS/N C81234, 4,115 hours', 'hard', 1, 138_000],
        ['Quick coupler', 'hard', 1, 6_400],
        ['36 in. digging bucket', 'hard', 2, 3_150],
        ['Freight to Salina yard', 'soft', 1, 2_800],
      ],
    }],
    script: `
shade #f3c300: 0,0,612,66
text b 18: 48,24 FLINT HILLS MACHINERY
text b > 18: 562,26 INVOICE
frame: 48,84,160,74 ; 216,84,160,74 ; 384,84,180,74
text: 54,90 Bill To | Dunmore Excavating, Inc. | 1411 Pacific Avenue | Salina, KS 67401
; 222,90 Ship To | Dunmore yard | 900 W Cloud Street | Salina, KS 67401
pairs >558 /12.5: 390,90 Invoice # = FH204418 | Date = Mar 11, 2026 | Due date = Apr 10, 2026 | Terms = Net 30
| Your PO = DX-92
table shaded lines: 184 @52 Qty = quantity | @90 Description = text | >470 Unit price = <rate>
| >560 Extended = <amount>
pairs >560: 400,289.9 Subtotal = 153,500.00 | Sales tax (8.25%) = 12,432.75 | TOTAL = $165,932.75
text 8: 48,700 Flint Hills Machinery, 3300 N Broadway, Wichita, KS 67219 | Thank you for your business!
`,
  }),
  drawnInvoice({
    name: 'quotation-turned-invoice',
    what: 'a quotation that became an invoice: the quotation’s number and validity stand beside the invoice’s',
    page: { font: 'Times-Roman', type: 10.5 },
    truths: [{
      expected: {
        'sender.name': 'Cascade Compact Equipment', 'receiver.name': 'Rogue Valley Landscaping',
        invoice_number: 'INV-5108', invoice_date: '2026-04-22', due_date: '2026-05-02', total_invoice_value: 44_000,
        discount: 1_080, subtotal: 45_080, 'other_details.make': 'Bobcat', 'other_details.model': 'S650',
      },
      absent: ['other_details.vin', 'tax_total'],
      items: [
        ['Bobcat S650 skid-steer loader, serial ALJ815220', 'hard', 1, 42_300],
        ['Bucket, 74 in. heavy duty', 'hard', 1, 1_450],
        ['Pallet forks', 'hard', 1, 980],
        ['Operator training, half day', 'soft', 1, 350],
      ],
    }],
    script: `
text b 18: 48,48 Cascade Compact Equipment
text: 48,72 77 Crater Lake Hwy | Medford, OR 97504
text b > 18: 560,48 Invoice
text > 8.5: 560,72 converted from quotation Q-2291, valid until 05/15/2026
pairs >560: 390,96 Invoice number = INV-5108 | Invoice date = 22-Apr-2026 | Payment due = 02-May-2026
text: 48,118 Customer | Rogue Valley Landscaping | 415 Table Rock Road | Central Point, OR 97502
table: 196 @48 Description = text | >400 Quantity = quantity | >480 Price = <rate> | >560 Total = <rate>
pairs >560: 400,301.875 Subtotal = $45,080.00 | Loyalty discount = -$1,080.00 | Invoice total = $44,000.00
`,
  }),
  drawnInvoice({
    name: 'machine-tool-options-over-two-pages',
    what: 'options over two pages with a carried subtotal, repeated heads, the sums on the second page',
    truths: [{
      expected: {
        'sender.name': 'Great Lakes Machine Tool Corp.', 'receiver.name': 'Kettering Precision Works',
        invoice_number: '0091577', invoice_date: '2026-06-02', payment_terms: '30% down, balance before shipment',
        subtotal: 141_212, tax_total: 9_183.09, total_invoice_value: 150_395.09, amount_due: 110_395.09,
        'other_details.make': 'Haas', 'other_details.model': 'ST-20Y', 'other_details.down_payment': 40_000,
      },
      acceptable: { 'other_details.model': ['ST-20Y CNC'] },
      absent: ['other_details.vin', 'due_date', 'file_id'],
      items: [
        ['Haas ST-20Y CNC turning center with Y axis,\nlive tooling and 10 in. chuck, serial 3141592', 'hard', 1, 98_995],
        ['Tool presetter', 'hard', 1, 4_295],
        ['Bar feeder, servo', 'hard', 1, 12_500],
        ['Chip conveyor, belt type', 'hard', 1, 5_895],
        ['High-pressure coolant 300 psi', 'hard', 1, 4_995],
        ['Early power-failure detection module', 'hard', 1, 1_295],
        ['Tool holder kit', 'hard', 4, 610.25],
        ['Collet set ER32', 'hard', 2, 385.5],
        ['Rigging and placement', 'soft', 1, 3_400],
        ['Installation', 'soft', 1, 2_150],
        ['Operator training', 'soft', 2, 750],
        ['Freight from Oxnard', 'soft', 1, 2_975],
      ],
    }],
    script: `
text b 13: 48,40 GREAT LAKES MACHINE TOOL CORP.
text 8: 48,58 28100 Groesbeck Highway, Roseville, MI 48066
text >: 562,40 Invoice 0091577 | Date 06/02/2026 | Page 1 of 2
text: 48,100 Sold to: | Kettering Precision Works | 1955 Woodman Drive | Kettering, OH 45420
; 330,100 Terms: 30% down, balance before shipment
table /22 0..7: 176 @48 Line = # | @90 Description = text | >410 Qty = quantity | >485 Price each = <rate>
| >562 Amount = <amount>
pairs >562: 330,460.35 Carried forward = 130,416.00
page:
text b 13: 48,40 GREAT LAKES MACHINE TOOL CORP.
text 8: 48,58 28100 Groesbeck Highway, Roseville, MI 48066
text >: 562,40 Invoice 0091577 | Date 06/02/2026 | Page 2 of 2
pairs >562: 330,92 Brought forward = 130,416.00
table /14 7..12: 116 @48 Line = # | @90 Description = text | >410 Qty = quantity | >485 Price each = <rate>
| >562 Amount = <amount>
pairs >562: 360,277.9 Subtotal = 141,212.00 | Ohio sales tax 7% = 9,183.09 | Invoice total = 150,395.09
| Deposit received = 40,000.00 | Amount due = $110,395.09
`,
  }),
  drawnInvoice({
    name: 'forklifts-billed-to-a-lessor',
    what: 'billed to a bank as lessor, used by a lessee, shipped elsewhere',
    truths: [{
      expected: {
        'sender.name': 'Cumberland Lift Truck Co.', 'receiver.name': 'First Prairie Equipment Finance',
        'lessee.name': 'Sunbelt Cold Storage LLC', invoice_number: 'C-66120', invoice_date: '2026-02-03',
        total_invoice_value: 91_170, 'other_details.make': 'Toyota', 'other_details.model': '8FGCU25',
      },
      absent: ['other_details.vin', 'discount'],
      items: [
        ['Toyota 8FGCU25 forklift, serial 71903', 'hard', 3, 29_850],
        ['Battery-free fleet telematics, 36 months', 'soft', 3, 540],
      ],
    }],
    script: `
text b ^ 16: 306,40 Cumberland Lift Truck Co.
text ^: 306,60 500 Elm Hill Pike, Nashville, TN 37210
text: 48,96 Bill to (Lessor): | First Prairie Equipment Finance | 100 Main Street | Peoria, IL 61602
; 220,96 Lessee: | Sunbelt Cold Storage LLC | 7200 Cockrill Bend Blvd | Nashville, TN 37209
; 400,96 Invoice: C-66120 | Date: 2/3/2026 | Order: 44871
table: 180 >70 QTY = quantity | @90 ITEM = text | >470 EACH = <rate> | >560 TOTAL = <amount>
pairs >560: 400,235.45 Tax (exempt) = 0.00 | Total = 91,170.00
`,
  }),
  drawnInvoice({
    name: 'farm-tractor-vat-uk',
    what: 'a British farm dealer: pounds, days before months, VAT at 20 %, bank details at the foot',
    page: { size: 'A4' },
    truths: [{
      expected: {
        'sender.name': 'Wensleydale Tractors Ltd', 'receiver.name': 'J & M Metcalfe', invoice_number: 'SI-11943',
        invoice_date: '2026-04-07', due_date: '2026-05-07', currency: 'GBP', subtotal: 96_670, tax_total: 19_334,
        total_invoice_value: 116_004, 'other_details.make': 'New Holland', 'other_details.model': 'T6.180',
        'other_details.equipment_miles_hours': 128,
      },
      absent: ['other_details.vin', 'discount'],
      items: [
        ['New Holland T6.180 tractor, serial HACT6180\nfarm use, 128 hours', 'hard', 1, 86_400],
        ['Front loader 770TL', 'hard', 1, 9_850],
        ['Delivery to farm', 'soft', 1, 420],
      ],
    }],
    script: `
text >: 547,44 Wensleydale Tractors Ltd | Station Yard, Leyburn | North Yorkshire DL8 5ET | VAT Reg No. GB 512 3345 67
text b 16: 48,44 SALES INVOICE
text: 48,110 J & M Metcalfe | High Gill Farm | Askrigg | DL8 3HQ
pairs >547: 380,118 Invoice No = SI-11943 | Invoice Date = 07/04/2026 | Due Date = 07/05/2026
table 48-547: 200 @48 Details = text | >360 Qty = quantity | >430 Price = <rate> | >470 VAT = 20%
| >547 Net £ = <rate>
pairs >547: 400,289.75 Net = £96,670.00 | VAT @ 20% = £19,334.00 | Total = £116,004.00
text 8: 48,760 Bank: Dales Bank plc  Sort code 20-11-43  Account 40021188
`,
  }),
]
