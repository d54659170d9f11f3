/** A British asset finance proposal and a Canadian lease application. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import { dollars, firstOwner, fullName, loanTruth, penned, type Applicant } from './applicant.ts'
import { applicants } from './applicants.ts'

function british(name: string, a: Applicant): Drawn {
  const style = `.page{font:9.4pt/13pt Carlito;padding:14mm 15mm}
table{width:100%}h3{color:#5b2a86;font:700 11.5pt/15pt Carlito;border-bottom:1.4pt solid #5b2a86;margin:12pt 0 4pt}
.p td{padding:2.5pt 4pt}.p td.k{width:42mm;color:#444}.p td.b{background:#f4eef8;border:.4pt solid #c9b5da;font-weight:400;font-family:'Open Sans';font-size:8.6pt}
.d td,.d th{border:.4pt solid #c9b5da;padding:3pt 4pt}.d th{background:#5b2a86;color:#fff;font-weight:700}`
  const row = (...pairs: [string, string][]) => `<tr>${pairs.map(([label, value]) => `<td class="k">${label}<td class="b">${value}`).join('')}</tr>`
  const owner = firstOwner(a)
  const directors = a.owners.map(o => `<tr><td>${fullName(o)}<td>${dated(o.born, 'DD/MM/YYYY')}<td>${o.street}, ${o.city}, ${o.zip}<td class="c">${o.percent}%<td class="c">Yes</tr>`)
  const page = `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:20pt;line-height:24pt;color:#5b2a86">Wharfedale Asset Finance</b><span class="r">Finance Proposal Form<br>proposals@wharfedaleaf.example &nbsp; 0113 496 0177</span></div>
<h3>Customer details</h3><table class="p">${row(['Full company name', a.legal], ['Company reg. no.', '06914820'])}${row(['Registered address', a.street], ['Town / City', a.city])}${row(['Postcode', a.zip], ['VAT reg. no.', '974 2281 06'])}${row(['Telephone', a.phone], ['Email', a.email])}${row(['Website', a.website ?? ''], ['Contact', fullName(owner)])}${row(['Nature of business', a.industry], ['Trading since', 'June 2009'])}${row(['Annual turnover', `£${dollars(a.revenue)}`], ['Number of employees', '19'])}</table>
<div style="margin-top:6pt">Business type: &nbsp; &#9744; Sole trader &nbsp; &#9744; Partnership &nbsp; &#9745; Limited company &nbsp; &#9744; LLP &nbsp; &#9744; PLC</div>
<h3>Directors / shareholders</h3><table class="d"><tr><th>Name<th>Date of birth<th>Home address<th class="c">Shareholding<th class="c">Homeowner</tr>${directors.join('')}</table>
<h3>Asset</h3><table class="p">${row(['Description', a.equipment], ['New / used', 'New'])}${row(['Supplier', a.vendor], ['Supplier tel.', '01494 496 021'])}${row(['Cost excl. VAT', `£${dollars(a.cost)}`], ['VAT', `£${dollars(a.cost * 0.2)}`])}${row(['Deposit', `£${dollars(a.down)}`], ['Amount to finance', `£${dollars(a.amount)}`])}${row(['Product', 'Hire Purchase'], ['Term', a.term])}</table>
<h3>Declaration</h3><div style="font-size:8pt;line-height:10.4pt">I/We confirm that the information given is correct and consent to searches being made with credit reference and fraud prevention agencies, which will keep a record of the search. Your data will be handled in line with our privacy notice.</div><br>
<table><tr><td style="width:58%">Signed: ${penned(91)}<span style="display:inline-block;width:60mm;border-bottom:.6pt solid #000">&nbsp;</span><td>Date: <span style="font-family:'Open Sans'">${dated(a.signed ?? '', 'DD/MM/YYYY')}</span></tr><tr><td style="padding-top:6pt">Print name: <span style="font-family:'Open Sans'">${fullName(owner)}</span><td style="padding-top:6pt">Position: <span style="font-family:'Open Sans'">Director</span></tr></table>
<div class="foot" style="font-size:7pt">Wharfedale Asset Finance Ltd is a credit broker and not a lender, authorised and regulated by the Financial Conduct Authority. Registered in England and Wales No. 08117745.</div>`
  const notes = 'UK proposal: day before month, company and VAT registration numbers (no EIN), directors\' table with shareholding, cost, VAT, deposit and amount to finance in pounds, postcode, limited company ticked' // prettier-ignore
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [page], '210mm 297mm'),
    truth: loanTruth({
      family: 'uk-proposal',
      notes,
      applicant: a,
      printed: ['entity', 'phone', 'email', 'website', 'start', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent'],
      expected: { ownerAddressLine1: owner.street, ownerCity: owner.city, ownerPostalCode: owner.zip },
      expected_any_of: { entityType: ['Corporation', 'Limited company', 'Ltd', 'Limited', 'Private limited company', null], ein: [null], businessStartDate: ['2009-06', '2009-06-01'] },
      absent: ['businessStateCode'],
    }),
  }
} // prettier-ignore

function canadian(name: string, a: Applicant): Drawn {
  const style = `.page{font:9pt/11.6pt 'Roboto Condensed';padding:.5in .55in}
table{width:100%}.head{background:#b3261e;color:#fff;padding:8pt 12pt;display:flex;justify-content:space-between}
h4{font:700 10pt/13pt 'Roboto Condensed';margin:10pt 0 2pt;color:#b3261e}
.c td{border:.6pt solid #888;padding:1pt 4pt 3pt;height:26pt;vertical-align:bottom;font:9.6pt/11pt Arimo}.c small{display:block;font:6.6pt/8pt 'Roboto Condensed';color:#555}`
  const owner = firstOwner(a)
  const cell = (caption: string, value: string, span = 1) => `<td colspan="${span}"><small>${caption}</small>${value || '&nbsp;'}`
  const page = `<div class="head"><b style="font-size:17pt;line-height:20pt">Rideau Equipment Leasing</b><span class="r">LEASE APPLICATION<br>1-888-555-0166 &nbsp; credit@rideaulease.example</span></div>
<h4>LESSEE</h4><table class="c"><tr>${cell('Legal name of lessee', a.legal, 4)}${cell('Operating as (if different)', '', 2)}</tr><tr>${cell('Street address', a.street, 3)}${cell('City', a.city)}${cell('Province', a.state)}${cell('Postal code', a.zip)}</tr><tr>${cell('Business telephone', a.phone, 2)}${cell('E-mail', a.email, 2)}${cell('CRA business number', '80412 9917 RC0001', 2)}</tr><tr>${cell('Nature of business', a.industry, 2)}${cell('Incorporated (month / year)', '02 / 2013')}${cell('Years in business', `${a.years}`)}${cell('Annual sales (CAD)', `$${dollars(a.revenue)}`, 2)}</tr><tr>${cell('Form of business', '&#9745; Corporation &nbsp; &#9744; Partnership &nbsp; &#9744; Sole proprietorship', 4)}${cell('Year end', 'December 31', 2)}</tr></table>
<h4>OFFICER / GUARANTOR</h4><table class="c"><tr>${cell('Name', fullName(owner), 2)}${cell('Title', owner.title)}${cell('Ownership %', `${owner.percent}`)}${cell('Date of birth (YYYY/MM/DD)', dated(owner.born, 'YYYY/MM/DD'), 2)}</tr><tr>${cell('Home address', owner.street, 3)}${cell('City', owner.city)}${cell('Province', owner.state)}${cell('Postal code', owner.zip)}</tr><tr>${cell('Home telephone', owner.phone, 2)}${cell('Own or rent', 'Own, mortgage $312,000 with Credit Union', 4)}</tr></table>
<h4>EQUIPMENT AND TERMS</h4><table class="c"><tr>${cell('Equipment description', a.equipment, 4)}${cell('Vendor', a.vendor, 2)}</tr><tr>${cell('Equipment cost before taxes', `$${dollars(a.cost)}`, 2)}${cell('Down payment', `$${dollars(a.down)}`)}${cell('Amount financed', `$${dollars(a.amount)}`)}${cell('Term', a.term)}${cell('Purchase option', '10%')}</tr></table>
<h4>TRADE REFERENCES</h4><table class="c"><tr>${cell('Company', 'Trenton Bitumen Supply', 3)}${cell('Contact', 'R. Gauthier')}${cell('Telephone', '613-555-0190', 2)}</tr><tr>${cell('Company', 'Bay of Quinte Diesel', 3)}${cell('Contact', 'S. Mwangi')}${cell('Telephone', '613-555-0191', 2)}</tr></table>
<p style="font-size:7.8pt;line-height:9.8pt;text-align:justify">The undersigned, as lessee and individually, consents to the collection, use and disclosure of personal information by Rideau Equipment Leasing Inc., its assignees and funders for the purpose of evaluating this application, including obtaining credit reports from any credit bureau, and confirms that all information provided is true and complete.</p>
<table style="margin-top:24pt"><tr><td style="width:50%">${penned(23)}<div style="border-top:.7pt solid #000">Signature</div><td style="width:6%"><td>${dated(a.signed ?? '', 'YYYY/MM/DD')}<div style="border-top:.7pt solid #000">Date (YYYY/MM/DD)</div></tr></table>`
  const notes = 'Canadian lease application: captions in boxes, province and postal code, business number instead of an EIN, month and year of incorporation, dates year first, mortgage amount, cost and down payment as decoys, trade references with telephones' // prettier-ignore
  return {
    name,
    kind: 'loan',
    html: documentOf(style, [page]),
    truth: loanTruth({
      family: 'canadian-lease',
      notes,
      applicant: a,
      printed: ['entity', 'phone', 'email', 'start', 'years', 'industry', 'revenue', 'amount', 'equipment', 'vendor', 'born', 'percent', 'home'],
      expected_any_of: { ein: [null, '80412 9917 RC0001', '804129917RC0001', '80412 9917', '804129917'], businessStartDate: ['2013-02', '2013-02-01'] },
    }),
  }
} // prettier-ignore

export const abroadForms: readonly Drawn[] = [
  british('uk-wharfedale-label-printer-proposal', applicants.ukPrinter),
  canadian('ca-rideau-paving-lease-application', applicants.caPaver),
]
