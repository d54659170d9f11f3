/** Amounts of a recognized form by all readings of the same ink: those of the page, and those of each figure by itself. */
import { heightOf, middleOf, widthOf } from '../../document/geometry.ts'
import type { Box, FigureReading } from '../../document/model.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import type { FormToken } from './form-token.ts'

/** How amounts of a page are printed; recognized ones are held to it. `plain`: dollars without commas. */
export type AmountStyle = 'text' | 'recognized dollars' | 'recognized cents' | 'recognized plain'

/** What is known of one piece of ink. */
interface Piece {
  box: Box
  readonly readings: FigureReading[]
}

/**
 * How readings of one piece are weighed; each counts with the square of its confidence.
 * - `enough`: Below this weight no reading is stated.
 * - `clear`: The first outweighs the second by this factor.
 * - `word`: The reading of the whole page is one more.
 */
const votes = { enough: 0.42, clear: 1.6, word: 0.8 } as const

/** Share of the narrower of two boxes that overlaps where both are of one piece. */
const OVERLAP = 0.6

export function withFigures(
  tokens: readonly FormToken[],
  figures: readonly FigureReading[],
  style: AmountStyle,
): readonly FormToken[] {
  const pieces = piecesOf(figures.filter(({ text }) => plainFigure(text, style) !== null))
  const decided = pieces.map(piece =>
    decide(
      piece,
      tokens.filter(token => isIn(token, piece.box)),
      style,
    ),
  )
  const replaced = new Set(decided.flatMap(({ replaces }) => replaces))
  return [...tokens.filter(token => !replaced.has(token)), ...decided.flatMap(({ token }) => token ?? [])]
}

function piecesOf(figures: readonly FigureReading[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const reading of figures.toSorted((a, b) => widthOf(b.box) - widthOf(a.box))) {
    const home = pieces.find(({ box }) => overlaps(box, reading.box))
    if (home === undefined) pieces.push({ box: reading.box, readings: [reading] })
    else home.readings.push(reading)
  }
  return pieces
}

const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > OVERLAP * Math.min(widthOf(a), widthOf(b)) &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > OVERLAP * Math.min(heightOf(a), heightOf(b))

/** A word, or a part of one, that stands where the piece does and is no caption. */
const isIn = ({ text, box, y }: FormToken, piece: Box): boolean =>
  !/[a-z]{3}/i.test(text) &&
  Math.abs(y - middleOf(piece)) < 0.6 * Math.max(heightOf(piece), heightOf(box)) &&
  Math.min(box.right, piece.right) - Math.max(box.left, piece.left) > OVERLAP * widthOf(box)

interface Decision {
  readonly token: FormToken | null
  /** Words that are the same ink. */
  readonly replaces: readonly FormToken[]
}

function decide({ readings: own }: Piece, words: readonly FormToken[], style: AmountStyle): Decision {
  const weights = new Map<string, { weight: number; best: FigureReading }>()
  const vote = (reading: FigureReading, factor: number): void => {
    const text = plainFigure(reading.text, style)
    if (text === null) return
    const known = weights.get(text)
    const best = known === undefined || known.best.confidence < reading.confidence ? reading : known.best
    weights.set(text, { weight: (known?.weight ?? 0) + factor * reading.confidence ** 2, best })
  }
  for (const reading of own) vote(reading, 1)
  for (const { text, box, confidence } of words) vote({ text, box, confidence }, votes.word)
  const [first, second] = [...weights].toSorted((a, b) => b[1].weight - a[1].weight)
  if (first === undefined) return { token: null, replaces: [] }
  const [text, { weight, best }] = first
  const readings = [...weights].toSorted((a, b) => b[1].weight - a[1].weight).map(([other]) => other)
  const amount = parseAmount(text, { ocr: true })
  const isClear = weight >= votes.enough && weight >= votes.clear * (second?.[1].weight ?? 0)
  if (amount === null || best.confidence === 0) return { token: null, replaces: [] }
  return {
    token: {
      text,
      box: best.box,
      y: middleOf(best.box),
      confidence: isClear ? best.confidence : best.confidence / 2,
      // The period behind it says so of what has no thousands.
      amount: { ...amount, monetary: true },
      ...((readings.length > 1 || !isClear) && { readings }),
      ...(!isClear && { isUnclear: true }),
    },
    replaces: words,
  }
}

const shape = /^([($<-]*)(\d{1,3}(?:[.,]\d{3})*)(?:([.,])(\d\d))?[.,]?([)>]?)$/
/** Four digits and more, no year. */
const withoutCommas = /^(?!(?:19|20)\d\d$)\d{4,9}$/

/**
 * A recognized figure as it is printed, with commas between thousands unless the page prints none; null: it is none, or a part of one. Commas and
 * periods are confused, and a period ends an amount in whole dollars.
 */
export function plainFigure(text: string, style: AmountStyle): string | null {
  const cents = style === 'recognized cents'
  if (style === 'recognized plain' && withoutCommas.test(text)) return text
  const [, open = '', whole = '', point, decimals, close = ''] = shape.exec(text.replace(/^[.,]+|[.,\s]+$/g, '')) ?? []
  if (whole === '' || (decimals !== undefined && !cents)) return null
  if (cents && decimals === undefined && whole.length > 3) return null
  // "1,28" is the beginning of a larger amount.
  if (whole.length < 4 && point === ',') return null
  // Below a thousand nothing but the period behind it tells an amount from the number of a line.
  if (!cents && whole.length < 4 && !/\d\.[)>]?$/.test(text)) return null
  const isNegative = /[(<-]/.test(open) && (close !== '' || open.includes('-'))
  const number = whole.replaceAll('.', ',') + (decimals === undefined ? '' : `.${decimals}`)
  return isNegative ? `(${number})` : /[(<]/.test(open) || close !== '' ? null : number
}
