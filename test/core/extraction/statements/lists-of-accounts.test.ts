/** Lists in which no line is a total: trial balances, and income statements with several kinds of sales. */
import { expect, test } from 'vitest'
import { Page } from '../../../drawing/page.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

async function extracted(drawn: Page) {
  return extractStatements(await readDocument(await drawn.done(), { fileName: 'accounts.pdf' }), hints)
}

type Account = readonly [label: string, debit: string, credit: string]
const accounts: readonly Account[] = [
  ['Cash - Operating', '48,210.33', '0.00'],
  ['Accounts Receivable', '92,110.75', '0.00'],
  ['Accounts Payable', '0.00', '40,118.92'],
  ['Retained Earnings', '0.00', '101,202.16'],
  ['Sales', '0.00', '612,480.00'],
  ['Cost of Goods Sold', '301,220.00', '0.00'],
  ['Wages Expense', '182,440.00', '0.00'],
  ['Rent Expense', '48,000.00', '0.00'],
  ['Insurance', '21,900.00', '0.00'],
  ['Interest Expense', '7,000.00', '0.00'],
]

function trialBalance(rows: readonly Account[]): Page {
  const drawn = new Page()
  drawn.center('Trial Balance', 40).center('As of December 31, 2024', 58)
  drawn.left('Account', 60, 90).right('Debit', 400, 90).right('Credit', 500, 90)
  rows.forEach(([label, debit, credit], index) => {
    const y = 110 + 18 * index
    drawn.left(label, 60, y).right(debit, 400, y).right(credit, 500, y)
  })
  return drawn
}

const revenue = 'ordinaryIncomeExpense.income.revenue'

test('debits and credits of a trial balance are one balance for each account', async () => {
  const { readings, companyName } = await extracted(trialBalance(accounts))
  expect(readings[0]!.figures).toMatchObject({
    [revenue]: { value: 612_480 },
    'ordinaryIncomeExpense.income.costOfGoodsSold': { value: 301_220 },
  })
  // Names of accounts stand over the part that is read, and name no company.
  expect(companyName).toBeNull()
})

test('of several accounts that nothing adds up none is the revenue', async () => {
  const rows = accounts.toSpliced(5, 0, ['Service Revenue', '0.00', '58,200.00'])
  const { readings } = await extracted(trialBalance(rows))
  expect(readings[0]!.figures).toMatchObject({ 'ordinaryIncomeExpense.income.costOfGoodsSold': { value: 301_220 } })
  expect(readings[0]!.figures).not.toHaveProperty([revenue])
  expect(readings[0]!.figures).not.toHaveProperty(['ordinaryIncomeExpense.income.grossProfit'])
})

test('kinds of sales that leave the gross profit together are the revenue', async () => {
  const drawn = new Page()
  drawn.center('Millbrook Cabinet Works LLC', 40).center('Profit and Loss', 58).center('January - December 2024', 76)
  const rows = [
    ['Sales', '612,480.00'],
    ['Service Revenue', '58,200.00'],
    ['Cost of Goods Sold', '301,220.00'],
    ['Gross Profit', '369,460.00'],
    ['Wages', '182,440.00'],
    ['Rent', '48,000.00'],
    ['Net Income', '139,020.00'],
  ] as const
  rows.forEach(([label, amount], index) => drawn.left(label, 60, 110 + 18 * index).right(amount, 400, 110 + 18 * index))
  const { readings } = await extracted(drawn)
  expect(readings[0]!.figures).toMatchObject({ [revenue]: { value: 670_680 } })
})

const grouped = `
    Caney Brook Pallet, Inc.
    Trial Balance Grouped
    Period Ending: 12/31/2025

    Account                             UNADJ           AJE           ADJ
                                   12/31/2025                  12/31/2025
    Group : [A] Cash
      1010 Bank of Caney           118,406.00    (2,500.00)    115,906.00
      1050 Petty cash                8,506.00          0.00      8,506.00
    Total [A] Cash                 126,912.00    (2,500.00)    124,412.00
    Group : [B] Accounts receivable
      1110 Trade receivables       486,218.00          0.00    486,218.00
      1190 Doubtful accounts        (8,000.00)   (6,415.00)    (14,415.00)
    Total [B] Accounts receivable  478,218.00    (6,415.00)    471,803.00
    Group : [C] Inventory
      1210 Raw materials           186,415.00    (4,206.00)    182,209.00
      1220 Finished goods          141,806.00     8,215.00     150,021.00
    Total [C] Inventory            328,221.00     4,009.00     332,230.00
    Group : [F] Property and equipment
      1510 Machinery             1,060,436.00    24,500.00   1,084,936.00
      1590 Acc. depreciation      (618,406.00)  (86,415.00)   (704,821.00)
    Total [F] Property and eq.     442,030.00   (61,915.00)    380,115.00
    Group : [AA] Accounts payable
      2010 Accounts payable       (218,406.00)  (11,806.00)   (230,212.00)
    Total [AA] Accounts payable   (218,406.00)  (11,806.00)   (230,212.00)
    Group : [BB] Accrued expenses
      2110 Accrued wages           (24,218.00)   (9,806.00)    (34,024.00)
      2120 Accrued payroll taxes    (6,418.00)        0.00      (6,418.00)
    Total [BB] Accrued expenses    (30,636.00)   (9,806.00)    (40,442.00)
    Group : [CC] Notes payable
      2510 Note payable - bank    (318,406.00)  (10,000.00)   (328,406.00)
    Total [CC] Notes payable      (318,406.00)  (10,000.00)   (328,406.00)
    Group : [EE] Equity
      3010 Common stock            (25,000.00)        0.00     (25,000.00)
      3110 Retained earnings      (393,811.00)        0.00    (393,811.00)
    Total [EE] Equity             (418,811.00)        0.00    (418,811.00)
`

test('of columns that add up, the sum is read: a trial balance before and after its adjustments', () => {
  const { readings } = extractStatements(drawDocument(grouped), hints)
  expect(readings[0]!.figures).toMatchObject({
    'assets.currentAssets.cash': { value: 124_412 },
    'assets.currentAssets.inventory': { value: 332_230 },
    'assets.fixedAssets.accumulatedDepreciation': { value: -704_821 },
    'liabilitiesAndEquity.currentLiabilities.accountsPayable': { value: 230_212 },
    'liabilitiesAndEquity.currentLiabilities.accruedExpenses': { value: 40_442 },
    'liabilitiesAndEquity.equity.retainedEarnings': { value: 393_811 },
  })
  // Without divisions nothing says when the notes are due.
  expect(readings[0]!.figures).not.toHaveProperty(['liabilitiesAndEquity.currentLiabilities.shortTermDebt'])
  expect(readings[0]!.figures).not.toHaveProperty(['liabilitiesAndEquity.longTermLiabilities.longTermDebt'])
})
