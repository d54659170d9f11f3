/** The legal form of the applicant: from the ticked box or the words filled in, in the contract's vocabulary. Pure. */
import type { Box } from '../../document/model.ts'
import type { FormReading } from './entries.ts'
import { labelTokens } from './labels.ts'
import { drawnTicks, type Tick } from './ticked-choices.ts'
import type { FormPage } from './form-page.ts'
import { textOf } from '../layout/text-rows.ts'
import { entityTypeOf, leadingForm, otherForms } from './legal-forms.ts'
import { unionOf } from '../../document/geometry.ts'

export interface TickedEntity {
  readonly value: string
  readonly text: string
  readonly page: number
  readonly box: Box
}

/**
 * How options of legal forms are printed. Half or double of any member changes no tuned form.
 * - `rest`: Words an option may have behind its legal form: "(include articles of incorporation)".
 * - `rowWords`, `formWords`: Words of a row of options; more are a sentence that names legal forms. Words of a legal form.
 * - `near`: Points: options of one list stand this near above each other, in at most three lines.
 */
const LIMITS = { rest: 4, rowWords: 24, formWords: 4, near: 40 } as const

/** The ticked legal form; null when none is, or several that contradict each other. */
export function tickedEntity(readings: readonly FormReading[], ticks: readonly Tick[]): TickedEntity | null {
  const found: TickedEntity[] = []
  for (const tick of ticks) {
    const tokens = labelTokens(tick.option)
    const form = leadingForm(tokens)
    const isOption = form !== null && tokens.length - form.tokens.length <= LIMITS.rest
    if (isOption || otherForms.has(tokens.join(' '))) {
      const named = isOption ? form.name : entityTypeOf(tick.option)
      if (named.toLowerCase() !== 'other')
        found.push({ value: named, text: tick.option, page: tick.page, box: tick.box })
    }
  }
  if (found.length === 0)
    for (const reading of readings) {
      const options = optionsOn(reading.page)
      if (options.length > 1) found.push(...drawnTicks(reading.page, options))
    }
  const [first] = found
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null
}

/** Legal forms printed as options, where at least two stand close together. */
function optionsOn({ lines, number }: FormPage): readonly TickedEntity[] {
  const found: TickedEntity[] = []
  for (const { words } of lines.flat()) {
    if (words.length > LIMITS.rowWords) continue
    for (let at = 0; at < words.length; at++) {
      const form = leadingForm(labelTokens(textOf(words.slice(at, at + LIMITS.formWords))))
      if (form === null) continue
      let end = at + 1
      while (labelTokens(textOf(words.slice(at, end))).length < form.tokens.length) end++
      const own = words.slice(at, end)
      found.push({ value: form.name, text: textOf(own), page: number, box: unionOf(own.map(({ box }) => box)) })
      at = end - 1
    }
  }
  return found.filter(({ value, box }) =>
    found.some(other => other.value !== value && Math.abs(other.box.top - box.top) < LIMITS.near),
  )
}
