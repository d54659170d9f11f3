/** A lease application with upright section names at the left and the equipment in a table: several items, one request. */
import { dollars, fullName, penned, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { applicants } from './applicants.ts'
import { cross, drawnForm } from './form.ts'

const style = `
.page{font:8.8pt/11pt 'Libre Franklin';padding:.5in .55in}
.sec{display:flex;border:1pt solid #333;margin-top:7pt}.sec>i{writing-mode:vertical-rl;transform:rotate(180deg);font:700 8.4pt/16pt 'Libre Franklin';background:#d8dee6;text-align:center;width:18pt;border-left:1pt solid #333}
.sec>div{flex:1}.x{width:100%}.x td{border-bottom:.5pt solid #888;border-right:.5pt solid #888;padding:2pt 5pt 3pt}.x small{display:block;font-size:7pt;line-height:8.6pt;color:#333}.x b{font:400 9.6pt/12pt Carlito}
.e{width:100%}.e th{border-bottom:.8pt solid #333;font-weight:700;padding:2pt 5pt;font-size:8pt}.e td{border-bottom:.5pt solid #888;padding:3pt 5pt;font:9.6pt/12pt Carlito}
`

const items = [
  ['1', 'Digital color press', 'Versant-type 3180', 'New', '$129,500'],
  ['1', 'Paper cutter, 26 in.', 'PC-66', 'New', '$31,800'],
  ['1', 'Folder, friction feed', 'FX-14', 'New', '$25,000'],
]

function schedule(name: string, a: Applicant): Drawn {
  const cell = (label: string, value: string, width: number) => `<td style="width:${width}%"><small>${label}</small><b>${value || '&nbsp;'}</b>`
  const line = (...cells: readonly string[]) => `<table class="x"><tr>${cells.join('')}</tr></table>`
  const section = (title: string, ...rows: readonly string[]) => `<div class="sec"><i>${title}</i><div>${rows.join('')}</div></div>`
  const person = (o: Owner) => `${line(cell('Principal’s name', fullName(o), 40), cell('Title', o.title, 25), cell('% owned', `${o.percent}`, 10), cell('Date of birth', dated(o.born, 'M/D/YYYY'), 25))}${line(cell('Home street address', o.street, 40), cell('City', o.city, 25), cell('State', o.state, 10), cell('ZIP', o.zip, 10), cell('SSN, last four', o.ssn, 15))}`
  const page = `<table style="width:100%"><tr><td style="font:700 16pt/19pt 'Libre Franklin'">BEACON HARBOR LEASING CORP.<td class="r" style="font-size:12pt">Lease Application<br><span style="font-size:8pt">Please print or type. Answer every item.</span></tr></table>
${section('LESSEE', line(cell('Full legal name of lessee', a.legal, 60), cell('Trade style', '', 40)), line(cell('Street address', a.street, 45), cell('City', a.city, 27), cell('State', a.state, 10), cell('ZIP', a.zip, 18)), line(cell('Telephone', a.phone, 24), cell('E-mail', a.email, 40), cell('Web site', a.website ?? '', 36)), line(cell('Federal tax number', a.ein, 24), cell('Line of business', a.industry, 40), cell('Founded', dated(`${a.start}-01`, 'MM/YYYY'), 16), cell('Years, present owners', '18', 20)), line(cell('Sales, last fiscal year', `$${dollars(a.revenue)}`, 24), `<td><small>Organized as</small>${[['Corporation', 'C corporation'], ['S-Corp', 'S corporation'], ['LLC', 'LLC'], ['Partnership', 'Partnership'], ['Sole', 'Proprietor']].map(([kind, label]) => `${cross(kind === a.entity)} ${label}`).join(' &nbsp; ')}`))}
${section('PRINCIPALS', ...a.owners.map(person))}
${section('EQUIPMENT', `<table class="e"><tr><th>Qty<th>Description<th>Model<th>New/used<th class="r">Cost</tr>${items.map(([quantity, text, model, state, cost]) => rowOf([`${quantity}`, `${text}`, `${model}`, `${state}`, `>${cost}`])).join('')}<tr><td><td colspan="3" style="font-weight:700">Total cost of equipment, amount to be leased<td class="r" style="font-weight:700">$${dollars(a.amount)}</tr></table>`, line(cell('Vendor', a.vendor, 40), cell('Vendor’s address', '700 Unicorn Park Drive, Woburn, MA', 40), cell('Telephone', '781-555-0156', 20)), line(cell('Lease term', `${a.term} months`, 24), cell('Purchase option', '$1.00', 24), cell('Advance rentals', '2', 24), cell('Where will it be installed?', 'Same address', 28)))}
${section('BANKS', line(cell('Bank', 'Mystic River Savings', 40), cell('Officer', 'J. Donahue', 30), cell('Telephone', '617-555-0157', 30)), line(cell('Present lessor or lender', 'Harbor Graphic Leasing', 40), cell('Contract', '20-1187', 30), cell('Monthly payment', '$2,914', 30)))}
<p style="font-size:7.6pt;line-height:9.4pt;text-align:justify;margin:10pt 0">The lessee and the principals represent that these statements are correct, and authorize Beacon Harbor Leasing Corp. and its assigns to make inquiries of credit bureaus, banks and vendors now and while any lease is outstanding. No lease is in effect until it is accepted in Boston by an officer of Beacon Harbor.</p>
<div style="display:flex;gap:18pt;margin-top:30pt"><div style="flex:2;border-top:.8pt solid #000">${penned(83, 180)}By (signature)</div><div style="flex:1;border-top:.8pt solid #000;position:relative"><b style="position:absolute;bottom:100%;font:400 9.6pt/12pt Carlito">President</b>Title</div><div style="flex:1;border-top:.8pt solid #000;position:relative"><b style="position:absolute;bottom:100%;font:400 9.6pt/12pt Carlito">${dated(a.signed ?? '', 'M/D/YYYY')}</b>Date</div></div>`
  return drawnForm({
    name,
    style,
    pages: [page],
    family: 'lease-schedule-upright-sections',
    notes:
      'lease application: section names turned upright at the left edge, captions over values in ruled cells, three pieces of equipment in a table with costs whose total is the amount, vendor’s address and telephone, present lessor’s payment and advance rentals as decoys, trade style empty, month and year founded beside the years of the present owners, one of two principals has signed',
    applicant: a,
    printed: ['ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'vendor', 'born', 'percent', 'home'],
    expected: { equipmentDescription: 'Digital color press' },
    expected_any_of: {
      equipmentDescription: [items.map(([, text]) => text).join(', '), items.map(([, text]) => text).join('; '), items.map(([, text]) => text).join(' '), a.equipment, 'Digital color press Versant-type 3180'],
      yearsInBusiness: [18, 32, null],
    },
  })
} // prettier-ignore

export const leaseSchedules: readonly Drawn[] = [schedule('beacon-harbor-leasing-print-shop', applicants.printer)]
