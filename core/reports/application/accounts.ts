/** The Accounts sheet: every statement period with its roll-forward and its listed transactions held against the stated sums, all live. */
import type { Workbook } from 'exceljs'
import type { AccountSummary } from '../../contract/full-analysis.ts'
import { letter } from '../financial/ratio-plan.ts'
import type { CellFormula } from '../formula.ts'
import { addSheet, numberFormat, put, restyle, rowRule, styles, titleRows } from '../workbook.ts'
import { unknownAccount, type StatementDays } from './plan-transactions.ts'
import { dateOf, inWords, type ApplicationBook } from './reported-application.ts'

export const accountsSheet = 'Accounts'
const headingRow = titleRows + 1
export const firstAccountRow = headingRow + 1

/** Columns by what stands in them; their letters follow from the order. */
const headings = [
  ['Account', 18],
  ['Bank', 22],
  ['Type', 16],
  ['From', 11],
  ['To', 11],
  ['Starting balance', 15],
  ['Credits', 15],
  ['Debits', 15],
  ['Ending balance', 15],
  ['Roll-forward difference', 14],
  ['Credits listed', 15],
  ['Debits listed', 15],
  ['True revenue', 15],
  ['NSF fees', 11],
  ['NSF items', 9],
  ['Negative days', 10],
  ['Average daily balance', 13],
] as const
type Heading = (typeof headings)[number][0]
/** From 1. */
const columnOf = (heading: Heading): number => headings.findIndex(([name]) => name === heading) + 1
export const accountColumn = (heading: Heading): string => letter(columnOf(heading))
const texts: readonly Heading[] = ['Account', 'Bank', 'Type', 'From', 'To']
const summed: readonly Heading[] = [
  'Credits',
  'Debits',
  'Credits listed',
  'Debits listed',
  'True revenue',
  'NSF fees',
  'NSF items',
]
const counted: readonly Heading[] = ['NSF items', 'Negative days']
/** Their balance is owed: charges raise it and payments lower it. */
const owed: readonly AccountSummary['account_type'][] = ['credit card', 'line of credit', 'loan']

const text = restyle(styles.text, { border: rowRule })
const date = restyle(text, { numFmt: numberFormat.date, alignment: { horizontal: 'left', vertical: 'middle' } })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const count = restyle(amount, { numFmt: '0' })
const total = restyle(amount, { font: { ...styles.amount.font, bold: true } })

export function addAccounts(book: Workbook, application: ApplicationBook): void {
  const accounts = application.payload.bankstatements_data?.accounts_summaries ?? []
  if (accounts.length === 0) return
  const sheet = addSheet(book, accountsSheet, application.title('Bank accounts by statement period'), {
    headerRows: [1, headingRow],
    headerColumns: 'A:A',
    frozenRows: headingRow,
    frozenColumns: 1,
    widths: headings.map(([, width]) => width),
  })
  for (const [index, [heading]] of headings.entries())
    put(sheet, [headingRow, index + 1], heading, texts.includes(heading) ? styles.head : styles.headRight)
  sheet.getRow(headingRow).height = 27
  const rows = accounts.map(account => amountsOf(account, application))
  accounts.forEach((account, index) => {
    const row = firstAccountRow + index
    put(sheet, [row, 1], account.account_number ?? unknownAccount, text)
    put(sheet, [row, 2], account.bank_name ?? '', text)
    put(sheet, [row, 3], account.account_type === null ? '' : inWords(account.account_type), text)
    put(sheet, [row, 4], dateOf(account.start_date), date)
    put(sheet, [row, 5], dateOf(account.end_date), date)
    for (const [heading, value] of rows[index]!)
      put(sheet, [row, columnOf(heading)], value, counted.includes(heading) ? count : amount)
    put(sheet, [row, columnOf('Roll-forward difference')], rollForward(account, row), amount)
  })
  const last = firstAccountRow + accounts.length - 1
  put(sheet, [last + 1, 1], 'Sum', styles.section)
  for (const heading of summed) {
    const column = accountColumn(heading)
    const cents = rows.reduce((sum, row) => sum + Math.round(valueOf(row.get(heading) ?? null) * 100), 0)
    const formula = `SUM(${column}${firstAccountRow}:${column}${last})`
    const style = counted.includes(heading) ? restyle(total, { numFmt: '0' }) : total
    put(sheet, [last + 1, columnOf(heading)], { formula, result: cents / 100 }, style)
  }
}

type AmountCell = number | (CellFormula & { readonly result: number }) | null
const valueOf = (cell: AmountCell): number => (typeof cell === 'object' ? (cell?.result ?? 0) : cell)

/** What stands in the columns of amounts and counts. */
function amountsOf(account: AccountSummary, { plan }: ApplicationBook): ReadonlyMap<Heading, AmountCell> {
  const { account_number, start_date: start, end_date: end } = account
  const days: StatementDays | null = start === null || end === null ? null : { account: account_number, start, end }
  const listed = (of: 'credit' | 'debit' | 'revenue') => (plan === null || days === null ? null : plan.sum(of, days))
  const revenue = listed('revenue')
  return new Map<Heading, AmountCell>([
    ['Starting balance', account.starting_balance],
    ['Credits', account.total_credits],
    ['Debits', account.total_debits],
    ['Ending balance', account.ending_balance],
    ['Credits listed', listed('credit')],
    ['Debits listed', listed('debit')],
    // Where rows count twice or without a date, the sum is not what the analysis found: its own value stands.
    ['True revenue', revenue?.result === account.true_revenue ? revenue : account.true_revenue],
    ['NSF fees', account.total_nsf_fees],
    ['NSF items', account.num_nsf_fees],
    ['Negative days', account.negative_days],
    ['Average daily balance', account.average_daily_balance],
  ])
}

/** Starting balance and what changed it against the ending balance, 0 where they agree; blank where one of them is not stated. */
function rollForward(account: AccountSummary, row: number): CellFormula {
  const [start, credits, debits, end] = [
    accountColumn('Starting balance'),
    accountColumn('Credits'),
    accountColumn('Debits'),
    accountColumn('Ending balance'),
  ].map(column => column + row) as [string, string, string, string]
  const sign = owed.includes(account.account_type) ? -1 : 1
  const change = sign === 1 ? `${credits}-${debits}` : `${debits}-${credits}`
  const { starting_balance, total_credits, total_debits, ending_balance } = account
  const stated = [starting_balance, total_credits, total_debits, ending_balance]
  const result = stated.some(value => value === null)
    ? ''
    : Math.round((starting_balance! + sign * (total_credits! - total_debits!) - ending_balance!) * 100) / 100
  return {
    formula: `IF(COUNT(${start},${credits},${debits},${end})=4,ROUND(${start}+${change}-${end},2),"")`,
    result,
  }
}
