/** A broker's application: business left, owner right, label and value pairs; signed with an electronic stamp. */
import { dollars, firstOwner, fullName, type Applicant, type Owner } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { applicants } from './applicants.ts'
import { drawnForm } from './form.ts'

const style = `
.page{font:8.6pt/12.2pt 'Montserrat';padding:.5in .6in}
.two{display:flex;gap:22pt}.two>div{flex:1}
h4{font:700 10pt/13pt 'Montserrat';color:#5b2a86;margin:13pt 0 5pt}
.p{display:flex;border-bottom:.5pt solid #c9c0d3;padding:2.6pt 0}.p span{width:43%;color:#555}.p b{font-weight:400;font-family:'Inter';flex:1}
.stamp{border:1pt solid #2a62b8;border-radius:4pt;padding:3pt 8pt;display:inline-block;font:7pt/9pt Arimo;color:#2a62b8}
`

const pair = (label: string, value: string): string => `<div class="p"><span>${label}</span><b>${value}</b></div>`

const person = (o: Owner): string =>
  [
    pair('Full name', fullName(o)),
    pair('Title', o.title),
    pair('Ownership', `${o.percent}%`),
    pair('Date of birth', dated(o.born, 'Month D, YYYY')),
    pair('SSN', `•••-••-${o.ssn}`),
    pair('Home address', `${o.street}<br>${o.city}, ${o.state} ${o.zip}`),
    pair('Mobile', o.phone),
    pair('Email', o.email),
  ].join('')

function broker(name: string, a: Applicant, envelope: string): Drawn {
  const kinds = { LLC: 'Limited Liability Company', 'C-Corp': 'C Corporation' } as const
  const entity = a.entity === 'LLC' || a.entity === 'C-Corp' ? kinds[a.entity] : a.entity
  const owner = firstOwner(a)
  const stamp = (o: Owner, i: number) =>
    `<div style="display:flex;gap:20pt;align-items:flex-end;margin-top:12pt"><div class="stamp">Electronically signed by<br><span style="font:400 17pt/20pt Caveat;color:#16235c">${fullName(o)}</span><br>${envelope}${i}A77</div><div>Printed name: ${fullName(o)}<br>Date: ${dated(a.signed ?? '', 'M/D/YYYY')}</div></div>`
  const left = `<h4>Business</h4>${pair('Legal name', a.legal)}${pair('Doing business as', a.dba ?? 'N/A')}${pair('Entity', entity)}${pair('EIN', a.ein)}${pair('Address', `${a.street}<br>${a.city}, ${a.state} ${a.zip}`)}${pair('Phone', a.phone)}${pair('Email', a.email)}${pair('Website', a.website ?? '')}${pair('Start date', dated(a.start, 'Month D, YYYY'))}${pair('Industry', a.industry)}${pair('Annual gross sales', `$${dollars(a.revenue)}`)}
<h4>Financing request</h4>${pair('Amount', `$${dollars(a.amount)}`)}${pair('Use of funds', a.use)}${pair('Equipment', a.equipment)}${pair('Condition', 'New')}${pair('Vendor', a.vendor)}${pair('Invoice total', `$${dollars(a.cost)}`)}${pair('Down payment', `$${dollars(a.down)}`)}${pair('Preferred term', `${a.term} months`)}`
  const right = `<h4>Owner 1</h4>${person(owner)}${a.owners[1] ? `<h4>Owner 2</h4>${person(a.owners[1])}` : `<h4>Credit profile</h4>${pair('Estimated FICO', '700 to 739')}${pair('Bankruptcies', 'None')}${pair('Open tax liens', 'None')}${pair('Homeowner', 'No')}`}`
  const page = `<div style="font:7pt/9pt Arimo;color:#555">Envelope ID: ${envelope}-4C1E-9B02-771F5D20E8AA</div><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #5b2a86;padding:6pt 0"><div style="font:700 18pt/22pt 'Montserrat';color:#5b2a86">Lodestar Capital Brokers</div><div style="text-align:right">Equipment financing application<br>(888) 555-0104 &nbsp; deals@lodestarbrokers.example</div></div>
<div class="two"><div>${left}</div><div>${right}</div></div>
<p style="font-size:7.2pt;line-height:9.4pt;text-align:justify;margin-top:16pt">By signing, I certify that I am authorized to apply on behalf of the business, that all information is accurate, and that Lodestar Capital Brokers and its funding partners may obtain personal and business credit reports, share this application among themselves, and contact me by phone, text and email. Lodestar is not a lender. Typical approvals range from $10,000 to $750,000. A broker fee of up to $995 may be included in the financing.</p>
${a.owners.map(stamp).join('')}
<div class="foot" style="font-size:7pt;color:#777">Lodestar Capital Brokers, 100 Commerce Square, Suite 2400, Wilmington, DE 19801</div>`
  return drawnForm({
    name,
    style,
    pages: [page],
    family: 'broker-two-columns-esigned',
    notes: `broker’s application: business and request left, owner${a.owners.length > 1 ? 's' : ' and credit profile'} right, gray labels before values on thin rules, address on two lines in a value, months in words, structure spelled out, electronic signature stamps under an envelope number, invoice total and down payment beside the amount, broker’s own address, mail and range of approvals as decoys`,
    applicant: a,
    printed: ['dba', 'ein', 'entity', 'phone', 'email', ...(a.website ? (['website'] as const) : []), 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'],
    expected_any_of: { useOfFunds: [a.use, `${a.use} ${a.equipment}`] },
  })
} // prettier-ignore

export const brokerForms: readonly Drawn[] = [
  broker('lodestar-brokers-fiber-laser-esigned', applicants.machineShop, '3F7B02D9'),
  broker('lodestar-brokers-barber-esigned', applicants.barber, 'A90C44E1'),
]
