/**
 * The Financial Ratios sheet: every ratio as a live formula for every period, against the industry, with its formula
 * and missing inputs.
 */
import type { Workbook, Worksheet } from 'exceljs'
import { grouped } from '../../contract/american-english.ts'
import type { RatioReason } from '../../contract/financial-statement.ts'
import { cellOf, guarded, minus } from '../formula.ts'
import type { Chart } from '../charts.ts'
import {
  addSheet,
  color,
  font,
  heightOf,
  restyle,
  numberFormat,
  put,
  putAcross,
  rowHeight,
  rowRule,
  styles,
} from '../workbook.ts'
import { dateCell, lengthText } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import {
  columnsOf,
  headerRow,
  ratioSheet,
  letter,
  type RatioColumns,
  type RatioPlan,
  type Benchmark,
  type RatioRow,
} from './ratio-plan.ts'
import { addComparison, cellStyle, ratioFormats } from './ratio-comparison.ts'

const noteStyle = restyle(styles.small, { border: rowRule, alignment: { vertical: 'middle', wrapText: true } })

const reasons: Record<RatioReason, string> = {
  missing_input: 'A required amount is not stated.',
  zero_denominator: 'The denominator is zero.',
  negative_equity: 'Equity is zero or negative.',
  no_debt: 'There is no debt to cover.',
  market_data_required: 'Needs market data.',
  not_meaningful: 'Not meaningful for this business.',
  periods_differ: 'The statements end on different dates.',
}

/** Fills the sheet and returns its charts. */
export function addRatios(book: Workbook, presentation: Presentation, plan: RatioPlan): readonly Chart[] {
  const columns = columnsOf(presentation)
  const { sets, result } = presentation
  const sheet = addSheet(book, ratioSheet, presentation.title('Financial ratios'), {
    headerRows: [1, 3],
    headerColumns: 'A:A',
    frozenRows: headerRow,
    frozenColumns: 1,
    widths: [32, ...Array.from({ length: Math.max(1, sets.length) }, () => 12.5), 2, 10, 10.5, 9, 11.5, 2, 42, 32],
  })
  writeHeaders(sheet, presentation, columns)
  if (!result.industryBenchmark)
    for (const column of [columns.benchmark, columns.difference, columns.verdict]) sheet.getColumn(column).hidden = true
  for (const group of plan.groups) {
    put(sheet, [group.row, 1], group.title, styles.section)
    sheet.getRow(group.row).height = rowHeight + 5
    for (const entry of group.rows) writeRatio(sheet, entry, columns)
  }
  const source = sourceOfBenchmark(presentation)
  putAcross(sheet, [plan.lastRow + 2, 1, columns.note], source, styles.smallWrapped)
  const notes =
    Object.values(result.ratioDetails).length === 0
      ? ''
      : ' Year-end balances; the average basis uses the mean of opening and closing balances.'
  putAcross(
    sheet,
    [plan.lastRow + 3, 1, columns.note],
    `Flows of interim periods are annualized in returns and turnovers.${notes}`,
    styles.smallWrapped,
  )
  return addComparison(sheet, plan, columns, plan.lastRow + 5)
}

/** The source of the industry values, in one sentence. */
export function sourceOfBenchmark({ result }: Presentation): string {
  const benchmark = result.industryBenchmark
  if (!benchmark) return 'No industry benchmarks: the industry is unknown or has no benchmarks.'
  const sample = benchmark.sampleSize === null ? '' : `, ${grouped(benchmark.sampleSize, 0, 0)} returns`
  return `Industry: ${benchmark.source}, ${benchmark.year}, NAICS ${benchmark.naics} (${benchmark.level}), asset size ${benchmark.assetSizeClass}${sample}.`
}

function writeHeaders(sheet: Worksheet, { sets, result }: Presentation, columns: RatioColumns): void {
  for (const column of [1, columns.formula, columns.note]) put(sheet, [headerRow, column], null, styles.head)
  put(sheet, [headerRow, 1], 'Ratio', styles.head)
  sets.forEach((set, index) => {
    put(
      sheet,
      [headerRow - 1, columns.periods + index],
      lengthText(set.months),
      restyle(styles.small, { alignment: { horizontal: 'right' } }),
    )
    put(
      sheet,
      [headerRow, columns.periods + index],
      dateCell(set.periodEnd),
      restyle(styles.headRight, { numFmt: numberFormat.date }),
    )
  })
  if (sets.length === 0) put(sheet, [headerRow, columns.periods], 'Value', styles.headRight)
  put(
    sheet,
    [headerRow - 1, columns.benchmark],
    result.industryBenchmark ? String(result.industryBenchmark.year) : null,
    restyle(styles.small, { alignment: { horizontal: 'right' } }),
  )
  put(sheet, [headerRow, columns.benchmark], 'Industry', styles.headRight)
  put(sheet, [headerRow, columns.difference], 'Difference', styles.headRight)
  put(sheet, [headerRow, columns.verdict], 'Vs. industry', styles.headRight)
  put(sheet, [headerRow, columns.average], 'On average balances', styles.headRight)
  put(sheet, [headerRow, columns.formula], 'Formula', styles.head)
  put(sheet, [headerRow, columns.note], 'Note', styles.head)
  sheet.getRow(headerRow).height = 16
}

function writeRatio(sheet: Worksheet, entry: RatioRow, columns: RatioColumns): void {
  const { ratio, row, stated, detail, values, benchmark } = entry
  const format = restyle(cellStyle, { numFmt: ratioFormats[ratio.unit] })
  put(
    sheet,
    [row, 1],
    ratio.title,
    restyle(styles.text, { border: rowRule, alignment: { horizontal: 'left', indent: 1, vertical: 'middle' } }),
  )
  if (values.length === 0) put(sheet, [row, columns.periods], stated, format)
  values.forEach(({ stated: own, formula }, index) => {
    const latest = restyle(format, index === 0 ? { font: font({ bold: true }) } : {})
    put(sheet, [row, columns.periods + index], formula ? (formula.available ? guarded(formula) : null) : own, latest)
  })
  const company = cellOf(`$${letter(columns.periods)}${row}`, stated)
  if (benchmark) {
    const industry = cellOf(`$${letter(columns.benchmark)}${row}`, benchmark.value)
    put(sheet, [row, columns.benchmark], benchmark.value, restyle(format, { font: font({ rgb: color.input }) }))
    put(sheet, [row, columns.difference], guarded(minus(company, industry)), format)
    put(sheet, [row, columns.verdict], verdict(row, columns.difference, stated, benchmark), verdictStyle)
  } else
    for (const column of [columns.benchmark, columns.difference, columns.verdict])
      put(sheet, [row, column], null, format)
  put(sheet, [row, columns.average], detail?.averageBasisValue ?? null, format)
  const note = noteOf(entry)
  put(sheet, [row, columns.formula], detail?.formula ?? ratio.words, noteStyle)
  put(sheet, [row, columns.note], note, noteStyle)
  sheet.getRow(row).height = Math.max(
    heightOf(detail?.formula ?? ratio.words, 42, rowHeight, 8),
    heightOf(note, 32, rowHeight, 8),
  )
}

/** The ratio compared with the industry, as a live formula in words. */
function verdict(row: number, differenceColumn: number, stated: number | null, { value, direction }: Benchmark) {
  if (direction === null) return null
  const cell = `$${letter(differenceColumn)}${row}`
  const difference = stated === null ? null : stated - value
  const [above, below] = direction === 1 ? ['better', 'weaker'] : ['weaker', 'better']
  return {
    formula: `IF(ISNUMBER(${cell}),IF(${cell}=0,"equal",IF(${cell}>0,"${above}","${below}")),"")`,
    result: difference === null ? '' : difference === 0 ? 'equal' : difference > 0 ? above : below,
  }
}

function noteOf({ stated, values, detail }: RatioRow): string {
  const reason = stated === null && detail?.reason ? [reasons[detail.reason]] : []
  const fixed =
    stated !== null && values.length > 0 && values[0]!.formula === null
      ? ['Value from the analysis, not a formula over the raw data.']
      : []
  return [...reason, ...(detail?.notes ?? []), ...fixed].join(' ')
}
const verdictStyle = restyle(styles.small, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } })
