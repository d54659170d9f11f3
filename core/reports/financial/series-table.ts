/** The measures over all periods of one length, with growth from period to period, and their charts. */
import type { Worksheet } from 'exceljs'
import { compareDates } from '../../analysis/calendar.ts'
import { shortMonth } from '../../contract/american-english.ts'
import type { Chart } from '../charts.ts'
import { cellOf, guarded, magnitude, minus, over } from '../formula.ts'
import { color, restyle, numberFormat, put, rowHeight, rowRule, styles } from '../workbook.ts'
import { dateCell, daysBetween, lengthText, type PeriodSet } from './period-columns.ts'
import type { Presentation } from './presentation.ts'
import { letter } from './ratio-plan.ts'
import { measureAt, measures, seriesOrder, type Measure } from './trend-measures.ts'

export interface SeriesPlan {
  readonly charts: readonly Chart[]
  readonly nextRow: number
}

const ordered: readonly Measure[] = seriesOrder.map(name => measures.find(measure => measure.name === name)!)

/** Where charts are drawn: their first row, and how many rows they cover. */
interface ChartPlace {
  readonly from: number
  readonly chartRows: number
}

/** One table for each length with at least two periods, the main one first; the first table's charts are above it. */
export function addSeriesTables(
  sheet: Worksheet,
  presentation: Presentation,
  leading: PeriodSet,
  place: ChartPlace,
): SeriesPlan {
  const { from, chartRows } = place
  const groups = [...Map.groupBy(presentation.sets, set => set.months)]
    .filter(([, sets]) => sets.length > 1)
    .toSorted(([a], [b]) => Number(b === leading.months) - Number(a === leading.months) || (b ?? 0) - (a ?? 0))
  let row = from
  const charts: Chart[] = []
  for (const [, unsorted] of groups) {
    const sets = unsorted.toSorted((a, b) => compareDates(b.periodEnd, a.periodEnd))
    const isFirst = row === from
    if (isFirst) row += chartRows + 1
    const rows = writeTable(sheet, presentation, sets, row)
    if (isFirst) charts.push(...chartsOf(presentation, sheet.name, { sets, rows, headerRow: row }, place))
    row = rows.next
  }
  return { charts, nextRow: row }
}

interface TableRows {
  readonly of: ReadonlyMap<string, number>
  readonly next: number
}

const labelOf = ({ periodEnd }: PeriodSet): string =>
  periodEnd === null ? 'Not stated' : shortMonth(new Date(periodEnd))

function writeTable(
  sheet: Worksheet,
  { raw, unit }: Presentation,
  sets: readonly PeriodSet[],
  from: number,
): TableRows {
  const { months } = sets[0]!
  put(sheet, [from, 1], months === null ? 'Periods' : `Periods of ${lengthText(months)}`, styles.head)
  put(sheet, [from + 1, 1], 'Period end', restyle(styles.small, { border: rowRule }))
  sets.forEach((set, index) => {
    put(sheet, [from, index + 2], labelOf(set), styles.headRight)
    put(
      sheet,
      [from + 1, index + 2],
      dateCell(set.periodEnd),
      restyle(styles.small, { border: rowRule, numFmt: numberFormat.date, alignment: { horizontal: 'right' } }),
    )
  })
  const of = new Map<string, number>()
  let row = from + 2
  for (const measure of ordered) {
    of.set(measure.name, row)
    put(sheet, [row, 1], measure.title, restyle(styles.text, { border: rowRule }))
    sets.forEach((set, index) => {
      const field = measureAt(raw, set, measure)
      put(
        sheet,
        [row, index + 2],
        field.available ? guarded(field) : null,
        restyle(styles.amount, { numFmt: unit.format, border: rowRule }),
      )
    })
    row += 1
  }
  put(sheet, [row, 1], 'Growth from the prior period', styles.section)
  sheet.getRow(row).height = rowHeight + 5
  row += 1
  for (const measure of ordered) {
    put(sheet, [row, 1], measure.title, restyle(styles.text, { border: rowRule }))
    sets.forEach((set, index) => {
      const before = sets[index + 1]
      if (!before || !follows(before, set)) return
      const cell = (at: number, of_: PeriodSet) =>
        cellOf(`${letter(at + 2)}${of.get(measure.name)}`, measureAt(raw, of_, measure).value)
      const [now, then] = [cell(index, set), cell(index + 1, before)]
      put(
        sheet,
        [row, index + 2],
        guarded(over(minus(now, then), magnitude(then))),
        restyle(styles.amount, { numFmt: numberFormat.growth, border: rowRule }),
      )
    })
    row += 1
  }
  return { of, next: row + 1 }
}

/**
 * Whether one period ends where the next begins, because growth over a gap would mislead. Periods of unknown length are
 * compared in order.
 */
function follows(before: PeriodSet, set: PeriodSet): boolean {
  if (set.months === null) return true
  const days = daysBetween(before.periodEnd, set.periodEnd)
  const expected = (set.months * 365.25) / 12
  // Allows for 52-week years and months of 28 to 31 days.
  return days !== null && Math.abs(days - expected) <= Math.max(4, expected * 0.045)
}

function chartsOf(
  { raw, unit, result }: Presentation,
  sheetName: string,
  {
    sets,
    rows,
    headerRow,
  }: { readonly sets: readonly PeriodSet[]; readonly rows: TableRows; readonly headerRow: number },
  { from, chartRows }: ChartPlace,
): readonly Chart[] {
  const range = (row: number) => `'${sheetName}'!$B$${row}:$${letter(sets.length + 1)}$${row}`
  const unitTitle = `${result.currency ?? 'Amount'}${unit.factor === 1 ? '' : ` ${unit.words}`}`
  const axisFormat = `#,##0${unit.factor === 1e6 ? ',,' : unit.factor === 1e3 ? ',' : ''}`
  const pairs = [
    { title: 'Revenue and net income', names: ['revenue', 'netIncome'] },
    { title: 'Assets and liabilities', names: ['totalAssets', 'totalLiabilities'] },
    { title: 'Operating cash flow', names: ['operatingCashFlow'] },
  ]
  const rgbs = [color.accent, color.accentLight]
  const drawn = pairs.flatMap(({ title, names }) => {
    const series = names.flatMap((name, index) => {
      const measure = ordered.find(candidate => candidate.name === name)!
      const values = sets.map(set => measureAt(raw, set, measure).value)
      const row = rows.of.get(name)!
      return values.some(value => value !== null)
        ? [{ name: measure.title, nameCell: `'${sheetName}'!$A$${row}`, range: range(row), values, rgb: rgbs[index]! }]
        : []
    })
    return series.length === 0 ? [] : [{ title, series }]
  })
  // Three charts of about equal width: the label column is as wide as two others.
  const places = [
    [0, 2],
    [2, 5],
    [5, 8],
  ] as const
  return drawn.slice(0, places.length).map(({ title, series }, index) => ({
    sheet: sheetName,
    title,
    bars: 'vertical' as const,
    reversed: true,
    valueTitle: unitTitle,
    categoryTitle: 'Period end',
    valueFormat: axisFormat,
    categories: { range: range(headerRow), texts: sets.map(labelOf) },
    series,
    anchor: {
      fromColumn: places[index]![0],
      toColumn: places[index]![1],
      fromRow: from - 1,
      toRow: from - 1 + chartRows,
    },
  }))
}
