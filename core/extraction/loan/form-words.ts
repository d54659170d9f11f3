/** Words of a form before they are put into pieces: without strokes of boxes, cut at blanks, put together from boxes for characters. Pure. */
import { findCombFields, type CombField } from '../../document/comb-fields.ts'
import { centerOf, unionOf, widthOf } from '../../document/geometry.ts'
import { lineOf } from '../../document/lines.ts'
import type { Box, Page, Rule, Word } from '../../document/model.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { grown, isInside, rulesOf } from './boxes.ts'

export const EMPTY_BOX = /^[☐□◻▢○◯❏❑]$|^\[[\s_]*\]$|^\(\s*\)$/u
export const TICKED_BOX = /^[☒☑✓✔✗✘✅■◼●◉⦿🗹]$|^\[[xX✓✔✗]\]$|^\([xX✓✔•●]\)$/u
const BOX_CHARACTER = /([☐□◻▢○◯❏❑☒☑✓✔✗✘✅■◼●◉⦿🗹]|\[[xX✓✔✗ ]?\]|\([xX✓✔•●]\))/u
/** A blank typed as underscores, or the dots that lead to the answer. */
export const BLANK = /^(?:_+|[.…·]{3,}|…+)$/u
/** Blanks typed as underscores; one of them only at the ends of words and behind signs, for names and addresses hold some. */
const BLANKS = /(^_+|_+$|_{2,}|(?<=[$:#)])_+)/
/** Dots that lead from a label to its answer. */
const LEADERS = /([.…·]{3,}|…)/u

/** Recognition reads the sides of boxes as strokes beside the words in them. */
export function withoutWalls(word: Word, index: number, line: readonly Word[]): Word[] {
  // The round corner of a box is read as a bracket, which nothing closes.
  if (/^\\?[[({]$/.test(word.text) && !/^[)\]]/.test(line[index + 1]?.text ?? '')) return []
  // A side of a box is read as a stroke or a quotation mark.
  const text = word.text.replace(/^[|‘`¦"“”]+(?=.)|[|‘`¦]+$/gu, '')
  return /^[|¦]*$/.test(text) ? [] : [text === word.text ? word : { ...word, text }]
}

/** "( )" and "[ ]" come as two words. */
export function withBrackets(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, index): Word[] => {
    const [before, next] = [words[index - 1]?.text, words[index + 1]]
    if ((word.text === ')' && before === '(') || (word.text === ']' && before === '[')) return []
    const isOpen = (word.text === '(' && next?.text === ')') || (word.text === '[' && next?.text === ']')
    return isOpen ? [{ ...word, text: '[ ]', box: unionOf([word.box, next.box]) }] : [word]
  })
}

/** A word cut at the blanks and boxes typed into it: "Name:____Ann", "☒LLC". */
export function splitWord(printed: Word): Word[] {
  // Dots that lead to a colon: "NAME....: ".
  const word = { ...printed, text: printed.text.replace(/[.…·]{2,}(?=:$)/u, '') }
  const parts = word.text
    .split(BLANKS)
    .flatMap(part => (BLANK.test(part) ? [part] : part.split(BOX_CHARACTER).flatMap(other => other.split(LEADERS))))
  const texts = parts.filter(part => part !== '')
  if (texts.length <= 1) return [word]
  const total = word.text.length
  const width = widthOf(word.box)
  let at = 0
  return texts.map(text => {
    const left = word.box.left + (width * at) / total
    at += text.length
    return { ...word, text, box: { ...word.box, left, right: word.box.left + (width * at) / total } }
  })
}

/**
 * How characters stand in boxes of their own. Half or double of any member changes no tuned form.
 * - `slack`: Points by which a character may stand out of its box.
 * - `sameNumber`: In widths of a box: rows of one number stand at most so far apart, with a sign printed between them.
 * - `maxInset`: Points by which a word may stand out of its boxes, but no more than a quarter of its width.
 */
const COMB = { slack: 1.5, sameNumber: 2.6, maxInset: 2 } as const
const SIGN = /^[-–—/.]$/

/** Rows that make one number, and all that stands in and between them. */
interface Spelled {
  readonly rows: readonly CombField[]
  readonly box: Box
}

interface Placed {
  readonly word: Word
  readonly from: number
  readonly to: number
}

/** The same page with words for letters in boxes; of the boxes of a row one box around them all is left. */
export function withLettersJoined(page: Page): Page {
  const found = findCombFields(rulesOf(page, 'vertical'), rulesOf(page, 'horizontal'))
  if (found.length === 0) return page
  const words = page.lines.flatMap(line => line.words)
  const spelled = numbersOf(found, words)
  return {
    ...page,
    rules: [
      ...page.rules.filter(({ box }) => !spelled.some(one => isWithin(box, one.box))),
      ...spelled.flatMap(outline),
    ],
    lines: page.lines.flatMap(line => {
      const joined = spelled.reduce<readonly Word[]>(joinedIn, line.words)
      return joined === line.words ? [line] : joined.length === 0 ? [] : [lineOf(joined)]
    }),
  } satisfies Page
}

const isIn = (word: Word, box: Box): boolean => isInside(word.box, grown(box, COMB.slack))

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left > outer.left - COMB.slack &&
  inner.right < outer.right + COMB.slack &&
  inner.top > outer.top - COMB.slack &&
  inner.bottom < outer.bottom + COMB.slack

/** Rows with nothing but a sign between them are one number: "406-555-0142". */
function numbersOf(rows: readonly CombField[], words: readonly Word[]): readonly Spelled[] {
  const groups: CombField[][] = []
  for (const row of rows.toSorted((a, b) => a.box.left - b.box.left)) {
    const home = groups.find(group => {
      const last = group.at(-1)!
      const gap = { ...last.box, left: last.box.right, right: row.box.left }
      if (Math.abs(last.box.bottom - row.box.bottom) > COMB.slack || widthOf(gap) < 0) return false
      if (widthOf(gap) > COMB.sameNumber * widthOf(row.cells[0]!)) return false
      const between = words.filter(word => isIn(word, gap))
      return between.length === 1 && SIGN.test(between[0]!.text)
    })
    if (home === undefined) groups.push([row])
    else home.push(row)
  }
  return groups.map(group => ({ rows: group, box: unionOf(group.map(({ box }) => box)) }))
}

const outline = ({ box }: Spelled): readonly Rule[] => [
  { direction: 'horizontal', box: { ...box, bottom: box.top } },
  { direction: 'horizontal', box: { ...box, top: box.bottom } },
  { direction: 'vertical', box: { ...box, right: box.left } },
  { direction: 'vertical', box: { ...box, left: box.right } },
]

/** The words of a line with those of a row put together; the same words when none stands in the row. */
function joinedIn(words: readonly Word[], { rows, box }: Spelled): readonly Word[] {
  const inside = words.filter(word => isIn(word, box))
  if (inside.length === 0) return words
  const cells = rows.flatMap(row => row.cells)
  const signs = inside.filter(word => !rows.some(row => isIn(word, row.box)))
  const placed = inside
    .filter(word => !signs.includes(word))
    .map(word => ({ word, ...spanOf(word, cells) }))
    .toSorted((a, b) => a.from - b.from)
  return [...words.filter(word => !inside.includes(word)), ...joined(placed, signs, cells)]
}

/** First and last box a word stands in. */
function spanOf({ box }: Word, cells: readonly Box[]): { readonly from: number; readonly to: number } {
  const at = (x: number): number => {
    const index = cells.findIndex(cell => x < cell.right)
    return index < 0 ? cells.length - 1 : index
  }
  const inset = Math.min(COMB.maxInset, widthOf(box) / 4)
  return { from: at(box.left + inset), to: at(box.right - inset) }
}

function joined(placed: readonly Placed[], signs: readonly Word[], cells: readonly Box[]): readonly Word[] {
  const groups = groupConsecutive(placed, (last, one) => one.from - last.to > 1)
  return groups.map((group, index): Word => {
    const [first, last] = [group[0]!, group.at(-1)!]
    const next = groups[index + 1]?.[0]
    const text = group.map(({ word }, at) => `${signBefore(word, group[at - 1]?.word, signs)}${word.text}`).join('')
    const box = {
      ...unionOf(group.map(({ word }) => word.box)),
      left: cells[first.from]!.left,
      // Right up to the next word: an empty box between two words is their space.
      right: next === undefined ? cells[last.to]!.right : cells[next.from]!.left - 1,
    }
    return { ...first.word, text, box, confidence: Math.min(...group.map(({ word }) => word.confidence)) }
  })
}

/** The sign printed between the boxes of two characters. */
function signBefore(word: Word, before: Word | undefined, signs: readonly Word[]): string {
  if (before === undefined) return ''
  return signs.find(({ box }) => centerOf(box) > before.box.left && centerOf(box) < word.box.right)?.text ?? ''
}
