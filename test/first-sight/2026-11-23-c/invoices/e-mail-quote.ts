/** A farm equipment salesman's quote in an e-mail, printed from the mail program with the customer's question below it. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, service } from '../../2026-11-23-b/invoices/deal.ts'
import { singles, tableOf } from './parts.ts'

const style = `
.page{font:10.6pt/14pt Carlito;padding:.75in .8in}
.h td{padding:0 14pt 0 0}.m td{border:.6pt solid #7f7f7f;padding:2.4pt 7pt}p{margin:9pt 0}
`

const seller = { name: 'Caprock Ag & Implement Co.', address: ['3811 Olton Road', 'Plainview, TX 79072'] }
const buyer = { name: 'Arriaga Farms, LLC', address: ['4471 County Road 18', 'Hereford, TX 79045'] }

const hard = (text: string, cents: number): Line => ({ text, cents, category: 'hard' })
const lines: readonly Line[] = [
  hard('2021 Case IH Magnum 280 AFS Connect, MFD, 2,148 hrs, s/n JJAM0280KMRF51877', 18_650_000),
  hard('AccuGuide ready kit w/ Vector Pro receiver', 1_125_000),
  hard('Rear duals, 480/80R50, installed', 640_000),
  service('Shop inspection and full service', 185_000),
  service('Delivery to Hereford', 75_000),
]

export function eMailQuote(): Drawn {
  const total = totalOf(lines)
  const trade = 6_200_000
  const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`
  const prices = tableOf([...lines.map(({ text, cents }) => [text, `>${dollars(cents)}`]), ['<b>Total</b>', `><b>${dollars(total)}</b>`], ['Less trade: your 2014 JD 8285R, 7,920 hrs', `>(${dollars(trade)})`], ['<b>Difference</b>', `><b>${dollars(total - trade)}</b>`]], 'class="m"')
  const page = `<div style="font-weight:700;font-size:13pt;line-height:17pt;border-bottom:2.4pt solid #000;padding-bottom:3pt;margin-bottom:8pt">Luis Arriaga</div>
${tableOf([['<b>From:</b>', 'Travis Ledbetter &lt;tledbetter@caprockag.example&gt;'], ['<b>Sent:</b>', 'Tuesday, March 10, 2026 4:12 PM'], ['<b>To:</b>', 'Luis Arriaga'], ['<b>Cc:</b>', 'Donna Pruitt'], ['<b>Subject:</b>', 'RE: Magnum 280 - quote Q-3318'], ['<b>Attachments:</b>', 'IMG_2207.jpg; IMG_2211.jpg']], 'class="h"')}
<p style="margin-top:20pt">Luis,</p><p>Good talking to you this morning. Here is what we came up with on the Magnum for Arriaga Farms:</p>${prices}<p>You’re ag exempt so no sales tax, just send me a new exemption form for the file. Price is good through 3/20. I have another fella from Dimmitt coming to look at it Thursday, so let me know. A $5,000 check will hold it.</p>
<p>Donna ran it for you with 20% down: about $28,900 a year for 5 years, first payment January 2027, but if your equipment lender can beat that go for it. They can use this e-mail or I can have her write up a buyer’s order.</p>
<p>Thanks,</p><p><b>Travis Ledbetter</b><br>Sales, used equipment<br>${seller.name}<br>${seller.address.join(', ')}<br>O: 806-555-0117 &nbsp; C: 806-555-0144</p>
<hr style="border:0;border-top:.8pt solid #b5c4df;margin:18pt 0 6pt"><div><b>From:</b> Luis Arriaga &lt;luis@arriagafarms.example&gt;<br><b>Sent:</b> Monday, March 9, 2026 8:47 PM<br><b>To:</b> Travis Ledbetter &lt;tledbetter@caprockag.example&gt;<br><b>Subject:</b> Magnum 280</div>
<p>Travis, is the 280 you had online at $189,500 still there? I would trade the 8285R, I owe about $11,000 on it. Need to stay under $150,000 difference with the duals. We start stripping in April.</p><p>Luis Arriaga<br>${buyer.name}<br>${buyer.address.join(', ')}<br>806-555-0179</p><div class="foot c">1</div>`
  return drawnDeal({
    name: 'used-tractor-e-mail-quote', family: 'e-mail-quote-thread',
    notes:
      'e-mail printed from a mail program: quote number in the subject, date in the Sent line, seller in the signature, buyer’s firm in the text and with its address in the signature of the quoted question, prices in whole dollars in a small ruled table without heads, machine with year, make, model, hours and serial number in one line, trade-in of another make with hours and the difference below the total, no sales tax in a sentence, holding check, payment of the dealer’s finance office, list price online and limit as decoys, mailbox owner’s name as the title',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'Q-3318', invoice_date: '2026-03-10', trade_in: units(trade),
      other_details: { make: 'Case IH', model: 'Magnum 280', year: '2021', equipment_miles_hours: 2148 },
    },
    expected_derived: { 'other_details.equipment_age': 5, basis: 'year of the quote minus model year' },
    acceptable: {
      ...singles(lines),
      'transactions.0.description/item': ['2021 Case IH Magnum 280 AFS Connect, MFD', '2021 Case IH Magnum 280 AFS Connect', '2021 Case IH Magnum 280'],
      'transactions.1.category': ['hard', 'soft'], 'transactions.2.category': ['hard', 'soft'],
      'receiver.name': ['Arriaga Farms', 'Luis Arriaga', 'Luis Arriaga, Arriaga Farms, LLC'],
      'other_details.model': ['Magnum 280 AFS Connect', 'Magnum 280 AFS Connect, MFD'], 'other_details.vin': ['JJAM0280KMRF51877'],
      'other_details.equipment_type': ['tractor', 'MFD', 'MFD tractor'], 'other_details.down_payment': [5000], due_date: ['2026-03-20'], subtotal: [units(total)],
      tax_total: [0], shipping: [750], amount_due: [units(total - trade), units(total)],
    },
    absent: ['purchase_order', 'discount'],
  })
} // prettier-ignore
