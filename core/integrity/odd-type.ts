/** A figure set in another font, or another size, than those of its column and row. */
import { bboxOf } from '../document/geometry.ts'
import type { InspectedPage, PaintedFont, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { isAmount, type Finding } from './finding.ts'
import { isOfFamily, isVariant, typefaceOf } from './typeface.ts'
import { joinedFigures } from './joined-figures.ts'
import { columnsOf, isDigit, rowOf, seenFigures, type FigureColumn, type PlacedFigure } from './figure-columns.ts'

/** Share of a column that has to agree before one of it is odd. */
const AGREEING = 0.7
/** Words of a page that an odd font may set; one that sets more is a font of the document. */
const MAX_ODD_WORDS = 3
/** A page with fewer words has no usual font. */
const MIN_WORDS = 15
/** Figures of the column that have to be in the usual font, and of about the same size, before no honest program is known that does it. */
const MIN_NEIGHBORS = 3
const SAME_TYPE = 0.15
/** Amounts of a page that show what its figures are set in, where none stands beside a figure. */
const MIN_AMOUNTS = 4
/** Words that another copy of the font sets. */
const MIN_COPIED = 5
/** Sizes that differ by a smaller share are one size, as rounding leaves them. */
const SAME_SIZE = 0.03
/** A size that differs by more is meant to be seen: a title, a total. */
const MEANT_SIZE = 0.25

/** `font-mismatch` and `glyph-size` on one page. */
export function oddType(inspected: InspectedPage): readonly Finding[] {
  if (inspected.words.length < MIN_WORDS) return []
  const page = { ...inspected, words: joinedFigures(inspected.words) }
  const figures = seenFigures(page)
  const columns = columnsOf(figures)
  return figures.flatMap(figure => {
    const column = columns.find(({ figures: members }) => members.includes(figure))
    return oddFont(figure, page, column) ?? oddSize(figure, page, column) ?? []
  })
}

/** Null where the font of a figure is one that the page uses elsewhere, or a variant of its row's. */
function oddFont(figure: PlacedFigure, page: InspectedPage, column: FigureColumn | undefined): Finding | null {
  const { word } = figure
  const odd = mixedDigits(word) ?? word.font
  const users = page.words.filter(({ glyphs }) => glyphs.some(({ font }) => font.id === odd.id))
  if (users.length > MAX_ODD_WORDS || !users.every(({ text }) => /\d/.test(text))) return null
  const inColumn = (column?.figures ?? []).map(member => member.word).filter(other => other !== word)
  const beside = [...rowOf(figure, page.words), ...inColumn]
  const usual =
    usualAmong(beside, word) ??
    (isAmount(word.text) ? usualAmong(page.words.filter(isOtherAmount(word)), word, MIN_AMOUNTS) : null)
  if (usual === null || odd.id === usual.id) return null
  const isSameFace = hasCopy(odd, page.words)
  if (!isSameFace && isVariant(odd, usual)) return null
  const neighbors = inColumn.filter(({ font, size }) => font.id === usual.id && isSameType(size, word.size))
  const isSure = !isSameFace && isAmount(word.text) && neighbors.length >= MIN_NEIGHBORS
  return {
    signal: 'font-mismatch',
    severity: isSure ? 'high' : 'review',
    page: page.number,
    bbox: bboxOf(word.box),
    before: null,
    after: word.text,
    explanation: isSameFace
      ? `${word.text} is set in another copy of ${shownName(odd)} than the other words of the page.`
      : `${word.text} is set in ${shownName(odd)}, the figures and words beside it in ${shownName(usual)}.`,
  }
}

const isOtherAmount =
  (word: PaintedWord) =>
  (other: PaintedWord): boolean =>
    other !== word && !other.isInvisible && isAmount(other.text) && isSameType(other.size, word.size)

/**
 * The font of most of these words; null where they do not agree, or where fewer than `min` of its amounts have about the size of `word`: labels of forms have
 * fonts of their own, only other figures show what figures are set in.
 */
function usualAmong(words: readonly PaintedWord[], word: PaintedWord, min = 1): PaintedFont | null {
  const usual = usualFont(words.map(({ font }) => font))
  if (usual === null) return null
  const agreeing = words.filter(({ font }) => isOfFamily(font, usual))
  const amounts = agreeing.filter(isOtherAmount(word))
  return agreeing.length < AGREEING * words.length || amounts.length < min ? null : usual
}

/** Whether another font object of the page is the same typeface, and sets many of its words. */
const hasCopy = (odd: PaintedFont, words: readonly PaintedWord[]): boolean =>
  words.filter(({ font }) => font.id !== odd.id && font.name !== '' && typefaceOf(font) === typefaceOf(odd)).length >=
  MIN_COPIED

/** The font of the fewer digits where a figure has two; null where it has one. */
function mixedDigits({ glyphs }: PaintedWord): PaintedFont | null {
  const groups = [...Map.groupBy(glyphs.filter(isDigit), ({ font }) => font.id).values()]
  if (groups.length < 2) return null
  return groups.reduce((small, group) => (group.length < small.length ? group : small))[0]!.font
}

function usualFont(fonts: readonly PaintedFont[]): PaintedFont | null {
  const groups = [...Map.groupBy(fonts, ({ id }) => id).values()]
  return groups.length === 0 ? null : groups.reduce((best, group) => (group.length > best.length ? group : best))[0]!
}

const shownName = (font: PaintedFont): string => typefaceOf(font) || 'an unnamed font'

/** Null where the size of a figure is that of its column or of its row. */
function oddSize(figure: PlacedFigure, page: InspectedPage, column: FigureColumn | undefined): Finding | null {
  const { word } = figure
  const isOfFont = (other: PaintedWord): boolean => other !== word && other.font.id === word.font.id
  const usual =
    usualSize((column?.figures ?? []).map(member => member.word).filter(isOfFont)) ??
    (isOnlyOfSize(word, page.words)
      ? usualSize(
          page.words.filter(other => isOfFont(other) && isAmount(other.text)),
          MIN_AMOUNTS,
        )
      : null)
  if (usual === null || isSameSize(word.size, usual)) return null
  if (Math.abs(word.size / usual - 1) > MEANT_SIZE) return null
  const row = rowOf(figure, page.words)
  if (row.length === 0 || row.some(other => isSameSize(other.size, word.size))) return null
  return {
    signal: 'glyph-size',
    severity: 'review',
    page: page.number,
    bbox: bboxOf(word.box),
    before: null,
    after: word.text,
    explanation: `${word.text} is set in ${pointsOf(word.size)}, the figures around it in ${pointsOf(usual)} of the same font.`,
  }
}

/** A size that sets a title or a total sets its label as well, or another one on the page. */
const isOnlyOfSize = (word: PaintedWord, words: readonly PaintedWord[]): boolean =>
  isAmount(word.text) && words.every(other => other === word || !isSameSize(other.size, word.size))

const isSameType = (a: number, b: number): boolean => Math.abs(a / b - 1) < SAME_TYPE
const isSameSize = (a: number, b: number): boolean => Math.abs(a / b - 1) < SAME_SIZE

/** The size that most of them have; null where they do not agree, or are fewer than `min`. */
function usualSize(words: readonly PaintedWord[], min = 3): number | null {
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b)
  const middle = sizes[sizes.length >> 1]
  if (middle === undefined || sizes.length < min) return null
  return sizes.filter(size => isSameSize(size, middle)).length >= AGREEING * sizes.length ? middle : null
}

const pointsOf = (size: number): string => `${size.toFixed(1)} pt`
