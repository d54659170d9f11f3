/** Fields with their evidence from the lines and amounts of a statement. */
import type { Evidence, Field } from '../../document/field.ts'
import type { AmountToken } from './line-amounts.ts'
import type { TextLine } from './text-lines.ts'

/** What recognized text is worth beside a text layer. */
const ocrFactor = 0.97

/** Where something of a line is printed. */
export const evidenceOf = (
  { fileName, page }: TextLine,
  { box, text }: Pick<AmountToken, 'box' | 'text'>,
): Evidence => ({
  fileName,
  page,
  box,
  text,
})

/** A value of any kind that stands in a line. `text`: what is printed of it, where that is not the value. */
export function fieldOfText<T>(
  value: T,
  line: TextLine,
  confidence: number,
  { label = null, text }: { readonly label?: string | null; readonly text?: string } = {},
): Field<T> {
  const printed = text ?? (typeof value === 'string' ? value : line.text)
  return {
    value,
    confidence: line.ocr ? confidence * ocrFactor : confidence,
    method: line.ocr ? 'ocr' : 'text',
    evidence: [evidenceOf(line, { box: line.box, text: printed })],
    label,
    scale: 1,
  }
}

/** An amount of a line. `value` has the sign of the contract. */
export function fieldOfAmount(
  value: number,
  { amount, line }: { readonly amount: AmountToken; readonly line: TextLine },
  confidence: number,
  label: string | null = null,
): Field {
  const certainty = Math.min(1, 0.5 + amount.confidence / 2)
  return {
    ...fieldOfText(value, line, 1, { label }),
    confidence: confidence * certainty,
    evidence: [evidenceOf(line, amount)],
  }
}

/** A value computed from others, or implied by what is printed. */
export const derived = <T>(value: T, confidence: number): Field<T> => ({
  value,
  confidence,
  method: 'derived',
  evidence: [],
  label: null,
  scale: 1,
})

/** The amount with its printed sign; a balance is positive without one. */
export const signedValue = ({ value, sign }: Pick<AmountToken, 'value' | 'sign'>): number =>
  sign === -1 ? -value : value
