/** A block → a financial table. */
import { unionOf } from '../../document/geometry.ts'
import type { FinancialTable, Row } from '../../document/table.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import { amountsOf } from './amounts.ts'
import { hasNumbers, type TextRow } from '../layout/text-rows.ts'
import { isSentence, labelText, withoutAccountNumbers } from './labels.ts'
import type { Block, PageContext } from './build-blocks.ts'
import { columnsFrom } from './roles.ts'
import { type DraftRow, merge } from './draft-row.ts'
import { rowsOf } from './rows.ts'
import { currencyOfTable, scaleIn } from './scale.ts'
import { firstHeading, titlePeriods } from './titles.ts'

/** Lines of title kept with a table. */
const maxTitleLines = 12

/** A small bare number far below the last row: the page's number stands in a column by chance. */
function isPageNumberRow(row: DraftRow | undefined, above: DraftRow | undefined, em: number): boolean {
  if (row === undefined || above === undefined || row.box.top - above.box.bottom < 2 * em) return false
  const numbers = row.cells.flatMap(cell => (cell === null ? [] : [cell.text]))
  return numbers.length === 1 && /^\d{1,3}$/.test(numbers[0] ?? '')
}

/** Lines after the last numbers: the rest of a label or a heading whose rows stand on the next page, but no footnotes. */
function withoutFooter(rows: readonly DraftRow[], em: number): readonly DraftRow[] {
  const numberedRows = rows.flatMap((row, index) => (row.cells.some(cell => cell !== null) ? [index] : []))
  const final = numberedRows.at(-1) ?? -1
  const beforeFinal = numberedRows.at(-2) ?? -1
  const numbered = isPageNumberRow(rows[final], rows[beforeFinal], em)
  const last = numbered ? beforeFinal : final
  const kept = [...rows.slice(0, last + 1)]
  for (const row of numbered ? [] : rows.slice(last + 1)) {
    if (row.box.top - (kept.at(-1)?.box.bottom ?? -Infinity) > 3 * em || isSentence(row.label)) break
    kept.push(row)
  }
  return kept
}

/** The first number without a label, with a date or the end of a label for one, is that of the line right above it, set as the other labels are. */
function withLabelAbove(rows: readonly DraftRow[], above: TextRow | undefined, em: number): readonly DraftRow[] {
  const [first, ...rest] = rows
  if (first === undefined || above === undefined || first.cells.every(cell => cell === null)) return rows
  const lefts = rest.flatMap(row => (row.left === null ? [] : [row.left]))
  const labeled = first.label !== '' && !isPeriodText(first.label)
  if (labeled || Math.min(...lefts.map(left => Math.abs(left - above.box.left))) >= em) return rows
  const words = above.words
  const label: DraftRow = {
    words,
    label: labelText(words),
    cells: first.cells.map(() => null),
    box: above.box,
    lastTop: above.box.top,
    left: above.box.left,
    ruleAbove: first.ruleAbove,
  }
  return [merge(label, first), ...rest]
}

function isBoldRow(row: DraftRow): boolean {
  const words = row.words.length > 0 ? row.words : row.cells.flatMap(cell => cell?.words ?? [])
  return words.filter(({ bold }) => bold).length * 2 > words.length
}

/** The table a block holds; null when no number stands in a column. */
export function tableOf(block: Block, context: PageContext, side: FinancialTable['side']): FinancialTable | null {
  const { page, metrics, order } = context
  const { extents, notes, header } = block
  const bodyRows = block.textRows.slice(header.consumed)
  // Without a header, headings of sections stand among the lines above the first number: those near it and set left.
  const start = block.textRows.findIndex(hasNumbers)
  const headingFrom = header.found ? header.consumed : firstHeading(block.textRows, start, metrics)
  const body = header.found ? bodyRows : block.textRows.slice(headingFrom)
  const own = header.found ? header.title : block.textRows.slice(0, headingFrom).map(({ text }) => text)
  const title = [...context.carried, ...own].slice(-maxTitleLines)
  const unlabeled = rowsOf(
    body.filter(textRow => !isScaleRow(textRow, start, block)),
    extents,
    page.rules,
    metrics,
  )
  const drafts = withoutFooter(
    header.found ? unlabeled : withLabelAbove(unlabeled, block.textRows[headingFrom - 1], metrics.em),
    metrics.em,
  )
  if (!drafts.some(row => row.cells.some(cell => cell !== null))) return null
  const heading = [
    ...title,
    ...body.filter(textRow => isScaleRow(textRow, start, block)).map(({ text }) => text),
  ].filter(line => line.trim() !== '')
  const amounts = amountsOf(drafts, notes, page.source === 'ocr')
  const columns = columnsFrom({
    extents,
    headers: page.source === 'ocr' ? header.texts.map(texts => texts.map(repairYear)) : header.texts,
    rows: drafts,
    notes,
    title: titlePeriods(heading, order),
    order,
  })
  const labels = withoutAccountNumbers(drafts.map(({ label }) => label))
  const leftmost = Math.min(...drafts.flatMap(row => (row.left === null ? [] : [row.left])))
  const rows = drafts.map((draft, index): Row => ({
    label: draft.cells.every(cell => cell === null)
      ? (labels[index] ?? '')
      : (labels[index] ?? '').replace(/\s*:$/, ''),
    labelBox: draft.words.length === 0 ? null : unionOf(draft.words.map(({ box }) => box)),
    indent: draft.left === null ? 0 : draft.left - leftmost,
    bold: isBoldRow(draft),
    cells: amounts[index] ?? [],
    ruleAbove: draft.ruleAbove,
    page: page.number,
    top: draft.box.top,
    bottom: draft.box.bottom,
  }))
  const notesOfScale = [
    ...heading,
    ...header.texts.flat(),
    ...drafts.slice(0, 2).flatMap(row => (row.cells.every(cell => cell === null) ? [row.label] : [])),
  ]
  const scale = notesOfScale.map(scaleIn).find(found => found !== null) ?? null
  const marks = amounts.flatMap(cells => cells.map(cell => cell?.currency ?? null))
  return {
    page: page.number,
    box: unionOf(block.textRows.map(({ box }) => box)),
    heading,
    columns,
    rows,
    scale: scale?.factor ?? 1,
    scaleText: scale?.text ?? null,
    currency: currencyOfTable([...heading, ...header.texts.flat()], marks),
    side,
  }
}

/** "202l", "202)": a year whose last digit was recognized as a stroke. */
function repairYear(text: string): string {
  return text.replace(/\b(19\d|20[0-3])[iIl|!)\]](?![a-z\d])/g, '$11').replace(/\b2O(\d\d)\b/g, '20$1')
}

/** A line above the numbers that states the scale, wherever it stands among header and headings. */
function isScaleRow(textRow: TextRow, start: number, block: Block): boolean {
  return block.textRows.indexOf(textRow) < start && scaleIn(textRow.text) !== null && textRow.words.length > 1
}
