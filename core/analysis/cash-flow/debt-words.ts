/** What a debit's description says of a debt: its own words, a lender's name, or a name that ends as names of lenders do. */
import vocabulary from '../../vocabulary/debt-payments.json' with { type: 'json' }
import { financedBy, knownLenders, type Lender } from '../bank/lenders.ts'
import { channelWords } from '../bank/payee.ts'

export type DebtKind = 'term' | 'lease' | 'mca'

/**
 * `pays`: the words say that a debt is paid, or name a lender; `lends`: the payee's name is one of a lender; `may_lend`: it may be, where its
 * payments are level and recur.
 */
export interface DebtWords {
  readonly strength: 'pays' | 'lends' | 'may_lend'
  readonly kind: DebtKind
}

const anyOf = (words: readonly string[]): RegExp => new RegExp(words.join('|'))
const never = anyOf(vocabulary.never)
const payments = [...vocabulary.payments, ...vocabulary.lenders].map(({ kind, words }) => ({
  kind: kind as DebtKind,
  test: anyOf(words),
}))
const lends = new Set(vocabulary.nameEnds.lends)
const mayLend = new Set(vocabulary.nameEnds.mayLend)
const followers = new Set(vocabulary.nameFollowers)
const tails = new Set(vocabulary.tails)

/** null: the description speaks of no debt. */
export function debtWords(description: string, lenders: readonly Lender[] = knownLenders): DebtWords | null {
  const text = description.toUpperCase().replace(/\s+/g, ' ').trim()
  if (never.test(text)) return null
  const financed = financedBy(text, lenders)
  if (financed?.kind === 'factor' || financed?.kind === 'fuel card') return null
  if (financed?.kind === 'lender') return { strength: 'pays', kind: 'mca' }
  const worded = payments.find(({ test }) => test.test(text))
  if (worded !== undefined) return { strength: 'pays', kind: worded.kind }
  if (financed?.kind === 'lessor') return { strength: 'pays', kind: 'term' }
  return nameOfLender(text)
}

/** Names of lenders end with what they do: "Oakridge Funding Group"; "Capital Waste Services" and "Advance Auto Parts" do not lend. */
function nameOfLender(text: string): DebtWords | null {
  const words = (/^.*?(?= DES:| ID:| INDN:|$)/.exec(text)?.[0] ?? text)
    .replace(/(?<!\S)\S*\d\S*/g, ' ')
    .split(/[^A-Z&]+/)
    .filter(word => word !== '')
  const start = channelWords(words)
  let end = words.length
  while (end > start && tails.has(words[end - 1]!)) end--
  while (end > start + 1 && followers.has(words[end - 1]!)) end--
  const last = words[end - 1]
  const name = words.slice(start, end).join(' ')
  if (name.endsWith('CREDIT UNION') || vocabulary.bankStarts.some(head => name.startsWith(head)))
    return { strength: 'may_lend', kind: 'term' }
  // The name needs a word of its own before the one that says what the firm does.
  if (last === undefined || end - start < 2) return null
  if (lends.has(last)) return { strength: 'lends', kind: 'term' }
  return mayLend.has(last) ? { strength: 'may_lend', kind: 'term' } : null
}
