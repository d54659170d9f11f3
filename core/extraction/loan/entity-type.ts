/** The legal form of the applicant: from the ticked box or the words filled in, in the contract's vocabulary. Pure. */
import type { Box } from '../../document/model.ts'
import type { FormReading } from './entries.ts'
import { labelTokens } from './labels.ts'
import { drawnTicks, type Tick } from './ticked-choices.ts'
import type { FormPage } from './form-page.ts'
import { entityTypeOf, leadingForm, otherForms } from './legal-forms.ts'
import { unionOf } from '../../document/geometry.ts'

export interface TickedEntity {
  readonly value: string
  readonly text: string
  readonly page: number
  readonly box: Box
}

/** The ticked legal form; null when none is, or several that contradict each other. */
export function tickedEntity(readings: readonly FormReading[], ticks: readonly Tick[]): TickedEntity | null {
  const found: TickedEntity[] = []
  for (const tick of ticks) {
    const tokens = labelTokens(tick.option)
    const form = leadingForm(tokens)
    const isOption = form !== null && tokens.length - form.tokens.length <= 4
    if (isOption || otherForms.has(tokens.join(' '))) {
      const named = isOption ? form.name : entityTypeOf(tick.option)
      if (named.toLowerCase() !== 'other')
        found.push({ value: named, text: tick.option, page: tick.page, box: tick.box })
    }
  }
  if (found.length === 0)
    for (const reading of readings) {
      const options = optionsOn(reading.page)
      if (options.length < 2) continue
      for (const index of drawnTicks(reading, options)) {
        const option = options[index]!
        found.push({ value: option.name, text: option.text, page: reading.page.number, box: option.box })
      }
    }
  const names = new Set(found.map(({ value }) => value))
  if (names.size !== 1) return null
  return found.find(({ value }) => names.has(value))!
}

interface EntityOption {
  readonly name: string
  readonly text: string
  readonly box: Box
}

/** Legal forms printed as options, where at least two stand close together. */
function optionsOn(page: FormPage): readonly EntityOption[] {
  const found: EntityOption[] = []
  for (const line of page.lines)
    for (const piece of line) {
      if (piece.words.length > 24) continue
      for (let at = 0; at < piece.words.length; at++) {
        const tokens = labelTokens(
          piece.words
            .slice(at, at + 4)
            .map(word => word.text)
            .join(' '),
        )
        const form = leadingForm(tokens)
        if (form === null) continue
        let count = 1
        while (
          labelTokens(
            piece.words
              .slice(at, at + count)
              .map(word => word.text)
              .join(' '),
          ).length < form.tokens.length
        )
          count++
        const words = piece.words.slice(at, at + count)
        found.push({
          name: form.name,
          text: words.map(word => word.text).join(' '),
          box: unionOf(words.map(word => word.box)),
        })
        at += count - 1
      }
    }
  return found.filter(option =>
    found.some(
      other => other !== option && other.name !== option.name && Math.abs(other.box.top - option.box.top) < 40,
    ),
  )
}
