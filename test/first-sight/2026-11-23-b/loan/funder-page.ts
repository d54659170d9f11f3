/** A working capital funder's one-page form: labels in gray cells left of white ones, halves side by side under blue bars. */
import { dollars, firstOwner, fullName, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = (face: string) => `
.page{font:9pt/11.6pt Lato;padding:.5in .55in}
.bar{background:#0d5ca8;color:#fff;font-weight:700;text-align:center;padding:3pt;margin-top:9pt;text-transform:uppercase;letter-spacing:.6pt}
.f{width:100%;table-layout:fixed}.f td{border:.7pt solid #7f8fa3;padding:3.4pt 5pt;height:19pt}.f td:nth-child(odd){background:#ebeff4;width:19%;font-size:8.2pt}.f td:nth-child(even){width:31%;font:${face}}
`

function funder(name: string, a: Applicant, face: string, scan?: ScanManner): Drawn {
  const owner = firstOwner(a)
  const table = (...rows: readonly (readonly string[])[]) => `<table class="f">${rows.map(row => rowOf(row)).join('')}</table>`
  const fax = scan ? '<div style="position:absolute;top:.1in;left:.5in;font:8pt/10pt Cousine">APR-02-2026 10:33 AM &nbsp; SUNRISE TOW OFFICE &nbsp;&nbsp; 813 555 0159 &nbsp;&nbsp; P.03/09</div>' : '' // prettier-ignore
  const monthly = Math.round(a.revenue / 12 / 100) * 100
  const page = `${fax}<div style="display:flex;justify-content:space-between;align-items:center"><div style="font:700 20pt/24pt Lato;color:#0d5ca8">Keel<span style="color:#f29f05">Funding</span></div><div style="text-align:right"><b style="font-size:12pt">FUNDING APPLICATION</b><br>Fax 866-555-0190 &nbsp; submissions@keelfunding.example</div></div>
<div class="bar">Business information</div>${table(
    ['Business Legal Name', a.legal, 'DBA', a.dba ?? ''],
    ['Business Address', a.street, 'City, State, Zip', `${a.city}, ${a.state} ${a.zip}`],
    ['Business Phone', a.phone, 'Federal Tax ID', a.ein],
    ['Business Start Date', dated(a.start, 'MM/DD/YYYY'), 'Entity Type', a.entity === 'S-Corp' ? 'S Corp' : a.entity],
    ['Industry', a.industry, 'Products / Services', a.dba ? 'Weddings, corporate lunches' : 'Light and heavy towing'],
    ['Business Email', a.email, 'Landlord / Mortgage', a.dba ? 'Whitaker Realty' : 'Owned'],
  )}
<div class="bar">Owner information</div>${table(
    ['Owner Name', fullName(owner), 'Title', owner.title],
    ['Home Address', owner.street, 'City, State, Zip', `${owner.city}, ${owner.state} ${owner.zip}`],
    ['Date of Birth', dated(owner.born, 'MM/DD/YYYY'), 'SSN', `xxx-xx-${owner.ssn}`],
    ['Ownership %', `${owner.percent}%`, 'Cell Phone', owner.phone],
  )}
<div class="bar">Funding information</div>${table(
    ['Amount Requested', `$${dollars(a.amount)}`, 'Use of Funds', a.use],
    ['Avg. Monthly Sales', `$${dollars(monthly)}`, 'Gross Annual Sales', `$${dollars(a.revenue)}`],
    ['Avg. Daily Balance', a.dba ? '$11,300' : '$24,600', 'Monthly Card Volume', a.dba ? '$38,000' : '$52,500'],
    ['Open Advances', a.dba ? 'None' : '1', 'Advance Balance', a.dba ? '$0' : '$18,750'],
  )}
<div class="bar">Equipment, if any</div>${table(['Description', a.equipment, 'Vendor', a.vendor])}
<p style="font-size:7.4pt;line-height:9.2pt;text-align:justify;margin:12pt 0">The applicant and each owner named above certify that all information and documents submitted are true, correct and complete. They authorize Keel Funding, its agents, assigns and funding sources to obtain consumer and business credit reports and bank, trade and landlord references, and agree that Keel Funding may keep this application even if no funding takes place. Under penalty of perjury the signer certifies that the taxpayer number above is correct. Nothing herein is a commitment to fund.</p>
<div style="display:flex;gap:18pt;margin-top:34pt"><div style="flex:2;border-top:.8pt solid #000">${penned(name.length * 5, 170)}Signature</div><div style="flex:1.4;border-top:.8pt solid #000;position:relative"><span style="position:absolute;bottom:100%;font:${face}">${fullName(owner)}</span>Print name</div><div style="flex:1;border-top:.8pt solid #000;position:relative"><span style="position:absolute;bottom:100%;font:${face}">${dated(a.signed ?? '', 'MM/DD/YYYY')}</span>Date</div></div>`
  return drawnForm({
    name,
    style: style(face),
    pages: [page],
    ...(scan && { scan }),
    family: 'funder-one-page',
    notes: `working capital funder’s one-page form: labels in gray cells left of the values, two pairs a row under colored bars, city, state and ZIP in one cell, average monthly sales beside annual sales, daily balance, card volume and advance balance as decoys, title of the sole owner${scan ? '; faxed (black and white) with another date and an abbreviated name in the fax header' : ''}`,
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
  })
} // prettier-ignore

export const funderPages: readonly Drawn[] = [
  funder('keel-funding-catering', applicants.catering, '9.6pt/11.6pt Carlito'),
  funder('keel-funding-towing-fax', applicants.towing, '9.4pt/11.6pt Arimo', { dpi: 200, skewDegrees: 0.35, noise: 42, blur: 0.6, jpegQuality: 70, threshold: 150 }), // prettier-ignore
]
