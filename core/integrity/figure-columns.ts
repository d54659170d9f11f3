/** The columns and rows in which the figures of a page stand: what one of them is compared with. */
import type { InspectedPage, PaintedGlyph, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { isFigure } from './finding.ts'

/** Points by which right edges of one column differ. */
const ALIGNED = 0.6
/** Figures that make a column. */
const MIN_COLUMN = 3
/** Lighter text is not seen on a white page. */
const WHITE = 0.97
/** In type sizes: baselines of one row differ by less. */
const SAME_ROW = 0.45

export interface PlacedFigure {
  readonly word: PaintedWord
  /** End of the last digit's advance. */
  readonly edge: number
  readonly baseline: number
}

/** Figures whose last digits end at one place, from top to bottom. */
export interface FigureColumn {
  readonly edge: number
  readonly figures: readonly PlacedFigure[]
}

/** Figures that are seen and run from left to right. */
export const seenFigures = (
  { words }: Pick<InspectedPage, 'words'>,
  isWanted: (text: string) => boolean = isFigure,
): readonly PlacedFigure[] =>
  words
    .filter(
      word =>
        word.angle === 0 && !word.isInvisible && !word.isClipped && word.lightness <= WHITE && isWanted(word.text),
    )
    .map(word => ({ word, edge: lastDigit(word).end, baseline: word.glyphs[0]!.y }))

export const isDigit = ({ text }: PaintedGlyph): boolean => text.length === 1 && text >= '0' && text <= '9'

const lastDigit = ({ glyphs }: PaintedWord): PaintedGlyph => glyphs.findLast(isDigit) ?? glyphs.at(-1)!

/** Columns of at least `MIN_COLUMN` figures. */
export function columnsOf(figures: readonly PlacedFigure[]): readonly FigureColumn[] {
  const ordered = figures.toSorted((a, b) => a.edge - b.edge)
  const columns: FigureColumn[] = []
  for (let from = 0; from < ordered.length;) {
    let to = from + 1
    while (
      to < ordered.length &&
      ordered[to]!.edge - ordered[to - 1]!.edge <= ALIGNED / 4 &&
      ordered[to]!.edge - ordered[from]!.edge <= ALIGNED
    )
      to++
    const members = ordered.slice(from, to)
    if (members.length >= MIN_COLUMN) {
      const edge = members[members.length >> 1]!.edge
      columns.push({ edge, figures: members.toSorted((a, b) => a.baseline - b.baseline) })
    }
    from = to
  }
  return columns
}

/** Words on the row of a figure, without itself. */
export const rowOf = ({ word, baseline }: PlacedFigure, words: readonly PaintedWord[]): readonly PaintedWord[] =>
  words.filter(
    other =>
      Math.abs(other.glyphs[0]!.y - baseline) <= SAME_ROW * Math.max(other.size, word.size) &&
      other !== word &&
      other.angle === 0 &&
      !other.isInvisible,
  )
