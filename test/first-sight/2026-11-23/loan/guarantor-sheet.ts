/** A guarantor's sheet that goes with a credit application: the person first, the business and the request below; scanned. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { rowOf, sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = `
.page{font:9pt/11.6pt 'Roboto Condensed';font-size:9.8pt;padding:.5in .55in}
table{width:100%}
.x td{border:1pt solid #000;padding:2pt 5pt 3pt;width:25%}.x small{display:block;font-size:7.4pt;line-height:9pt;text-transform:uppercase}
.t{font:10.4pt/12.6pt 'Courier Prime'}
.h{font-weight:700;border-bottom:2.4pt solid #000;margin:11pt 0 4pt;font-size:11pt;line-height:14pt}
.z td{padding:1.5pt 4pt;border-bottom:.5pt solid #999}
`

function guarantorSheet(name: string, a: Applicant, scan: ScanManner): Drawn {
  const owner = firstOwner(a)
  const cell = (label: string, value: string, span = 1) =>
    `<td colspan="${span}"><small>${label}</small><span class="t">${value || '&nbsp;'}</span>`
  const typed = (cells: readonly string[]) =>
    rowOf(cells.map((text, i) => (i % 2 === 1 ? `><span class="t">${text}</span>` : text)))
  const page = `<table><tr><td><b style="font-size:15pt;line-height:18pt">TRI-DELTA COMMERCIAL FINANCE</b><td class="r"><b>CREDIT APPLICATION</b><br>Part 2: Guarantor and financial information</tr></table>
<div class="h">GUARANTOR</div><table class="x"><tr>${cell('Name of guarantor', fullName(owner).toUpperCase(), 2)}${cell('Date of birth', dated(owner.born, 'MM/DD/YYYY'))}${cell('Social Security number', `XXX-XX-${owner.ssn}`)}</tr><tr>${cell('Residence: street', owner.street.toUpperCase(), 2)}${cell('City', owner.city.toUpperCase())}${cell('State and ZIP', `${owner.state} ${owner.zip}`)}</tr><tr>${cell('Home / mobile phone', owner.phone)}${cell('Years at address', '11')}${cell('Own or rent', 'OWN')}${cell('Marital status', 'MARRIED')}</tr></table>
<div class="h">BUSINESS GUARANTEED</div><table class="x"><tr>${cell('Name of business', a.legal.toUpperCase(), 2)}${cell('Tax ID no.', a.ein)}${cell('Guarantor’s share', `${owner.percent}%`)}</tr><tr>${cell('Business street address', a.street.toUpperCase(), 2)}${cell('City', a.city.toUpperCase())}${cell('State and ZIP', `${a.state} ${a.zip}`)}</tr><tr>${cell('Business phone', a.phone)}${cell('Guarantor’s position', owner.title.toUpperCase())}${cell('Credit requested', `$${dollars(a.amount)}`)}${cell('Equipment', a.equipment.toUpperCase())}</tr></table>
<div class="h">ASSETS AND LIABILITIES OF THE GUARANTOR, as of 01/31/2026</div><table class="z">${typed(['Cash in banks', '86,400', 'Notes payable to banks', '41,000'])}${typed(['Stocks and bonds', '212,750', 'Home mortgage', '188,300'])}${typed(['Residence', '465,000', 'Other real estate loans', '96,000'])}${typed(['Other real estate', '240,000', 'Credit cards', '7,850'])}${typed(['Retirement accounts', '318,900', 'Unpaid taxes', '0'])}${typed(['Interest in the business', '900,000', 'Other', '0'])}${typed(['<b>Total assets</b>', '2,223,050', '<b>Total liabilities</b>', '333,150'])}${typed(['', '', '<b>Net worth</b>', '1,889,900'])}</table>
<div class="h">ANNUAL INCOME OF THE GUARANTOR</div><table class="z">${typed(['Salary', '135,000', 'Distributions', '74,500'])}${typed(['Rents', '18,000', 'Spouse’s income', '52,300'])}</table>
<div class="h">CONTINGENT LIABILITIES</div><div>Guarantor of other debts? &nbsp; [ ] Yes &nbsp; [X] No &nbsp;&nbsp;&nbsp; Defendant in any suit? &nbsp; [ ] Yes &nbsp; [X] No &nbsp;&nbsp;&nbsp; Alimony or support? &nbsp; [ ] Yes &nbsp; [X] No</div>
<p style="font-size:8.4pt;line-height:10.4pt;text-align:justify;margin:9pt 0 28pt">The undersigned gives this information to obtain credit for the business named above, offers a personal guaranty of it, and authorizes Tri-Delta Commercial Finance to verify it with any source and to obtain consumer credit reports now and at every renewal.</p>
<table><tr><td style="width:60%;border-top:1pt solid #000">${penned(88, 200)}<small>Guarantor’s signature</small><td style="width:5%"><td style="border-top:1pt solid #000"><span class="t" style="position:relative;top:-14pt">${dated(a.signed ?? '', 'MM/DD/YYYY')}</span><br><small style="position:relative;top:-12pt">Date</small></tr></table>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    scan,
    truth: formTruth({
      family: 'guarantor-sheet',
      notes:
        'scan: second part of a credit application, the guarantor before the business, typed capitals in heavy boxes, personal assets, liabilities and incomes in two columns (none of them the business’s), date of the statement beside the date of signing, brackets as check marks; no start, no revenue, no e-mail, entity only by its name',
      applicant: a,
      printed: ['ein', 'phone', 'amount', 'equipment', 'born', 'percent', 'home'],
    }),
  }
} // prettier-ignore

export const guarantorSheets: readonly Drawn[] = [
  guarantorSheet('tri-delta-crop-duster-guarantor-scan', applicants.cropDuster, { dpi: 170, skewDegrees: 0.4, noise: 20, blur: 0.5, jpegQuality: 66 }), // prettier-ignore
]
