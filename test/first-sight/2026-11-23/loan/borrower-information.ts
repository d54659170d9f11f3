/** A government-guaranteed loan's borrower information form: numbered boxes, an owners' table, yes and no questions. */
import { dollars, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = `
.page{font:8.2pt/10.2pt Arimo;padding:.45in .5in}
table{width:100%;table-layout:fixed}
td{border:.6pt solid #000;padding:1.5pt 3pt 3pt}
.t{font-weight:700;background:#d8dde6;text-align:center}
small{display:block;font-size:6.6pt;line-height:8pt}
.v{font:9pt/11pt Tinos}
`

const cell = (label: string, value: string, span = 1) =>
  `<td colspan="${span}"><small>${label}</small><span class="v">${value || '&nbsp;'}</span>`
const mark = (on: boolean, text: string) => `${on ? '&#9632;' : '&#9633;'} ${text}`

const questions = [
  'Are any owners presently subject to an indictment, arraignment or other means by which formal charges are brought?',
  'Has the business or any owner ever filed for bankruptcy protection?',
  'Is the business or any owner delinquent on any direct or guaranteed federal loan?',
  'Does the business have affiliates as defined in 13 CFR 121.301?',
  'Will any loan proceeds be paid to an owner or a close relative of an owner?',
]

function borrowerInformation(name: string, a: Applicant): Drawn {
  const [first, ...rest] = a.owners
  const owners = [...a.owners, undefined].map(o =>
    o === undefined
      ? '<tr>' + '<td colspan="3">&nbsp;<td colspan="2"><td><td colspan="2"><td colspan="4"></tr>'
      : `<tr class="v"><td colspan="3">${fullName(o)}<td colspan="2">${o.title}<td class="c">${o.percent}<td colspan="2">XXX-XX-${o.ssn}<td colspan="4">${o.street}, ${o.city}, ${o.state} ${o.zip}</tr>`,
  )
  const uses = [
    ['Machinery and equipment', 145_000],
    ['Leasehold improvements', 120_000],
    ['Working capital', 60_000],
    ['Debt refinance', 25_000],
  ] as const
  const page = `<table><tr><td colspan="9" style="border:0"><b style="font-size:13pt;line-height:16pt">BORROWER INFORMATION FORM</b><br>For use with guaranteed small business loans<td colspan="3" style="border:0;font-size:6.8pt;line-height:8.4pt" class="r">Form GBL-19 (03-25)<br>Control No. 4417-0083<br>Expires 09/30/2028</tr></table>
<p style="font-size:7.4pt;line-height:9pt;margin:4pt 0">Purpose of this form: to collect identifying information about the applicant, its owners and guarantors, the loan request and certain eligibility facts. A separate form is required for every co-applicant. Estimated burden: 15 minutes.</p>
<table><tr><td colspan="12" class="t">SECTION I: APPLICANT BUSINESS INFORMATION</tr>
<tr>${cell('1. Applicant business legal name', a.legal, 6)}<td colspan="6"><small>2. Type</small>${mark(true, 'Operating company')} &nbsp; ${mark(false, 'Eligible passive company')}</tr>
<tr>${cell('3. DBA or trade name (if applicable)', a.dba ?? '', 4)}${cell('4. Business TIN', a.ein, 2)}${cell('5. NAICS code', '624410', 2)}${cell('6. Year established', '2018', 2)}${cell('7. Business phone', a.phone, 2)}</tr>
<tr><td colspan="12"><small>8. Organization type</small>${mark(false, 'Sole proprietor')} &nbsp; ${mark(false, 'Partnership')} &nbsp; ${mark(false, 'C-Corp')} &nbsp; ${mark(false, 'S-Corp')} &nbsp; ${mark(true, 'LLC')} &nbsp; ${mark(false, 'Trust')} &nbsp; ${mark(false, 'Nonprofit')} &nbsp; ${mark(false, 'Other ________')}</tr>
<tr>${cell('9. Primary business address (street, city, state, ZIP; not a P.O. box)', `${a.street}, ${a.city}, ${a.state} ${a.zip}`, 7)}${cell('10. Project address, if different', 'Same', 5)}</tr>
<tr>${cell('11. Primary contact', fullName(first ?? a.owners[0] ?? fail()), 4)}${cell('12. E-mail address', a.email, 4)}${cell('13. Web site', a.website ?? '', 4)}</tr>
<tr>${cell('14. Nature of business', a.industry, 6)}${cell('15. Gross receipts, last fiscal year', `$${dollars(a.revenue)}`, 3)}${cell('16. Net profit, same year', '$71,350', 3)}</tr>
<tr><td colspan="12" class="t">SECTION II: LOAN REQUEST</tr>
<tr>${cell('17. Amount of loan requested', `$${dollars(a.amount)}`, 3)}${cell('18. Maturity requested (months)', a.term, 3)}${cell('19. Existing employees (FTE)', '21', 2)}${cell('20. Jobs to be created', '6', 2)}${cell('21. Jobs retained', '21', 2)}</tr>
<tr><td colspan="12"><small>22. Purpose of the loan (check all that apply and give amounts)</small>${uses.map(([label, amount]) => `${mark(true, label)} <span class="v">$${dollars(amount)}</span>`).join(' &nbsp;&nbsp; ')} &nbsp;&nbsp; ${mark(false, 'Real estate')} $________ &nbsp;&nbsp; ${mark(false, 'Inventory')} $________</tr>
<tr><td colspan="12" class="t">SECTION III: OWNERS OF THE APPLICANT (100% of ownership must be shown)</tr>
<tr style="font-size:6.8pt;line-height:8.4pt;font-weight:700"><td colspan="3">Owner name<td colspan="2">Title<td class="c">Percent<td colspan="2">TIN (EIN, SSN)<td colspan="4">Home address</tr>${owners.join('')}
<tr><td colspan="12" class="t">SECTION IV: QUESTIONS</tr>
${questions.map((text, i) => `<tr><td colspan="10">${23 + i}. ${text}<td class="c">${mark(false, 'Yes')}<td class="c">${mark(true, 'No')}</tr>`).join('')}
<tr>${cell('28. Veteran status of the first owner', 'Non-veteran', 4)}${cell('29. Sex', 'F', 2)}${cell('30. Fees paid to an agent or packager', '$0.00', 3)}${cell('31. Exports expected', '$0', 3)}</tr></table>
<p style="font-size:7.4pt;line-height:9pt;text-align:justify;margin:6pt 0 0">By signing below I certify that all information in this form and in any documents submitted with it is true and complete in all material respects, that no more than the permitted fees were paid, and that I have read the statements required by law. Knowingly making a false statement to obtain a guaranteed loan is punishable by imprisonment of not more than five years and a fine of up to $250,000.</p>
<table style="margin-top:26pt"><tr><td style="border:0;border-bottom:.6pt solid #000;width:44%"><i style="position:relative;top:4pt">${penned(67, 180)}</i><td style="border:0;width:4%"><td class="v" style="border:0;border-bottom:.6pt solid #000">${fullName(first ?? fail())}, ${first?.title}<td style="border:0;width:4%"><td class="v" style="border:0;border-bottom:.6pt solid #000;width:16%">${dated(a.signed ?? '', 'MM/DD/YYYY')}</tr><tr style="font-size:6.8pt;line-height:8pt"><td style="border:0">Signature of authorized representative of applicant<td style="border:0"><td style="border:0">Print name and title<td style="border:0"><td style="border:0">Date</tr></table>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    truth: formTruth({
      family: 'guaranteed-loan-boxes',
      notes: `government-like form: 31 numbered boxes in a grid, filled and empty squares as check marks, address in one box, table of ${1 + rest.length} owners with masked SSN and home address in one cell, uses of the loan with amounts (they add up to the request), form control number and expiry, net profit and a fine of $250,000 as decoys; no dates of birth; what the loan is for as ticked boxes`,
      applicant: a,
      printed: [
        'dba',
        'ein',
        'entity',
        'phone',
        'email',
        'website',
        'industry',
        'revenue',
        'amount',
        'percent',
        'home',
      ],
      expected_any_of: {
        businessStartDate: ['2018', '2018-01-01'],
        yearsInBusiness: [8],
        equipmentDescription: ['Machinery and equipment'],
      },
    }),
  }
}

function fail(): never {
  throw new Error('a form without owners')
}

export const borrowerForms: readonly Drawn[] = [
  borrowerInformation('gbl19-child-care-three-owners', applicants.childCare),
]
