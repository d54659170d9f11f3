/** When a value needs review, and how that is worded. */
import type { Check, Provenance } from '../../../core/contract/evidence.ts'
import { count, decimals } from '../../formats/format.ts'

/** Below this, a value needs review: of those above it, at least 99 % are right. */
export const sureFrom = 0.9

/** Two figures, never rounded up: what is doubtful must not read as sure. */
export const confidenceText = (confidence: number): string => decimals(Math.floor(100 * confidence) / 100, 2)

const words = { ocr: 'OCR', text: 'read', derived: 'derived', manual: 'set', metadata: 'given', feed: 'feed' } as const

/** Doubts of one kind, accepted together. */
export interface DoubtKind {
  /** The word its doubts begin with. */
  readonly word: string
  /** Of several values: "read by OCR". */
  readonly name: string
}
const kindNames = {
  ocr: 'read by OCR',
  text: 'printed in doubtful places',
  derived: 'computed from other values',
  manual: 'set manually',
  metadata: 'given with the documents',
  feed: 'from bank feeds',
} as const

/** The kind of a doubt; null: a failed check, which a person accepts one by one. */
export function kindOfDoubt(doubt: string): DoubtKind | null {
  const method = (Object.keys(words) as (keyof typeof words)[]).find(one => doubt.startsWith(`${words[one]} `))
  return method === undefined ? null : { word: words[method], name: kindNames[method] }
}

/** Why a value needs review; null when it does not. `failed`: the failed checks it takes part in. */
export function doubtOf(
  provenance: Provenance | null,
  confidence: number | null,
  failed: readonly Check[],
): string | null {
  const difference = failed.find(check => check.difference !== null)?.difference ?? null
  if (difference !== null) return `sum differs by ${count(Math.abs(difference))}`
  if (failed.length > 0) return 'check failed'
  if (confidence === null || confidence >= sureFrom) return null
  return `${words[provenance?.method ?? 'text']} ${confidenceText(confidence)}`
}
