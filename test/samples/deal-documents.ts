/** The other documents of the samples: the dealer's invoice, a bank statement, the signed application. */
import { drawnInvoice } from '../corpus/made-invoices/made-invoice.ts'
import { drawnForm } from '../corpus/made-loan/made-application.ts'
import { applicant, bank, borrowed, dealer, invoiceTotal, machine } from './company.ts'

const cents = (value: number): number => Math.round(value * 100) / 100
const us = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const addressee = `${applicant.name} | ${applicant.street} | ${applicant.city}, ${applicant.state} ${applicant.zip}`

export const invoicePage = drawnInvoice({
  name: 'invoice',
  what: 'the invoice of the samples',
  page: { plain: true },
  truths: [
    {
      expected: {},
      items: [
        ['2024 Kestrel NX-510 five-axis CNC router\nS/N NX510-24-0713', 'hard', 1, machine.price],
        ['Freight to Brattleboro', 'soft', 1, machine.freight],
        ['Installation and operator training', 'soft', 1, machine.installation],
      ],
    },
  ],
  script: `
text b 17: 48,44 ${dealer}
text: 48,68 902 Depot Street | Keene, NH 03431 | (603) 555-0168
text b > 17: 564,44 INVOICE
pairs >564: 390,72 Invoice number = JG-26118 | Invoice date = 02/24/2026 | Due date = 03/26/2026 | Terms = Net 30
text b: 48,136 Bill to
text: 48,150 ${addressee}
table shaded: 222 @48 Description = text | >380 Qty = quantity | >470 Unit price = <rate> | >564 Amount = <amount>
pairs >564: 400,313.75 Subtotal = ${us(invoiceTotal)} | Invoice total = ${us(invoiceTotal)}
| Down payment = (${us(machine.down)}) | Balance due = ${us(borrowed)}
text 8: 48,724 A sample drawn for Underwriter Desk; both companies are invented.`,
}).draw

/** Date, what for, amount: in is positive. */
const transactions: readonly (readonly [string, string, number])[] = [
  ['02/02', 'Deposit Ridgeline Builders', 41_280],
  ['02/03', 'ACH debit Northeast Hardwood Supply', -18_940.4],
  ['02/04', 'Check 2207', -4_200],
  ['02/06', 'Payroll transfer', -36_412.55],
  ['02/09', 'Deposit Hollis School District', 62_750],
  ['02/10', 'Card settlement', 3_118.2],
  ['02/11', 'ACH debit Green Valley Electric', -2_874.16],
  ['02/12', 'Loan payment equipment term note', -13_750],
  ['02/13', 'Deposit Alder & Finch Interiors', 28_400],
  ['02/17', 'ACH debit Workers compensation', -6_205],
  ['02/18', 'Check 2208', -9_860.75],
  ['02/20', 'Payroll transfer', -36_980.1],
  ['02/23', 'Deposit Ridgeline Builders', 54_600],
  ['02/24', 'Wire Juniper Gap Machinery down payment', -24_650],
  ['02/25', 'ACH debit State sales tax', -7_318.44],
  ['02/26', 'Deposit Quarry Street Kitchens', 33_925],
  ['02/27', 'Service charge', -18],
]
const opening = 641_318.07

const sum = (sign: 1 | -1): number =>
  cents(transactions.reduce((total, [, , amount]) => total + Math.max(0, amount * sign), 0))
const balances = transactions.map((_, index) =>
  cents(transactions.slice(0, index + 1).reduce((total, [, , amount]) => total + amount, opening)),
)
const amounts = (sign: 1 | -1): string =>
  transactions.map(([, , amount]) => (amount * sign > 0 ? us(amount * sign) : '')).join(' / ')

export const bankPage = drawnInvoice({
  name: 'bank-statement',
  what: 'the bank statement of the samples',
  page: { plain: true },
  script: `
text b 16: 48,40 ${bank}
text: 48,62 44 Main Street, Brattleboro, VT 05301 | Business Checking Statement
pairs >564: 350,44 Account number = XXXXXX7315 | Statement period = 02/01/2026 through 02/28/2026
text: 48,104 ${addressee}
pairs >564: 350,104 Beginning balance = $${us(opening)} | Total deposits and credits = $${us(sum(1))}
| Total withdrawals and debits = $${us(sum(-1))} | Ending balance = $${us(balances.at(-1)!)}
table: 186 @48 Date = ${transactions.map(([date]) => date).join(' / ')}
| @100 Description = ${transactions.map(([, text]) => text).join(' / ')}
| >400 Withdrawals = ${amounts(-1)} | >480 Deposits = ${amounts(1)} | >564 Balance = ${balances.map(us).join(' / ')}
text 8: 48,724 A sample drawn for Underwriter Desk; bank and companies are invented.`,
}).draw

export const applicationForm = () =>
  drawnForm(`
text b 15: 30,28 COPPERLINE EQUIPMENT FINANCE
text: 400,34 EQUIPMENT LOAN APPLICATION
text b 8: 30,58 APPLICANT
captioned 28: 30,70,330 Full legal name of business = ${applicant.name}
; 360,70,222 Business phone = (802) 555-0147 ; 30,98,250 Street address = ${applicant.street} ; 280,98,130 City = ${applicant.city}
; 410,98,62 State = ${applicant.state} ; 472,98,110 ZIP = ${applicant.zip} ; 30,126,140 Federal tax ID = ${applicant.taxId}
; 170,126,140 Date established = 04/18/2009 ; 310,126,132 State of formation = Vermont
; 442,126,140 No. of employees = 31 ; 30,154,300 Nature of business = Architectural millwork
; 330,154,252 Gross annual sales = $5,594,300
text 8: 30,190 Type of business:
option: 120,189 Corporation * ; 220,189 LLC ; 290,189 Partnership ; 380,189 Sole proprietorship
text b 8: 30,212 EQUIPMENT
captioned 28: 30,222,330 Description of equipment = 2024 Kestrel NX-510 CNC router
; 360,222,110 Equipment cost = $${us(invoiceTotal)} ; 470,222,112 Term = 60 months
; 30,250,330 Vendor = ${dealer} ; 360,250,110 Vendor phone = 603-555-0168
; 470,250,112 Amount requested = $${us(borrowed)}
text b 8: 30,284 PRINCIPALS / OWNERS
captioned 28: 30,294,200 Name = Nora Whitlock ; 230,294,120 Title = President ; 350,294,60 % owned = 70%
; 410,294,90 SSN = 900-52-8813 ; 500,294,82 DOB = 09/14/1976
; 30,322,552 Home address = 7 Orchard Lane, Brattleboro, VT 05301 ; 30,350,200 Name = Samuel Whitlock
; 230,350,120 Title = Secretary ; 350,350,60 % owned = 30% ; 410,350,90 SSN = 900-52-8814
; 500,350,82 DOB = 01/30/1974 ; 30,378,552 Home address = 7 Orchard Lane, Brattleboro, VT 05301
text 7.5: 30,430 Each of the undersigned certifies that the information above is true and authorizes the lender to verify it.
scribble: 50,478
typed: 420,471 03/02/2026
line: 30,482,260 ; 400,482,130
text 7: 30,485 Signature ; 400,485 Date
text 7.5: 30,744 A sample drawn for Underwriter Desk; people and companies are invented.`)
