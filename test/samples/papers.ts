/** The other papers of the samples: the dealer's invoice, a bank statement, the signed application. */
import { amountOf, Desk, plus, sumOf, us, type Item } from '../corpus/made-invoices/desk.ts'
import { bold, captioned, line, option, scribble, typed, write, type Sheet } from '../corpus/made-loan/sheet.ts'
import { applicant, bank, borrowed, dealer, invoiceTotal, machine } from './company.ts'

const cityLine = `${applicant.city}, ${applicant.state} ${applicant.zip}`

const items: readonly Item[] = [
  ['2024 Kestrel NX-510 five-axis CNC router\nS/N NX510-24-0713', 'hard', 1, machine.price],
  ['Freight to Brattleboro', 'soft', 1, machine.freight],
  ['Installation and operator training', 'soft', 1, machine.installation],
]

export function invoicePage(): Promise<Uint8Array> {
  const desk = new Desk({ plain: true })
  desk.block(48, 44, dealer, { size: 17, bold: true })
  desk.block(48, 68, ['902 Depot Street', 'Keene, NH 03431', '(603) 555-0168'])
  desk.block(564, 44, 'INVOICE', { size: 17, bold: true, align: 'right' })
  desk.pairs(
    390,
    72,
    [
      ['Invoice number', 'JG-26118'],
      ['Invoice date', '02/24/2026'],
      ['Due date', '03/26/2026'],
      ['Terms', 'Net 30'],
    ],
    { right: 564 },
  )
  desk.block(48, 136, ['Bill to'], { bold: true })
  desk.block(48, 150, [applicant.name, applicant.street, cityLine])
  const y = desk.table(
    [
      { head: 'Description', x: 48 },
      { head: 'Qty', x: 380, align: 'right' },
      { head: 'Unit price', x: 470, align: 'right' },
      { head: 'Amount', x: 564, align: 'right' },
    ],
    222,
    items.map(item => [item[0], String(item[2]), us(item[3]!), us(amountOf(item))]),
    { head: 'band' },
  )
  desk.pairs(
    400,
    y + 8,
    [
      ['Subtotal', us(sumOf(items))],
      ['Invoice total', us(invoiceTotal)],
      ['Down payment', `(${us(machine.down)})`],
      ['Balance due', us(plus(invoiceTotal, -machine.down))],
    ],
    { right: 564 },
  )
  desk.block(48, 724, 'A sample drawn for Underwriter Desk; both companies are invented.', { size: 8 })
  return desk.done()
}

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

export function bankPage(): Promise<Uint8Array> {
  const desk = new Desk({ plain: true })
  const sum = (sign: 1 | -1): number => plus(...transactions.map(([, , amount]) => amount * sign).filter(a => a > 0))
  const closing = plus(opening, sum(1), -sum(-1))
  desk.block(48, 40, bank, { size: 16, bold: true })
  desk.block(48, 62, ['44 Main Street, Brattleboro, VT 05301', 'Business Checking Statement'])
  desk.pairs(
    350,
    44,
    [
      ['Account number', 'XXXXXX7315'],
      ['Statement period', '02/01/2026 through 02/28/2026'],
    ],
    { right: 564 },
  )
  desk.block(48, 104, [applicant.name, applicant.street, cityLine])
  desk.pairs(
    350,
    104,
    [
      ['Beginning balance', `$${us(opening)}`],
      ['Total deposits and credits', `$${us(sum(1))}`],
      ['Total withdrawals and debits', `$${us(sum(-1))}`],
      ['Ending balance', `$${us(closing)}`],
    ],
    { right: 564 },
  )
  let balance = opening
  desk.table(
    [
      { head: 'Date', x: 48 },
      { head: 'Description', x: 100 },
      { head: 'Withdrawals', x: 400, align: 'right' },
      { head: 'Deposits', x: 480, align: 'right' },
      { head: 'Balance', x: 564, align: 'right' },
    ],
    186,
    transactions.map(([date, text, amount]) => {
      balance = plus(balance, amount)
      return [date, text, amount < 0 ? us(-amount) : '', amount > 0 ? us(amount) : '', us(balance)]
    }),
  )
  desk.block(48, 724, 'A sample drawn for Underwriter Desk; bank and companies are invented.', { size: 8 })
  return desk.done()
}

export function applicationForm(sheet: Sheet): void {
  bold(sheet, 'COPPERLINE EQUIPMENT FINANCE', 30, 28, 15)
  write(sheet, 'EQUIPMENT LOAN APPLICATION', 400, 34, 9)
  const rows: readonly (readonly (readonly [string, string, number])[])[] = [
    [
      ['Full legal name of business', applicant.name, 330],
      ['Business phone', '(802) 555-0147', 222],
    ],
    [
      ['Street address', applicant.street, 250],
      ['City', applicant.city, 130],
      ['State', applicant.state, 62],
      ['ZIP', applicant.zip, 110],
    ],
    [
      ['Federal tax ID', applicant.taxId, 140],
      ['Date established', '04/18/2009', 140],
      ['State of formation', 'Vermont', 132],
      ['No. of employees', '31', 140],
    ],
    [
      ['Nature of business', 'Architectural millwork', 300],
      ['Gross annual sales', '$5,594,300', 252],
    ],
  ]
  let y = 70
  bold(sheet, 'APPLICANT', 30, y - 12, 8)
  for (const row of rows) {
    let x = 30
    for (const [caption, value, width] of row) {
      captioned(sheet, caption, value, [x, y, width, 28])
      x += width
    }
    y += 28
  }
  write(sheet, 'Type of business:', 30, y + 8, 8)
  option(sheet, 'Corporation', 120, y + 7, true)
  option(sheet, 'LLC', 220, y + 7, false)
  option(sheet, 'Partnership', 290, y + 7, false)
  option(sheet, 'Sole proprietorship', 380, y + 7, false)
  y += 40
  bold(sheet, 'EQUIPMENT', 30, y - 10, 8)
  captioned(sheet, 'Description of equipment', '2024 Kestrel NX-510 CNC router', [30, y, 330, 28])
  captioned(sheet, 'Equipment cost', `$${us(invoiceTotal)}`, [360, y, 110, 28])
  captioned(sheet, 'Term', '60 months', [470, y, 112, 28])
  y += 28
  captioned(sheet, 'Vendor', dealer, [30, y, 330, 28])
  captioned(sheet, 'Vendor phone', '603-555-0168', [360, y, 110, 28])
  captioned(sheet, 'Amount requested', `$${us(borrowed)}`, [470, y, 112, 28])
  y += 44
  bold(sheet, 'PRINCIPALS / OWNERS', 30, y - 10, 8)
  for (const [name, title, share, number, birth, home] of [
    ['Nora Whitlock', 'President', '70%', '900-52-8813', '09/14/1976', '7 Orchard Lane, Brattleboro, VT 05301'],
    ['Samuel Whitlock', 'Secretary', '30%', '900-52-8814', '01/30/1974', '7 Orchard Lane, Brattleboro, VT 05301'],
  ] as const) {
    captioned(sheet, 'Name', name, [30, y, 200, 28])
    captioned(sheet, 'Title', title, [230, y, 120, 28])
    captioned(sheet, '% owned', share, [350, y, 60, 28])
    captioned(sheet, 'SSN', number, [410, y, 90, 28])
    captioned(sheet, 'DOB', birth, [500, y, 82, 28])
    captioned(sheet, 'Home address', home, [30, y + 28, 552, 28])
    y += 56
  }
  y += 24
  write(
    sheet,
    'Each of the undersigned certifies that the information above is true and authorizes the lender to verify it.',
    30,
    y,
    7.5,
  )
  y += 52
  scribble(sheet, 50, y - 4)
  typed(sheet, '03/02/2026', 420, y - 11)
  line(sheet, 30, y, 260)
  line(sheet, 400, y, 130)
  write(sheet, 'Signature', 30, y + 3, 7)
  write(sheet, 'Date', 400, y + 3, 7)
  write(sheet, 'A sample drawn for Underwriter Desk; people and companies are invented.', 30, 744, 7.5)
}
