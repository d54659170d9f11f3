/**
 * The Payment Terms sheet: due dates, early payment discounts, and the reconciliation of the total with the amount due.
 */
import type { Workbook, Worksheet } from 'exceljs'
import { bridgeToAmountDue } from '../../analysis/invoice-reports/bridges.ts'
import type { Invoice } from '../../contract/invoice.ts'
import {
  cellOf,
  constant,
  guarded,
  magnitude,
  minus,
  plus,
  rounded,
  times,
  type CellFormula,
  type Expression,
} from '../formula.ts'
import { sumOfRange } from '../range-formula.ts'
import {
  addSheet,
  color,
  font,
  restyle,
  notStated,
  numberFormat,
  put,
  styles,
  titleRows,
  type CellStyle,
} from '../workbook.ts'
import {
  cells,
  currencyText,
  differenceCell,
  legend,
  markedStyle,
  amountCell,
  sheetNames,
  totalCell,
  totalText,
  type CurrencyGroup,
  type Presentation,
} from './presentation.ts'
import { dateCell, letterOf, serialOf, writeHeaders, type Head } from './table-header.ts'

const widths = [24, 38, 13, 13, 13, 13, 13, 13, 14, 14, 12]

type TermsRow = Presentation['result']['reports']['payment_terms']['invoices'][number]

export interface TermsPlan {
  /** Sum of the down payments, or trade-ins, of all invoices in a currency. */
  sumOf(group: CurrencyGroup, member: 'down_payment' | 'trade_in'): Expression
}

export function addTerms(book: Workbook, presentation: Presentation): TermsPlan {
  const sheet = addSheet(book, sheetNames.terms, presentation.title('Payment terms'), {
    headerRows: [1, 3],
    headerColumns: 'A:A',
    frozenRows: 3,
    frozenColumns: 1,
    widths,
  })
  const { invoices, result } = presentation
  const rows = new Map(result.reports.payment_terms.invoices.map(row => [row.invoice_id, row]))
  const from = titleRows + 1
  const day = rows.get(invoices[0]!.id)!.as_of
  put(sheet, [from, 1], 'As of (enter another date to change it)', styles.text)
  put(sheet, [from, 2], dateCell(day), dayStyle)
  let row = writeHeaders(sheet, from + 2, 'Terms', termHeaders)
  const amounts = amountRows(presentation, row + invoices.length + 1)
  for (const invoice of invoices) {
    const terms = rows.get(invoice.id)!
    const amountRow = amounts.rowOf.get(invoice)!
    writeTerms(sheet, presentation, { invoice, terms, row, amountRow }, cellOf(`$B$${from}`, serialOf(day)))
    row += 1
  }
  row = writeAmounts(sheet, presentation, amounts)
  put(sheet, [row, 1], `Due by: as printed, else the invoice date and the days of the terms. ${legend}`, styles.small)
  return {
    sumOf: (group, member) => {
      const stated = group.invoices.flatMap(invoice => valueOf(invoice, member) ?? [])
      const at = `'${sheetNames.terms}'!$${letterOf(amountColumn[member])}$${amounts.totalOf.get(group)!}`
      return cellOf(at, stated.length === 0 ? null : stated.reduce((sum, value) => sum + value, 0))
    },
  }
}

const dayStyle: CellStyle = restyle(styles.text, {
  font: font({ rgb: color.input }),
  numFmt: numberFormat.date,
  alignment: { horizontal: 'left', vertical: 'middle' },
})

const termHeaders: readonly Head[] = [
  ['Invoice', 'left'],
  ['Terms as printed', 'left'],
  ['Invoice date', 'right'],
  ['Due, as printed', 'right'],
  ['Days to pay', 'right'],
  ['Due by', 'right'],
  ['Early discount', 'right'],
  ['until', 'right'],
  ['Discount amount', 'right'],
  ['Standing', 'right'],
  ['Days overdue', 'right'],
]

const standings = {
  settled: { rgb: color.good },
  open: { rgb: color.ink },
  overdue: { rgb: color.bad, bold: true },
} as const

interface TermsLine {
  readonly invoice: Invoice
  readonly terms: TermsRow
  readonly row: number
  /** The invoice's row in the second table. */
  readonly amountRow: number
}

/** `today`: the cell with the date that decides what is overdue. */
function writeTerms(
  sheet: Worksheet,
  { raw, nameOf }: Presentation,
  { invoice, terms, row, amountRow }: TermsLine,
  today: Expression,
): void {
  const marked = (pointer: string, base: CellStyle): CellStyle => markedStyle(base, raw.originOf(invoice, pointer))
  const { early_payment_discount: early, days_to_pay: days } = terms
  put(sheet, [row, 1], nameOf(invoice), cells.text)
  put(sheet, [row, 2], terms.payment_terms ?? notStated, marked('/payment_terms', cells.wrapped))
  put(sheet, [row, 3], dateCell(terms.invoice_date) ?? notStated, marked('/invoice_date', cells.date))
  put(sheet, [row, 4], dateCell(terms.due_date) ?? notStated, marked('/due_date', cells.date))
  const issued = cellOf(`C${row}`, serialOf(terms.invoice_date))
  const due = cellOf(`D${row}`, serialOf(terms.due_date))
  const printed = issued.value !== null && due.value !== null
  put(sheet, [row, 5], printed ? guarded(minus(due, issued)) : (days ?? notStated), cells.count)
  const dueBy = due.value === null ? plus(issued, cellOf(`E${row}`, days)) : due
  put(sheet, [row, 6], guarded(dueBy, notStated), cells.date)
  put(sheet, [row, 7], early?.rate ?? notStated, cells.rate)
  const until = plus(issued, early === null ? cellOf(`G${row}`, null) : constant(early.days))
  put(sheet, [row, 8], guarded(until, notStated), cells.date)
  const discount = rounded(times(raw.at(invoice, '/total_invoice_value'), cellOf(`G${row}`, early?.rate ?? null)), 2)
  put(sheet, [row, 9], guarded(discount, notStated), amountCell(invoice.currency))
  const owed = `I${amountRow}`
  const standing: CellFormula = {
    formula: `IF(ISNUMBER(${owed}),IF(${owed}<=0,"settled",IF(ISNUMBER(F${row}),IF(F${row}<${today.text},"overdue","open"),"open")),"${notStated}")`,
    result: terms.payment_status ?? notStated,
  }
  put(
    sheet,
    [row, 10],
    standing,
    terms.payment_status === null ? cells.right : restyle(cells.right, { font: font(standings[terms.payment_status]) }),
  )
  const late = minus(today, cellOf(`F${row}`, dueBy.value))
  const overdue: Expression = {
    ...late,
    parts: [],
    value: terms.payment_status === 'overdue' ? late.value : null,
    condition: `J${row}="overdue"`,
  }
  put(sheet, [row, 11], guarded(overdue), cells.count)
}

const amountHeaders: readonly Head[] = [
  ['Invoice', 'left'],
  ['Currency', 'left'],
  ['Total billed', 'right'],
  ['Previous balance', 'right'],
  ['Down payment', 'right'],
  ['Trade-in', 'right'],
  ['Paid', 'right'],
  ['Computed amount due', 'right'],
  ['Amount due', 'right'],
  ['Difference', 'right'],
]
/** Columns of the second table. */
const amountColumn = {
  total_invoice_value: 3,
  previous_balance: 4,
  down_payment: 5,
  trade_in: 6,
  amount_paid: 7,
  amount_due: 9,
} as const
type AmountMember = keyof typeof amountColumn
const members = Object.keys(amountColumn) as readonly AmountMember[]
const pointerOf = (member: AmountMember): string =>
  member === 'down_payment' ? '/other_details/down_payment' : `/${member}`
const valueOf = (invoice: Invoice, member: AmountMember): number | null =>
  member === 'down_payment' ? invoice.other_details.down_payment : invoice[member]

interface AmountRows {
  readonly heading: number
  readonly rowOf: ReadonlyMap<Invoice, number>
  readonly totalOf: ReadonlyMap<CurrencyGroup, number>
  readonly next: number
}

/** Rows of the second table, which the first one refers to. */
function amountRows({ groups }: Presentation, heading: number): AmountRows {
  const [rowOf, totalOf] = [new Map<Invoice, number>(), new Map<CurrencyGroup, number>()]
  let row = heading + 2
  for (const group of groups) {
    for (const invoice of group.invoices) rowOf.set(invoice, row++)
    totalOf.set(group, row)
    row += 2
  }
  return { heading, rowOf, totalOf, next: row }
}

/** From the total billed to the amount due, by currency with totals. */
function writeAmounts(sheet: Worksheet, presentation: Presentation, amounts: AmountRows): number {
  const { groups, raw, nameOf } = presentation
  writeHeaders(sheet, amounts.heading, 'From the total to the amount due', amountHeaders)
  for (const group of groups) {
    for (const invoice of group.invoices) {
      const row = amounts.rowOf.get(invoice)!
      const restyle = amountCell(invoice.currency)
      put(sheet, [row, 1], nameOf(invoice), cells.text)
      put(sheet, [row, 2], currencyText(invoice.currency), cells.text)
      for (const member of members) {
        const marked = markedStyle(restyle, raw.originOf(invoice, pointerOf(member)))
        put(sheet, [row, amountColumn[member]], guarded(raw.at(invoice, pointerOf(member)), notStated), marked)
      }
      const end = endOf(invoice, row)
      put(sheet, [row, 8], end === null ? notStated : guarded(end, notStated), restyle)
      const difference = minus(cellOf(`I${row}`, invoice.amount_due), cellOf(`H${row}`, end?.value ?? null))
      put(sheet, [row, 10], guarded(rounded(difference, 2)), differenceCell(invoice.currency))
    }
    writeTotals(sheet, group, amounts)
  }
  return amounts.next
}

/** The total less everything paid or traded in. */
function endOf(invoice: Invoice, row: number): Expression | null {
  const way = bridgeToAmountDue(invoice)
  if (way === null) return null
  return way.steps.reduce<Expression>(
    (end, { member, sign }) => {
      const cell = cellOf(
        `${letterOf(amountColumn[member as AmountMember])}${row}`,
        valueOf(invoice, member as AmountMember),
      )
      return sign > 0 ? plus(end, cell) : minus(end, magnitude(cell))
    },
    cellOf(`C${row}`, invoice.total_invoice_value),
  )
}

function writeTotals(sheet: Worksheet, group: CurrencyGroup, amounts: AmountRows): void {
  const row = amounts.totalOf.get(group)!
  const first = amounts.rowOf.get(group.invoices[0]!)!
  put(sheet, [row, 1], group.invoices.length === 1 ? 'Total' : `Total of ${group.invoices.length} invoices`, totalText)
  put(sheet, [row, 2], group.currency, totalText)
  for (const column of [8, 10]) put(sheet, [row, column], null, totalText)
  for (const member of members) {
    const letter = letterOf(amountColumn[member])
    const sum = sumOfRange(
      `${letter}${first}:${letter}${row - 1}`,
      group.invoices.map(invoice => valueOf(invoice, member)),
    )
    put(sheet, [row, amountColumn[member]], guarded(sum, notStated), totalCell(group.code))
  }
}
