/** A value of a review as people read and type it. */
import { amount, exactAmount, exactPercent } from '../../formats/format.ts'
import { writtenPlain } from '../../formats/number-form.ts'
import { choicesOf, type ValueType } from './typed-value.ts'
import type { Value } from './review.ts'
import { date } from '../../formats/date-form.ts'

const isDate = (type: ValueType | null): boolean => type === 'date' || type === 'loose date'

/** `whole`: amounts show cents only where they have them, as statements do; bills always do. */
export function shownValue(value: Value, type: ValueType | null, whole: boolean): string {
  if (value === null) return 'not stated'
  if (typeof value === 'number') {
    if (type === 'rate') return exactPercent(value)
    return whole || type === 'quantity' || type === 'text' ? amount(value) : exactAmount(value)
  }
  if (isDate(type) && typeof value === 'string') return date(value)
  const choice = type === null ? undefined : choicesOf(type)?.find(one => one.value === value)
  return choice?.name ?? (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value)
}

/** What a field opens with: as it would be typed. */
export function typedValue(value: Value, type: ValueType | null): string {
  if (value === null) return ''
  if (typeof value !== 'number') return isDate(type) ? date(String(value)) : String(value)
  return type === 'rate' ? exactPercent(value) : writtenPlain(value)
}
