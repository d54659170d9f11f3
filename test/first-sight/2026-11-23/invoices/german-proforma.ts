/** A German machine maker's proforma in two languages: euros with decimal commas, days first. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:9pt/11.8pt Arimo;padding:16mm 18mm 30mm 24mm}
table{width:100%}
.fold{position:absolute;left:4mm;width:4mm;border-top:.5pt solid #777}
.info td{padding:.6mm 0}.info td:first-child{color:#555;font-size:7.8pt}
.pos{margin-top:6mm}.pos th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1mm 1.5mm;font-size:7.8pt;line-height:9.6pt}
.pos td{padding:1.6mm 1.5mm}.pos i{color:#555;font-size:8.2pt}
.end td{padding:.7mm 1.5mm}
.foot{left:24mm;right:18mm;bottom:9mm;font-size:6.6pt;line-height:8.6pt;color:#444;display:flex;justify-content:space-between;border-top:.4pt solid #777;padding-top:1.5mm}
`

/** 1234567 cents → "12.345,67". */
const euros = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const position = (quantity: number, rate: number, text: string, rest: Partial<Line> & { german: string }) => ({ ...item(quantity, rate, text, rest), german: rest.german }) // prettier-ignore

const lines = [
  position(1, 21_480_000, 'Vertical form fill seal machine type VS 360 S', {
    german: 'Schlauchbeutelmaschine Typ VS 360 S',
    code: '360.100',
    more: ['Machine no. / Masch.-Nr. 360-2217'],
  }),
  position(1, 6_890_000, '14-head combination weigher', { german: 'Mehrkopfwaage, 14 Köpfe', code: '414.020' }),
  position(3, 412_500, 'Format set', { german: 'Formatsatz', code: '360.811', more: ['120 / 160 / 220 mm'] }),
  position(1, 385_000, 'Seaworthy packing', { german: 'Seemäßige Verpackung', code: '990.001', category: 'soft' }),
  position(6, 128_000, 'Commissioning, fitter, per day', { german: 'Inbetriebnahme, Monteur, Tag', code: '970.010', category: 'soft' }),
] // prettier-ignore

const seller = {
  name: 'Sattler & Brandt Verpackungsmaschinen GmbH',
  address: ['Gewerbering 24', '74321 Bietigheim-Bissingen', 'Germany'],
}
const buyer = {
  name: 'Great Lakes Snack Foods, Inc.',
  address: ['5120 Danvers Drive SE', 'Grand Rapids, MI 49512', 'USA'],
}

export function germanProforma(): Drawn {
  const total = totalOf(lines)
  const deposit = Math.round(total * 0.3)
  const rows = lines.map((line, i) =>
    rowOf([
      `${i + 1}`,
      line.code ?? '',
      `${[line.text, `<i>${line.german}</i>`, ...(line.more ?? [])].join('<br>')}`,
      `>${line.quantity},00 ${line.code === '970.010' ? 'Tg' : 'St'}`,
      `>${euros(line.rate ?? 0)}`,
      `>${euros(line.cents)}`,
    ]),
  )
  const info = [
    ['Nr. / No.', '<b>PR-260714-03</b>'],
    ['Datum / Date', '14.07.2026'],
    ['Kunden-Nr. / Customer no.', '20877'],
    ['Auftrag / Our order', 'AB-11873 vom / of 06.07.2026'],
    ['Ihre Bestellung / Your order', 'GLS-PO-90412'],
    ['Bearbeiter / Contact', 'Frau J. Reinhardt, -23'],
    ['Ihre USt-ID / Your tax ID', '38-2910447'],
  ]
  const page = `<div class="fold" style="top:105mm"></div><div class="fold" style="top:210mm"></div>
<div style="text-align:right"><span style="font-size:19pt;line-height:22pt;font-weight:700">S<span style="color:#c8102e">+</span>B</span><br><b>Sattler &amp; Brandt</b><br>Verpackungsmaschinen</div>
<div style="font-size:6.6pt;margin-top:8mm;text-decoration:underline">Sattler &amp; Brandt Verpackungsmaschinen GmbH &middot; Gewerbering 24 &middot; 74321 Bietigheim-Bissingen</div>
<table style="margin-top:2mm"><tr><td style="width:52%;font-size:10pt;line-height:13pt">${[buyer.name, 'Mr. Paul Vandenberg', ...buyer.address].join('<br>')}<td><table class="info">${info.map(row => rowOf(row)).join('')}</table></tr></table>
<h1 style="font:700 14pt/18pt Arimo;margin:11mm 0 2mm">Proforma-Rechnung / Proforma Invoice</h1>
<div>Ladies and Gentlemen, according to your order we invoice in advance:</div>
<table class="pos"><tr><th>Pos.<th>Artikel<br>Item<th>Bezeichnung<br>Description<th class="r">Menge<br>Qty<th class="r">Einzelpreis EUR<br>Unit price<th class="r">Gesamt EUR<br>Total</tr>${rows.join('')}</table>
<table class="end" style="width:62%;margin:3mm 0 0 38%;border-top:.8pt solid #000">${rowOf(['Nettobetrag / Net amount', `>${euros(total)}`])}${rowOf(['USt. / VAT 0 %', '>0,00'])}<tr style="font-weight:700;border-top:.8pt solid #000;border-bottom:2pt double #000"><td>Gesamtbetrag / Total EUR<td class="r">${euros(total)}</tr></table>
<div style="margin-top:7mm"><b>Zahlung / Payment:</b> 30 % down payment with order, 70 % before dispatch<br>Anzahlung / Down payment 30 %: EUR ${euros(deposit)} &nbsp;&nbsp; Rest / Balance: EUR ${euros(total - deposit)}<br><b>Lieferung / Delivery:</b> FCA Bietigheim-Bissingen, Incoterms 2020, calendar week 44/2026<br>Zolltarif-Nr. / HS code 84223000 &nbsp; Ursprung / Origin: Germany &nbsp; Gewicht / Weight: netto 3.850 kg, brutto 4.620 kg<br>Steuerfreie Ausfuhrlieferung / Tax-free export, § 4 Nr. 1a UStG</div>
<div class="foot"><span>Sattler &amp; Brandt Verpackungsmaschinen GmbH<br>Sitz Bietigheim-Bissingen, HRB 301774 Stuttgart<br>Geschäftsführer: Dr. M. Brandt, K. Sattler</span><span>Tel. +49 7142 5550-0<br>USt-ID DE 146 228 915<br>St.-Nr. 55073/11827</span><span>Enztalbank eG<br>IBAN DE41 6046 2808 0077 1180 05<br>BIC GENODES1EZT</span></div>`
  const expected = {
    currency: 'EUR',
    total_invoice_value: units(total),
    invoice_number: 'PR-260714-03',
    invoice_date: '2026-07-14',
    purchase_order: 'GLS-PO-90412',
    payment_terms: '30 % down payment with order, 70 % before dispatch',
    subtotal: units(total),
    tax_total: 0,
    other_details: {
      model: 'VS 360 S',
      equipment_type: 'Vertical form fill seal machine',
      down_payment: units(deposit),
    },
  }
  const acceptable = {
    amount_due: [units(total), units(total - deposit)],
    'other_details.make': ['Sattler & Brandt', 'S+B'],
    'other_details.model': ['VS 360'],
    'other_details.equipment_type': [
      'form fill seal machine',
      'Schlauchbeutelmaschine',
      'Vertical form fill seal machine type VS 360 S',
    ],
    ...Object.fromEntries(
      lines.map(({ text, german, code, more = [] }, i) => [
        `transactions.${i}.description/item`,
        [
          text,
          german,
          `${text} ${german}`,
          [text, german, ...more].join(' '),
          [text, ...more].join(' '),
          [code, text, german, ...more].join(' '),
          [code, text, german].join(' '),
        ],
      ]),
    ),
  }
  return {
    name: 'de-form-fill-seal-bilingual-proforma',
    kind: 'invoices',
    html: sheets(style, [page], '210mm 297mm'),
    truth: invoiceTruth({
      family: 'german-bilingual-proforma',
      notes:
        'German proforma in euros on A4: decimal commas, days first with dots, labels in German and English, each line in two languages, unlabeled buyer in the window of the envelope under a small return address, seller in full only there and in the footer, VAT 0,00; order of another date, machine number, HS code and weights as decoys',
      sender: seller,
      receiver: buyer,
      lines: lines.map(({ text, quantity, rate, cents, category }) => ({
        text,
        cents,
        category,
        ...(quantity !== undefined && { quantity }),
        ...(rate !== undefined && { rate }),
      })),
      expected,
      absent: ['due_date', 'discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
} // prettier-ignore
