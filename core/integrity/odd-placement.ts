/** A figure off the edge of its column, off the baseline of its row, or with other gaps between its characters. */
import { medianOf, bboxOf } from '../document/geometry.ts'
import type { InspectedPage, PaintedShape, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { isAmount, type Finding } from './finding.ts'
import { columnsOf, isDigit, rowOf, seenFigures, type FigureColumn, type PlacedFigure } from './figure-columns.ts'

/** Points: right edges of a column that a program sets differ by less. */
const OFF_EDGE = 0.7
/** In digit widths: further away a figure belongs to no column, or to another one. */
const MAX_OFF_EDGE = 1.2
/** Figures that a column has for each one that is off. */
const MEMBERS_PER_ODD = 5
/** ... and where it begins exactly at the left edge of shorter ones, as an edited string does. */
const MEMBERS_PER_SHIFT = 3
/** Points above and below a column within which a figure belongs to it. */
const MIN_REACH = 60
const SAME_SIZE = 0.1
/** Points: baselines of a row that a program sets differ by less. */
const OFF_BASELINE = 0.6
/** In type sizes: a character that stands higher is raised on purpose. */
const MAX_OFF_BASELINE = 0.25
/** Figures of a column that stand on the baselines of their rows. */
const MIN_LEVEL = 3
/** Share of them that stand on those, the odd one included. */
const LEVEL_SHARE = 0.95
/** Points: a thicker shape is no rule. */
const MAX_RULE = 3
/** In type sizes: gaps between characters that one setting makes differ by less. */
const OFF_TRACKING = 0.035
/** Amounts of a font and size, and digits among them, that show what is usual. */
const MIN_SPACED = 6
const MIN_MEASURED = 3

/** `glyph-placement` on one page. */
export function oddPlacement(page: InspectedPage): readonly Finding[] {
  const figures = seenFigures(page)
  const columns = columnsOf(figures)
  const amounts = figures.filter(({ word }) => isAmount(word.text))
  const found = [
    ...offEdges(figures, columns),
    ...columns.flatMap(column => offBaselines(column.figures, page)),
    ...offBaselines(amounts, page),
    ...offSpacing(amounts.map(({ word }) => word)),
  ]
  const seen = new Set<PaintedWord>()
  return found.flatMap(({ word, what }) => {
    if (seen.has(word)) return []
    seen.add(word)
    return [
      {
        signal: 'glyph-placement' as const,
        severity: 'review' as const,
        page: page.number,
        bbox: bboxOf(word.box),
        before: null,
        after: word.text,
        explanation: `${word.text} ${what}.`,
      },
    ]
  })
}

interface Odd {
  readonly word: PaintedWord
  readonly what: string
}

const digitWidth = ({ size }: PaintedWord): number => 0.556 * size

function offEdges(figures: readonly PlacedFigure[], columns: readonly FigureColumn[]): readonly Odd[] {
  const members = new Set(columns.flatMap(column => column.figures))
  const loose = figures.filter(figure => !members.has(figure) && isAmount(figure.word.text) && endsInDigit(figure.word))
  return columns.flatMap(column => {
    const near = loose.filter(figure => isNear(figure, column))
    return near.flatMap(figure => {
      const { word, edge } = figure
      // Bold type may end elsewhere: a figure is compared with those of its own font.
      const alike = column.figures.filter(
        member => member.word.font.id === word.font.id && Math.abs(member.word.size - word.size) < SAME_SIZE,
      )
      const needed = keepsLeftEdge(figure, alike) ? MEMBERS_PER_SHIFT : MEMBERS_PER_ODD
      if (alike.length < near.length * needed || !isRightAligned(alike, columns)) return []
      const off = edge - column.edge
      return [{ word, what: `ends ${Math.abs(off).toFixed(1)} pt ${off < 0 ? 'left' : 'right'} of its column` }]
    })
  })
}

const endsInDigit = ({ text }: PaintedWord): boolean => /\d$/.test(text)

function isNear({ word, edge, baseline }: PlacedFigure, column: FigureColumn): boolean {
  const off = Math.abs(edge - column.edge)
  const first = column.figures[0]!.baseline
  const last = column.figures.at(-1)!.baseline
  const reach = Math.max(MIN_REACH, (2 * (last - first)) / column.figures.length)
  return (
    off >= OFF_EDGE && off <= MAX_OFF_EDGE * digitWidth(word) && baseline > first - reach && baseline < last + reach
  )
}

/** A digit more at the old left edge: it ends one digit further right than the figures that begin where it does. */
function keepsLeftEdge({ word, edge }: PlacedFigure, alike: readonly PlacedFigure[]): boolean {
  const [first] = word.glyphs
  return alike.some(
    member =>
      member.word.text.length === word.text.length - 1 &&
      Math.abs(member.word.glyphs[0]!.x - first!.x) < 0.1 &&
      Math.abs(edge - member.edge - (first!.end - first!.x)) < 0.1,
  )
}

/** Figures of one length end at one place however they are aligned; then the other columns of that font decide. */
function isRightAligned(alike: readonly PlacedFigure[], columns: readonly FigureColumn[]): boolean {
  const isMixed = (figures: readonly PlacedFigure[]): boolean =>
    new Set(figures.map(({ word }) => word.text.length)).size > 1
  const font = alike[0]?.word.font.id
  return (
    isMixed(alike) ||
    columns.some(({ figures }) => {
      const ofFont = figures.filter(({ word }) => word.font.id === font)
      return ofFont.length >= MEMBERS_PER_ODD && isMixed(ofFont)
    })
  )
}

/** A figure off the baseline of its row, where the others of its column or page stand on theirs. */
function offBaselines(figures: readonly PlacedFigure[], page: InspectedPage): readonly Odd[] {
  const offsets = figures.flatMap(figure => {
    const offset = offsetOf(figure, page.words)
    return offset === null ? [] : [{ ...figure, offset }]
  })
  const level = offsets.filter(({ offset }) => Math.abs(offset) < OFF_BASELINE / 4)
  const odd = offsets.filter(
    ({ word, offset }) => Math.abs(offset) >= OFF_BASELINE && Math.abs(offset) <= MAX_OFF_BASELINE * word.size,
  )
  if (level.length < MIN_LEVEL || odd.length !== 1 || level.length + odd.length < LEVEL_SHARE * offsets.length)
    return []
  return odd
    .filter(({ word }) => !isRuled(word, page.shapes))
    .map(({ word, offset }) => ({
      word,
      what: `stands ${Math.abs(offset).toFixed(1)} pt ${offset < 0 ? 'above' : 'below'} the baseline of its row`,
    }))
}

/** How far below the baseline of its label a figure stands; null without a label on its row. */
function offsetOf(figure: PlacedFigure, words: readonly PaintedWord[]): number | null {
  const row = rowOf(figure, words)
    .filter(({ size, box }) => Math.abs(size / figure.word.size - 1) < 0.03 && box.right < figure.word.box.left)
    .map(({ glyphs }) => glyphs[0]!.y)
  if (row.length === 0) return null
  const usual = medianOf(row)
  return row.every(y => Math.abs(y - usual) < OFF_BASELINE / 4) ? figure.baseline - usual : null
}

/** A border above or below its cell moves a total on purpose. */
const isRuled = ({ box, size }: PaintedWord, shapes: readonly PaintedShape[]): boolean =>
  shapes.some(
    shape =>
      shape.box.bottom - shape.box.top < MAX_RULE &&
      shape.box.left < box.right &&
      shape.box.right > box.left &&
      (Math.abs(shape.box.top - box.bottom) < size || Math.abs(shape.box.bottom - box.top) < size),
  )

/** Amounts whose digits are narrower or wider, or further from each other, than those of the same font elsewhere on the page. */
function offSpacing(words: readonly PaintedWord[]): readonly Odd[] {
  const groups = Map.groupBy(words, ({ font, size }) => `${font.id} ${size.toFixed(1)}`)
  return [...groups.values()].flatMap(group => {
    if (group.length < MIN_SPACED) return []
    const odd = [widthsIn, gapsIn].flatMap(measure => oddBy(group, measure))
    if (odd.length * MEMBERS_PER_ODD > group.length) return []
    return odd.map(word => ({ word, what: 'has other gaps between its characters than the figures around it' }))
  })
}

/** What is measured of a digit, in type sizes, by what it is compared with. */
interface Measure {
  readonly name: string
  readonly value: number
}

function oddBy(group: readonly PaintedWord[], measure: (word: PaintedWord) => readonly Measure[]): PaintedWord[] {
  const usual = new Map(
    [...Map.groupBy(group.flatMap(measure), ({ name }) => name)].map(([name, all]) => [
      name,
      all.length < MIN_MEASURED ? null : medianOf(all.map(({ value }) => value)),
    ]),
  )
  return group.filter(word => {
    const off = measure(word).flatMap(({ name, value }) => {
      const expected = usual.get(name) ?? null
      return expected === null ? [] : [value - expected]
    })
    return off.length >= 2 && Math.abs(off.reduce((sum, value) => sum + value, 0) / off.length) > OFF_TRACKING
  })
}

const widthsIn = ({ glyphs, size }: PaintedWord): readonly Measure[] =>
  glyphs.filter(isDigit).map(({ text, x, end }) => ({ name: text, value: (end - x) / size }))

/** Fonts move a 1 closer to its neighbors: what stands beside one is not compared. */
const gapsIn = ({ glyphs, size }: PaintedWord): readonly Measure[] =>
  glyphs.slice(1).flatMap((next, at) => {
    const glyph = glyphs[at]!
    const isCompared = [glyph, next].every(other => isDigit(other) && other.text !== '1')
    return isCompared ? [{ name: 'gap', value: (next.x - glyph.end) / size }] : []
  })
