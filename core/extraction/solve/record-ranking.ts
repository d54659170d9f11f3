/** A choice by score alone in the trace: every candidate of a field, best first, with its features. */
import type { Evidence } from '../../document/field.ts'
import { record, type TraceEntry, type TraceShape } from '../../document/trace.ts'
import type { Features } from './candidate.ts'

export interface RankedCandidate {
  readonly value: string | number
  readonly score: number
  readonly features?: Features
  readonly evidence: readonly Pick<Evidence, 'page' | 'box' | 'text'>[]
}

/** Traces show four decimals. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** The prints behind a candidate, as a trace shows them. */
export const shapesOf = (evidence: RankedCandidate['evidence'], role: string): readonly TraceShape[] =>
  evidence.map(({ page, box, text }) => ({ page, box, role, text }))

/** Costs nothing unless a trace is recorded. `chosen`: null when no candidate was good enough. */
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
