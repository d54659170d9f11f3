/** Choices in the trace: by score alone, or as a solved problem, with every candidate of a field and why it was not chosen. */
import type { Evidence } from '../../document/field.ts'
import { record, type TraceEntry, type TraceShape } from '../../document/trace.ts'
import { type Features, scoreFeatures } from './candidate.ts'
import type { Problem, Solution } from './problem.ts'

export interface RankedCandidate {
  readonly value: string | number
  readonly score: number
  readonly features?: Features
  readonly evidence: readonly Pick<Evidence, 'page' | 'box' | 'text'>[]
}

/** Traces show four decimals. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** The prints behind a candidate, as a trace shows them. */
const shapesOf = (evidence: RankedCandidate['evidence'], role: string): readonly TraceShape[] =>
  evidence.map(({ page, box, text }) => ({ page, box, role, text }))

/** Records a choice by score alone. Costs nothing unless a trace is recorded. `chosen`: null when no candidate was good enough. */
export function recordRanking<Ranked>(
  stage: string,
  field: string,
  candidates: readonly Ranked[],
  { chosen, describe }: { readonly chosen: Ranked | null; readonly describe: (candidate: Ranked) => RankedCandidate },
): void {
  const rejection = chosen === null ? 'its score is too low' : 'scores lower'
  record(() =>
    candidates
      .map(candidate => ({ ...describe(candidate), isChosen: candidate === chosen }))
      .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.score - a.score)
      .map(({ value, score, features, evidence, isChosen }): TraceEntry => ({
        stage,
        field,
        message: isChosen ? 'candidate, chosen' : `candidate, rejected: ${rejection}`,
        facts: { value, score: rounded(score), ...features },
        shapes: shapesOf(evidence, isChosen ? 'chosen' : 'candidate'),
      })),
  )
}

/** Records a solved problem: the choices with their margins, and what the identities show. Costs nothing unless a trace is recorded. */
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
