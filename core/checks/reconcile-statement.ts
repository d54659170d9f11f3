/** What the identities do to a reading: raise or lower confidence, fill what follows by arithmetic. They never alter a figure that was read. */
import type { StatementKind } from '../contract/statement-figures.ts'
import type { Field } from '../document/field.ts'
import type { Problem } from '../document/model.ts'
import { checkIdentity, type CheckOutcome, sumOf, toleranceOf } from './check-statement.ts'
import { identitiesOf, type Identity } from './identities.ts'
import { provenSides } from './reconcile-sides.ts'
import { settleSigns } from './reconcile-signs.ts'
import { numberText } from '../contract/sentence.ts'

export interface Settled {
  readonly figures: ReadonlyMap<string, Field>
  readonly problems: readonly Problem[]
}

/** Doubt left when an independent sum closes over a figure, as a share of the doubt before. */
const doubtLeft = 0.4
/** What a broken sum leaves of the confidence of figures nothing else confirms. */
const broken = 0.8
/** The most that figures of a statement are believed whose great totals nothing ties together. */
const incoherent = 0.89
/** A computed figure is a little less sure than the least sure of what it was computed from. */
const derivedFactor = 0.98

const stated = (value: number | null): string => (value === null ? 'nothing' : numberText(value))

export function settleReading(kind: StatementKind, read: ReadonlyMap<string, Field>, step: number): Settled {
  const figures = new Map(settleSigns(kind, read, step))
  const problems: Problem[] = []
  const find = (path: string) => figures.get(path)
  const outcomes = identitiesOf(kind).map(identity => checkIdentity(identity, find, step))
  const held = new Set(
    outcomes
      .filter(outcome => outcome.verdict === 'holds' && outcome.members.length > 1)
      .flatMap(outcome => outcome.members),
  )
  for (const outcome of outcomes) {
    if (outcome.verdict !== 'broken') continue
    for (const path of outcome.members)
      if (!held.has(path)) {
        const fieldValue = figures.get(path)!
        figures.set(path, { ...fieldValue, confidence: fieldValue.confidence * broken })
      }
    const page = outcome.members.flatMap(path => figures.get(path)?.evidence[0]?.page ?? [])[0] ?? null
    problems.push({
      code: 'SUM_BROKEN',
      page,
      severity: outcome.identity.severity,
      message: `${outcome.identity.name}: ${stated(outcome.expected)} expected, ${stated(outcome.actual)} stated.`,
    })
  }
  for (const path of held) {
    const fieldValue = figures.get(path)!
    figures.set(path, { ...fieldValue, confidence: 1 - (1 - fieldValue.confidence) * doubtLeft })
  }
  // A sum that gave a missing figure proves nothing; the figure may prove another sum.
  const proving = identitiesOf(kind).filter(identity => !fill(identity, figures, step))
  if (kind === 'balanceSheet')
    for (const [path, fieldValue] of provenSides(figures, step)) figures.set(path, fieldValue)
  if (!isCoherent(proving.map(identity => checkIdentity(identity, find, step))))
    for (const [path, fieldValue] of figures)
      figures.set(path, { ...fieldValue, confidence: Math.min(fieldValue.confidence, incoherent) })
  return { figures, problems }
}

/**
 * Whether the great totals are tied to each other: sums within groups close in a misread statement too, when lines are taken for others. Of the
 * figures of drawn statements without such a tie every tenth was wrong, of those with one every five hundredth.
 */
const isCoherent = (outcomes: readonly CheckOutcome[]): boolean => {
  const holding = outcomes.filter(outcome => outcome.verdict === 'holds' && outcome.members.length > 1)
  return (
    holding.some(({ identity }) => identity.spine === 'whole') ||
    holding.filter(({ identity }) => identity.spine === 'half').length > 1
  )
}

/** Computes the one missing member of an identity that allows it, when every other is stated and nothing speaks against it; whether it did. */
function fill(identity: Identity, figures: Map<string, Field>, step: number): boolean {
  const missing = identity.fill.filter(path => !figures.has(path))
  const path = missing[0]
  if (missing.length !== 1 || path === undefined) return false
  const find = (name: string) => figures.get(name)
  // On which side of the total it stands is known only where the total is.
  if ([...identity.plus, ...identity.minus].some(member => member.loose && find(member.path) !== undefined))
    return false
  const rest = sumOf(identity, find, path)
  const total = find(identity.total)
  let value: number | null
  if (path === identity.total) value = sumOf(identity, find)
  else if (total === undefined || (rest === null && othersNeeded(identity, path))) value = null
  else {
    const difference = total.value - (rest ?? 0)
    value = identity.minus.some(member => member.path === path) ? -difference : difference
  }
  if (value === null) return false
  const members = [
    identity.total,
    ...identity.plus.map(member => member.path),
    ...identity.minus.map(member => member.path),
  ]
  const known = members.flatMap(name => (name === path ? [] : (figures.get(name) ?? [])))
  if (known.some(fieldValue => fieldValue.method === 'derived') && !identity.chained) return false
  // What is left over within rounding is nothing that the document states.
  if (Math.abs(value) <= toleranceOf(step, members.length)) return false
  figures.set(path, {
    value: Math.round(value * 10_000) / 10_000,
    confidence: Math.min(...known.map(fieldValue => fieldValue.confidence)) * derivedFactor,
    method: 'derived',
    evidence: known.flatMap(fieldValue => fieldValue.evidence),
    label: null,
    scale: known[0]?.scale ?? 1,
  })
  return true
}

const othersNeeded = (identity: Identity, path: string): boolean =>
  [...identity.plus, ...identity.minus].some(member => member.path !== path && !member.optional)
