/** A community bank's two-page application: values typed on lines, captions in small print below the lines. */
import { dollars, fullName, penned, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { applicants } from './applicants.ts'
import { cross, drawnForm } from './form.ts'

const style = `
.page{font:9.4pt/12pt Tinos;padding:.6in .7in}
h3{font:700 10.6pt/14pt Tinos;margin:16pt 0 6pt;text-decoration:underline}
.w{display:flex;gap:12pt;margin-top:8pt}.w>div{border-top:.7pt solid #000;font-size:7.6pt;line-height:9.4pt;position:relative;margin-top:14pt}
.w b{position:absolute;bottom:100%;left:3pt;font:400 10pt/13pt Cousine;white-space:nowrap}
.fine{font-size:8pt;line-height:10pt;text-align:justify}
`

/** `[caption, value, share]` of one line. */
const lines = (...parts: readonly (readonly [string, string, number?])[]): string =>
  `<div class="w">${parts.map(([caption, value, grow = 1]) => `<div style="flex:${grow}"><b>${value}</b>${caption}</div>`).join('')}</div>`

const person = (o: Owner): string =>
  `${lines(['Name', fullName(o), 2], ['Position held', o.title, 1.2], ['Ownership %', `${o.percent}`, 0.7])}${lines(['Residence address', o.street, 1.6], ['City, state, ZIP', `${o.city}, ${o.state} ${o.zip}`, 1.5])}${lines(['Date of birth', dated(o.born, 'MM-DD-YYYY')], ['Social Security no. (last 4)', o.ssn], ['Home or cell phone', o.phone], ['Net worth', o.title === 'President' || o.title === 'Manager' ? '$1,150,000' : '$640,000'])}`

function bankForm(name: string, a: Applicant, scan?: ScanManner): Drawn {
  const kinds: readonly (readonly [string, string])[] = [['Sole Proprietor', 'Proprietorship'], ['Partnership', 'Partnership'], ['Corporation', 'Corporation'], ['S-Corp', 'S corporation'], ['LLC', 'Limited liability company']] // prettier-ignore
  const head = `<div class="c"><b style="font-size:16pt;line-height:20pt">Founders Bank &amp; Trust</b><br>BUSINESS LOAN APPLICATION</div>`
  const first = `${head}<h3>I. Borrower</h3>${lines(['Legal name of borrower', a.legal, 2], ['Trade name, if any', a.dba ?? 'none', 1.2])}${lines(['Business address', a.street, 1.8], ['City', a.city], ['State', a.state, 0.4], ['ZIP code', a.zip, 0.6])}${lines(['Telephone', a.phone], ['E-mail address', a.email, 1.6], ['Taxpayer ID no.', a.ein])}${lines(['Nature of business', a.industry, 1.6], ['Date business began', dated(a.start, 'MM-DD-YYYY')], ['No. of employees', a.dba ? '31' : '14', 0.7])}
<div style="margin-top:12pt">Legal structure: &nbsp; ${kinds.map(([kind, label]) => `${cross(kind === a.entity)} ${label}`).join(' &nbsp;&nbsp; ')}</div>
${lines(['Gross sales, last fiscal year', `$${dollars(a.revenue)}`], ['Net profit, last fiscal year', a.dba ? '$318,400' : '$146,900'], ['Fiscal year ends', '12/31', 0.6])}
<h3>II. Loan request</h3>${lines(['Amount of loan', `$${dollars(a.amount)}`], ['Term in months', a.term, 0.7], ['Requested rate type', 'Fixed', 0.7])}${lines(['Purpose of loan', a.use, 1])}${lines(['Collateral offered', a.equipment, 1.4], ['Seller of the collateral', a.vendor, 1.2])}${lines(['Total cost of project', `$${dollars(a.cost)}`], ['Borrower’s own funds', `$${dollars(a.down)}`], ['Other sources', '$0'])}
<h3>III. Existing debt of the business</h3>${lines(['Lender', 'Valley Savings', 1.3], ['Purpose', 'Building'], ['Balance', '$412,000', 0.8], ['Monthly payment', '$3,480', 0.8])}${lines(['Lender', 'Vehicle lender', 1.3], ['Purpose', 'Delivery van'], ['Balance', '$17,350', 0.8], ['Monthly payment', '$592', 0.8])}
<p class="fine" style="margin-top:20pt">Important information about procedures for opening a new account: federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account. Continue on page 2.</p>`
  const second = `${head}<h3>IV. Principals and guarantors</h3>${a.owners.map(person).join('<div style="height:12pt"></div>')}
<h3>V. Questions</h3>${['Has the borrower or a principal ever filed for bankruptcy?', 'Are there unpaid taxes or judgments?', 'Is any principal a guarantor for others?'].map(question => `<div style="display:flex;justify-content:space-between;margin-top:3pt"><span>${question}</span><span>${cross(false)} Yes &nbsp;&nbsp; ${cross(true)} No</span></div>`).join('')}
<h3>VI. Certification</h3><p class="fine">The undersigned certify that everything in this application and its attachments is true, correct and complete, and that credit is requested for business purposes only. The bank may verify any statement, obtain consumer and business credit reports, and share them with its affiliates. If the application is denied you have the right to a statement of the specific reasons; write to Founders Bank &amp; Trust within 60 days. Intentional misstatements are a federal crime (18 U.S.C. 1014), punishable by a fine of up to $1,000,000.</p>
${a.owners.map((o, i) => `<div class="w" style="margin-top:34pt"><div style="flex:2"><b style="bottom:10pt">${penned(31 + 4 * i, 170)}</b>Signature: ${fullName(o)}, ${o.title}</div><div style="flex:1"><b>${dated(a.signed ?? '', 'MM-DD-YYYY')}</b>Date</div></div>`).join('')}`
  return drawnForm({
    name,
    style,
    pages: [first, second],
    ...(scan && { scan }),
    family: 'bank-captions-under-lines',
    notes: `community bank’s application of two pages: typed values on lines with small captions below, roman-numbered sections, crossed squares for the structure, project cost and own funds beside the amount, net profit, existing debts, net worth and a fine as decoys, dates with dashes, principals and two signatures overleaf, trade name ${a.dba ? 'given' : '"none"'}${scan ? '; flatbed scan' : ''}`,
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
  })
} // prettier-ignore

export const underLineForms: readonly Drawn[] = [
  bankForm('founders-bank-pharmacy-robot', applicants.pharmacy),
  bankForm('founders-bank-sawmill-scan', applicants.sawmill, { dpi: 180, skewDegrees: -0.25, noise: 14, blur: 0.45, jpegQuality: 68, background: 250 }), // prettier-ignore
]
