/** The financial tables of a page, and of a document over its pages. */
import { unionOf } from '../../document/geometry.ts'
import type { Document, Page } from '../../document/model.ts'
import type { FinancialTable, Row } from '../../document/table.ts'
import { dateOrderOf, isPeriodText, periodsIn, type PeriodParts } from '../periods.ts'
import type { DateOrder } from '../periods/fragments.ts'
import { amountsOf } from './amounts.ts'
import { bandsOf, hasFigures, measureOf, segmentsOf, type Band, type PageMeasure } from './bands.ts'
import { blocksOf, isProse, sameStrips } from './blocks.ts'
import { columnsOf, isPairList, type ColumnStrip } from './columns.ts'
import { continueTable, lendPeriods, settleOpenEnds, settleYearToDate } from './continue-table.ts'
import { readHeader, type HeaderReading } from './headers.ts'
import { isPageFurniture, isSentence, withoutAccountNumbers } from './labels.ts'
import { panesOf } from './panes.ts'
import { columnsFrom, noteStrips } from './roles.ts'
import { rowsOf, type DraftRow } from './rows.ts'
import { currencyOfTable, scaleIn } from './scale.ts'

/** Fewer words that look like amounts make no table worth looking for. */
const fewestFigures = 2
/** Page numbers and print dates stand within this share of the page's height from its edges. */
const marginShare = 0.1
/** Lines of title kept with a table. */
const mostTitleLines = 12

interface Block {
  readonly bands: readonly Band[]
  readonly strips: readonly ColumnStrip[]
  readonly notes: readonly boolean[]
  readonly header: HeaderReading
}

interface PageContext {
  readonly page: Page
  readonly measure: PageMeasure
  readonly order: DateOrder
}

function holdsFigures(page: Page): boolean {
  let count = 0
  for (const line of page.lines) {
    for (const { text } of line.words) {
      if (/\d[\d,.]{2,}|^\(?[-$£€]?\d+\)?$/.test(text) && ++count >= fewestFigures) return true
    }
  }
  return false
}

function isMargin(band: Band, page: Page): boolean {
  const low = band.box.top > page.height * (1 - marginShare)
  const high = band.box.bottom < page.height * marginShare
  if (!low && !high) return false
  if (isPageFurniture(band.text)) return true
  const [only] = band.run
  return low && band.run.length === 1 && only !== undefined && /^\d{1,3}$/.test(only.text)
}

function blockOf(bands: readonly Band[], context: PageContext): Block | null {
  const { measure, page, order } = context
  const strips = columnsOf(bands, measure)
  if (strips.length === 0) return null
  const rows = bands.filter(hasFigures).map(band => ({
    cells: strips.map(
      strip => band.run.find(figure => Math.abs(figure.digitsRight - strip.right) < measure.em * 0.9) ?? null,
    ),
  }))
  const notes = noteStrips(rows, strips)
  const first = bands.findIndex(
    band =>
      hasFigures(band) &&
      band.run.some(figure =>
        strips.some(
          (strip, index) => notes[index] !== true && Math.abs(figure.digitsRight - strip.right) < 2 * measure.em,
        ),
      ),
  )
  const start = first < 0 ? bands.findIndex(hasFigures) : first
  const above = bands.slice(0, start)
  if (isPairList(bands)) {
    return {
      bands,
      strips,
      notes,
      header: { texts: [[]], title: above.map(({ text }) => text), taken: 0, found: false },
    }
  }
  const figured = unionOf(bands.filter(hasFigures).map(({ box }) => box))
  const centres = [page.width / 2, (figured.left + figured.right) / 2]
  const header = readHeader(above, strips, notes, labelRight(bands, measure), page.rules, centres, measure, order)
  return { bands, strips, notes, header }
}

/** Where labels end beside figures, by the usual label: the longest run close to the figures. */
function labelRight(bands: readonly Band[], measure: PageMeasure): number {
  const rights = bands.filter(hasFigures).flatMap(band => {
    const first = band.run.find(figure => figure.apart)
    const words = band.words.filter(({ box }) => first !== undefined && box.right < first.box.left)
    return words.length === 0 ? [] : [Math.max(...words.map(({ box }) => box.right))]
  })
  return rights.length === 0 ? Infinity : Math.max(...rights) + 0.3 * measure.em
}

/** A line inside a block that heads columns anew: words over a column beside words elsewhere, no figures. */
function innerHeader(block: Block, context: PageContext): number {
  const start = block.bands.findIndex(hasFigures)
  return block.bands.findIndex((band, index) => {
    if (index <= start || hasFigures(band) || isSentence(band.text)) return false
    const segments = segmentsOf(band.words, context.measure, 2.5)
    if (segments.length < 2 || band.words.some(({ text }) => text.length > 24)) return false
    const later = block.bands.slice(index + 1).some(hasFigures)
    const over = segments
      .slice(1)
      .filter(({ box }) =>
        block.strips.some(
          strip => box.right > strip.left - context.measure.em && box.left < strip.right + context.measure.em,
        ),
      )
    return (
      later &&
      over.length >= Math.max(1, Math.min(block.strips.length, 2) - 1) &&
      over.every(({ text }) => /[\p{L}%£€$]/u.test(text) && text.length > 2)
    )
  })
}

function splitAtInnerHeaders(bands: readonly Band[], context: PageContext): readonly Block[] {
  const block = blockOf(bands, context)
  if (block === null) return []
  const inner = innerHeader(block, context)
  if (inner < 0) return [block]
  const last = bands.slice(0, inner).findLastIndex(hasFigures)
  const upper = blockOf(bands.slice(0, last + 1), context)
  return [...(upper === null ? [] : [upper]), ...splitAtInnerHeaders(bands.slice(last + 1), context)]
}

/** Periods the title states, the line nearest to the table first; lines that speak of statements before bare dates. */
export function titlePeriods(lines: readonly string[], order: DateOrder): readonly PeriodParts[] {
  const usable = lines.filter(line => !isSentence(line) && !/\b\d{1,2}:\d{2}\b/.test(line)).toReversed()
  const worded = usable.filter(
    line =>
      /\b(?:as (?:of|at)|for the|ended|ending|through|period|year|years|months?|quarter|weeks)\b/i.test(line) ||
      /[-–]/.test(line),
  )
  const rest = usable.filter(line => !worded.includes(line) && !/^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(line))
  const stated = [...worded, ...rest]
    .flatMap(line => periodsIn(line, order))
    .filter(parts => parts.end.year !== null || parts.end.month !== null || parts.months !== null)
  return [...stated.filter(({ end }) => end.year !== null), ...stated.filter(({ end }) => end.year === null)]
}

/** Blocks without a header of their own, on the same columns and about no other period, go on with the one above. */
function mergeBlocks(blocks: readonly Block[], context: PageContext): readonly Block[] {
  const merged: Block[] = []
  for (const block of blocks) {
    const above = merged.at(-1)
    const own = titlePeriods(block.header.title, context.order)
    const known =
      above === undefined
        ? []
        : [
            ...titlePeriods(above.header.title, context.order),
            ...above.header.texts.flatMap(texts => periodsIn(texts.join(' '), context.order)),
          ]
    const news = own.some(
      parts =>
        parts.end.year !== null &&
        !known.some(
          other =>
            other.end.year === parts.end.year && (other.end.month === parts.end.month || parts.end.month === null),
        ),
    )
    // A dated line of its own below other lines is a title, whatever it repeats.
    const titled = block.header.title.length > 1 && block.header.title.some(line => isPeriodText(line, context.order))
    if (
      above === undefined ||
      block.header.found ||
      news ||
      titled ||
      !sameStrips(above.strips, block.strips, context.measure.em)
    ) {
      merged.push(block)
      continue
    }
    const joined = blockOf([...above.bands, ...block.bands], context)
    merged.splice(-1, 1, ...(joined === null ? [above, block] : [joined]))
  }
  return merged
}

/** A small bare number far below the last row: the page's number stands in a column by chance. */
function isPageNumberRow(row: DraftRow | undefined, above: DraftRow | undefined, em: number): boolean {
  if (row === undefined || above === undefined || row.box.top - above.box.bottom < 2 * em) return false
  const figures = row.cells.flatMap(cell => (cell === null ? [] : [cell.text]))
  const grouped = above.cells.some(cell => cell !== null && /\d[.,]\d/.test(cell.text))
  return figures.length === 1 && /^\d{1,3}$/.test(figures[0] ?? '') && grouped && !/^(?:total|net)\b/i.test(row.label)
}

/** Lines after the last figures: the rest of a label or a heading whose rows stand on the next page, but no footnotes. */
function withoutFooter(rows: readonly DraftRow[], em: number): readonly DraftRow[] {
  const figured = rows.flatMap((row, index) => (row.cells.some(cell => cell !== null) ? [index] : []))
  const final = figured.at(-1) ?? -1
  const beforeFinal = figured.at(-2) ?? -1
  const numbered = isPageNumberRow(rows[final], rows[beforeFinal], em)
  const last = numbered ? beforeFinal : final
  const kept = [...rows.slice(0, last + 1)]
  for (const row of numbered ? [] : rows.slice(last + 1)) {
    const above = kept.at(-1)
    if (
      above === undefined ||
      row.box.top - above.box.bottom > 3 * em ||
      isSentence(row.label) ||
      row.label.length > 60 ||
      isPageFurniture(row.label)
    )
      break
    if (kept.length - last > 4) break
    kept.push(row)
  }
  return kept
}

function isBoldRow(row: DraftRow): boolean {
  const words = row.words.length > 0 ? row.words : row.cells.flatMap(cell => cell?.words ?? [])
  return words.filter(({ bold }) => bold).length * 2 > words.length
}

function tableOf(block: Block, context: PageContext, side: FinancialTable['side']): FinancialTable | null {
  const { page, measure, order } = context
  const { strips, notes, header } = block
  const bodyBands = block.bands.slice(header.taken)
  // Without a header, headings of sections stand among the lines above the first figure: those near it and set left.
  const start = block.bands.findIndex(hasFigures)
  const headingFrom = header.found ? header.taken : firstHeading(block.bands, start, measure)
  const body = header.found ? bodyBands : block.bands.slice(headingFrom)
  const title = (header.found ? header.title : block.bands.slice(0, headingFrom).map(({ text }) => text)).slice(
    -mostTitleLines,
  )
  const drafts = withoutFooter(
    rowsOf(
      body.filter(band => !isScaleBand(band, start, block)),
      strips,
      page.rules,
      measure,
    ),
    measure.em,
  )
  if (!drafts.some(row => row.cells.some(cell => cell !== null))) return null
  const heading = [...title, ...body.filter(band => isScaleBand(band, start, block)).map(({ text }) => text)].filter(
    line => line.trim() !== '',
  )
  const columns = columnsFrom(
    strips,
    page.source === 'ocr' ? header.texts.map(texts => texts.map(repairYear)) : header.texts,
    drafts,
    notes,
    titlePeriods(heading, order),
    order,
  )
  const amounts = amountsOf(drafts, notes, page.source === 'ocr')
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
    box: unionOf(block.bands.map(({ box }) => box)),
    heading,
    columns,
    rows,
    scale: scale?.factor ?? 1,
    scaleText: scale?.text ?? null,
    currency: currencyOfTable([...heading, ...header.texts.flat()], marks),
    side,
  }
}

/** "202l", "202)": a year whose last digit was recognised as a stroke. */
function repairYear(text: string): string {
  return text.replace(/\b(19\d|20[0-3])[iIl|!)\]](?![a-z\d])/g, '$11').replace(/\b2O(\d\d)\b/g, '20$1')
}

function isScaleBand(band: Band, start: number, block: Block): boolean {
  return block.bands.indexOf(band) < start && scaleIn(band.text) !== null && band.words.length > 1
}

/** The first of the lines right above the figures that are set like labels, not like a title. */
function firstHeading(bands: readonly Band[], start: number, measure: PageMeasure): number {
  const first = bands[start]
  if (first === undefined) return start
  const left = first.box.left
  let from = start
  for (let index = start - 1; index >= 0 && start - index <= 4; index--) {
    const band = bands[index]
    const below = bands[index + 1]
    if (band === undefined || below === undefined) break
    const labelLike =
      band.box.left <= left + measure.em &&
      band.box.left >= left - 5 * measure.em &&
      below.box.top - band.box.bottom < 1.6 * measure.em
    if (!labelLike || isSentence(band.text) || periodsIn(band.text).length > 0 || band.words.length > 7) break
    from = index
  }
  return from
}

/** The tables of one page in reading order. `order` settles dates such as 3/4/2024. */
export function findTables(
  page: Page,
  order: DateOrder = dateOrderOf(page.lines.map(({ text }) => text)),
): readonly FinancialTable[] {
  if (page.source === 'skipped' || !holdsFigures(page)) return []
  const measure = measureOf(page.lines)
  const context: PageContext = { page, measure, order }
  const bands = bandsOf(page, measure).filter(band => !isMargin(band, page))
  return panesOf(bands, page, measure).flatMap(({ bands: pane, side }) => {
    const blocks = blocksOf(pane, measure, order).flatMap(block => splitAtInnerHeaders(block, context))
    return mergeBlocks(blocks, context).flatMap(block => {
      const figured = block.bands.filter(band => hasFigures(band) && !isProse(band, measure))
      const lone = figured.length === 1 && figured[0]?.run.length === 1 && figured[0].run[0]?.afterColon === true
      const table = figured.length === 0 || lone ? null : tableOf(block, context, side)
      return table === null ? [] : [table]
    })
  })
}

/** The tables of a document; one that goes on without a header on the next page takes the columns of the one before. */
export function findDocumentTables(document: Document): readonly FinancialTable[] {
  const order = dateOrderOf(document.pages.flatMap(page => page.lines.map(({ text }) => text)))
  const tables: FinancialTable[] = []
  for (const page of document.pages) {
    const previous = tables.at(-1)
    findTables(page, order).forEach((table, index) => {
      const near = index === 0 && previous !== undefined && page.number - previous.page === 1
      const whole = near ? continueTable(previous, table) : table
      const above = tables.at(-1)
      tables.push(above !== undefined && page.number - above.page <= 1 ? lendPeriods(above, whole) : whole)
    })
  }
  return settleOpenEnds(settleYearToDate(tables))
}
