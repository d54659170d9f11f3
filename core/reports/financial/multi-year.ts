/** Growth over three or more periods: compound rate, mean change and direction. */
import type { Worksheet } from 'exceljs'
import type { TrendAnalysis } from '../../contract/financial-statement.ts'
import { apply, cellOf, constant, guarded, minus, over, positive, type Expression } from '../formula.ts'
import { restyle, numberFormat, put, rowRule, styles } from '../workbook.ts'
import { dateCell, daysBetween, type PeriodColumn } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { agrees } from './ratio-choice.ts'
import { measureNamed } from './trend-measures.ts'

type MultiYear = NonNullable<TrendAnalysis['multiYear']>
const headers = ['First', 'Last', 'Compound growth', 'Mean change', 'Trend', 'From', 'To'] as const

/** Writes the table and returns the next free row. */
export function addMultiYear(sheet: Worksheet, presentation: Presentation, multiYear: MultiYear, from: number): number {
  put(sheet, [from, 1], 'Multiple years', styles.head)
  headers.forEach((head, index) => put(sheet, [from, index + 2], head, styles.headRight))
  Object.entries(multiYear).forEach((measure, index) => writeSeries(sheet, presentation, measure, from + 1 + index))
  return from + Object.keys(multiYear).length + 2
}

function writeSeries(
  sheet: Worksheet,
  presentation: Presentation,
  [name, series]: readonly [name: string, series: MultiYear[string]],
  row: number,
): void {
  const amount = restyle(styles.amount, { numFmt: presentation.unit.format, border: rowRule })
  const percent = restyle(amount, { numFmt: numberFormat.percent })
  const word = restyle(styles.small, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } })
  const figures = series.values.map((value, index) =>
    fieldOf(presentation, name, series.periodEnds[index] ?? null, value),
  )
  const [first, last] = [figures[0] ?? null, figures.at(-1) ?? null]
  put(sheet, [row, 1], measureNamed(name)?.title ?? name, restyle(styles.text, { border: rowRule }))
  put(sheet, [row, 2], first ? guarded(first) : (series.values[0] ?? null), amount)
  put(sheet, [row, 3], last ? guarded(last) : (series.values.at(-1) ?? null), amount)
  const opening = cellOf(`B${row}`, series.values[0] ?? null)
  const closing = cellOf(`C${row}`, series.values.at(-1) ?? null)
  const compound = compoundRates(series, opening, closing).find(rate => agrees(rate.value, series.cagr))
  put(sheet, [row, 4], compound ? guarded(compound) : series.cagr, percent)
  put(sheet, [row, 5], meanChange(series, figures), amount)
  put(sheet, [row, 6], series.trend, word)
  const ends = [series.periodEnds[0] ?? null, series.periodEnds.at(-1) ?? null]
  ends.forEach((end, index) =>
    put(sheet, [row, 7 + index], end === null ? null : dateCell(end), restyle(word, { numFmt: numberFormat.date })),
  )
}

/** (last / first)^(1 / years) − 1 with the years counted as periods, or by the calendar. Both ends must be positive. */
function compoundRates(
  { periodEnds }: MultiYear[string],
  opening: Expression,
  closing: Expression,
): readonly Expression[] {
  const days = daysBetween(periodEnds[0] ?? null, periodEnds.at(-1) ?? null)
  const spans = [periodEnds.length - 1, ...(days ? [Math.round(days / 365.25), days / 365.25, days / 365] : [])]
  return spans
    .filter(years => years > 0)
    .map(years => {
      const growth = over(positive(closing), positive(opening))
      return minus(apply('POWER', [growth, over(constant(1), constant(years))], Math.pow), constant(1))
    })
}

/** (last − first) / steps, or the mean of the absolute steps, whichever the analysis used; else its value. */
function meanChange({ values, meanAbsoluteChange }: MultiYear[string], figures: readonly (Expression | null)[]) {
  if (figures.some(field => field === null) || values.length < 2) return meanAbsoluteChange
  const cells = figures as readonly Expression[]
  const steps = cells.slice(1).map((cell, index) => minus(cell, cells[index]!))
  const mean = (name: string, parts: readonly Expression[]) =>
    apply(name, parts, (...numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
  const sizes = steps.map(step => apply('ABS', [step], Math.abs))
  const found = [mean('AVERAGE', steps), mean('AVERAGE', sizes)].find(candidate =>
    agrees(candidate.value, meanAbsoluteChange),
  )
  return found ? guarded(found) : meanAbsoluteChange
}

/** A measure's value in the raw data at a period end, when a column contains exactly the value of the series. */
function fieldOf(
  { raw, columns, sets }: Presentation,
  name: string,
  periodEnd: string | null,
  value: number | null,
): Expression | null {
  const measure = measureNamed(name)
  if (!measure || value === null) return null
  const leading = sets[0]?.[measure.kind]?.months
  const at = (column: PeriodColumn) => raw.at(column, measure.kind, measure.path)
  return (
    columns
      .filter(column => column.periodEnd === periodEnd && at(column).value === value)
      .toSorted((a, b) => Number(b.months === leading) - Number(a.months === leading))
      .map(at)[0] ?? null
  )
}
