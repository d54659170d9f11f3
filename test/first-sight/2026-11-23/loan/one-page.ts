/** An equipment finance company's one-page application: captions before ruled blanks, several in a line. */
import { dollars, firstOwner, fullName, penned, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = (face: string) => `
.page{font:9pt/12pt Tinos;padding:.4in .5in}
h2{font:700 10pt/13pt 'Zilla Slab';border-bottom:1.6pt solid #14365d;color:#14365d;margin:9pt 0 1pt}
.ln{display:flex;gap:6pt;align-items:flex-end;height:19pt;white-space:nowrap}
.ln u{flex:1;text-decoration:none;border-bottom:.7pt solid #000;font:${face};padding-left:3pt;height:14pt}
.two{display:flex;gap:16pt}.two>div{flex:1}
`

/** `[caption, value, share of the line]` in one line of blanks. */
const blanks = (...parts: readonly (readonly [string, string, number?])[]): string =>
  `<div class="ln">${parts.map(([label, value, grow = 1]) => `<span>${label}</span><u style="flex:${grow}">${value}</u>`).join('')}</div>`

const paren = (on: boolean, text: string) => `(${on ? '<b>X</b>' : '&nbsp;&nbsp;'}) ${text}`

function person(o: Owner | undefined, n: number): string {
  return `<div>${blanks([`Owner ${n}`, o ? fullName(o) : ''])}${blanks(['Title', o?.title ?? ''], ['% owned', o ? `${o.percent}` : '', 0.5])}${blanks(['Home address', o?.street ?? ''])}${blanks(['City/State/Zip', o ? `${o.city}, ${o.state} ${o.zip}` : ''])}${blanks(['SSN', o ? `***-**-${o.ssn}` : ''], ['DOB', o ? dated(o.born, 'M/D/YYYY') : ''])}${blanks(['Cell', o?.phone ?? ''])}</div>`
}

function onePage(name: string, a: Applicant, face: string, scan?: ScanManner): Drawn {
  const owner = firstOwner(a)
  const kinds = ['Corporation', 'S-Corp', 'LLC', 'Partnership', 'Sole Prop.']
  const fax = scan ? '<div style="position:absolute;top:.1in;left:.5in;font:8pt/10pt Cousine">OCT-15-2026 THU 04:51 PM &nbsp; REDWOOD CONC PUMP &nbsp; FAX NO. 707 555 0159 &nbsp; P. 02</div>' : '' // prettier-ignore
  const page = `${fax}<div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font:700 21pt/24pt 'Zilla Slab';color:#14365d">Ironclad <span style="font-weight:400">Equipment Finance</span></div><div style="text-align:right">Credit application up to $500,000<br>Fax 888-555-0177 &nbsp; apps@ironcladef.example</div></div>
<h2>1. YOUR COMPANY</h2>
${blanks(['Full legal name', a.legal, 2], ['DBA', a.dba ?? '', 1.1])}
${blanks(['Street address (no PO box)', a.street, 1.6], ['County', a.state === 'NC' ? 'Buncombe' : 'Sonoma', 0.6])}
${blanks(['City', a.city], ['State', a.state, 0.3], ['Zip', a.zip, 0.45], ['Phone', a.phone, 0.8])}
${blanks(['Fed. Tax ID', a.ein], ['Date established', dated(`${a.start}-01`, 'MM/YYYY'), 0.6], ['Years in business', `${a.years}`, 0.35])}
${blanks(['Line of business', a.industry, 1.2], ['Annual sales', `$${dollars(a.revenue)}`, 0.7], ['Employees', a.dba ? '14' : '22', 0.25])}
${blanks(['E-mail', a.email], ['Contact person', fullName(owner)])}
<div class="ln"><span>Business type: &nbsp; ${kinds.map(kind => paren(kind === a.entity, kind)).join(' &nbsp;&nbsp; ')}</span></div>
<h2>2. OWNERS (everyone with 20% or more)</h2><div class="two">${person(a.owners[0], 1)}${person(a.owners[1], 2)}</div>
<h2>3. EQUIPMENT</h2>
${blanks(['Description', a.equipment, 2.4], ['New/Used', a.equipment.startsWith('New') ? 'New' : 'Used', 0.4])}
${blanks(['Seller', a.vendor], ['Seller contact', 'sales desk', 0.6])}
${blanks(['Price', `$${dollars(a.cost)}`], ['Down payment', `$${dollars(a.down)}`], ['Amount to be financed', `$${dollars(a.amount)}`, 1.1], ['Term (mos.)', a.term, 0.4])}
<div class="ln"><span>Product: &nbsp; ${paren(true, 'Equipment finance agreement')} &nbsp;&nbsp; ${paren(false, '$1 buyout lease')} &nbsp;&nbsp; ${paren(false, 'FMV lease')}</span></div>
<h2>4. BANK AND LOAN REFERENCES</h2>
${blanks(['Bank', a.state === 'NC' ? 'Blue Ridge Savings' : 'North Bay Merchants Bank'], ['Acct. no. (last 4)', '7719', 0.3], ['Average balance', '$48,000', 0.5])}
${blanks(['Lender', 'Kubota Credit'], ['Original amount', '$92,500', 0.6], ['Date opened', '06/2022', 0.5])}
<h2>5. AUTHORIZATION</h2><p style="margin:3pt 0;font-size:7.8pt;line-height:9.6pt;text-align:justify">By signing below, each individual, who is either a principal of the applicant or a guarantor of its obligations, gives written instruction to Ironclad Equipment Finance, its assignees and potential assignees to obtain a personal credit profile from a national credit bureau. This authorization extends to the update, renewal or extension of the credit and to collection. The USA PATRIOT Act requires us to verify the identity of every applicant.</p>
<div style="margin-top:24pt">${blanks(['Signature', `<i style="position:relative;top:9pt">${penned(name.length * 3, 190)}</i>`, 1.6], ['Print name', fullName(owner)], ['Date', dated(a.signed ?? '', 'M/D/YY'), 0.5])}</div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style(face), [page]),
    ...(scan && { scan }),
    truth: formTruth({
      family: 'one-page-blanks',
      notes: `one-page application: captions before ruled blanks, up to four in a line, letters X in parentheses for the business type, month and year established, owners side by side${a.owners.length < 2 ? ' (the second empty)' : ''}, price and down payment beside the amount, bank balance and another loan as decoys${scan ? '; filled in on a typewriter and faxed (black and white), fax header with another company abbreviation' : ''}`,
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'years', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { businessStartDate: a.start },
      expected_any_of: { businessStartDate: [a.start, `${a.start}-01`], ...(a.entity === 'Corporation' && { entityType: ['Corporation', 'Corp', 'C-Corp'] }) },
    }),
  }
} // prettier-ignore

export const onePages: readonly Drawn[] = [
  onePage('ironclad-tree-care', applicants.treeCare, '9.6pt/13pt Arimo;color:#15357f'),
  onePage('ironclad-concrete-pump-fax', applicants.concretePumping, "9.4pt/14pt 'Special Elite'", { dpi: 200, skewDegrees: -0.45, noise: 46, blur: 0.6, jpegQuality: 70, threshold: 148 }), // prettier-ignore
]
