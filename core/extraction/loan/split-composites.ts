/** Splits pieces that hold a label and its answer without anything between them. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { coverOf, leadingLabel, meaningOf, type Meaning } from './labels.ts'
import { fitsTerm } from './answer-types.ts'
import { medianOf } from '../../document/geometry.ts'
import { partOf, type Piece } from './form-page.ts'
import { sectionKind } from './sections.ts'
import { WHOLE_COVER, SLACK, KNOWN_COVER } from './thresholds.ts'

/** "City Springfield State IL": a piece that begins with a label or holds one behind a value is cut there. */
export function splitAtLabels(piece: Piece): Piece[] {
  const texts = piece.words.map(word => word.text)
  if (piece.underline !== null && piece.underline.left > piece.box.left - SLACK && texts.length > 0) return [piece]
  if (texts.length < 2 || texts.length > LIMITS.words) return [piece]
  if (/[:?]$/.test(piece.text)) return splitBeforeLabel(piece)
  if (coverOf(piece.text) > WHOLE_COVER || TITLE_END.test(piece.text) || sectionKind(piece.text)?.whole === true)
    return [piece]
  const lead = wholeLead(texts)
  if (lead === null) return [piece]
  const rest = texts.slice(lead.count).join(' ')
  if (!isSetOff(piece, lead.count) && fitsTerm(lead.meaning.term, rest) !== true && !isNameBehind(lead.meaning, rest))
    return [piece]
  return [partOf(piece, 0, lead.count), partOf(piece, lead.count, texts.length)]
}

/** The label with which the words begin, with its hint in brackets and all that belongs to it: "Business location address". */
function wholeLead(texts: readonly string[]): { readonly count: number; readonly meaning: Meaning } | null {
  const end = texts.findIndex(text => /\)[:,]?$/.test(text)) + 1
  if (end > 1 && end < texts.length && texts.slice(0, end).some(text => text.startsWith('('))) {
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
  const usual = others.length === 0 ? LIMITS.usualGap * size : medianOf(others)
  return own > LIMITS.setOff.share * usual && own > LIMITS.setOff.size * size
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
  if (
    meaning.length < 2 ||
    words.length > LIMITS.nameWords ||
    !words.every(word => /^[\p{Lu}\d(&$]/u.test(word) || phrases.nameParticles.includes(word))
  )
    return false
  return coverOf(rest) < KNOWN_COVER && sectionKind(rest) === null
}

/** Titles of documents begin like questions: "Vendor Finance Application". */
const TITLE_END = phrasePattern(phrases.documentTitles, 'end')

/**
 * What separates a label from its answer in one piece. Half or double of any member changes 5 of 41 tuned forms at most.
 * - `usualGap`: In type sizes: the space between words, and the minimal space that separates a label from its answer.
 * - `setOff`: The gap behind a label exceeds this many of the others, and this many type sizes.
 * - `words`, `nameWords`: Words of a label with its answer, and of a name behind a label; more are prose.
 */
const LIMITS = { usualGap: 0.28, setOff: { share: 1.5, size: 0.42 }, words: 24, nameWords: 9 } as const
