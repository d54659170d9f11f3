/**
 * Global cash flow: what a group of entities and people has for all of its debt service. Controlled entities count with all of their cash
 * flow and debt service; of others only distributions count; what moves between members of the group is eliminated, so that no dollar
 * counts twice.
 */
import type { GlobalCashFlow } from '../../contract/cash-flow.ts'
import { fromCents, type StatedValue } from './lines.ts'

export interface GlobalEntity {
  readonly name: string
  /** EBITDA with approved add-backs, distributions that it received included. */
  readonly cashFlow: StatedValue
  readonly debtService: StatedValue
  /** What it paid out, by receiver. */
  readonly distributions: readonly { readonly to: string; readonly amount: StatedValue }[]
}

export interface GlobalIncome {
  readonly label: string
  readonly amount: StatedValue
}

export interface GlobalPerson {
  readonly name: string
  /** Income in cash beside distributions: wages, Schedule C with depreciation, rents, guaranteed payments. */
  readonly incomes: readonly GlobalIncome[]
  /** Distributions of K-1s by entity, for entities whose own documents do not state them. */
  readonly distributions: readonly { readonly entity: string; readonly amount: StatedValue }[]
  readonly taxes: StatedValue
  readonly debtService: StatedValue
  /** null: no policy and nothing entered; it is not deducted. */
  readonly livingExpense: StatedValue | null
}

export interface Ownership {
  readonly owner: string
  readonly entity: string
  /** 0 to 100. */
  readonly percent: number
  readonly from: readonly string[]
}

export interface GlobalInput {
  readonly entities: readonly GlobalEntity[]
  readonly persons: readonly GlobalPerson[]
  readonly ownership: readonly Ownership[]
  readonly intercompany: readonly { readonly payer: string; readonly receiver: string; readonly amount: StatedValue }[]
  /** Ownership from which an entity is controlled. */
  readonly controlPercent: number
}

type Step = GlobalCashFlow['bridge'][number]
type Excluded = GlobalCashFlow['excluded'][number]

/** Whether two names name one party. */
export const isSameParty = (one: string, other: string): boolean => partyKey(one) === partyKey(other)

/** Names of one party, however they are written. */
export const partyKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:llc|inc|corp|co|lp|llp|ltd|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Pure; the order of the input does not matter for the sums. null: nobody to add up. */
export function globalCashFlow(input: GlobalInput): Omit<GlobalCashFlow, 'entities'> | null {
  const { entities, persons, ownership } = input
  if (entities.length + persons.length === 0) return null
  const members = groupOf(input)
  const isMember = (name: string): boolean => members.has(partyKey(name))
  const excluded: Excluded[] = []
  const counted = entities.filter(({ name }) => isMember(name))
  const bridge = [
    ...counted.map(({ name, cashFlow }) => step({ party: name, label: 'Cash flow', kind: 'entity' }, cashFlow)),
    ...persons.flatMap(({ name, incomes }) =>
      incomes.map(({ label, amount }) => step({ party: name, label, kind: 'person' }, amount)),
    ),
    ...outsideDistributions(input, isMember, excluded),
    ...betweenEntities(counted, isMember, persons, excluded),
    ...eliminations(input, isMember, excluded),
    ...persons.flatMap(personCosts),
  ]
  const service = [
    ...counted.map(({ name, debtService }) => owed(name, debtService)),
    ...persons.map(({ name, debtService }) => owed(name, debtService)),
  ]
  const open = [...bridge, ...service].flatMap(({ party, reason }) => (reason === null ? [] : [`${party}: ${reason}`]))
  const available = total(bridge.map(({ signed }) => signed))
  const due = total(service.map(({ amount }) => amount))
  const reason = open.length > 0 ? open.join(' ') : due === 0 ? 'There is no debt service.' : null
  return {
    ownership: ownership.map(({ owner, entity, percent, from }) => ({ owner, entity, percent, from: [...from] })),
    bridge,
    debt_service: service,
    excluded,
    cash_available: available,
    total_debt_service: due,
    dscr: available === null || due === null || due <= 0 ? null : available / due,
    reason,
  }
}

/** The people, and the entities they control, also through entities they control; by key. */
function groupOf({ entities, persons, ownership, controlPercent }: GlobalInput): ReadonlySet<string> {
  const members = new Set(persons.map(({ name }) => partyKey(name)))
  // An entity whose owners nobody states stands for itself: it is the borrower.
  for (const { name } of entities)
    if (!ownership.some(({ entity }) => partyKey(entity) === partyKey(name))) members.add(partyKey(name))
  for (let grew = true; grew;) {
    grew = false
    for (const { name } of entities) {
      const key = partyKey(name)
      const held = ownership
        .filter(({ owner, entity }) => partyKey(entity) === key && members.has(partyKey(owner)))
        .reduce((sum, { percent }) => sum + percent, 0)
      if (members.has(key) || held < controlPercent) continue
      members.add(key)
      grew = true
    }
  }
  return members
}

/** What is deducted is stated as a positive amount. */
const step = (
  { party, label, kind }: Pick<Step, 'party' | 'label' | 'kind'>,
  given: StatedValue,
  sign: 1 | -1 = 1,
): Step => ({
  party,
  label,
  kind,
  signed: given.value === null ? null : fromCents(0 + sign * given.value),
  from: [...given.from],
  reason: given.value === null ? given.reason : null,
})

const owed = (party: string, { value, from, reason }: StatedValue): GlobalCashFlow['debt_service'][number] => ({
  party,
  amount: value === null ? null : fromCents(value),
  from: [...from],
  reason: value === null ? reason : null,
})

/** Distributions that people receive: of entities outside the group they are cash, of those inside they are counted already. */
function outsideDistributions(
  { entities, persons }: GlobalInput,
  isMember: (name: string) => boolean,
  excluded: Excluded[],
): readonly Step[] {
  return persons.flatMap(({ name, distributions }) => {
    const stated = entities.flatMap(entity =>
      entity.distributions
        .filter(({ to }) => partyKey(to) === partyKey(name))
        .map(({ amount }) => ({ entity: entity.name, amount })),
    )
    const own = distributions.filter(({ entity }) => !stated.some(known => partyKey(known.entity) === partyKey(entity)))
    return [...stated, ...own].flatMap(({ entity, amount }) => {
      const label = `Distributions of ${entity}`
      if (!isMember(entity)) return [step({ party: name, label, kind: 'person' }, amount)]
      if (amount.value !== null)
        excluded.push({
          party: name,
          label,
          amount: fromCents(amount.value),
          reason: 'The cash flow of the entity counts with all of it.',
        })
      return []
    })
  })
}

/** Distributions from one counted entity to another leave the receiver's cash flow. */
function betweenEntities(
  counted: readonly GlobalEntity[],
  isMember: (name: string) => boolean,
  persons: readonly GlobalPerson[],
  excluded: Excluded[],
): readonly Step[] {
  const isPerson = (name: string): boolean => persons.some(person => partyKey(person.name) === partyKey(name))
  return counted.flatMap(({ name, distributions }) =>
    distributions.flatMap(({ to, amount }) => {
      if (isPerson(to)) return []
      if (isMember(to))
        return [step({ party: to, label: `Distributions of ${name}, counted there`, kind: 'elimination' }, amount, -1)]
      if (amount.value !== null)
        excluded.push({
          party: to,
          label: `Distributions of ${name}`,
          amount: fromCents(amount.value),
          reason: 'Paid to an owner outside the group; a controlled entity counts with all of its cash flow.',
        })
      return []
    }),
  )
}

/** Rent and fees between members leave payer and receiver. */
function eliminations(
  { intercompany }: GlobalInput,
  isMember: (name: string) => boolean,
  excluded: Excluded[],
): readonly Step[] {
  return intercompany.flatMap(({ payer, receiver, amount }) => {
    if (!isMember(payer) || !isMember(receiver)) {
      if (amount.value !== null)
        excluded.push({
          party: payer,
          label: `Payments to ${receiver}`,
          amount: fromCents(amount.value),
          reason: 'One of the two is outside the group: the payment is real.',
        })
      return []
    }
    return [
      step({ party: payer, label: `Payments to ${receiver}`, kind: 'elimination' }, amount),
      step({ party: receiver, label: `Payments of ${payer}`, kind: 'elimination' }, amount, -1),
    ]
  })
}

/** A federal return states no state income tax. */
const taxLabel = ({ from }: StatedValue): string =>
  from.some(pointer => pointer.startsWith('/tax_returns/'))
    ? 'Federal income tax (state tax is not stated)'
    : 'Income taxes'

const personCosts = ({ name, taxes, livingExpense }: GlobalPerson): readonly Step[] => [
  step({ party: name, label: taxLabel(taxes), kind: 'tax' }, taxes, -1),
  ...(livingExpense === null
    ? []
    : [step({ party: name, label: 'Living expense', kind: 'living_expense' }, livingExpense, -1)]),
]

/** Exact in cents; null where one is null. */
const total = (amounts: readonly (number | null)[]): number | null =>
  amounts.some(amount => amount === null)
    ? null
    : fromCents(amounts.reduce<number>((sum, amount) => sum + Math.round(amount! * 100), 0))
