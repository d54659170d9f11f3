/** Labels as pieces of their own: split from an answer with nothing between them, and joined where they go on in the next line. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { heightOf, medianOf, unionOf } from '../../document/geometry.ts'
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
  if (/[:?]$/.test(piece.text)) return splitBeforeLabel(piece)
  if (coverOf(piece.text) > WHOLE_COVER || TITLE_END.test(piece.text) || sectionKind(piece.text)?.whole === true)
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

/** "800-555-0175 Fax:": an answer, and the next label with its colon. */
function splitBeforeLabel(piece: Piece): Piece[] {
  if (coverOf(piece.text) > WHOLE_COVER) return [piece]
  const texts = piece.words.map(word => word.text)
  for (let at = 1; at < texts.length; at++) {
    const isAnswer = /[\d@]/.test(texts[at - 1]!) || piece.inBlank || isSetOff(piece, at)
    if (!isAnswer) continue
    const tail = texts.slice(at).join(' ')
    if (!/^[\p{Lu}%]/u.test(tail) || coverOf(tail) < WHOLE_COVER) continue
    const head = partOf(piece, 0, at)
    return /^\D*\d{1,2}[.)]?$/.test(head.text) ? [piece] : [head, partOf(piece, at, texts.length)]
  }
  return [piece]
}

/** "Legal name Elm Street Printing Inc": a label of several words, and words with capitals that are no label. */
function isNameBehind(meaning: Meaning, rest: string): boolean {
  const words = rest.split(' ')
  const isNameWord = (word: string): boolean => /^[\p{Lu}\d(&$]/u.test(word) || phrases.nameParticles.includes(word)
  if (meaning.length < 2 || words.length > SPLIT.nameWords || !words.every(isNameWord)) return false
  return coverOf(rest) < KNOWN_COVER && sectionKind(rest) === null
}

/**
 * How the lines of one label follow each other. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `edge`: Points by which the left edges of the lines of a label may differ.
 * - `leading`: In type sizes: the space between the lines of one label.
 * - `overlap`: In type sizes: boxes of the two lines overlap by no more than this.
 * - `otherType`: Share of its size by which the type of the next line may differ.
 * - `lines`, `words`: A label takes at most so many lines, and each piece of it so many words.
 */
const WRAP = { edge: 3, leading: 0.55, overlap: 0.5, otherType: 0.06, lines: 4, words: 18 } as const
/** Words with which no question ends. */
const OPEN_END = new RegExp(`(?:${phraseSource(phrases.partEnds)}|[/&,–-])$`, 'iu')
const isUnclosed = (text: string): boolean => /\([^)]*$/.test(text)

/** The lines of the page with every label in one piece, at the place of its first line. */
export function withWrappedLabels(
  page: FormPage,
  lines: readonly (readonly Piece[])[],
  isFilled: (piece: Piece) => boolean,
): readonly (readonly Piece[])[] {
  const gone = new Set<Piece>()
  const wholeOf = (piece: Piece): Piece => {
    const rest = isFilled(piece) ? null : restOf(page, lines, piece, gone)
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

/** The next line of a label that is not complete; null when it is. */
function restOf(
  page: FormPage,
  lines: readonly (readonly Piece[])[],
  head: Piece,
  gone: ReadonlySet<Piece>,
): Piece | null {
  if (/[:?]$/.test(head.text) || head.blankAfter || head.underline !== null || head.inBlank) return null
  if (!/\p{L}{2}/u.test(head.text) || head.words.length > WRAP.words || heightOf(head.box) > WRAP.lines * head.size)
    return null
  const rest = lines
    .slice(head.line + 1, head.line + 1 + WRAP.lines)
    .flat()
    .find(
      piece =>
        !gone.has(piece) &&
        Math.abs(piece.box.left - head.box.left) < WRAP.edge + (head.text.startsWith('(') ? WRAP.edge : 0) &&
        piece.box.top - head.box.bottom < WRAP.leading * head.size &&
        piece.box.top > head.box.bottom - WRAP.overlap * head.size,
    )
  if (rest === undefined || rest.words.length > WRAP.words) return null
  // Words on a line are an answer, unless those before cannot be all of the question: then the line is a border.
  if (rest.underline !== null && !OPEN_END.test(head.text)) return null
  const isSameType = Math.abs(rest.size - head.size) < WRAP.otherType * head.size
  if (!isSameType || rest.words[0]!.bold !== head.words.at(-1)!.bold) return null
  return goesOn(page, head, rest) ? rest : null
}

function goesOn(page: FormPage, head: Piece, rest: Piece): boolean {
  if (isUnclosed(head.text)) return /^[^(]*\)/.test(rest.text)
  const isOpen = OPEN_END.test(head.text)
  if (cellAround(page, head.box) === null && !isOpen) return false
  const own = meaningOf(head.text)
  const both = meaningOf(`${head.text} ${rest.text}`)
  if (both === null || both.cover < KNOWN_COVER) return false
  if (isOpen) return true
  // One question of the vocabulary that needs the words of both lines.
  const isOwn = own !== null && own.cover > WHOLE_COVER
  const spans =
    both.cover > WHOLE_COVER && both.length > labelTokens(rest.text).length && both.length > (own?.length ?? 0)
  // "Title" over "Owner" is a question with its answer, "Business" over "Phone" is one question.
  return spans && (!isOwn || both.length > 2 || meaningOf(rest.text)?.term === both.term)
}
