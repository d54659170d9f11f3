/** The checks of an analysis: failed ones at the top of the summary, all of them in a table with live differences. */
import type { Worksheet } from 'exceljs'
import { isFailed } from '../../contract/failed-check.ts'
import type { Check } from '../../contract/evidence.ts'
import { cellOf, guarded, magnitude, minus } from '../formula.ts'
import {
  color,
  filled,
  font,
  heightOf,
  restyle,
  numberFormat,
  put,
  putAcross,
  rowHeight,
  rowRule,
  spaced,
  styles,
} from '../workbook.ts'
import { agrees } from './ratio-choice.ts'

const severityOrder: Record<Check['severity'], number> = { high: 0, warning: 1, info: 2 }
const bySeverity = (a: Check, b: Check): number => severityOrder[a.severity] - severityOrder[b.severity]
/** More would not fit on the first page; the table below has them all. */
const shownOnTop = 5

/** The columns a list of checks may take. */
interface Extent {
  readonly lastColumn: number
  /** Of the sentence of each check, in characters. */
  readonly messageWidth: number
}

/** Writes the failed checks as a short list; returns the next free row. */
export function addFailedChecks(
  sheet: Worksheet,
  checks: readonly Check[],
  from: number,
  { lastColumn, messageWidth }: Extent,
): number {
  const failed = checks.filter(isFailed).toSorted(bySeverity)
  if (failed.length === 0) return from
  let row = from
  const head = restyle(filled(color.badGround, color.bad, { bold: true }), {
    alignment: { vertical: 'middle', indent: 1, horizontal: 'left' },
  })
  putAcross(
    sheet,
    [row, 1, lastColumn],
    failed.length === 1 ? '✕ One check failed' : `✕ ${failed.length} checks failed`,
    head,
  )
  for (const check of failed.slice(0, shownOnTop)) {
    row += 1
    putAcross(
      sheet,
      [row, 1, lastColumn],
      check.message,
      restyle(styles.wrapped, {
        font: font({ rgb: color.bad }),
        alignment: { wrapText: true, vertical: 'middle', indent: 1, horizontal: 'left' },
      }),
    )
    sheet.getRow(row).height = heightOf(check.message, messageWidth)
  }
  if (failed.length > shownOnTop) {
    row += 1
    putAcross(
      sheet,
      [row, 1, lastColumn],
      `${failed.length - shownOnTop} more in the table of checks below.`,
      restyle(styles.small, { alignment: { indent: 1, horizontal: 'left' } }),
    )
  }
  return row + 2
}

const headers = ['Check', 'Result', 'Expected', 'Actual', 'Difference', 'Severity', 'Comparison'] as const

/** Writes every check; returns the next free row. */
export function addCheckTable(sheet: Worksheet, checks: readonly Check[], from: number, extent: Extent): number {
  const { lastColumn } = extent
  if (checks.length === 0) return from
  putAcross(sheet, [from, 1, lastColumn], 'Checks', styles.section)
  for (let column = 1; column <= lastColumn; column++) put(sheet, [from + 1, column], null, styles.head)
  headers.forEach((head, index) =>
    put(
      sheet,
      [from + 1, index + 1],
      head,
      index >= 2 && index <= 4
        ? styles.headRight
        : index === 5
          ? restyle(styles.head, { alignment: spaced })
          : styles.head,
    ),
  )
  sheet.mergeCells(from + 1, headers.length, from + 1, lastColumn)
  const ordered = checks.toSorted((a, b) => order(a) - order(b) || bySeverity(a, b))
  ordered.forEach((check, index) => writeCheck(sheet, check, from + 2 + index, extent))
  return from + 2 + ordered.length + 1
}
const order = ({ passed }: Check): number => (passed === false ? 0 : passed === null ? 1 : 2)

function writeCheck(sheet: Worksheet, check: Check, row: number, { lastColumn, messageWidth }: Extent): void {
  const { expected, actual, passed } = check
  const amount = restyle(styles.amount, {
    border: rowRule,
    numFmt: [expected, actual].every(value => Number.isInteger(value ?? 0)) ? numberFormat.amount : numberFormat.cents,
  })
  put(sheet, [row, 1], check.id, restyle(styles.small, { border: rowRule }))
  put(
    sheet,
    [row, 2],
    passed === null ? 'Not checked' : passed ? '✓ Passed' : '✕ Failed',
    restyle(resultStyles[`${passed}`], { border: rowRule }),
  )
  put(sheet, [row, 3], expected, amount)
  put(sheet, [row, 4], actual, amount)
  put(sheet, [row, 5], differenceOf(check, row), amount)
  put(sheet, [row, 6], check.severity, restyle(styles.small, { border: rowRule, alignment: spaced }))
  putAcross(
    sheet,
    [row, 7, lastColumn],
    check.message,
    restyle(styles.smallWrapped, { border: rowRule, alignment: { wrapText: true, vertical: 'middle' } }),
  )
  sheet.getRow(row).height = heightOf(check.message, messageWidth, rowHeight, 8)
}
const resultStyles = {
  true: { font: font({ rgb: color.good }), alignment: { vertical: 'middle' } },
  false: { font: font({ rgb: color.bad, bold: true }), alignment: { vertical: 'middle' } },
  null: styles.small,
} as const

/** A live difference in the direction of the check; the check's own number when it is not a plain difference. */
function differenceOf({ expected, actual, difference }: Check, row: number) {
  const [left, right] = [cellOf(`C${row}`, expected), cellOf(`D${row}`, actual)]
  const forms = [minus(right, left), minus(left, right), magnitude(minus(right, left))]
  const found = forms.find(form => agrees(form.value, difference))
  return found ? guarded(found) : difference
}
