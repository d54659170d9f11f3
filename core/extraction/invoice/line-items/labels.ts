/** What the words at the head of a row say of it: a sum, a tax, a payment, a carried sum, a charge, or a note. */
import rows from '../../../vocabulary/invoice-rows.json' with { type: 'json' }
import { labelWords, plainLabel } from '../../labels/labeled-values.ts'

/** `charge`: billed as a line or stated under the lines, depending on its place. null: no such kind. */
export type RowKind = 'total' | 'tax' | 'payment' | 'carried' | 'charge'

const kinds: readonly RowKind[] = ['carried', 'payment', 'tax', 'total', 'charge']
const byPhrase = new Map<string, RowKind>(kinds.toReversed().flatMap(kind => rows[kind].map(phrase => [phrase, kind])))
const longest = Math.max(...[...byPhrase.keys()].map(phrase => phrase.split(' ').length))
const notes = new Set(rows.note)
/** Words that may follow the phrase of a sum or a tax without making it an item: rates, currencies, places, conditions. */
const followers: ReadonlySet<string> = new Set(rows.followers)
/** Words that may lead to it: "plus 19 % MwSt". */
const leaders: ReadonlySet<string> = new Set(rows.leaders)
const follows = (token: string): boolean => followers.has(token) || /^(?:\d.*|%)$/.test(token)

/** The kind of a row by its label; null for an ordinary line. */
export function rowKind(label: string): RowKind | null {
  const tokens = labelWords(label.replace(/\([^)]*\)/g, ' '))
  // "19 % MwSt", "6.35% sales tax": the rate stands first.
  while (
    tokens.length > 1 &&
    (leaders.has(tokens[0]!) || /^(?:\d+|%)$/.test(tokens[0]!)) &&
    !byPhrase.has(tokens.join(' '))
  ) {
    const kind = kindOf(tokens)
    if (kind !== null) return kind
    tokens.shift()
  }
  return kindOf(tokens)
}

function kindOf(tokens: readonly string[]): RowKind | null {
  for (let size = Math.min(longest, tokens.length); size > 0; size--) {
    const kind = byPhrase.get(tokens.slice(0, size).join(' '))
    if (kind === undefined) continue
    const rest = tokens.slice(size)
    if (rest.length === 0 || kind === 'carried') return kind
    if (kind === 'charge') return rest.every(token => follows(token) || byPhrase.has(token)) ? kind : null
    return follows(rest[0]!) || rest.length <= 1 ? kind : null
  }
  // "FL state tax 6%", "Indiana sales tax", "Cash deposit with order": what is taxed and where stands before the word.
  for (let at = 1; at < Math.min(4, tokens.length); at++) {
    for (let size = 2; size > 0; size--) {
      const phrase = tokens.slice(at, at + size).join(' ')
      const kind = byPhrase.get(phrase)
      const rest = tokens.slice(at + size)
      const named = kind === 'tax' || kind === 'total' || (kind === 'payment' && tokens.slice(0, at).every(follows))
      if (
        named &&
        (rest.every(follows) || (kind === 'tax' && (follows(rest[0]!) || rest.some(token => token.endsWith('%')))))
      )
        return kind
    }
  }
  return null
}

/** Whether a label begins with the name of a charge, whatever follows: "Freight with lift gate". */
export function beginsWithCharge(label: string): boolean {
  const tokens = labelWords(label)
  return tokens.some((_, at) => byPhrase.get(tokens.slice(0, at + 1).join(' ')) === 'charge')
}

/** A line that only describes the item above it: "S/N: 4711", "Notes: …". */
export function isNote(text: string): boolean {
  const colon = /^[-*•·]?\s*([^:]{1,28}):/.exec(text)
  if (colon?.[1] !== undefined && notes.has(plainLabel(colon[1]))) return true
  const tokens = plainLabel(text).split(' ')
  return [3, 2].some(size => notes.has(tokens.slice(0, size).join(' ')))
}
