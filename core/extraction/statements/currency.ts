/** The currency a document's statements are in. */
import type { Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import { modeOf } from '../values/sequences.ts'
import type { Candidate } from './candidates.ts'

/** A currency that every statement of the document names, and one of several. */
const confidence = { unanimous: 0.95, majority: 0.7 } as const

/** What the tables say, by majority of their lines; a code found in print is surer than a sign. */
export function currencyOf(document: Document, candidates: readonly Candidate[]): Field<string> | null {
  const votes = candidates.flatMap(({ table, lines }) => lines.flatMap(() => table.currency ?? []))
  const code = modeOf(votes)
  if (code === undefined) return null
  const table = candidates.find(candidate => candidate.table.currency === code)!.table
  return {
    value: code,
    confidence: new Set(votes).size === 1 ? confidence.unanimous : confidence.majority,
    method: 'text',
    label: null,
    scale: 1,
    evidence: [{ fileName: document.fileName, page: table.page, box: table.box, text: table.scaleText ?? code }],
  }
}
