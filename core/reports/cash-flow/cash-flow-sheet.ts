/** The Cash Flow sheet: periods side by side, the proposed loan, the add-back ledger and the sensitivity table, all live. */
import type { Workbook, Worksheet } from 'exceljs'
import { coverageRows } from '../../analysis/cash-flow/coverage-rows.ts'
import type { CashFlow, CashFlowPeriod } from '../../contract/cash-flow.ts'
import type { CellFormula } from '../formula.ts'
import {
  addSheet,
  color,
  numberFormat,
  put,
  putAcross,
  restyle,
  rowRule,
  spaced,
  styles,
  titleRows,
  type CellStyle,
} from '../workbook.ts'
import { letter } from '../financial/ratio-plan.ts'
import { cashFlowSheet, type Blocks, type CashFlowBook } from './content.ts'
import { addLines, planLines, type LineColumn, type LinesTable } from './lines-table.ts'
import { annualText, balloonText, financedText, paymentText } from './loan-formulas.ts'
import { addSensitivity } from './sensitivity-table.ts'

const from = titleRows + 1
const noteWidth = 40
/** Behind a column of amounts. */
const headSpaced = restyle(styles.head, { alignment: spaced })

const kindNames: Readonly<Record<CashFlowPeriod['kind'], string>> = {
  fye: 'FYE',
  ttm: 'TTM',
  interim_annualized: 'annualized',
  interim: 'as printed',
  unknown_length: 'length not stated',
}
/** "12/31/2025 FYE": the period in words. */
export const headingOf = ({ period_end: end, kind, source, months }: CashFlowPeriod): string =>
  `${kind === 'interim' ? `${months} months to ` : ''}${end.slice(5, 7)}/${end.slice(8)}/${end.slice(0, 4)} ${kindNames[kind]}${source === 'tax_return' ? ', return' : ''}`

/** Headings by the ids of periods, each once: the ledger finds its period by them. A second one of the same words has its number behind it. */
function distinctHeadings(periods: readonly CashFlowPeriod[]): ReadonlyMap<string, string> {
  const used = new Map<string, number>()
  return new Map(
    periods.map(period => {
      const heading = headingOf(period)
      const count = (used.get(heading) ?? 0) + 1
      used.set(heading, count)
      return [period.id, count === 1 ? heading : `${heading} (${count})`]
    }),
  )
}

function planBlocks(start: number, cashFlow: CashFlow): Blocks {
  const cell = (row: number): string => `$B$${start + row}`
  const ledgerRow = start + 15
  return {
    loan: {
      amount: cell(1),
      rate: cell(2),
      term: cell(3),
      amortization: cell(4),
      residual: cell(5),
      fees: cell(6),
      financeFees: cell(7),
    },
    financed: cell(8),
    payment: cell(9),
    balloon: cell(10),
    annual: cell(11),
    ledger: [ledgerRow, ledgerRow + Math.max(1, cashFlow.add_backs.length)],
    nextRow: ledgerRow + Math.max(1, cashFlow.add_backs.length) + 1,
  }
}

export function addCashFlowSheet(book: Workbook, content: CashFlowBook): LinesTable {
  const { cashFlow, title } = content
  const sheet = addSheet(book, cashFlowSheet, title('Cash flow and debt service'), {
    headerRows: [1, from],
    headerColumns: 'A:A',
    frozenRows: from,
    frozenColumns: 1,
    widths: [noteWidth, ...Array.from({ length: Math.max(6, cashFlow.periods.length) }, () => 17)],
  })
  const headings = distinctHeadings(cashFlow.periods)
  const bare = cashFlow.periods.map((period): LineColumn => ({ ...columnOf(period, headings), linked: {} }))
  const plan = planLines(bare, from)
  const blocks = planBlocks(plan.nextRow + 1, cashFlow)
  const columns = cashFlow.periods.map((period): LineColumn => ({
    ...columnOf(period, headings),
    linked: linkedOf(period, content, blocks, headings),
  }))
  const table = addLines(sheet, columns, from, index => letter(index + 2))
  addLoan(sheet, cashFlow, blocks, plan.nextRow + 1)
  addLedger(sheet, cashFlow, blocks, headings)
  addSensitivity(sheet, { cashFlow, table, blocks, headings })
  return table
}

/** By its lines: which rows they were computed by. */
function columnOf(period: CashFlowPeriod, headings: ReadonlyMap<string, string>): Omit<LineColumn, 'linked'> {
  const service = 'scheduled_service' in period.lines ? ('schedule' as const) : ('balance_sheet' as const)
  return {
    heading: headings.get(period.id)!,
    rows: coverageRows({ basis: period.basis, service }),
    lines: period.lines,
  }
}

/** Lines that follow from the blocks below and the other sheets. */
function linkedOf(
  period: CashFlowPeriod,
  { debtTotals, uca }: CashFlowBook,
  { annual, ledger: [first, end] }: Blocks,
  headings: ReadonlyMap<string, string>,
): Readonly<Record<string, CellFormula>> {
  const value = (name: string): number | null => period.lines[name]?.value ?? null
  const linked: Record<string, CellFormula> = {}
  const link = (name: string, formula: string): void => {
    const result = value(name)
    if (result !== null) linked[name] = { formula, result }
  }
  const [ids, states, amounts] = ['A', 'D', 'B'].map(column => `$${column}$${first}:$${column}$${end}`)
  link('add_backs', `SUMIFS(${amounts},${ids},"${headings.get(period.id)!}",${states},"yes")`)
  link('proposed_service', annual)
  link('scheduled_service', debtTotals.service)
  link('paid_off_service', debtTotals.paidOff)
  const capex = uca.cellOf(period.id, 'capital_expenditures')
  if (capex !== null && period.lines['capital_expenditures']?.from[0]?.endsWith('/uca/capital_expenditures') === true)
    link('capital_expenditures', `MAX(0,-${capex})`)
  return linked
}

const input = (numFmt: string): CellStyle =>
  restyle(styles.amount, {
    numFmt,
    border: rowRule,
    font: { ...styles.amount.font, color: { argb: `FF${color.input}` } },
  })
const computed = (numFmt: string): CellStyle => restyle(styles.amount, { numFmt, border: rowRule })
const label = restyle(styles.text, { border: rowRule })

function addLoan(sheet: Worksheet, { choices, proposed_loan: result }: CashFlow, blocks: Blocks, start: number): void {
  const loan = choices.proposed_loan ?? null
  put(sheet, [start, 1], 'Proposed loan', styles.section)
  const inputs: readonly (readonly [string, number | string | null, string])[] = [
    ['Amount', loan?.amount ?? null, numberFormat.cents],
    ['Rate, percent a year', loan?.rate_percent ?? null, '0.000'],
    ['Term, months', loan?.term_months ?? null, '0'],
    ['Amortization, months', loan?.amortization_months ?? null, '0'],
    ['Balloon', loan?.balloon ?? null, numberFormat.cents],
    ['Fees', loan?.fees ?? null, numberFormat.cents],
    ['Fees financed', loan === null ? null : loan.finance_fees === true ? 'yes' : 'no', '@'],
  ]
  for (const [index, [name, value, format]] of inputs.entries()) {
    put(sheet, [start + 1 + index, 1], name, label)
    put(sheet, [start + 1 + index, 2], value, input(format))
  }
  const { rate } = blocks.loan
  const outcomes: readonly (readonly [string, string, number | undefined])[] = [
    ['Amount financed', financedText(blocks.loan), result?.financed_amount],
    ['Payment a month', paymentText(blocks.loan, blocks.financed, rate), result?.payment],
    ['Balloon due', balloonText(blocks.loan, blocks.financed, rate, blocks.payment), result?.balloon],
    ['Debt service a year', annualText(blocks.loan, blocks.payment, blocks.balloon), result?.annual_debt_service],
  ]
  for (const [index, [name, formula, value]] of outcomes.entries()) {
    put(sheet, [start + 8 + index, 1], name, label)
    put(
      sheet,
      [start + 8 + index, 2],
      value === undefined ? null : { formula, result: value },
      computed(numberFormat.cents),
    )
  }
}

function addLedger(
  sheet: Worksheet,
  { add_backs: entries }: CashFlow,
  { ledger: [first] }: Blocks,
  headings: ReadonlyMap<string, string>,
): void {
  put(sheet, [first - 2, 1], 'Add-back ledger ("yes" counts)', styles.section)
  for (const [column, name] of ['Period', 'Amount', 'Kind', 'Approved', 'By', 'Reason'].entries())
    put(sheet, [first - 1, column + 1], name, [styles.head, styles.headRight, headSpaced][column] ?? styles.head)
  if (entries.length === 0) put(sheet, [first, 1], 'No adjustment is proposed or entered.', styles.small)
  for (const [index, { period, amount, kind, approved, by, reason }] of entries.entries()) {
    const row = first + index
    put(sheet, [row, 1], headings.get(period) ?? period, label)
    put(sheet, [row, 2], amount, input(numberFormat.cents))
    put(sheet, [row, 3], kind.replaceAll('_', ' '), restyle(label, { alignment: spaced }))
    put(sheet, [row, 4], approved === true ? 'yes' : approved === false ? 'no' : 'open', label)
    put(sheet, [row, 5], by ?? '', label)
    putAcross(sheet, [row, 6, 7], reason, styles.small)
  }
}
