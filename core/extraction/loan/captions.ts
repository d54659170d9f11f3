/** Captions of a form: words that ask, found by the vocabulary and by the style those words share. A caption is never an answer. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { patternsOf, phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { coverOf, labelTokens, meaningOf, type Meaning, WHOLE_COVER, KNOWN_COVER, termGroups } from './labels.ts'
import type { FormPage, Piece } from './form-page.ts'
import { isWritten } from './slots.ts'
import { isOption } from './drawn-boxes.ts'
import { numberedPieces } from './numbered-pieces.ts'

export interface Caption {
  readonly piece: Piece
  /** null: the vocabulary does not know it. */
  readonly meaning: Meaning | null
  /** A colon, a question mark or a blank closes it. */
  readonly closed: boolean
}

/** Printed by forms only; and printed by forms too, but firms are called "Signature Homes" and "Your Pie": they count among words in small letters. */
const { instructions, perhapsInstructions } = patternsOf(phrases)
const SMALL_WORD = new RegExp(`(?:^|\\s)(?!${phraseSource(phrases.nameParticles)})\\p{Ll}{3}`, 'u')
const PART_START = new RegExp(`^${phraseSource(phrases.partStarts)}`, 'u')
/** In so few words a name may hold any of them. */
const SHORT = 2

/** Whether a text found where an answer is expected is the form's own print. */
export function isPrintedText(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/^\([^)]*[a-z]{3}/.test(plain) || /^[•◦·▪]/.test(plain)) return true
  if (isPartOfSentence(plain) && plain.includes(' ')) return true
  if (plain.split(' ').length <= SHORT) return false
  return instructions.test(plain) || (perhapsInstructions.test(plain) && SMALL_WORD.test(plain))
}

/** Whether a text begins within a sentence: with a small word that begins no name. */
export const isPartOfSentence = (text: string): boolean => PART_START.test(text)

/** Texts that tell how to fill in. */
const HINT_START = phrasePattern(phrases.hintStarts, 'start')
export const isHint = (text: string): boolean => /^\((?!\d{1,3}\)).*[a-z]{2}/i.test(text) || HINT_START.test(text)

/**
 * What separates captions from prose and answers. Half or double of any member changes 9 of 41 tuned forms at most.
 * - `closedCover`: Share of a caption's words the vocabulary must explain where a colon closes it; `KNOWN_COVER` without one.
 * - `words`, `unknownWords`: Captions have at most this many words; more is prose. Of words nobody knows, this many before a colon.
 * - `answerReach`: In type sizes: an answer stands nearer behind its caption than this; the next caption of the row may not.
 * - `sizeSteps`: Sizes of one style differ by less than a part of a point this small; sizes of recognized words are guessed.
 */
const LIMITS = { closedCover: 0.4, words: 16, unknownWords: 12, answerReach: 12, sizeSteps: 4 } as const
/**
 * A style belongs to captions when this share of its pieces ask, to answers when no more than that.
 * Half or double of any member changes 8 of 41 tuned forms at most.
 */
const STYLE = { minPieces: 4, captions: 0.7, answers: 0.15 }

/**
 * Columns of captions and of their answers.
 * - `min`, `edge`, `captions`: Answers stand in a column where so many pieces with one left edge (points) each stand behind a caption, and no more
 *   than this share of them ask.
 * - `rows`: Rows with a caption and an answer at the same edges that show what an unknown row is.
 */
const COLUMN = { min: 5, edge: 2, captions: 0.25, rows: 3 } as const

/** The captions of a page; `isFilled`: what stands in a field for text, which is no caption. */
export function captionsOf(page: FormPage, isFilled: (piece: Piece) => boolean): ReadonlyMap<Piece, Caption> {
  const found = new Map<Piece, Caption>()
  for (const line of page.lines) {
    let before: Piece | null = null
    for (const piece of line) {
      const caption = isFilled(piece) ? null : captionOf({ page, found }, piece, before)
      if (caption !== null) found.set(piece, caption)
      before = piece
    }
  }
  const styled = byStyle(page, found, isFilled)
  // A scan shows no styles; the count of its questions shows which words ask.
  const counted = page.method === 'text' ? [] : [...numberedPieces(page)]
  const numbered = counted.flatMap((piece): readonly [Piece, Caption][] =>
    styled.has(piece) || isFilled(piece) || !asksByStyle(page, styled, piece)
      ? []
      : [[piece, { piece, meaning: knownMeaning(piece), closed: false }]],
  )
  return withColumns(page, withoutAnswers(page, new Map([...styled, ...numbered])))
}

/** Words nobody knows in a column of captions, with something behind them in the column of the answers, ask as well. */
function withColumns(page: FormPage, found: ReadonlyMap<Piece, Caption>): ReadonlyMap<Piece, Caption> {
  const rows = page.lines.flatMap(line =>
    line.flatMap((piece, at) =>
      at + 1 < line.length && !found.has(line[at + 1]!) ? [[piece, line[at + 1]!] as const] : [],
    ),
  )
  const isAligned = (one: Piece, other: Piece): boolean => Math.abs(one.box.left - other.box.left) < COLUMN.edge
  const isAsked = ([piece, behind]: readonly [Piece, Piece]): boolean =>
    !found.has(piece) &&
    asksByStyle(page, found, piece) &&
    rows.filter(
      ([other, next]) =>
        found.has(other) &&
        isAligned(other, piece) &&
        isAligned(next, behind) &&
        (page.method === 'ocr' || styleOf(other) === styleOf(piece)),
    ).length >= COLUMN.rows
  const unknown = rows
    .filter(isAsked)
    .map(([piece]): [Piece, Caption] => [piece, { piece, meaning: null, closed: false }])
  return new Map([...found, ...unknown])
}

/** Answers in a column of their own, each behind a caption, answer also where they sound like captions: "Second location". */
function withoutAnswers(page: FormPage, found: ReadonlyMap<Piece, Caption>): ReadonlyMap<Piece, Caption> {
  const behind = page.lines.flatMap(line => line.filter((_, at) => at > 0 && found.has(line[at - 1]!)))
  const isAnswer = (piece: Piece): boolean => {
    const column = behind.filter(({ box }) => Math.abs(box.left - piece.box.left) < COLUMN.edge)
    const asked = column.filter(other => found.has(other)).length
    return column.includes(piece) && column.length >= COLUMN.min && asked <= COLUMN.captions * column.length
  }
  return new Map([...found].filter(([piece, { closed }]) => closed || !isAnswer(piece)))
}

function knownMeaning({ text }: Piece): Meaning | null {
  const meaning = meaningOf(text)
  return meaning !== null && meaning.cover >= KNOWN_COVER ? meaning : null
}

const isClosed = (piece: Piece): boolean => /[:?]$/.test(piece.text) || piece.blankAfter

interface Context {
  readonly page: FormPage
  readonly found: ReadonlyMap<Piece, Caption>
}

function captionOf({ page, found }: Context, piece: Piece, before: Piece | null): Caption | null {
  const closed = isClosed(piece)
  if (!mayAsk({ page, found }, piece, closed)) return null
  const last = before === null ? undefined : found.get(before)
  const meaning = meaningOf(piece.text.replace(/[:?]\s*$/, ''))
  if (meaning !== null && meaning.cover >= (closed && !piece.inBlank ? LIMITS.closedCover : KNOWN_COVER)) {
    // Behind an unanswered caption with a colon an open text is its answer, however much it sounds like a caption.
    const answers = last?.closed === true && !/\?$/.test(last.piece.text) && !closed
    // Some questions may as well be an answer: "Working capital" is a use of funds.
    const asks = meaning.cover > WHOLE_COVER && meaning.length > 1 && !termGroups.alsoAnswers.has(meaning.term)
    if (answers && !asks && piece.box.left - last.piece.box.right < LIMITS.answerReach * piece.size) return null
    return { piece, meaning, closed }
  }
  // The answer to the caption before, with the rest of its blank behind it.
  if (piece.blankAfter && !/[:?]$/.test(piece.text) && last !== undefined && !last.piece.blankAfter) return null
  return closed && labelTokens(piece.text).length <= LIMITS.unknownWords ? { piece, meaning: null, closed } : null
}

/** Words that ask have letters, are few, and are neither written on a line nor an option or a sentence. */
function mayAsk({ page, found }: Context, piece: Piece, closed: boolean): boolean {
  const { text } = piece
  if ((piece.touchesBlank && !/:$/.test(text)) || !/[\p{L}%#]/u.test(text)) return false
  if (piece.words.length > LIMITS.words || text.includes('@')) return false
  if (isOfSentence(text) && !(closed && coverOf(text) > WHOLE_COVER)) return false
  if (/^[$€£]?[\d,.\s/%-]+$/.test(text) && text !== '%') return false
  // "Director / 40%" answers.
  if (closed || /\d\s?%$/.test(text)) return closed
  if (isWritten(page, piece) || (isHint(text) && (!isBracketed(text) || isHintOf(piece, found)))) return false
  return !isOption(page, piece) || hasAmountBehind(page, piece)
}

/** A caption may stand in brackets as a whole: "(Street address)". */
const isBracketed = (text: string): boolean => /^\([^()]*\)$/.test(text) && coverOf(text) > WHOLE_COVER

/** In brackets right below a caption, it says how to answer that one. */
const isHintOf = ({ box, size }: Piece, found: ReadonlyMap<Piece, Caption>): boolean =>
  [...found.keys()].some(
    other =>
      box.top > other.box.top + 2 &&
      box.top - other.box.bottom < size &&
      other.box.left < box.right &&
      other.box.right > box.left,
  )

/** A line of prose is no question: it begins or ends within a sentence. */
export const isOfSentence = (text: string): boolean =>
  (isPartOfSentence(text) && text.split(/\s+/).length > 3) || PART_END.test(text) || /\p{Ll}{6}\.$/u.test(text)
const PART_END = new RegExp(`\\s${phraseSource(phrases.partEnds)}$`, 'u')

/** An amount follows: the words ask for it. */
function hasAmountBehind(page: FormPage, piece: Piece): boolean {
  const line = page.lines[piece.line] ?? []
  const next = line[line.indexOf(piece) + 1]
  return next !== undefined && /^[$\d]/.test(next.text)
}

export const styleOf = ({ words }: Piece): string =>
  `${Math.round(words[0]!.size * LIMITS.sizeSteps)}${words[0]!.bold ? 'b' : ''}`

/** Styles of type in which a page asks, and those in which it is answered. */
export interface Styles {
  readonly captions: ReadonlySet<string>
  readonly answers: ReadonlySet<string>
}

/** The styles of a page; none on a scan, which gives no reliable style, and on a form that is filled in in its own type. */
export function stylesOf(page: FormPage, asks: (piece: Piece) => boolean): Styles {
  const none = { captions: new Set<string>(), answers: new Set<string>() }
  if (page.method === 'ocr') return none
  const styles = [...Map.groupBy(page.lines.flat().filter(isShort), styleOf)].map(([style, own]) => ({
    style,
    count: own.length,
    share: own.filter(asks).length / own.length,
  }))
  const named = (isOne: (share: number) => boolean): ReadonlySet<string> =>
    new Set(styles.filter(({ count, share }) => count >= STYLE.minPieces && isOne(share)).map(({ style }) => style))
  const captions = named(share => share >= STYLE.captions)
  const answers = named(share => share <= STYLE.answers)
  return captions.size === 0 || answers.size === 0 ? none : { captions, answers }
}

export const isInStyle = (piece: Piece, styles: ReadonlySet<string>): boolean => styles.has(styleOf(piece))

/**
 * Captions of a typeset form share a style that answers do not have: unknown words in the style of captions ask too, and known words in the
 * style of answers answer.
 */
function byStyle(
  page: FormPage,
  seeds: ReadonlyMap<Piece, Caption>,
  isFilled: (piece: Piece) => boolean,
): ReadonlyMap<Piece, Caption> {
  const { captions, answers } = stylesOf(page, piece => seeds.has(piece))
  if (captions.size === 0) return seeds
  // One is asked to sign below the prose of an agreement, often in its type.
  const found = new Map(
    [...seeds].filter(
      ([piece, { closed, meaning }]) => closed || termGroups.signing.has(meaning!.term) || !isInStyle(piece, answers),
    ),
  )
  const mayBeCaption = (piece: Piece): boolean =>
    !found.has(piece) && !isFilled(piece) && isShort(piece) && isInStyle(piece, captions)
  for (const piece of page.lines.flat().filter(mayBeCaption))
    if (asksByStyle(page, seeds, piece)) found.set(piece, { piece, meaning: null, closed: false })
  return found
}

/** Words of one line with a caption that is closed: "Signature: Ann Lee" under its line. */
function isBehindColon(page: FormPage, piece: Piece): boolean {
  const line = page.lines[piece.line]!
  const before = line[line.indexOf(piece) - 1]
  return before !== undefined && /:$/.test(before.text) && piece.box.left - before.box.right < piece.size
}

const isShort = ({ text, words }: Piece): boolean => words.length <= LIMITS.words && /\p{L}{2}/u.test(text)

const asksByStyle = (page: FormPage, seeds: ReadonlyMap<Piece, Caption>, piece: Piece): boolean =>
  mayAsk({ page, found: seeds }, piece, false) &&
  !piece.inBlank &&
  !isBehindColon(page, piece) &&
  !isPrintedText(piece.text) &&
  /^[\p{Lu}#%\d(¿]/u.test(piece.text)
