/** A healthcare lender's two-page application: the owners in a table across the page, signature lines for each overleaf. */
import { dollars, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = `
.page{font:9.2pt/12pt 'Source Sans';font-size:9.8pt;padding:.6in .65in}
h4{font:700 11pt/14pt 'Source Sans';color:#00695c;border-bottom:1.4pt solid #00695c;margin:16pt 0 5pt}
.g{display:grid;grid-template-columns:repeat(6,1fr);gap:7pt 12pt}.g small{display:block;font-size:7.8pt;line-height:9.6pt;color:#555}.g b{font-weight:400;border-bottom:.5pt solid #999;display:block;min-height:14pt}
.o{width:100%}.o th{background:#e0f2f1;border:.6pt solid #00695c;padding:2.4pt 4pt;font-weight:700;font-size:8.6pt;line-height:10.4pt}.o td{border:.6pt solid #00695c;padding:2.4pt 4pt;font-size:9pt}
`

function practice(name: string, a: Applicant): Drawn {
  const at = (span: number, label: string, value: string) => `<div style="grid-column:span ${span}"><small>${label}</small><b>${value}</b></div>`
  const head = (page: number) => `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font:700 17pt/20pt 'Source Sans';color:#00695c">Caduceus Practice Finance</div><div>Application for credit &nbsp; ${page} / 2</div></div>`
  const first = `${head(1)}<h4>Practice</h4><div class="g">${at(3, 'Legal name', a.legal)}${at(3, 'Name on the door (DBA)', a.dba ?? '')}${at(3, 'Street', a.street)}${at(1, 'City', a.city)}${at(1, 'State', a.state)}${at(1, 'ZIP', a.zip)}${at(2, 'Telephone', a.phone)}${at(2, 'Office e-mail', a.email)}${at(2, 'Web site', a.website ?? '')}${at(2, 'Employer ID (EIN)', a.ein)}${at(2, 'Form of entity', 'PLLC')}${at(2, 'Established', dated(a.start, 'MM/DD/YYYY'))}${at(2, 'Specialty', a.industry)}${at(2, 'Collections, last 12 months', `$${dollars(a.revenue)}`)}${at(2, 'Locations / operating rooms', '3 / 2')}</div>
<h4>Owners</h4><table class="o"><tr><th>Name<th>Title<th class="r">%<th>Date of birth<th>SSN (last 4)<th>Home address<th>License no.</tr>${a.owners.map((o, i) => rowOf([fullName(o), o.title, `>${o.percent}`, dated(o.born, 'MM/DD/YYYY'), o.ssn, `${o.street}, ${o.city}, ${o.state} ${o.zip}`, `MD ${41_877 + 1_309 * i}`])).join('')}</table>
<h4>Request</h4><div class="g">${at(2, 'Amount requested', `$${dollars(a.amount)}`)}${at(1, 'Term', `${a.term} months`)}${at(3, 'Purpose', a.use)}${at(4, 'Equipment', a.equipment)}${at(2, 'Vendor', a.vendor)}${at(2, 'Purchase price', `$${dollars(a.cost)}`)}${at(2, 'Down payment', `$${dollars(a.down)}`)}${at(2, 'Delivery expected', '03/2026')}</div>
<h4>Current obligations of the practice</h4><table class="o"><tr><th>Creditor<th>For<th class="r">Original amount<th class="r">Balance<th class="r">Monthly payment</tr>${rowOf(['First Cumberland Bank', 'Build-out 2019', '>$650,000', '>$271,400', '>$8,120'])}${rowOf(['Optical Leasing Group', 'OCT scanner', '>$88,000', '>$31,950', '>$1,760'])}<tr style="font-weight:700"><td colspan="3">Total<td class="r">$303,350<td class="r">$9,880</tr></table>`
  const second = `${head(2)}<h4>Statements</h4>${['Has any owner been a defendant in a malpractice suit in the last five years?', 'Is any owner’s license restricted?', 'Has the practice or an owner been bankrupt?', 'Are all federal and state taxes paid?'].map((question, i) => `<div style="display:flex;justify-content:space-between;border-bottom:.4pt solid #bbb;padding:3pt 0"><span>${i + 1}. ${question}</span><b>${i === 3 ? 'Yes' : 'No'}</b></div>`).join('')}
<h4>Authorization</h4><p style="text-align:justify">Each owner signing below applies jointly for the credit requested, guarantees it personally, and authorizes Caduceus Practice Finance to obtain credit reports and to verify licenses, insurance and bank accounts. Approval is subject to documentation; requests of $500,000 or more need practice tax returns for two years. Faxed and electronic copies are as good as originals.</p>
${a.owners.map((o, i) => `<div style="display:flex;gap:18pt;margin-top:40pt"><div style="flex:2;border-top:.7pt solid #000">${penned(53 + 9 * i, 170)}${fullName(o)}, ${o.title}</div><div style="flex:1;border-top:.7pt solid #000;position:relative"><span style="position:absolute;bottom:100%">${dated(a.signed ?? '', 'Month D, YYYY')}</span>Date</div></div>`).join('')}`
  return drawnForm({
    name,
    style,
    pages: [first, second],
    family: 'practice-owners-table',
    notes:
      'healthcare lender’s application of two pages: small labels over underlined values in a grid, three owners as rows of a table with the home address in one cell and license numbers, collections for revenue, current obligations with a total row, purchase price, down payment and a $500,000 rule as decoys, three signatures of the same day overleaf',
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
    expected_any_of: { entityType: ['LLC', 'PLLC', 'Professional Limited Liability Company', 'Limited Liability Company'] },
  })
} // prettier-ignore

export const practiceTables: readonly Drawn[] = [practice('caduceus-practice-eye-surgeons', applicants.surgery)]
