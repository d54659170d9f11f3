/** What a person types or chooses in place of a value, checked before it is sent. */
import { accountTypes, registryStatuses, stateTypes } from '../../../core/contract/full-analysis.ts'
import { lineCategories } from '../../../core/contract/invoice.ts'
import { dateFault, readDate } from '../../formats/date-form.ts'
import { amount, exactAmount, exactPercent } from '../../formats/format.ts'
import { readNumber } from '../../formats/number-form.ts'

/**
 * `quantity`: a number without cents of its own; `rate`: a fraction, typed as a percentage; `truth`: yes or no; `loose date`: a date, or what a
 * form says in its place, such as a year.
 */
export type ValueType =
  | 'amount'
  | 'quantity'
  | 'rate'
  | 'date'
  | 'loose date'
  | 'text'
  | 'truth'
  | 'category'
  | 'accountType'
  | 'registryStatus'
  | 'stateType'
export type Typed = { readonly value: number | string | null } | { readonly fault: string }

/** Of types of which there are few values. */
export interface Choice {
  readonly value: string | boolean | null
  readonly name: string
}

const chosen = (values: readonly string[]): readonly Choice[] =>
  values.map(value => ({ value, name: value.charAt(0).toUpperCase() + value.slice(1) }))
const named = (values: readonly string[]): readonly Choice[] => [{ value: null, name: '–' }, ...chosen(values)]
const truths: readonly Choice[] = [
  { value: null, name: '–' },
  { value: true, name: 'Yes' },
  { value: false, name: 'No' },
]

/** null: it is typed. */
export function choicesOf(type: ValueType): readonly Choice[] | null {
  if (type === 'truth') return truths
  if (type === 'category') return named(lineCategories)
  // Their own word for "not stated" is "unknown".
  if (type === 'registryStatus') return chosen(registryStatuses)
  if (type === 'stateType') return chosen(stateTypes)
  return type === 'accountType' ? named(accountTypes) : null
}

const amountPattern = /^(\()?\s*(?:(-|−)\s*)?(?:[$€£]\s*)?((?:[^\s()][^()]*)?)(\))?$/

/** An amount in full units as people write it in the chosen form: "1,234.50", "(1,234)", "−12". */
function amountOf(text: string): Typed {
  const [whole, open, minus, number = '', close] = amountPattern.exec(text) ?? []
  const size =
    whole === undefined
      ? null
      : readNumber(
          number
            .trimEnd()
            .replace(/[$€£]$/, '')
            .trimEnd(),
        )
  if (size === null) return { fault: `An amount, such as ${exactAmount(1234.5)} or ${amount(-1234)}` }
  if ((open === undefined) !== (close === undefined)) return { fault: 'One parenthesis is missing' }
  return { value: (open ?? minus) === undefined || size === 0 ? size : -size }
}

/** A percentage, with its sign or without: "8.25 %" → 0.0825. */
function rateOf(text: string): Typed {
  const read = amountOf(text.replace(/%$/, '').trimEnd())
  if ('fault' in read) return { fault: `A percentage, such as ${exactPercent(0.0825)}` }
  // Hundredths of binary fractions: 8.25 / 100 is 0.08249999….
  return { value: Number((Number(read.value) / 100).toFixed(10)) }
}

function dateOf(text: string): Typed {
  const value = readDate(text)
  return value === null ? { fault: dateFault() } : { value }
}

/** The value that was typed, or what is wrong with it. Empty means that the document does not state it. */
export function typed(text: string, type: ValueType): Typed {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '–') return { value: null }
  if (type === 'amount' || type === 'quantity') return amountOf(trimmed)
  if (type === 'rate') return rateOf(trimmed)
  if (type === 'loose date') return { value: readDate(trimmed) ?? trimmed }
  return type === 'date' ? dateOf(trimmed) : { value: trimmed }
}
