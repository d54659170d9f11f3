/** The currency a document's statements are in. */
import type { Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import type { Candidate } from './candidates.ts'

/** A currency that every statement of the document names, and one of several. */
const confidence = { unanimous: 0.95, majority: 0.7 } as const

/** What the tables say, by majority of their lines; a code found in print is surer than a sign. */
export function currencyOf(document: Document, candidates: readonly Candidate[]): Field<string> | null {
  const votes = new Map<string, number>()
  for (const { table, lines } of candidates)
    if (table.currency !== null) votes.set(table.currency, (votes.get(table.currency) ?? 0) + lines.length)
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]
  if (best === undefined) return null
  const [code] = best
  const table = candidates.find(candidate => candidate.table.currency === code)!.table
  return {
    value: code,
    confidence: votes.size === 1 ? confidence.unanimous : confidence.majority,
    method: 'text',
    label: null,
    scale: 1,
    evidence: [{ fileName: document.fileName, page: table.page, box: table.box, text: table.scaleText ?? code }],
  }
}
