/** What the statements of this batch share: documents with their truths, rows and lists. */
import { bankTruth, type BankFacts } from '../../2026-11-22/bank/bank-truth.ts'
import type { Book, Flow, Posting, PostingKind } from '../../2026-11-22/bank/books.ts'
import type { Drawn, Truth } from '../../2026-11-22/press/document.ts'
import { formatAmount } from '../../2026-11-22/press/numbers.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../../2026-11-23-b/type.ts'

interface Statement extends BankFacts {
  readonly name: string
  readonly style: string
  readonly pages: readonly string[]
  readonly scan?: ScanManner
  readonly size?: string
  /** Changes what the books alone would say. */
  readonly adjust?: (truth: Truth) => Truth
}

export function drawnStatement({
  name,
  style,
  pages,
  scan,
  size,
  adjust = truth => truth,
  ...facts
}: Statement): Drawn {
  const truth = adjust(bankTruth({ ...facts, notes: `${facts.notes} [invented bank and customer]` }))
  return { name, kind: 'bank', html: sheets(style, pages, size), ...(scan && { scan }), truth }
}

export const flow = (kind: PostingKind, parties: string, count: number, mean: number, days?: readonly number[]): Flow => ({ kind, parties: parties.split(' | '), count, mean, ...(days && { days }) }) // prettier-ignore

export const fixed = (kind: PostingKind, parties: string, count: number, mean: number, days: readonly number[]): Flow => ({ ...flow(kind, parties, count, mean, days), fixed: true }) // prettier-ignore

/** Amount without sign. */
export const plain = (cents: number): string => formatAmount(Math.abs(cents))

/** A check's star where a number before it is missing. */
export const gap = (checks: readonly Posting[], { check }: Posting): string =>
  check === checks[0]?.check || checks.some(other => other.check === (check ?? 0) - 1) ? '' : '*'

/** Lowest end of a posting; a drawing whose account goes below zero unasked fails. */
export function solvent(book: Book): Book {
  const lowest = Math.min(...book.postings.map(({ balance }) => balance))
  if (lowest < 0) throw new Error(`overdrawn: ${lowest}`)
  return book
}

export const fax: ScanManner = { dpi: 200, skewDegrees: 0.4, noise: 10, blur: 0.5, jpegQuality: 80, threshold: 165 }
export const copier: ScanManner = {
  dpi: 180,
  skewDegrees: -0.5,
  noise: 12,
  blur: 0.6,
  jpegQuality: 72,
  background: 242,
}
export const flatbed: ScanManner = { dpi: 200, skewDegrees: 0.3, noise: 8, blur: 0.55, jpegQuality: 80 }
export const phone: ScanManner = { dpi: 190, skewDegrees: -0.7, noise: 13, blur: 0.65, jpegQuality: 74, keystone: 0.016, shade: 34, background: 238 } // prettier-ignore
