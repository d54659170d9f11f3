/** Balances and totals in one row below a header of two lines: each stands under its own label. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const statement = (summary: string): string => `
Platte River Bank              Account Number 1188204417
Statement Period 01/01/2026 through 01/31/2026  Business Checking
${summary}
Date     Description                          Amount
01/05    DEPOSIT                              750.00
01/12    DEPOSIT                              250.00
01/20    CHECK 101                           -300.00
01/29    WITHDRAWAL                          -100.00
`

test.each([
  `
 Beginning      Deposits      Withdrawals      Ending
 Balance        and Credits   and Debits       Balance
 1,000.00       1,000.00      400.00           1,600.00
`,
  `
 Balance        Deposits      Withdrawals      Balance
 Forward        (2)           (2)              This Statement
 1,000.00       1,000.00      400.00           1,600.00
`,
  `
 Previous      + Deposits and     - Checks and      - Service     = Current
 Balance         Other Credits      Other Debits      Charges       Balance
 1,000.00        1,000.00           400.00            0.00          1,600.00
`,
  `
 Total         Total           Beginning     Ending
 Deposits      Withdrawals     Balance       Balance
 1,000.00      400.00          1,000.00      1,600.00
`,
  `
 Last Statement   Total         Total      Number of   Number of   This Statement
 Balance          Credits       Debits     Credits     Debits      Balance
 1,000.00         1,000.00      400.00     2           2           1,600.00
`,
])('every amount of the row stands below its label: %s', summary => {
  const { accounts } = extractBankStatements(drawn(statement(summary)))
  expect(assembleAccounts(accounts).summaries[0]).toMatchObject({
    starting_balance: 1000,
    ending_balance: 1600,
    total_credits: 1000,
    total_debits: 400,
  })
})
