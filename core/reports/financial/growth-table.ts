/** Growth of the contract's five measures between two periods, as live formulas over the raw data. */
import type { Worksheet } from 'exceljs'
import type { TrendAnalysis } from '../../contract/financial-statement.ts'
import { cellOf, guarded, magnitude, minus, over, type Expression } from '../formula.ts'
import { restyle, numberFormat, put, rowRule, styles, color, font } from '../workbook.ts'
import { dateCell, type PeriodColumn } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { agrees } from './ratio-choice.ts'
import { contractMeasures, type Measure } from './trend-measures.ts'

type Growths = TrendAnalysis['yearOverYear']
type ContractMeasure = (typeof contractMeasures)[number]
type Growth = Growths['revenue']

export interface GrowthTable {
  readonly title: string
  readonly growth: Growths
  /** Whether two period ends are one step of the table apart. */
  readonly apart: (earlier: string | null, later: string | null) => boolean
}

interface Pair {
  readonly now: PeriodColumn
  readonly before: PeriodColumn
}

/** The analysis treats a change of less than three percent as stable. */
const stableWithin = 0.03
const headers = ['Current', 'Prior', 'Change', 'Growth', 'Trend', 'Current period', 'Prior period'] as const

/** Writes the table and returns the next free row. */
export function addGrowthTable(sheet: Worksheet, presentation: Presentation, table: GrowthTable, from: number): number {
  put(sheet, [from, 1], table.title, styles.head)
  headers.forEach((head, index) => put(sheet, [from, index + 2], head, styles.headRight))
  contractMeasures.forEach((measure, index) => writeMeasure(sheet, presentation, { table, measure }, from + 1 + index))
  return from + contractMeasures.length + 2
}

function writeMeasure(
  sheet: Worksheet,
  presentation: Presentation,
  { table, measure }: { readonly table: GrowthTable; readonly measure: ContractMeasure },
  row: number,
): void {
  const growth = table.growth[measure.name]
  const amount = restyle(styles.amount, { numFmt: presentation.unit.format, border: rowRule })
  const percent = restyle(amount, { numFmt: numberFormat.growth })
  const word = restyle(styles.small, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } })
  const date = restyle(word, { numFmt: numberFormat.date })
  put(sheet, [row, 1], measure.title, restyle(styles.text, { border: rowRule }))
  const pair = pairOf(presentation, table, measure, growth) ?? aloneOf(presentation, measure, growth)
  const at = (column: PeriodColumn) => presentation.raw.at(column, measure.kind, measure.path)
  // Values that no column contains (quarters computed from year-to-date columns) are written as the analysis gives
  // them.
  const fixed = restyle(amount, { font: font({ rgb: color.input }) })
  const current = pair ? at(pair.now).value : (growth.current ?? null)
  const prior = pair?.before ? at(pair.before).value : (growth.prior ?? null)
  put(sheet, [row, 2], pair ? guarded(at(pair.now)) : current, pair ? amount : fixed)
  put(sheet, [row, 3], pair?.before ? guarded(at(pair.before)) : prior, pair ? amount : fixed)
  const now = cellOf(`B${row}`, current)
  const before = cellOf(`C${row}`, prior)
  const rate = over(minus(now, before), magnitude(before))
  const live = agrees(rate.value, growth.growth)
  put(sheet, [row, 4], guarded(minus(now, before)), amount)
  put(sheet, [row, 5], live ? guarded(rate) : growth.growth, percent)
  put(sheet, [row, 6], live ? trendFormula(rate, `E${row}`, growth.trend) : growth.trend, word)
  const ends = pair
    ? [pair.now.periodEnd, pair.before?.periodEnd ?? null]
    : [growth.periodEnd ?? null, growth.priorPeriodEnd ?? null]
  ends.forEach((end, index) => put(sheet, [row, 7 + index], end === null ? null : dateCell(end), date))
}

/** The label, as a live formula where it gives the analysis's own word. */
function trendFormula({ value }: Expression, cell: string, stated: string | null) {
  const word =
    value === null ? '' : value >= stableWithin ? 'increasing' : value <= -stableWithin ? 'decreasing' : 'stable'
  if (word !== (stated ?? '')) return stated
  return {
    formula: `IF(ISNUMBER(${cell}),IF(${cell}>=${stableWithin},"increasing",IF(${cell}<=-${stableWithin},"decreasing","stable")),"")`,
    result: word,
  }
}

/**
 * The current value when there is none to compare it with; null where the analysis has a prior value that no column
 * contains.
 */
function aloneOf(
  { raw, sets }: Presentation,
  { kind, path }: Measure,
  growth: Growth,
): { readonly now: PeriodColumn; readonly before: null } | null {
  const now = sets[0]?.[kind] ?? null
  return now && (growth.prior ?? null) === null && agrees(growth.current ?? null, raw.at(now, kind, path).value)
    ? { now, before: null }
    : null
}

/** The two columns that the analysis compared: those it names, else those one step apart with the same growth. */
function pairOf(
  { raw, columns, sets }: Presentation,
  { apart }: GrowthTable,
  { kind, path }: Measure,
  growth: Growth,
): Pair | null {
  const holding = columns.filter(column => column.statements[kind])
  const value = (column: PeriodColumn) => raw.at(column, kind, path).value
  const leading = sets[0]?.[kind] ?? null
  const matching = (stated: number | null | undefined) =>
    holding.filter(column => stated === undefined || stated === null || agrees(stated, value(column)))
  const earlier = matching(growth.prior)
  const pairs = matching(growth.current).flatMap(now =>
    earlier
      .filter(
        before => apart(before.periodEnd, now.periodEnd) && (kind === 'balanceSheet' || before.months === now.months),
      )
      .map((before): Pair => ({ now, before })),
  )
  const rank = ({ now, before }: Pair): number =>
    (growth.periodEnd === now.periodEnd ? 4 : 0) +
    (growth.priorPeriodEnd === before.periodEnd ? 2 : 0) +
    (now === leading ? 1 : 0)
  const fits = ({ now, before }: Pair): boolean => {
    const [a, b] = [value(now), value(before)]
    return agrees(growth.growth, a === null || b === null || b === 0 ? null : (a - b) / Math.abs(b))
  }
  return pairs.filter(fits).toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
