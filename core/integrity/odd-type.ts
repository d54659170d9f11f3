/** A figure set in another font, or another size, than those of its column and row. */
import type { InspectedPage, PaintedFont, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { bboxOf, isAmount, type Finding } from './finding.ts'
import { isVariant, typefaceOf } from './typeface.ts'
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
/** Sizes that differ by a smaller share are one size, as rounding leaves them. */
const SAME_SIZE = 0.03
/** A size that differs by more is meant to be seen: a title, a total. */
const MEANT_SIZE = 0.25

/** `font-mismatch` and `glyph-size` on one page. */
export function oddType(page: InspectedPage): readonly Finding[] {
  if (page.words.length < MIN_WORDS) return []
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
  const mixed = mixedDigits(word)
  const inColumn = (column?.figures ?? []).map(member => member.word).filter(other => other !== word)
  const others = [...rowOf(figure, page.words), ...inColumn]
  const usual = usualFont(others.map(({ font }) => font))
  if (usual === null) return null
  const odd = mixed ?? word.font
  if (odd.id === usual.id || isVariant(odd, usual)) return null
  const users = page.words.filter(({ glyphs }) => glyphs.some(({ font }) => font.id === odd.id))
  if (users.length > MAX_ODD_WORDS || !users.every(({ text }) => /\d/.test(text))) return null
  const agreeing = others.filter(({ font }) => font.id === usual.id).length
  if (agreeing < AGREEING * others.length) return null
  // Labels of forms have fonts of their own: only other figures show what figures are set in.
  const figuresBeside = others.filter(
    other => other.font.id === usual.id && isAmount(other.text) && isSameType(other.size, word.size),
  )
  if (figuresBeside.length === 0) return null
  const isSameFace = typefaceOf(odd) === typefaceOf(usual)
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
      ? `${word.text} is set in another copy of ${shownName(odd)} than the figures and words beside it.`
      : `${word.text} is set in ${shownName(odd)}, the figures and words beside it in ${shownName(usual)}.`,
  }
}

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
  if (column === undefined) return null
  const members = column.figures
    .map(member => member.word)
    .filter(other => other !== word && other.font.id === word.font.id)
  const usual = usualSize(members)
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
    explanation: `${word.text} is set in ${pointsOf(word.size)}, its row and column in ${pointsOf(usual)} of the same font.`,
  }
}

const isSameType = (a: number, b: number): boolean => Math.abs(a / b - 1) < SAME_TYPE
const isSameSize = (a: number, b: number): boolean => Math.abs(a / b - 1) < SAME_SIZE

/** The size that most of them have; null where they do not agree. */
function usualSize(words: readonly PaintedWord[]): number | null {
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b)
  const middle = sizes[sizes.length >> 1]
  if (middle === undefined || sizes.length < 3) return null
  return sizes.filter(size => isSameSize(size, middle)).length >= AGREEING * sizes.length ? middle : null
}

const pointsOf = (size: number): string => `${size.toFixed(1)} pt`
