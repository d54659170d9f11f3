/** A broker's one-page questionnaire: ranges to tick, few blanks, drawn boxes with pen marks. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { box, formTruth } from './form-truth.ts'

const style = `
.page{font:9.6pt/13pt 'Libre Franklin';padding:.5in .6in}
.q{margin:7pt 0 1pt;font-weight:700}.q i{font-style:normal;display:inline-block;width:17pt;height:17pt;border-radius:9pt;background:#e4572e;color:#fff;text-align:center;line-height:17pt;margin-right:6pt;font-size:8.6pt}
.a{padding-left:23pt}.a span{margin-right:13pt;white-space:nowrap}
.w{display:inline-block;border-bottom:.7pt dashed #555;min-width:1.4in;font:10.4pt/13pt Carlito;color:#10307a;padding:0 4pt}
`

interface Answers {
  readonly entity: string
  readonly time: string
  readonly sales: string
  readonly credit: string
  readonly homeowner: boolean
}

function brokerSheet(name: string, a: Applicant, answers: Answers, scan?: ScanManner): Drawn {
  const owner = firstOwner(a)
  let n = 0
  const ask = (question: string, body: string) =>
    `<div class="q"><i>${++n}</i>${question}</div><div class="a">${body}</div>`
  const choose = (options: readonly string[], chosen: string) =>
    options.map(option => `<span>${box(option === chosen)} ${option}</span>`).join('')
  const write = (label: string, value: string, wide = 1.4) =>
    `<span>${label} <b class="w" style="font-weight:400;min-width:${wide}in">${value || '&nbsp;'}</b></span>`
  const page = `<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #e4572e;padding-bottom:5pt"><div><b style="font-size:18pt;line-height:22pt">Bridgepoint Funding Advisors</b><br><span style="font-size:8.4pt">Equipment &middot; Working capital &middot; One form, forty lenders</span></div><div style="text-align:right;font-size:8.4pt;line-height:11pt">Your advisor: Lena Fischer<br>deals@bridgepointfa.example<br>Direct 646-555-0172</div></div>
${ask('The business', `${write('Legal name', a.legal, 2.7)}${write('DBA', a.dba ?? '', 1.6)}<br>${write('Address', a.street, 2.3)}${write('City, state, ZIP', `${a.city}, ${a.state} ${a.zip}`, 2)}<br>${write('Phone', a.phone)}${write('Tax ID', a.ein)}${write('What do you do?', a.industry)}`)}
${ask('How is it organized?', choose(['LLC', 'S corp', 'C corp', 'Partnership', 'Sole prop'], answers.entity))}
${ask('How long has it been open?', `${choose(['Under 1 year', '1-2 years', '3-5 years', '6-10 years', 'Over 10'], answers.time)}<br>${write('Opened (month/year)', dated(`${a.start}-01`, 'MM/YYYY'), 0.9)}`)}
${ask('Average monthly sales', choose(['Under $15K', '$15K-$40K', '$40K-$100K', 'Over $100K'], answers.sales))}
${ask('How much, and what for?', `${write('Amount needed $', dollars(a.amount), 1.1)}${write('Months', a.term, 0.5)}<br>${write('Equipment', a.equipment, 2.5)}${write('From', a.vendor, 1.8)}<br>${write('Why now?', a.use, 2.4)}`)}
${ask('The main owner', `${write('Name', fullName(owner), 1.9)}${write('Owns', `${owner.percent}%`, 0.5)}${write('Born', dated(owner.born, 'M/D/YYYY'), 0.9)}<br>${write('Home', `${owner.street}, ${owner.city}, ${owner.state} ${owner.zip}`, 3.3)}${write('Cell', owner.phone)}<br>${write('E-mail', a.email, 2.3)}${write('SSN', `xxx-xx-${owner.ssn}`, 1)}`)}
${ask('Personal credit, as far as you know', choose(['Under 600', '600-649', '650-699', '700+'], answers.credit))}
${ask('Homeowner?', choose(['Yes', 'No'], answers.homeowner ? 'Yes' : 'No'))}
${ask('Anything a lender will find?', choose(['Bankruptcy in 5 years', 'Tax lien', 'Open cash advance', 'None of these'], 'None of these'))}
<p style="font-size:7.6pt;line-height:9.8pt;text-align:justify;margin:10pt 0 30pt">You authorize Bridgepoint Funding Advisors to submit this form to its lenders, and those lenders to obtain business and personal credit reports. Advisory fees of up to 3% ($500 minimum) are paid by the lender at funding. This is not a commitment to lend.</p>
<div style="display:flex;gap:22pt"><div style="flex:2;border-top:.7pt solid #000;position:relative">${a.signed === null ? '' : penned(52, 170)}Signature</div><div style="flex:1;border-top:.7pt solid #000;position:relative"><span class="w" style="position:absolute;top:-15pt;border:0;min-width:0">${a.signed === null ? '' : dated(a.signed, 'M/D/YYYY')}</span>Date</div></div>`
  const entity = answers.entity === 'S corp' ? 'S-Corp' : 'LLC'
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    ...(scan && { scan }),
    truth: formTruth({
      family: 'broker-ticks',
      notes: `broker’s questionnaire: nine numbered questions, drawn boxes with drawn check marks (no letters), ranges for age, sales and credit (a range is no value), few blanks with dashes, opening month, home address on one line; advisor’s telephone and e-mail, fees as decoys${a.signed === null ? '; nobody signed' : ''}${scan ? '; scan' : ''}`,
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { entityType: entity, businessStartDate: a.start },
      expected_any_of: { businessStartDate: [a.start, `${a.start}-01`], yearsInBusiness: [a.years, null] },
    }),
  }
} // prettier-ignore

export const brokerSheets: readonly Drawn[] = [
  brokerSheet('bridgepoint-pizzeria-ticks', applicants.pizzeria, { entity: 'S corp', time: 'Over 10', sales: '$40K-$100K', credit: '700+', homeowner: true }), // prettier-ignore
  brokerSheet('bridgepoint-gym-ticks-unsigned-scan', applicants.gym, { entity: 'LLC', time: '3-5 years', sales: '$15K-$40K', credit: '650-699', homeowner: false }, { dpi: 180, skewDegrees: 0.6, noise: 18, blur: 0.5, jpegQuality: 68 }), // prettier-ignore
]
