/** Blocks with their columns and headers: cut where columns are headed anew, joined where a table only goes on. */
import { unionOf } from '../../document/geometry.ts'
import type { Page } from '../../document/model.ts'
import { isPeriodText, periodsIn } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/fragments.ts'
import { type Band, hasNumbers, segmentsOf } from '../layout/text-rows.ts'
import { type PageMeasure } from '../layout/page-metrics.ts'
import { sameStrips } from './blocks.ts'
import { type ColumnStrip, columnsOf, isPairList } from './columns.ts'
import { type HeaderReading, readHeader } from './headers.ts'
import { isSentence } from './labels.ts'
import type { Field } from '../layout/tokens.ts'
import { lineNumberStrips, noteStrips } from './note-columns.ts'
import { titlePeriods } from './titles.ts'

/** Bands of one table with its columns and header. */
export interface Block {
  readonly bands: readonly Band[]
  readonly strips: readonly ColumnStrip[]
  readonly notes: readonly boolean[]
  readonly header: HeaderReading
}

/** What holds for the whole page. */
export interface PageContext {
  readonly page: Page
  readonly measure: PageMeasure
  readonly order: DateOrder
  /** Title lines that stand at the foot of the page before, above the page's first table. */
  readonly carried: readonly string[]
}

/** An amount set anywhere in a ragged column. */
function standsWithin({ box, text, year }: Field, strip: ColumnStrip): boolean {
  return !year && /\d[.,]\d{3}|\d{4}/.test(text) && box.left < strip.right && box.right > strip.left
}

function blockOf(bands: readonly Band[], context: PageContext): Block | null {
  const { measure, page, order } = context
  const strips = columnsOf(bands, measure)
  if (strips.length === 0) return null
  const rows = bands.filter(hasNumbers).map(band => ({
    cells: strips.map(
      strip => band.run.find(number => Math.abs(number.digitsRight - strip.right) < measure.em * 0.9) ?? null,
    ),
  }))
  const repeated = lineNumberStrips(bands, strips, measure.em)
  const notes = noteStrips(rows, strips).map((is, index) => is || repeated[index] === true)
  const first = bands.findIndex(
    band =>
      hasNumbers(band) &&
      band.run.some(number =>
        strips.some(
          (strip, index) =>
            notes[index] !== true &&
            (Math.abs(number.digitsRight - strip.right) < 2 * measure.em || standsWithin(number, strip)),
        ),
      ),
  )
  const pairs = isPairList(bands)
  const start = first < 0 || pairs ? bands.findIndex(hasNumbers) : first
  const above = bands.slice(0, start)
  if (pairs) {
    return {
      bands,
      strips,
      notes,
      header: { texts: [[]], title: above.map(({ text }) => text), taken: 0, found: false },
    }
  }
  const figured = unionOf(bands.filter(hasNumbers).map(({ box }) => box))
  const centers = [page.width / 2, (figured.left + figured.right) / 2]
  const header = readHeader(above, strips, notes, labelRight(bands, measure), page.rules, centers, measure, order)
  return { bands, strips, notes, header }
}

/** Where labels end beside figures, by the usual label: the longest run close to the figures. */
function labelRight(bands: readonly Band[], measure: PageMeasure): number {
  const rights = bands.filter(hasNumbers).flatMap(band => {
    const first = band.run.find(number => number.apart)
    const words = band.words.filter(({ box }) => first !== undefined && box.right < first.box.left)
    return words.length === 0 ? [] : [Math.max(...words.map(({ box }) => box.right))]
  })
  return rights.length === 0 ? Infinity : Math.max(...rights) + 0.3 * measure.em
}

/** A line inside a block that heads columns anew: words over a column beside words elsewhere, no figures. */
function innerHeader(block: Block, context: PageContext): number {
  const start = block.bands.findIndex(hasNumbers)
  return block.bands.findIndex((band, index) => {
    if (index <= start || hasNumbers(band) || isSentence(band.text)) return false
    const segments = segmentsOf(band.words, context.measure, 2.5)
    if (segments.length < 2 || band.words.some(({ text }) => text.length > 24)) return false
    const later = block.bands.slice(index + 1).some(hasNumbers)
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

/** The blocks within a run of bands: one for every line that heads columns. */
export function splitAtInnerHeaders(bands: readonly Band[], context: PageContext): readonly Block[] {
  const block = blockOf(bands, context)
  if (block === null) return []
  const inner = innerHeader(block, context)
  if (inner < 0) return [block]
  const last = bands.slice(0, inner).findLastIndex(hasNumbers)
  const upper = blockOf(bands.slice(0, last + 1), context)
  return [...(upper === null ? [] : [upper]), ...splitAtInnerHeaders(bands.slice(last + 1), context)]
}

/** Blocks without a header of their own, on the same columns and about no other period, go on with the one above. */
export function mergeBlocks(blocks: readonly Block[], context: PageContext): readonly Block[] {
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
