/** Abroad: a British groundworks subcontractor with a deduction for labor, an Ontario crane hired by the hour with operator. */
import { $, cab, drawn, ends, f, facts, item, lined, part, readings, rowOf, safe, sumsOf, totalOf, ones, type Sale } from '../../2026-11-29-h/invoices/means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const groundworks = (() => {
  const seller = { name: 'Calder Brook Groundworks Ltd', address: ['Unit 4 Canal Yard', 'Elland', 'West Yorkshire HX5 9HF'] }
  const buyer = { name: 'Ravensthorpe Homes (Northern) Ltd', address: ['Bridge House, 18 Huddersfield Road', 'Mirfield', 'WF14 8AB'] }
  const labor: Sale['lines'] = [item(86, 2_850, 'Groundworker, hours', soft), item(44, 3_400, 'Machine driver, hours', soft), item(9, 38_500, 'Manhole built complete, labour only', soft)]
  const materials: Sale['lines'] = [item(64, 4_120, '225 mm twinwall pipe, 6 m length', {}), item(38, 2_865, 'Type 1 sub-base, tonne', {}), item(27, 11_840, 'Concrete C25/30, cubic metre', {}), item(9, 28_750, 'Manhole ring set 1200 mm', {})]
  const plant: Sale['lines'] = [item(2, 62_500, '13 tonne excavator, week', soft), item(2, 21_000, '6 tonne dumper, week', soft)]
  const lines = [...labor, ...materials, ...plant]
  const paid = part(totalOf(labor), 20)
  const { total, open } = sumsOf({ lines, paid })
  const pounds = (cents: number) => `£${f(cents)}`
  const group = (title: string, own: Sale['lines']) => `${rowOf([`<b>${title}</b>`, '', '', ''], ' class="g"')}${own.map(({ text, quantity = 0, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}${rowOf([`${title} total`, '', '', `>${f(totalOf(own))}`], ' class="s"')}`
  const page = `${ends(`<b style="font:700 18pt/22pt 'Montserrat';color:#46512b">Calder Brook Groundworks</b><br>${seller.name}, ${seller.address.join(', ')}`, '<div class="r" style="font-size:8pt;line-height:11pt">Company no. 08441820<br>VAT reg. GB 218 0441 88<br>UTR 44182 07718</div>')}
    ${ends(`<small>To</small><br>${lined(buyer)}`, `<b style="font-size:14pt;line-height:19pt">INVOICE</b>${facts([['Invoice no.', 'CB-0418'], ['Date', '31 July 2026'], ['Your order', 'RH/2207/SC'], ['Site', 'Moor Lane, Plots 1 to 14'], ['Payment terms', '30 days'], ['Payment due', '30 August 2026']], 'style="width:2.7in"')}`, 'margin:16pt 0 12pt')}
    <table class="l">${rowOf(['Description', '>Quantity', '>Rate £', '>Amount £'], ' class="h"')}${group('Labour', labor)}${group('Materials', materials)}${group('Plant', plant)}</table>
    <table class="t" style="width:56%;margin:14pt 0 0 44%">${([['Net total', pounds(total)], ['VAT, reverse charge', pounds(0)], ['<b>Invoice total</b>', `<b>${pounds(total)}</b>`], [`Less CIS 20% of labour ${pounds(totalOf(labor))}`, `-${pounds(paid)}`], ['<b>Payment to be made</b>', `<b>${pounds(open)}</b>`]] as const).map(([a, b]) => rowOf([a, `>${b}`])).join('')}</table>
    <p><b>Reverse charge:</b> customer to account for VAT to HMRC at 20% on ${pounds(total)}, being ${pounds(part(total, 20))}.</p><p>Bank: Pennine Vale Bank, sort code 04-11-82, account 20441877. Please quote CB-0418. Retention is invoiced separately at practical completion.</p>`
  return drawn({
    name: 'uk-groundworks-cis-reverse-charge-invoice', family: 'uk-subcontractor-cis-deduction-reverse-charge', size: '210mm 297mm', style: ".page{font:9.2pt/12.8pt 'Open Sans';padding:16mm 17mm}small{color:#666;font-size:7.4pt}.h td{background:#46512b;color:#fff;font-weight:700}.l td{padding:2pt 4pt}.g td{padding-top:6pt}.s td{border-top:.4pt solid #888;font-style:italic}.t td{padding:2.4pt 4pt;border-bottom:.3pt solid #bbb}", pages: [page],
    notes: 'British subcontractor’s invoice: labour, materials and plant with totals of each group (no lines), VAT zero under the reverse charge with the amount the customer accounts for in a sentence, CIS deducted from labour only, payment to be made below the invoice total', seller, buyer, lines, number: 'CB-0418', date: '2026-07-31', due: '2026-08-30', terms: '30 days', order: 'RH/2207/SC', currency: 'GBP', paid, subtotal: true,
    acceptable: { subtotal: [total / 100], tax_total: [0, null], 'sender.name': [seller.name, 'Calder Brook Groundworks'], ...readings('category', lines.map(({ category }, i) => (i >= 7 ? ['soft', 'hard'] : [category]))), 'other_details.down_payment': [null] },
  })
})()

// prettier-ignore
export const crane = (() => {
  const seller = { name: 'GRAND RIVER CRANE SERVICE LTD.', address: ['1184 Victoria Street North', 'Kitchener, ON N2B 3C9'] }
  const buyer = { name: 'Conestoga Steel Erectors Inc.', address: ['77 Arrow Road', 'Guelph, ON N1K 1T1'] }
  const [regular, overtime] = [28_500, 36_750]
  const tickets: readonly (readonly [day: string, ticket: string, text: string, regular: number, overtime: number])[] = [['2026-06-02', '44182', 'Set columns grid A-D', 8, 1.5], ['2026-06-03', '44187', 'Set columns grid E-H', 8, 0], ['2026-06-04', '44191', 'Joists and bridging', 8, 2], ['2026-06-08', '44203', 'Deck bundles, hoist RTU curbs', 6, 0], ['2026-06-13', '44220', 'RTU lift, Saturday', 0, 7.5]]
  const lifts: Sale['lines'] = tickets.map(([, code, text, own, over]) => ({ code, text, cents: Math.round(own * regular + over * overtime), ...soft }))
  const charges: Sale['lines'] = [item(2, 42_500, 'Mobilization, each way', soft), item(5, 18_500, 'Counterweight float', soft), item(3, 52_000, 'Rigger, day', soft), item(1, 28_750, 'Road permit, Region of Waterloo', soft)]
  const lines = [...lifts, ...charges]
  const tax = part(totalOf(lines), 13)
  const { subtotal, total } = sumsOf({ lines, tax })
  const hours = (own: number) => (own === 0 ? '' : own.toFixed(1))
  const all = (at: 3 | 4) => tickets.reduce((sum, row) => sum + row[at], 0)
  const page = `${ends(`<b style="font:700 22pt/25pt 'Barlow Condensed'">${seller.name}</b><br>${seller.address.join(', ')} &nbsp; 519-555-0126`, '<div class="r"><b style="font-size:15pt;line-height:19pt">INVOICE</b><br>GR-20418</div>', 'border-bottom:2.4pt solid #000;padding-bottom:5pt')}
    <div style="display:flex;gap:.3in;margin:12pt 0"><div style="flex:1"><small>INVOICE TO</small><br>${lined(buyer)}</div><div style="flex:1">${facts([['Invoice date', '2026-06-15'], ['Job', 'Woodlawn Rd warehouse'], ['Your P.O.', 'CSE-0733'], ['Terms', 'Net 30 days'], ['HST no.', '88204 4182 RT0001']])}</div></div>
    <p style="margin:0 0 6pt">Unit 118, 90 tonne all-terrain crane with operator. Regular ${$(regular)} per hour, overtime and Saturday ${$(overtime)} per hour, four hours minimum.</p>
    <table class="l">${rowOf(['Date', 'Ticket', 'Work done', '>Reg. hrs', '>O.T. hrs', '>Amount'], ' class="h"')}${tickets.map(([day, ticket, text, own, over], i) => rowOf([day, ticket, text, `>${hours(own)}`, `>${hours(over)}`, `>${f(lifts[i]?.cents ?? 0)}`])).join('')}${rowOf(['', '', 'Crane hours', `>${hours(all(3))}`, `>${hours(all(4))}`, `>${f(totalOf(lifts))}`], ' class="s"')}</table>
    <table class="l" style="margin-top:12pt">${rowOf(['Other charges', '>Qty', '>Rate', '>Amount'], ' class="h"')}${charges.map(({ text, quantity = 0, rate = 0, cents }) => rowOf([text, `>${quantity}`, `>${f(rate)}`, `>${f(cents)}`])).join('')}</table>
    <table class="t" style="width:44%;margin:16pt 0 0 56%">${([['Subtotal', f(subtotal)], ['HST 13%', f(tax)], ['<b>Total CAD</b>', `<b>${$(total)}</b>`]] as const).map(([a, b]) => rowOf([a, `>${b}`])).join('')}</table>
    <p>Signed tickets are attached. Interest 2% a month (24% a year) on accounts over 30 days. Standby is charged as worked time. Holdback under the Construction Act does not apply to this invoice.</p>`
  return drawn({
    name: 'on-steel-erector-crane-hours-hst-phone', family: 'operated-crane-regular-and-overtime-hours', scan: cab, style: ".page{font:10pt/13.4pt 'Carlito';padding:.7in .8in}small{font-size:8pt}.h td{background:#ddd;font-weight:700}.l td{padding:2.6pt 5pt;border-bottom:.4pt solid #888}.s td{font-weight:700}.t td{padding:2.4pt 4pt;border-bottom:.4pt solid #888}", pages: [page],
    notes: 'photograph of an Ontario crane company’s invoice: a line each day from a ticket with regular and overtime hours, both rates in a sentence above only, a row of hours that is no line, other charges in a table of their own, HST, ISO dates', seller, buyer, lines, number: 'GR-20418', date: '2026-06-15', terms: 'Net 30 days', order: 'CSE-0733', currency: 'CAD', tax, subtotal: true, days: tickets.map(([day]) => day),
    acceptable: { ...ones(lifts), ...readings('quantity', tickets.map(([, , , own, over]) => [own + over, ...(own > 0 ? [own] : []), ...(over > 0 ? [over] : []), 1, null])), ...readings('rate', tickets.map(([, , , own, over], i) => [...(own > 0 ? [regular / 100] : []), ...(over > 0 ? [overtime / 100] : []), (lifts[i]?.cents ?? 0) / 100, null])), ...readings('description/item', [...tickets.map(([day, ticket, text]) => [text, `${ticket} ${text}`, `${day} ${ticket} ${text}`]), ...charges.map(({ text }) => [safe(text)])]), 'sender.name': [seller.name, 'Grand River Crane Service Ltd.'], due_date: [null, '2026-07-15'] },
  })
})()
