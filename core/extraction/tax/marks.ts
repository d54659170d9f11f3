/** Check boxes of a form that are ticked, by the caption beside them. */
import { heightOf, middleOf } from '../../document/geometry.ts'
import type { Box, FormField } from '../../document/model.ts'
import { plainText, type FormPage, type FormToken } from './page-view.ts'

const ticks = /^\[?[x\u2713\u2714\u2715\u2716\u2717\u2718\u2611\u2612\u25a0]\]?$/i

/**
 * A tick stands left of its caption.
 * - `gap`: Points between the tick and the caption at most.
 * - `rise`: Heights of the caption that the tick may stand above or below it.
 */
const reach = { gap: 22, rise: 1.6 } as const

/** Whether the box of a caption is ticked; null: the page has no such caption. `fields`: of a form that can be filled in. */
export function isTicked(page: FormPage, caption: string, fields: readonly FormField[]): boolean | null {
  const places = placesOf(page.tokens, caption)
  if (places.length === 0) return null
  const marks = [
    ...page.tokens.filter(({ text }) => ticks.test(text)).map(({ box }) => box),
    ...fields.filter(field => field.page === page.page.number && field.checked === true).map(({ box }) => box),
  ]
  return places.some(place => marks.some(mark => isBeside(mark, place, page.tokens)))
}

/** Boxes of the words of a caption, wherever they follow one another. */
function placesOf(tokens: readonly FormToken[], caption: string): readonly Box[] {
  const [first, ...rest] = caption.split(' ')
  return tokens
    .filter(({ text }) => plainText(text) === first)
    .filter(token => {
      let before = token
      return rest.every(word => {
        const next = tokens.find(
          ({ text, box, y }) =>
            plainText(text) === word &&
            Math.abs(y - before.y) < heightOf(before.box) &&
            box.left > before.box.left &&
            box.left - before.box.right < heightOf(before.box),
        )
        before = next ?? before
        return next !== undefined
      })
    })
    .map(({ box }) => box)
}

/** The nearest caption right of the mark is this one. */
function isBeside(mark: Box, caption: Box, tokens: readonly FormToken[]): boolean {
  const gap = caption.left - mark.right
  if (gap < -4 || gap > reach.gap || Math.abs(middleOf(mark) - middleOf(caption)) > reach.rise * heightOf(caption))
    return false
  // Another word between them, other than the number of the choice, is the caption the mark belongs to.
  return !tokens.some(
    ({ text, box, y }) =>
      /[a-z]{3}/i.test(text) &&
      Math.abs(y - middleOf(caption)) < heightOf(caption) &&
      box.left >= mark.right - 2 &&
      box.right <= caption.left,
  )
}
