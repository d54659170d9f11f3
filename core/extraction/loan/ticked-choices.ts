/** Which boxes of a form are ticked, and what is printed beside them. Pure. */
import { middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Box, FormField } from '../../document/model.ts'
import type { FormReading } from './entries.ts'
import { fieldWords } from './widgets.ts'
import type { FormPage, Piece } from './form-page.ts'
import { partOf } from './form-page.ts'
import { isEntityType } from './legal-forms.ts'

export interface Tick {
  /** The option beside the box. */
  readonly option: string
  /** What the form's field calls it; empty without one. */
  readonly field: string
  readonly page: number
  readonly box: Box
}

/** In type sizes: an option begins this close behind its box, and ends this close before one. */
const BESIDE = 2.4
/** Points. A mark left of an option lies within this. */
const MARK_REACH = 22
const SMALL_MARK = 17
/** Points: boxes of one row. */
const SAME_ROW = 5
/** A letter or two that stands in a box: typed, or what recognition makes of a crossed box. */
const TYPED_TICK =
  /^[[(|]?[xX✓✔✗✘√][\])|]?$|^(?:KK|XX|xX|Xx|BX|EX|IX|IK|KX|xl|\[x|Kl|X\]|KK\]|K\]|®|⊠|☒|\(?©?@\)?|\(e\)|\(®\)?|[‘']4|\[4|4\]|\[v|v\]|\[[xX]{2}\])$/u

/** Every ticked box with its option. */
export function ticksOf(reading: FormReading, fields: readonly FormField[]): readonly Tick[] {
  const { page } = reading
  const found: Tick[] = []
  for (const field of fields) {
    if (field.page !== page.number || field.checked !== true) continue
    const option = optionAt(reading, field.box)
    found.push({
      option: option?.text ?? '',
      field: `${field.hint ?? ''} ${fieldWords(field.name)} ${field.value ?? ''}`,
      page: page.number,
      box: field.box,
    })
  }
  for (const { box, ticked } of page.ticks) {
    if (!ticked) continue
    const option = optionAt(reading, box)
    if (option !== null) found.push({ option: option.text, field: '', page: page.number, box })
  }
  for (const line of page.lines)
    for (const piece of line) {
      // "Corp [ LLC ] Other": the choice with brackets around it.
      const chosen = /^\[\s?([^[\]]{2,}?)\s?\]$/.exec(piece.text)?.[1]
      if (chosen !== undefined) found.push({ option: chosen, field: '', page: page.number, box: piece.box })
      piece.words.forEach((word, index) => {
        if (!TYPED_TICK.test(word.text)) return
        const next = piece.words[index + 1]
        const option = next === undefined ? optionAt(reading, word.box) : partOf(piece, index + 1, piece.words.length)
        if (option !== null) found.push({ option: option.text, field: '', page: page.number, box: word.box })
      })
    }
  return found
}

/** The words right behind a box, up to the next box or gap; before it when none are behind. */
function optionAt({ page }: FormReading, box: Box): Piece | null {
  if (standBehind(page, box)) return wordsBefore(page, box)
  let before: Piece | null = null
  for (const line of page.lines)
    for (const piece of line) {
      if (verticalOverlap(piece.box, box) < 0.4 * Math.min(piece.size, box.bottom - box.top)) continue
      const first = piece.words.findIndex(word => word.box.left > box.right - 3)
      if (first >= 0) {
        const word = piece.words[first]!
        if (word.box.left - box.right < BESIDE * piece.size) {
          const end = piece.words.findIndex(
            (other, index) =>
              index > first &&
              page.ticks.some(
                tick =>
                  tick.box.left > box.right &&
                  tick.box.right <= other.box.left + 1 &&
                  Math.abs(middleOf(tick.box) - middleOf(box)) < 6,
              ),
          )
          return partOf(piece, first, end < 0 ? piece.words.length : end)
        }
      } else if (box.left - piece.box.right < BESIDE * piece.size && box.left >= piece.box.right - 3) before = piece
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
          verticalOverlap(piece.box, box) > 0.4 * Math.min(piece.size, box.bottom - box.top) &&
          piece.box.right <= box.left + 3 &&
          box.left - piece.box.right < BESIDE * piece.size,
      ) ?? null
  )
}

/**
 * Of options printed with boxes drawn beside them, those with a mark in the box: more drawn strokes left of them (or, when all
 * boxes stand behind their options, right of them) than beside the others.
 */
export function drawnTicks(reading: FormReading, options: readonly { readonly box: Box }[]): readonly number[] {
  const { page } = reading
  const small = page.marks.filter(mark => mark.box.right - mark.box.left <= SMALL_MARK)
  if (small.length === 0) return []
  const counts = options.map(
    ({ box }) =>
      small.filter(
        mark =>
          mark.box.right <= box.left + 2 &&
          mark.box.left >= box.left - MARK_REACH &&
          middleOf(mark.box) > box.top - 4 &&
          middleOf(mark.box) < box.bottom + 4,
      ).length,
  )
  const max = Math.max(...counts)
  const min = Math.min(...counts)
  return max > min ? counts.flatMap((count, index) => (count === max ? [index] : [])) : []
}
