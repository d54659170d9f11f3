/** Cells as address blocks are made of: split by their own type size, and stacked into blocks by shared edges. Geometry only. */
import { centerOf, heightOf, horizontalOverlap, verticalOverlap } from '../../../document/geometry.ts'
import type { Box, Page, Word } from '../../../document/model.ts'
import { piecesOf } from './address.ts'
import { nearestBelow } from '../../labels/labeled-values.ts'
import { cellOf, type Cell, type InvoicePage } from '../../layout/document-view.ts'
import { labelTokens, type LabelToken } from '../../labels/tokens.ts'
import { groupConsecutive, joinConsecutive } from '../../values/sequences.ts'

export interface PartyCell extends Cell {
  /** Height of its type in points. */
  readonly size: number
  /** Its words as labels are compared. */
  readonly tokens: readonly LabelToken[]
}

/** Words of one cell stand at most this far apart, in their own type size: large and spaced letters open wide gaps. */
const widestSpace = 0.8
/** Justified addresses open wide gaps behind their commas. */
const widestAfterComma = 1.2
/** Words of one line of a block that is as wide. */
const widestInRow = 2.2
/** Lines of one block follow each other within this many heights of their type, from top to top. */
const pitch = 2.15
/** Edges of one block's lines differ by at most this many heights of the type. */
const edge = 1.1
const maxLines = 9

/** Letterheads stand above this share of the page. */
const headShare = 0.2
/** Parts of a centered line stand at most this many heights of the type apart, its marks and all; words nearer than the second are of one part. */
const widestInHead = { parts: 6, words: 1.2 }

/** The cells of a page, rows of underscores left out. */
export function partyCells(invoicePage: InvoicePage): readonly PartyCell[] {
  const { cells, page } = invoicePage
  const filled = cells.flatMap(cell => {
    const words = cell.words.filter(
      (word, at) => !/^[_.…\s☐☒□]+$/u.test(word.text) && !(at === 0 && isSpeck(word, page.source)),
    )
    return words.length === 0 ? [] : [sized(words, cell)]
  })
  const merged = joinConsecutive(filled, (before, next) =>
    before.line === next.line && belongTogether(before, next, page.source === 'ocr')
      ? sized([...before.words, ...next.words], before)
      : null,
  )
  const printed = merged.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return [...Map.groupBy(printed, ({ line }) => line).values()].flatMap(line =>
    line[0]!.box.top < headShare * page.height ? headLine(line, page.width, printed) : line,
  )
}

/** Recognition reads a few letters of little confidence into logos and specks, most where a line begins. */
const isSpeck = ({ text, confidence }: Word, source: Page['source']): boolean =>
  source === 'ocr' && text.length <= 3 && confidence < 0.5 && !/\d/.test(text)

/** The parts of a line in the middle of the page, or of one that holds a whole address, as one cell: marks between them may be lost. */
function headLine(line: readonly PartyCell[], width: number, cells: readonly PartyCell[]): readonly PartyCell[] {
  const size = Math.min(...line.map(cell => cell.size))
  const address = /\d/.test(line[0]!.text) && piecesOf([line.map(({ text }) => text).join(' ')]).some(({ kind }) => kind === 'place') // prettier-ignore
  const widest = (address ? widestInHead.parts : widestInHead.words) * size
  const [run = line] = groupConsecutive(line, (before, { box }) => box.left - before.box.right > widest)
  const kinds = run.map(({ text }) => piecesOf([text])[0]?.kind)
  const middle = (run[0]!.box.left + run.at(-1)!.box.right) / 2
  const whole = streets.has(kinds[0]) && kinds[1] === 'place' && !goesOnBelow(run[0]!, cells)
  if (run.length < 2 || !(whole || (run.length === line.length && Math.abs(middle - width / 2) <= size))) return line
  const words = run.flatMap(cell => cell.words)
  return [sized(words, run[0]!), ...line.slice(run.length)]
}

/** Whether the place of a street stands under it: what stands beside is of another column. */
const goesOnBelow = (street: PartyCell, cells: readonly PartyCell[]): boolean =>
  cells.some(
    ({ text, box }) =>
      Math.abs(box.left - street.box.left) < street.size &&
      box.top > street.box.top &&
      box.top - street.box.top < pitch * street.size &&
      piecesOf([text])[0]?.kind === 'place',
  )

/** What an address begins with. */
const streets: ReadonlySet<string | undefined> = new Set(['street', 'weak-street', 'unit'])

function sized(words: readonly Word[], { page, line }: Cell): PartyCell {
  return resized(words, page, line, Math.max(...words.map(word => Math.min(word.size, 1.6 * heightOf(word.box)))))
}

const resized = (words: readonly Word[], page: number, line: number, size: number): PartyCell => ({
  ...cellOf(words, page, line),
  size,
  tokens: labelTokens(withoutNote(words.map(word => word.text))),
})

/** "Purchaser name (last, first, middle)", "Date of sale (MM/DD/YYYY)": forms explain their labels in brackets. */
function withoutNote(texts: readonly string[]): readonly string[] {
  const note = /.\s\((?:\p{Ll}[^()]*|\p{Lu}{2,4}(?:\/\p{Lu}+)*)\)$/u.exec(texts.join(' '))
  const from = note === null ? -1 : texts.findLastIndex(text => text.startsWith('('))
  return from < 1 ? texts : texts.slice(0, from)
}

/** Other words in the place and type of a cell. */
export const withWords = ({ page, line, size }: PartyCell, words: readonly Word[]): PartyCell =>
  resized(words, page, line, size)

function belongTogether(left: PartyCell, right: PartyCell, ocr: boolean): boolean {
  const gap = right.box.left - left.box.right
  const size = Math.min(left.size, right.size)
  const mark = /^[|•·●▪■∙◆►–—-]+$/
  const marked = mark.test(left.words.at(-1)!.text) || mark.test(right.words[0]!.text)
  const widest = (/[,-]$/.test(left.text) ? widestAfterComma : widestSpace) * size
  // Sizes of recognized words are only guessed.
  return gap <= widest + (ocr ? 0 : Math.max(spacing(left), spacing(right))) || (marked && gap <= 2 * size)
}

/** Letters set apart ("P R A I R I E") advance by more than this share of their size, and their words stand as much farther apart. */
const spacedAdvance = 0.72
const spacing = ({ words, size }: PartyCell): number =>
  3 * Math.max(0, Math.max(...words.map(({ box, text }) => (text.length < 2 ? 0 : (box.right - box.left) / text.length))) - spacedAdvance * size) // prettier-ignore

type Edge = (box: Box) => number

/** The left edge, the middle and the right edge of a box. */
const edges: readonly Edge[] = [({ left }) => left, centerOf, ({ right }) => right]

/** Those of `among` at which two boxes meet. */
const sharedEdges = (a: Box, b: Box, tolerance: number, among: readonly Edge[]): readonly Edge[] =>
  among.filter(edgeOf => Math.abs(edgeOf(a) - edgeOf(b)) < tolerance)

/** The first cell and those stacked under it: the same left edge, middle or right edge, no gap wider than a line; `ends` stops before a cell. */
export function stackFrom(
  first: PartyCell,
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
  leading = pitch,
): readonly PartyCell[] {
  const stack = [first]
  let shared = edges
  for (;;) {
    const last = stack.at(-1)!
    let next: PartyCell | undefined
    for (const cell of cells) {
      const drop = cell.box.top - last.box.top
      if (drop <= 0 || cell.page !== last.page || (cell.line === last.line && drop < last.size)) continue
      const size = Math.max(last.size, Math.min(cell.size, 2 * last.size))
      const follows =
        drop > 0.4 * size &&
        Math.min(drop, cell.box.bottom - last.box.bottom) < leading * size &&
        sharedEdges(last.box, cell.box, edge * Math.min(last.size, cell.size), shared).length > 0
      if (follows && (next === undefined || cell.box.top < next.box.top)) next = cell
    }
    if (next === undefined || stack.length >= maxLines || ends(next)) return stack
    shared = sharedEdges(last.box, next.box, edge * Math.min(last.size, next.size), shared)
    stack.push(rowOf(next, stack, cells))
  }
}

/** A line of a block whose words stand wide apart, as far as the block is wide: justified lines, labels and their values. */
function rowOf(cell: PartyCell, stack: readonly PartyCell[], cells: readonly PartyCell[]): PartyCell {
  const left = Math.min(...stack.map(({ box }) => box.left)) - 1
  const right = Math.max(...stack.map(({ box }) => box.right)) + 1
  const row = cells
    .filter(({ line, box }) => line === cell.line && box.left >= left && box.right <= right)
    .toSorted((a, b) => a.box.left - b.box.left)
  const runs = groupConsecutive(row, (before, { box }) => box.left - before.box.right >= widestInRow * cell.size)
  const own = runs.find(run => run.includes(cell)) ?? [cell]
  const words = own.flatMap(one => one.words)
  return own.length === 1 ? cell : sized(words, cell)
}

/** The cells of a page in the row of one of them, itself among them, from left to right. */
export const cellsInRow = (cell: PartyCell, cells: readonly PartyCell[]): readonly PartyCell[] =>
  cells
    .filter(({ box, size }) => verticalOverlap(box, cell.box) > 0.5 * Math.min(size, cell.size))
    .toSorted((a, b) => a.box.left - b.box.left)

/** Whether a cell is, or is a part of, one of `others`. */
export const isAmong = (cell: PartyCell, others: readonly PartyCell[]): boolean =>
  others.some(
    other =>
      other.page === cell.page &&
      other.line === cell.line &&
      horizontalOverlap(other.box, cell.box) > 0.5 * (cell.box.right - cell.box.left),
  )

/** The cell in which the block under a heading begins: the first under it in its row; null when nothing stands there. */
export function firstBelow(
  heading: PartyCell,
  cells: readonly PartyCell[],
  { metrics }: InvoicePage,
): PartyCell | null {
  const below = nearestBelow({ cells, metrics }, heading)
  return below && (cellsInRow(below, cells).find(({ box }) => horizontalOverlap(box, heading.box) > 0) ?? below)
}
