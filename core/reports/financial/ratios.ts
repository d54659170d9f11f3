/** The Financial Ratios sheet: every ratio live for every period, against the industry, with its formula and what is missing. */
import type { Workbook, Worksheet } from 'exceljs'
import type { RatioDetail, RatioReason } from '../../contract/financial-statement.ts'
import { cellOf, guarded, minus, type Expression } from '../formula.ts'
import type { Chart } from '../charts.ts'
import { addSheet, colour, font, heightOf, look, numberFormat, put, putAcross, rowHeight, rowRule, styles, titleRows, type Look } from '../workbook.ts'
import { dateCell, lengthText, yearBefore } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { chooseReading, ratioGroups, readAlike, type RatioDefinition, type RatioUnit } from './ratio-formulas.ts'
import { figuresOf } from './raw-figures.ts'

export const ratioSheet = 'Financial Ratios'
const headRow = titleRows + 2
const bodyRow = headRow + 1

export interface RatioRow {
  readonly ratio: RatioDefinition
  readonly row: number
  /** The analysis's own value; null: not computable. */
  readonly stated: number | null
  readonly detail: RatioDetail | null
  /** Live for each set; the first is null where no formula over the raw figures gives the stated value. */
  readonly values: readonly (Expression | null)[]
  readonly benchmark: Benchmark | null
}
interface Benchmark {
  readonly value: number
  /** 1: higher is better, −1: lower is better, null: neither. */
  readonly direction: 1 | -1 | null
}

export interface RatioPlan {
  readonly groups: readonly { readonly title: string; readonly row: number; readonly rows: readonly RatioRow[] }[]
  readonly lastRow: number
  /** The latest period's cell of a ratio, for other sheets. */
  cell(name: string): Expression | null
  benchmark(name: string): Expression | null
}

const lastPart = (path: string): string => path.split(/[/.]/).at(-1)!
const byName = <T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([path, value]) => [lastPart(path), value]))

/** Decides every ratio's row and formulas, so that other sheets can refer to them. */
export function planRatios(presentation: Presentation): RatioPlan {
  const { result, sets, raw } = presentation
  const details = byName(result.ratioDetails)
  const stated = byName(Object.assign({}, ...Object.values(result.financialRatios)) as Record<string, number | null>)
  const benchmarks = benchmarksOf(presentation)
  const figures = sets.map(set => figuresOf(raw, set))
  const before = sets.map(set => yearBefore(set, sets)).map(set => set && figuresOf(raw, set))
  let row = bodyRow
  const groups = ratioGroups.map(group => {
    const groupRow = row
    row += 1
    const rows = group.ratios.map((ratio): RatioRow => {
      const value = stated.get(ratio.name) ?? null
      const [now, ...others] = figures
      const chosen = now ? chooseReading(ratio, value, now, before[0] ?? null) : { expression: null, place: null }
      const values = now ? [chosen.expression, ...others.map((other, index) => readAlike(ratio, chosen, other, before[index + 1] ?? null))] : []
      return { ratio, row: row++, stated: value, detail: details.get(ratio.name) ?? null, values, benchmark: benchmarks.get(ratio.name) ?? null }
    })
    return { title: group.title, row: groupRow, rows }
  })
  const rows = new Map(groups.flatMap(group => group.rows.map(entry => [entry.ratio.name, entry])))
  const columns = columnsOf(presentation)
  return {
    groups,
    lastRow: row - 1,
    cell: name => {
      const entry = rows.get(name)
      return entry ? cellOf(`'${ratioSheet}'!$${letter(columns.periods)}$${entry.row}`, entry.stated) : null
    },
    benchmark: name => {
      const entry = rows.get(name)
      return entry?.benchmark ? cellOf(`'${ratioSheet}'!$${letter(columns.benchmark)}$${entry.row}`, entry.benchmark.value) : null
    },
  }
}

function benchmarksOf({ result }: Presentation): ReadonlyMap<string, Benchmark> {
  return new Map(
    (result.industryBenchmark?.ratios ?? []).flatMap(({ name, benchmark, difference, favorable }) =>
      benchmark === null
        ? []
        : [[lastPart(name), { value: benchmark, direction: favorable === null || !difference ? null : favorable === difference > 0 ? 1 : -1 }] as const],
    ),
  )
}

/** First column of each block, 1-based. */
function columnsOf({ sets }: Presentation) {
  const periods = 2
  const benchmark = periods + Math.max(1, sets.length) + 1
  return { periods, benchmark, difference: benchmark + 1, verdict: benchmark + 2, average: benchmark + 3, formula: benchmark + 5, note: benchmark + 6 }
}

export const letter = (column: number): string =>
  column > 26 ? letter(Math.floor((column - 1) / 26)) + letter(((column - 1) % 26) + 1) : String.fromCharCode(64 + column)

export const ratioFormats: Record<RatioUnit, string> = { percent: numberFormat.percent, times: numberFormat.times, days: numberFormat.days }
const cellLook = look(styles.amount, { border: rowRule })
const noteLook = look(styles.small, { border: rowRule, alignment: { vertical: 'middle', wrapText: true } })

const reasons: Record<RatioReason, string> = {
  missing_input: 'A figure it needs is not stated.',
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
    frozenRows: headRow,
    frozenColumns: 1,
    widths: [32, ...Array.from({ length: Math.max(1, sets.length) }, () => 12.5), 2, 10, 10.5, 9, 11.5, 2, 42, 32],
  })
  writeHeads(sheet, presentation, columns)
  for (const group of plan.groups) {
    put(sheet, group.row, 1, group.title, styles.section)
    sheet.getRow(group.row).height = rowHeight + 5
    for (const entry of group.rows) writeRatio(sheet, entry, columns)
  }
  const source = sourceOfBenchmark(presentation)
  putAcross(sheet, plan.lastRow + 2, 1, columns.note, source, styles.smallWrapped)
  const notes = Object.values(result.ratioDetails).length === 0 ? '' : ' Year-end balances; the average basis takes the mean of opening and closing balances.'
  putAcross(sheet, plan.lastRow + 3, 1, columns.note, `Flows of interim periods are brought to a year in returns and turnovers.${notes}`, styles.smallWrapped)
  return addComparison(sheet, plan, columns, plan.lastRow + 5)
}

/** Where the industry figures come from, in one sentence. */
export function sourceOfBenchmark({ result }: Presentation): string {
  const benchmark = result.industryBenchmark
  if (!benchmark) return 'No industry figures: the industry is not known, or none are held for it.'
  const sample = benchmark.sampleSize === null ? '' : `, ${benchmark.sampleSize.toLocaleString('en-US')} returns`
  return `Industry: ${benchmark.source}, ${benchmark.year}, NAICS ${benchmark.naics} (${benchmark.level}), asset size ${benchmark.assetSizeClass}${sample}.`
}

function writeHeads(sheet: Worksheet, { sets, result }: Presentation, columns: ReturnType<typeof columnsOf>): void {
  for (const column of [1, columns.formula, columns.note]) put(sheet, headRow, column, null, styles.head)
  put(sheet, headRow, 1, 'Ratio', styles.head)
  sets.forEach((set, index) => {
    put(sheet, headRow - 1, columns.periods + index, lengthText(set.months), look(styles.small, { alignment: { horizontal: 'right' } }))
    put(sheet, headRow, columns.periods + index, dateCell(set.periodEnd), look(styles.headRight, { numFmt: numberFormat.date }))
  })
  if (sets.length === 0) put(sheet, headRow, columns.periods, 'Value', styles.headRight)
  put(sheet, headRow - 1, columns.benchmark, result.industryBenchmark ? String(result.industryBenchmark.year) : null, look(styles.small, { alignment: { horizontal: 'right' } }))
  put(sheet, headRow, columns.benchmark, 'Industry', styles.headRight)
  put(sheet, headRow, columns.difference, 'Difference', styles.headRight)
  put(sheet, headRow, columns.verdict, 'Against it', styles.headRight)
  put(sheet, headRow, columns.average, 'On averages', styles.headRight)
  put(sheet, headRow, columns.formula, 'Formula', styles.head)
  put(sheet, headRow, columns.note, 'Note', styles.head)
  sheet.getRow(headRow).height = 16
}

function writeRatio(sheet: Worksheet, entry: RatioRow, columns: ReturnType<typeof columnsOf>): void {
  const { ratio, row, stated, detail, values, benchmark } = entry
  const format = look(cellLook, { numFmt: ratioFormats[ratio.unit] })
  put(sheet, row, 1, ratio.title, look(styles.text, { border: rowRule, alignment: { horizontal: 'left', indent: 1, vertical: 'middle' } }))
  if (values.length === 0) put(sheet, row, columns.periods, stated, format)
  values.forEach((value, index) => {
    const latest = look(format, index === 0 ? { font: font({ bold: true }) } : {})
    put(sheet, row, columns.periods + index, value ? (value.available ? guarded(value) : null) : stated, latest)
  })
  const company = cellOf(`$${letter(columns.periods)}${row}`, stated)
  if (benchmark) {
    const industry = cellOf(`$${letter(columns.benchmark)}${row}`, benchmark.value)
    put(sheet, row, columns.benchmark, benchmark.value, look(format, { font: font({ rgb: colour.input }) }))
    put(sheet, row, columns.difference, guarded(minus(company, industry)), format)
    put(sheet, row, columns.verdict, verdict(row, columns.difference, stated, benchmark), verdictLook)
  } else for (const column of [columns.benchmark, columns.difference, columns.verdict]) put(sheet, row, column, null, format)
  put(sheet, row, columns.average, detail?.averageBasisValue ?? null, format)
  const note = noteOf(entry)
  put(sheet, row, columns.formula, detail?.formula ?? ratio.words, noteLook)
  put(sheet, row, columns.note, note, noteLook)
  sheet.getRow(row).height = Math.max(heightOf(detail?.formula ?? ratio.words, 42, rowHeight, 8), heightOf(note, 32, rowHeight, 8))
}

/** The ratio's standing, live, in words. */
function verdict(row: number, differenceColumn: number, stated: number | null, { value, direction }: Benchmark) {
  if (direction === null) return null
  const cell = `$${letter(differenceColumn)}${row}`
  const difference = stated === null ? null : stated - value
  const [above, below] = direction === 1 ? ['better', 'weaker'] : ['weaker', 'better']
  return {
    formula: `IF(ISNUMBER(${cell}),IF(${cell}=0,"equal",IF(${cell}>0,"${above}","${below}")),"")`,
    result: difference === null ? '' : difference === 0 ? 'equal' : difference > 0 ? above! : below!,
  }
}

function noteOf({ stated, values, detail }: RatioRow): string {
  const reason = stated === null && detail?.reason ? [reasons[detail.reason]] : []
  const fixed = stated !== null && values.length > 0 && values[0] === null ? ['Value as analysed; not a formula over the raw data.'] : []
  return [...reason, ...(detail?.notes ?? []), ...fixed].join(' ')
}
const verdictLook = look(styles.small, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } })

interface Comparison {
  readonly title: string
  readonly axis: string
  readonly format: string
  readonly belongs: (ratio: RatioDefinition, group: string) => boolean
}
const coverage: readonly string[] = ['interestCoverageRatio', 'debtServiceCoverageRatio']
const comparisons: readonly Comparison[] = [
  { title: 'Margins and returns', axis: 'Per cent', format: '0%', belongs: ratio => ratio.unit === 'percent' },
  {
    title: 'Liquidity and leverage',
    axis: 'Times',
    format: '0.0',
    belongs: (ratio, group) => ratio.unit === 'times' && ['Liquidity', 'Solvency'].includes(group) && !coverage.includes(ratio.name),
  },
  {
    title: 'Coverage and turnover',
    axis: 'Times',
    format: '0.0',
    belongs: (ratio, group) => ratio.unit === 'times' && (group === 'Efficiency' || coverage.includes(ratio.name)),
  },
]
const chartRows = 15
/** 0-based: beside the three columns of the small table. */
const chartColumn = 4
/** The column at which a chart is wide enough to read, whatever stands above it. */
function chartEnd(sheet: Worksheet): number {
  let column = chartColumn
  for (let width = 0; width < 66; column++) width += sheet.getColumn(column + 1).width ?? 9
  return column
}

/** Small tables of the ratios that have an industry figure, each with its chart beside it. */
function addComparison(sheet: Worksheet, plan: RatioPlan, columns: ReturnType<typeof columnsOf>, from: number): readonly Chart[] {
  const charts: Chart[] = []
  let row = from
  for (const { title, axis, format, belongs } of comparisons) {
    const rows = plan.groups.flatMap(group => group.rows.filter(entry => entry.benchmark && belongs(entry.ratio, group.title)))
    if (rows.length === 0) continue
    if (charts.length === 0) sheet.getRow(row - 2).addPageBreak()
    put(sheet, row, 1, `${title} against the industry`, styles.head)
    put(sheet, row, 2, 'Company', styles.headRight)
    put(sheet, row, 3, 'Industry', styles.headRight)
    rows.forEach((entry, index) => {
      const at = row + 1 + index
      const numbers = look(cellLook, { numFmt: ratioFormats[entry.ratio.unit] })
      put(sheet, at, 1, entry.ratio.title, look(styles.text, { border: rowRule }))
      put(sheet, at, 2, guarded(cellOf(`$${letter(columns.periods)}$${entry.row}`, entry.stated)), numbers)
      put(sheet, at, 3, guarded(cellOf(`$${letter(columns.benchmark)}$${entry.row}`, entry.benchmark!.value)), numbers)
    })
    const first = row + 1
    const last = row + rows.length
    const range = (column: string) => `'${ratioSheet}'!$${column}$${first}:$${column}$${last}`
    charts.push({
      sheet: ratioSheet,
      title: `${title} against the industry`,
      bars: 'horizontal',
      reversed: true,
      valueTitle: axis,
      valueFormat: format,
      categories: { range: range('A'), texts: rows.map(entry => entry.ratio.title) },
      series: [
        { name: 'Company', nameCell: `'${ratioSheet}'!$B$${row}`, range: range('B'), values: rows.map(entry => entry.stated), rgb: colour.accent },
        { name: 'Industry', nameCell: `'${ratioSheet}'!$C$${row}`, range: range('C'), values: rows.map(entry => entry.benchmark!.value), rgb: colour.accentLight },
      ],
      anchor: { fromColumn: chartColumn, fromRow: row - 1, toColumn: chartEnd(sheet), toRow: row - 1 + chartRows },
    })
    row += Math.max(rows.length + 2, chartRows + 2)
  }
  return charts
}
