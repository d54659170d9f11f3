/** `sum-mismatch` from the figures of a page alone, whatever kind of document it is: sums that its print shows to be meant. */
import { bboxOf } from '../../document/geometry.ts'
import { centsText, numberText } from '../../contract/sentence.ts'
import type { InspectedPage } from '../../reading/inspection/inspected-page.ts'
import { fileFinding } from '../file-metadata.ts'
import { alteredFigures, suspicionOf } from '../altered-figure.ts'
import { rowOf } from '../figure-columns.ts'
import { around, type ArithmeticFinding } from '../arithmetic.ts'
import { isPicture } from '../scanned-text.ts'
import { brokenTotals, type MissedTotal } from './column-totals.ts'
import { alignedFigures, figureColumns, printedFigures, type PrintedFigure } from './printed-figures.ts'
import { brokenEquation } from './printed-equations.ts'
import { brokenProducts } from './line-products.ts'
import { brokenNumberedLines } from './numbered-lines.ts'
import { brokenShares } from './share-columns.ts'
import { brokenSteps } from './stepped-totals.ts'
import { brokenAcross, brokenBesideOthers, tableOf } from './table-sums.ts'

/** More figures stand on no page that is read by people; comparing them would take long. */
const MAX_FIGURES = 600

export function brokenPageSums(page: InspectedPage): readonly ArithmeticFinding[] {
  const figures = isPicture(page) ? [] : printedFigures(page)
  if (figures.length < 3 || figures.length > MAX_FIGURES) return []
  const table = tableOf(figureColumns(figures))
  const broken = [
    ...brokenAcross(table),
    ...brokenBesideOthers(table),
    ...brokenSteps(table),
    ...alignedFigures(figures).flatMap(column => brokenTotals(column, page.number === 1)),
    ...equationsIn(page, figures),
    ...brokenNumberedLines(page, figures),
    ...brokenProducts(page),
    ...brokenShares(page),
  ]
  return [...Map.groupBy(broken, ({ total }) => total.word).values()].map(([first]) => findingOf(page.number, first!))
}

function equationsIn(page: InspectedPage, figures: readonly PrintedFigure[]): readonly MissedTotal[] {
  return page.words
    .filter(({ text }) => text === '=')
    .flatMap(word => {
      const baseline = word.glyphs[0]!.y
      const row = [word, ...rowOf({ word, baseline, edge: word.box.right }, page.words)]
      return brokenEquation(
        row.toSorted((a, b) => a.box.left - b.box.left),
        figures,
      )
    })
}

/** More of them are counted. */
const MAX_NAMED = 3

function findingOf(page: number, { total, parts, expected, formula }: MissedTotal): ArithmeticFinding {
  const texts = parts.map(({ word }) => word.text)
  const leading =
    texts.length > MAX_NAMED
      ? `the ${texts.length} figures that lead to it`
      : `the figures that lead to it (${texts.join(' and ')})`
  const made = [total, ...parts].some(({ hasCents }) => hasCents)
    ? centsText(expected / 100)
    : numberText(expected / 100)
  const ends = formula === undefined ? `${leading} make ${made}` : `${formula} is ${made}`
  const figures = [total, ...parts]
  const compared = figures.map(({ word: { text } }) => ({ text, isConfirmed: false }))
  // Of a product another figure than the amount is off by another difference.
  const suspects = formula === undefined ? alteredFigures(compared, (total.value - expected) / 100) : [0]
  const explanation = `${total.word.text} is printed, but ${ends}.${suspicionOf(compared, suspects)}`
  const after = suspects.length > 1 ? null : compared[suspects[0]!]!.text
  const bboxes = figures.map(({ word }) => bboxOf(word.box))
  const bbox = around(suspects.map(index => ({ page, bbox: bboxes[index]! })))
  return {
    finding: { ...fileFinding('sum-mismatch', 'review', explanation), page, bbox, after },
    places: bboxes.map(bbox => ({ page, bbox })),
  }
}
