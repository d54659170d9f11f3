/** An example of a list of debts for the OpenAPI document. */
import type { DebtList } from '../../contract/debt-list.ts'

const place = (text: string, top: number): DebtList['provenance'][string] => ({
  fileName: 'debt-schedule.pdf',
  page: 1,
  bbox: [222, top, 278, top + 10],
  text,
  label: 'Present Balance',
  scale: 1,
  method: 'text',
})

export const debtListExample: DebtList = {
  source: 'debt_schedule',
  company: 'Alder Creek Tool Works Inc',
  as_of: '2025-06-30',
  personal: false,
  lines: [
    {
      lender: 'Harbor Trust Bank',
      original_amount: 250_000,
      original_date: '2023-08-31',
      balance: 148_212.4,
      rate_percent: 8,
      maturity: '2028-08-31',
      payment: 2_450,
      frequency: 'monthly',
      collateral: 'Machining center',
      status: 'Current',
    },
  ],
  totals: { original_amount: null, balance: 148_212.4, payment: null },
  checks: [],
  file_name: 'debt-schedule.pdf',
  pages: [1],
  confidence_scores: { overall: 0.98, fields: { '/lines/0/balance': 0.98 } },
  provenance: { '/lines/0/balance': place('148,212.40', 212) },
}
