/** An identity: an equation between named amounts, as data, and the one engine that checks it. Statements, invoices and accounts bring tables of them. */

export interface Member {
  readonly name: string
  /** A member that is not stated counts as nothing; otherwise the identity is not checked without it. */
  readonly optional: boolean
}

/** One of the ways documents make a total: sum of `plus` less sum of `minus`. */
export interface Way {
  readonly plus: readonly Member[]
  readonly minus: readonly Member[]
  /** Name of a condition under which alone documents do so; null: always. */
  readonly when: string | null
  /** Name of a condition under which documents do not; null: there is none. */
  readonly unless: string | null
}

/**
 * `strict`: must close wherever all members are stated; a failure shows and lowers every field in it.
 * `usual`: a failure shows. `plausible`: supports its members when it closes and says nothing when it does not, because lines may stand between.
 */
export type Strictness = 'strict' | 'usual' | 'plausible'

/**
 * What an identity adds to the score of a choice between candidates, in the units of the candidates' scores, where a whole unambiguous label
 * is worth about 1.
 */
export interface IdentityWeights {
  /** It closes over at least two amounts. */
  readonly closes: number
  /** It closes over one amount: two prints of one value, or a print of a known one. */
  readonly repeats: number
  /** Every member is stated and it does not close; 0 or negative. */
  readonly fails: number
}

export interface Identity {
  readonly id: string
  /** The sentence that a check shows. */
  readonly name: string
  readonly total: string
  /** The first is the usual one. */
  readonly ways: readonly Way[]
  readonly strictness: Strictness
  readonly severity: 'info' | 'warning' | 'high'
  /** Checked only where this amount is not stated. */
  readonly without: string | null
  /** What is taken off may be printed negative already: its size counts, not its sign. */
  readonly magnitudes: boolean
  /** Amounts are printed in full: rounding adds nothing up, however many members there are. */
  readonly exact: boolean
  /** What it is worth in a choice; null: what its strictness is worth. */
  readonly weights: IdentityWeights | null
  /** Whether it is a check of the result, speaks in the choice between candidates, or both. */
  readonly use: 'check' | 'choice' | 'both'
}

/** An identity as it is written in a table; "name?" is an optional member, "name??" one that stands on either side of the total. */
export interface IdentityRow {
  readonly id: string
  readonly name: string
  readonly total: string
  /** The one way, where there are no others. */
  readonly plus?: readonly string[]
  readonly minus?: readonly string[]
  readonly ways?: readonly {
    readonly plus: readonly string[]
    readonly minus?: readonly string[]
    readonly when?: string
    readonly unless?: string
  }[]
  readonly strictness?: string
  readonly severity: string
  readonly without?: string
  readonly magnitudes?: boolean
  readonly exact?: boolean
  readonly weights?: IdentityWeights
  readonly use?: string
}

const memberOf = (text: string): Member => ({ name: text.replaceAll('?', ''), optional: text.endsWith('?') })
const isLoose = (text: string): boolean => text.endsWith('??')

/** An identity from a row of a table. A loose member ("??") gives a second way without it. */
export function identityOf(row: IdentityRow): Identity {
  const rows = row.ways ?? [{ plus: row.plus ?? [], minus: row.minus ?? [] }]
  const ways = rows.flatMap(({ plus, minus = [], when = null, unless = null }) => {
    const way = (keep: (text: string) => boolean): Way => ({
      plus: plus.filter(keep).map(memberOf),
      minus: minus.filter(keep).map(memberOf),
      when,
      unless,
    })
    return [...plus, ...minus].some(isLoose) ? [way(() => true), way(text => !isLoose(text))] : [way(() => true)]
  })
  return {
    id: row.id,
    name: row.name,
    total: row.total,
    ways,
    strictness: (row.strictness ?? 'plausible') as Strictness,
    severity: row.severity as Identity['severity'],
    without: row.without ?? null,
    magnitudes: row.magnitudes ?? false,
    exact: row.exact ?? false,
    weights: row.weights ?? null,
    use: (row.use ?? 'both') as Identity['use'],
  }
}

/** Where an identity finds its amounts. */
export interface Amounts {
  /** In full units; null when not stated. */
  readonly amount: (name: string) => number | null
  /** How many printed numbers an amount is the sum of; 1 where this is absent. */
  readonly parts?: (name: string) => number
  /** Whether a condition of a way is met; none is where this is absent. */
  readonly meets?: (condition: string) => boolean
}

export interface NamedAmount {
  readonly name: string
  readonly value: number
}

export interface IdentityOutcome {
  readonly identity: Identity
  readonly verdict: 'pass' | 'fail' | 'not checked'
  /** What the members give in the way that closes, else in the usual one; null when one is missing. */
  readonly expected: number | null
  /** The total as stated; null when it is not. */
  readonly actual: number | null
  /** `actual` less `expected`; null when either is missing. */
  readonly difference: number | null
  /** That way is the usual one, or one that its condition calls for. */
  readonly usual: boolean
  /** The stated members of that way: those added, and those taken off. */
  readonly plus: readonly NamedAmount[]
  readonly minus: readonly NamedAmount[]
}

/** Half a printed step for each number: what rounding every one of them can add up to. */
export const toleranceOf = (step: number, numbers: number): number => (step * numbers) / 2 + Math.max(step * 1e-3, 1e-6)

/** What a way gives; null when a member it needs is not stated, or none is. */
function sumOfWay(
  way: Way,
  { magnitudes }: Identity,
  amounts: Amounts,
): Pick<IdentityOutcome, 'plus' | 'minus'> | null {
  if (way.when !== null && amounts.meets?.(way.when) !== true) return null
  if (way.unless !== null && amounts.meets?.(way.unless) === true) return null
  const plus: NamedAmount[] = []
  const minus: NamedAmount[] = []
  for (const { name, optional } of way.plus) {
    const value = amounts.amount(name)
    if (value !== null) plus.push({ name, value })
    else if (!optional) return null
  }
  for (const { name, optional } of way.minus) {
    const value = amounts.amount(name)
    if (value !== null) minus.push({ name, value: magnitudes ? Math.abs(value) : value })
    else if (!optional) return null
  }
  return plus.length + minus.length === 0 ? null : { plus, minus }
}

const totalOf = (terms: readonly NamedAmount[]): number => terms.reduce((sum, { value }) => sum + value, 0)

/**
 * The first way that closes; else the one that comes nearest, which fails unless the identity is only plausible. `step`: the printed unit of the
 * amounts (0.01 for cents, 1000 for thousands). Pure.
 */
export function checkIdentity(identity: Identity, amounts: Amounts, step: number): IdentityOutcome {
  const actual = amounts.amount(identity.total)
  const skipped = identity.without !== null && amounts.amount(identity.without) !== null
  const parts = (terms: readonly NamedAmount[]): number =>
    terms.reduce((count, { name }) => count + (amounts.parts?.(name) ?? 1), 0)
  let nearest: IdentityOutcome | null = null
  for (const way of identity.ways) {
    const terms = sumOfWay(way, identity, amounts)
    if (terms === null) continue
    const usual = way === identity.ways[0] || way.when !== null
    const expected = totalOf(terms.plus) - totalOf(terms.minus)
    if (actual === null || skipped)
      return { identity, verdict: 'not checked', expected, actual, difference: null, usual, ...terms }
    const difference = actual - expected
    const numbers = identity.exact ? 1 : 1 + parts(terms.plus) + parts(terms.minus)
    if (Math.abs(difference) <= toleranceOf(step, numbers))
      return { identity, verdict: 'pass', expected, actual, difference, usual, ...terms }
    const verdict = identity.strictness === 'plausible' ? 'not checked' : 'fail'
    if (nearest === null || Math.abs(difference) < Math.abs(nearest.difference!))
      nearest = { identity, verdict, expected, actual, difference, usual, ...terms }
  }
  if (nearest !== null) return nearest
  return {
    identity,
    verdict: 'not checked',
    expected: null,
    actual,
    difference: null,
    usual: true,
    plus: [],
    minus: [],
  }
}

/** What the one member `name` must be for the usual way to close, from all the others; null when one it needs is missing. */
export function solveFor(identity: Identity, name: string, amounts: Amounts): number | null {
  const [way] = identity.ways
  if (way === undefined) return null
  const others = { ...amounts, amount: (other: string) => (other === name ? null : amounts.amount(other)) }
  const optional = (member: Member): Member => (member.name === name ? { ...member, optional: true } : member)
  const terms = sumOfWay({ ...way, plus: way.plus.map(optional), minus: way.minus.map(optional) }, identity, others)
  const rest = terms === null ? null : totalOf(terms.plus) - totalOf(terms.minus)
  if (name === identity.total) return rest
  const total = amounts.amount(identity.total)
  const needed = [...way.plus, ...way.minus].some(member => member.name !== name && !member.optional)
  if (total === null || (rest === null && needed)) return null
  const difference = total - (rest ?? 0)
  return way.minus.some(member => member.name === name) ? -difference : difference
}

/** Every name an identity may speak of: the total first, then the members of its usual way. */
export const membersOf = ({ total, ways }: Identity): readonly string[] => [
  total,
  ...[...(ways[0]?.plus ?? []), ...(ways[0]?.minus ?? [])].map(({ name }) => name),
]
