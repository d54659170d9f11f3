/** A manufacturer's finance arm: an application of filled AcroForm fields, labels left of the boxes. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = `
.page{font:8.8pt/11.4pt 'Roboto Condensed';font-size:9.6pt;padding:.5in .6in}
.top{background:#f37021;color:#fff;padding:7pt 10pt;display:flex;justify-content:space-between;align-items:center}
h4{font:700 10.4pt/13pt 'Roboto Condensed';color:#f37021;margin:12pt 0 3pt;border-bottom:.8pt solid #f37021}
.row{display:flex;gap:10pt;margin-top:4pt;align-items:center}.row>label{white-space:nowrap}.row>span{flex:1;height:15pt;border:.6pt solid #888;background:#eef3fb}
`

const quoted = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

function captive(name: string, a: Applicant): Drawn {
  const owner = firstOwner(a)
  let count = 0
  const field = (label: string, value: string, share = 1) =>
    `<label>${label}</label><span style="flex:${share}" data-field="f${++count}" data-value="${quoted(value)}"></span>`
  const row = (...fields: readonly string[]) => `<div class="row">${fields.join('')}</div>`
  const tick = (on: boolean, text: string) =>
    `<span data-field="c${++count}" data-check="${on ? 'on' : 'off'}" style="flex:none;width:9pt;height:9pt;border:0;background:none"></span><label style="margin-left:-6pt">${text}</label>`
  const page = `<div class="top"><b style="font-size:17pt;line-height:20pt">TERRAMAX FINANCIAL</b><span>Commercial Credit Application &nbsp; dealer use: fax to 888-555-0137</span></div>
${row(field('Dealer name', a.vendor, 2), field('Dealer no.', '40771'), field('Salesperson', 'Kim Ostrander', 1.2))}
<h4>Applicant</h4>${row(tick(false, 'Individual'), tick(false, 'Partnership'), tick(false, 'Corporation'), tick(true, 'Limited liability company'), tick(false, 'Other'))}
${row(field('Full legal name', a.legal, 2))}${row(field('Trade name (DBA)', a.dba ?? '', 1.4), field('Federal tax ID', a.ein))}
${row(field('Physical address', a.street, 2), field('County', 'Jefferson'))}${row(field('City', a.city, 1.4), field('State', a.state, 0.4), field('Zip', a.zip, 0.6))}
${row(field('Business phone', a.phone), field('E-mail', a.email, 1.6))}${row(field('Type of business', a.industry, 1.8), field('In business since', dated(a.start, 'MM/DD/YYYY')), field('Employees', '9', 0.4))}
${row(field('Gross annual income', dollars(a.revenue)), field('Other annual income', '0', 0.7), field('Rent or mortgage per month', '4,150', 0.8))}
<h4>Principal and guarantor</h4>${row(field('Name', fullName(owner), 1.6), field('Title', owner.title), field('% ownership', `${owner.percent}`, 0.4))}
${row(field('Home address', owner.street, 1.5), field('City', owner.city), field('State', owner.state, 0.4), field('Zip', owner.zip, 0.6))}
${row(field('Date of birth', dated(owner.born, 'MM/DD/YYYY')), field('SSN', `XXX-XX-${owner.ssn}`), field('Phone', owner.phone))}
<h4>Second principal and guarantor</h4>${row(field('Name', '', 1.6), field('Title', ''), field('% ownership', '', 0.4))}${row(field('Home address', '', 1.5), field('City', ''), field('State', '', 0.4), field('Zip', '', 0.6))}${row(field('Date of birth', ''), field('SSN', ''), field('Phone', ''))}
<h4>Equipment and terms</h4>${row(field('Equipment', a.equipment, 2.4), field('Model', 'TM-95T', 0.7))}${row(field('Cash price', dollars(a.cost)), field('Cash down', dollars(a.down)), field('Net trade', '0', 0.6), field('Amount financed', dollars(a.amount)))}
${row(field('Term (months)', a.term, 0.5), field('First payment date', '12/01/2026', 0.8), tick(true, 'Retail contract'), tick(false, 'Lease'), tick(false, 'Revolving'))}
<h4>Credit references</h4>${row(field('Bank', 'Foothills Community Bank', 1.4), field('Branch', 'Arvada'), field('Phone', '303-555-0166'))}${row(field('Other creditor', 'Peak Truck Finance', 1.4), field('Balance', '21,300'), field('Phone', '720-555-0167'))}
<p style="font-size:8pt;line-height:9.6pt;text-align:justify;margin:12pt 0 28pt">By signing, the applicant and each guarantor state that the information above is correct, apply for credit for business or commercial purposes only, and allow Terramax Financial to investigate credit and employment and to release information about credit experience. Colorado applicants: the maximum finance charge is the one permitted by law.</p>
<div style="display:flex;gap:14pt;align-items:flex-end"><div style="flex:2;border-top:.7pt solid #000">${penned(93, 170)}<span>Applicant signature</span></div><div style="flex:1" class="row">${field('Date', dated(a.signed ?? '', 'MM/DD/YYYY'))}</div></div>`
  return drawnForm({
    name,
    style,
    pages: [page],
    family: 'captive-fields-label-left',
    notes:
      'manufacturer’s finance arm: filled AcroForm fields in boxes right of their labels, several in a row, dealer first, five boxes for the kind of applicant, empty second guarantor, gross income for revenue, cash price and cash down beside the amount financed, first payment date, rent and another creditor’s balance as decoys, model in a field of its own',
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
    expected_any_of: { equipmentDescription: [a.equipment, `${a.equipment} TM-95T`] },
  })
} // prettier-ignore

export const captiveForms: readonly Drawn[] = [captive('terramax-financial-landscaper-fields', applicants.landscaper)]
