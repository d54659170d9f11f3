/**
 * A statement spread over its periods: amounts, common-size percentages, change from the year before, and footing
 * checks.
 */
import type { Workbook, Worksheet } from 'exceljs'
import type { FieldPath, StatementKind } from '../../contract/statement-figures.ts'
import {
  constant,
  guarded,
  magnitude,
  minus,
  over,
  plus,
  rounded,
  sumOfStated,
  times,
  type Expression,
} from '../formula.ts'
import {
  addSheet,
  argb,
  color,
  emphasis,
  font,
  restyle,
  notStated,
  numberFormat,
  put,
  rowHeight,
  styles,
  titleRows,
  type CellAt,
  type CellStyle,
} from '../workbook.ts'
import { dateCell, isYearApart, lengthText, type PeriodColumn } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import type { StatementLayout, StatementLine } from './statement-lines.ts'
import type { Proof } from './statement-proofs.ts'

const headerRow = titleRows + 1
const bodyRow = headerRow + 3
const labelWidth = 40
const gapWidth = 2

interface Area {
  readonly columns: readonly PeriodColumn[]
  /** First column of each block; there is no change block without a year before. */
  readonly amounts: number
  readonly percents: number
  readonly change: number | null
  readonly before: PeriodColumn | null
  readonly last: number
}

/** What the sheet of one statement shows, and where. */
interface StatementTable {
  readonly presentation: Presentation
  readonly layout: StatementLayout
  readonly area: Area
}

/** Adds the sheet of one statement, or a note when no document contains it. */
export function addStatementSheet(book: Workbook, presentation: Presentation, layout: StatementLayout): void {
  const area = areaOf(presentation, layout.kind)
  const sheet = addSheet(book, layout.sheet, presentation.title(layout.title), {
    headerRows: [1, bodyRow - 1],
    headerColumns: 'A:A',
    frozenRows: bodyRow - 1,
    frozenColumns: 1,
    onePage: true,
    widths: widthsOf(presentation, area),
  })
  if (area.columns.length === 0) {
    put(sheet, [headerRow, 1], `No ${layout.statement} in the documents.`, styles.text)
    return
  }
  writeHeaders(sheet, layout, area)
  const table: StatementTable = { presentation, layout, area }
  const lastLine = writeLines(sheet, table)
  const lastProof = writeProofs(sheet, table, lastLine + 2)
  put(
    sheet,
    [lastProof + 2, 1],
    'n/s: not stated. –: stated as zero. Italics: derived from other values. Amber, underlined: confidence below 0.90 (see Raw Data).',
    styles.small,
  )
  grayNotStated(sheet, `B${bodyRow}:${sheet.getColumn(area.last).letter}${lastProof}`)
}

function areaOf({ columns, sets }: Presentation, kind: StatementKind): Area {
  const shown = columns.filter(column => column.statements[kind])
  const first = sets[0]?.[kind] ?? shown[0] ?? null
  // The result's main period leads; it is not the newest when a shorter one ends later.
  const before =
    shown.find(column => first && column.months === first.months && isYearApart(column.periodEnd, first.periodEnd)) ??
    null
  const amounts = 2
  const percents = amounts + shown.length + 1
  const change = before ? percents + shown.length + 1 : null
  return { columns: shown, amounts, percents, change, before, last: change ? change + 1 : percents + shown.length - 1 }
}

const widthsOf = (presentation: Presentation, area: Area): number[] => [
  labelWidth,
  ...area.columns.map(() => 14.5),
  gapWidth,
  ...area.columns.map(() => 10.5),
  ...(area.change ? [gapWidth, 14, 10] : []),
]

function writeHeaders(sheet: Worksheet, layout: StatementLayout, area: Area): void {
  const writeGroupTitle = (from: number, to: number, title: string) => {
    for (let column = from; column <= to; column++) put(sheet, [headerRow, column], null, groupTitleStyle)
    put(sheet, [headerRow, from], title, groupTitleStyle)
  }
  writeGroupTitle(area.amounts, area.percents - 2, 'Amounts')
  writeGroupTitle(area.percents, area.percents + area.columns.length - 1, layout.baseTitle)
  put(sheet, [headerRow + 1, 1], null, headNote)
  put(sheet, [headerRow + 2, 1], layout.kind === 'balanceSheet' ? 'As of' : 'Period ended', styles.head)
  area.columns.forEach((column, index) => {
    for (const start of [area.amounts, area.percents]) {
      put(sheet, [headerRow + 1, start + index], noteOf(layout.kind, column), headNote)
      put(sheet, [headerRow + 2, start + index], dateCell(column.periodEnd), headDate)
    }
  })
  if (area.change && area.before) {
    writeGroupTitle(area.change, area.change + 1, 'Change from prior year')
    put(sheet, [headerRow + 1, area.change], null, headNote)
    put(sheet, [headerRow + 1, area.change + 1], null, headNote)
    put(sheet, [headerRow + 2, area.change], 'Amount', styles.headRight)
    put(sheet, [headerRow + 2, area.change + 1], '%', styles.headRight)
  }
}

/** The column header's second line, below the date. */
const noteOf = (kind: StatementKind, column: PeriodColumn): string =>
  [
    kind === 'balanceSheet' ? '' : lengthText(column.months),
    column.derived ? 'sum of quarters' : '',
    column.restated ? 'restated' : '',
  ]
    .filter(Boolean)
    .join(', ')

function writeLines(sheet: Worksheet, table: StatementTable): number {
  let row = bodyRow
  for (const section of table.layout.sections) {
    put(sheet, [row, 1], section.title, styles.section)
    sheet.getRow(row).height = row === bodyRow ? rowHeight : rowHeight + 6
    row += 1
    for (const line of section.lines) {
      writeLine(sheet, table, line, row)
      row += 1
    }
  }
  return row - 1
}

function writeLine(
  sheet: Worksheet,
  { presentation: { raw, unit, setOf, sets }, layout, area }: StatementTable,
  line: StatementLine,
  row: number,
): void {
  const change = emphasis[line.rank]
  put(
    sheet,
    [row, 1],
    line.title,
    restyle(restyle(styles.text, change), {
      alignment: { horizontal: 'left', indent: line.indent, vertical: 'middle' },
    }),
  )
  const field = (column: PeriodColumn | null) => raw.at(column, layout.kind, line.path)
  const percent = restyle(restyle(styles.amount, change), { numFmt: numberFormat.percent })
  const amount = restyle(restyle(styles.amount, change), { numFmt: unit.format })
  area.columns.forEach((column, index) => {
    put(
      sheet,
      [row, area.amounts + index],
      guarded(field(column), notStated),
      fieldStyle(line, amount, raw.rowAt(column, layout.kind, line.path)),
    )
    const [baseKind, basePath] = layout.base
    const base = raw.at(setOf.get(column)![baseKind], baseKind, basePath)
    putFormula(sheet, [row, area.percents + index], over(field(column), base), percent)
  })
  if (area.change && area.before) {
    const now = field(sets[0]?.[layout.kind] ?? area.columns[0]!)
    const then = field(area.before)
    putFormula(sheet, [row, area.change], minus(now, then), amount)
    putFormula(
      sheet,
      [row, area.change + 1],
      over(minus(now, then), magnitude(then)),
      restyle(percent, { numFmt: numberFormat.growth }),
    )
  }
}

/** Nothing is written for a period without the statement. */
const putFormula = (sheet: Worksheet, at: CellAt, expression: Expression, style: CellStyle): void => {
  put(sheet, at, expression.available ? guarded(expression) : null, style)
}

function fieldStyle(
  line: StatementLine,
  base: CellStyle,
  origin: { readonly confidence: number | null; readonly provenance: { readonly method: string } | null } | null,
): CellStyle {
  const doubtful = (origin?.confidence ?? 1) < doubtBelow
  const derived = origin?.provenance?.method === 'derived'
  if (!doubtful && !derived) return base
  return restyle(base, {
    font: font({
      bold: line.rank !== 'line',
      italic: derived,
      ...(doubtful && { underline: true, rgb: color.review }),
    }),
  })
}
/** Values at or above this confidence count as reliable (calibration of the contract). */
const doubtBelow = 0.9

function writeProofs(sheet: Worksheet, { presentation, layout, area }: StatementTable, from: number): number {
  put(sheet, [from, 1], 'Footing check (should be 0)', styles.section)
  layout.proofs.forEach((proof, index) => {
    const row = from + 1 + index
    put(
      sheet,
      [row, 1],
      proof.title,
      restyle(styles.text, { alignment: { horizontal: 'left', indent: 1, vertical: 'middle' } }),
    )
    area.columns.forEach((column, place) => {
      const difference = proofOf(presentation, proof, column)
      putFormula(
        sheet,
        [row, area.amounts + place],
        difference,
        restyle(styles.amount, { numFmt: proofFormat(presentation) }),
      )
    })
  })
  return from + layout.proofs.length
}

/** Differences are shown to the cent, unless the sheet is in thousands or more. */
const proofFormat = ({ unit }: Presentation): string =>
  unit.factor === 1 ? '#,##0.00_);(#,##0.00);"0"_);@_)' : unit.format.replace('"–"', '"0"')

function proofOf({ raw, setOf }: Presentation, proof: Proof, column: PeriodColumn): Expression {
  const set = setOf.get(column)!
  const at = (kind: StatementKind, path: FieldPath) => raw.at(set[kind], kind, path)
  const parts = proof.parts.map(([sign, kind, path]) => ({ sign, field: at(kind, path) }))
  const sum = proof.complete
    ? parts
        .slice(1)
        .reduce(
          (left, { sign, field }) => (sign === 1 ? plus(left, field) : minus(left, field)),
          parts[0]!.sign === 1 ? parts[0]!.field : times(constant(-1), parts[0]!.field),
        )
    : sumOfStated(parts.map(part => part.field))
  // Tolerance for sums of binary fractions, below any currency's cent.
  return rounded(minus(at(...proof.total), sum), 2)
}

function grayNotStated(sheet: Worksheet, ref: string): void {
  sheet.addConditionalFormatting({
    ref,
    rules: [
      {
        type: 'cellIs',
        operator: 'equal',
        formulae: [`"${notStated}"`],
        priority: 1,
        style: { font: { color: argb(color.faint), bold: false } },
      },
    ],
  })
}

const groupTitleStyle: CellStyle = {
  font: font({ size: 8, rgb: color.muted }),
  alignment: { horizontal: 'left', vertical: 'middle' },
  border: { bottom: { style: 'hair', color: argb(color.accentLight) } },
}
const headNote = restyle(styles.headRight, { font: font({ size: 7.5, rgb: color.muted }), border: {} })
const headDate = restyle(styles.headRight, { numFmt: numberFormat.date })
