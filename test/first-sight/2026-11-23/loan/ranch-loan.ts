/** A farm credit association's application: questions by letter, schedules of assets and debts beside the request. */
import { dollars, penned, fullName, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = `
.page{font:10pt/13pt 'Source Serif';padding:.5in .6in}
table{width:100%}
h3{font:700 10.6pt/14pt 'Source Serif';margin:10pt 0 3pt;border-bottom:.8pt solid #6b4a1f;color:#6b4a1f}
.k td{padding:1.4pt 4pt 1.4pt 0;font-size:9.2pt;line-height:11.6pt}.k td:nth-child(odd){color:#6b4a1f;white-space:nowrap;padding-right:8pt}
.s td,.s th{border-bottom:.4pt solid #b9a27c;padding:1.6pt 4pt;font-size:8.8pt;line-height:11pt}.s th{font-weight:700}
`

function ranchLoan(name: string, a: Applicant): Drawn {
  const pair = (...cells: readonly string[]) => rowOf(cells)
  const schedule = (rows: readonly (readonly [string, number, string, number])[]) =>
    rows.map(([asset, value, debt, owed]) => rowOf([asset, `>${dollars(value)}`, debt, owed === 0 ? '>' : `>${dollars(owed)}`])).join('') // prettier-ignore
  const page = `<div class="c" style="color:#6b4a1f"><span style="font-size:18pt;line-height:22pt;font-weight:700">Missouri Headwaters Farm Credit, ACA</span><br>Application for Agricultural Credit</div>
<h3>A. Applicant</h3><table class="k">${pair('Name in which the loan is to be held', a.legal.replace('&', '&amp;'), 'Tax number', a.ein)}${pair('Organization', 'Limited liability company, Montana, 2003', 'Telephone', a.phone)}${pair('Headquarters', a.street, 'E-mail', a.email)}${pair('', `${a.city}, ${a.state} ${a.zip}`, 'Gallatin County', 'Branch: Bozeman')}${pair('Enterprise', a.industry, 'Years operating', `${a.years}`)}</table>
<h3>B. Members of the applicant</h3><table class="s"><tr><th>Name<th>Born<th class="r">Interest<th>Residence<th>SSN</tr>${a.owners.map(o => rowOf([fullName(o), dated(o.born, 'MM-DD-YYYY'), `>${o.percent} %`, `${o.street}, ${o.city}, ${o.state} ${o.zip}`, `***-**-${o.ssn}`])).join('')}</table>
<h3>C. Credit wanted</h3><table class="k">${pair('Amount applied for', `$${dollars(a.amount)}`, 'Repayment', `${a.term}, annual, due each November 15`)}${pair('To be used for', a.use, 'Seller', a.vendor)}${pair('Security', `${a.equipment}; second lien on cattle`, 'Rate wanted', 'Fixed')}</table>
<h3>D. Operation</h3><table class="k">${pair('Deeded acres', '2,160', 'Leased acres', '5,400 (state and BLM)')}${pair('Cows / bulls / replacement heifers', '340 / 16 / 70', 'Hay, tons put up', '1,850')}${pair('Gross ranch income, last year', `$${dollars(a.revenue)}`, 'Ranch expenses, last year', '$812,400')}${pair('Land description', 'Sections 9, 10 and W½ 15, T1N R2E, P.M.M.', 'FSA farm no.', '3317')}</table>
<h3>E. Balance sheet as of December 31, 2025</h3><table class="s"><tr><th>Assets<th class="r">Value<th>Debts<th class="r">Owed</tr>${schedule([
    ['Cash and hay on hand', 214_000, 'Operating line, this association', 180_000],
    ['Cattle', 1_096_000, 'Machinery notes', 143_500],
    ['Machinery and vehicles', 688_000, 'Land mortgage, First Madison Bank', 1_275_000],
    ['Land and buildings', 4_860_000, '', 0],
    ['Total assets', 6_858_000, 'Total debts', 1_598_500],
  ])}</table>
<h3>F. Signatures</h3><p style="font-size:8.4pt;line-height:10.8pt;margin:2pt 0 26pt;text-align:justify">The applicant subscribes to the stock or participation certificates the association’s bylaws require ($1,000 or 2% of the loan, whichever is less), certifies that this application is true, and authorizes the association to make the inquiries it finds necessary. Equal Credit Opportunity notice received.</p>
<table>${a.owners.map((o, i) => `<tr><td style="width:52%;padding-bottom:22pt">${penned(61 + 12 * i, 170)}<div style="border-top:.7pt solid #000;font-size:8.4pt">${fullName(o)}, ${o.title}</div><td style="width:6%"><td>${dated(a.signed ?? '', 'Month D, YYYY')}<div style="border-top:.7pt solid #000;font-size:8.4pt">Date</div></tr>`).join('')}</table>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    truth: formTruth({
      family: 'farm-credit-association',
      notes:
        'farm credit association: lettered sections, label and value pairs in two columns without boxes, members in a table (born, interest, residence), organization, state and year in one phrase, land description and FSA number, balance sheet of assets and debts, expenses and stock amount as decoys, two signatures',
      applicant: a,
      printed: ['ein', 'entity', 'phone', 'email', 'years', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { incorporationState: 'Montana' },
      expected_any_of: {
        incorporationState: ['MT', 'Montana'],
        businessStartDate: ['2003', '2003-01-01'],
        equipmentDescription: [a.equipment, a.use, `${a.equipment}; second lien on cattle`],
      },
    }),
  }
} // prettier-ignore

export const ranchLoans: readonly Drawn[] = [ranchLoan('headwaters-ranch-members', applicants.ranch)]
