/** An Italian stone machine maker's export invoice in two languages, A4: euros with decimal commas, sums in a grid at the foot, due dates in a row. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
@page{size:210mm 297mm}.page{width:210mm;height:297mm;font:8.8pt/11.4pt 'Roboto Condensed';padding:12mm 13mm}
.g{width:100%;table-layout:fixed}.g td{border:.6pt solid #333;padding:2pt 5pt 3pt}.g small{display:block;font-size:6.8pt;line-height:8.4pt;color:#444}
.l{width:100%;height:112mm;margin-top:4mm;border:.6pt solid #333}.l th{border:.6pt solid #333;background:#eee;padding:2pt 4pt;font-weight:700;font-size:7.6pt;line-height:9.2pt;height:1pt}.l td{border-left:.6pt solid #333;padding:3pt 4pt;height:1pt}.l tr:last-child td{height:auto}.l small{display:block;font-size:7.8pt;line-height:9.8pt}
`

const seller = { name: 'Officine Ferrando S.r.l.', address: ['Via dei Cavatori, 41', '54033 Carrara (MS)', 'Italia'] }
const buyer = { name: 'HILL COUNTRY GRANITE & QUARTZ LLC', address: ['1120 N INTERSTATE 35', 'NEW BRAUNFELS, TX 78130', 'USA'] } // prettier-ignore

/** Of each line: its discount in percent. */
const less = (code: string, line: Line, percent = 0, unit = 'N.') => ({ ...line, code, percent, unit, cents: Math.round(line.cents * (1 - percent / 100)) }) // prettier-ignore
const lines = [
  less('FB400CN', item(1, 11_240_000, 'Fresa a ponte 5 assi / 5-axis bridge saw FERRA 400 CN', { more: ['Matr. / Serial no. 400-26-118   Anno / Year 2026'] }), 8),
  less('VCL-12', item(1, 685_000, 'Manipolatore a ventose / Vacuum lifter 12 cups')),
  less('PHT-24', item(1, 492_000, 'Sistema foto lastre / Slab photo system')),
  less('DSK-400', item(6, 31_450, 'Disco diamantato / Diamond blade Ø 400 mm'), 15),
  less('IMB-MAR', item(1, 210_000, 'Imballo marittimo / Sea packing', { category: 'soft' })),
  less('MONT-G', item(6, 89_000, 'Montaggio, giorno / Assembly, day', { category: 'soft' }), 0, 'GG'),
] // prettier-ignore

const euro = (cents: number) => (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) // prettier-ignore

export function italianInvoice(): Drawn {
  const goods = totalOf(lines)
  const freight = 540_000
  const total = goods + freight
  const advance = 4_000_000
  const cell = (label: string, value: string, attributes = '') => `<td ${attributes}><small>${label}</small>${value || '&nbsp;'}` // prettier-ignore
  const rows = lines.map(({ code, text, more = [], unit, quantity = 1, rate = 0, percent, cents }) => rowOf([code, `${text}${more.map(words => `<small>${words}</small>`).join('')}`, unit, `>${quantity},00`, `>${euro(rate)}`, `>${percent ? `${percent},0` : ''}`, `>${euro(cents)}`, 'N3.1'])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="font:700 21pt/24pt 'Roboto Condensed';color:#9b1c1c">FERRANDO</div><b>${seller.name}</b><br>${seller.address.slice(0, 2).join(' - ')} - Italia<br>Tel. +39 0585 555 0142 - info@officineferrando.example<td class="r" style="font-size:7.8pt;line-height:10pt">Cap. soc. € 260.000,00 i.v.<br>P.IVA / VAT no. IT01190550457<br>R.E.A. MS-118842<br>Reg. Imprese Massa Carrara</tr></table>
<table style="width:100%;margin-top:5mm"><tr><td style="width:50%;padding-right:4mm"><table class="g"><tr>${cell('FATTURA DI VENDITA / SALES INVOICE', '<b>No. 318/E</b>')}${cell('Data / Date', '<b>04/05/2026</b>')}${cell('Pag.', '1 / 1')}</tr><tr>${cell('Cod. cliente / Customer', '0002217')}${cell('Vs. ordine / Your order', 'HCG-0119')}${cell('del / of', '19/01/2026')}</tr></table><div style="margin-top:3mm"><small style="font-size:7pt">Destinazione merce / Delivery</small><br>Port of Houston, TX, USA<br>c/o Gulf Bend Customs Brokers</div><td><div style="border:.6pt solid #333;padding:4pt 7pt;min-height:27mm"><small style="font-size:7pt">Spett.le / Messrs.</small><br><b>${buyer.name.replace('&', '&amp;')}</b><br>${buyer.address.join('<br>')}</div></tr></table>
<table class="g" style="margin-top:4mm"><tr>${cell('Pagamento / Payment', '40.000 EUR anticipo, saldo prima della spedizione / 40.000 EUR advance, balance before shipment', 'colspan="3"')}${cell('Resa / Delivery terms', 'CIF Houston')}${cell('Valuta / Currency', 'EUR')}</tr></table>
<table class="l"><tr><th style="width:17mm">Codice<br>Code<th>Descrizione<br>Description<th>U.M.<br>Unit<th class="r">Q.tà<br>Q.ty<th class="r">Prezzo unit.<br>Unit price<th class="r">Sc.%<br>Disc.%<th class="r">Importo<br>Amount<th>IVA<br>VAT</tr>${rows.join('')}<tr><td><td style="padding-top:8mm">Non imponibile art. 8 c. 1 lett. a) DPR 633/72 / VAT exempt, export.<br>Voce doganale / HS code 8464.10.00. Origine / Origin: Italy.<br>Peso lordo / Gross weight kg 6.840, 1 x 40’ HC.${'<td>'.repeat(6)}</tr></table>
<table class="g" style="margin-top:-.6pt"><tr>${cell('Totale merce / Goods', euro(goods))}${cell('Nolo e assicurazione / Freight and insurance', euro(freight))}${cell('Imponibile / Taxable', euro(0))}${cell('IVA / VAT', euro(0))}${cell('<b>TOTALE FATTURA / INVOICE TOTAL</b>', `<b style="font-size:11pt;line-height:14pt">EUR ${euro(total)}</b>`)}</tr><tr>${cell('Anticipo ricevuto / Advance received', `- ${euro(advance)}`)}${cell('del / on', '29/01/2026')}${cell('Scadenza / Due date', '20/05/2026', 'colspan="2"')}${cell('NETTO A PAGARE / BALANCE DUE', `<b>EUR ${euro(total - advance)}</b>`)}</tr></table>
<div style="margin-top:4mm">${tableOf([['Banca / Bank', 'Banca Apuana S.p.A., filiale di Carrara'], ['IBAN', 'IT66 X061 7524 5000 0008 1142 080'], ['BIC', 'BAPUIT3M']], 'class="g" style="width:70%"')}</div><div class="foot" style="font-size:7pt;line-height:8.6pt;left:13mm;right:13mm">Contributo CONAI assolto ove dovuto. Interessi di mora D.Lgs. 231/2002 / Interest on late payment per law. Foro competente / Jurisdiction: Massa.</div>`
  return drawnDeal({
    name: 'bridge-saw-italian-export-invoice', family: 'italian-export-invoice',
    notes:
      'Italian export invoice in euros on A4: labels in two languages in captioned cells, decimal commas and days first, buyer under "Spett.le / Messrs.", order with its own date, each line in two languages with serial number and year in small print, discount percent (amount is after it), freight and totals as cells in a row at the foot, taxable and VAT 0,00, advance received with its date, due date, balance; share capital, HS code, weight and customs broker as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), currency: 'EUR', invoice_number: '318/E', invoice_date: '2026-05-04', due_date: '2026-05-20', purchase_order: 'HCG-0119',
      payment_terms: '40.000 EUR advance, balance before shipment', subtotal: units(goods), shipping: units(freight), tax_total: 0,
      amount_due: units(total - advance), other_details: { model: 'FERRA 400 CN', year: '2026', equipment_type: '5-axis bridge saw', down_payment: units(advance) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus year of manufacture' },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, code, more = [] }) => [text, text.split(' / ')[1], text.split(' / ')[0], [text, ...more].join(' '), `${code} ${text}`, `${code} ${[text, ...more].join(' ')}`]),
      ...ofLines(lines, 'rate', ({ quantity = 1, cents, rate }) => [units(rate ?? 0), units(cents / quantity)]),
      payment_terms: ['40.000 EUR advance, balance before shipment', '40.000 EUR anticipo, saldo prima della spedizione / 40.000 EUR advance, balance before shipment', '40.000 EUR anticipo, saldo prima della spedizione'],
      tax_total: [0, null], 'sender.name': ['FERRANDO', 'Officine Ferrando'], 'other_details.make': ['FERRANDO', 'Ferrando', 'FERRA', 'Officine Ferrando'],
      'other_details.model': ['400 CN', 'FB400CN'], 'other_details.vin': ['400-26-118'], 'other_details.equipment_type': ['bridge saw', 'Fresa a ponte 5 assi'],
      'sender.address': ['Via dei Cavatori, 41 - 54033 Carrara (MS) - Italia'], discount: [units(Math.round(11_240_000 * 0.08) + Math.round(6 * 31_450 * 0.15))],
    },
    absent: ['trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
