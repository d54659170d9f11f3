/** An independent lessor's one-page application: a ruled grid whose cells hold caption, colon and value on one line. */
import { dollars, firstOwner, fullName, penned, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = (face: string) => `
.page{font:8.8pt/11pt Carlito;padding:.45in .55in}
.bar{background:#4a4a4a;color:#fff;font-weight:700;padding:2pt 5pt;letter-spacing:.4pt;margin-top:7pt}
.gr{width:100%;table-layout:fixed}.gr td{border:.7pt solid #4a4a4a;padding:3pt 4pt;height:17pt;white-space:nowrap}
.gr i{font:${face};font-style:normal}
`

const mark = (on: boolean, text: string) => `${on ? '☒' : '☐'} ${text}`

function grid(name: string, a: Applicant, face: string, scan?: ScanManner): Drawn {
  const owner = firstOwner(a)
  const cell = (label: string, value: string, span = 2) => `<td colspan="${span}">${label}: <i>${value}</i>`
  const kinds: readonly (readonly [string, string])[] = [['Corporation', 'Corporation'], ['S-Corp', 'Sub S'], ['LLC', 'LLC'], ['Partnership', 'Partnership'], ['Sole Proprietor', 'Sole Prop']] // prettier-ignore
  const person = (o: Owner | undefined) =>
    `<tr>${cell('Name', o ? fullName(o) : '', 5)}${cell('Title', o?.title ?? '', 4)}${cell('% Own', o ? `${o.percent}` : '', 3)}</tr><tr>${cell('Home Address', o?.street ?? '', 5)}${cell('City', o?.city ?? '', 4)}${cell('ST', o?.state ?? '', 1)}${cell('Zip', o?.zip ?? '', 2)}</tr><tr>${cell('SSN', o ? `xxx-xx-${o.ssn}` : '', 4)}${cell('DOB', o ? dated(o.born, 'MM/DD/YY') : '', 3)}${cell('Cell Phone', o?.phone ?? '', 5)}</tr>`
  const page = `<table style="width:100%"><tr><td><b style="font-size:17pt;line-height:20pt">Meridian Vendor Leasing</b><br>a division of MVL Holdings, Inc.<td class="r"><b style="font-size:12pt">EQUIPMENT LEASE / FINANCE APPLICATION</b><br>E-mail to credit@mvl.example or fax to 800-555-0116</tr></table>
<div class="bar">COMPANY INFORMATION</div><table class="gr"><tr>${cell('Legal Business Name', a.legal, 7)}${cell('DBA', a.dba ?? '', 5)}</tr><tr>${cell('Street Address', a.street, 5)}${cell('City', a.city, 4)}${cell('ST', a.state, 1)}${cell('Zip', a.zip, 2)}</tr><tr>${cell('Phone', a.phone, 4)}${cell('Email', a.email, 5)}${cell('Fed Tax ID', a.ein, 3)}</tr><tr>${cell('Type of Business', a.industry, 5)}${cell('Date Started', dated(`${a.start}-01`, 'MM/YYYY'), 3)}${cell('Annual Sales', `$${dollars(a.revenue)}`, 4)}</tr><tr><td colspan="12">Entity: ${kinds.map(([kind, label]) => mark(kind === a.entity, label)).join(' &nbsp; ')}</tr></table>
<div class="bar">OWNERS / PERSONAL GUARANTORS</div><table class="gr">${person(a.owners[0])}</table><table class="gr" style="margin-top:3pt">${person(a.owners[1])}</table>
<div class="bar">EQUIPMENT</div><table class="gr"><tr>${cell('Description', a.equipment, 8)}${cell('Qty', '1', 2)}${cell('N/U', a.equipment.includes('used') ? 'Used' : 'New', 2)}</tr><tr>${cell('Vendor', a.vendor, 6)}${cell('Contact', 'Sales', 3)}${cell('Phone', a.state === 'OR' ? '503-555-0188' : '502-555-0189', 3)}</tr><tr>${cell('Equipment Cost', `$${dollars(a.cost)}`, 4)}${cell('Down Payment', `$${dollars(a.down)}`, 3)}${cell('Amount Requested', `$${dollars(a.amount)}`, 5)}</tr><tr>${cell('Term (months)', a.term, 4)}<td colspan="8">Purchase Option: ${mark(true, '$1.00')} &nbsp; ${mark(false, '10%')} &nbsp; ${mark(false, 'FMV')}</tr></table>
<div class="bar">BANK AND TRADE REFERENCES</div><table class="gr"><tr>${cell('Bank', a.state === 'OR' ? 'Willamette Commercial' : 'Bullitt County Bank', 5)}${cell('Contact', 'Branch manager', 4)}${cell('Acct', '...4410', 3)}</tr><tr>${cell('Trade 1', 'Standard Supply Co.', 5)}${cell('Contact', 'Credit dept.', 4)}${cell('Phone', '800-555-0171', 3)}</tr><tr>${cell('Trade 2', 'Tri-State Fuel', 5)}${cell('Contact', 'Wendy', 4)}${cell('Phone', '800-555-0172', 3)}</tr></table>
<p style="font-size:7.6pt;line-height:9.2pt;text-align:justify;margin:8pt 0">Each person signing below certifies that the information given is true and complete and authorizes Meridian Vendor Leasing and any lender or assignee it designates to obtain business and consumer credit reports and to contact the references above for the purpose of this application and of reviewing the account. We may keep a copy of this form as if it were the original. An application fee is not charged. Approvals above $250,000 need financial statements.</p>
<table style="width:100%;margin-top:24pt"><tr><td style="width:52%;border-bottom:.8pt solid #000;height:16pt">Signature: <span style="position:relative;top:6pt">${penned(name.length * 7, 180)}</span><td style="width:28%;border-bottom:.8pt solid #000">Title: <span style="font:${face}">${owner.title}</span><td style="border-bottom:.8pt solid #000">Date: <span style="font:${face}">${dated(a.signed ?? '', 'M/D/YYYY')}</span></tr></table>`
  return drawnForm({
    name,
    style: style(face),
    pages: [page],
    ...(scan && { scan }),
    family: 'lessor-colon-grid',
    notes: `independent lessor’s one-page grid: caption, colon and value on one line in each cell, ballot boxes for the entity, month and year started, dates of birth with two-digit years, ${a.owners.length < 2 ? 'second guarantor empty' : 'two guarantors'}, equipment cost and down payment beside the amount, trade references with telephones${scan ? '; typed in typewriter print and scanned on a copier' : ''}`,
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
    expected_any_of: { ...(a.entity === 'S-Corp' && { entityType: ['S-Corp', 'Sub S', 'S Corp', 'S Corporation', 'S-Corporation'] }) },
  })
} // prettier-ignore

export const colonGrids: readonly Drawn[] = [
  grid('meridian-vendor-bakery-ovens', applicants.bakery, "9.4pt/11pt 'Source Sans'"),
  grid('meridian-vendor-excavator-typed-scan', applicants.excavation, "9pt/11pt 'Courier Prime'", { dpi: 190, skewDegrees: 0.45, noise: 22, blur: 0.5, jpegQuality: 64 }), // prettier-ignore
]
