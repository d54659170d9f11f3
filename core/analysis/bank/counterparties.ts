/** Who pays an applicant and whom it pays, over all its accounts: amounts, shares, and what each of them is where there is evidence of it. */
import type { Counterparty } from '../../contract/full-analysis.ts'
import vocabulary from '../../vocabulary/bank-counterparties.json' with { type: 'json' }
import { companySimilarity } from '../../vocabulary/company-names.ts'
import { compareDates } from '../calendar.ts'
import { counterpartyName } from './counterparty-name.ts'
import { cents } from './entry.ts'
import type { Lender } from './lenders.ts'
import { isRevenue, type CategorizedEntry } from './revenue.ts'

/** Names that the documents give to those around the applicant. */
export interface KnownParties {
  /** The applicant itself, its trade names and account holders. */
  readonly own: readonly string[]
  readonly owners: readonly string[]
  /** Those who invoiced it, and those whom it invoiced. */
  readonly vendors: readonly string[]
  readonly buyers: readonly string[]
}

type Kind = NonNullable<Counterparty['kind']>
interface Group {
  readonly name: string
  isFirm: boolean
  readonly entries: CategorizedEntry[]
}

/** Own money and the bank's own rows are nobody's payments. */
const ofNobody: ReadonlySet<string> = new Set([
  'transfer',
  'fee',
  'nsf_fee',
  'fee_refund',
  'interest',
  'returned_item',
  'cash_deposit',
  'cash_withdrawal', // prettier-ignore
])
/** Of two names, from this similarity on they are one party; an applicant's own name has to agree wholly. */
const samePartyScore = 0.9
/** Who pays revenue this often is a customer, firm or not. */
const minRevenues = 2

const kindsByCategory: readonly { readonly kind: Kind; readonly categories: ReadonlySet<string> }[] = (
  Object.entries(vocabulary.kinds) as [Kind, string[]][]
).map(([kind, categories]) => ({ kind, categories: new Set(categories) }))
const processors: ReadonlySet<string> = new Set(vocabulary.processors)

/** The largest first. Shares are of all credits or debits but transfers between own accounts, named or not; null without any. Pure. */
export function counterparties(
  entries: readonly CategorizedEntry[],
  parties: KnownParties,
  lenders?: readonly Lender[],
): Counterparty[] {
  const groups = new Map<string, Group>()
  const totals = { credits: 0, debits: 0 }
  for (const entry of entries) {
    if (entry.category === 'transfer') continue
    if (entry.amount >= 0) totals.credits += entry.amount
    else totals.debits -= entry.amount
    const named = ofNobody.has(entry.category) ? null : counterpartyName(entry.description, lenders)
    if (named === null) continue
    const key = named.name.toLowerCase()
    const group = groups.get(key) ?? { name: named.name, isFirm: false, entries: [] }
    group.entries.push(entry)
    group.isFirm ||= named.isFirm
    groups.set(key, group)
  }
  const volume = ({ total_credits: credits, total_debits: debits }: Counterparty): number => credits + debits
  return [...groups.values()]
    .map(group => summed(group, totals, parties))
    .sort((a, b) => volume(b) - volume(a) || a.name.localeCompare(b.name))
}

function summed(group: Group, totals: { credits: number; debits: number }, parties: KnownParties): Counterparty {
  const { name, entries } = group
  const [credits, debits] = [entries.filter(({ amount }) => amount >= 0), entries.filter(({ amount }) => amount < 0)]
  const sum = (rows: readonly CategorizedEntry[]): number =>
    cents(rows.reduce((total, { amount }) => total + Math.abs(amount), 0))
  const share = (part: number, whole: number): number | null =>
    whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4
  const dates = entries.flatMap(({ date }) => date ?? []).toSorted(compareDates)
  return {
    name,
    ...kindOf(group, parties),
    total_credits: sum(credits),
    num_credits: countOf(credits),
    share_of_credits: share(sum(credits), totals.credits),
    total_debits: sum(debits),
    num_debits: countOf(debits),
    share_of_debits: share(sum(debits), totals.debits),
    first_date: dates[0] ?? null,
    last_date: dates.at(-1) ?? null,
  }
}

/** Transactions; parts of one are one. */
const countOf = (entries: readonly CategorizedEntry[]): number => new Set(entries.map(entry => entry.of ?? entry)).size

/** By names in the documents, then by categories, then by what is paid; null where nothing shows it. */
function kindOf({ name, isFirm, entries }: Group, parties: KnownParties): Pick<Counterparty, 'kind' | 'evidence'> {
  const among = (names: readonly string[]): string | undefined =>
    names.find(other => other.trim() !== '' && companySimilarity(name, other) >= samePartyScore)
  const named = (
    [
      ['owner', parties.owners, 'is an owner on the loan application'],
      ['related_party', parties.own, 'is the applicant or an account holder'],
      ['supplier', parties.vendors, 'issued an invoice among the documents'],
      ['customer', parties.buyers, 'is billed on an invoice among the documents'],
    ] as const
  ).flatMap(([kind, names, reason]) => {
    const other = among(names)
    return other === undefined ? [] : [{ kind, evidence: [`${other} ${reason}.`] }]
  })
  if (named[0] !== undefined) return named[0]
  for (const { kind, categories } of kindsByCategory) {
    const rows = entries.filter(({ category }) => categories.has(category))
    if (rows.length * 2 > entries.length)
      return {
        kind,
        evidence: [`${rows.length} of ${entries.length} transactions: ${rows[0]!.category.replaceAll('_', ' ')}.`],
      }
  }
  if (processors.has(name.toLowerCase()) && entries.some(isRevenue))
    return { kind: 'processor', evidence: [`${name} collects payments of many customers.`] }
  const revenues = entries.filter(isRevenue).length
  if (revenues * 2 > entries.length && (isFirm || revenues >= minRevenues))
    return {
      kind: 'customer',
      evidence: [`${revenues} ${revenues === 1 ? 'credit counts' : 'credits count'} as revenue.`],
    }
  const isPaid = entries.every(({ amount }) => amount < 0)
  return isFirm && isPaid ? { kind: 'supplier', evidence: ['A firm that is only paid.'] } : { kind: null, evidence: [] }
}
