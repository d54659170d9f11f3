/**
 * What copying a figure gives against what the eye sees: each digit is drawn and compared with the digits of the same typeface on the page. A font
 * whose table names its characters wrongly shows as digits that look like others.
 */
import { bboxOf } from '../document/geometry.ts'
import type { PaintedGlyph, PaintedWord, InspectedPage } from '../reading/inspection/inspected-page.ts'
import { shapeAt, type GlyphShape } from '../reading/inspection/page-picture.ts'
import type { PageImage } from '../reading/image/page-image.ts'
import { coveredShare, isFigure, type Finding } from './finding.ts'
import { isDigit } from './figure-columns.ts'
import { typefaceOf } from './typeface.ts'

/** Difference from most digits of its own name above which a digit does not look like them ... */
const UNLIKE = 0.2
/** ... and as a share of that, below which it looks like one of another name. Of honest digits the place between pixels makes up to 0.19. */
const LIKE_ANOTHER = 0.5
const LIKE = 0.1
/** ... and where too few digits have its own name to know what they look like. */
const VERY_LIKE = 0.04
/** Digits of a name that are needed to know what it looks like. */
const MIN_SAMPLES = 2
/** Digits of a name that are compared. */
const MAX_SAMPLES = 24
/** Of the differences from digits of a name, in order of size, the one at this share counts: a few of them may be named wrongly. */
const TYPICAL = 0.3
/** Weight of the width of a digit beside its picture. */
const ASPECT_WEIGHT = 0.5
/** Share of a word that may lie under other words, whose ink would be part of its picture. */
const MAX_OVERLAP = 0.1
/** Lighter text is not seen well enough on a white page. */
const MAX_LIGHTNESS = 0.7

interface DrawnDigit {
  readonly glyph: PaintedGlyph
  readonly shape: GlyphShape
  readonly word: PaintedWord
}

/** What digits of a typeface look like, by their names. */
type Alphabet = ReadonlyMap<string, readonly DrawnDigit[]>

/** `copy-differs` on one page; `picture` is how the page is seen. */
export function copiedFigures({ number, words }: InspectedPage, picture: PageImage): readonly Finding[] {
  const figures = words.filter(word => isFigure(word.text) && isSeen(word, words))
  const drawn = new Map(figures.map(word => [word, digitsOf(word, picture)]))
  const faces = Map.groupBy([...drawn.values()].flat(), ({ glyph }) => typefaceOf(glyph.font))
  const alphabets = new Map([...faces].map(([face, digits]) => [face, Map.groupBy(digits, ({ glyph }) => glyph.text)]))
  return figures.flatMap(word => {
    const seen = seenText(word, drawn.get(word)!, alphabets)
    if (seen === word.text) return []
    return [
      {
        signal: 'copy-differs' as const,
        severity: 'high' as const,
        page: number,
        bbox: bboxOf(word.box),
        before: word.text,
        after: seen,
        explanation: `The eye reads ${seen}; copying or searching the same characters gives ${word.text}.`,
      },
    ]
  })
}

const isSeen = (word: PaintedWord, words: readonly PaintedWord[]): boolean =>
  word.angle === 0 &&
  !word.isInvisible &&
  !word.isLayered &&
  word.lightness <= MAX_LIGHTNESS &&
  words.every(other => other === word || coveredShare(word.box, other.box) <= MAX_OVERLAP)

const digitsOf = (word: PaintedWord, picture: PageImage): readonly DrawnDigit[] =>
  word.glyphs.filter(isDigit).flatMap(glyph => {
    const shape = shapeAt(picture, glyph.box)
    return shape === null ? [] : [{ glyph, shape, word }]
  })

function seenText(word: PaintedWord, digits: readonly DrawnDigit[], alphabets: ReadonlyMap<string, Alphabet>): string {
  const seen = new Map(
    digits.map(digit => [digit.glyph, seenDigit(digit, alphabets.get(typefaceOf(digit.glyph.font))!)]),
  )
  return word.glyphs.map(glyph => seen.get(glyph) ?? glyph.text).join('')
}

/** The name of the digit it looks like; its own unless another one is much nearer. */
function seenDigit(digit: DrawnDigit, alphabet: Alphabet): string {
  const { text } = digit.glyph
  const samples = samplesFor(digit, alphabet.get(text)!)
  if (isLikeMost(digit, samples)) return text
  const own = differencesFrom(digit, samples)
  const isKnown = own.length >= MIN_SAMPLES
  const difference = isKnown ? own[Math.floor(TYPICAL * own.length)]! : Infinity
  let [best, name] = [isKnown ? Math.min(LIKE, LIKE_ANOTHER * difference) : VERY_LIKE, text]
  for (const [other, samples] of alphabet) {
    if (other === text || samples.length < MIN_SAMPLES) continue
    const [nearest] = differencesFrom(digit, samplesFor(digit, samples))
    if (nearest !== undefined && nearest < best) [best, name] = [nearest, other]
  }
  return name
}

/** Of other words. */
function samplesFor({ word }: DrawnDigit, digits: readonly DrawnDigit[]): readonly DrawnDigit[] {
  const samples: DrawnDigit[] = []
  for (const digit of digits) {
    if (digit.word !== word) samples.push(digit)
    if (samples.length === MAX_SAMPLES) break
  }
  return samples
}

/** Whether the typical difference from enough samples is below `UNLIKE`: most digits are, and it shows after a few of the samples. */
function isLikeMost({ shape }: DrawnDigit, samples: readonly DrawnDigit[]): boolean {
  if (samples.length < MIN_SAMPLES) return false
  let missing = Math.floor(TYPICAL * samples.length) + 1
  return samples.some(sample => differenceOf(shape, sample.shape) < UNLIKE && --missing === 0)
}

/** The smallest first. */
const differencesFrom = ({ shape }: DrawnDigit, samples: readonly DrawnDigit[]): readonly number[] =>
  samples.map(sample => differenceOf(shape, sample.shape)).sort((a, b) => a - b)

function differenceOf(a: GlyphShape, b: GlyphShape): number {
  let sum = 0
  for (let at = 0; at < a.darkness.length; at++) sum += Math.abs(a.darkness[at]! - b.darkness[at]!)
  return sum / a.darkness.length + ASPECT_WEIGHT * Math.abs(Math.log(a.aspect / b.aspect))
}
