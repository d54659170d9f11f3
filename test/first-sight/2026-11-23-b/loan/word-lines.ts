/** A regional development lender's application typed in a word processor: label, colon, value, one to a line; nobody has signed. */
import { dollars, fullName, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = `
.page{font:11pt/16pt Carlito;padding:.9in 1in}
h3{font:700 12pt/16pt Carlito;margin:13pt 0 3pt}p{margin:0}
.t{padding-left:2.2in;text-indent:-2.2in}.t b{display:inline-block;width:2.2in;text-indent:0}
`

function typed(name: string, a: Applicant): Drawn {
  const line = (label: string, value: string) => `<p class="t"><b>${label}:</b>${value}</p>`
  const first = `<div class="c"><b style="font-size:14pt;line-height:19pt">North Country Enterprise Fund</b><br>Small Business Loan Application</div>
<h3>Business</h3>${line('Name of business', a.legal)}${line('Address', `${a.street}, ${a.city}, ${a.state} ${a.zip}`)}${line('Telephone', a.phone)}${line('E-mail', a.email)}${line('Type of business', a.industry)}${line('Legal form', 'Limited liability company')}${line('Federal ID number', a.ein)}${line('Date started', dated(a.start, 'Month D, YYYY'))}${line('Employees', '4 full time, 11 seasonal')}${line('Sales last year', `$${dollars(a.revenue)}`)}
<h3>Owners</h3>${a.owners.map((o, i) => `${line(`Owner ${i + 1}`, `${fullName(o)}, ${o.title}, ${o.percent}%`)}${line('Home address', `${o.street}, ${o.city}, ${o.state} ${o.zip}`)}${line('Date of birth', dated(o.born, 'Month D, YYYY'))}${line('Telephone', o.phone)}`).join('<p>&nbsp;</p>')}
<h3>Loan requested</h3>${line('Amount', `$${dollars(a.amount)}`)}${line('Term', `${a.term} months`)}${line('Purpose', a.use)}${line('Supplier', a.vendor)}${line('Security offered', 'Equipment, and a second mortgage on 55 Lakeside Avenue')}`
  const second = `<h3>Tell us about your business</h3><p>We have run the dairy bar on the lake since 2008. In July and August we serve about 900 people a day. Both soft-serve machines are from 2009 and broke down eleven times last summer, which cost us about $14,000 in sales and $6,300 in repairs. The new machines and freezer carry a five-year warranty.</p>
<h3>Other sources of money</h3><p>Owners’ savings $0; bank: Lakes Savings declined a loan of $50,000 in March 2026; grants: none.</p>
<h3>Attachments</h3><p>Tax returns 2024 and 2025; year-to-date statement as of June 30, 2026; quotation from the supplier dated July 8, 2026.</p>
<h3>Signature of owners</h3><p>I declare that the above is true to the best of my knowledge. The Fund may check my credit.</p><p style="margin-top:34pt">______________________________________ &nbsp;&nbsp; Date ____________________</p><p style="margin-top:26pt">______________________________________ &nbsp;&nbsp; Date ____________________</p>`
  return drawnForm({
    name,
    style,
    pages: [first, second],
    family: 'word-processor-lines',
    notes:
      'development lender’s application typed in a word processor, two pages: bold label, colon and value, one to a line, whole addresses on one line, owner with title and share in one value, telephone of business and owners under the same label, free text with amounts and years as decoys, dates of attachments; two empty signature lines',
    applicant: a,
    printed: ['ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'use', 'vendor', 'born', 'percent', 'home'],
    expected_any_of: { equipmentDescription: [a.equipment, 'Equipment', null] },
  })
} // prettier-ignore

export const wordForms: readonly Drawn[] = [typed('north-country-fund-dairy-bar-unsigned', applicants.dairyBar)]
