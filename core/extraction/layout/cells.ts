/** Lines → cells: words of a line with no wide gap, vertical rule or column edge between them. Pure. */
import { centerOf } from '../../document/geometry.ts'
import type { Box, Page, Word } from '../../document/model.ts'
import { groupConsecutive } from '../values/sequences.ts'
import type { PageMetrics } from './page-metrics.ts'
import { segmentOf, segmentsOf, type Segment } from './text-rows.ts'

/** Words of a line with no wide gap and no vertical rule between them. */
export interface Cell extends Segment {
  /** 1-based. */
  readonly page: number
  /** Index of the line of the page the cell stands in. */
  readonly line: number
  /** It begins a column, even if the gap to the text before it is narrow. */
  readonly column?: boolean
}

/** The cells of a page in reading order. */
export function cellsOf(page: Page, metrics: PageMetrics): readonly Cell[] {
  const ocr = page.source === 'ocr'
  const verticalRules = page.rules.filter(rule => rule.direction === 'vertical').map(rule => rule.box)
  const cells = page.lines.flatMap((line, index) => {
    const near = verticalRules.filter(box => box.top < line.box.bottom && box.bottom > line.box.top)
    const segments = segmentsOf(line.words, metrics).map(({ words }) => words)
    // A form filled in with another typeface than its own: only the wide space of a typewriter separates its words.
    const typed = groupConsecutive(segments, (before, words) => !isTypedSpace(before.at(-1)!, words[0]!, ocr))
    return typed.flatMap(words => splitAtRules(words.flat(), near)).map(words => cellOf(words, page.number, index))
  })
  return cells.flatMap(cell => splitAtColumn(cell, cells, metrics, ocr))
}

/**
 * How typewriters set type.
 * - `advance`: Typewriter faces advance by this share of their size for every letter.
 * - `margins`: What the first and last letter of a word lack of a whole advance, in letters.
 * - `wavering`: Letter widths of two words from one typewriter differ by at most this share.
 * - `error`: Words begin at whole letter advances, within this share of one.
 */
const typewriter = { advance: { min: 0.54, max: 0.64 }, margins: 0.2, wavering: 0.08, error: 0.3 } as const

const pitchOf = ({ box, text }: Word): number => (box.right - box.left) / (text.length - typewriter.margins)

/** Whether two neighboring words of a line were typed with one space between them. Sizes of OCR words are only guessed. */
export function isTypedSpace(before: Word, word: Word, ocr: boolean): boolean {
  const measured = [before, word].filter(({ text }) => text.length >= 3)
  if (measured.length === 0) return false
  const pitches = measured.map(pitchOf)
  const pitch = pitches.reduce((sum, one) => sum + one, 0) / pitches.length
  if (pitches.some(one => Math.abs(one - pitch) > typewriter.wavering * pitch)) return false
  const { size } = measured[0]!
  if (!ocr && (pitch < typewriter.advance.min * size || pitch > typewriter.advance.max * size)) return false
  const advances = (word.box.left - before.box.left) / pitch
  return (
    Math.abs(advances - before.text.length - 1) < typewriter.error + (before.text.length < 3 ? typewriter.margins : 0)
  )
}

/**
 * What shows that a column begins within a cell.
 * - `spaces`: A gap this many spaces wide separates two columns where other lines begin the second one.
 * - `edge`: Lines of one column begin within this many em of each other: OCR boxes vary.
 * - `reach`, `lines`: So far above and below (in em) and in so many lines a column must begin at the same place.
 */
const columnStart = { spaces: 1.35, edge: { text: 0.12, ocr: 0.3 }, reach: 9, lines: 2 } as const

/** A full line of one column that nearly touches the next: separated where several lines around begin that column. */
function splitAtColumn(cell: Cell, cells: readonly Cell[], metrics: PageMetrics, ocr: boolean): readonly Cell[] {
  const { words } = cell
  const slack = metrics.em * (ocr ? columnStart.edge.ocr : columnStart.edge.text)
  const begins = (word: Word): number =>
    cells.filter(
      other =>
        other.line !== cell.line &&
        Math.abs(other.box.left - word.box.left) < slack &&
        Math.abs(other.box.top - cell.box.top) < columnStart.reach * metrics.em &&
        cells.some(left => left.line === other.line && left.box.right < other.box.left),
    ).length
  const left = cells.findLast(other => other.line === cell.line && other.box.right < cell.box.left)
  // The values of a form stand in a column too, and belong to their labels.
  const follows = cell.column !== true && left !== undefined && !/[:#]$/.test(left.text)
  if (follows && begins(words[0]!) >= columnStart.lines)
    return splitAtColumn({ ...cell, column: true }, cells, metrics, ocr)
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      word.box.left - words[index - 1]!.box.right > columnStart.spaces * metrics.space &&
      begins(word) >= columnStart.lines,
  )
  if (at < 0) return [cell]
  const rest = { ...cellOf(words.slice(at), cell.page, cell.line), column: true }
  const before = cellOf(words.slice(0, at), cell.page, cell.line)
  return [cell.column === true ? { ...before, column: true } : before, ...splitAtColumn(rest, cells, metrics, ocr)]
}

export function cellOf(words: readonly Word[], page: number, line: number): Cell {
  return { ...segmentOf(words), page, line }
}

/** Words separated where a vertical rule runs between two of them. */
const splitAtRules = (words: readonly Word[], verticalRules: readonly Box[]): readonly (readonly Word[])[] =>
  groupConsecutive(words, (before, word) =>
    verticalRules
      .map(centerOf)
      .some(
        center =>
          center > centerOf(before.box) &&
          center < centerOf(word.box) &&
          center >= before.box.right - 1 &&
          center <= word.box.left + 1,
      ),
  )
