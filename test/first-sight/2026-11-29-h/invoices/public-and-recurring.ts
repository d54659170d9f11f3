/** A city’s landfill bill with a slip to return, a waste hauler’s bill with the balance before, a law firm’s time entries. */
import { $, dated, drawn, ends, f, facts, item, lined, ones, part, readings, rowOf, safe, slip, sumsOf, totalOf, type Sale } from './means.ts' // prettier-ignore

const soft = { category: 'soft' } as const

// prettier-ignore
export const landfill = (() => {
  const seller = { name: 'City of Brackett Falls, Solid Waste Division', address: ['220 Municipal Plaza', 'Brackett Falls, IA 52549'] }
  const buyer = { name: 'Chariton Valley Demolition LLC', address: ['1187 Quarry Road', 'Centerville, IA 52544'] }
  const tickets: readonly (readonly [day: string, ticket: string, material: string, tons: number, rate: number])[] = [['2026-09-02', '118204', 'C&D debris', 8.42, 4_650], ['2026-09-02', '118219', 'C&D debris', 7.96, 4_650], ['2026-09-04', '118277', 'Clean concrete', 14.1, 1_200], ['2026-09-09', '118340', 'C&D debris', 9.05, 4_650], ['2026-09-11', '118402', 'Asbestos, bagged, by appointment', 1.37, 14_500], ['2026-09-16', '118466', 'C&D debris', 8.8, 4_650], ['2026-09-23', '118551', 'Tires, commercial', 0.62, 21_000]]
  const loads = tickets.map(([, code, material, tons, rate]) => item(tons, rate, material, { code, ...soft }))
  const tons = tickets.reduce((sum, [, , , weight]) => sum + Math.round(weight * 100), 0) / 100
  const lines: Sale['lines'] = [...loads, item(tons, 210, 'State tonnage fee', soft), item(1, 2_500, 'Uncovered load charge, ticket 118340', soft)]
  const { total } = sumsOf({ lines })
  const days = [...tickets.map(([day]) => day), '2026-09-30', '2026-09-09']
  const pairs: readonly (readonly [string, string])[] = [['Customer number', 'SW-00418'], ['Invoice number', '2026-09-0731'], ['Invoice date', '09/30/2026'], ['Due date', '10/30/2026']]
  const page = `${ends('<b style="font:700 17pt/20pt Tinos">CITY OF BRACKETT FALLS</b><br>Solid Waste Division<br>220 Municipal Plaza, Brackett Falls, IA 52549<br>Billing questions 641-555-0142, Monday to Friday 8:00 to 4:30', '<b style="font:700 19pt/22pt Tinos">INVOICE</b>')}
    ${ends(`<br><br>${lined(buyer)}`, facts(pairs, 'class="k" style="width:2.9in"'), 'margin:14pt 0 14pt')}
    <table class="l">${rowOf(['Date', 'Ticket', 'Material', '>Net tons', '>Per ton', '>Charge'], ' class="h"')}${lines.map(({ text, code = '', quantity = 0, rate = 0, cents }, i) => rowOf([dated(days[i] ?? '', 'MM/DD'), code, safe(text), i === 8 ? '' : `>${quantity.toFixed(2)}`, i === 8 ? '' : `>${f(rate)}`, `>${f(cents)}`])).join('')}${rowOf(['', '', '<b>Total charges September 2026</b>', `>${tons.toFixed(2)}`, '', `><b>${f(total)}</b>`], ' class="v"')}</table>
    <p>A late charge of 1.5% a month is added after the due date. Scale house hours are 7:00 to 3:30. Rates change on January 1 by resolution 2025-118. Accounts more than 60 days past due must pay at the scale.</p>
    ${slip(ends(`${lined(buyer)}<br><br>Amount enclosed $ ______________`, facts([...pairs.slice(0, 2), ['Due date', '10/30/2026'], ['<b>AMOUNT DUE</b>', `<b>${$(total)}</b>`]], 'class="k" style="width:2.9in"')) + '<p style="margin-bottom:0">Make checks payable to: City of Brackett Falls &nbsp; Mail to: Finance Office, PO Box 118, Brackett Falls, IA 52549</p>')}`
  return drawn({
    name: 'city-landfill-tickets-return-slip', family: 'municipal-charges-with-return-slip', style: '.page{font:9.8pt/13.2pt Tinos;padding:.6in .65in}.k td{border:.5pt solid #000;padding:2pt 5pt}.h td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700}.l td{padding:1.8pt 4pt}.v td{border-top:.8pt solid #000}', pages: [page],
    notes: 'city’s bill for landfill tickets: day and month of each weighing, tons of two decimals, a fee on the sum of tons, a charge without quantity, a dashed slip at the foot that repeats customer, numbers and amount and names another address', seller, buyer, lines, days, number: '2026-09-0731', date: '2026-09-30', due: '2026-10-30',
    acceptable: { 'sender.name': [seller.name, 'CITY OF BRACKETT FALLS', 'City of Brackett Falls', 'City of Brackett Falls Solid Waste Division'], ...ones(lines.slice(8), 8), ...readings('description/item', lines.map(({ text, code }) => [text, ...(code ? [`${code} ${text}`] : [])])), payment_terms: [null], subtotal: [null, total / 100] },
  })
})()

// prettier-ignore
export const hauler = (() => {
  const seller = { name: 'Bayou Vert Disposal, LLC', address: ['PO Box 4418', 'Houma, LA 70361'] }
  const buyer = { name: 'TERREBONNE SEAFOOD PROCESSORS INC', address: ['5510 SHRIMPERS ROW', 'HOUMA LA 70363'] }
  const lines: Sale['lines'] = [item(2, 38_640, '8 yard front load, 3 times a week', soft), item(1, 21_475, '6 yard recycling, once a week', soft), item(3, 8_500, 'Extra pickup 05/06, 05/13, 05/27', soft), item(1, 4_500, 'Overage 05/20, photo on file', soft), { text: 'Fuel and environmental charge 17.5%', cents: part(2 * 38_640 + 21_475 + 3 * 8_500, 17.5), ...soft }, { text: 'Parish franchise fee 4%', cents: part(2 * 38_640 + 21_475, 4), ...soft }]
  const { total } = sumsOf({ lines })
  const before = 136_218
  const page = `${ends("<b style=\"font:700 21pt/25pt 'Nunito Sans';color:#2f6b2f\">bayou vert</b><br>DISPOSAL &nbsp;•&nbsp; RECYCLING &nbsp;•&nbsp; ROLL-OFF", '<div class="r">Invoice<br><b style="font-size:15pt;line-height:19pt">0418-000882041</b></div>')}
    <div style="display:flex;gap:.35in;margin-top:12pt"><div style="width:2.3in"><div class="k"><b>Account</b> 3-0418-1182044<br><b>Invoice date</b> May 31, 2026<br><b>Service</b> May 1 - May 31, 2026<br><b>Pay by</b> June 20, 2026</div><div class="k"><b>Questions?</b><br>985-555-0137<br>pay.bayouvert.example<br>PO Box 4418, Houma, LA 70361</div><div class="k" style="font-size:7.8pt;line-height:10.4pt">On July 1 base rates rise by 4.9% as your agreement allows. Autopay saves $5.00 a month. Do not place fish waste in recycling.</div></div>
    <div style="flex:1"><table class="t">${[['Previous balance', $(before)], ['Payment received 05/18/2026, thank you', `-${$(before)}`], ['Current charges', $(total)], ['<b>Total due June 20, 2026</b>', `<b>${$(total)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p style="margin-bottom:3pt"><b>Service location: 5510 Shrimpers Row, Houma</b> &nbsp; Contract 0418-77</p>
    <table class="l">${rowOf(['Description', '>Quantity', '>Unit price', '>Amount'], ' class="h"')}${lines.map(({ text, quantity, rate, cents }) => rowOf([text, `>${quantity === undefined ? '' : quantity.toFixed(2)}`, `>${rate === undefined ? '' : $(rate)}`, `>${$(cents)}`])).join('')}${rowOf(['<b>Current charges</b>', '', '', `><b>${$(total)}</b>`], ' class="v"')}</table><p style="font-size:7.6pt;line-height:10pt">Past due: 30 days $0.00 &nbsp; 60 days $0.00 &nbsp; 90+ days $0.00. A late fee of 2.5% or $15.00, whichever is more, applies after the pay-by day.</p></div></div>
    ${slip(ends(lined(buyer), `<table class="x">${rowOf(['Account', 'Invoice', 'Pay by', 'Total due', 'Amount paid'])}${rowOf(['3-0418-1182044', '0418-000882041', '06/20/2026', $(total), '&emsp;&emsp;&emsp;&emsp;'], ' class="b"')}</table><div style="margin-top:10pt">Remit to: Bayou Vert Disposal, LLC<br>Dept 0418, PO Box 70044, New Orleans, LA 70160</div>`) + '<div style="font:8pt/10pt Cousine;margin-top:14pt">0418000882041 000000000 1182044 7</div>')}`
  return drawn({
    name: 'seafood-plant-waste-hauler-monthly', family: 'hauler-previous-balance-and-sidebar', style: ".page{font:9.2pt/12.6pt 'Nunito Sans';padding:.55in .65in}.k{background:#eaf2e6;padding:7pt 9pt;margin-bottom:8pt}.t td{border-bottom:.3pt solid #bbb;padding:2.4pt 0}.h td{background:#2f6b2f;color:#fff;padding:2.4pt 4pt}.l td{padding:2.4pt 4pt}.v td{border-top:1pt solid #2f6b2f}.x td{border:.5pt solid #777;padding:2pt 5pt;white-space:nowrap}", pages: [page],
    notes: 'waste hauler’s bill: facts in a sidebar beside the table, previous balance and payment that cancel each other, charges in percent without quantity, days of extra pickups within the description, the buyer’s address only on the slip at the foot, two remittance addresses, a scan line', seller, buyer, lines, number: '0418-000882041', date: '2026-05-31', due: '2026-06-20',
    acceptable: { 'sender.name': [seller.name, 'bayou vert', 'bayou vert DISPOSAL', 'Bayou Vert Disposal', 'Bayou Vert Disposal LLC'], 'sender.address': ['PO Box 4418, Houma, LA 70361', 'Dept 0418, PO Box 70044, New Orleans, LA 70160'], ...ones(lines.slice(4), 4), amount_due: [total / 100, null], payment_terms: [null], subtotal: [null, total / 100], shipping: [null, (lines[4]?.cents ?? 0) / 100] },
  })
})()

interface Entry { readonly day: string; readonly who: string; readonly hours: number; readonly rate: number; readonly words: string } // prettier-ignore

// prettier-ignore
const entries: readonly Entry[] = ([['2026-07-01', 'MAT', 1.4, 46_500, 'Telephone conference with client regarding notice of default under equipment schedule no. 3 and options to cure; review of master lease agreement'], ['2026-07-02', 'JLR', 2.3, 28_500, 'Research on UCC Article 2A remedies of lessor and limits on acceleration'], ['2026-07-06', 'JLR', 3.1, 28_500, 'Draft response to notice of default; prepare chronology of payments and exhibits A to F'], ['2026-07-07', 'MAT', 0.9, 46_500, 'Revise response; correspondence with counsel for lessor'], ['2026-07-09', 'KD', 1.5, 14_500, 'Assemble payment records received from client; index to binder'], ['2026-07-13', 'MAT', 2.2, 46_500, 'Negotiation with lessor’s counsel (two calls); draft term sheet for forbearance'], ['2026-07-14', 'JLR', 4.6, 28_500, 'Draft forbearance agreement and amended payment schedule'], ['2026-07-16', 'MAT', 1.1, 46_500, 'Review lessor’s comments on forbearance agreement; conference with client'], ['2026-07-20', 'JLR', 1.8, 28_500, 'Revise agreement; prepare officer’s certificate and resolutions'], ['2026-07-22', 'MAT', 0.7, 46_500, 'Attend to execution and delivery of forbearance agreement'], ['2026-07-22', 'KD', 0.8, 14_500, 'Closing binder; transmit executed documents']] as const).map(([day, who, hours, rate, words]) => ({ day, who, hours, rate, words }))

// prettier-ignore
export const attorneys = (() => {
  const seller = { name: 'Thornquist Abbate LLP', address: ['410 Erie Boulevard West, Suite 900', 'Syracuse, NY 13202'] }
  const buyer = { name: 'Cardinal Ridge Packaging, Inc.', address: ['7714 Henry Clay Boulevard', 'Liverpool, NY 13088'] }
  const fees = entries.map(({ hours, rate, words }) => item(hours, rate, words, soft))
  const costs: Sale['lines'] = [{ text: 'UCC search, New York Department of State', cents: 7_500, ...soft }, { text: 'Overnight courier to lessor’s counsel', cents: 3_842, ...soft }, { text: 'Photocopies, 412 pages at $0.15', cents: 6_180, ...soft }]
  const lines = [...fees, ...costs]
  const discount = part(totalOf(fees), 5)
  const paid = 400_000
  const { total, open } = sumsOf({ lines, discount, paid })
  const head = (page: number) => ends('<b style="font:700 18pt/22pt \'EB Garamond\';letter-spacing:.08em">THORNQUIST ABBATE LLP</b><br>Attorneys at Law', `<div class="r">Invoice 118442<br>Page ${page} of 2</div>`, 'border-bottom:.8pt solid #000;padding-bottom:4pt')
  const row = ({ day, who, hours, rate, words }: Entry, i: number) => rowOf([dated(day, 'MM/DD/YY'), who, safe(words), `>${hours.toFixed(1)}`, `>${f(rate)}`, `>${f(fees[i]?.cents ?? 0)}`])
  const columns = rowOf(['Date', 'Atty', 'Description of services', '>Hours', '>Rate', '>Amount'], ' class="h"')
  const who = [['MAT', 'Marit A. Thornquist, Partner', 46_500], ['JLR', 'Joel L. Ramos, Associate', 28_500], ['KD', 'Kendra Doyle, Paralegal', 14_500]] as const
  const hoursOf = (short: string) => entries.filter(entry => entry.who === short).reduce((sum, { hours }) => sum + Math.round(hours * 10), 0) / 10
  const first = `${head(1)}<div class="c" style="font-size:9pt;line-height:12pt;margin:3pt 0 16pt">${seller.address.join(' &nbsp;·&nbsp; ')} &nbsp;·&nbsp; 315-555-0184 &nbsp;·&nbsp; Tax ID 16-4418820</div>${ends(`${lined(buyer)}<br>Attn: Philip Rourke, Chief Financial Officer`, facts([['Invoice date', 'August 4, 2026'], ['Invoice number', '118442'], ['Client and matter', '20418.003'], ['Billed through', 'July 31, 2026']], 'style="width:2.7in"'))}<p><b>RE: Tioga Leasing, notice of default and forbearance</b></p><p style="margin-bottom:3pt">FOR PROFESSIONAL SERVICES RENDERED</p><table class="l">${columns}${entries.slice(0, 8).map(row).join('')}</table>`
  const second = `${head(2)}<table class="l" style="margin-top:12pt">${columns}${entries.slice(8).map((entry, i) => row(entry, i + 8)).join('')}${rowOf(['', '', '>Total professional services', `>${(['MAT', 'JLR', 'KD'].reduce((sum, short) => sum + hoursOf(short) * 10, 0) / 10).toFixed(1)}`, '', `>${f(totalOf(fees))}`], ' class="b"')}</table>
    <p style="margin-bottom:3pt">COSTS ADVANCED</p><table class="l">${costs.map(({ text, cents }, i) => rowOf([['07/02/26', '07/22/26', '07/31/26'][i] ?? '', '', safe(text), '', '', `>${f(cents)}`])).join('')}${rowOf(['', '', '>Total costs', '', '', `>${f(totalOf(costs))}`], ' class="b"')}</table>
    <p style="margin-bottom:3pt">SUMMARY BY TIMEKEEPER</p><table style="width:72%;white-space:nowrap">${who.map(([short, name, rate]) => rowOf([short, name, `>${hoursOf(short).toFixed(1)} hrs`, `>at ${f(rate)}`, `>${f(Math.round(hoursOf(short) * rate))}`])).join('')}</table>
    <table class="t" style="width:58%;margin:20pt 0 0 42%">${[['Professional services', f(totalOf(fees))], ['Less 5% courtesy discount on services', `(${f(discount)})`], ['Costs advanced', f(totalOf(costs))], ['<b>TOTAL THIS INVOICE</b>', `<b>${f(total)}</b>`], ['Less applied from retainer in trust', `(${f(paid)})`], ['<b>BALANCE DUE</b>', `<b>${$(open)}</b>`]].map(([a = '', b = '']) => rowOf([a, `>${b}`])).join('')}</table><p>Retainer remaining in trust after this invoice: $1,000.00. Payable on receipt. Balances open after 30 days bear interest of 9% a year.</p>`
  return drawn({
    name: 'law-firm-forbearance-time-entries', family: 'time-entries-with-retainer', style: ".page{font:10.2pt/13.4pt 'EB Garamond';padding:.7in .8in}.h td{border-bottom:.6pt solid #000;font-style:italic}.l td{padding:2pt 4pt}.l td:nth-child(3){width:58%}.t td{padding:1.6pt 0}", pages: [first, second],
    notes: 'law firm’s bill of two pages: time entries with day, initials, sentences that wrap, tenths of hours and rate; costs without quantity; a summary by timekeeper (no lines); a discount on services, a retainer applied; a remaining retainer as a decoy', seller, buyer, lines, days: [...entries.map(({ day }) => day), '2026-07-02', '2026-07-22', '2026-07-31'], number: '118442', date: '2026-08-04', terms: 'Payable on receipt', discount, paid,
    acceptable: { 'sender.name': [seller.name, 'THORNQUIST ABBATE LLP'], ...ones(costs, fees.length), 'transactions.13.quantity': [1, 412, null], 'transactions.13.rate': [61.8, 0.15, null], due_date: [null, '2026-08-04'], payment_terms: ['Payable on receipt', 'on receipt', 'Payable on receipt.', null], ...readings('description/item', [...entries.map(({ who: short, words }) => [words, `${short} ${words}`]), ...costs.map(({ text }) => [text])]) },
  })
})()
