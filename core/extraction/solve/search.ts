/**
 * Exact search for the best assignment of candidates to slots: depth first with an upper bound, and slots that no undecided identity connects
 * solved apart from each other (the payments of an invoice depend on its lines through the total only).
 */
import {
  checkIdentity,
  type Amounts,
  type Identity,
  type IdentityOutcome,
  type IdentityWeights,
  type Strictness,
} from '../../checks/identity.ts'
import { placeOf, scoreFeatures, type Candidate } from './candidate.ts'
import type { Problem, Solution } from './problem.ts'

/** One way to fill a slot; the candidate is null for leaving it empty. */
export interface Option<Source> {
  readonly candidate: Candidate<Source> | null
  readonly value: number | null
  readonly flip: string | null
  readonly score: number
  readonly places: readonly string[]
}

export interface Assignment<Source> {
  readonly score: number
  readonly options: ReadonlyMap<string, Option<Source>>
}

/** By strictness: measured on invoices, where labels are worth 0.3 to 0.95. */
const defaultWeights: Readonly<Record<Strictness, IdentityWeights>> = {
  strict: { closes: 0.9, repeats: 0.35, fails: -0.3 },
  usual: { closes: 0.6, repeats: 0.3, fails: -0.1 },
  plausible: { closes: 0.3, repeats: 0.1, fails: 0 },
}

/**
 * What a way of closing is worth beside the usual and exact one.
 * - `unusualWay`: What closing in a way that leaves stated amounts out, or adds what is usually taken off, is worth beside the usual way.
 * - `byRounding`: What closing within the rounding of the members is worth beside closing exactly: most sums of printed cents are exact.
 */
const shares = { unusualWay: 0.9, byRounding: 0.7 } as const

/** Differences below this come of floating point. */
const minDifference = 1e-6

/** Scores closer than this are equal. */
const epsilon = 1e-9

interface Factor {
  readonly identity: Identity
  readonly weights: IdentityWeights
  /** Indices of the slots it depends on. */
  readonly slots: readonly number[]
}

interface IdentityEvidence {
  readonly kind: keyof IdentityWeights
  /** It closes over at least two amounts, or over a known one. */
  readonly independent: boolean
}

interface Partial<Source> {
  readonly score: number
  readonly picks: readonly (readonly [slot: number, option: Option<Source>])[]
}

export class Search<Source> {
  readonly fields: readonly string[]
  readonly #options: readonly (readonly Option<Source>[])[]
  readonly #best: readonly number[]
  readonly #factors: readonly Factor[]
  readonly #factorsOf: readonly (readonly Factor[])[]
  /** Pairs of slots that exclude or order each other. */
  readonly #linked: readonly (readonly number[])[]
  readonly #orders: readonly (readonly [more: number, less: number])[]
  readonly #current: (Option<Source> | null)[]
  readonly #slotOf: ReadonlyMap<string, number>
  readonly #problem: Problem<Source>
  readonly #amounts: Amounts

  /** `allows`: leaves options out, for the question what the next best solution is. */
  constructor(problem: Problem<Source>, allows: (field: string, option: Option<Source>) => boolean = () => true) {
    const groups = Map.groupBy(problem.candidates, ({ field }) => field)
    this.#problem = problem
    this.fields = [...groups.keys()].toSorted()
    this.#slotOf = new Map(this.fields.map((field, index) => [field, index]))
    this.#options = this.fields.map(field =>
      optionsOf(groups.get(field)!, problem.weights).filter(option => allows(field, option)),
    )
    this.#best = this.#options.map(options => Math.max(-Infinity, ...options.map(({ score }) => score)))
    this.#factors = problem.identities.flatMap(identity => this.#factor(identity))
    this.#factorsOf = this.fields.map((_, slot) => this.#factors.filter(({ slots }) => slots.includes(slot)))
    this.#orders = (problem.orders ?? []).flatMap(({ more, less }) => {
      const [a, b] = [this.#slotOf.get(more), this.#slotOf.get(less)]
      return a === undefined || b === undefined ? [] : [[a, b] as const]
    })
    this.#linked = this.fields.map((_, slot) =>
      this.fields.flatMap((__, other) => (this.#areLinked(slot, other) ? [other] : [])),
    )
    this.#current = this.fields.map(() => null)
    this.#amounts = {
      amount: name => this.#valueOf(name),
      parts: name => this.#partsOf(name),
      meets: condition => this.#meets(condition),
    }
  }

  /** The best assignment; null when a slot has no option left. The same for every order of the candidates. */
  run(): Assignment<Source> | null {
    const found = this.#explore([...this.fields.keys()], -Infinity)
    if (found === null) return null
    const options = new Map(found.picks.map(([slot, option]) => [this.fields[slot]!, option]))
    return { score: found.score, options }
  }

  /** What the identities say of an assignment, and which of them are evidence. */
  judge({ options }: Assignment<Source>): Pick<Solution, 'outcomes' | 'evidence'> {
    this.fields.forEach((field, slot) => (this.#current[slot] = options.get(field) ?? null))
    const outcomes = this.#problem.identities.map(identity =>
      checkIdentity(identity, this.#amounts, this.#problem.step),
    )
    const evidence = outcomes.flatMap((outcome): [string, 'closes' | 'repeats'][] => {
      const found = this.#evidenceOf(outcome)
      if (found === null || found.kind === 'fails') return []
      return [[outcome.identity.id, found.independent ? 'closes' : 'repeats']]
    })
    this.#current.fill(null)
    return { outcomes, evidence: new Map(evidence) }
  }

  #factor(identity: Identity): readonly Factor[] {
    const names = new Set([
      identity.total,
      ...(identity.without === null ? [] : [identity.without]),
      ...identity.ways.flatMap(({ plus, minus, when }) => [
        ...[...plus, ...minus].map(({ name }) => name),
        ...(when === null ? [] : [fieldOfCondition(when)]),
      ]),
    ])
    const slots = [...names].flatMap(name => this.#slotOf.get(name) ?? [])
    const weights = identity.weights ?? defaultWeights[identity.strictness]
    return slots.length === 0 ? [] : [{ identity, weights, slots }]
  }

  #areLinked(slot: number, other: number): boolean {
    if (slot === other) return false
    if (this.#orders.some(([more, less]) => (more === slot && less === other) || (more === other && less === slot)))
      return true
    const places = new Set(this.#options[slot]!.flatMap(option => (isExclusive(option) ? option.places : [])))
    return this.#options[other]!.some(option => isExclusive(option) && option.places.some(place => places.has(place)))
  }

  /** The option tried for a field; null for none, and for a field without candidates. */
  #optionOf(name: string): Option<Source> | null {
    const slot = this.#slotOf.get(name)
    return slot === undefined ? null : (this.#current[slot] ?? null)
  }

  #valueOf(name: string): number | null {
    return this.#optionOf(name)?.value ?? this.#problem.known?.[name]?.value ?? null
  }

  #partsOf(name: string): number {
    const option = this.#optionOf(name)
    return option?.candidate ? Math.max(1, option.places.length) : (this.#problem.known?.[name]?.parts ?? 1)
  }

  #meets(condition: string): boolean {
    if (this.#problem.conditions?.has(condition) === true) return true
    const field = fieldOfCondition(condition)
    const candidate = this.#optionOf(field)?.candidate
    return (candidate?.features[condition.slice(field.length + 1)] ?? 0) > 0
  }

  /** What an outcome says; nothing, where its total and its only member are the same print. */
  #evidenceOf({ identity, verdict, plus, minus }: IdentityOutcome): IdentityEvidence | null {
    if (verdict === 'not checked') return null
    if (verdict === 'fail') return { kind: 'fails', independent: false }
    const nonzero = [...plus, ...minus].filter(({ value }) => value !== 0)
    const [only] = nonzero
    if (only === undefined) return null
    if (nonzero.length > 1) return { kind: 'closes', independent: true }
    const [total, member] = [this.#placesOf(identity.total), this.#placesOf(only.name)]
    if (total.some(place => member.includes(place))) return null
    return { kind: 'repeats', independent: total.length === 0 || member.length === 0 }
  }

  /** Prints of the chosen candidate; none for a known amount. */
  #placesOf(name: string): readonly string[] {
    return this.#optionOf(name)?.places ?? []
  }

  #explore(slots: readonly number[], floor: number): Partial<Source> | null {
    if (slots.length === 0) return floor < 0 ? { score: 0, picks: [] } : null
    const components = this.#components(slots)
    if (components.length > 1) return this.#exploreApart(components, floor)
    const slot = slots.toSorted((a, b) => this.#degree(b) - this.#degree(a) || a - b)[0]!
    const rest = slots.filter(other => other !== slot)
    let best: Partial<Source> | null = null
    for (const option of this.#options[slot]!) {
      if (this.#conflicts(slot, option)) continue
      this.#current[slot] = option
      const gain = option.score + this.#decided(slot)
      const limit = best?.score ?? floor
      if (gain > -Infinity && gain + this.#bound(rest) > limit + epsilon) {
        const found = this.#explore(rest, limit - gain)
        if (found !== null && gain + found.score > limit + epsilon)
          best = { score: gain + found.score, picks: [[slot, option], ...found.picks] }
      }
      this.#current[slot] = null
    }
    return best
  }

  #exploreApart(components: readonly (readonly number[])[], floor: number): Partial<Source> | null {
    const bounds = components.map(slots => this.#bound(slots))
    let open = bounds.reduce((sum, bound) => sum + bound, 0)
    let score = 0
    const picks: (readonly [number, Option<Source>])[] = []
    for (const [index, slots] of components.entries()) {
      open -= bounds[index]!
      const found = this.#explore(slots, floor - score - open)
      if (found === null) return null
      score += found.score
      picks.push(...found.picks)
    }
    return score > floor ? { score, picks } : null
  }

  /** Open slots that undecided identities, exclusive prints, orders or a need for confirmation connect. */
  #components(slots: readonly number[]): readonly (readonly number[])[] {
    const group = new Map(slots.map(slot => [slot, slot]))
    const root = (slot: number): number => (group.get(slot) === slot ? slot : root(group.get(slot)!))
    const join = (others: readonly number[]): void => {
      const open = others.filter(slot => group.has(slot))
      for (const slot of open.slice(1)) {
        const [a, b] = [root(open[0]!), root(slot)]
        group.set(Math.max(a, b), Math.min(a, b))
      }
    }
    for (const { slots: members } of this.#factors) join(members)
    for (const slot of slots) for (const other of this.#linked[slot]!) join([slot, other])
    this.#current.forEach((option, slot) => {
      if (option?.candidate?.needs !== undefined) join(this.#needed(slot, option).flatMap(factor => factor.slots))
    })
    return [...Map.groupBy(slots, root).values()]
  }

  #needed(slot: number, option: Option<Source>): readonly Factor[] {
    return this.#factorsOf[slot]!.filter(({ identity }) => option.candidate!.needs!.includes(identity.id))
  }

  #degree(slot: number): number {
    return this.#factorsOf[slot]!.filter(({ slots }) => slots.some(other => other !== slot && this.#isOpen(other)))
      .length
  }

  #isOpen(slot: number): boolean {
    return this.#current[slot] === null
  }

  /** No completion of the open slots scores more. */
  #bound(slots: readonly number[]): number {
    const own = slots.reduce((sum, slot) => sum + this.#best[slot]!, 0)
    const factors = new Set(slots.flatMap(slot => this.#factorsOf[slot]!))
    return [...factors].reduce((sum, { weights }) => sum + Math.max(0, weights.closes, weights.repeats), own)
  }

  #conflicts(slot: number, option: Option<Source>): boolean {
    if (!isExclusive(option)) return false
    return this.#linked[slot]!.some(other => {
      const taken = this.#current[other]
      return taken && isExclusive(taken) && taken.places.some(place => option.places.includes(place))
    })
  }

  /** What the identities add that the choice for this slot decided; -Infinity when the choice is not possible. */
  #decided(slot: number): number {
    for (const [more, less] of this.#orders) {
      const [a, b] = [this.#current[more]?.value ?? null, this.#current[less]?.value ?? null]
      if (a !== null && b !== null && b !== 0 && Math.abs(a) <= Math.abs(b)) return -Infinity
    }
    let score = 0
    for (const factor of this.#factorsOf[slot]!) if (this.#isDecided(factor)) score += this.#weightOf(factor)
    return this.#current.every((option, other) => option === null || this.#mayBeConfirmed(other, option))
      ? score
      : -Infinity
  }

  #isDecided({ slots }: Factor): boolean {
    return slots.every(slot => !this.#isOpen(slot))
  }

  #weightOf({ identity, weights }: Factor): number {
    const outcome = checkIdentity(identity, this.#amounts, this.#problem.step)
    const evidence = this.#evidenceOf(outcome)
    if (evidence === null) return 0
    if (evidence.kind === 'fails') return weights.fails
    const exact = Math.abs(outcome.difference ?? 0) < minDifference
    return weights[evidence.kind] * (outcome.usual ? 1 : shares.unusualWay) * (exact ? 1 : shares.byRounding)
  }

  #mayBeConfirmed(slot: number, option: Option<Source>): boolean {
    if (option.candidate?.needs === undefined) return true
    return this.#needed(slot, option).some(
      factor =>
        !this.#isDecided(factor) ||
        this.#evidenceOf(checkIdentity(factor.identity, this.#amounts, this.#problem.step))?.independent === true,
    )
  }
}

/** "tax_total.included": what the candidate chosen for tax_total says of itself. */
const fieldOfCondition = (condition: string): string => condition.replace(/\.[^.]*$/, '')

const isExclusive = <Source>({ candidate }: Option<Source>): boolean => candidate !== null && candidate.shared !== true

/** Every way to fill a slot, the best first, in an order that does not depend on the order of the candidates; empty last among equals. */
function optionsOf<Source>(
  candidates: readonly Candidate<Source>[],
  weights: Problem['weights'],
): readonly Option<Source>[] {
  const filled = candidates.flatMap(candidate => {
    const score = scoreFeatures(candidate.features, weights)
    const places = [...new Set(candidate.evidence.map(placeOf))]
    const key = [candidate.value, ...places, JSON.stringify(Object.entries(candidate.features).toSorted())].join(' ')
    const printed = { candidate, value: candidate.value, flip: null as string | null, score, places, key }
    const flipped = (candidate.flips ?? []).map(({ name, value, cost }) => ({
      ...printed,
      value,
      flip: name,
      score: score - cost,
    }))
    return [printed, ...flipped]
  })
  const empty = { candidate: null, value: null, flip: null, score: 0, places: [], key: '' }
  const order = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  return [...filled.toSorted((a, b) => b.score - a.score || order(a, b)), empty].toSorted((a, b) => b.score - a.score)
}
