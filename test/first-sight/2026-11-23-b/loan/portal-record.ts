/** A lender's portal: the record of an online application printed from a browser, two columns of right-aligned labels; two pages. */
import { dollars, firstOwner, fullName, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { drawnForm, stateName } from './form.ts'

const style = `
.page{font:8.8pt/12pt 'Inter';color:#1f2933;padding:.6in .55in}
.br{position:absolute;left:.3in;right:.3in;display:flex;justify-content:space-between;font:8pt/10pt Arimo;color:#000}
h4{font:700 10pt/13pt 'Inter';background:#eef2f6;padding:4pt 8pt;margin:14pt 0 5pt}
.g{display:grid;grid-template-columns:1fr 1fr;gap:0 18pt}.g>div{display:flex;gap:8pt;padding:2.4pt 0}.g span{width:36%;flex:none;text-align:right;color:#66788a}.g b{flex:1;font-weight:400}
`

type Pairs = readonly (readonly [string, string])[]

const grid = (pairs: Pairs): string =>
  `<div class="g">${pairs.map(([label, value]) => `<div><span>${label}</span><b>${value || '--'}</b></div>`).join('')}</div>`

const person = (o: Owner): Pairs => [
  ['First Name', o.first], ['Last Name', o.last], ['Title', o.title], ['Percent Owned', `${o.percent}.00%`],
  ['Date of Birth', dated(o.born, 'MM/DD/YYYY')], ['SSN', `*****${o.ssn}`], ['Home Street', o.street], ['Home City', o.city],
  ['Home State', stateName(o.state)], ['Home Zip', o.zip], ['Mobile', o.phone], ['Email', o.email],
] // prettier-ignore

function record(name: string, a: Applicant): Drawn {
  const browser = (page: number) =>
    `<div class="br" style="top:.22in"><span>${dated(a.signed ?? '', 'M/D/YY')}, 4:18 PM</span><span>APP-0098412 | Copperline Credit Portal</span><span></span></div><div class="br" style="bottom:.22in"><span>https://portal.copperlinecredit.example/applications/98412/print</span><span>${page}/2</span></div>`
  const owner = firstOwner(a)
  const first = `${browser(1)}<div style="display:flex;justify-content:space-between"><div><span style="color:#66788a">Application</span><div style="font:700 16pt/20pt 'Inter'">APP-0098412</div></div><div style="text-align:right">Status: <b>Submitted</b><br>Channel: Vendor link<br>Assigned to: Credit queue 3</div></div>
<h4>Request</h4>${grid([['Product', 'Equipment Finance Agreement'], ['Requested Amount', `$${dollars(a.amount)}.00`], ['Term', `${a.term} Months`], ['Purpose', a.use], ['Vendor', a.vendor], ['Equipment Cost', `$${dollars(a.cost)}.00`], ['Down Payment', `$${dollars(a.down)}.00`], ['Advance Payments', '1']])}
<h4>Business</h4>${grid([['Legal Name', a.legal], ['DBA', a.dba ?? ''], ['Entity Type', 'LLC'], ['State of Formation', stateName(a.state)], ['Federal Tax ID', a.ein], ['Established', dated(a.start, 'MM/DD/YYYY')], ['Time in Business', `${a.years} years`], ['Industry', a.industry], ['NAICS', '811121'], ['Annual Revenue', `$${dollars(a.revenue)}.00`], ['Street', a.street], ['City', a.city], ['State', stateName(a.state)], ['Zip', a.zip], ['Phone', a.phone], ['Email', a.email], ['Website', a.website ?? ''], ['Employees', '17']])}
<h4>Owner 1 (primary)</h4>${grid(person(owner))}`
  const second = `${browser(2)}<h4>Owner 2</h4>${grid(a.owners[1] ? person(a.owners[1]) : [])}
<h4>Bank</h4>${grid([['Bank Name', 'Saguaro National Bank'], ['Average Balance', '$61,200.00'], ['Account Ending', '0937'], ['Opened', '02/11/2013']])}
<h4>Documents</h4>${grid([['Vendor Quote', 'quote_5512.pdf'], ['Bank Statements', '3 files'], ['Driver License', 'received'], ['Tax Return', '']])}
<h4>Consent</h4><p style="margin:4pt 8pt">The applicant agreed to the electronic records disclosure, the privacy notice (rev. 01/2025) and the authorization to obtain credit reports, for the business and for each owner listed.</p>${grid([['Signed By', fullName(owner)], ['Signed Date', `${dated(a.signed ?? '', 'MM/DD/YYYY')} 3:52 PM MST`], ['Signed By', a.owners[1] ? fullName(a.owners[1]) : ''], ['Signed Date', `${dated(a.signed ?? '', 'MM/DD/YYYY')} 4:07 PM MST`], ['IP Address', '203.0.113.24'], ['Method', 'Click to sign']])}
<h4>History</h4>${grid([['Created', '08/25/2026 10:12 AM'], ['Last Modified', '08/27/2026 4:09 PM']])}`
  return drawnForm({
    name,
    style,
    pages: [first, second],
    family: 'portal-record-print',
    notes:
      'browser print of a lender’s portal record over two pages: right-aligned gray labels before values, two pairs a row, state names spelled out, first and last names apart, two dashes for nothing, percent with decimals, browser header and footer, times beside the dates, equipment cost, balance, privacy revision and modification dates as decoys, click signatures of both owners',
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'website', 'start', 'years', 'industry', 'revenue', 'amount', 'use', 'vendor', 'born', 'percent', 'home', 'incorporated'],
    expected: { naicsCode: '811121' },
    expected_any_of: { incorporationState: ['AZ', 'Arizona'], equipmentDescription: [a.use, null] },
  })
} // prettier-ignore

export const portalRecords: readonly Drawn[] = [record('copperline-portal-paint-booth', applicants.collision)]
