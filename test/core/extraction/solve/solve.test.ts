import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkIdentity, identityOf } from '../../../../core/checks/identity.ts'
import type { Candidate, Flip } from '../../../../core/extraction/solve/candidate.ts'
import type { Problem } from '../../../../core/extraction/solve/problem.ts'
import { solve } from '../../../../core/extraction/solve/solve.ts'
import { slowness } from '../../../support/machine-speed.ts'

interface Given {
  readonly score?: number
  readonly at?: number
  readonly flips?: readonly Flip[]
  readonly needs?: readonly string[]
  readonly shared?: boolean
}

let places = 0
const candidate = (field: string, value: number, given: Given = {}): Candidate<null> => {
  const { score = 0.5, at = ++places * 20, ...rest } = given
  const box = { left: 0, top: at, right: 50, bottom: at + 10 }
  return {
    field,
    value,
    evidence: [{ fileName: 'a.pdf', page: 1, box, text: `${value}` }],
    features: { label: score },
    source: null,
    ...rest,
  }
}

const account = identityOf({
  id: 'account',
  name: 'Opening and credits less debits',
  total: 'closing',
  plus: ['opening', 'credits'],
  minus: ['debits'],
  strictness: 'strict',
  severity: 'high',
})
const fields = ['opening', 'credits', 'debits', 'closing'] as const

const problemOf = (candidates: readonly Candidate<null>[], more: Partial<Problem<null>> = {}): Problem<null> => ({
  candidates,
  identities: [account],
  weights: { label: 1 },
  step: 0.01,
  ...more,
})
const valuesOf = (problem: Problem<null>): Record<string, number> =>
  Object.fromEntries([...solve(problem).chosen].map(([field, { value }]) => [field, value]))

/** A few candidates for each slot, with prints of their own. */
const candidateLists = fc
  .array(
    fc.record({
      field: fc.constantFrom(...fields),
      value: fc.integer({ min: -20, max: 20 }),
      score: fc.double({ min: -0.5, max: 1, noNaN: true }),
    }),
    { maxLength: 9 },
  )
  .map(list => list.map(({ field, value, score }, index) => candidate(field, value, { score, at: 10 + index * 20 })))

/** The best score by trying everything. */
function bruteForce(problem: Problem<null>): number {
  let best = -Infinity
  const tryAll = (rest: readonly string[], chosen: Readonly<Record<string, Candidate<null>>>): void => {
    const [field, ...more] = rest
    if (field === undefined) {
      const outcome = checkIdentity(account, { amount: name => chosen[name]?.value ?? null }, 0.01)
      const nonzero = [...outcome.plus, ...outcome.minus].filter(({ value }) => value !== 0).length
      const weight = { pass: nonzero > 1 ? 0.9 : nonzero === 1 ? 0.35 : 0, fail: -0.3, 'not checked': 0 }[
        outcome.verdict
      ]
      best = Math.max(
        best,
        Object.values(chosen).reduce((sum, { features }) => sum + features['label']!, weight),
      )
      return
    }
    tryAll(more, chosen)
    for (const one of problem.candidates) if (one.field === field) tryAll(more, { ...chosen, [field]: one })
  }
  tryAll(fields, {})
  return best
}

describe('solve', () => {
  test.prop([candidateLists])('finds the best assignment there is', candidates => {
    expect(solve(problemOf(candidates)).score).toBeCloseTo(bruteForce(problemOf(candidates)), 9)
  })

  test.prop([candidateLists, fc.infiniteStream(fc.nat())])(
    'does not depend on the order of the candidates',
    (candidates, order) => {
      const shuffled = candidates
        .map(one => ({ one, key: order.next().value! }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one)
      const [first, second] = [solve(problemOf(candidates)), solve(problemOf(shuffled))]
      expect(second.score).toBe(first.score)
      expect([...second.chosen].map(([field, { candidate: one }]) => [field, one])).toEqual(
        [...first.chosen].map(([field, { candidate: one }]) => [field, one]),
      )
    },
  )

  test.prop([candidateLists])('chooses nothing but candidates, each for its own slot, at its own value', candidates => {
    for (const [field, choice] of solve(problemOf(candidates)).chosen) {
      expect(candidates).toContain(choice.candidate)
      expect(choice).toMatchObject({ value: choice.candidate.value, flip: null })
      expect(choice.candidate.field).toBe(field)
    }
  })

  test.prop([candidateLists, fc.constantFrom(...fields), fc.integer({ min: -20, max: 20 })])(
    'leaves a slot empty that nothing printed speaks for, whatever the identity would make of it',
    (candidates, missing, value) => {
      const others = candidates.filter(({ field }) => field !== missing)
      for (const known of [{}, { [missing]: { value, parts: 1 } }])
        expect([...solve(problemOf(others, { known })).chosen.keys()]).not.toContain(missing)
    },
  )

  test.prop([
    fc.nat(1000),
    fc.nat(1000),
    fc.nat(1000),
    fc.array(fc.nat(3000), { maxLength: 6 }),
    fc.constantFrom(...fields),
  ])('never breaks a closing identity for a candidate that is no better', (opening, credits, debits, others, field) => {
    const truth = { opening, credits, debits, closing: opening + credits - debits }
    const rivals = others.map(value => candidate(field, value))
    const solution = solve(problemOf([...rivals, ...fields.map(name => candidate(name, truth[name]))]))
    expect(solution.outcomes[0]!.verdict).toBe('pass')
    expect(solution.chosen.size).toBe(fields.length)
  })

  test.prop([
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 3000, max: 5000 }),
  ])('finds the sides of two totals that no label tells apart', (credits, debits, opening) => {
    fc.pre(credits !== debits)
    const either = (value: number, at: number): readonly Candidate<null>[] =>
      ['credits', 'debits'].map(field => candidate(field, value, { at, score: 0.3 }))
    const solution = valuesOf(
      problemOf([
        ...either(credits, 100_000),
        ...either(debits, 100_020),
        candidate('opening', opening),
        candidate('closing', opening + credits - debits),
      ]),
    )
    expect(solution).toEqual({ opening, credits, debits, closing: opening + credits - debits })
  })

  test.prop([fc.integer({ min: 1, max: 500 }), fc.integer({ min: 501, max: 1000 })])(
    'flips a sign only where the candidate allows it and the identity demands it',
    (debits, closing) => {
      const others = [candidate('opening', closing), candidate('credits', 0), candidate('closing', closing - debits)]
      const flips = [{ name: 'sign', value: debits, cost: 0.2 }]
      expect(valuesOf(problemOf([...others, candidate('debits', -debits, { flips })]))['debits']).toBe(debits)
      expect(valuesOf(problemOf([...others, candidate('debits', -debits)]))['debits']).not.toBe(debits)
      expect(valuesOf(problemOf([candidate('debits', -debits, { flips })]))).toEqual({ debits: -debits })
    },
  )

  it('gives a print to one slot only, unless a candidate is shared', () => {
    const twice = [candidate('credits', 5, { at: 7 }), candidate('debits', 5, { at: 7, score: 0.4 })]
    expect(valuesOf(problemOf(twice))).toEqual({ credits: 5 })
    expect(valuesOf(problemOf(twice.map(one => ({ ...one, shared: true }))))).toEqual({ credits: 5, debits: 5 })
  })

  it('chooses what needs an identity only where it closes over other prints', () => {
    const needs = ['account']
    const bare = candidate('closing', 30, { score: 0.05, needs })
    const rest = [candidate('opening', 10), candidate('credits', 25)]
    expect(valuesOf(problemOf([bare, ...rest, candidate('debits', 5)]))['closing']).toBe(30)
    expect(valuesOf(problemOf([bare, ...rest, candidate('debits', 6)]))['closing']).toBeUndefined()
    expect(valuesOf(problemOf([bare]))).toEqual({})
  })

  it('takes a known amount as independent evidence', () => {
    const known = { credits: { value: 20, parts: 3 }, opening: { value: 0, parts: 1 }, debits: { value: 0, parts: 1 } }
    const bare = candidate('closing', 20, { score: 0.05, needs: ['account'] })
    expect(valuesOf(problemOf([bare], { known }))).toEqual({ closing: 20 })
    expect(valuesOf(problemOf([{ ...bare, value: 21 }], { known }))).toEqual({})
  })

  it('takes a known total as independent evidence of its only member', () => {
    const known = { closing: { value: 20, parts: 1 }, opening: { value: 0, parts: 1 }, debits: { value: 0, parts: 1 } }
    const bare = candidate('credits', 20, { score: 0.05, needs: ['account'] })
    expect(valuesOf(problemOf([bare], { known }))).toEqual({ credits: 20 })
    expect(valuesOf(problemOf([{ ...bare, value: 21 }], { known }))).toEqual({})
  })

  it('keeps orders between slots', () => {
    const candidates = [
      candidate('closing', 4),
      candidate('closing', 9, { score: 0.2 }),
      candidate('debits', 5, { score: 0.9 }),
    ]
    const orders = [{ more: 'closing', less: 'debits' }]
    expect(valuesOf(problemOf(candidates))).toEqual({ closing: 4, debits: 5 })
    expect(valuesOf(problemOf(candidates, { orders }))).toEqual({ closing: 9, debits: 5 })
  })

  it('says how far the next best value is and why a candidate was not chosen', () => {
    const [better, worse, same] = [
      candidate('closing', 4, { score: 0.9 }),
      candidate('closing', 5, { score: 0.2 }),
      candidate('closing', 4, { score: 0.1 }),
    ]
    const solution = solve(problemOf([worse, better, same]))
    expect(solution.margin('closing')).toBeCloseTo(0.7)
    expect(solution.margin('debits')).toBe(Infinity)
    expect(solution.rejection(better)).toBeNull()
    expect(solution.rejection(worse)).toMatchObject({ reason: 'chosen candidate scores higher' })
    expect(solution.rejection(worse)!.gap).toBeCloseTo(0.7)
    expect(solution.rejection(same)).toMatchObject({ reason: 'same value as the chosen one' })
    expect(solution.rejection(candidate('closing', 1, { needs: ['none'] }))).toMatchObject({
      reason: 'impossible',
      gap: Infinity,
    })
  })

  it('stays fast with many candidates in every slot', () => {
    const many = fields.flatMap(field =>
      Array.from({ length: 12 }, (_, i) => candidate(field, i * 37 + field.length, { score: 0.3 + i / 100 })),
    )
    const started = performance.now()
    expect(solve(problemOf(many)).chosen.size).toBe(4)
    expect(performance.now() - started).toBeLessThan(2000 * slowness())
  })
})
