/** Applications filled in on a screen: a form service's printed submission, and a broker's numbered form signed electronically. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import { dollars, firstOwner, fullName, loanTruth, penned, type Applicant } from './applicant.ts'
import { applicants } from './applicants.ts'

const entityWords: Partial<Record<Applicant['entity'], string>> = {
  LLC: 'Limited Liability Company',
  'C-Corp': 'C Corporation',
}

function submission(name: string, a: Applicant): Drawn {
  const style = `.page{font:10pt/14pt Lato;padding:.6in .7in;color:#2c3345}
h1{font:700 17pt/22pt Lato;margin:0}table{width:100%}td{padding:6.5pt 8pt;border-bottom:.6pt solid #e3e5f5}td:first-child{width:34%;font-weight:700}`
  const owner = firstOwner(a)
  const signed = a.signed ?? ''
  const first: [string, string][] = [
    ['Submission Date', `${dated(signed, 'Mon D, YYYY')} 14:22`],
    ['Legal name of your business', a.legal],
    ['DBA (if any)', a.dba ?? ''],
    ['What type of entity is it?', entityWords[a.entity] ?? a.entity],
    ['Federal Tax ID (EIN)', a.ein],
    ['When did the business start?', dated(a.start, 'MM-DD-YYYY')],
    ['Business Address', `${a.street}<br>${a.city}, ${a.state === 'TX' ? 'Texas' : a.state}, ${a.zip}`],
    ['Business Phone', a.phone],
    ['Website', a.website ?? ''],
    ['Industry', a.industry],
    ['Gross annual revenue ($)', dollars(a.revenue)],
    ['Average monthly bank balance ($)', '21,500'],
    ['How much do you need to finance? ($)', dollars(a.amount)],
    ['What will the funds be used for?', a.use],
    ['Describe the equipment', a.equipment],
  ]
  const second: [string, string][] = [
    ['Vendor name', a.vendor],
    ['Vendor phone', '(830) 555-0168'],
    ['Quoted price ($)', dollars(a.cost)],
    ['Desired term', a.term],
    ['Owner Name', fullName(owner)],
    ['Title', owner.title],
    ['Percent Ownership', `${owner.percent}`],
    ['Date of Birth', dated(owner.born, 'MM-DD-YYYY')],
    ['SSN', `***-**-${owner.ssn}`],
    ['Home Address', 'Same as business'],
    ['Email', owner.email],
    ['Estimated credit score', '700 - 749'],
    ['How did you hear about us?', 'Vendor'],
    ['I authorize the release of credit information', 'Yes, I agree'],
    ['Signature', `<div style="height:30pt;padding-top:20pt">${penned(31)}</div>`],
    ['Date Signed', dated(signed, 'MM-DD-YYYY')],
  ]
  const table = (rows: [string, string][]) =>
    `<table>${rows.map(([question, answer]) => `<tr><td>${question}<td>${answer}</tr>`).join('')}</table>`
  const head =
    '<h1>Equipment Financing Application</h1><div style="color:#777;margin-bottom:10pt">Lone Oak Equipment Capital</div>'
  const notes = "a form service's submission: questions in the left column, answers right, dates with dashes, address on two lines with the state written out, home address \"Same as business\", masked SSN, average balance, quoted price and credit score as decoys, submission date beside the signing date" // prettier-ignore
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [
      `${head}${table(first)}<div class="foot r">1</div>`,
      `${table(second)}<div class="foot r">2</div>`,
    ]),
    truth: loanTruth({
      family: 'form-submission',
      notes,
      applicant: a,
      printed: ['dba', 'ein', 'entity', 'phone', 'website', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'email', 'born', 'percent'], // prettier-ignore
      expected_any_of: {
        ownerAddressLine1: [owner.street],
        ownerCity: [owner.city],
        ownerStateCode: [owner.state],
        ownerPostalCode: [owner.zip],
      },
    }),
  }
}

function numbered(name: string, a: Applicant, envelope: string): Drawn {
  const style = `.page{font:9.4pt/12.6pt 'Libre Franklin';padding:.62in .65in}
table{width:100%}h2{font:700 10.5pt/14pt 'Libre Franklin';color:#0a5c63;margin:13pt 0 3pt;text-transform:uppercase;letter-spacing:.5pt}
.q td{padding:3.4pt 6pt 3.4pt 0;width:50%}.a{color:#12309c;font:9.6pt/12pt 'IBM Plex Sans';border-bottom:.5pt solid #9aa}
.id{position:absolute;top:.25in;left:.4in;font:7pt/9pt Arimo}
.stamp{border-left:2pt solid #caa400;border-top:.8pt solid #caa400;padding:2pt 6pt;display:inline-block;font:6.4pt/8pt Arimo}`
  const owner = firstOwner(a)
  const question = (number: number, text: string, answer: string) =>
    `<td>${number}. ${text}<div class="a">${answer || '&nbsp;'}</div>`
  let n = 0
  const rows = (pairs: [string, string][]) => {
    const cells = pairs.map(([text, answer]) => question(++n, text, answer))
    return `<table class="q">${cells.map((cell, i) => (i % 2 === 0 ? `<tr>${cell}${cells[i + 1] ?? '<td>'}</tr>` : '')).join('')}</table>`
  }
  const signedAt =
    a.signed === null
      ? ''
      : `<div style="display:flex;gap:.5in;margin-top:14pt"><div class="stamp">Signed by:<br><span style="font:17pt/21pt 'Homemade Apple'">${owner.first} ${owner.last}</span><br>${envelope.slice(0, 15)}...</div><div>Date: <span class="a">${dated(a.signed, 'M/D/YYYY')}</span> &nbsp; 10:42 AM</div></div><div style="margin-top:4pt">${fullName(owner)}, ${owner.title}</div>`
  const business = rows([['Legal business name', a.legal], ['DBA', a.dba ?? ''], ['Federal tax ID', a.ein], ['Entity type', entityWords[a.entity] ?? a.entity], ['Street address (no P.O. boxes)', a.street], ['City, state, ZIP', `${a.city}, ${a.state} ${a.zip}`], ['Business phone', a.phone], ['Business email', a.email], ['Website', a.website ?? ''], ['Date business started', dated(a.start, 'M/D/YYYY')], ['Industry', a.industry], ['Gross annual sales', `$${dollars(a.revenue)}`]]) // prettier-ignore
  const request = rows([['Amount requested', `$${dollars(a.amount)}`], ['Term (months)', a.term], ['Equipment', a.equipment], ['Vendor', a.vendor], ['Total equipment cost', `$${dollars(a.cost)}`], ['Down payment available', `$${dollars(a.down)}`], ['Use of funds', a.use], ['New or used', a.use.includes('used') ? 'Used' : 'New']]) // prettier-ignore
  const people = a.owners.map((o, i) => `<h2>Owner ${i + 1}</h2>${rows([['Full legal name', fullName(o)], ['Title', o.title], ['Ownership', `${o.percent}%`], ['Date of birth', dated(o.born, 'M/D/YYYY')], ['Social Security number', `XXX-XX-${o.ssn}`], ['Cell phone', o.phone], ['Home street address', o.street], ['City, state, ZIP', `${o.city}, ${o.state} ${o.zip}`]])}`) // prettier-ignore
  const id = `<div class="id">eSign Envelope ID: ${envelope}</div>`
  const head = `${id}<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #0a5c63;padding-bottom:4pt"><b style="font-size:15pt;line-height:18pt">Meridian Point Funding</b><span class="r">Business Financing Application<br>apply@meridianpoint.example &nbsp; (646) 555-0180</span></div>`
  const consent = '<p style="font-size:7.6pt;line-height:9.6pt;text-align:justify">By signing below each of the above listed business and business owner (individually and collectively, "you") authorize Meridian Point Funding and each of its representatives, successors, assigns and designees ("Recipients") that may be involved with or acquire commercial loans having daily repayment features or purchases of future receivables to obtain consumer or personal, business and investigative reports and other information about you, including credit card processor statements and bank statements. You also authorize Recipients to transmit this form to each other for the purpose of evaluating financing. Minimum financing $10,000; maximum $500,000.</p>' // prettier-ignore
  const pages = [`${head}<h2>Business</h2>${business}<h2>Request</h2>${request}<div class="foot r">Page 1 of 2</div>`, `${id}${people.join('')}<h2>Authorization</h2>${consent}${signedAt}<div class="foot r">Page 2 of 2</div>`] // prettier-ignore
  const notes = "broker's form with numbered questions two across, the answer on a line under each question, blank answers, city, state and ZIP together, electronic signature stamp with envelope identifier, time beside the date, the broker's own mail and phone, minimum and maximum amounts as decoys" // prettier-ignore
  return {
    name,
    kind: 'loan',
    html: documentOf(style, pages),
    truth: loanTruth({ family: 'numbered-esigned', notes, applicant: a, printed: ['dba', 'ein', 'entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'use', 'equipment', 'vendor', 'born', 'percent', 'home'] }), // prettier-ignore
  }
}

export const webForms: readonly Drawn[] = [
  submission('form-submission-food-truck', applicants.foodTruck),
  numbered('meridian-point-brewery-esigned', applicants.brewery, '7C1E44A0-93B2-4F6D-A8E1-52D09B7734C6'),
  numbered('meridian-point-carrier-esigned', applicants.carrier, 'E20F9A13-6B7C-4D18-8C55-0F3A71D2B94E'),
]
