/** Lenders that a balance sheet names. */
import { expect, test } from 'vitest'
import { balanceSheetLines, lenderIn } from '../../../../core/workflows/cash-flow/balance-sheet-lines.ts'
import type { StatementColumn } from '../../../../core/extraction/statements/statement.ts'

test.each([
  ['Note payable - First Prairie Bank', 'First Prairie Bank'],
  ['Less: current portion of note payable to Lakeview Finance', 'Lakeview Finance'],
  ['Chase auto loan', 'Chase'],
  ['SBA EIDL Loan', 'SBA EIDL'],
  ['Loan Payable - Ford Credit F-250', 'Ford Credit'],
  ['Long-term debt, net of current portion', null],
  ['Notes payable', null],
  ['Loan from shareholder', null],
  ['Note receivable - First Prairie Bank', null],
  ['Total notes payable to banks', null],
  ['Accounts payable', null],
  ['Equipment loan 4417', null],
  ['Vehicle note payable - bank', null],
])('%s', (label, lender) => expect(lenderIn(label)).toBe(lender))

test('the current portion and the rest of a loan are one debt', () => {
  const place = { fileName: 'a.pdf', page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 }, text: '' }
  const sum = (path: string, parts: readonly (readonly [string, number])[]) => ({
    label: 'Total', place, total: 0, tolerance: 0, members: [], path,
    parts: parts.map(([label, amount]) => ({ label, amount })),
  }) // prettier-ignore
  const column = {
    kind: 'balanceSheet',
    periodEnd: '2025-12-31',
    sums: [
      sum('liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities', [['Accounts payable', 900], ['Current portion - note payable Prairie Bank', 1_200]]), // prettier-ignore
      sum('liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities', [['Note payable - Prairie Bank', 8_400.5]]), // prettier-ignore
      sum('assets.currentAssets.totalCurrentAssets', [['Loan to Prairie Holdings', 700]]),
    ],
  } as unknown as StatementColumn
  const pointer = '/balanceSheet/liabilitiesAndEquity/currentLiabilities/totalCurrentLiabilities'
  const result = { periods: [], provenance: {}, currency: 'USD' }
  expect(balanceSheetLines(result, [column], '/financial_statement_analyses/0')).toMatchObject({
    kind: 'balance_sheet',
    asOf: '2025-12-31',
    lines: [{ debt: { lender: 'Prairie Bank', balance: 9_600.5 }, from: [`/financial_statement_analyses/0${pointer}`] }], // prettier-ignore
  })
})
