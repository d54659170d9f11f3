/** Labels that go on in the next line of their box, joined into one. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { heightOf, unionOf } from '../../document/geometry.ts'
import { labelTokens, meaningOf } from './labels.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { WHOLE_COVER, KNOWN_COVER } from './thresholds.ts'

/**
 * How the lines of one label follow each other. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `edge`: Points by which the left edges of the lines of a label may differ.
 * - `leading`: In type sizes: the space between the lines of one label.
 * - `overlap`: In type sizes: boxes of the two lines overlap by no more than this.
 * - `otherType`: Share of its size by which the type of the next line may differ.
 * - `lines`, `words`: A label takes at most so many lines, and each piece of it so many words.
 */
const LIMITS = { edge: 3, leading: 0.55, overlap: 0.5, otherType: 0.06, lines: 4, words: 18 } as const
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
  const joined = lines.map(line =>
    line.flatMap((piece): Piece[] => {
      if (gone.has(piece)) return []
      if (isFilled(piece)) return [piece]
      let whole = piece
      for (let rest = restOf(page, lines, whole, gone); rest !== null; rest = restOf(page, lines, whole, gone)) {
        gone.add(rest)
        whole = asOne(whole, rest)
      }
      return [whole]
    }),
  )
  if (gone.size === 0) return lines
  return joined
    .map(line => line.filter(piece => !gone.has(piece)))
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
  if (!/\p{L}{2}/u.test(head.text) || head.words.length > LIMITS.words || heightOf(head.box) > LIMITS.lines * head.size)
    return null
  const rest = lines
    .slice(head.line + 1, head.line + 1 + LIMITS.lines)
    .flat()
    .find(
      piece =>
        !gone.has(piece) &&
        Math.abs(piece.box.left - head.box.left) < LIMITS.edge + (head.text.startsWith('(') ? LIMITS.edge : 0) &&
        piece.box.top - head.box.bottom < LIMITS.leading * head.size &&
        piece.box.top > head.box.bottom - LIMITS.overlap * head.size,
    )
  if (rest === undefined || rest.underline !== null || rest.words.length > LIMITS.words) return null
  const isSameType = Math.abs(rest.size - head.size) < LIMITS.otherType * head.size
  if (!isSameType || rest.words[0]!.bold !== head.words.at(-1)!.bold) return null
  return goesOn(page, head, rest) ? rest : null
}

function goesOn(page: FormPage, head: Piece, rest: Piece): boolean {
  if (isUnclosed(head.text)) return /^[^(]*\)/.test(rest.text)
  if (cellAround(page, head.box) === null) return false
  const own = meaningOf(head.text)
  const both = meaningOf(`${head.text} ${rest.text}`)
  if (both === null || both.cover < KNOWN_COVER) return false
  if (OPEN_END.test(head.text)) return true
  // One question of the vocabulary that needs the words of both lines.
  const isOwn = own !== null && own.cover > WHOLE_COVER
  const spans =
    both.cover > WHOLE_COVER && both.length > labelTokens(rest.text).length && both.length > (own?.length ?? 0)
  // "Title" over "Owner" is a question with its answer, "Business" over "Phone" is one question.
  return spans && (!isOwn || both.length > 2 || meaningOf(rest.text)?.term === both.term)
}
