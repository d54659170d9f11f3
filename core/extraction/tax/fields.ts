/** Fields of a form with their evidence, and identifiers masked before they leave extraction. */
import { unionOf } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import type { FormPage, FormToken } from './page-view.ts'

/**
 * Scores of values before calibration.
 * - `sure`: Number, caption and box agree.
 * - `likely`: The number at the box alone, or a row found by caption and order.
 * - `ocr`: Factor for recognized text.
 */
export const confidences = { sure: 0.99, likely: 0.93, weak: 0.8, ocr: 0.97 } as const

/** A field whose evidence is what the tokens print. */
export function fieldOf<T>(
  { page, fileName }: FormPage,
  value: T,
  tokens: readonly FormToken[],
  { label = null, confidence }: { label?: string | null; confidence: number },
): Field<T> {
  const ocr = page.source === 'ocr'
  const certainty = tokens.reduce(
    (lowest, token) => Math.min(lowest, token.confidence, token.amount?.certainty ?? 1),
    1,
  )
  const text = tokens.map(token => token.text).join(' ')
  return {
    value,
    confidence: confidence * (ocr ? confidences.ocr * Math.sqrt(certainty) : 1),
    method: ocr ? 'ocr' : 'text',
    evidence: [{ fileName, page: page.number, box: unionOf(tokens.map(({ box }) => box)), text }],
    label,
    scale: 1,
  }
}

/** An amount whose ink was read in several ways. */
export interface DoubtedField extends Field {
  /** All of its readings as values, the likeliest first; absent where there is one. */
  readonly readings?: readonly number[]
  /** It stands only where arithmetic holds it. */
  readonly isUnclear?: boolean
}

/** The amount of a token as a field; `positive`: the form itself prints parentheses around it. */
export function amountField(
  page: FormPage,
  token: FormToken,
  about: { readonly label?: string | null; readonly confidence: number },
  positive = false,
): DoubtedField {
  const field = fieldOf(page, amountIn(token, positive), [token], about)
  if (token.readings === undefined) return field
  const readings = token.readings.flatMap(text => {
    const amount = parseAmount(text, { ocr: true })
    return amount === null ? [] : [amountIn({ ...token, amount }, positive)]
  })
  // Readings that differ in parentheses the form prints are one.
  const different = [...new Set(readings)]
  if (different.length === 1) return field
  return { ...field, readings: different, ...(token.isUnclear === true && { isUnclear: true }) }
}

/** Amount of a token; `positive`: the form itself prints parentheses around it. −0 is 0. */
const amountIn = ({ amount }: FormToken, positive = false): number => {
  const value = amount?.value ?? 0
  return (positive ? Math.abs(value) : value) + 0
}

const ein = /(?<![\d-])(\d{2})\s?-\s?(\d{7})(?![\d-])/
const ssn = /(?<![\d-])[\dX*]{3}\s?-\s?[\dX*]{2}\s?-\s?(\d{4})(?![\d-])/i
const nine = /(?<![\d-])\d{5}(\d{4})(?![\d-])/

/** An identifying number as it may be shown: an EIN in full, an SSN masked to its last four digits; null: none. `person`: nine digits without dashes are an SSN. */
export function identifierIn(text: string, person: boolean): string | null {
  const company = ein.exec(text)
  if (company !== null) return `${company[1]}-${company[2]}`
  const last = ssn.exec(text)?.[1] ?? (person ? nine.exec(text)?.[1] : undefined)
  if (last !== undefined) return `***-**-${last}`
  const plain = /(?<![\d-])(\d{2})(\d{7})(?![\d-])/.exec(text)
  return plain === null || person ? null : `${plain[1]}-${plain[2]}`
}
