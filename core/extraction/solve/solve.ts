/**
 * Chooses at most one candidate per slot so that the evidence is most probable and the identities close. It never makes a value up, changes one
 * only by a flip its candidate allows, and does not depend on the order of the candidates.
 */
import type { Candidate } from './candidate.ts'
import type { Choice, Problem, Rejection, Solution } from './problem.ts'
import { Search, type Assignment } from './search.ts'

/** Exact; made for problems of up to some twenty slots with up to some ten candidates each. */
export function solve<Source>(problem: Problem<Source>): Solution<Source> {
  const search = new Search(problem)
  const best: Assignment<Source> = search.run() ?? { score: 0, options: new Map() }
  const chosen = new Map(
    [...best.options].flatMap(([field, { candidate, value, flip }]): [string, Choice<Source>][] =>
      candidate === null ? [] : [[field, { candidate, value: value!, flip }]],
    ),
  )
  return {
    chosen,
    score: best.score,
    ...search.judge(best),
    margin: field => {
      if (!search.fields.includes(field)) return Infinity
      const value = chosen.get(field)?.value ?? null
      const next = new Search(problem, (name, option) => name !== field || option.value !== value).run()
      return next === null ? Infinity : best.score - next.score
    },
    rejection: candidate => rejectionOf(problem, best.score, chosen, candidate),
  }
}

function rejectionOf<Source>(
  problem: Problem<Source>,
  score: number,
  chosen: ReadonlyMap<string, Choice<Source>>,
  candidate: Candidate<Source>,
): Rejection | null {
  const choice = chosen.get(candidate.field)
  if (choice?.candidate === candidate) return null
  const forced = new Search(
    problem,
    (field, option) => field !== candidate.field || option.candidate === candidate,
  ).run()
  if (forced === null) return { reason: 'impossible', gap: Infinity }
  const same = choice?.value === candidate.value
  return { reason: same ? 'same value as the chosen one' : 'chosen candidate scores higher', gap: score - forced.score }
}
