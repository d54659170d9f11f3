/** The Executive Summary: failed checks, health score, four ratios against the industry, findings and sources. */
import type { Workbook, Worksheet } from 'exceljs'
import { cellOf, guarded, type Expression } from '../formula.ts'
import {
  addSheet,
  color,
  filled,
  font,
  heightOf,
  restyle,
  numberFormat,
  put,
  putAcross,
  rowRule,
  styles,
  titleRows,
  type CellAt,
  type CellStyle,
} from '../workbook.ts'
import { addCheckTable, addFailedChecks } from './check-table.ts'
import { addDocuments } from './document-table.ts'
import type { Presentation } from './presentation.ts'
import { ratioFormats } from './ratio-comparison.ts'
import type { RatioPlan } from './ratio-plan.ts'
import { sourceOfBenchmark } from './ratios.ts'
import type { RatioUnit } from './ratio-formulas.ts'
import { addScoreTable } from './score-table.ts'

const widths = [34, 13, 13, 13, 13, 13, 13, 13, 13] as const
const lastColumn = widths.length
const fullWidth = widths.reduce((sum, width) => sum + width, 0)
const widthOf = (from: number, to: number): number => widths.slice(from - 1, to).reduce((sum, width) => sum + width, 0)

const headlines: readonly { readonly name: string; readonly title: string; readonly unit: RatioUnit }[] = [
  { name: 'currentRatio', title: 'Current ratio', unit: 'times' },
  { name: 'debtToEquity', title: 'Debt to worth', unit: 'times' },
  { name: 'debtServiceCoverageRatio', title: 'Debt service coverage', unit: 'times' },
  { name: 'netProfitMargin', title: 'Net profit margin', unit: 'percent' },
]

export function addExecutiveSummary(book: Workbook, presentation: Presentation, plan: RatioPlan): void {
  const { result } = presentation
  const sheet = addSheet(book, 'Executive Summary', presentation.title('Financial statement analysis'), {
    headerRows: [1, 3],
    frozenRows: 3,
    frozenColumns: 0,
    widths,
  })
  let row = titleRows + 1
  if (result.statusMessage) {
    putAcross(
      sheet,
      [row, 1, lastColumn],
      result.statusMessage,
      restyle(filled(color.reviewGround, color.review), {
        alignment: { horizontal: 'left', wrapText: true, vertical: 'middle', indent: 1 },
      }),
    )
    sheet.getRow(row).height = heightOf(result.statusMessage, fullWidth, 18)
    row += 2
  }
  row = addFailedChecks(sheet, result.checks, row, { lastColumn, messageWidth: fullWidth })
  const cardRow = row
  row = addFindings(sheet, presentation, cardRow + 4)
  const score = addScoreTable(sheet, result, plan, { from: row, lastColumn })
  writeCards(sheet, presentation, plan, { row: cardRow, scoreCell: score.scoreCell })
  // A page break after the score, so that no table's header is separated from its rows.
  sheet.getRow(score.nextRow - 1).addPageBreak()
  row = addIndustry(sheet, presentation, score.nextRow)
  row = addCheckTable(sheet, result.checks, row, { lastColumn, messageWidth: widthOf(7, lastColumn) })
  addDocuments(sheet, result, row, lastColumn)
}

function writeCards(
  sheet: Worksheet,
  { result }: Presentation,
  plan: RatioPlan,
  { row, scoreCell }: { readonly row: number; readonly scoreCell: string | null },
): void {
  const { score, rating, trend } = result.financialHealth
  const doubted = (result.healthDetails.doubts ?? []).length > 0
  sheet.getRow(row + 1).height = 30
  put(sheet, [row, 1], 'Financial health (0 to 100)', cardLabel)
  put(
    sheet,
    [row + 1, 1],
    scoreCell ? guarded(cellOf(scoreCell, score), 'n/a') : (score ?? 'n/a'),
    restyle(cardValue, { font: font({ size: 20, bold: true, rgb: toneOf(score) }), numFmt: '0.#' }),
  )
  put(
    sheet,
    [row + 2, 1],
    [doubted && score === null ? 'Withheld' : rating, doubted && 'in doubt', trend === 'not_available' ? '' : trend]
      .filter(Boolean)
      .join('  ·  '),
    restyle(cardFoot, { font: font({ bold: true, rgb: toneOf(score) }) }),
  )
  headlines.forEach(({ name, title, unit }, index) => {
    const column = 2 + index * 2
    putAcross(sheet, [row, column, column + 1], title, cardLabel)
    const value = plan.cell(name)
    putFormulaAcross(
      sheet,
      [row + 1, column],
      value ? guarded(value, 'n/a') : 'n/a',
      restyle(cardValue, { numFmt: ratioFormats[unit] }),
    )
    writeIndustryMark(sheet, [row + 2, column], plan.benchmark(name), ratioFormats[unit])
  })
}

/** Two cells: the comparison in words and the industry's value. */
function writeIndustryMark(
  sheet: Worksheet,
  [row, column]: CellAt,
  benchmark: Expression | null,
  format: string,
): void {
  put(sheet, [row, column], benchmark ? 'Industry' : 'No industry benchmark', cardFoot)
  put(
    sheet,
    [row, column + 1],
    benchmark ? guarded(benchmark) : null,
    restyle(cardFoot, { numFmt: format, alignment: { horizontal: 'left', vertical: 'top' } }),
  )
}

function putFormulaAcross(
  sheet: Worksheet,
  [row, column]: CellAt,
  value: Parameters<typeof put>[2],
  style: CellStyle,
): void {
  put(sheet, [row, column], value, style)
  put(sheet, [row, column + 1], null, style)
  sheet.mergeCells(row, column, row, column + 1)
}

/** Rating levels of the score: 65 and above is good, below 50 weak. */
const toneOf = (score: number | null): string =>
  score === null ? color.muted : score >= 65 ? color.good : score >= 50 ? color.review : color.bad

const cardGround = filled(color.ground, color.ink)
const cardLabel = restyle(cardGround, {
  font: font({ size: 8, rgb: color.muted }),
  alignment: { horizontal: 'left', vertical: 'bottom', indent: 1 },
})
const cardValue = restyle(cardGround, {
  font: font({ size: 16, bold: true }),
  alignment: { horizontal: 'left', vertical: 'middle', indent: 1 },
})
const cardFoot = restyle(cardGround, {
  font: font({ size: 8, rgb: color.muted }),
  alignment: { horizontal: 'left', vertical: 'top', indent: 1 },
})

/** Findings on the left, recommendations on the right, row by row. */
function addFindings(sheet: Worksheet, { result }: Presentation, from: number): number {
  const { keyFindings, recommendations } = result.executiveSummary
  const split = 5
  putAcross(sheet, [from, 1, split], 'Key findings', styles.section)
  putAcross(sheet, [from, split + 1, lastColumn], 'Recommendations', styles.section)
  const count = Math.max(1, keyFindings.length, recommendations.length)
  for (let index = 0; index < count; index++) {
    const row = from + 1 + index
    const finding = keyFindings[index] ?? (index === 0 ? 'None.' : '')
    const recommendation = recommendations[index] ?? (index === 0 ? 'None.' : '')
    putAcross(sheet, [row, 1, split], finding && `•  ${finding}`, bullet)
    putAcross(sheet, [row, split + 1, lastColumn], recommendation && `•  ${recommendation}`, bullet)
    sheet.getRow(row).height = Math.max(
      heightOf(finding, widthOf(1, split) - 4),
      heightOf(recommendation, widthOf(split + 1, lastColumn) - 4),
    )
  }
  return from + count + 2
}
const bullet = restyle(styles.wrapped, {
  alignment: { horizontal: 'left', wrapText: true, vertical: 'top', indent: 1 },
})

function addIndustry(sheet: Worksheet, presentation: Presentation, from: number): number {
  const { naicsCode, naicsTitle, confidence, evidence, proposal, ...more } = presentation.result.industryClassification
  const { sicCode, mccCode } = more
  const codes = [naicsCode && `NAICS ${naicsCode}`, sicCode && `SIC ${sicCode}`, mccCode && `MCC ${mccCode}`]
    .filter(Boolean)
    .join(', ')
  const facts = [
    [
      'Industry',
      naicsCode === null && naicsTitle === null
        ? proposal
          ? `To be chosen; the documents suggest ${proposal.naicsTitle ?? ''} (NAICS ${proposal.naicsCode})`
          : 'Unknown'
        : [naicsTitle, codes && `(${codes})`].filter(Boolean).join(' '),
    ],
    ...(naicsCode === null && naicsTitle === null ? [] : [['Confidence', confidence] as const]),
    ...(evidence.length === 0 ? [] : [['Evidence', evidence.join('; ')] as const]),
    ['Benchmark', sourceOfBenchmark(presentation)],
  ] as const
  putAcross(sheet, [from, 1, lastColumn], 'Industry and benchmark', styles.section)
  facts.forEach(([label, value], index) => {
    const row = from + 1 + index
    put(sheet, [row, 1], label, restyle(styles.text, { border: rowRule }))
    const style = restyle(styles.wrapped, { border: rowRule, numFmt: numberFormat.cents })
    if (typeof value === 'number')
      put(sheet, [row, 2], value, restyle(style, { numFmt: '0.00', alignment: { horizontal: 'left' } }))
    else {
      putAcross(sheet, [row, 2, lastColumn], value, style)
      sheet.getRow(row).height = heightOf(value, widthOf(2, lastColumn))
    }
  })
  return from + facts.length + 2
}
