/** An online lender's PDF summary of an application: cards of facts without rules, figures as large numbers. */
import { dollars, firstOwner, fullName, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = `
.page{font:9.4pt/13pt Lato;padding:0;background:#f4f5f7;color:#1c2430}
.top{background:#10162b;color:#fff;padding:26pt 36pt;display:flex;justify-content:space-between}
.cards{padding:18pt 36pt;display:grid;grid-template-columns:1fr 1fr;gap:14pt}
.card{background:#fff;border-radius:8pt;padding:12pt 14pt;border:.6pt solid #dfe3ea}.card h4{margin:0 0 6pt;font:700 10pt/13pt Lato;color:#3f51d9}
dl{margin:0;display:grid;grid-template-columns:1fr 1.45fr;row-gap:3.5pt;font-size:8.8pt;line-height:11.4pt}dt{color:#6b7482}dd{margin:0}
.big{display:flex;padding:0 36pt;margin-top:18pt;gap:14pt}.big div{flex:1;background:#fff;border-radius:8pt;border:.6pt solid #dfe3ea;padding:10pt 14pt;font-size:8.2pt;color:#6b7482}.big b{display:block;font-size:17pt;line-height:21pt;color:#1c2430}
.pill{background:#d9f4e5;color:#136c3f;border-radius:9pt;padding:2pt 9pt;font-size:8pt}
`

function summary(name: string, a: Applicant): Drawn {
  const owner = firstOwner(a)
  const list = (pairs: readonly (readonly [string, string])[]) =>
    `<dl>${pairs.map(([label, value]) => `<dt>${label}<dd>${value}`).join('')}</dl>`
  const card = (title: string, pairs: readonly (readonly [string, string])[]) =>
    `<div class="card"><h4>${title}</h4>${list(pairs)}</div>`
  const legal = a.legal.replace('&', '&amp;')
  const page = `<div class="top"><div style="font-size:19pt;line-height:24pt;font-weight:700">lumo<span style="color:#7c8cff">capital</span></div><div style="text-align:right;font-size:8.4pt;line-height:11.4pt">Application summary<br>APP-2026-0771934 &nbsp; generated ${dated('2026-02-14', 'Mon D, YYYY')} 09:14 CT</div></div>
<div class="big"><div>Requested<b>$${dollars(a.amount)}</b></div><div>Avg. monthly revenue (12 mo.)<b>$51,040</b></div><div>Avg. daily balance<b>$8,315</b></div><div>Time in business<b>6 years</b></div></div>
<div class="cards">
${card('Business', [
  ['Legal name', legal],
  ['Trade name', a.dba ?? ''],
  ['Structure', 'Limited liability company'],
  ['EIN', a.ein],
  ['Founded', dated(a.start, 'Month D, YYYY')],
  ['Industry', `${a.industry} (561730)`],
  ['Address', `${a.street}<br>${a.city}, ${a.state} ${a.zip}`],
  ['Phone', a.phone],
  ['Website', a.website ?? ''],
  ['Annual revenue', `$${dollars(a.revenue)}`],
])}
${card('Primary owner', [
  ['Name', fullName(owner)],
  ['Ownership', `${owner.percent}%`],
  ['Email', a.email],
  ['Mobile', owner.phone],
  ['Date of birth', dated(owner.born, 'Mon D, YYYY')],
  ['SSN', `•••-••-${owner.ssn}`],
  ['Home address', `${owner.street}<br>${owner.city}, ${owner.state} ${owner.zip}`],
  ['Credit (self-reported)', 'Good, 680-719'],
])}
${card('Request', [
  ['Product', 'Term loan'],
  ['Amount', `$${dollars(a.amount)}`],
  ['Use of funds', a.use],
  ['What for', a.equipment],
  ['Preferred term', a.term],
  ['How soon', 'Within 2 weeks'],
])}
${card('Connected accounts', [
  ['Bank', 'Arkansas River Bank ••4471'],
  ['Accounting', 'Connected 02/11/2026'],
  ['Open advances', '1 (est. $310 / week)'],
  ['Existing debt', '$22,600'],
])}
</div>
<div style="padding:0 36pt"><div class="card"><h4>Consent <span class="pill">E-signed</span></h4><span style="font-size:8pt;line-height:10.6pt">I authorize LumoCapital and its partner bank to obtain consumer and business credit reports and agree to electronic records.</span><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:8pt"><span style="font:21pt/24pt 'Homemade Apple';color:#1c2a6b">${fullName(owner)}</span><span style="font-size:8pt;color:#6b7482;text-align:right">Signed by ${fullName(owner)}<br>${dated(a.signed ?? '', 'Mon D, YYYY')} 20:37 CT &nbsp; IP 203.0.113.58</span></div></div></div>
<div class="foot" style="font-size:7.4pt;color:#6b7482;left:36pt">LumoCapital LLC, 900 Grant Street, Denver, CO 80203 &nbsp; Loans made by Wasatch Industrial Bank, Member FDIC</div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page]),
    truth: formTruth({
      family: 'online-summary-cards',
      notes:
        'online lender’s summary: large figures on top (request, average monthly revenue, balance, years), four cards of facts side by side, address on two lines, structure in words, the day of the summary beside the day of the electronic signature, lender’s own address in the footer, existing debt and advances as decoys',
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'email', 'website', 'start', 'years', 'industry', 'revenue', 'amount', 'use', 'equipment', 'born', 'percent', 'home'],
      expected_any_of: { useOfFunds: [a.use, `${a.use} ${a.equipment}`, a.equipment], industry: [a.industry, `${a.industry} (561730)`] },
    }),
  }
} // prettier-ignore

export const onlineSummaries: readonly Drawn[] = [summary('lumo-lawn-care-summary', applicants.lawnCare)]
