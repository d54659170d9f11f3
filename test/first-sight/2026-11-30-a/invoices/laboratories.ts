/** Laboratories: a dental laboratory's cases, and an environmental laboratory's quotation by method. */
import { $, drawn, ends, f, facts, item, lined, part, readings, rowOf, soft, sums, sumsOf } from './means.ts' // prettier-ignore

// prettier-ignore
export const dentures = (() => {
  const seller = { name: 'Wasatch Ceramic Dental Studio', address: ['2204 South 900 East, Suite 4', 'Salt Lake City, UT 84106'] }
  const buyer = { name: 'Bountiful Prosthodontics PLLC', address: ['418 West 500 South', 'Bountiful, UT 84010'] }
  const cases: readonly (readonly [number: string, patient: string, sent: string, lines: readonly (readonly [text: string, tooth: string, units: number, rate: number])[]])[] = [
    ['26-20418', 'Halvorsen, M', '2026-09-02', [['Zirconia crown, layered', '#8 #9 A2', 2, 14_900], ['Custom shade visit', '', 1, 4_500]]], ['26-20433', 'Tupou, S', '2026-09-09', [['Implant crown, screw retained', '#19 A3', 1, 24_500], ['Titanium base', '', 1, 6_850], ['Verification jig', '', 1, 5_500]]],
    ['26-20471', 'Jensen, R', '2026-09-15', [['Complete denture, upper, processed', 'A1', 1, 38_500], ['Teeth, premium set', 'B7', 2, 5_200]]], ['26-20502', 'Okafor, D', '2026-09-24', [['Lithium disilicate onlay', '#30 A3.5', 1, 13_900]]], ['26-20377R', 'Whitlock, B', '2026-09-28', [['Remake credit, zirconia crown', '#3', -1, 14_900]]],
  ]
  const lines = cases.flatMap(([, , , own]) => own.map(([text, , units, rate]) => item(units, rate, text, /visit|credit/.test(text) ? soft : {})))
  const days = cases.flatMap(([, , sent, own]) => own.map(() => sent))
  const freight = 4_750
  const { subtotal, total } = sumsOf({ lines, freight })
  const us = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
  const rows = cases.flatMap(([number, patient, sent, own]) => [`<tr class="k"><td>${number}<td>${us(sent)}<td colspan="4">Patient: ${patient} &nbsp; Dr. L. Ashcroft</tr>`, ...own.map(([text, tooth, units, rate]) => rowOf(['', '', `${text}${tooth === '' ? '' : ` <span class="s">${tooth}</span>`}`, `>${units}`, `>${f(rate)}`, `>${f(units * rate)}`]))])
  const page = `${ends(`<b style="font:700 19pt/23pt 'Merriweather';color:#2f4858">Wasatch Ceramic</b><br>DENTAL STUDIO<br>${seller.address.join('<br>')}<br>801-555-0172`, `<div class="r"><b style="font-size:15pt;line-height:20pt">Monthly Invoice</b><br>September 2026${facts([['Invoice #', '118-0926'], ['Invoice date', '09/30/2026'], ['Account', '4418'], ['Terms', 'Due on the 15th'], ['Due date', '10/15/2026']], 'style="width:2.2in;margin-top:4pt"')}</div>`)}
    <div style="margin:8pt 0 12pt"><span class="s">Doctor / practice</span><br>${lined(buyer)}</div>
    <table class="l">${rowOf(['Case', 'Sent', 'Restoration', '>Units', '>Price', '>Amount'], ' class="h"')}${rows.join('')}</table>
    ${ends('5 cases, 9 units. Rx slips are enclosed.<br>Alloy: none this month.', `<table class="t" style="width:2.7in">${sums([['Cases', f(subtotal)], ['Courier, 5 boxes', f(freight)], ['<b>Total for September</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:12pt')}
    <p class="s">Dental prostheses are exempt from sales tax with a prescription. Pay by the 10th and take 2% off next month’s cases. Remakes are free within six months when the old restoration comes back. FDA registered establishment 3004418207.</p>`
  return drawn({
    name: 'prosthodontist-monthly-laboratory-cases', family: 'dental-laboratory-cases-by-patient', style: ".page{font:9pt/12.6pt 'Nunito Sans';padding:.65in .8in}.s{font-size:7.8pt;line-height:10pt;color:#555}.h td{background:#2f4858;color:#fff;padding:3pt 5pt}.l td{padding:2pt 5pt}.k td{border-top:.5pt solid #2f4858;background:#f1f5f7;font-weight:700}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'dental laboratory’s monthly invoice: cases with patient and day sent as headings inside the table, teeth and shades beside the restoration, a remake credit below zero, counts of cases and units, a discount for next month that is not taken, courier', seller, buyer, lines, days, number: '118-0926', date: '2026-09-30', due: '2026-10-15', terms: 'Due on the 15th', freight, subtotal: true,
    acceptable: { 'sender.name': [seller.name, 'Wasatch Ceramic', 'Wasatch Ceramic DENTAL STUDIO'], shipping: [freight / 100], 'transactions.1.category': ['soft', 'hard'], 'transactions.8.category': ['soft', 'hard'], 'transactions.8.quantity': [-1, 1], 'transactions.8.rate': [149, -149], ...readings('description/item', cases.flatMap(([number, patient, , own]) => own.map(([text, tooth]) => [text, `${text} ${tooth}`.trim(), `${number} ${text} ${tooth}`.trim(), `${text} ${tooth} Patient: ${patient}`, `${number} ${patient} ${text} ${tooth}`.trim()]))) },
  })
})()

// prettier-ignore
export const laboratory = (() => {
  const seller = { name: 'Tri-Basin Environmental Laboratories', address: ['7718 East Yellowstone Highway', 'Casper, WY 82601'] }
  const buyer = { name: 'Shoshoni Gravel & Asphalt LLC', address: ['2204 West Pine Street', 'Riverton, WY 82501'] }
  const water: readonly (readonly [string, string, number, number])[] = [['Metals, total, 13 priority pollutants', 'EPA 200.8', 12, 11_800], ['Volatile organics', 'EPA 8260D', 12, 9_650], ['Diesel range organics', 'EPA 8015D', 12, 6_400], ['Total suspended solids', 'SM 2540D', 12, 1_875]]
  const soil: readonly (readonly [string, string, number, number])[] = [['TCLP metals with extraction', 'EPA 1311/6010D', 6, 16_200], ['Polycyclic aromatics', 'EPA 8270E SIM', 6, 13_450], ['Percent moisture', 'ASTM D2216', 6, 1_250]]
  const other: readonly (readonly [string, string, number, number])[] = [['Trip blanks', 'EPA 8260D', 2, 9_650], ['Level III data package', '', 1, 28_500], ['Sample disposal', '', 18, 500]]
  const all = [...water, ...soil, ...other]
  const lines = all.map(([text, , quantity, rate]) => item(quantity, rate, text, soft))
  const discount = part(sumsOf({ lines }).subtotal, 10)
  const { subtotal, total } = sumsOf({ lines, discount })
  const group = (title: string, own: typeof water) => `<tr class="k"><td colspan="6">${title}</tr>${own.map(([text, method, quantity, rate]) => rowOf([text, method, text.startsWith('Level') || text.startsWith('Sample') ? '' : 'Std 10 days', `>${quantity}`, `>${$(rate)}`, `>${$(quantity * rate)}`])).join('')}`
  const page = `${ends(`<b style="font:700 15pt/19pt 'IBM Plex Sans';color:#0b5d4e">TRI-BASIN<br>ENVIRONMENTAL LABORATORIES</b><br>${seller.address.join(', ')}`, `<div class="r"><b style="font-size:14pt;line-height:18pt">Analytical Quote</b><br>Quote no. TB26-0418<br>Quoted 04/06/2026<br>Expires 07/05/2026</div>`)}
    <div style="display:flex;gap:.4in;margin:14pt 0 10pt"><div style="flex:1"><b>Prepared for</b><br>${lined(buyer)}<br>Attn: Marcy Trujillo</div><div style="flex:1"><b>Project</b><br>Permit WYR000418, spring event<br>Riverton pit and hot plant<br>Payment terms: Net 30<br>Prepared by: Joel Kekauoha</div></div>
    <table class="l">${rowOf(['Analysis', 'Method', 'Turnaround', '>No.', '>Unit price', '>Extended'], ' class="h"')}${group('Matrix: Water (12 samples)', water)}${group('Matrix: Soil (6 samples)', soil)}${group('Other', other)}</table>
    ${ends('<div style="width:3.3in">Rush surcharges on the analysis price: 5 days 50%, 3 days 75%, 24 hours 150%. Coolers, bottles and return shipping labels are included.</div>', `<table class="t" style="width:2.8in">${sums([['Analytical subtotal', $(subtotal)], ['Volume discount 10%', `-${$(discount)}`], ['<b>Estimated total</b>', `<b>${$(total)}</b>`]])}</table>`, 'margin-top:10pt')}
    <p style="font-size:7.8pt;line-height:10pt">Prices assume that samples arrive within holding times at 0 to 6 °C. Detection limits may rise in samples that need dilution. Billing follows the numbers received. Accredited under ISO/IEC 17025 (certificate 4418.02). Refer to the quote number on the chain of custody so that these prices apply.</p>`
  return drawn({
    name: 'gravel-pit-water-and-soil-analytical-quote', family: 'testing-laboratory-quote-by-matrix-and-method', style: ".page{font:9pt/12.6pt 'IBM Plex Sans';font-size:8.8pt;padding:.65in .75in}.h td{border-bottom:1.2pt solid #0b5d4e;font-weight:700}.l td{padding:2.2pt 4pt;border-bottom:.3pt solid #ccc}.k td{background:#e6f1ee;font-weight:700}.t td{padding:2pt 0;border-bottom:.3pt solid #aaa}", pages: [page],
    notes: 'environmental laboratory’s quotation: analyses grouped by matrix with counts in the headings, method numbers that look like codes or amounts, percentages of rush surcharges as decoys, a volume discount, an estimated total', seller, buyer, lines, number: 'TB26-0418', date: '2026-04-06', terms: 'Net 30', discount, subtotal: true,
    acceptable: { 'sender.name': [seller.name, seller.name.toUpperCase()], due_date: [null, '2026-07-05'], ...readings('description/item', all.map(([text, method]) => [text, `${text} ${method}`.trim(), `${text} ${method} Std 10 days`])) },
  })
})()
