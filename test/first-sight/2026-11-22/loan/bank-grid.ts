/** A community bank's commercial loan application: lettered sections of label and value cells, guarantor table, debts and questions overleaf. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { dollars, firstOwner, fullName, loanTruth, penned, type Applicant } from './applicant.ts'
import { applicants } from './applicants.ts'

const style = `
.page{font:8.8pt/11.4pt Arimo;padding:.5in .6in}
table{width:100%}
h3{background:#2c3e50;color:#fff;font:700 9.4pt/15pt Arimo;padding:0 5pt;margin:9pt 0 0}
.g td{border:.5pt solid #666;padding:3pt 5pt}.l{background:#eef1f4;width:18%;font-size:8pt}
.v{font-family:'Open Sans'}
.foot{font-size:7pt;color:#444;display:flex;justify-content:space-between}
`
const kinds = ['Sole Proprietorship', 'Partnership', 'LLC', 'S Corporation', 'C Corporation', 'Nonprofit']
const ticked: Partial<Record<Applicant['entity'], string>> = {
  LLC: 'LLC',
  'S-Corp': 'S Corporation',
  Partnership: 'Partnership',
}
const tick = (on: boolean, text: string) => `${on ? '&#9746;' : '&#9744;'}&nbsp;${text}`

function sections(a: Applicant): string {
  const pair = (label: string, value: string, wide = false) => `<td class="l">${label}<td class="v"${wide ? ' colspan="3"' : ''}>${value}`
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
  const entity = kinds.map(kind => tick(kind === ticked[a.entity], kind)).join(' &nbsp; ')
  const guarantors = a.owners.map(o => `<tr class="v"><td>${fullName(o)}<td>${o.title}<td class="c">${o.percent}%<td style="white-space:nowrap">XXX-XX-${o.ssn}<td>${dated(o.born, 'MM/DD/YYYY')}<td>${o.street}, ${o.city}, ${o.state} ${o.zip}</tr>`)
  return `<h3>A. CREDIT REQUEST</h3><table class="g">${row(pair('Amount Requested', `$${dollars(a.amount)}`), pair('Term Requested', a.term))}${row(pair('Type of Credit', [tick(true, 'Equipment Term Loan'), tick(false, 'Line of Credit'), tick(false, 'Real Estate'), tick(false, 'Letter of Credit')].join(' &nbsp; '), true))}${row(pair('Purpose of Loan', a.use, true))}${row(pair('Collateral Offered', a.equipment, true))}${row(pair('Seller / Dealer', a.vendor), pair('Purchase Price', `$${dollars(a.cost)}`))}${row(pair('Borrower Equity', `$${dollars(a.down)}`), pair('Source of Equity', a.down === 0 ? 'N/A' : 'Cash'))}</table>
<h3>B. BUSINESS APPLICANT</h3><table class="g">${row(pair('Legal Name', a.legal, true))}${row(pair('Doing Business As', a.dba ?? 'N/A'), pair('Tax ID Number', a.ein))}${row(pair('Street Address', a.street, true))}${row(pair('City', a.city), pair('State / ZIP', `${a.state} / ${a.zip}`))}${row(pair('Mailing Address', 'Same', true))}${row(pair('Telephone', a.phone), pair('E-mail', a.email))}${row(pair('Legal Structure', entity, true))}${row(pair('Date Established', dated(a.start, 'MM/DD/YYYY')), pair('Nature of Business', a.industry))}${row(pair('Annual Gross Sales', `$${dollars(a.revenue)}`), pair('Net Profit Last Year', `$${dollars(Math.round((a.revenue * 0.083) / 100) * 100)}`))}${row(pair('Number of Employees', `${Math.round(a.revenue / 170_000)}`), pair('Accountant', 'Weller & Associates CPA'))}</table>
<h3>C. PRINCIPALS AND GUARANTORS (all owners of 20% or more)</h3><table class="g"><tr class="b" style="font-size:8pt"><td>Name<td>Title<td class="c">Ownership<td>SSN<td>Date of Birth<td>Home Address</tr>${guarantors.join('')}</table>`
} // prettier-ignore

function second(a: Applicant, bank: string): string {
  const owner = firstOwner(a)
  const debts = [['Farmers Bank of the Valley', 'Working capital line', 250_000, 118_400, 2_150], ['Iron Creek Equipment Finance', 'Loader', 187_500, 96_212, 3_480], ['Owners', 'Shareholder note', 60_000, 45_000, 750]] as const // prettier-ignore
  const questions = ['Is the business a party to any lawsuit or claim?', 'Has the business or any principal ever declared bankruptcy?', 'Are any federal or state taxes past due?', 'Is the business an endorser or guarantor for the obligations of others?'] // prettier-ignore
  const sign = a.signed === null ? '' : penned(owner.first.length * 7)
  return `<h3>D. EXISTING BUSINESS DEBT</h3><table class="g"><tr class="b" style="font-size:8pt"><td>Creditor<td>Purpose<td class="r">Original Amount<td class="r">Present Balance<td class="r">Monthly Payment</tr>${debts.map(([creditor, purpose, ...amounts]) => `<tr class="v"><td>${creditor}<td>${purpose}${amounts.map(amount => `<td class="r">$${dollars(amount)}`).join('')}</tr>`).join('')}</table>
<h3>E. QUESTIONS</h3><table class="g">${questions.map((text, i) => `<tr><td>${i + 1}. ${text}<td style="width:1.4in">${tick(false, 'Yes')} &nbsp; ${tick(true, 'No')}</tr>`).join('')}</table>
<h3>F. CERTIFICATION AND SIGNATURE</h3><p style="text-align:justify">Everything stated in this application and in any attachment is true and complete. The Bank is authorized to obtain consumer and business credit reports in connection with this request and any later review, update or extension, and to answer questions about its credit experience with the applicant. The applicant has the right to a written statement of reasons if credit is denied. IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT: Federal law requires all financial institutions to obtain, verify and record information that identifies each person who opens an account.</p><br>
<table><tr><td style="width:52%">${sign}<div style="border-top:.7pt solid #000;margin-top:14pt">Authorized Signature</div><td style="width:5%"><td style="width:22%"><span class="v">${fullName(owner)}, ${owner.title}</span><div style="border-top:.7pt solid #000">Printed Name and Title</div><td style="width:3%"><td><span class="v">${a.signed === null ? '&nbsp;' : dated(a.signed, 'M/D/YYYY')}</span><div style="border-top:.7pt solid #000">Date</div></tr></table><br><br>
<table class="g" style="background:#f3f3f3"><tr><td colspan="3" class="b">FOR BANK USE ONLY</tr><tr><td>Received by: J. Tran<td>Branch: Main Office<td>Date received: ____________</tr></table><p style="font-size:7.4pt">${bank} complies with the Equal Credit Opportunity Act. The federal agency that administers compliance with this law concerning this creditor is the FDIC Consumer Response Center, 1100 Walnut Street, Box #11, Kansas City, MO 64106.</p>`
} // prettier-ignore

function application(name: string, a: Applicant, bank: string, scan?: ScanManner): Drawn {
  const head = `<div style="display:flex;justify-content:space-between;align-items:baseline"><b style="font:700 17pt/20pt Tinos">${bank}</b><span>Member FDIC &nbsp; NMLS #410882</span></div><div class="c b" style="font-size:13pt;line-height:20pt">COMMERCIAL LOAN APPLICATION</div>`
  const foot = (page: number) =>
    `<div class="foot"><span>${bank} Form CL-100 (01/2025)</span><span>Page ${page} of 2</span></div>`
  const notes = `bank application in lettered sections of shaded label and value cells, structure ticked in a row, guarantor table, net profit, purchase price, equity, debts and payments as decoys, "State / ZIP" in one cell, signature page overleaf${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [`${head}${sections(a)}${foot(1)}`, `${head}${second(a, bank)}${foot(2)}`]),
    ...(scan && { scan }),
    truth: loanTruth({
      family: 'bank-grid',
      notes,
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'], // prettier-ignore
      expected_any_of: { useOfFunds: [a.use, a.equipment] },
    }),
  }
}

export const bankGrids: readonly Drawn[] = [
  application('two-rivers-bank-quarry', applicants.stoneQuarry, 'Two Rivers Community Bank'),
  application('kettle-moraine-bank-machine-shop-scan', applicants.machineShop, 'Kettle Moraine State Bank', { dpi: 180, skewDegrees: 0.45, noise: 18, blur: 0.5, jpegQuality: 68 }), // prettier-ignore
]
