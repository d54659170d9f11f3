/** A solved problem in the trace: for every slot its candidates with features, the choice with its margin, and what the identities show. */
import { record, type TraceEntry } from '../../document/trace.ts'
import { scoreFeatures } from './candidate.ts'
import type { Problem, Solution } from './problem.ts'
import { rounded, shapesOf } from './record-ranking.ts'

/** Costs nothing unless a trace is recorded. */
export function recordSolution<Source>(stage: string, problem: Problem<Source>, solution: Solution<Source>): void {
  record(() => {
    const fields = [...new Set(problem.candidates.map(({ field }) => field))]
    return [
      ...fields.flatMap(field => [
        choiceEntry(stage, field, solution),
        ...candidateEntries(stage, field, problem, solution),
      ]),
      ...Object.entries(problem.known ?? {}).map(([field, { value }]): TraceEntry => ({
        stage,
        field,
        message: 'known',
        facts: { value },
      })),
      ...identityEntries(stage, solution),
    ]
  })
}

function choiceEntry<Source>(stage: string, field: string, { chosen, margin }: Solution<Source>): TraceEntry {
  const choice = chosen.get(field)
  const facts = { value: choice?.value ?? null, margin: rounded(margin(field)) }
  if (choice === undefined) return { stage, field, message: 'no candidate chosen', facts }
  return {
    stage,
    field,
    message: choice.flip === null ? 'chosen' : `chosen with its ${choice.flip} changed`,
    facts,
    shapes: shapesOf(choice.candidate.evidence, 'chosen'),
  }
}

function candidateEntries<Source>(
  stage: string,
  field: string,
  { candidates, weights }: Problem<Source>,
  { rejection }: Solution<Source>,
): readonly TraceEntry[] {
  return candidates
    .filter(candidate => candidate.field === field)
    .map(candidate => {
      const rejected = rejection(candidate)
      const score = rounded(scoreFeatures(candidate.features, weights))
      const features = Object.fromEntries(
        Object.entries(candidate.features).map(([name, value]) => [name, rounded(value)]),
      )
      return {
        stage,
        field,
        message: rejected === null ? 'candidate, chosen' : `candidate, rejected: ${rejected.reason}`,
        facts: { value: candidate.value, score, ...features, ...(rejected && { gap: rounded(rejected.gap) }) },
        shapes: shapesOf(candidate.evidence, 'candidate'),
      }
    })
}

function identityEntries<Source>(stage: string, { outcomes, evidence }: Solution<Source>): readonly TraceEntry[] {
  return outcomes.flatMap(({ identity, verdict, expected, actual, difference, plus, minus }) => {
    if (actual === null && expected === null) return []
    const sum = [...plus.map(({ name }) => `+ ${name}`), ...minus.map(({ name }) => `− ${name}`)].join(' ')
    const kind = evidence.get(identity.id)
    const stated = kind === 'repeats' ? `${verdict}, two prints of one value` : verdict
    return [
      {
        stage,
        field: identity.total,
        message: `identity ${identity.id}: ${stated} (${identity.total} = ${sum.replace(/^\+ /, '')})`,
        facts: { expected, actual, difference: difference === null ? null : rounded(difference) },
      },
    ]
  })
}
