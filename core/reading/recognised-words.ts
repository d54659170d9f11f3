/** What the recogniser made of a page, put right where the mistake is plain: split and misread figures, specks. Pure. */
import { medianOf } from '../document/geometry.ts'
import type { RecognisedWord } from './tesseract.ts'

/** Specks, borders and leftovers of rules. Dashes stay: they are stated zeros. */
const SPECK = /^[|¦_~`'"‘’“”.,:;·•*\\/=°^]+$/
/** Below this a word is noise, unless it could be a figure. */
const NOISE = 0.12
/** Parts of one figure stand at most this share of the line height apart; typewriter type leaves most after a comma. */
const SPLIT_GAP = 0.8
const BRACKET_GAP = 0.4
/** A figure that had to be put right is less sure. */
const REPAIRED = 0.9
/** Grouped figures with commas for every one with points, from which on a lone "1.234" is a misread "1,234". */
const MAJORITY = 4

/** Words line by line, without specks, with split figures joined and misread characters inside figures replaced. */
export function repairWords(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const inOrder = words.toSorted((a, b) => a.line - b.line || a.left - b.left)
  const kept = inOrder.filter(word => !SPECK.test(word.text) && (word.confidence >= NOISE || /\d{2}/.test(word.text)))
  const repaired = joinSplitFigures(kept).map(repairCharacters)
  return repairSeparators(repaired)
}

function joinSplitFigures(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const joined: RecognisedWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && areOneFigure(before, word)) {
      joined[joined.length - 1] = {
        ...before,
        text: before.text + word.text,
        confidence: Math.min(before.confidence, word.confidence),
        top: Math.min(before.top, word.top),
        right: word.right,
        bottom: Math.max(before.bottom, word.bottom),
      }
    } else joined.push(word)
  }
  return joined
}

/** "(386," and "270)"; "1,234" and ",567". */
const STARTS_FIGURE = /^[$£€-]?\(?[$£€]?\d{1,3}([.,]\d{3})*[.,]$/
const ENDS_FIGURE = /^\d{3}([.,]\d{3})*([.,]\d{2})?[)\]}]?$/
const HEAD_OF_FIGURE = /^[$£€-]?\(?[$£€]?\d{1,3}([.,]\d{3})*$/
const TAIL_OF_FIGURE = /^[.,]\d{3}([.,]\d{3})*([.,]\d{2})?[)\]}]?$|^[.,]\d{2}[)\]}]?$/

function areOneFigure(a: RecognisedWord, b: RecognisedWord): boolean {
  if (a.line !== b.line) return false
  const gap = b.left - a.right
  const height = Math.max(a.bottom - a.top, b.bottom - b.top)
  if (gap < -height || gap > SPLIT_GAP * height) return false
  if (STARTS_FIGURE.test(a.text) && ENDS_FIGURE.test(b.text)) return true
  if (HEAD_OF_FIGURE.test(a.text) && TAIL_OF_FIGURE.test(b.text)) return true
  if (gap > BRACKET_GAP * height) return false
  return (
    (a.text === '(' && /^[$£€]?\d[\d.,]*\)?$/.test(b.text)) || (/^\([$£€]?\d[\d.,]*$/.test(a.text) && b.text === ')')
  )
}

/** Letters and brackets that stand for digits inside something that is otherwise a figure. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
}

function repairCharacters(word: RecognisedWord): RecognisedWord {
  const shape = /^([({[]?-?[$£€S]?)([\dOoQlI|SBZ.,]+)([)}\]]?%?)$/.exec(word.text)
  if (shape === null) return word
  const [, before = '', figure = '', after = ''] = shape
  const digits = figure.replace(/\D/g, '').length
  const letters = figure.replace(/[\d.,]/g, '').length
  // A figure has groups of three or a decimal part; "B12" and "Q4" are not figures.
  if (digits < 2 || letters * 2 > digits || (letters > 0 && !/[.,]/.test(figure))) return word
  const text =
    before.replace(/[{[]/, '(').replace('S', '$') +
    figure.replace(/[OoQlI|SBZ]/g, letter => LOOKALIKES[letter] ?? letter) +
    after.replace(/[}\]]/, ')')
  return text === word.text ? word : { ...word, text, confidence: word.confidence * REPAIRED }
}

function repairSeparators(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const commas = words.filter(word => /\d,\d{3}(?!\d)/.test(word.text)).length
  const points = words.filter(word => /^\D*\d{1,3}(\.\d{3})+\D*$/.test(word.text)).length
  const pointIsComma = commas > MAJORITY * points
  return words.map(word => {
    const shape = /^(\D*)(\d{1,3}(?:[.,]\d{3})+)([.,]\d{2})?(\D*)$/.exec(word.text)
    if (shape === null) return word
    const [, before = '', grouped = '', decimals = '', after = ''] = shape
    const mixed = grouped.includes(',') && grouped.includes('.')
    const lonePoints = !grouped.includes(',') && pointIsComma && !after.includes('%')
    const commaDecimals = decimals.startsWith(',') && (grouped.includes(',') || pointIsComma)
    if (!mixed && !lonePoints && !commaDecimals) return word
    const text = before + grouped.replaceAll('.', ',') + decimals.replace(',', '.') + after
    return { ...word, text, confidence: word.confidence * REPAIRED }
  })
}

/** Mean confidence of the words that have at least two letters or digits; null when there are none. */
export function meanConfidence(words: readonly RecognisedWord[]): number | null {
  const weighty = words.filter(word => /[\p{L}\d]{2}/u.test(word.text))
  if (weighty.length === 0) return null
  return weighty.reduce((sum, word) => sum + word.confidence, 0) / weighty.length
}

/** Height of capitals and digits is this share of the type size. */
const CAP_HEIGHT = 0.72

/** Type size in pixels of each line, from its words with a capital, a digit or an ascender. */
export function typeSizes(words: readonly RecognisedWord[]): ReadonlyMap<number, number> {
  const heights = new Map<number, number[]>()
  for (const word of words) {
    if (!/[A-Z\dbdfhklt]/.test(word.text)) continue
    const known = heights.get(word.line)
    if (known === undefined) heights.set(word.line, [word.bottom - word.top])
    else known.push(word.bottom - word.top)
  }
  return new Map([...heights].map(([line, values]) => [line, medianOf(values) / CAP_HEIGHT]))
}
