/** Names of businesses as they are compared: small letters without accents, punctuation and legal form. */
import { usLegalForms } from '../../vocabulary/legal-forms.ts'

export interface BusinessName {
  /** The words that tell the business, in order. */
  readonly words: readonly string[]
  /** "llc", "corporation", …; null when none is written. */
  readonly form: string | null
}

/** Words a legal form may consist of. */
const maxFormWords = 4
const silent = new Set(['the', 'a', 'an'])

/** Of both sides of "Osprey Holdings LLC dba Osprey Marine". */
export const namesIn = (name: string): readonly string[] =>
  name
    .split(
      /(?<!\s)\s+(?:d\s*(?:\/\s*)?b\s*(?:\/\s*)?a|doing business as|t\/a|trading as|aka|a\/k\/a|fka|f\/k\/a)[:.]?\s+/i,
    )
    .filter(part => part.trim() !== '')

/** Parts a name into its words and its legal form; words is empty for a name without letters and digits. */
export function businessName(name: string): BusinessName {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`.]/g, '')
    .replace(/[&+]/g, ' and ')
  const words = joinLetters(plain.match(/[a-z0-9]+/g) ?? [])
  let form: string | null = null
  // "Osprey Marine Co., Inc." has two.
  for (;;) {
    const count = [4, 3, 2, 1].find(
      n => n <= maxFormWords && words.length > n && usLegalForms.has(words.slice(-n).join('')),
    )
    if (count === undefined) break
    form = usLegalForms.get(words.splice(-count).join(''))!
  }
  const distinctive = words.filter(word => !silent.has(word))
  return { words: distinctive.length > 0 ? distinctive : words, form }
}

/** "a b c plumbing" → "abc plumbing", and "l l c" → "llc"; "and" between letters goes with them. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let run = ''
  for (const word of words) {
    if (/^[a-z]$/.test(word)) {
      run += word
      continue
    }
    if (run !== '') joined.push(run)
    run = ''
    joined.push(word)
  }
  if (run !== '') joined.push(run)
  return joined
}

/** 48 bits of FNV-1a over the words without spaces and without "and": one number for a name however it is spaced. */
export function nameKey(words: readonly string[]): number {
  let [low, high] = [0x811c9dc5, 0xdeadbeef]
  for (const word of words) {
    if (word === 'and') continue
    for (let at = 0; at < word.length; at++) {
      low = Math.imul(low ^ word.charCodeAt(at), 0x01000193) >>> 0
      high = Math.imul(high ^ word.charCodeAt(at), 0x85ebca6b) >>> 0
    }
  }
  return (high & 0xffff) * 0x1_0000_0000 + low
}
