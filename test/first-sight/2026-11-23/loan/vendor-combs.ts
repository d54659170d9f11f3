/** A vendor program's short form: one letter to a cell, as for a reading machine. */
import { firstOwner, penned, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { box, formTruth } from './form-truth.ts'

const style = (face: string) => `
.page{font:7.8pt/9.6pt Arimo;padding:.45in .5in}
.row{display:flex;gap:13pt;margin-bottom:7pt}
.f label{display:block;color:#b0124b;font-size:7pt;line-height:8.6pt}
.comb{display:inline-flex;border:.7pt solid #b0124b}.comb span{width:13.2pt;height:16pt;border-left:.4pt solid #e3a3ba;text-align:center;font:${face}}.comb span:first-child{border-left:0}
.gap{display:inline-block;width:7pt;text-align:center;line-height:16pt;vertical-align:top}
.bar{background:#b0124b;color:#fff;font-weight:700;padding:2.4pt 6pt;margin:9pt 0 6pt;font-size:8.6pt}
`

/** Cells filled from the left; a dash or slash in `pattern` stands between combs, every other sign is a cell. */
function comb(text: string, pattern: number | string): string {
  const shape = typeof pattern === 'number' ? '#'.repeat(pattern) : pattern
  let at = 0
  return shape
    .split(/([-/])/)
    .map(part =>
      /^[-/]$/.test(part)
        ? `<i class="gap">${part}</i>`
        : `<b class="comb">${[...part].map(() => `<span>${(text[at++] ?? '').replace('&', '&amp;')}</span>`).join('')}</b>`,
    )
    .join('')
}

const filled = (label: string, text: string, pattern: number | string) =>
  `<div class="f"><label>${label}</label>${comb(text, pattern)}</div>`

function vendorForm(name: string, a: Applicant, face: string, scan?: ScanManner): Drawn {
  const owner = firstOwner(a)
  const day = (iso: string) => dated(iso, 'MMDDYYYY')
  const written = (label: string, value: string, width: number) =>
    `<div class="f" style="width:${width}in"><label>${label}</label><div style="border-bottom:.7pt solid #b0124b;height:16pt;font:10pt/16pt 'Courier Prime'">${value}</div></div>`
  const page = `<div style="display:flex;justify-content:space-between;align-items:center"><div style="font:700 20pt/24pt 'Roboto Condensed';color:#b0124b">EquipEase<span style="font-weight:400;color:#333"> Vendor Finance</span></div><div style="text-align:right;line-height:10.4pt">Quick application, transactions to $150,000<br>Print in capitals, one letter to a box. Fax 844-555-0120</div></div>
<div class="bar">DEALER USE</div><div class="row">${written('Dealer', a.vendor, 3)}${written('Dealer rep', 'J. Novak', 1.5)}${filled('Dealer code', 'D4471', 5)}</div>
<div class="row">${written('Equipment', a.equipment, 3)}${filled('Amount to finance $ (whole dollars)', `${a.amount}`.padStart(7), 7)}${filled('Months', a.term, 2)}</div>
<div class="bar">CUSTOMER</div>
${filled('Legal name of business', a.legal, 32)}<div style="height:7pt"></div>${filled('Street address', a.street, 32)}<div style="height:7pt"></div>
<div class="row">${filled('City', a.city, 16)}${filled('State', a.state, 2)}${filled('ZIP', a.zip, 5)}</div>
<div class="row">${filled('Business telephone', a.phone, '###-###-####')}${filled('Federal tax ID', a.ein.replace('-', ''), '##-#######')}</div>
<div class="row">${filled('Business started (MM DD YYYY)', day(a.start), '##/##/####')}<div class="f"><label>Organized as</label><div style="line-height:16pt;font-size:9pt">${['Proprietorship', 'Partnership', 'Corporation', 'LLC'].map(kind => `${box(kind === a.entity)} ${kind}`).join(' &nbsp; ')}</div></div></div>
<div class="bar">PRINCIPAL</div>
<div class="row">${filled('First name', owner.first, 12)}${filled('Last name', owner.last, 16)}</div>
${filled('Home street address', owner.street, 32)}<div style="height:7pt"></div>
<div class="row">${filled('City', owner.city, 16)}${filled('State', owner.state, 2)}${filled('ZIP', owner.zip, 5)}</div>
<div class="row">${filled('Date of birth', day(owner.born), '##/##/####')}${filled('Social Security no.', `XXXXX${owner.ssn}`, '###-##-####')}${filled('% owned', `${owner.percent}`, 3)}</div>
<div class="bar">SIGN HERE</div><p style="text-align:justify;margin:0 0 26pt">The customer and the principal state that the information above is true and that the equipment is for business use only. They agree that EquipEase Vendor Finance, the dealer and their assigns may obtain credit reports of either, now and while an obligation is open, and may call or send messages about the application to the numbers given.</p>
<div class="row" style="align-items:flex-end"><div style="width:3.6in;border-top:.7pt solid #000;position:relative">${penned(name.length * 5, 180)}Signature of principal</div>${filled('Date (MM DD YYYY)', day(a.signed ?? ''), '##/##/####')}</div>
<div style="position:absolute;bottom:.3in;left:.5in;font-size:6.6pt">EE-QA 11/25 &nbsp; &#9632; &nbsp; do not write below this line</div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style(face), [page]),
    ...(scan && { scan }),
    truth: formTruth({
      family: 'vendor-combs',
      notes: `vendor program’s form of combs: one letter to a cell, dashes and slashes between combs printed, dealer and equipment on plain lines above the customer, amount right-aligned in whole dollars, kind of organization in drawn boxes; dealer code as a decoy; no revenue, no e-mail, no title${scan ? '; filled by pen (capitals) and scanned' : ''}`,
      applicant: a,
      printed: ['ein', 'entity', 'phone', 'start', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
    }),
  }
} // prettier-ignore

export const vendorForms: readonly Drawn[] = [
  vendorForm('equipease-print-shop-combs', applicants.printMail, '10.4pt/16pt Cousine'),
  vendorForm('equipease-cabinet-shop-combs-pen-scan', applicants.cabinets, "12pt/16pt 'Architects Daughter';color:#1b2a6b", { dpi: 200, skewDegrees: -0.35, noise: 14, blur: 0.5, jpegQuality: 74 }), // prettier-ignore
]
