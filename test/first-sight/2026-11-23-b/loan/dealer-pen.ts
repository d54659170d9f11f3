/** An equipment dealer's quick application, filled in with a pen and scanned. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = `
.page{font:10pt/13pt Arimo;padding:.6in .75in}
.w{display:flex;gap:8pt;align-items:flex-end;height:29pt}.w u{flex:1;text-decoration:none;border-bottom:.8pt solid #000;height:23pt;font:15pt/23pt 'Architects Daughter';color:#1a2a7a;padding-left:4pt;white-space:nowrap}
h4{font:700 10.6pt/14pt Arimo;margin:15pt 0 0;letter-spacing:.6pt}
`

const blanks = (...parts: readonly (readonly [string, string, number?])[]): string =>
  `<div class="w">${parts.map(([label, value, grow = 1]) => `<span style="white-space:nowrap">${label}</span><u style="flex:${grow}">${value}</u>`).join('')}</div>`

function quick(name: string, a: Applicant): Drawn {
  const owner = firstOwner(a)
  const circle = '<svg width="92" height="26" style="position:absolute;left:-9pt;top:-5pt"><ellipse cx="46" cy="13" rx="44" ry="11.5" fill="none" stroke="#1a2a7a" stroke-width="1.8"/></svg>' // prettier-ignore
  const page = `<div class="c"><b style="font-size:18pt;line-height:22pt">HILL COUNTRY LIFT CO.</b><br>I-35 at Exit 254, Round Rock, Texas &nbsp; 512-555-0100<br><b style="font-size:12pt;line-height:20pt">QUICK CREDIT APPLICATION</b></div>
<h4>BUSINESS</h4>${blanks(['Company name', a.legal])}${blanks(['Street', a.street, 1.6], ['City', a.city, 1.1])}${blanks(['State', a.state, 0.4], ['Zip', a.zip, 0.7], ['Phone', a.phone, 1.2])}${blanks(['Tax ID', a.ein], ['Years in business', `${a.years}`, 0.4])}${blanks(['What does the company do?', a.industry])}
<div class="w" style="height:24pt"><span>Circle one: &nbsp;&nbsp; Corporation &nbsp;&nbsp;&nbsp; LLC &nbsp;&nbsp;&nbsp; Partnership &nbsp;&nbsp;&nbsp; <span style="position:relative">${circle}Sole owner</span></span></div>
<h4>OWNER</h4>${blanks(['Name', fullName(owner), 1.3], ['Date of birth', dated(owner.born, 'M/D/YYYY'), 0.8])}${blanks(['Home street', owner.street, 1.5], ['City', owner.city])}${blanks(['State', owner.state, 0.4], ['Zip', owner.zip, 0.7], ['Percent owned', `${owner.percent}%`, 0.7])}${blanks(['E-mail', owner.email])}
<h4>EQUIPMENT</h4>${blanks(['Equipment', a.equipment])}${blanks(['Price $', dollars(a.cost)], ['Down $', dollars(a.down), 0.7], ['Finance $', dollars(a.amount)])}
<p style="font-size:8.4pt;line-height:10.6pt;margin:18pt 0 0;text-align:justify">I authorize Hill Country Lift Co. and the finance companies it works with to check my personal and business credit. Everything on this sheet is true. A deposit of $500 holds a machine for ten days.</p>
<div class="w" style="margin-top:22pt"><span>Signed</span><u style="flex:2;position:relative">${penned(71, 180).replace('margin-top:-20pt', 'margin-top:-4pt')}</u><span>Date</span><u>${dated(a.signed ?? '', 'M/D/YY')}</u></div>`
  return drawnForm({
    name,
    style,
    pages: [page],
    scan: { dpi: 200, skewDegrees: 0.3, noise: 16, blur: 0.45, jpegQuality: 70 },
    family: 'dealer-quick-pen',
    notes:
      'flatbed scan of a dealer’s quick application filled in with a pen (legible): captions before blanks, kind of business circled by hand, owner’s home at the business address, years in business instead of a date, price and down payment beside the amount, deposit in the small print, dealer only as the letterhead without a label; the truth is what a person reads, handwriting included',
    applicant: a,
    printed: ['ein', 'entity', 'phone', 'email', 'years', 'industry', 'amount', 'equipment', 'born', 'percent', 'home'],
    expected_any_of: { vendorName: ['HILL COUNTRY LIFT CO.', null], entityType: ['Sole Proprietor', 'Sole owner', 'Sole Proprietorship'] },
  })
} // prettier-ignore

export const dealerPenForms: readonly Drawn[] = [quick('hill-country-lift-painter-pen-scan', applicants.painter)]
