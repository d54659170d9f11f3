/** Lenders by the names that statements print for them; lessors and factors are tested before the generic words of lending. */
import table from '../../vocabulary/mca-lenders.json' with { type: 'json' }

/** A lender that takes advances on receivables, or a platform that lends on sales. */
export interface Lender {
  /** null: the words tell an advance, not by whom. */
  readonly name: string | null
  /** Regular expressions over the description in capitals. */
  readonly words: readonly string[]
}

export type FinancedBy =
  { readonly kind: 'lessor' | 'factor' | 'fuel card' } | { readonly kind: 'lender'; readonly name: string | null }

const joined = (words: readonly string[]): RegExp => new RegExp(words.join('|'), 'i')
const lessors = joined(table.lessors)
const factors = joined(table.factors)
const fuelCards = joined(table.fuelCards)
const financing = new RegExp(table.financingWords, 'i')

/** The lenders known from the start. */
export const knownLenders: readonly Lender[] = table.lenders

/** One entry of a user's list: a name to add with the words statements print for it, or a known name to leave out. */
interface LenderEntry {
  readonly name: string
  readonly words: readonly string[]
  readonly leftOut: boolean
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
/** Two letters stand in too many descriptions. */
const shortestWord = 3

/**
 * The entries of a user's list, separated by semicolons or line breaks: "Blue Harbor Capital", "Blue Harbor = BLUE HBR,
 * BHC FUND", "-OnDeck". null when the list is malformed.
 */
function entriesOf(text: string): readonly LenderEntry[] | null {
  const entries: LenderEntry[] = []
  for (const part of text.split(/[;\n]/).map(one => one.trim())) {
    if (part === '') continue
    const leftOut = part.startsWith('-')
    const [name = '', printed, ...more] = part.slice(leftOut ? 1 : 0).split('=')
    const words = (printed ?? name).split(',').map(word => word.trim())
    if (name.trim() === '' || more.length > 0 || words.some(word => word.length < shortestWord)) return null
    entries.push({ name: name.trim(), words, leftOut })
  }
  return entries
}

/** Whether a user's list of lenders can be understood. */
export const isLenderList = (text: string): boolean => entriesOf(text) !== null

/** The known lenders as a user's list changes them: its own first, what it leaves out left out. null: no list. */
export function lendersWith(text: string | null): readonly Lender[] {
  const entries = text === null ? null : entriesOf(text)
  if (entries === null || entries.length === 0) return knownLenders
  const named = new Set(entries.map(({ name }) => name.toLowerCase()))
  return [
    ...entries
      .filter(({ leftOut }) => !leftOut)
      .map(({ name, words }): Lender => ({ name, words: words.map(word => `\\b${escaped(word)}(?!\\w)`) })),
    ...knownLenders.filter(({ name }) => name === null || !named.has(name.toLowerCase())),
  ]
}

const compiled = new WeakMap<readonly Lender[], readonly { readonly name: string | null; readonly test: RegExp }[]>()
function testsOf(lenders: readonly Lender[]) {
  const known = compiled.get(lenders)
  if (known !== undefined) return known
  const tests = lenders.map(({ name, words }) => ({ name, test: joined(words) }))
  compiled.set(lenders, tests)
  return tests
}

/** Who of those that finance businesses a description names; null: nobody known. */
export function financedBy(description: string, lenders: readonly Lender[] = knownLenders): FinancedBy | null {
  if (factors.test(description)) return { kind: 'factor' }
  if (fuelCards.test(description)) return { kind: 'fuel card' }
  if (lessors.test(description)) return { kind: 'lessor' }
  const lender = testsOf(lenders).find(({ test }) => test.test(description))
  return lender === undefined ? null : { kind: 'lender', name: lender.name }
}

/** Whether a description has a word that companies which lend carry in their names. */
export const soundsLikeLending = (description: string): boolean =>
  financing.test(description) && !lessors.test(description) && !factors.test(description)
