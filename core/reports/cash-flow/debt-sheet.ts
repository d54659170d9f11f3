/** The Debt sheet: every debt with its sources, its annual service a formula, the totals that the Cash Flow sheet takes. */
import type { Workbook } from 'exceljs'
import { paymentsPerYear } from '../../analysis/cash-flow/loan.ts'
import type { Debt } from '../../contract/cash-flow.ts'
import type { CellFormula } from '../formula.ts'
import {
  addSheet,
  numberFormat,
  put,
  restyle,
  rowRule,
  spaced,
  styles,
  titleRows,
  type SheetTitle,
} from '../workbook.ts'

const debtSheet = 'Debt'
const from = titleRows + 1
const headings = [
  'Lender',
  'Kind',
  'Balance',
  'Rate, percent',
  'Maturity',
  'Payment',
  'Payments a year',
  'Debt service a year',
  'Status',
  'Paid off by the loan',
  'Sources',
  'Original amount',
  'Collateral',
] as const

/** Cells of the totals. */
export function planDebts(debts: readonly Debt[]): { readonly service: string; readonly paidOff: string } {
  const row = from + debts.length + 1
  return { service: `'${debtSheet}'!$H$${row}`, paidOff: `'${debtSheet}'!$H$${row + 1}` }
}

export interface DebtSheetOptions {
  readonly title: (name: string) => SheetTitle
  /** Ids of the debts that the proposed loan pays off. */
  readonly paidOff: readonly string[]
}

const text = restyle(styles.text, { border: rowRule })
const afterAmount = restyle(text, { alignment: spaced })
const headSpaced = restyle(styles.head, { alignment: { ...spaced, wrapText: true } })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const rate = restyle(styles.amount, { numFmt: '0.00', border: rowRule })

export function addDebtSheet(book: Workbook, debts: readonly Debt[], { title, paidOff }: DebtSheetOptions): void {
  const sheet = addSheet(book, debtSheet, title('Debt schedule'), {
    headerRows: [1, from],
    frozenRows: from,
    frozenColumns: 1,
    widths: [30, 10, 15, 12, 12, 14, 10, 17, 16, 12, 50, 15, 27],
  })
  for (const [column, heading] of headings.entries())
    put(
      sheet,
      [from, column + 1],
      heading,
      [2, 3, 5, 6, 7, 11].includes(column) ? styles.headRight : [4, 8, 12].includes(column) ? headSpaced : styles.head,
    )
  // Two lines: "Payments a year".
  sheet.getRow(from).height = 25
  for (const [index, debt] of debts.entries()) {
    const row = from + 1 + index
    const isPaidOff = paidOff.includes(debt.id)
    put(sheet, [row, 1], debt.lender, text)
    put(sheet, [row, 2], debt.kind, text)
    put(sheet, [row, 3], debt.balance, amount)
    put(sheet, [row, 4], debt.rate_percent, rate)
    put(sheet, [row, 5], debt.maturity ?? '', afterAmount)
    put(sheet, [row, 6], debt.payment, amount)
    put(
      sheet,
      [row, 7],
      debt.frequency === null ? null : paymentsPerYear[debt.frequency],
      restyle(amount, { numFmt: '0' }),
    )
    const formula = `IF(COUNT(F${row},G${row})=2,ROUND(F${row}*G${row},2),"")`
    put(sheet, [row, 8], { formula, result: debt.annual_debt_service ?? '' }, amount)
    put(sheet, [row, 9], debt.status.replaceAll('_', ' '), afterAmount)
    put(sheet, [row, 10], isPaidOff ? 'yes' : 'no', text)
    put(
      sheet,
      [row, 11],
      debt.sources.map(({ kind, detail }) => `${kind.replaceAll('_', ' ')}: ${detail}`).join(' · '),
      styles.small,
    )
    put(sheet, [row, 12], debt.original_amount, amount)
    put(sheet, [row, 13], debt.collateral ?? '', afterAmount)
  }
  const [first, last] = [from + 1, from + debts.length]
  const open = debts.filter(({ status }) => status !== 'paid_off' && status !== 'balance_sheet_only')
  // What the balance sheet alone names is no debt of the schedule.
  const counted = [`I${first}:I${last},"<>paid off"`, `I${first}:I${last},"<>balance sheet only"`]
  const byLoan = open.filter(({ id }) => paidOff.includes(id))
  put(sheet, [last + 1, 1], 'Debt service of open debts', styles.section)
  put(sheet, [last + 1, 8], totalOf(open, [first, last], counted), amount)
  put(sheet, [last + 2, 1], 'of debts that the loan pays off', styles.text)
  put(sheet, [last + 2, 8], totalOf(byLoan, [first, last], [...counted, `J${first}:J${last},"yes"`]), amount)
}

/** Blank where the service of one of them is not known: what is stated is then not all. */
function totalOf(
  debts: readonly Debt[],
  [first, last]: readonly [number, number],
  which: readonly string[],
): CellFormula {
  const service = debts.map(({ annual_debt_service: amount }) => amount)
  const sum = service.reduce<number>((total, amount) => total + Math.round((amount ?? 0) * 100), 0) / 100
  const counted = which.join(',')
  const known = `COUNTIFS(${counted})=SUMPRODUCT(${which.map(conditionOf).join('*')}*ISNUMBER(H${first}:H${last}))`
  return {
    formula: `IF(${known},SUMIFS(H${first}:H${last},${counted}),"")`,
    result: service.includes(null) ? '' : sum,
  }
}

/** A criterion of SUMIFS, `range,"<>text"` or `range,"text"`, as a product takes it. */
function conditionOf(criterion: string): string {
  const [range = '', text = ''] = criterion.split(',')
  return text.startsWith('"<>') ? `(${range}<>"${text.slice(3)})` : `(${range}=${text})`
}
