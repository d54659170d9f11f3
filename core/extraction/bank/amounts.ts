/** Figures with their evidence from lines and amounts of a statement. */
import type { Field } from '../../document/field.ts'
import type { AmountToken } from './line-amounts.ts'
import type { TextLine } from './text-lines.ts'

/** A value of any kind that stands in a line. */
export function fieldOfText<T>(
  value: T,
  line: TextLine,
  fileName: string,
  confidence: number,
  label: string | null,
  text?: string,
): Field<T> {
  const printed = text ?? (typeof value === 'string' ? value : line.text)
  return {
    value,
    confidence: line.ocr ? confidence * 0.97 : confidence,
    method: line.ocr ? 'ocr' : 'text',
    evidence: [{ fileName, page: line.page, box: line.box, text: printed }],
    label,
    scale: 1,
  }
}

/** An amount of a line. `value` has the sign of the contract. */
export function fieldOfAmount(
  value: number,
  money: AmountToken,
  line: TextLine,
  fileName: string,
  confidence: number,
  label: string | null,
): Field {
  return {
    value,
    confidence: confidence * Math.min(1, 0.5 + money.confidence / 2),
    method: line.ocr ? 'ocr' : 'text',
    evidence: [{ fileName, page: line.page, box: money.box, text: money.text }],
    label,
    scale: 1,
  }
}

/** A value that follows from others. */
export function derived<T>(value: T, from: readonly Field<unknown>[], confidence: number): Field<T> {
  return {
    value,
    confidence,
    method: 'derived',
    evidence: from.flatMap(fieldValue => fieldValue.evidence).slice(0, 4),
    label: null,
    scale: 1,
  }
}
