/** An Indian packaging machine maker's proforma in dollars on A4: the exporters' grid with registrations, tariff codes, FOB, freight and insurance to CIF, amount in words. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.6pt/10.8pt Carlito;padding:11mm 13mm}
table{width:100%}
.g td,.g th{border:.7pt solid #000;padding:1.8pt 4pt}.g small{display:block;font-size:7.2pt;line-height:8.8pt}
.l td{border-top:0;border-bottom:0;padding:3pt 4pt}.l th{font-weight:700;text-align:center}
`
const seller = {
  name: 'SHREEJI PACKMECH ENGINEERS PVT. LTD.',
  address: ['Plot No. 218/B, Phase IV, G.I.D.C., Vatva', 'Ahmedabad - 382 445, Gujarat, India'],
}
const buyer = { name: 'SANTA PAULA SPICE WORKS, INC.', address: ['940 Cummings Road', 'Santa Paula, CA 93060, USA'] }
const goods = [
  [
    'Automatic Multi-Head Collar Type FFS Machine',
    'Model: SPE-VFFS-450 with 10 head weigher, SS304 contact parts, servo film pull, 40-60 packs/min',
    '84223000',
    1,
    3_865_000,
  ],
  ['Auger Filler with Hopper 60 L', 'Model: SPE-AF-60, servo, for powders 20 g - 500 g', '84223000', 2, 742_500],
  [
    'Pin Mill (Impact Pulverizer) 20 HP',
    'Model: SPE-PM-20 with cyclone, dust collector and panel',
    '84388090',
    1,
    1_418_000,
  ],
  ['Vibro Sifter 48" Double Deck', 'Model: SPE-VS-48, SS316', '84741010', 1, 389_000],
  ['Z Type Bucket Elevator', 'Height 3.6 m, food grade PP buckets', '84283900', 2, 296_500],
  ['Set of Recommended Spares for 2 Years', 'As per Annexure A', '84229090', 1, 214_000],
] as const

export function indianExporterProforma(): Drawn {
  const lines = goods.map(([text, more, code, quantity, rate]) => item(quantity, rate, text, { code, more: [more] }))
  const subtotal = totalOf(lines)
  const [freight, insurance] = [368_000, 42_500]
  const total = subtotal + freight + insurance
  if (total !== 8_374_500) throw new Error(`words do not fit ${total}`)
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => `<tr><td class="c">${i + 1}<td><b>${safe(text)}</b><br>${goods[i]?.[1]}<td class="c">${goods[i]?.[2]}<td class="c">${quantity} ${i === 5 ? 'Set' : quantity > 1 ? 'Nos.' : 'No.'}<td class="r">${f(rate)}<td class="r">${f(cents)}</tr>`)
  const cell = (label: string, value: string, attributes = '') => `<td ${attributes}><small>${label}</small>${value || '&nbsp;'}</td>`
  const page = `<div class="c" style="font:700 15pt/18pt Carlito;color:#8a1b12">${seller.name}</div><div class="c" style="font-size:7.8pt">Mfrs. &amp; Exporters of: Packing, Pulverizing &amp; Spice Processing Machinery &nbsp; | &nbsp; An ISO 9001:2015 Company</div><div class="c b" style="font-size:12pt;line-height:17pt;text-decoration:underline">PROFORMA INVOICE</div>
<table class="g"><tr>${cell('Exporter', `<b>${seller.name}</b><br>${seller.address.join(',<br>')}<br>GSTIN: 24AAXCS4418P1ZK &nbsp; State Code: 24<br>Tel: +91 79 5550 0148`, 'rowspan="3" style="width:50%"')}${cell('Proforma Invoice No. &amp; Date', '<b>SPE/EXP/PI/26-27/047</b> &nbsp; Dt. 24.08.2026')}${cell('Exporter\'s Ref.', 'IEC: 0815550148')}</tr><tr>${cell('Buyer\'s Order No. &amp; Date', 'By e-mail Dt. 19.08.2026', 'colspan="2"')}</tr><tr>${cell('Other Reference(s)', 'LUT ARN: AD240426005518X', 'colspan="2"')}</tr>
<tr>${cell('Consignee', `<b>${buyer.name}</b><br>${buyer.address.join(',<br>')}<br>Attn: Mr. Hector Villaseñor`, 'rowspan="2"')}${cell('Buyer (if other than consignee)', 'Same as consignee', 'colspan="2"')}</tr><tr>${cell('Country of Origin of Goods', 'INDIA')}${cell('Country of Final Destination', 'U.S.A.')}</tr></table>
<table class="g" style="margin-top:-.7pt"><tr>${cell('Pre-Carriage by', 'Road', 'style="width:25%"')}${cell('Place of Receipt by Pre-Carrier', 'Ahmedabad', 'style="width:25%"')}${cell('Terms of Delivery and Payment', '<b>CIF LONG BEACH (INCOTERMS 2020)</b><br>40% advance by T/T with order, 60% by T/T against inspection before dispatch.<br>Delivery: 10 to 12 weeks after receipt of advance.', 'rowspan="3"')}</tr><tr>${cell('Vessel / Flight No.', 'By sea')}${cell('Port of Loading', 'MUNDRA')}</tr><tr>${cell('Port of Discharge', 'LONG BEACH, CA')}${cell('Final Destination', 'SANTA PAULA, CA')}</tr></table>
<table class="g l" style="margin-top:-.7pt"><tr><th style="width:.4in">Sr. No.<th>Description of Goods<th style="width:.75in">HS Code<th style="width:.65in">Quantity<th style="width:.9in">Rate<br>USD<th style="width:1in">Amount<br>USD</tr>${rows.join('')}<tr style="height:52pt"><td><td style="vertical-align:bottom;font-size:7.8pt">Power: 440 V / 60 Hz / 3 Ph. Packing: seaworthy wooden cases, heat treated (ISPM-15). Approx. gross weight 6,850 kg in 1 x 40' HC.<td><td><td><td></tr>
<tr style="border-top:.7pt solid #000"><td colspan="5" class="r">TOTAL FOB MUNDRA<td class="r">${f(subtotal)}</tr><tr><td colspan="5" class="r">OCEAN FREIGHT<td class="r">${f(freight)}</tr><tr><td colspan="5" class="r">INSURANCE (110% OF CIF VALUE)<td class="r">${f(insurance)}</tr><tr class="b"><td colspan="5" class="r" style="border-top:.7pt solid #000">TOTAL CIF LONG BEACH<td class="r" style="border-top:.7pt solid #000">${f(total)}</tr></table>
<table class="g" style="margin-top:-.7pt"><tr><td>Amount Chargeable (in words)<br><b>US DOLLARS EIGHTY THREE THOUSAND SEVEN HUNDRED FORTY FIVE ONLY.</b></tr><tr><td style="font-size:7.8pt;line-height:9.8pt"><b>Bank Details:</b> Sabarmati Commercial Bank Ltd., Vatva Branch, A/c No. 5550 0148 2217, SWIFT: SBMCINBB118, IFSC: SBMC0000118. All bank charges outside India on buyer's account.<br><b>Terms:</b> 1. Validity of offer 30 days. 2. Warranty 12 months from date of Bill of Lading against manufacturing defects; electricals, rubber and bought-out items excluded. 3. One engineer for erection at site for 7 days; air fare, visa, boarding and lodging by buyer. 4. Customs duty and local taxes in USA on buyer's account. 5. Subject to Ahmedabad jurisdiction.</tr></table>
<table class="g" style="margin-top:-.7pt"><tr><td style="width:58%;font-size:7.8pt">Declaration:<br>We declare that this proforma invoice shows the actual price of the goods described and that all particulars are true and correct.<td class="r" style="height:66pt">For ${seller.name}<div style="text-align:left;padding:36pt 0 0 40pt">${penned(61, 120)}</div>Authorised Signatory</tr></table><div class="foot c" style="font-size:7pt;bottom:7mm">This is a computer generated document &nbsp; E. &amp; O. E.</div>`
  return made({
    name: 'spice-packing-line-indian-proforma', family: 'indian-exporter-proforma-grid', size: '210mm 297mm',
    notes:
      'Indian maker’s proforma on A4 in the exporters’ grid: captions in small print inside cells, consignee is the buyer, number with slashes and fiscal years, date with dots and day first behind "Dt.", tax registrations and tariff codes as decoys, names in bold over model lines, FOB total, ocean freight and insurance to CIF, amount in words, bank and terms',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'SPE/EXP/PI/26-27/047', invoice_date: '2026-08-24', subtotal: units(subtotal), shipping: units(freight + insurance),
      other_details: { model: 'SPE-VFFS-450' },
    },
    acceptable: {
      ...worded(lines, (_, i) => [`${goods[i]?.[0]} ${goods[i]?.[1]}`, `${goods[i]?.[0]} Model: ${goods[i]?.[1].match(/SPE-[A-Z]+-\d+/)?.[0] ?? ''}`]), shipping: [units(freight + insurance), units(freight)], amount_due: [units(total), null],
      payment_terms: [null, '40% advance by T/T with order, 60% by T/T against inspection before dispatch.', '40% advance by T/T with order, 60% by T/T against inspection before dispatch', 'CIF LONG BEACH (INCOTERMS 2020)'], purchase_order: [null, 'By e-mail Dt. 19.08.2026', 'By e-mail'],
      'other_details.make': [null, 'SHREEJI PACKMECH', seller.name, 'SPE'], 'other_details.equipment_type': [null, 'Automatic Multi-Head Collar Type FFS Machine', 'FFS Machine', 'packaging machine', 'Packing Machinery', 'Collar Type FFS Machine'],
    },
    absent: ['due_date', 'discount', 'tax_total', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
} // prettier-ignore
