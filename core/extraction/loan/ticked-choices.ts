/** Which boxes of a form are ticked, and what is printed beside them. Pure. */
import { middleOf, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { partOf, type FormPage, type Piece } from './form-page.ts'
import { isEntityType } from './legal-forms.ts'
import { sharedHeight } from '../layout/thresholds.ts'
import { SLACK, SAME_ROW } from './thresholds.ts'

export interface Tick {
  /** The option beside the box. */
  readonly option: string
  readonly page: number
  readonly box: Box
}

/**
 * How near ticks stand to their options. Half or double of any member changes no tuned form.
 * - `beside`: In type sizes: an option begins this close behind its box, and ends this close before one.
 * - `mark`: Points. A mark left of an option lies within this.
 * - `smallMark`: Wider marks are drawn around the option or over it.
 */
const REACH = { beside: 2.4, mark: 22, smallMark: 17 } as const
/** A letter or two that stands in a box: typed, or what recognition makes of a crossed box. */
const TYPED_TICK =
  /^[[(|]?[xX✓✔✗✘√][\])|]?$|^(?:KK|XX|xX|Xx|BX|EX|IX|IK|KX|xl|\[x|Kl|X\]|KK\]|K\]|®|⊠|☒|\(?©?@\)?|\(e\)|\(®\)?|[‘']4|\[4|4\]|\[v|v\]|\[[xX]{2}\])$/u

/** Every ticked box with its option. */
export function ticksOf(page: FormPage): readonly Tick[] {
  const found: Tick[] = []
  const add = (option: string | undefined, box: Box): void => {
    if (option !== undefined) found.push({ option, page: page.number, box })
  }
  for (const { box, ticked } of page.ticks) if (ticked) add(optionAt(page, box)?.text, box)
  for (const line of page.lines)
    for (const piece of line) {
      // "Corp [ LLC ] Other": the choice with brackets around it.
      add(/^\[\s?([^[\]]{2,}?)\s?\]$/.exec(piece.text)?.[1], piece.box)
      piece.words.forEach((word, index) => {
        if (!TYPED_TICK.test(word.text)) return
        const next = piece.words[index + 1]
        const option = next === undefined ? optionAt(page, word.box) : partOf(piece, index + 1, piece.words.length)
        add(option?.text, word.box)
      })
    }
  return found
}

/** The words right behind a box, up to the next box or gap; before it when none are behind. */
function optionAt(page: FormPage, box: Box): Piece | null {
  if (standBehind(page, box)) return wordsBefore(page, box)
  let before: Piece | null = null
  for (const line of page.lines)
    for (const piece of line) {
      if (verticalOverlap(piece.box, box) < sharedHeight * Math.min(piece.size, box.bottom - box.top)) continue
      const first = piece.words.findIndex(word => word.box.left > box.right - SLACK)
      if (first >= 0) {
        const word = piece.words[first]!
        if (word.box.left - box.right < REACH.beside * piece.size) {
          const end = piece.words.findIndex(
            (other, index) =>
              index > first &&
              page.ticks.some(
                tick =>
                  tick.box.left > box.right &&
                  tick.box.right <= other.box.left + 1 &&
                  Math.abs(middleOf(tick.box) - middleOf(box)) < SAME_ROW,
              ),
          )
          return partOf(piece, first, end < 0 ? piece.words.length : end)
        }
      } else if (box.left - piece.box.right < REACH.beside * piece.size && box.left >= piece.box.right - SLACK)
        before = piece
    }
  return before
}

/** "Partnership [ ] LLC [x]": a row that begins with a legal form, not with a box, has its boxes behind the forms. */
function standBehind(page: FormPage, box: Box): boolean {
  const row = page.ticks.filter(tick => Math.abs(middleOf(tick.box) - middleOf(box)) < SAME_ROW)
  const first = row.toSorted((a, b) => a.box.left - b.box.left)[0]
  if (first === undefined || row.length < 2) return false
  const option = wordsBefore(page, first.box)
  return option !== null && !/:$/.test(option.text) && isEntityType(option.text)
}

/** The words that end right before a box. */
function wordsBefore(page: FormPage, box: Box): Piece | null {
  return (
    page.lines
      .flat()
      .find(
        piece =>
          verticalOverlap(piece.box, box) > sharedHeight * Math.min(piece.size, box.bottom - box.top) &&
          piece.box.right <= box.left + SLACK &&
          box.left - piece.box.right < REACH.beside * piece.size,
      ) ?? null
  )
}

/**
 * Of options printed with boxes drawn beside them, those with a mark in the box: more drawn strokes left of them (or, when all
 * boxes stand behind their options, right of them) than beside the others.
 */
export function drawnTicks<Option extends { readonly box: Box }>(
  page: FormPage,
  options: readonly Option[],
): readonly Option[] {
  const small = page.marks.filter(mark => widthOf(mark.box) <= REACH.smallMark)
  const counts = options.map(
    ({ box }) =>
      small.filter(
        mark =>
          mark.box.right <= box.left + 2 &&
          mark.box.left >= box.left - REACH.mark &&
          middleOf(mark.box) > box.top - SLACK &&
          middleOf(mark.box) < box.bottom + SLACK,
      ).length,
  )
  const max = Math.max(...counts)
  return max > Math.min(...counts) ? options.filter((_, index) => counts[index] === max) : []
}
