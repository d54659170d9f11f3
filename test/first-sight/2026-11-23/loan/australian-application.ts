/** An Australian financier's chattel mortgage application: ABN and ACN, entity and directors, day before month. */
import { dollars, fullName, type Applicant } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'
import { applicants } from './applicants.ts'
import { formTruth } from './form-truth.ts'

const style = `
.page{font:9pt/12pt 'Open Sans';padding:14mm 15mm}
.h{background:#0b6e4f;color:#fff;border-radius:3pt;padding:3pt 8pt;font-weight:700;margin:9pt 0 4pt}
.f{display:grid;grid-template-columns:38mm 1fr 32mm 1fr;gap:3pt 5pt;align-items:center}.f label{font-size:8.2pt;text-align:right;color:#333}.f div{border:.6pt solid #9cc3b5;border-radius:2pt;min-height:15pt;padding:1pt 4pt;background:#fafdfb}
.wide{grid-column:span 3}
`

function australian(name: string, a: Applicant): Drawn {
  const pair = (label: string, value: string, wide = false) =>
    `<label>${label}</label><div${wide ? ' class="wide"' : ''}>${value}</div>`
  const radio = (on: boolean, text: string) =>
    `<svg width="9" height="9" style="vertical-align:-1pt"><circle cx="4.5" cy="4.5" r="4" fill="#fff" stroke="#000" stroke-width=".7"/>${on ? '<circle cx="4.5" cy="4.5" r="2.3"/>' : ''}</svg> ${text}`
  const director = (n: number) => {
    const o = a.owners[n]
    if (o === undefined) return ''
    return `<div class="h">Director / guarantor ${n + 1}</div><div class="f">${pair('Full name', fullName(o))}${pair('Date of birth', dated(o.born, 'DD/MM/YYYY'))}${pair('Residential address', `${o.street}, ${o.city} ${o.state} ${o.zip}`, true)}${pair('Mobile', o.phone)}${pair('Shareholding', `${o.percent}%`)}${pair('Driver licence', `0${n}4 881 20${n}`)}${pair('Residence', n === 0 ? 'Own with mortgage' : 'As above')}</div>`
  }
  const page = `<div style="display:flex;justify-content:space-between;align-items:center"><div style="font-size:18pt;line-height:22pt;color:#0b6e4f"><b>Southern Cross</b> Asset Finance</div><div style="text-align:right;font-size:8pt;line-height:10.6pt">Commercial application &ndash; chattel mortgage<br>Australian Credit Licence 504417 &nbsp; 1300 555 016</div></div>
<div class="h">Borrower</div><div class="f">${pair('Entity name', a.legal)}${pair('ABN', '62 151 884 207')}${pair('Trading as', a.dba ?? '')}${pair('ACN', '151 884 207')}${pair('Trading address', a.street)}${pair('Suburb', a.city)}${pair('State', a.state)}${pair('Postcode', a.zip)}${pair('Telephone', a.phone)}${pair('Email', a.email)}${pair('Website', a.website ?? '')}${pair('GST registered', '1 August 2011')}${pair('Business activity', a.industry)}${pair('ABN active since', 'August 2011')}${pair('Annual turnover', `$${dollars(a.revenue)}`)}${pair('Employees', '23')}</div>
<div style="margin:5pt 0 0 38mm;padding-left:5pt">${radio(true, 'Company')} &nbsp;&nbsp; ${radio(false, 'Sole trader')} &nbsp;&nbsp; ${radio(false, 'Partnership')} &nbsp;&nbsp; ${radio(false, 'Trust')}</div>
${director(0)}${director(1)}
<div class="h">Goods and finance</div><div class="f">${pair('Goods', a.equipment, true)}${pair('Supplier', a.vendor)}${pair('Condition', 'New')}${pair('Price incl. GST', `$${dollars(a.cost)}`)}${pair('Deposit / trade-in', '$0')}${pair('Amount to finance', `$${dollars(a.amount)}`)}${pair('Term', a.term)}${pair('Balloon', '20% ($32,840)')}${pair('Primary purpose', 'Business use 100%')}</div>
<div class="h">Privacy consent and declaration</div><div style="font-size:7.8pt;line-height:10pt;text-align:justify">We declare that the credit is to be used wholly or predominantly for business purposes, that the information in this application is true and complete, and consent to the collection, use and disclosure of personal information, including to credit reporting bodies, as described in the privacy policy.</div>
<div style="display:flex;gap:12mm;margin-top:10pt;align-items:flex-end"><div style="flex:1.3;border-bottom:.7pt solid #000;font:19pt/25pt 'Homemade Apple';color:#173a8a">S P Doherty</div><div style="flex:1;border-bottom:.7pt solid #000">${fullName(a.owners[0] ?? fail())}, Director</div><div style="flex:.7;border-bottom:.7pt solid #000">${dated(a.signed ?? '', 'D/MM/YYYY')}</div></div><div style="display:flex;gap:12mm;font-size:7.6pt"><div style="flex:1.3">Signature</div><div style="flex:1">Name and position</div><div style="flex:.7">Date</div></div>`
  return {
    name,
    kind: 'loan',
    html: sheets(style, [page], '210mm 297mm'),
    truth: formTruth({
      family: 'australian-chattel-mortgage',
      notes:
        'Australian application on A4: right-aligned labels before rounded boxes in two columns, ABN and ACN instead of an EIN, suburb, state and postcode, day before month, round radio buttons, two directors, balloon amount, licence numbers and GST date as decoys, price equal to the amount financed',
      applicant: a,
      printed: ['dba', 'entity', 'phone', 'email', 'website', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent'],
      expected: { ownerAddressLine1: a.owners[0]?.street, ownerCity: a.owners[0]?.city, ownerPostalCode: a.owners[0]?.zip },
      expected_any_of: {
        businessStateCode: ['VIC'],
        ownerStateCode: ['VIC'],
        entityType: ['Corporation', 'Company', 'Pty Ltd', 'Proprietary company', null],
        ein: [null, '62 151 884 207', '151 884 207'],
        businessStartDate: ['2011-08', '2011-08-01', null],
        yearsInBusiness: [15, 14, null],
        useOfFunds: ['Business use 100%', 'Business use', null],
      },
    }),
  }
} // prettier-ignore

function fail(): never {
  throw new Error('a form without directors')
}

export const australianForms: readonly Drawn[] = [australian('au-coolroom-vans-chattel-mortgage', applicants.coolrooms)]
