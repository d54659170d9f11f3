/** Equations that a line of text states: "$3600.00 - $180.00 = $3420.00". */
import type { PrintedFigure } from './printed-figures.ts'
import type { MissedTotal } from './column-totals.ts'
import type { PaintedWord } from '../../reading/inspection/inspected-page.ts'

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['+', 1],
  ['-', -1],
  ['–', -1],
  ['−', -1],
])
/** In hundredths. */
const SAME = 1

/** `words` of one row, from left to right; `figures` those of them that are amounts. */
export function brokenEquation(
  words: readonly PaintedWord[],
  figures: readonly PrintedFigure[],
): readonly MissedTotal[] {
  const figureOf = (word: PaintedWord | undefined): PrintedFigure | undefined =>
    figures.find(figure => figure.word === word)
  return words.flatMap(({ text }, at): readonly MissedTotal[] => {
    const total = figureOf(words[at + 1])
    if (text !== '=' || total === undefined) return []
    const parts: PrintedFigure[] = []
    let expected = 0
    for (let place = at - 1; place >= 0; place -= 2) {
      const part = figureOf(words[place])
      if (part === undefined) return []
      parts.unshift(part)
      const sign = SIGNS.get(words[place - 1]?.text ?? '')
      expected += (sign ?? 1) * part.value
      if (sign === undefined) break
    }
    return parts.length > 1 && Math.abs(expected - total.value) > SAME ? [{ total, parts, expected }] : []
  })
}
