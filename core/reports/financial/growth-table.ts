/** Growth of the five measures of the contract between two periods, live over the raw figures. */
import type { Worksheet } from 'exceljs'
import type { TrendAnalysis } from '../../contract/financial-statement.ts'
import { cellOf, guarded, magnitude, minus, over, type Expression } from '../formula.ts'
import { look, numberFormat, put, rowRule, styles, color, font } from '../workbook.ts'
import { dateCell, type PeriodColumn } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { agrees } from './ratio-choice.ts'
import { contractMeasures, type Measure } from './trend-measures.ts'

type Growths = TrendAnalysis['yearOverYear']
type Growth = Growths['revenue']

export interface GrowthTable {
  readonly title: string
  readonly growth: Growths
  /** Whether two period ends are the table's step apart. */
  readonly apart: (earlier: string | null, later: string | null) => boolean
}

interface Pair {
  readonly now: PeriodColumn
  readonly before: PeriodColumn
}

/** Bands of the analysis: a change of less than three per cent is stable. */
const band = 0.03
const heads = ['Current', 'Prior', 'Change', 'Growth', 'Trend', 'Current period', 'Prior period'] as const

/** Writes the table and returns the next free row. */
export function addGrowthTable(sheet: Worksheet, presentation: Presentation, table: GrowthTable, from: number): number {
  put(sheet, from, 1, table.title, styles.head)
  heads.forEach((head, index) => put(sheet, from, index + 2, head, styles.headRight))
  contractMeasures.forEach((measure, index) =>
    writeMeasure(sheet, presentation, table, measure, table.growth[measure.name], from + 1 + index),
  )
  return from + contractMeasures.length + 2
}

function writeMeasure(
  sheet: Worksheet,
  presentation: Presentation,
  table: GrowthTable,
  measure: Measure,
  growth: Growth,
  row: number,
): void {
  const amount = look(styles.amount, { numFmt: presentation.unit.format, border: rowRule })
  const percent = look(amount, { numFmt: numberFormat.growth })
  const word = look(styles.small, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } })
  const date = look(word, { numFmt: numberFormat.date })
  put(sheet, row, 1, measure.title, look(styles.text, { border: rowRule }))
  const pair = pairOf(presentation, table, measure, growth) ?? aloneOf(presentation, measure, growth)
  const at = (column: PeriodColumn) => presentation.raw.at(column, measure.kind, measure.path)
  // Figures no column holds (quarters made of year-to-date columns) stand as the analysis gives them.
  const fixed = look(amount, { font: font({ rgb: color.input }) })
  const current = pair ? at(pair.now).value : (growth.current ?? null)
  const prior = pair?.before ? at(pair.before).value : (growth.prior ?? null)
  put(sheet, row, 2, pair ? guarded(at(pair.now)) : current, pair ? amount : fixed)
  put(sheet, row, 3, pair?.before ? guarded(at(pair.before)) : prior, pair ? amount : fixed)
  const now = cellOf(`B${row}`, current)
  const before = cellOf(`C${row}`, prior)
  const rate = over(minus(now, before), magnitude(before))
  const live = agrees(rate.value, growth.growth)
  put(sheet, row, 4, guarded(minus(now, before)), amount)
  put(sheet, row, 5, live ? guarded(rate) : growth.growth, percent)
  put(sheet, row, 6, live ? trendFormula(rate, `E${row}`, growth.trend) : growth.trend, word)
  const ends = pair
    ? [pair.now.periodEnd, pair.before?.periodEnd ?? null]
    : [growth.periodEnd ?? null, growth.priorPeriodEnd ?? null]
  ends.forEach((end, index) => put(sheet, row, 7 + index, end === null ? null : dateCell(end), date))
}

/** The label, live, where the bands give the analysis's own word. */
function trendFormula({ value }: Expression, cell: string, stated: string | null) {
  const word = value === null ? '' : value >= band ? 'increasing' : value <= -band ? 'decreasing' : 'stable'
  if (word !== (stated ?? '')) return stated
  return {
    formula: `IF(ISNUMBER(${cell}),IF(${cell}>=${band},"increasing",IF(${cell}<=-${band},"decreasing","stable")),"")`,
    result: word,
  }
}

/** The current figure without one to compare it with; null where the analysis has a prior figure that no column holds. */
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

/** The two columns the analysis compared: those it names, else those a step apart, that give its growth. */
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
