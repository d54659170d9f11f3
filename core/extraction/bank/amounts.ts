/** Figures with their evidence from lines and amounts of a statement. */
import type { Figure } from '../../document/field.ts'
import type { MoneyToken } from './parse-amount.ts'
import type { TextLine } from './statement-text.ts'

/** A value of any kind that stands in a line. */
export function figureOfText<T>(
  value: T,
  line: TextLine,
  fileName: string,
  confidence: number,
  label: string | null,
  text?: string,
): Figure<T> {
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
export function figureOfMoney(
  value: number,
  money: MoneyToken,
  line: TextLine,
  fileName: string,
  confidence: number,
  label: string | null,
): Figure {
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
export function derived<T>(value: T, from: readonly Figure<unknown>[], confidence: number): Figure<T> {
  return {
    value,
    confidence,
    method: 'derived',
    evidence: from.flatMap(figure => figure.evidence).slice(0, 4),
    label: null,
    scale: 1,
  }
}
