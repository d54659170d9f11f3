/** Words about what a company does: names of its revenue and cost lines, and the headings of its statements. */
import type { Candidate } from './candidates.ts'
import { isHeading } from './lines.ts'

/** Maximum number of lines: more only repeat common bookkeeping. */
const maxWords = 80

export function businessWordsOf(candidates: readonly Candidate[]): readonly string[] {
  const words = new Set<string>()
  for (const candidate of candidates) {
    for (const line of candidate.heading) words.add(line)
    if (candidate.kind === 'cashFlowStatement') continue
    for (const line of candidate.lines)
      if (line.label !== '' && (!isHeading(line) || line.label.length > 3)) words.add(line.label)
  }
  return [...words].slice(0, maxWords)
}
