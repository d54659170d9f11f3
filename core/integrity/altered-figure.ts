/** Which figures of a sum that fails may be the altered one: those of which another digit would make it hold. */
import { isOneDigitApart } from './printed-sums/one-digit.ts'

export interface ComparedFigure {
  /** As printed. */
  readonly text: string
  /** Another sum, which holds, bears it out. */
  readonly isConfirmed: boolean
}

/** Statements print thousands or millions, while differences are in full units. */
const SCALES = [1, 1000, 1_000_000]

/**
 * The indexes of the figures, of a total and its parts, of which one was likely altered: those that no other sum bears out, and of which another
 * digit would make the sum hold. The total alone where it may be that, or where none may be. `difference`: the total less its parts, in full units.
 */
export function alteredFigures(figures: readonly ComparedFigure[], difference: number): readonly number[] {
  const found = figures.flatMap(({ text, isConfirmed }, index) =>
    !isConfirmed && SCALES.some(scale => isOneDigitOff(text, (index === 0 ? -difference : difference) / scale))
      ? [index]
      : [],
  )
  return found.length === 0 || found[0] === 0 ? [0] : found
}

/** More are counted. */
const MAX_NAMED = 3

/** What the suspects say, as a sentence to follow that of the sum; empty where it is the total. */
export function suspicionOf(figures: readonly Pick<ComparedFigure, 'text'>[], suspects: readonly number[]): string {
  if (suspects[0] === 0) return ''
  const texts = suspects.map(index => figures[index]!.text)
  const [last, ...others] = texts.toReversed()
  const either = others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`
  return ` Another digit in ${texts.length > MAX_NAMED ? `one of ${texts.length} figures` : either} would make it hold.`
}

/** Whether adding `change`, in printed units, makes a number of one other digit. */
function isOneDigitOff(text: string, change: number): boolean {
  const unit = /\.\d\d\D*$/.test(text) ? 0.01 : 1
  const [size, by] = [Number(text.replace(/[^\d.]/g, '')) / unit, change / unit].map(value => Math.round(value))
  const isPrintable = Math.abs(change / unit - by!) < 0.001
  return isPrintable && by !== 0 && size !== 0 && isOneDigitApart(size!, size! + by!)
}
