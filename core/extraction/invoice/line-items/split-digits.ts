/** Pieces of one number that a space or OCR split. */
import type { PageMetrics } from '../../layout/page-metrics.ts'
import type { NumberStyle } from './values.ts'

/** A space inside a number is at most this many characters wide. */
const innerSpace = 0.9
/** OCR leaves up to this many characters behind the comma within a number. */
const behindComma = 1.6

/** Whether two neighboring words are groups of one number: "1 020.00", and "1,0 20.00" of OCR. `gap` in points. */
export function isDigitsGroup(
  before: string,
  after: string,
  gap: number,
  metrics: PageMetrics,
  style: NumberStyle,
): boolean {
  // A comma is narrower than the place it takes in type of one width.
  const comma = style.ocr && /\d[.,]$/.test(before) && /^\d{2,3}(?!\d)/.test(after)
  if (comma && gap < behindComma * metrics.character) return true
  if (gap > Math.max(innerSpace * metrics.character, 1.15 * metrics.space)) return false
  if (/^[^\d]{0,3}\d{1,3}$/.test(before) && /^\d{3}(?:[.,]\d{1,2})?[^\d]{0,2}$/.test(after)) return true
  if (/\d \d{3}$/.test(before) && /^\d{3}/.test(after)) return true
  if (!style.ocr || gap > 1.2 * metrics.character) return false
  if (/\d[.,]$/.test(before) || /^[.,]\d/.test(after)) return true
  const open = /[.,](\d{1,2})$/.exec(before)?.[1]?.length ?? 0
  const rest = /^(\d{1,2})[.,]\d\d$/.exec(after)?.[1]?.length ?? 0
  return (open > 0 && open + rest === 3) || (/^[^\d]{0,2}\d{1,3}(?:,\d{3})+$/.test(before) && /^\d\d$/.test(after))
}
