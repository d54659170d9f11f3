/** Documents of an invented company that state its debts: a debt schedule, and an application with a table of debts. */
import { Page } from '../drawing/page.ts'
import { drawSchedule, type MadeDebt } from '../corpus/made-debts/schedule.ts'

/** Crestline is paid from the bank of `cash-flow-documents.ts`; the other is not. */
export const scheduledDebts: readonly MadeDebt[] = [
  { lender: 'Crestline Equipment Finance', original_amount: 60_000, balance: 38_400, rate_percent: 7.5, maturity: '2028-11-30', payment: 1_180.25, collateral: 'Press brake' }, // prettier-ignore
  { lender: 'Juniper Valley Bank', original_amount: 120_000, balance: 96_250.5, rate_percent: 6.25, maturity: '2031-05-31', payment: 1_640, collateral: 'Accounts receivable' }, // prettier-ignore
]

export const debtSchedule = (company: string): Promise<Uint8Array> =>
  drawSchedule({
    name: 'debt-schedule',
    what: '',
    company,
    asOf: '2025-12-31',
    page: { layout: 'landscape' },
    head: ['Business Debt Schedule', `Company: ${company}`, 'As of December 31, 2025'],
    columns: [
      { member: 'lender', heading: 'Creditor', width: 170 },
      { member: 'original_amount', heading: 'Original Amount', width: 90, align: 'right' },
      { member: 'balance', heading: 'Present Balance', width: 90, align: 'right' },
      { member: 'rate_percent', heading: 'Interest Rate', width: 70, align: 'right' },
      { member: 'payment', heading: 'Monthly Payment', width: 90, align: 'right' },
      { member: 'maturity', heading: 'Maturity Date', width: 80, align: 'right' },
      { member: 'collateral', heading: 'Collateral', width: 110 },
    ],
    grid: 'lines',
    row: 18,
    debts: scheduledDebts,
    totals: ['balance', 'payment'],
  })

/** Its table states another balance of Juniper Valley than the schedule does. */
export async function applicationWithDebts(company: string): Promise<Uint8Array> {
  const page = new Page().type('Helvetica', 9)
  page.block('BUSINESS LOAN APPLICATION', 50, 40, { size: 14, bold: true })
  page.pairs(
    50,
    70,
    [
      ['Legal Business Name:', company],
      ['Federal Tax ID:', '38-4410927'],
      ['Business Address:', '410 Mill Street, Dayton, OH 45402'],
      ['Amount Requested:', '$85,000'],
      ['Use of Proceeds:', 'Laser cutter'],
    ],
    { value: 190 },
  )
  page.block('Existing business debts', 50, 170, { bold: true })
  const columns = [50, 220, 320, 420]
  ;['Name of Creditor', 'Original Amount', 'Current Balance', 'Monthly Payment'].forEach((heading, at) =>
    page.left(heading, columns[at]!, 190, { bold: true }),
  )
  const rows = [
    ['Juniper Valley Bank', '$120,000', '$97,890', '$1,640'],
    ['Crestline Equipment', '$60,000', '$38,400', '$1,180.25'],
  ]
  rows.forEach((row, index) => row.forEach((text, at) => page.left(text, columns[at]!, 206 + index * 16)))
  page.block('Signature: ______________________    Date: 01/12/2026', 50, 300)
  return page.done()
}
