/** The Global sheet: the bridge from each party's cash to the whole, all debt service, and the global DSCR. */
import type { Workbook } from 'exceljs'
import type { CashFlow, GlobalCashFlow } from '../../contract/cash-flow.ts'
import { letter } from '../financial/ratio-plan.ts'
import type { CellFormula } from '../formula.ts'
import { addSheet, numberFormat, put, restyle, rowRule, styles, titleRows, type SheetTitle } from '../workbook.ts'
import type { Chart } from '../charts.ts'
import { addBridge } from './bridge-chart.ts'
import { cashFlowSheet } from './content.ts'
import type { LinesTable } from './lines-table.ts'

const from = titleRows + 1

export interface GlobalSheetOptions {
  readonly title: (name: string) => SheetTitle
  readonly cashFlow: CashFlow
  /** Of the Cash Flow sheet, to whose cells the applicant's lines lead. */
  readonly table: LinesTable
}

/** A row: its amount may be a line of the Cash Flow sheet. */
interface Written {
  readonly party: string
  readonly label: string
  readonly value: number | null
  readonly reason: string | null
  readonly from: readonly string[]
}

const text = restyle(styles.text, { border: rowRule })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const total = restyle(amount, { font: { ...styles.amount.font, bold: true } })

/** The chart of its bridge; null: see `addBridge`. */
export function addGlobalSheet(book: Workbook, global: GlobalCashFlow, options: GlobalSheetOptions): Chart | null {
  const sheet = addSheet(book, 'Global', options.title('Global cash flow'), {
    headerRows: [1, from],
    frozenRows: from,
    frozenColumns: 2,
    widths: [34, 42, 18, 52, 4, 34, 14, 14, 14, 14],
  })
  for (const [column, heading] of ['Party', 'Step', 'Amount', 'Remark'].entries())
    put(sheet, [from, column + 1], heading, column === 2 ? styles.headRight : styles.head)
  let row = from + 1
  const write = ({ party, label, value, reason, from: source }: Written): void => {
    put(sheet, [row, 1], party, text)
    put(sheet, [row, 2], label, text)
    put(sheet, [row, 3], value === null ? null : (linkTo(source, value, options) ?? value), amount)
    put(sheet, [row, 4], reason ?? '', styles.small)
    row += 1
  }
  const bridge = row
  for (const { signed, ...step } of global.bridge) write({ ...step, value: signed })
  const available = row
  const whole = (first: number, last: number): string =>
    last < first ? '0' : `IF(COUNT(C${first}:C${last})=${last - first + 1},SUM(C${first}:C${last}),"")`
  put(sheet, [row, 2], 'Cash available', styles.section)
  put(sheet, [row++, 3], { formula: whole(bridge, available - 1), result: global.cash_available ?? '' }, total)
  const service = row
  for (const { amount: value, ...step } of global.debt_service) write({ ...step, label: 'Debt service', value })
  const owed = row
  put(sheet, [row, 2], 'Debt service of all', styles.section)
  put(sheet, [row++, 3], { formula: whole(service, owed - 1), result: global.total_debt_service ?? '' }, total)
  put(sheet, [row, 2], 'Global DSCR', styles.section)
  put(
    sheet,
    [row, 3],
    {
      formula: `IF(COUNT(C${available},C${owed})=2,IF(C${owed}>0,C${available}/C${owed},""),"")`,
      result: global.dscr ?? '',
    },
    restyle(total, { numFmt: numberFormat.times }),
  )
  put(sheet, [row, 4], global.reason ?? '', styles.small)
  row += 2
  if (global.excluded.length > 0) put(sheet, [row++, 1], 'Not counted', styles.section)
  for (const { amount: value, ...one } of global.excluded) write({ ...one, value, from: [] })
  return addBridge(sheet, global, { heading: from, first: bridge, available })
}

/** A formula where the value is a line of the Cash Flow sheet. */
function linkTo([pointer = '']: readonly string[], value: number, { table }: GlobalSheetOptions): CellFormula | null {
  const found = /^\/cash_flow\/periods\/(\d+)\/lines\/(\w+)$/.exec(pointer)
  const row = found === null ? undefined : table.rowOf(found[2]!)
  return row === undefined
    ? null
    : { formula: `'${cashFlowSheet}'!$${letter(Number(found![1]) + 2)}$${row}`, result: value }
}
