/** Applications of lenders to one trade: farm equipment credit in ruled boxes, and practice finance in three columns. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { dollars, firstOwner, fullName, loanTruth, penned, type Applicant, type Owner } from './applicant.ts'
import { applicants } from './applicants.ts'

const tick = (on: boolean, text: string) =>
  `<span style="font-size:12pt">${on ? '&#9746;' : '&#9744;'}</span>&nbsp;${text}`

function farm(name: string, a: Applicant, scan?: ScanManner): Drawn {
  const style = `.page{font:9pt/12pt Arimo;padding:.45in .55in}
table{width:100%}.s{background:#3d6b21;color:#fff;font-weight:700;padding:2pt 6pt;margin-top:8pt}
.b td{border:.7pt solid #3d6b21;padding:2pt 5pt 3pt}.b em{font:700 7.4pt/10pt Arimo;margin-right:5pt}.t{font:9.6pt/12pt 'Courier Prime'}`
  const [owner, partner] = [firstOwner(a), a.owners[1]]
  const box = (label: string, value: string, span = 1) => `<td colspan="${span}"><em>${label}:</em><span class="t">${value}</span>`
  const person = (o: Owner | undefined, role: string) =>
    o === undefined ? `<tr>${box(role, 'NONE', 4)}</tr>` : `<tr>${box(role, fullName(o), 2)}${box('DOB', dated(o.born, 'MM-DD-YYYY'))}${box('SSN', `XXX-XX-${o.ssn}`)}</tr><tr>${box('Address', `${o.street}, ${o.city}, ${o.state} ${o.zip}`, 3)}${box('Share', `${o.percent}%`)}</tr><tr>${box('Phone', o.phone, 2)}${box('E-mail', o.email, 2)}</tr>` // prettier-ignore
  const farmed = Math.round(a.revenue / 640)
  const page = `<table><tr><td><b style="font-size:16pt;line-height:20pt;color:#3d6b21">HEARTLAND AG CREDIT</b><br>Farm Equipment Credit Application<td class="r">Dealer: <span class="t">${a.vendor}</span><br>Dealer No. <span class="t">40-1187</span><br>Salesman: <span class="t">C. Meier</span></tr></table>
<div class="s">APPLICANT</div><div style="margin:3pt 0">Applying as: ${tick(a.entity === 'Sole Proprietor', 'Individual')} &nbsp; ${tick(a.entity === 'Partnership', 'General Partnership')} &nbsp; ${tick(false, 'Corporation')} &nbsp; ${tick(false, 'LLC')} &nbsp; ${tick(false, 'Trust')}</div>
<table class="b"><tr>${box('Applicant name', a.legal, 3)}${box('Tax ID', a.ein || 'see SSN')}</tr><tr>${box('Mailing address', a.street, 2)}${box('City', a.city)}${box('State/Zip', `${a.state} ${a.zip}`)}</tr><tr>${box('Phone', a.phone)}${box('Type of operation', a.industry, 2)}${box('Farming since', a.start)}</tr></table>
<div class="s">PRINCIPALS</div><table class="b">${person(owner, a.entity === 'Sole Proprietor' ? 'Individual' : 'Partner 1')}${a.entity === 'Sole Proprietor' ? '' : person(partner, 'Partner 2')}</table>
<div class="s">OPERATION</div><table class="b"><tr>${box('Acres owned', `${Math.round(farmed * 0.35)}`)}${box('Acres rented', `${farmed - Math.round(farmed * 0.35)}`)}${box('Head of cattle', a.industry.startsWith('Dairy') ? '180' : '0')}${box('Crop insurance', 'RP 80%')}</tr><tr>${box('Gross farm income last year', `$${dollars(a.revenue)}`, 2)}${box('Off-farm income', '$38,500', 2)}</tr><tr>${box('Total assets', `$${dollars(a.revenue * 3)}`, 2)}${box('Total liabilities', `$${dollars(Math.round(a.revenue * 1.1))}`, 2)}</tr></table>
<div class="s">PURCHASE</div><table class="b"><tr>${box('Equipment', a.equipment, 3)}${box('New/Used', 'USED')}</tr><tr>${box('Cash price', `$${dollars(a.cost)}`)}${box('Trade-in', '$0')}${box('Cash down', `$${dollars(a.down)}`)}${box('Amount to finance', `$${dollars(a.amount)}`)}</tr><tr>${box('Term and payments', a.term, 2)}${box('First payment', '12-01-2026', 2)}</tr></table>
<p style="font-size:7.6pt;line-height:9.4pt;text-align:justify">Everything stated in this application is correct to the best of my/our knowledge. Heartland Ag Credit and the dealer may check my/our credit and employment history, file financing statements in anticipation of closing, and answer questions about credit experience with me/us. If this is an application for joint credit, Applicant and Co-Applicant each agree that they intend to apply for joint credit.</p>
<table style="margin-top:26pt">${a.owners.map((o, i) => `<tr><td style="width:55%;padding-bottom:22pt">${penned(11 + i)}<div style="border-top:.7pt solid #000">${i === 0 ? 'Applicant' : 'Co-Applicant'} signature</div><td style="width:5%"><td><span class="t">${dated(a.signed ?? '', 'MM-DD-YYYY')}</span><div style="border-top:.7pt solid #000">Date</div></tr>`).join('')}</table>` // prettier-ignore
  const notes = `farm equipment application: bold label and typed value in one ruled box, state and ZIP together, applicant kind ticked, acres, off-farm income, assets and liabilities, cash price and first payment date as decoys, farming since a year only${a.ein ? '' : ', no tax ID ("see SSN"): the applicant is a person'}${scan ? '; photographed with a phone' : ''}`
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: loanTruth({
      family: 'farm-credit',
      notes,
      applicant: a,
      printed: [...(a.ein ? (['ein'] as const) : []), 'entity', 'phone', 'email', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
      absent: a.ein ? [] : ['ein'],
      expected_any_of: { ...(a.entity === 'Sole Proprietor' && { entityType: ['Sole Proprietor', 'Individual', 'Sole Proprietorship'] }) },
    }),
  }
} // prettier-ignore

function practice(name: string, a: Applicant, entity: string, scan?: ScanManner): Drawn {
  const style = `.page{font:9pt/12pt 'Open Sans';padding:.5in .55in}
.cols{display:flex;gap:.22in}.cols>div{flex:1}.cap{background:#00798c;color:#fff;font-weight:700;text-align:center;padding:3pt}
dl{margin:0}dt{font-size:7.2pt;line-height:9pt;color:#00566a;margin-top:5pt}dd{margin:0;border-bottom:.5pt solid #999;min-height:12.5pt;font:9.2pt/12pt Arimo}
h3{font:700 10.5pt/14pt 'Open Sans';color:#00798c;margin:14pt 0 2pt}`
  const list = (pairs: [string, string][]) => `<dl>${pairs.map(([label, value]) => `<dt>${label}<dd>${value}`).join('')}</dl>`
  const owners = a.owners.map((o, i) => `<div><div class="cap">OWNER ${i + 1}</div>${list([['Name', fullName(o)], ['Degree / Title', o.title], ['Ownership', `${o.percent}%`], ['License number', `0${o.ssn}17-${o.state}`], ['Date of birth', dated(o.born, 'MM/DD/YYYY')], ['Social Security #', `XXX-XX-${o.ssn}`], ['Home street', o.street], ['City', o.city], ['State', o.state], ['Zip', o.zip], ['Cell', o.phone], ['E-mail', o.email]])}</div>`) // prettier-ignore
  const forms = ['Sole Proprietor', 'Partnership', 'LLP', 'LLC', 'Professional Corporation']
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:10pt"><b style="font-size:17pt;line-height:20pt;color:#00798c">CareBridge Practice Finance</b><span>Credit Application &nbsp; Fax 877-555-0150</span></div>
<div class="cols"><div><div class="cap">PRACTICE</div>${list([['Legal name', a.legal], ['DBA', a.dba ?? ''], ['Federal tax ID', a.ein], ['Specialty', a.industry], ['Street', a.street], ['City', a.city], ['State', a.state], ['Zip', a.zip], ['Phone', a.phone], ['E-mail', a.email], ['Web', a.website ?? ''], ['Practice opened', dated(a.start, 'MM/DD/YYYY')]])}</div>${owners.join('')}</div>
<div style="margin-top:10pt">Form of practice: &nbsp; ${forms.map(form => tick(form === entity, form)).join(' &nbsp; ')}</div>
<h3>Financing</h3><div class="cols"><div>${list([['Amount requested', `$${dollars(a.amount)}`], ['Term requested', a.term]])}</div><div>${list([['Equipment', a.equipment], ['Vendor', a.vendor]])}</div><div>${list([['Gross practice revenue, last year', `$${dollars(a.revenue)}`], ['Practice debt outstanding', `$${dollars(Math.round(a.revenue * 0.21))}`]])}</div></div>
<h3>Signatures</h3><p style="font-size:7.6pt;line-height:9.8pt;text-align:justify">Each undersigned authorizes CareBridge Practice Finance and its assignees to obtain credit reports on the practice and on each owner, and certifies that the information in this application is true. A photocopy or facsimile of this authorization is as valid as the original.</p>
<div class="cols" style="margin-top:24pt">${a.owners.map((o, i) => `<div>${i === 0 || a.owners.length < 2 ? penned(71) : penned(83)}<div style="border-top:.7pt solid #000;font-size:7.6pt">Owner ${i + 1} signature</div></div><div>${dated(a.signed ?? '', 'MM/DD/YYYY')}<div style="border-top:.7pt solid #000;font-size:7.6pt">Date</div></div>`).join('')}</div>` // prettier-ignore
  const notes = `practice lender's form: practice and two owners in three columns side by side, small labels over values, license numbers and debt as decoys, form of practice ticked below, two signatures${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: loanTruth({
      family: 'practice-columns',
      notes,
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected: { entityType: entity === 'LLP' ? 'LLP' : 'Professional Corporation' },
      expected_any_of: { entityType: entity === 'LLP' ? ['LLP', 'Limited Liability Partnership'] : ['Professional Corporation', 'Corporation', 'PC', 'C-Corp'] },
    }),
  }
} // prettier-ignore

export const tradeForms: readonly Drawn[] = [
  farm('heartland-ag-grain-partnership', applicants.grainFarm),
  farm('heartland-ag-dairy-individual-phone', applicants.dairy, { dpi: 190, skewDegrees: 0.5, noise: 12, blur: 0.7, jpegQuality: 74, keystone: 0.016, shade: 40, background: 238 }), // prettier-ignore
  practice('carebridge-dental-practice', applicants.dentist, 'Professional Corporation'),
  practice('carebridge-veterinary-llp-scan', applicants.vet, 'LLP', {
    dpi: 170,
    skewDegrees: -0.4,
    noise: 18,
    blur: 0.5,
    jpegQuality: 70,
  }),
]
