/** A dealer's photocopied application form filled in with a pen, photographed on a counter. */
import { dollars, firstOwner, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { box, formTruth } from './form-truth.ts'

const style = `
.page{font:11pt/14pt Tinos;padding:.6in .65in}
.l{display:flex;align-items:flex-end;height:28pt;gap:5pt;white-space:nowrap}
.l u{text-decoration:none;flex:1;border-bottom:.8pt solid #333;font:16pt/19pt Kalam;color:#1c2f86;padding-left:5pt;height:20pt}
h2{font:700 12.4pt/16pt Tinos;margin:12pt 0 0;text-align:center;text-decoration:underline}
`

function penFilled(name: string, a: Applicant, scan: ScanManner): Drawn {
  const owner = firstOwner(a)
  const line = (...parts: readonly (readonly [string, string, number?])[]) =>
    `<div class="l">${parts.map(([label, value, grow = 1]) => `<span>${label}</span><u style="flex:${grow}">${value}</u>`).join('')}</div>`
  const page = `<div class="c" style="font-size:17pt;line-height:20pt;font-weight:700">CAPROCK TRUCK CENTER</div><div class="c">Commercial Credit Application</div>
<h2>BUSINESS</h2>
${line(['Name of business owner or company:', a.legal])}${line(['Doing business as:', a.dba ?? ''])}
${line(['Address:', a.street])}${line(['City:', a.city], ['State:', a.state, 0.35], ['Zip:', a.zip, 0.5])}
${line(['Phone:', a.phone], ['Kind of work:', a.industry, 1.2])}
<div class="l"><span>Check one: &nbsp; ${['Individual / sole owner', 'Partnership', 'Corporation', 'LLC'].map((kind, i) => `${box(i === 0)} ${kind}`).join(' &nbsp;&nbsp; ')}</span></div>
${line(['Years in business:', `${a.years}`, 0.5], ['Gross income last year: $', dollars(a.revenue)])}
<h2>OWNER</h2>
${line(['Date of birth:', dated(owner.born, 'M-D-YY'), 0.8], ['SSN (last 4):', owner.ssn, 0.6], ['% owned:', `${owner.percent}`, 0.4])}
${line(['E-mail:', a.email])}
<h2>PURCHASE</h2>
${line(['Vehicle or equipment:', a.equipment])}${line(['Price: $', dollars(a.cost)], ['Cash down: $', dollars(a.down)])}${line(['Amount to finance: $', dollars(a.amount)], ['Months:', a.term, 0.4])}
<p style="font-size:9pt;line-height:11pt;text-align:justify;margin:14pt 0 34pt">I certify that the above is true. Caprock Truck Center and the lenders it works with may check my personal and business credit. I understand that a deposit of $500 holds a unit for ten days.</p>
<div class="l" style="height:20pt"><span>Signed:</span><u style="flex:1.6"><i style="position:relative;top:13pt">${penned(77, 190)}</i></u><span>Date:</span><u>${dated(a.signed ?? '', 'M-D-YY')}</u></div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    scan,
    truth: formTruth({
      family: 'pen-filled-blanks',
      notes:
        'photograph of a simple form filled with a pen (legible): sole owner, the person’s name is the legal name, no tax ID, home address not asked, dates with two-digit years, price and cash down beside the amount, deposit in the small print, dealer only as the letterhead; the truth is what a person reads, handwriting included',
      applicant: a,
      printed: ['dba', 'entity', 'phone', 'email', 'years', 'industry', 'revenue', 'amount', 'equipment', 'born', 'percent'],
      expected_any_of: {
        vendorName: ['Caprock Truck Center'],
        entityType: ['Sole Proprietor', 'Individual', 'Sole Proprietorship', 'Individual / sole owner', 'Sole owner'],
        ownerAddressLine1: [a.street],
        ownerCity: [a.city],
        ownerStateCode: [a.state],
        ownerPostalCode: [a.zip],
      },
    }),
  }
} // prettier-ignore

export const penFilledForms: readonly Drawn[] = [
  penFilled('caprock-welder-pen-phone', applicants.welder, { dpi: 200, skewDegrees: -0.6, noise: 14, blur: 0.7, jpegQuality: 76, keystone: 0.015, shade: 38, background: 238 }), // prettier-ignore
]
