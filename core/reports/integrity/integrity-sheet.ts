/** The Integrity sheet: every sign of change with its place, what stood there before and what stands there now. */
import type { Workbook, Worksheet } from 'exceljs'
import {
  inOrderOfSeverity,
  severityNames,
  signalNames,
  signsInWords,
  type IntegritySeverity,
} from '../../contract/integrity-lists.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import {
  addSheet,
  color,
  filled,
  heightOf,
  put,
  putAcross,
  restyle,
  rowRule,
  styles,
  titleRows,
  type CellStyle,
  type SheetTitle,
} from '../workbook.ts'

const integritySheet = 'Integrity'

/** `findings` null: the file was not inspected; undefined: its inspection was not over when the workbook was written. */
export interface InspectedDocument {
  readonly fileName: string
  readonly findings: readonly IntegrityFinding[] | null | undefined
}

const headings = [
  'File',
  'Severity',
  'Sign',
  'Page',
  'Before',
  'Now',
  'Explanation',
  'Place on the page, points',
] as const
const widths = [34, 10, 30, 7, 18, 18, 80, 26]
const explanationWidth = widths[6]!

const text = restyle(styles.wrapped, { border: rowRule })
const figure = restyle(text, { alignment: { horizontal: 'right', vertical: 'top' }, numFmt: '@' })
const place = restyle(styles.smallWrapped, { border: rowRule })
const severityStyle: Readonly<Record<IntegritySeverity, CellStyle>> = {
  high: restyle(text, filled(color.badGround, color.bad, { bold: true })),
  review: restyle(text, filled(color.reviewGround, color.review)),
  note: text,
}

/** Adds the sheet where any of the files was to be inspected. A file without signs is listed with what that means. */
export function addIntegritySheet(
  book: Workbook,
  documents: readonly InspectedDocument[],
  title: (name: string) => SheetTitle,
): void {
  if (documents.every(({ findings }) => findings === undefined)) return
  const from = titleRows + 1
  const facts = signsInWords(documents.flatMap(({ findings }) => findings ?? [])) ?? 'No sign for review'
  const sheet = addSheet(
    book,
    integritySheet,
    { ...title('Signs of change in the files'), facts },
    {
      headerRows: [1, from],
      frozenRows: from,
      frozenColumns: 1,
      widths,
    },
  )
  headings.forEach((heading, index) => put(sheet, [from, index + 1], heading, styles.head))
  let row = from + 1
  for (const document of documents) row = addDocument(sheet, document, row)
  putAcross(
    sheet,
    [row + 1, 1, headings.length],
    'Signs are evidence with its place, not a verdict: a file without any may have been changed, and one with some may be genuine.',
    styles.small,
  )
}

/** Returns the row after the document. */
function addDocument(sheet: Worksheet, { fileName, findings }: InspectedDocument, from: number): number {
  const state = stateOf(findings)
  put(sheet, [from, 1], fileName, text)
  if (state !== null) {
    putAcross(sheet, [from, 2, headings.length], state, text)
    sheet.getRow(from).height = heightOf(fileName, widths[0]!)
    return from + 1
  }
  const listed = inOrderOfSeverity(findings ?? [])
  listed.forEach((finding, index) => {
    const row = from + index
    put(sheet, [row, 1], fileName, text)
    put(sheet, [row, 2], severityNames[finding.severity], severityStyle[finding.severity])
    put(sheet, [row, 3], signalNames[finding.signal], text)
    put(sheet, [row, 4], finding.page, text)
    put(sheet, [row, 5], finding.before ?? '', figure)
    put(sheet, [row, 6], finding.after ?? '', figure)
    put(sheet, [row, 7], finding.explanation, text)
    put(sheet, [row, 8], finding.bbox === null ? '' : finding.bbox.join(', '), place)
    sheet.getRow(row).height = Math.max(heightOf(fileName, widths[0]!), heightOf(finding.explanation, explanationWidth))
  })
  return from + listed.length
}

/** A sentence in place of the list of a file; null: it has a list. */
function stateOf(findings: InspectedDocument['findings']): string | null {
  if (findings === undefined) return 'The inspection was not over when this workbook was written.'
  if (findings === null) return 'The file was not inspected: only PDFs are, within the time for it.'
  if (findings.length === 0) return 'No sign was found. That does not mean that nothing was changed.'
  return null
}
