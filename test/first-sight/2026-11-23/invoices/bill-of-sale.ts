/** A bill of sale of used machines drawn up by an attorney: parties and price in prose, the machines in a schedule. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:11pt/15.4pt 'Source Serif';padding:.9in 1in}
p{margin:0 0 9pt;text-align:justify;text-indent:.35in}
h1{font:700 15pt/19pt 'Source Serif';text-align:center;letter-spacing:2.5pt;margin:0 0 14pt}
table{width:100%}
.s td,.s th{border:.6pt solid #000;padding:3pt 4pt;font-size:9.4pt;line-height:11.6pt}.s th{font-weight:700;text-align:center}
`

const seller = { name: 'Harlow Brothers Excavating, Inc.', address: ['1190 Old Mill Road', 'Safford, AZ 85546'] }
const buyer = { name: 'Copper Basin Earthworks LLC', address: ['640 East Globe Highway', 'Miami, AZ 85539'] }

interface Machine {
  readonly year: string
  readonly make: string
  readonly model: string
  readonly description: string
  readonly serial: string
  readonly hours: string
  readonly cents: number
}

const machines: readonly Machine[] = [
  { year: '2019', make: 'Caterpillar', model: '320 GC', description: 'Hydraulic excavator, 36 in. bucket', serial: 'CAT00320PKTN01446', hours: '5,218', cents: 9_475_000 },
  { year: '2016', make: 'Bomag', model: 'BW177D-5', description: 'Single drum roller', serial: '101586231187', hours: '2,904', cents: 1_850_000 },
  { year: 'n/a', make: 'Tramac', model: 'V32', description: 'Hydraulic hammer', serial: 'V32-0771', hours: 'n/a', cents: 550_000 },
] // prettier-ignore

const lines: readonly Line[] = machines.map(({ description, cents }) => ({
  text: description,
  cents,
  category: 'hard',
}))

export function excavatorBillOfSale(): Drawn {
  const total = sum(machines.map(({ cents }) => cents))
  const earnest = 1_875_000
  const rows = machines.map((m, i) =>
    rowOf([
      `${i + 1}`,
      m.year,
      m.make,
      `<span style="white-space:nowrap">${m.model}</span>`,
      m.description,
      m.serial,
      `>${m.hours}`,
      `>${i === 0 ? '$' : ''}${formatAmount(m.cents)}`,
    ]),
  )
  const page = `<div style="font-size:8.4pt;line-height:11pt;margin-bottom:16pt">When recorded return to:<br>Pruitt &amp; Salcido, PLC, 77 W. Main Street, Safford, AZ 85546</div>
<h1>BILL OF SALE</h1>
<p>KNOW ALL PERSONS BY THESE PRESENTS, that on this 9th day of September, 2026, <b>${seller.name}</b>, an Arizona corporation, whose address is ${seller.address.join(', ')} (“Seller”), for and in consideration of the sum of ONE HUNDRED EIGHTEEN THOUSAND SEVEN HUNDRED FIFTY AND 00/100 DOLLARS ($${formatAmount(total)}), paid or to be paid as set out below, does hereby sell, assign and transfer to <b>${buyer.name}</b>, an Arizona limited liability company, whose address is ${buyer.address.join(', ')} (“Buyer”), the following equipment:</p>
<table class="s" style="margin:2pt 0 11pt"><tr><th>No.<th>Year<th>Make<th>Model<th>Description<th>Serial No. / PIN<th>Hours<th>Price</tr>${rows.join('')}<tr style="font-weight:700"><td colspan="7" class="r">Total purchase price<td class="r">$${formatAmount(total)}</tr></table>
<p>Buyer has paid earnest money of $${formatAmount(earnest)}, receipt of which is acknowledged. The balance of $${formatAmount(total - earnest)} is payable by wire at closing from Buyer’s lender, on or before September 30, 2026.</p>
<p>Seller warrants that it owns the equipment free of all liens and encumbrances, that it has the right to sell it, and that it will defend the title against all claims. THE EQUIPMENT IS SOLD “AS IS, WHERE IS”. Hours are as shown on the meters and are not warranted. Transaction privilege tax, if any, is for the account of Buyer.</p>
<table style="margin-top:26pt;font-size:10pt;line-height:13pt"><tr><td style="width:46%">SELLER<br><br>${penned(31, 170)}<div style="border-top:.6pt solid #000">Raymond T. Harlow, President</div><td style="width:8%"><td>BUYER<br><br>${penned(57, 160)}<div style="border-top:.6pt solid #000">Yolanda Benavidez, Managing Member</div></tr></table>
<div style="font-size:8.6pt;line-height:11.4pt;margin-top:20pt">STATE OF ARIZONA, County of Graham, ss. Acknowledged before me this 9th day of September, 2026, by Raymond T. Harlow, President of ${seller.name} <br><br>Notary Public: Lorene Whitaker &nbsp;&nbsp; Commission No. 587204 &nbsp;&nbsp; My commission expires March 31, 2028</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_date: '2026-09-09',
    amount_due: units(total - earnest),
    other_details: {
      year: '2019',
      make: 'Caterpillar',
      model: '320 GC',
      equipment_type: 'Hydraulic excavator',
      equipment_miles_hours: 5218,
      down_payment: units(earnest),
    },
  }
  const acceptable = {
    due_date: ['2026-09-30'],
    subtotal: [units(total)],
    'other_details.vin': [machines[0]?.serial],
    'other_details.equipment_type': ['excavator', 'Hydraulic excavator, 36 in. bucket'],
    ...Object.fromEntries(
      machines.flatMap((m, i) => [
        [
          `transactions.${i}.description/item`,
          [
            m.description,
            `${m.year} ${m.make} ${m.model} ${m.description}`,
            `${m.make} ${m.model} ${m.description}`,
            `${m.year} ${m.make} ${m.model} ${m.description} ${m.serial}`,
            `${m.make} ${m.model} ${m.description} ${m.serial}`,
          ],
        ],
        [`transactions.${i}.quantity`, [1]],
        [`transactions.${i}.rate`, [units(m.cents)]],
      ]),
    ),
  }
  return {
    name: 'excavator-bill-of-sale-prose',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'bill-of-sale-prose',
      notes:
        'attorney’s bill of sale: parties, price (in words and figures) and date in prose, machines in a schedule with serial numbers and hours, earnest money and balance in a sentence; attorney’s address, commission number and expiry as decoys; no number, no tax, no quantities',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      expected_derived: { 'other_details.equipment_age': 7, basis: 'year of sale minus year of the first machine' },
      absent: ['invoice_number', 'purchase_order', 'tax_total', 'shipping', 'discount', 'trade_in'],
      acceptable,
    }),
  }
}
