/** A page of a form: its words in pieces, split where a form separates them (rules, gaps, colons, underlines, boxes to tick). Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { centerOf, heightOf, middleOf, widthOf, unionOf } from '../../document/geometry.ts'
import type { Box, Document, FormField, Line, Mark, Page, Word } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { countriesOf, dateOrderOf } from '../values/document-locale.ts'
import { BLANK, EMPTY_BOX, splitWord, TICKED_BOX, withBrackets, withLettersJoined, withoutWalls } from './form-words.ts'
import { drawnTickBoxes, isTypedInto, missingSides, overlapsMost, type TickBox } from './drawn-boxes.ts'
import { rulesOf } from './boxes.ts'
import { withoutQuestionNumbers } from './question-numbers.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { textOf } from '../layout/text-rows.ts'

/** Words of one line that belong together: a label, a value, an option. */
export interface Piece {
  readonly page: FormPage
  /** Index of the line. */
  readonly line: number
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  /** Type size in points. */
  readonly size: number
  /** The line to write on that these words stand on; null when they stand on none of their own. */
  readonly underline: Box | null
  /** Blanks typed as underscores follow. */
  readonly blankAfter: boolean
  /** Behind such a blank, perhaps typed into it. */
  readonly inBlank: boolean
  /** Typed into it: nothing parts the words from the underscores. */
  readonly touchesBlank: boolean
}

export interface FormPage {
  readonly fileName: string
  readonly number: number
  readonly width: number
  readonly height: number
  readonly method: 'text' | 'ocr'
  /** Of day and month in figures. */
  readonly dateOrder: DateOrder
  readonly lines: readonly (readonly Piece[])[]
  /** Level rules and upright ones. */
  readonly across: readonly Box[]
  readonly down: readonly Box[]
  /** Level rules that stand free: lines to write on, not sides of boxes. */
  readonly lineRules: readonly Box[]
  readonly marks: readonly Mark[]
  /** Boxes to tick, fields of the form and printed characters: where they stand and whether they are ticked. */
  readonly ticks: readonly TickBox[]
  /** Fields to fill in. */
  readonly fields: readonly FormField[]
}

/**
 * How words, blanks and rules of a form lie.
 * - `gap`: In type sizes: words further apart than this belong to different pieces.
 * - `under`: A line to write on lies this far above (part of the type's size) or below the foot of the words.
 * - `overhang`: Points by which words may stand out of the line they are written on.
 * - `size`: Type this much larger or smaller is other type.
 * - `line`: Shorter rules are dashes or parts of boxes.
 * - `wall`: Upright rules lower than this are sides of boxes to tick, not of cells.
 * - `into`: Share of its height by which words may reach into the rules over and under their cell.
 */
const LIMITS = { gap: 1.15, under: { above: 0.4, below: 0.65 }, overhang: 3, size: 1.13, line: 14, wall: 11, into: 0.3 }

/** In type sizes: what stands closer to a blank is typed into it. Half changes 0 of 41 tuned forms, double 1. */
const TOUCH = 0.17
/** The number of a heading belongs to it: "SECTION 1: BUSINESS INFORMATION". */
const NUMBERED_HEAD = new RegExp(
  `^${phraseSource(phrases.sectionWords)}\\s+(?:\\d{1,2}|[a-z]|[ivx]{1,4}|${phraseSource(phrases.numbers)}):$`,
  'iu',
)
/** The pages that were read, each split into pieces. */
export function formPages(document: Document, numbers?: readonly number[]): readonly FormPage[] {
  const texts = document.pages.flatMap(page => page.lines.map(({ text }) => text))
  const { order } = dateOrderOf(texts, countriesOf(texts))
  return document.pages
    .filter(page => page.source !== 'skipped' && (numbers === undefined || numbers.includes(page.number)))
    .map(page => formPage(document, withoutQuestionNumbers(withLettersJoined(inOrder(page))), order))
}

/** Lines from top to bottom, words from left to right: readers may deliver them in another order. */
function inOrder(page: Page): Page {
  const lines = page.lines.map(line => ({ ...line, words: line.words.toSorted((a, b) => a.box.left - b.box.left) }))
  return { ...page, lines: lines.toSorted((a, b) => a.box.top - b.box.top) }
}

function formPage(document: Document, page: Page, dateOrder: DateOrder): FormPage {
  const fields = (document.fields ?? []).filter(field => field.page === page.number)
  const across = rulesOf(page, 'horizontal')
  const seen = rulesOf(page, 'vertical')
  const down = page.source === 'ocr' ? [...seen, ...missingSides(page, seen)] : seen
  const words = page.lines.flatMap(line => line.words)
  const ofFields = fields
    .filter(({ checked }) => checked !== null)
    .map(({ box, checked }): TickBox => ({ box, ticked: checked === true || isTypedInto(box, words) }))
  const drawn = drawnTickBoxes(page).filter(({ box }) => !ofFields.some(field => overlapsMost(field.box, box)))
  const ticks = [...ofFields, ...drawn]
  const lines: (readonly Piece[])[] = []
  const formed: FormPage = {
    fileName: document.fileName,
    number: page.number,
    width: page.width,
    height: page.height,
    method: page.source === 'ocr' ? 'ocr' : 'text',
    dateOrder,
    lines,
    across,
    down,
    lineRules: across.filter(rule => widthOf(rule) >= LIMITS.line && !down.some(side => isSideOf(side, rule))),
    marks: page.marks ?? [],
    ticks,
    fields,
  }
  for (const line of page.lines) {
    const pieces = piecesOf(formed, line, lines.length, ticks)
    if (pieces.length > 0) lines.push(pieces)
  }
  return formed
}

/** An upright rule that meets the left end of a level one. */
function isSideOf(side: Box, rule: Box): boolean {
  return Math.abs(side.left - rule.left) < LIMITS.overhang && side.top < rule.bottom + 2 && side.bottom > rule.top - 2
}

/** The pieces of a line, from left to right; boxes to tick that are printed as characters go to `ticks`. */
function piecesOf(page: FormPage, line: Line, index: number, ticks: TickBox[]): readonly Piece[] {
  const read = page.method === 'ocr' ? line.words.flatMap(withoutWalls) : line.words
  const words = withBrackets(read).flatMap(splitWord)
  const underlines = new Map(words.map(word => [word, underlineOf(page, word)]))
  const runs = groupConsecutive(words, (last, word, run) => {
    if (isMark(last) || isMark(word)) return true
    const isOther = isSeparated(page, last, word) || underlines.get(word) !== underlines.get(run[0]!)
    return isOther && !isNumberedHead(run, word)
  })
  return runs.flatMap((run, at): Piece[] => {
    const first = run[0]!
    if (isTickBox(first)) ticks.push({ box: first.box, ticked: TICKED_BOX.test(first.text) })
    if (isMark(first)) return []
    const before = runs[at - 1]?.[0]
    const inBlank = before !== undefined && BLANK.test(before.text)
    const touchesBlank = inBlank && first.box.left - before.box.right < TOUCH * first.size
    return [
      {
        page,
        line: index,
        ...wordsOf(run),
        size: Math.max(...run.map(word => word.size)),
        underline: underlines.get(first) ?? null,
        blankAfter: BLANK.test(runs[at + 1]?.[0]?.text ?? '') && !touchesBlank,
        inBlank,
        touchesBlank,
      },
    ]
  })
}

const isTickBox = ({ text }: Word): boolean => EMPTY_BOX.test(text) || TICKED_BOX.test(text)
/** Boxes and blanks separate what stands before from what stands behind. */
const isMark = (word: Word): boolean => isTickBox(word) || BLANK.test(word.text)

const isNumberedHead = (open: readonly Word[], next: Word): boolean =>
  next.box.left - open.at(-1)!.box.right < LIMITS.gap * next.size && NUMBERED_HEAD.test(textOf(open))

function isSeparated(page: FormPage, last: Word, word: Word): boolean {
  const size = Math.max(last.size, word.size)
  if (word.box.left - last.box.right > LIMITS.gap * size) return true
  if (/[:?]$/.test(last.text) && !last.text.startsWith('http')) return true
  if (page.method === 'text' && isSetApart(last, word)) return true
  if (/^[$€£]/.test(word.text) && !/^[$€£(]/.test(last.text)) return true
  const middle = middleOf(word.box)
  return page.down.some(
    rule =>
      rule.left >= last.box.right - LIMITS.overhang &&
      rule.right <= word.box.left + LIMITS.overhang &&
      rule.top <= middle &&
      rule.bottom >= middle,
  )
}

/** Labels and answers are set in different type. */
function isSetApart(last: Word, word: Word): boolean {
  const isWord = /[\p{L}\d]/u.test(last.text) && /[\p{L}\d]/u.test(word.text)
  const ratio = word.size / last.size
  return isWord && (last.bold !== word.bold || ratio > LIMITS.size || ratio < 1 / LIMITS.size)
}

/** The rule a word is written on, when it begins and ends within it and the rule is no border of the whole line. */
function underlineOf(page: FormPage, word: Word): Box | null {
  const { box, size } = word
  const under = page.lineRules.filter(rule => {
    if (rule.top < box.bottom - LIMITS.under.above * size || rule.top > box.bottom + LIMITS.under.below * size)
      return false
    return rule.left <= box.left + LIMITS.overhang && rule.right >= box.right - LIMITS.overhang
  })
  return under.toSorted((a, b) => b.left - a.left)[0] ?? null
}

/** Words of a piece with their text and box; one character to a box reads as one word. */
function wordsOf(words: readonly Word[]): Pick<Piece, 'words' | 'text' | 'box'> {
  const isSpelled = words.every(word => word.text.length === 1)
  const text = words.map(word => word.text).join(isSpelled ? '' : ' ')
  return { words, text, box: unionOf(words.map(word => word.box)) }
}

/** Exactly these words of a piece. */
export function partOf(piece: Piece, from: number, to: number): Piece {
  return { ...piece, ...wordsOf(piece.words.slice(from, to)) }
}

/** The cell of a ruled table or form around a place; a side without a rule is the page's. `null`: no rule at either side. */
export function cellAround(page: FormPage, box: Box): Box | null {
  const [x, y] = [centerOf(box), middleOf(box)]
  const sides = page.down.filter(rule => rule.top <= y && rule.bottom >= y && heightOf(rule) >= LIMITS.wall)
  const lefts = sides.map(rule => rule.right).filter(right => right <= box.left + LIMITS.overhang)
  const rights = sides.map(rule => rule.left).filter(left => left >= box.right - LIMITS.overhang)
  const left = Math.max(0, ...lefts)
  const right = Math.min(page.width, ...rights)
  if (left === 0 && right === page.width) return null
  const levels = page.across.filter(rule => rule.left <= x && rule.right >= x)
  const into = LIMITS.into * heightOf(box)
  const tops = levels.map(rule => rule.bottom).filter(bottom => bottom <= box.top + into)
  const bottoms = levels.map(rule => rule.top).filter(top => top >= box.bottom - into)
  return { left, top: Math.max(0, ...tops), right, bottom: Math.min(page.height, ...bottoms) }
}
