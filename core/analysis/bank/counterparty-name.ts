/** Who pays or is paid, as the description of a transaction names them; the same name for all spellings of one payee. */
import vocabulary from '../../vocabulary/bank-counterparties.json' with { type: 'json' }
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { stateCodesOf } from '../../vocabulary/states.ts'
import { financedBy, knownLenders, type Lender } from './lenders.ts'
import { payeeOf } from './payee.ts'

export interface CounterpartyName {
  /** Without legal form: "Harbor Supply". */
  readonly name: string
  /** A legal form follows the name: it is a firm. */
  readonly isFirm: boolean
}

const longestPhrase = 5
/** A name has a word of so many letters. */
const minLetters = 3
const stops = new Set(vocabulary.stops)
const channels = new Set(vocabulary.channels)
const tails = new Set(vocabulary.tails)
const firmEnds = new Set(vocabulary.firmEnds)
const generic = new Set([...vocabulary.generic, ...vocabulary.tails, ...vocabulary.channels])
const known = vocabulary.known.map(({ name, words }) => ({ name, test: new RegExp(words) }))
const stateCodes = new Set(stateCodesOf('US'))

/** null: the description names nobody. */
export function counterpartyName(
  description: string,
  lenders: readonly Lender[] = knownLenders,
): CounterpartyName | null {
  const text = description.normalize('NFKC').toUpperCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim()
  const financing = financedBy(text, lenders)
  if (financing?.kind === 'lender' && financing.name !== null) return { name: financing.name, isFirm: true }
  const resold = afterAny(text, vocabulary.resellers)
  const labeled = resold ?? afterAny(text, vocabulary.labels)
  const named = labeled === null ? known.find(({ test }) => test.test(text)) : undefined
  if (named !== undefined) return { name: named.name, isFirm: true }
  const words = withoutTail(untilStop(withoutChannel((labeled ?? text).split(' '))))
  const distinctive = withoutForms(words)
  const isFirm = distinctive.length < words.length
  const isName = distinctive.some(
    word => !generic.has(word) && word.replace(/[^\p{L}]/gu, '').length >= (isFirm ? 1 : minLetters),
  )
  return isName ? { name: distinctive.map(titled).join(' '), isFirm } : null
}

/**
 * What transactions of one kind share, in lower case: the counterparty, or else the words that stay from one to the next. null: there are no
 * such words.
 */
export function similarityKey(description: string, lenders: readonly Lender[] = knownLenders): string | null {
  const key = counterpartyName(description, lenders)?.name ?? payeeOf(description)
  return key === '' ? null : key.toLowerCase()
}

/** What follows the first of these that stands at the start of a word; null: none does. */
function afterAny(text: string, starts: readonly string[]): string | null {
  for (const start of starts) {
    const at = ` ${text}`.indexOf(` ${start}`)
    const rest = at === -1 ? '' : text.slice(at + start.length).trim()
    if (rest !== '') return rest
  }
  return null
}

const isCode = (word: string): boolean => {
  const digits = word.replace(/\D/g, '').length
  return (digits > 1 && digits * 2 >= word.length) || /^[#*X•.\-/\d]+$/.test(word)
}
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]{1,9}$/u, '')

/** Without the words before the name that say how money moved, and the numbers among them. */
function withoutChannel(words: readonly string[]): readonly string[] {
  let at = 0
  while (at < words.length) {
    const length = phraseAt(words, at, channels)
    if (length === 0 && !isCode(words[at]!) && bare(words[at]!) !== '') break
    at += Math.max(1, length)
  }
  return words.slice(at)
}

/** How many words of the longest phrase that begins here; 0: none does. */
function phraseAt(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (phrases.has(phrase) || phrases.has(bare(phrase))) return length
  }
  return 0
}

/** The name ends before a label, or a number. */
function untilStop(words: readonly string[]): readonly string[] {
  const name: string[] = []
  // "ID:1234" is the label "ID:".
  const labels = words.map(word => /^[^:#=]*[:#=]/.exec(word)?.[0] ?? word)
  for (const [at, word] of words.entries()) {
    if (at > 0 && (phraseAt(labels, at, stops) > 0 || isCode(word))) break
    const plain = bare(word).replace(/[^\p{L}\p{N}&-]/gu, '')
    if (plain !== '' || word === '&') name.push(plain === '' ? word : plain)
    // What follows a legal form is where the firm is.
    if (at > 0 && firmEnds.has(plain)) break
  }
  return name
}

/** Without the words behind the name that say what was paid, and the state it stands in. */
function withoutTail(words: readonly string[]): readonly string[] {
  let end = words.length
  while (end > 1 && (tails.has(words[end - 1]!) || (end > 2 && stateCodes.has(words[end - 1]!)))) end--
  return words.slice(0, end)
}

function withoutForms(words: readonly string[]): readonly string[] {
  let end = words.length
  while (end > 1 && isLegalForm(words[end - 1]!.toLowerCase())) end--
  return words.slice(0, end)
}

/** Initials stay capitals: "ABC", "JP". */
const titled = (word: string): string =>
  word.length <= 2 || !/[AEIOUY]/.test(word)
    ? word
    : word.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, letter => letter.toUpperCase())
