/** A truck finance company's application: driver's and fleet's experience, truck, trade and guarantor; photographed. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { cross, drawnForm } from './form.ts'

const style = `
.page{font:9.2pt/11.6pt 'PT Sans';padding:.5in .6in}
.s{border:1.2pt solid #222;border-radius:3pt;padding:0 0 4pt;margin-top:9pt}.s>h4{margin:0;background:#ddd;border-bottom:.8pt solid #222;padding:2pt 6pt;font:700 9.6pt/12pt 'PT Sans'}
.g{display:grid;grid-template-columns:repeat(12,1fr)}.g>div{border-bottom:.5pt solid #888;border-right:.5pt solid #888;padding:1.4pt 5pt 2pt;min-height:25pt}.g label{display:block;font-size:7.4pt;line-height:9pt}.g b{font:400 10pt/13pt Cousine;white-space:nowrap}
`

function truckForm(name: string, a: Applicant): Drawn {
  const owner = firstOwner(a)
  const at = (span: number, label: string, value: string) => `<div style="grid-column:span ${span}"><label>${label}</label><b>${value || '&nbsp;'}</b></div>`
  const section = (title: string, ...cells: readonly string[]) => `<div class="s"><h4>${title}</h4><div class="g">${cells.join('')}</div></div>`
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end"><b style="font-size:19pt;line-height:22pt">CONTINENTAL TRUCK CREDIT</b><span>Owner-operator and fleet application</span></div>
${section('BUSINESS', at(6, 'Business name (as registered)', a.legal), at(3, 'Tax ID number', a.ein), at(3, 'USDOT / MC number', '2871044 / 905518'), at(5, 'Address', a.street), at(4, 'City', a.city), at(1, 'State', a.state), at(2, 'ZIP', a.zip), at(4, 'Business telephone', a.phone), at(5, 'E-mail', a.email), at(3, 'In business since (mo./yr.)', dated(`${a.start}-01`, 'MM/YYYY')), at(5, 'What do you haul?', a.industry), at(3, 'Gross revenue per year', `$${dollars(a.revenue)}`), at(2, 'Trucks owned', '4'), at(2, 'Trailers owned', '5'), `<div style="grid-column:span 12;min-height:17pt">Organized as: &nbsp; ${[['Sole Proprietor', 'Individual'], ['Partnership', 'Partnership'], ['LLC', 'LLC'], ['Corporation', 'Corporation']].map(([kind, label]) => `${cross(kind === a.entity)} ${label}`).join(' &nbsp;&nbsp; ')}</div>`)}
${section('OWNER AND GUARANTOR', at(5, 'Name', fullName(owner)), at(2, 'Title', owner.title), at(2, 'Percent owned', `${owner.percent}`), at(3, 'Date of birth', dated(owner.born, 'M/D/YYYY')), at(5, 'Home address', owner.street), at(4, 'City', owner.city), at(1, 'State', owner.state), at(2, 'ZIP', owner.zip), at(3, 'Cell phone', owner.phone), at(3, 'SSN (last 4)', owner.ssn), at(3, 'CDL since', '1999'), at(3, 'Years as owner', '11'))}
${section('TRUCK OR TRAILER TO BE FINANCED', at(6, 'Year, make, model', a.equipment), at(3, 'Mileage', '412,880'), at(3, 'VIN (last 8)', 'NJ774120'), at(6, 'Dealer or seller', a.vendor), at(3, 'Dealer phone', '406-555-0173'), at(3, 'Salesperson', 'Monte'), at(3, 'Selling price', `$${dollars(a.cost)}`), at(3, 'Cash down', `$${dollars(a.down)}`), at(3, 'Amount to finance', `$${dollars(a.amount)}`), at(3, 'Months', a.term))}
${section('TRADE-IN', at(6, 'Year, make, model', 'none'), at(3, 'Trade allowance', ''), at(3, 'Owed to', ''))}
${section('REFERENCES', at(5, 'Truck loan, paid or open', 'Prairie Equipment Finance'), at(3, 'High credit', '$92,400'), at(4, 'Phone', '406-555-0174'), at(5, 'Carrier or broker hauled for', 'Gallatin Lumber'), at(3, 'Since', '2017'), at(4, 'Phone', '406-555-0175'), at(5, 'Insurance agent', 'Madison Agency'), at(3, 'Policy ends', '03/01/2027'), at(4, 'Phone', '406-555-0176'))}
<p style="font-size:7.8pt;line-height:9.6pt;text-align:justify;margin:8pt 0 30pt">I certify that everything stated here is true and that the vehicle will be used for business only. I authorize Continental Truck Credit to check my credit, employment and motor vehicle record, and to share the results with the dealer. I have read the notice about married applicants in community property states.</p>
<div style="display:flex;gap:16pt"><div style="flex:2;border-top:.8pt solid #000">${penned(47, 190)}Applicant’s signature</div><div style="flex:1;border-top:.8pt solid #000;position:relative"><span style="position:absolute;bottom:100%;font:10pt/13pt Cousine">${dated(a.signed ?? '', 'M/D/YYYY')}</span>Date signed</div></div>`
  return drawnForm({
    name,
    style,
    pages: [page],
    scan: { dpi: 190, skewDegrees: 0.7, noise: 18, blur: 0.55, jpegQuality: 66, keystone: 0.012, shade: 30, background: 238 },
    family: 'truck-finance-boxes',
    notes:
      'photograph of a truck finance company’s form: typed values under small captions in boxes of twelve columns, USDOT and MC numbers, licence year, mileage, selling price, cash down, high credit and policy date as decoys, empty trade-in ("none"), month and year in business, question as a caption for the industry',
    applicant: a,
    printed: ['ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
  })
} // prettier-ignore

export const truckForms: readonly Drawn[] = [truckForm('continental-truck-credit-hauler-phone', applicants.hauler)]
