/** How the health score is computed: metrics, points, weights and caps, as live formulas. */
import type { Worksheet } from 'exceljs'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { apply, cellOf, constant, guarded, overPositive, plus, rounded, times, type Expression } from '../formula.ts'
import { color, emphasis, font, restyle, numberFormat, put, putAcross, rowRule, styles, heightOf } from '../workbook.ts'
import { agrees } from './ratio-choice.ts'
import { ratioGroups, type RatioDefinition } from './ratio-formulas.ts'
import { ratioFormats } from './ratio-comparison.ts'
import type { RatioPlan } from './ratio-plan.ts'

const headers = ['Value', 'Points', 'Score', 'Weight', 'Contribution'] as const
const allRatios: readonly RatioDefinition[] = ratioGroups.flatMap(group => group.ratios)

interface Scored {
  readonly row: number
  readonly score: number
  readonly weight: Expression
}

/** Writes the table; returns the next free row. The score's cell is `scoreCell`. */
export function addScoreTable(
  sheet: Worksheet,
  result: FinancialStatementResult,
  plan: RatioPlan,
  { from, lastColumn }: { readonly from: number; readonly lastColumn: number },
): { readonly nextRow: number; readonly scoreCell: string | null } {
  const { healthDetails } = result
  if (healthDetails.factors.length === 0) return { nextRow: from, scoreCell: null }
  putAcross(sheet, [from, 1, lastColumn], 'How the health score is computed', styles.section)
  put(sheet, [from + 1, 1], 'Factor', styles.head)
  headers.forEach((head, index) => put(sheet, [from + 1, index + 2], head, styles.headRight))
  let row = from + 2
  const scored: Scored[] = []
  for (const factor of healthDetails.factors) {
    const factorRow = row
    const metricRows = factor.metrics.map(metric => {
      row += 1
      writeMetric(sheet, metric, plan, row)
      return cellOf(`$C$${row}`, metric.points)
    })
    put(sheet, [factorRow, 1], factor.name, restyle(styles.text, { font: font({ bold: true }), border: rowRule }))
    for (const column of [2, 3]) put(sheet, [factorRow, column], null, { border: rowRule })
    const score = factorScore(metricRows, factor.score)
    put(sheet, [factorRow, 4], score ? guarded(score) : factor.score, points)
    put(sheet, [factorRow, 5], factor.weight, restyle(points, { numFmt: '0.##', font: font({ rgb: color.input }) }))
    put(sheet, [factorRow, 6], null, points)
    if (factor.score !== null)
      scored.push({ row: factorRow, score: factor.score, weight: cellOf(`$E$${factorRow}`, factor.weight) })
    row += 1
  }
  return writeScore(sheet, result, scored, { from: row, lastColumn })
}

const points = restyle(styles.amount, { numFmt: numberFormat.score, border: rowRule })

function writeMetric(
  sheet: Worksheet,
  metric: { name: string; value: number | null; points: number | null },
  plan: RatioPlan,
  row: number,
): void {
  const ratio = allRatios.find(({ name, title }) => title === metric.name || name === metric.name.split(/[/.]/).at(-1))
  const cell = ratio ? plan.cell(ratio.name) : null
  put(
    sheet,
    [row, 1],
    metric.name,
    restyle(styles.text, { alignment: { horizontal: 'left', indent: 1, vertical: 'middle' }, border: rowRule }),
  )
  const format = restyle(styles.amount, { numFmt: ratio ? ratioFormats[ratio.unit] : '0.00_);(0.00)', border: rowRule })
  put(sheet, [row, 2], cell && agrees(cell.value, metric.value) ? guarded(cell) : metric.value, format)
  put(sheet, [row, 3], metric.points, restyle(points, { font: font({ rgb: color.input }) }))
  for (const column of [4, 5, 6]) put(sheet, [row, column], null, { border: rowRule })
}

/** The lower of two metrics may count 60 % (coverage), else the mean. Null: neither gives the stated score. */
function factorScore(metrics: readonly Expression[], stated: number | null): Expression | null {
  const held = metrics.filter(metric => metric.value !== null)
  if (held.length === 0) return null
  const forms = [
    apply('AVERAGE', held, (...values) => values.reduce((sum, value) => sum + value, 0) / values.length),
    plus(times(constant(0.6), apply('MIN', held, Math.min)), times(constant(0.4), apply('MAX', held, Math.max))),
  ]
  return forms.find(form => agrees(form.value, stated)) ?? null
}

function writeScore(
  sheet: Worksheet,
  { healthDetails: details, financialHealth: { score: stated } }: FinancialStatementResult,
  scored: readonly Scored[],
  { from, lastColumn }: { readonly from: number; readonly lastColumn: number },
): { readonly nextRow: number; readonly scoreCell: string } {
  let row = from
  const caps = details.caps.map(cap => {
    put(sheet, [row, 1], `At most: ${cap.reason}`, restyle(styles.text, { border: rowRule }))
    for (const column of [2, 3, 4, 5]) put(sheet, [row, column], null, { border: rowRule })
    put(sheet, [row, 6], cap.maximum, restyle(points, { font: font({ rgb: color.input }) }))
    return cellOf(`$F$${row++}`, cap.maximum)
  })
  put(sheet, [row, 1], 'Health score (0 to 100)', restyle(styles.text, emphasis.total))
  for (const column of [2, 3, 4]) put(sheet, [row, column], null, emphasis.total)
  const weights = sumOf(scored.map(part => part.weight))
  put(
    sheet,
    [row, 5],
    scored.length > 0 ? guarded(weights) : null,
    restyle(restyle(points, emphasis.total), { numFmt: '0.##' }),
  )
  // Weights are divided by the sum of those that could be scored, so that the contributions add up to the score before
  // any cap.
  const allWeights = cellOf(`$E$${row}`, weights.value)
  const contributions = scored.map(part => {
    const contribution = overPositive(times(cellOf(`$D$${part.row}`, part.score), part.weight), allWeights)
    put(sheet, [part.row, 6], guarded(contribution), points)
    return cellOf(`$F$${part.row}`, contribution.value)
  })
  const mean = sumOf(contributions)
  const capped = caps.length > 0 ? apply('MIN', [mean, ...caps], Math.min) : mean
  const form =
    scored.length > 0
      ? [rounded(capped, 0), rounded(capped, 1), rounded(capped, 2), capped].find(candidate =>
          agrees(candidate.value, stated),
        )
      : undefined
  put(sheet, [row, 6], form && stated !== null ? guarded(form) : stated, restyle(points, emphasis.total))
  const scoreCell = `$F$${row}`
  const { value: altman = null, zone = null } = details.altmanZ ?? {}
  const before = details.priorScore ?? null
  const more = [
    altman === null ? '' : `Altman Z″ ${altman.toFixed(2)}${zone ? ` (${zone})` : ''}.`,
    before === null ? '' : `Prior period: ${Math.round(before)}, on the metrics available in both periods.`,
    stated === null && details.message ? details.message : '',
    'A screening score from the statements alone, not a probability of default.',
  ]
    .filter(Boolean)
    .join('  ')
  putAcross(
    sheet,
    [row + 1, 1, lastColumn],
    more,
    restyle(styles.smallWrapped, { alignment: { wrapText: true, vertical: 'middle' } }),
  )
  sheet.getRow(row + 1).height = heightOf(more, 130, 18, 8)
  return { nextRow: row + 3, scoreCell }
}

const sumOf = (parts: readonly Expression[]): Expression =>
  apply('SUM', parts, (...values) => values.reduce((sum, value) => sum + value, 0))
