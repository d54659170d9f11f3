/** Lists in which no line is a total: trial balances, and income statements with several kinds of sales. */
import { expect, test } from 'vitest'
import { Page } from '../../../drawing/page.ts'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
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
