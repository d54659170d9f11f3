/** Labels as pieces of their own: split from an answer with nothing between them, and joined where they go on in the next line. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { medianOf, unionOf } from '../../document/geometry.ts'
import { fitsTerm } from './answer-types.ts'
import { SLACK } from './boxes.ts'
import { cellAround, partOf, type FormPage, type Piece } from './form-page.ts'
import { coverOf, KNOWN_COVER, labelTokens, leadingLabel, meaningOf, WHOLE_COVER, type Meaning } from './labels.ts'
import { sectionKind } from './sections.ts'

/**
 * What separates a label from its answer in one piece. Half or double of any member changes 5 of 41 tuned forms at most.
 * - `usualGap`: In type sizes: the space between words, and the minimal space that separates a label from its answer.
 * - `setOff`: The gap behind a label exceeds this many of the others, and this many type sizes.
 * - `words`, `nameWords`: Words of a label with its answer, and of a name behind a label; more are prose.
 */
const SPLIT = { usualGap: 0.28, setOff: { share: 1.5, size: 0.42 }, words: 24, nameWords: 9 } as const
/** Titles of documents begin like questions: "Vendor Finance Application". */
const TITLE_END = phrasePattern(phrases.documentTitles, 'end')

/** "City Springfield State IL": a piece that begins with a label or holds one behind a value is cut there. */
export function splitAtLabels(piece: Piece): Piece[] {
  const texts = piece.words.map(word => word.text)
  if (piece.underline !== null && piece.underline.left > piece.box.left - SLACK && texts.length > 0) return [piece]
  if (texts.length < 2 || texts.length > SPLIT.words) return [piece]
  if (
    /[:?]$/.test(piece.text) ||
    coverOf(piece.text) > WHOLE_COVER ||
    TITLE_END.test(piece.text) ||
    sectionKind(piece.text)?.whole === true
  )
    return [piece]
  const lead = wholeLead(texts)
  if (lead === null) return [piece]
  const rest = texts.slice(lead.count).join(' ')
  // "Gross sales, 2025"
  if (/,$/.test(texts[lead.count - 1]!)) return [piece]
  if (!isSetOff(piece, lead.count) && fitsTerm(lead.meaning.term, rest) !== true && !isNameBehind(lead.meaning, rest))
    return [piece]
  return [partOf(piece, 0, lead.count), partOf(piece, lead.count, texts.length)]
}

/** The label with which the words begin, with its hint in brackets and all that belongs to it: "Business location address". */
function wholeLead(texts: readonly string[]): { readonly count: number; readonly meaning: Meaning } | null {
  const end = texts.findIndex(text => /\)[:,]?$/.test(text)) + 1
  if (end > 1 && end < texts.length && texts.slice(0, end).some(text => /^\(.*\p{L}/u.test(text))) {
    const meaning = meaningOf(texts.slice(0, end).join(' '))
    if (meaning !== null && meaning.cover > WHOLE_COVER) return { count: end, meaning }
  }
  return leadingLabel(texts)
}

/** The gap behind the label is wider than those between other words. */
function isSetOff({ words, size }: Piece, count: number): boolean {
  const gaps = words.slice(1).map((word, index) => word.box.left - words[index]!.box.right)
  const own = gaps[count - 1]!
  const others = gaps.filter((_, index) => index !== count - 1)
  const usual = others.length === 0 ? SPLIT.usualGap * size : medianOf(others)
  return own > SPLIT.setOff.share * usual && own > SPLIT.setOff.size * size
}

/** "Legal name Elm Street Printing Inc": a label of several words, and words with capitals that are no label. */
function isNameBehind(meaning: Meaning, rest: string): boolean {
  const words = rest.split(' ')
  const isNameWord = (word: string): boolean => /^[\p{Lu}\d(&$]/u.test(word) || phrases.nameParticles.includes(word)
  if (meaning.length < 2 || words.length > SPLIT.nameWords || !words.every(isNameWord)) return false
  return coverOf(rest) < KNOWN_COVER && sectionKind(rest) === null
}

/** In type sizes: the lines of one label overlap by no more than this, and stand no further apart. */
const LEADING = 0.5
/** Words with which no question ends. */
const OPEN_END = phrasePattern(phrases.partEnds, 'end')

/** The lines of the page with every label in one piece, at the place of its first line. */
export function withWrappedLabels(
  page: FormPage,
  lines: readonly (readonly Piece[])[],
  isFilled: (piece: Piece) => boolean,
): readonly (readonly Piece[])[] {
  const gone = new Set<Piece>()
  const wholeOf = (piece: Piece): Piece => {
    const rest = isFilled(piece) ? null : restOf(page, lines, piece)
    if (rest === null) return piece
    gone.add(rest)
    return wholeOf(asOne(piece, rest))
  }
  const joined = lines.map(line => line.flatMap(piece => (gone.has(piece) ? [] : [wholeOf(piece)])))
  if (gone.size === 0) return lines
  return joined
    .filter(line => line.length > 0)
    .map((line, index) => line.map(piece => (piece.line === index ? piece : { ...piece, line: index })))
}

function asOne(head: Piece, rest: Piece): Piece {
  // "Co-" at the end of a line is the first part of a word with a hyphen.
  const text = `${head.text}${head.text.endsWith('-') ? '' : ' '}${rest.text}`
  return {
    ...head,
    words: [...head.words, ...rest.words],
    text,
    box: unionOf([head.box, rest.box]),
    blankAfter: rest.blankAfter,
  }
}

/** The next line in the cell of a label, where only the words of both make one question; null without one. */
function restOf(page: FormPage, lines: readonly (readonly Piece[])[], head: Piece): Piece | null {
  if (/[:?]$/.test(head.text) || cellAround(page, head.box) === null) return null
  // An answer in the middle of its cell stands between the two.
  const rest = lines
    .slice(head.line + 1, head.line + 3)
    .flat()
    .find(
      ({ box, size }) =>
        Math.abs(box.left - head.box.left) < SLACK && Math.abs(box.top - head.box.bottom) < LEADING * size,
    )
  const both = rest === undefined ? null : meaningOf(`${head.text} ${rest.text}`)
  if (rest === undefined || both === null) return null
  const longest = Math.max(meaningOf(head.text)?.length ?? 0, labelTokens(rest.text).length)
  return both.cover > (OPEN_END.test(head.text) ? KNOWN_COVER : WHOLE_COVER) && both.length > longest ? rest : null
}
