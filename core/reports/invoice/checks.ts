/** The checks of the invoices: failures at the top of the summary, all checks with live differences below. */
import type { Worksheet } from 'exceljs'
import { isFailed } from '../../contract/failed-check.ts'
import type { Check } from '../../contract/evidence.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { cellOf, guarded, magnitude, minus } from '../formula.ts'
import { color, filled, font, heightOf, restyle, put, putAcross, rowHeight, styles } from '../workbook.ts'
import { cells, amountCell, type Presentation } from './presentation.ts'
import { writeHeaders } from './table-header.ts'

const severityOrder: Record<Check['severity'], number> = { high: 0, warning: 1, info: 2 }
/** More would push the invoices off the first page. */
const shownOnTop = 6
/** For more invoices than this, only checks that failed or were not made are listed. */
const fullList = 12

interface Found {
  readonly invoice: Invoice
  readonly check: Check
}

const all = ({ invoices }: Presentation): readonly Found[] =>
  invoices.flatMap(invoice => invoice.checks.map(check => ({ invoice, check })))

const failed = (presentation: Presentation): readonly Found[] =>
  all(presentation)
    .filter(({ check }) => isFailed(check))
    .toSorted((a, b) => severityOrder[a.check.severity] - severityOrder[b.check.severity])

const alarm = restyle(filled(color.badGround, color.bad, { bold: true }), {
  alignment: { vertical: 'middle', indent: 1, horizontal: 'left' },
})
const alarmText = restyle(styles.wrapped, {
  font: font({ rgb: color.bad }),
  alignment: { wrapText: true, vertical: 'middle', indent: 1, horizontal: 'left' },
})

/** Writes the failed checks as a short list; returns the next free row. */
export function addInvoiceFailures(
  sheet: Worksheet,
  presentation: Presentation,
  from: number,
  { lastColumn, width }: { readonly lastColumn: number; readonly width: number },
): number {
  const found = failed(presentation)
  if (found.length === 0) return from
  const title = found.length === 1 ? '✕ One check failed' : `✕ ${found.length} checks failed`
  putAcross(sheet, [from, 1, lastColumn], title, alarm)
  let row = from
  for (const { invoice, check } of found.slice(0, shownOnTop)) {
    row += 1
    const of = presentation.invoices.length > 1 ? `${presentation.nameOf(invoice)}: ` : ''
    putAcross(sheet, [row, 1, lastColumn], of + check.message, alarmText)
    sheet.getRow(row).height = heightOf(of + check.message, width)
  }
  if (found.length > shownOnTop) {
    row += 1
    const more = `${found.length - shownOnTop} more in the table of checks below.`
    putAcross(
      sheet,
      [row, 1, lastColumn],
      more,
      restyle(styles.small, { alignment: { indent: 1, horizontal: 'left' } }),
    )
  }
  return row + 2
}

const verdictOrder = ({ passed }: Check): number => (passed === false ? 0 : passed === null ? 1 : 2)
const verdicts = {
  true: { text: '✓ Passed', font: font({ rgb: color.good }) },
  false: { text: '✕ Failed', font: font({ rgb: color.bad, bold: true }) },
  null: { text: 'Not checked', font: font({ rgb: color.muted }) },
} as const

/** Writes every check, failures first; returns the next free row. */
export function addInvoiceChecks(
  sheet: Worksheet,
  presentation: Presentation,
  from: number,
  lastColumn: number,
): number {
  const listed = all(presentation)
    .filter(({ check }) => presentation.invoices.length <= fullList || check.passed !== true)
    .toSorted(
      (a, b) =>
        verdictOrder(a.check) - verdictOrder(b.check) ||
        severityOrder[a.check.severity] - severityOrder[b.check.severity],
    )
  if (listed.length === 0) return from
  let row = writeHeaders(sheet, from, 'Checks', [
    ['Invoice', 'left'],
    ['Comparison', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['Expected', 'right'],
    ['', 'right'],
    ['Stated', 'right'],
    ['Difference', 'right'],
    ['Result', 'right'],
    ['Severity', 'right'],
  ])
  for (const { invoice, check } of listed) {
    const verdict = verdicts[`${check.passed}`]
    const amountStyle = isAmount(check) ? amountCell(invoice.currency) : cells.quantity
    put(sheet, [row, 1], presentation.nameOf(invoice), cells.text)
    putAcross(sheet, [row, 2, 6], check.message, cells.wrapped)
    put(sheet, [row, 7], check.expected, amountStyle)
    put(sheet, [row, 8], null, cells.text)
    put(sheet, [row, 9], check.actual, amountStyle)
    put(sheet, [row, 10], differenceOf(check, row), amountStyle)
    put(sheet, [row, lastColumn - 1], verdict.text, restyle(cells.right, { font: verdict.font }))
    put(sheet, [row, lastColumn], check.severity, restyle(cells.small, { alignment: { horizontal: 'right' } }))
    sheet.getRow(row).height = heightOf(check.message, 96, rowHeight)
    row += 1
  }
  return row + 1
}

/** A difference without expected or actual value is not an amount: days between dates. */
const isAmount = ({ expected, actual }: Check): boolean => expected !== null || actual !== null

const cent = 0.005

/** A live difference in the direction of the check; the check's own number when it is not a plain difference. */
function differenceOf({ expected, actual, difference }: Check, row: number) {
  const [left, right] = [cellOf(`G${row}`, expected), cellOf(`I${row}`, actual)]
  const forms = [minus(right, left), minus(left, right), magnitude(minus(right, left))]
  const found = forms.find(({ value }) => value !== null && difference !== null && Math.abs(value - difference) < cent)
  return found ? guarded(found) : difference
}
