/** The documents that an analysis is based on. */
import type { Worksheet } from 'exceljs'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { heightOf, restyle, put, putAcross, rowRule, spaced, styles } from '../workbook.ts'

/** Enough digits of a SHA-256 to distinguish documents at a glance. */
const shownDigits = 16

export function addDocuments(
  sheet: Worksheet,
  { documentIntegrity, duplicates, analysisId }: FinancialStatementResult,
  from: number,
  lastColumn: number,
): void {
  putAcross(sheet, [from, 1, lastColumn], 'Documents', styles.section)
  for (let column = 1; column <= lastColumn; column++) put(sheet, [from + 1, column], null, styles.head)
  put(sheet, [from + 1, 1], 'File', styles.head)
  put(sheet, [from + 1, 2], 'Pages', styles.headRight)
  put(sheet, [from + 1, 3], 'Read by OCR', styles.headRight)
  put(sheet, [from + 1, 4], 'SHA-256 (beginning)', restyle(styles.head, { alignment: spaced }))
  put(sheet, [from + 1, 6], 'Remarks', styles.head)
  documentIntegrity.forEach((document, index) => {
    const row = from + 2 + index
    const duplicateOf = duplicates.find(({ fileName }) => fileName === document.fileName)?.duplicateOf
    const remarks = [...(duplicateOf ? [`Same content as ${duplicateOf}.`] : []), ...document.problems].join(' ')
    const count = restyle(styles.amount, { numFmt: '0', border: rowRule })
    put(sheet, [row, 1], document.fileName, restyle(styles.text, { border: rowRule }))
    put(sheet, [row, 2], document.pages, count)
    put(sheet, [row, 3], document.ocrPages, count)
    putAcross(
      sheet,
      [row, 4, 5],
      document.sha256.slice(0, shownDigits),
      restyle(styles.small, { border: rowRule, alignment: spaced }),
    )
    putAcross(sheet, [row, 6, lastColumn], remarks, restyle(styles.smallWrapped, { border: rowRule }))
    sheet.getRow(row).height = Math.max(heightOf(document.fileName, 34), heightOf(remarks, 52))
  })
  putAcross(sheet, [from + documentIntegrity.length + 3, 1, lastColumn], `Analysis ${analysisId}`, styles.small)
}
