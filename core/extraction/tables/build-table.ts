/** A block → a financial table. */
import { unionOf } from '../../document/geometry.ts'
import type { FinancialTable, Row } from '../../document/table.ts'
import { isPeriodText, type PeriodParts, periodsIn } from '../values/dates/periods.ts'
import { amountsOf } from './amounts.ts'
import { hasNumbers, type TextRow } from '../layout/text-rows.ts'
import { labelText, withoutAccountNumbers, isSentence } from './labels.ts'
import type { Block, PageContext } from './build-blocks.ts'
import { columnsFrom } from './roles.ts'
import { isEmpty, merge, type DraftRow } from './draft-row.ts'
import { rowsOf } from './rows.ts'
import { withPeriodsAsColumns } from './transpose.ts'
import { withDefinitions } from './defined-headers.ts'
import { currencyOfTable, scaleIn } from './scale.ts'
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'

/** Lines of title kept with a table. Half changes 3 of 54 tuned statements, double 0. */
const maxTitleLines = 12

/** The first numbers without a label, or with a date for one, are those of the line right above them, set as the other labels are. */
function withLabelAbove(rows: readonly DraftRow[], above: TextRow | undefined, em: number): readonly DraftRow[] {
  const [first, ...rest] = rows
  if (first === undefined || above === undefined || isEmpty(first)) return rows
  const labeled = first.label !== '' && !isPeriodText(first.label)
  const { words, box } = above
  if (labeled || !rest.some(({ left }) => left !== null && Math.abs(left - box.left) < em)) return rows
  const cells = first.cells.map(() => null)
  const label = { words, label: labelText(words), cells, box, lastTop: box.top, left: box.left, ruleAbove: false }
  return [merge(label, first), ...rest]
}

function isBoldRow(row: DraftRow): boolean {
  const words = row.words.length > 0 ? row.words : row.cells.flatMap(cell => cell?.words ?? [])
  return words.filter(({ bold }) => bold).length * 2 > words.length
}

/** The table a block holds; null when no number stands in a column. */
export function tableOf(block: Block, context: PageContext, side: FinancialTable['side']): FinancialTable | null {
  const { page, metrics, order } = context
  const { extents, header } = block
  const bodyRows = block.textRows.slice(header.consumed)
  // Without a header, headings of sections stand among the lines above the first number: those near it and set left.
  const start = block.textRows.findIndex(hasNumbers)
  const headingFrom = header.found ? header.consumed : firstHeading(block.textRows, start, metrics)
  const body = header.found ? bodyRows : block.textRows.slice(headingFrom)
  const own = header.found ? header.title : block.textRows.slice(0, headingFrom).map(({ text }) => text)
  const title = [...context.carried, ...own].slice(-maxTitleLines)
  const scaleRows = body.filter(textRow => block.textRows.indexOf(textRow) < start && isScaleRow(textRow))
  const printed = body.filter(textRow => !scaleRows.includes(textRow))
  const found = rowsOf(printed, { extents, rules: page.rules, metrics })
  const asPrinted = header.found ? found : withLabelAbove(found, block.textRows[headingFrom - 1], metrics.em)
  if (asPrinted.every(isEmpty)) return null
  const { block: turned, rows: drafts } = withPeriodsAsColumns({ block, rows: asPrinted }, order)
  const heading = [...title, ...scaleRows.map(({ text }) => text)].filter(line => line.trim() !== '')
  const amounts = amountsOf(drafts, turned.notes, page.source === 'ocr')
  const texts = withDefinitions(turned.header.texts, heading, order)
  const named = { ...turned, header: { ...turned.header, texts } }
  const columns = columnsFrom(named, drafts, titlePeriods(heading, order), order)
  const labels = withoutAccountNumbers(drafts.map(({ label }) => label))
  const leftmost = Math.min(...drafts.flatMap(row => row.left ?? []))
  const rows = drafts.map((draft, index): Row => ({
    label: isEmpty(draft) ? labels[index]! : labels[index]!.replace(/\s*:$/, ''),
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
    ...drafts.slice(0, 2).flatMap(row => (isEmpty(row) ? [row.label] : [])),
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

/** A line that states the scale, wherever it stands among header and headings. */
const isScaleRow = ({ text, words }: TextRow): boolean => scaleIn(text) !== null && words.length > 1

const periodWords = phrasePattern(words.titlePeriods)
/** When a report was printed, which is no date of what it states. */
const printedOn = new RegExp(`${phraseSource(words.printed)}:?\\s+\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}`, 'iu')

/** Periods the title states, the line nearest to the table first; lines that speak of statements before bare dates. */
function titlePeriods(lines: readonly string[], order: DateOrder): readonly PeriodParts[] {
  const usable = lines.filter(line => !isSentence(line) && !printedOn.test(line)).toReversed()
  const worded = usable.filter(line => periodWords.test(line) || /[-–]/.test(line))
  const rest = usable.filter(line => !worded.includes(line) && !/^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(line))
  const stated = [...worded, ...rest]
    .flatMap(line => periodsIn(line, order))
    .filter(parts => parts.end.year !== null || parts.end.month !== null || parts.months !== null)
  return [...stated.filter(({ end }) => end.year !== null), ...stated.filter(({ end }) => end.year === null)]
}

/**
 * A heading above the numbers begins at most this far left of the first label (one to its right is a title), follows this close, and is short.
 * Half or double of any member changes 3 of 54 tuned statements at most.
 */
const heading = { left: 5, gap: 1.6, words: 7 } as const

/** The first of the lines right above the numbers that are set like labels, not like a title. Distances in type sizes. */
function firstHeading(textRows: readonly TextRow[], start: number, metrics: PageMetrics): number {
  const left = textRows[start]?.box.left ?? 0
  const title = textRows
    .slice(0, start)
    .findLastIndex(
      ({ box, text, words }, index) =>
        box.left > left + metrics.em ||
        box.left < left - heading.left * metrics.em ||
        textRows[index + 1]!.box.top - box.bottom >= heading.gap * metrics.em ||
        isSentence(text) ||
        periodsIn(text).length > 0 ||
        words.length > heading.words,
    )
  return title + 1
}
