/** The Exceptions sheet: every check of the application in words, the failed ones first. */
import type { Workbook } from 'exceljs'
import type { Check } from '../../contract/evidence.ts'
import {
  addSheet,
  color,
  filled,
  heightOf,
  numberFormat,
  put,
  restyle,
  rowRule,
  styles,
  titleRows,
  type CellStyle,
} from '../workbook.ts'
import type { ApplicationBook } from './reported-application.ts'

export const exceptionsSheet = 'Exceptions'
const headingRow = titleRows + 1
const headings = ['Result', 'Severity', 'Check', 'Expected', 'Actual', 'Difference'] as const
const widths = [13, 11, 100, 16, 16, 16]

const text = restyle(styles.wrapped, { border: rowRule })
const amount = restyle(styles.amount, {
  numFmt: numberFormat.cents,
  border: rowRule,
  alignment: { horizontal: 'right', vertical: 'top' },
})
const bad = restyle(text, filled(color.badGround, color.bad, { bold: true }))
const review = restyle(text, filled(color.reviewGround, color.review))
const severityNames = { high: 'High', warning: 'Warning', info: 'Note' } as const

/** 0 for what a person must resolve. */
const rank = ({ passed, severity }: Check): number =>
  passed === false ? { high: 0, warning: 1, info: 2 }[severity] : passed === null ? 3 : 4
const resultOf = ({ passed }: Check): string => (passed === false ? 'Fail' : passed === null ? 'Not checked' : 'Pass')
const styleOf = ({ passed, severity }: Check): CellStyle =>
  passed !== false || severity === 'info' ? text : severity === 'high' ? bad : review

export function addExceptions(book: Workbook, { checks, title }: ApplicationBook): void {
  if (checks.length === 0) return
  const failed = checks.filter(({ passed }) => passed === false).length
  const facts = `${failed} failed, ${checks.filter(({ passed }) => passed === true).length} passed`
  const sheet = addSheet(
    book,
    exceptionsSheet,
    { ...title('Checks across all documents'), facts },
    { headerRows: [1, headingRow], frozenRows: headingRow, frozenColumns: 1, widths },
  )
  for (const [index, heading] of headings.entries())
    put(sheet, [headingRow, index + 1], heading, index > 2 ? styles.headRight : styles.head)
  checks
    .toSorted((a, b) => rank(a) - rank(b))
    .forEach((check, index) => {
      const row = headingRow + 1 + index
      put(sheet, [row, 1], resultOf(check), styleOf(check))
      put(sheet, [row, 2], check.passed === false ? severityNames[check.severity] : '', text)
      put(sheet, [row, 3], check.message, text)
      put(sheet, [row, 4], check.expected, amount)
      put(sheet, [row, 5], check.actual, amount)
      put(sheet, [row, 6], check.difference, amount)
      sheet.getRow(row).height = heightOf(check.message, widths[2]!)
    })
}
