/**
 * Which rows of a table of a form are which of its lines: by the number or letter at the left, the caption, and the order of the form. Decided
 * for all rows together, so that a number OCR misread is outvoted.
 */
import type { FormToken } from './page-view.ts'
import type { FormLine } from '../../vocabulary/tax-lines.ts'
import { rowsOf } from './boxes.ts'

/** A line of the form where it stands on the page. */
export interface PlacedLine {
  readonly number: string
  /** Middles of the rows of its caption, points from the top. */
  readonly ys: readonly number[]
  /** Where the next line begins, points from the top. */
  readonly until: number
  /** 0 to 1: how well number and caption agree with the form. */
  readonly fit: number
}

/**
 * The score of a row as a line of the form.
 * - `number`, `letter`: The whole number is printed at its left, or the letter of a line that continues a number.
 * - `other`: Another number is printed there.
 * - `caption`: All words of the caption are printed.
 * - `minimum`: Rows with a lower score are no line of their own: they continue the one above.
 */
const scores = { number: 1.6, letter: 0.7, other: -1.2, caption: 3, minimum: 1.4 } as const

const numberShape = /^\(?(\d{1,2}[a-z]?|[a-k])[.)]?$/

interface CaptionRow {
  readonly y: number
  /** Number or letter at its left; null without one. */
  readonly number: string | null
  readonly words: readonly string[]
  /** Words of the next row, which may continue the caption. */
  readonly next: readonly string[]
}

/** Points between the rows of one caption of a scan at most: what stands further below is another line, though nothing of it was recognized. */
const WRAP = 15

/** `tokens`: of the captions alone, without the columns of amounts. `lines`: in the order of the form; columns of one line count once. */
export function placeLines(tokens: readonly FormToken[], lines: readonly FormLine[]): readonly PlacedLine[] {
  const rows = captionRows(tokens)
  const wanted = [...Map.groupBy(lines, ({ number }) => number)].map(([number, same]) => ({
    number,
    captions: same.map(({ caption }) => wordsOf(caption)),
  }))
  const chosen = bestOrder(rows, wanted)
  const wrap = tokens.some(({ confidence }) => confidence < 1) ? WRAP : Infinity
  const placed: { number: string; ys: number[]; fit: number }[] = []
  for (const [index, row] of rows.entries()) {
    const choice = chosen.get(index)
    const last = Number.parseInt(placed.findLast(({ number }) => number !== '')?.number ?? '0', 10)
    if (choice !== undefined) placed.push({ number: choice.number, ys: [row.y], fit: choice.fit })
    // A row with a later number that is no line known here begins another one: nothing of it belongs to the line above. An earlier number is
    // part of a sentence ("Subtract line / 7 from line 6").
    else if (row.words.length > 0 && Number.parseInt(row.number ?? '', 10) >= last)
      placed.push({ number: '', ys: [row.y], fit: 0 })
    else if (row.y - (placed.at(-1)?.ys.at(-1) ?? row.y) <= wrap) placed.at(-1)?.ys.push(row.y)
    else placed.push({ number: '', ys: [row.y], fit: 0 })
  }
  return placed
    .map((line, index) => ({ ...line, until: placed[index + 1]?.ys[0] ?? Infinity }))
    .filter(({ number }) => number !== '')
}

function captionRows(tokens: readonly FormToken[]): readonly CaptionRow[] {
  const rows = rowsOf(tokens).map(row => {
    const [first, ...rest] = row
    const number = numberShape.exec(first!.text.toLowerCase())?.[1] ?? null
    const words = wordsOf((number === null ? row : rest).map(({ text }) => text).join(' '))
    const y = row.reduce((sum, token) => sum + token.y, 0) / row.length
    return { y, number, words }
  })
  return rows.map((row, index) => {
    const below = rows[index + 1]
    return { ...row, next: below === undefined || below.number !== null ? [] : below.words }
  })
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 2 && !/^\d/.test(word))

interface Wanted {
  readonly number: string
  readonly captions: readonly (readonly string[])[]
}

interface Choice {
  readonly number: string
  readonly fit: number
}

/** The assignment of rows to lines, both in order, with the highest score in all. */
function bestOrder(rows: readonly CaptionRow[], wanted: readonly Wanted[]): ReadonlyMap<number, Choice> {
  const values = rows.map(row => wanted.map(line => valueOf(row, line)))
  // best[i][j]: the most that rows from i on and lines from j on are scores.
  const best = Array.from({ length: rows.length + 1 }, () => new Float64Array(wanted.length + 1))
  for (let i = rows.length - 1; i >= 0; i--)
    for (let j = wanted.length - 1; j >= 0; j--) {
      const value = values[i]![j]!
      const taken = value >= scores.minimum ? value + best[i + 1]![j + 1]! : -Infinity
      best[i]![j] = Math.max(taken, best[i + 1]![j]!, best[i]![j + 1]!)
    }
  const chosen = new Map<number, Choice>()
  for (let i = 0, j = 0; i < rows.length && j < wanted.length;) {
    const value = values[i]![j]!
    if (value >= scores.minimum && best[i]![j] === value + best[i + 1]![j + 1]!) {
      chosen.set(i++, { number: wanted[j++]!.number, fit: Math.min(1, value / (scores.number + scores.caption)) })
    } else if (best[i]![j] === best[i + 1]![j]!) i++
    else j++
  }
  return chosen
}

function valueOf({ number, words, next }: CaptionRow, { number: wanted, captions }: Wanted): number {
  const numbered =
    number === null
      ? 0
      : number === wanted
        ? scores.number
        : (/^[a-z]$/.test(number) && wanted.endsWith(number)) || `${number}a` === wanted
          ? scores.letter
          : scores.other
  const similar = Math.max(0, ...captions.map(caption => similarity(caption, words, next)))
  return numbered + scores.caption * similar
}

/** Share of the caption's words that are printed, in either direction, 0 to 1; words differ by one letter at most where OCR misreads. */
function similarity(caption: readonly string[], words: readonly string[], next: readonly string[]): number {
  if (caption.length === 0 || words.length === 0) return 0
  const printed = [...words, ...next]
  const found = caption.filter(word => printed.some(other => alike(word, other))).length
  const back = words.filter(word => caption.some(other => alike(word, other))).length
  return (
    Math.max(found / caption.length, back / words.length) *
    Math.min(1, (2 * Math.min(found, back)) / Math.min(caption.length, words.length))
  )
}

/** The same word, or one letter differs in a word of five or more. */
export function alike(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  let end = 0
  while (end < Math.min(a.length, b.length) - at && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - at - end <= 1
}

/** Least number of words of a title that shows it where one of them is misread beyond a letter. */
const MANY_WORDS = 4

/** Whether the words of a title stand in a row in its order, each with one letter misread at most, and one of many lost. */
export function resembles(title: string, words: readonly string[]): boolean {
  const wanted = title.split(' ')
  if (wanted.length < 3) return false
  return words.some((_, start) => {
    let found = 0
    let at = start
    for (const word of wanted) {
      const next = words.slice(at, at + 2).findIndex(other => alike(word, other))
      if (next === -1) continue
      found++
      at += next + 1
    }
    return found >= (wanted.length >= MANY_WORDS ? wanted.length - 1 : wanted.length)
  })
}
