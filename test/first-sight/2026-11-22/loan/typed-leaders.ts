/** A leasing company's one-page application typed over dotted leaders. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { dollars, firstOwner, loanTruth, penned, type Applicant, fullName } from './applicant.ts'
import { applicants } from './applicants.ts'

const style = `
.page{font:10pt/17pt Tinos;padding:.6in .8in}
.line{display:flex;gap:.18in}.f{white-space:nowrap;display:flex;flex:1;min-width:0}
.f i{flex:1;font:400 10.4pt/15pt 'Courier Prime';font-style:normal;border-bottom:1.2pt dotted #555;padding-left:6pt;margin-left:3pt;white-space:nowrap}
h4{font:700 11pt/14pt Tinos;margin:11pt 0 1pt;text-decoration:underline}
`
const field = (label: string, value: string, grow = 1) =>
  `<span class="f" style="flex:${grow}">${label}<i>${value || '&nbsp;'}</i></span>`
const line = (...fields: string[]) => `<div class="line">${fields.join('')}</div>`

function application(name: string, a: Applicant, scan?: ScanManner): Drawn {
  const mark = (on: boolean) => `(&nbsp;${on ? "<span style=\"font-family:'Courier Prime'\">X</span>" : '&nbsp;&nbsp;'}&nbsp;)`
  const owner = firstOwner(a)
  const people = a.owners.map(o => `${line(field('Name', fullName(o), 2), field('Title', o.title), field('% owned', `${o.percent}`, 0.6))}${line(field('Home address', `${o.street}, ${o.city}, ${o.state} ${o.zip}`, 2), field('Phone', o.phone))}${line(field('Soc. Sec. No.', `XXX-XX-${o.ssn}`), field('Date of birth', dated(o.born, 'MM/DD/YY')), field('E-mail', o.email, 1.6))}`)
  const page = `<div class="c"><b style="font-size:17pt;line-height:21pt">WESTMARK LEASING COMPANY</b><br><span style="font-size:9pt;line-height:12pt">P.O. Box 4410, Boise, Idaho 83711 &nbsp;&nbsp; Telephone 208-555-0188 &nbsp;&nbsp; Facsimile 208-555-0189</span><br><b style="font-size:13pt">APPLICATION FOR LEASE OR EQUIPMENT LOAN</b></div>
<h4>Applicant</h4>${line(field('Full legal name of business', a.legal))}${line(field('Trade name', a.dba ?? ''), field('Federal I.D. No.', a.ein))}${line(field('Street', a.street, 1.6), field('City', a.city), field('State', a.state, 0.5), field('Zip', a.zip, 0.6))}${line(field('Telephone', a.phone), field('Contact', `${owner.first} ${owner.last}`))}${line(field('Type of business', a.industry), field('Years in business', `${a.years}`, 0.7), field('Annual sales $', dollars(a.revenue)))}
<div>${mark(a.entity === 'Corporation')} Corporation &nbsp; ${mark(false)} Partnership &nbsp; ${mark(false)} Proprietorship &nbsp; ${mark(a.entity === 'LLC')} Limited Liability Co. &nbsp; ${mark(false)} Other</div>
<h4>Principals</h4>${people.join('<div style="height:5pt"></div>')}
<h4>Equipment</h4>${line(field('Description', a.equipment))}${line(field('Supplier', a.vendor), field('Cost $', dollars(a.cost), 0.6))}${line(field('Down payment $', dollars(a.down)), field('Amount to be financed $', dollars(a.amount)), field('Term', a.term, 0.8))}
<h4>Bank Reference</h4>${line(field('Bank', 'FIRST TRUST BANK'), field('Officer', 'B. SALAZAR'), field('Acct. No.', '0077 41 2290', 1))}
<p style="font-size:8.6pt;line-height:10.6pt;text-align:justify">The undersigned certifies that the above information is given for the purpose of obtaining credit and is true and correct, and authorizes Westmark Leasing Company to investigate the credit of the applicant and of each principal.</p><br>
<div class="line" style="margin-top:8pt"><span class="f" style="flex:1.6">Signature<i>${a.signed === null ? '&nbsp;' : penned(57, 170)}</i></span>${field('Title', a.signed === null ? '' : owner.title, 0.9)}${field('Date', a.signed === null ? '' : dated(a.signed, 'M-D-YY'), 0.8)}</div>`
  const notes = `typed capitals on dotted leaders, several fields a line, (X) marks for the structure, years in business instead of a date, cost and down payment as decoys, bank reference with officer and account, ${a.signed === null ? 'NOT signed, no date' : 'pen signature'}${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: loanTruth({ family: 'typed-leaders', notes, applicant: a, printed: ['dba', 'ein', 'entity', 'phone', 'email', 'years', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'], expected: { email: owner.email }, absent: ['businessStartDate'] }), // prettier-ignore
  }
} // prettier-ignore

export const typedLeaders: readonly Drawn[] = [
  application('westmark-logger-typed', applicants.logger),
  application('westmark-towing-typed-unsigned-scan', applicants.towing, {
    dpi: 200,
    skewDegrees: -0.55,
    noise: 22,
    blur: 0.6,
    jpegQuality: 66,
  }),
]
