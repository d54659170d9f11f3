/** Two applications filled in a PDF viewer: their values are form fields. A credit union's of two pages, a lessor's of one. */
import { dollars, firstOwner, fullName, penned, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const quoted = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
const field = (name: string, value: string, more = '') =>
  `<span data-field="${name}" data-value="${quoted(value)}" ${more} style="display:block;height:13.5pt"></span>`
const tick = (name: string, on: boolean) =>
  `<span data-field="${name}" data-check="${on ? 'on' : 'off'}" style="display:inline-block;width:8.4pt;height:8.4pt;vertical-align:-1pt"></span>`

function creditUnion(name: string, a: Applicant): Drawn {
  const style = `.page{font:9pt/11.6pt 'Nunito Sans';padding:.5in .55in}
.head{border-bottom:4pt solid #00539b;padding-bottom:6pt;display:flex;justify-content:space-between;align-items:flex-end}
h3{font:700 10.4pt/13pt 'Nunito Sans';color:#00539b;margin:13pt 0 4pt}
.g{display:grid;grid-template-columns:repeat(12,1fr);gap:7pt 8pt}.g>div>label{display:block;font-size:7.4pt;line-height:9.4pt;color:#333}.g>div>span{border:.6pt solid #6f9fc8;background:#f1f6fb}
.fine{font-size:7.6pt;line-height:9.6pt;text-align:justify}`
  const at = (span: number, label: string, id: string, value: string) =>
    `<div style="grid-column:span ${span}"><label>${label}</label>${field(id, value)}</div>`
  const person = (o: Owner, n: number) =>
    `<div class="g">${at(5, 'Name (first, middle, last)', `o${n}name`, fullName(o))}${at(3, 'Title', `o${n}title`, o.title)}${at(2, 'Percent owned', `o${n}pct`, `${o.percent}`)}${at(2, 'Member no.', `o${n}member`, `8${o.ssn}`)}${at(6, 'Residence address', `o${n}street`, o.street)}${at(3, 'City', `o${n}city`, o.city)}${at(1, 'State', `o${n}state`, o.state)}${at(2, 'ZIP code', `o${n}zip`, o.zip)}${at(3, 'Date of birth', `o${n}dob`, dated(o.born, 'MM/DD/YYYY'))}${at(3, 'SSN (last four)', `o${n}ssn`, o.ssn)}${at(3, 'Phone', `o${n}phone`, o.phone)}${at(3, 'Annual salary', `o${n}salary`, '62,400')}</div>`
  const head = (page: number) =>
    `<div class="head"><div style="font-size:17pt;line-height:20pt"><b style="color:#00539b">Harbor Lights</b> Credit Union</div><div style="text-align:right;font-size:8pt;line-height:10pt">Member Business Loan Application<br>Page ${page} of 2</div></div>`
  const kinds = ['Sole proprietorship', 'General partnership', 'LLC', 'C corporation', 'S corporation', 'Nonprofit']
  const first = `${head(1)}<h3>Business member</h3><div class="g">${at(8, 'Legal name of business', 'legal', a.legal)}${at(4, 'Assumed name (DBA)', 'dba', '')}${at(6, 'Physical address', 'street', a.street)}${at(3, 'City', 'city', a.city)}${at(1, 'State', 'state', a.state)}${at(2, 'ZIP code', 'zip', a.zip)}${at(6, 'Mailing address, if different', 'mailing', 'PO Box 1187, Rockland, ME 04841')}${at(3, 'Business phone', 'phone', a.phone)}${at(3, 'Employer ID number', 'ein', a.ein)}${at(4, 'E-mail', 'email', a.email)}${at(4, 'Web site', 'web', a.website ?? '')}${at(4, 'Date established', 'start', dated(a.start, 'MM/DD/YYYY'))}${at(5, 'Nature of business', 'industry', a.industry)}${at(3, 'State of formation', 'formed', 'Maine')}${at(4, 'Number of employees', 'employees', '11')}</div>
<div style="margin-top:9pt">Form of organization: &nbsp; ${kinds.map((kind, i) => `${tick(`kind${i}`, kind === a.entity)} ${kind}`).join(' &nbsp; ')}</div>
<h3>Loan request</h3><div class="g">${at(3, 'Loan amount requested ($)', 'amount', dollars(a.amount))}${at(3, 'Term requested', 'term', a.term)}${at(6, 'Purpose of loan', 'use', a.use)}${at(6, 'Collateral offered', 'collateral', a.equipment)}${at(6, 'Seller or vendor', 'vendor', a.vendor)}${at(3, 'Purchase price ($)', 'price', dollars(a.cost))}${at(3, 'Member’s cash ($)', 'down', dollars(a.down))}${at(6, 'Source of the cash', 'source', 'Savings at this credit union')}</div>
<h3>Financial summary</h3><div class="g">${at(4, 'Gross annual revenue, last year ($)', 'revenue', dollars(a.revenue))}${at(4, 'Net income, last year ($)', 'net', '143,900')}${at(4, 'Business debt outstanding ($)', 'debt', '187,250')}</div>
<p class="fine" style="margin-top:12pt">Federally insured by NCUA. Member business loans are subject to part 723 of the NCUA regulations. Loans above $250,000.00 need three years of tax returns, a personal financial statement of every guarantor, and an appraisal of the collateral. A nonrefundable application fee of $150.00 applies.</p>`
  const second = `${head(2)}<h3>Owner 1</h3>${person(firstOwner(a), 1)}<h3>Owner 2</h3>${a.owners[1] === undefined ? '' : person(a.owners[1], 2)}<h3>Questions</h3>${['Is any owner party to a lawsuit or claim?', 'Has the business or any owner been in bankruptcy?', 'Are any taxes past due?'].map((text, i) => `<div style="display:flex;justify-content:space-between;border-bottom:.4pt dotted #777;padding:3pt 0"><span>${text}</span><span>${tick(`yes${i}`, false)} Yes &nbsp; ${tick(`no${i}`, true)} No</span></div>`).join('')}
<h3>Agreement</h3><p class="fine">Everything stated in this application is correct. The credit union may keep this application whether or not it is approved, and may check credit and employment history and answer questions about its experience with the business and the undersigned.</p>
<div class="g" style="margin-top:34pt">${a.owners.map((o, i) => `<div style="grid-column:span 8;border-top:.7pt solid #000;position:relative">${penned(29 + 8 * i, 170)}<label>Signature: ${fullName(o)}</label></div>${at(4, 'Date signed', `signed${i}`, dated(a.signed ?? '', 'MM/DD/YYYY'))}`).join('<div style="grid-column:span 12;height:18pt"></div>')}</div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [first, second]),
    truth: formTruth({
      family: 'credit-union-form-fields',
      notes:
        'credit union’s application of two pages with filled AcroForm fields (text and check boxes, no text layer of the values): small labels over boxes on a grid of twelve, mailing address a PO box, form of organization ticked, purchase price and cash beside the request, net income, debt, salary and the $250,000 rule as decoys; owners and signatures overleaf',
      applicant: a,
      printed: ['ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { incorporationState: 'Maine' },
      expected_any_of: { incorporationState: ['ME', 'Maine'], useOfFunds: [a.use] },
    }),
  }
} // prettier-ignore

function lessor(name: string, a: Applicant): Drawn {
  const style = `.page{font:8.6pt/11pt 'Barlow Condensed';font-size:9.6pt;padding:.4in .5in;background:linear-gradient(#fff 0 0)}
.cap{background:#3b3b3b;color:#fff;font-weight:700;padding:2pt 6pt;letter-spacing:.8pt;margin-top:9pt}
table{width:100%;table-layout:fixed}td{border:.6pt solid #3b3b3b;padding:1pt 3pt 1pt}td em{font:400 7.8pt/9pt 'Barlow Condensed';font-style:normal;display:block}`
  const at = (label: string, id: string, value: string, span = 1, comb = 0) =>
    `<td colspan="${span}"><em>${label}</em>${field(id, value, comb > 0 ? `data-comb="${comb}"` : '')}`
  const owner = firstOwner(a)
  const kinds = ['Proprietor', 'Partnership', 'LLC', 'PLLC', 'Corporation']
  const page = `<div style="display:flex;justify-content:space-between"><div style="font:700 19pt/22pt 'Barlow Condensed';letter-spacing:3pt">ALPENGLOW LEASING</div><div style="font-size:8.4pt;text-align:right">LEASE APPLICATION &nbsp; Tel 720-555-0131 &nbsp; credit@alpenglowlease.example<br>All fields can be filled on screen</div></div>
<div class="cap">LESSEE</div><table><tr>${at('Exact legal name', 'f1', a.legal, 4)}${at('Federal tax ID (9 digits)', 'f2', a.ein.replace('-', ''), 2, 9)}</tr><tr>${at('Billing address', 'f3', a.street, 3)}${at('City', 'f4', a.city)}${at('ST', 'f5', a.state)}${at('Zip', 'f6', a.zip)}</tr><tr>${at('Telephone', 'f7', a.phone)}${at('E-mail', 'f8', a.email, 2)}${at('Website', 'f9', a.website ?? '', 2)}${at('In business since', 'f10', dated(a.start, 'MM/DD/YYYY'))}</tr><tr>${at('Type of business', 'f11', a.industry, 2)}${at('Gross revenue (annual)', 'f12', `$${dollars(a.revenue)}`)}${at('D/B/A', 'f13', '', 2)}${at('Landlord phone', 'f14', '970-555-0100')}</tr></table>
<div style="margin:5pt 0 0">Legal form: &nbsp; ${kinds.map((kind, i) => `${tick(`c${i}`, kind === 'PLLC')} ${kind}`).join(' &nbsp;&nbsp; ')}</div>
<div class="cap">GUARANTOR</div><table><tr>${at('First name', 'g1', owner.first)}${at('Last name', 'g2', owner.last)}${at('Title', 'g3', owner.title)}${at('% owned', 'g4', `${owner.percent}`)}${at('Birth date', 'g5', dated(owner.born, 'MM/DD/YYYY'))}${at('SSN last 4', 'g6', owner.ssn, 1, 4)}</tr><tr>${at('Home address', 'g7', owner.street, 2)}${at('City', 'g8', owner.city)}${at('ST', 'g9', owner.state)}${at('Zip', 'g10', owner.zip)}${at('Cell', 'g11', owner.phone)}</tr></table>
<div class="cap">EQUIPMENT AND TERMS</div><table><tr>${at('Equipment to be leased', 'e1', a.equipment, 4)}${at('Quantity', 'e2', '2')}${at('Condition', 'e3', 'New')}</tr><tr>${at('Vendor', 'e4', a.vendor, 2)}${at('Vendor telephone', 'e5', '303-555-0160')}${at('Total to be leased', 'e6', `$${dollars(a.amount)}`)}${at('Months', 'e7', a.term)}${at('Estimated payment', 'e8', '$1,412.00')}</tr><tr>${at('Reason for acquiring', 'e9', a.use, 4)}${at('Security deposit', 'e10', '$1,412.00', 2)}</tr></table>
<div class="cap">BANK</div><table><tr>${at('Bank', 'b1', 'Poudre Valley Bank', 2)}${at('Contact', 'b2', 'Kim Ostrander')}${at('Telephone', 'b3', '970-555-0165')}${at('Account no. (last 4)', 'b4', '4402')}${at('Open since', 'b5', '2016')}</tr></table>
<p style="font-size:8pt;line-height:9.8pt;text-align:justify;margin:8pt 0 34pt">Lessee and guarantor authorize Alpenglow Leasing and any funding source to investigate their credit and to share what is learned. A scanned or electronic copy of this application counts as the original. If the lease is declined you have the right to a written statement of the reasons within 60 days.</p>
<div style="display:flex;gap:20pt"><div style="flex:2;border-top:.8pt solid #000;position:relative">${penned(38, 170)}Authorized signature</div><div style="flex:1"><div style="border-bottom:.8pt solid #000;margin-top:-15pt">${field('s2', dated(a.signed ?? '', 'MM/DD/YYYY'))}</div>Date</div></div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    truth: formTruth({
      family: 'lessor-form-fields',
      notes:
        'lessor’s one-page application with filled AcroForm fields under small captions in a grid, tax ID as a comb of nine digits without a dash, first and last name apart, PLLC ticked among five, landlord and bank telephones, estimated payment and security deposit as decoys',
      applicant: a,
      printed: ['ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { entityType: 'PLLC' },
      expected_any_of: { entityType: ['PLLC', 'Professional LLC', 'Professional Limited Liability Company'] },
    }),
  }
} // prettier-ignore

export const fillableForms: readonly Drawn[] = [
  creditUnion('harbor-lights-boat-yard-fields', applicants.marina),
  lessor('alpenglow-chiropractor-fields', applicants.chiropractor),
]
