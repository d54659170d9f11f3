/** Whether two spellings name one company or person: legal forms, punctuation, abbreviations, trade names and misread letters apart. */
import { isLegalForm } from './legal-forms.ts'
import { letterPairSimilarity } from './spelling.ts'

/** Words beside the legal form that say nothing about which company it is. */
const bindingWords = new Set(['the', 'and', 'of', 'a', 'an', 'group'])
const tradeName =
  /\b(?:d\s*(?:\/\s*)?b\s*(?:\/\s*)?a|doing business as|trading as|t\/a|aka|formerly(?: known as)?)\b\.?/i
/** From this score on two names are one: one word in five may be another, or the longer name says a third more. */
const minScore = 0.66
const minScoreOfOthers = 0.8
/** Of longer words one letter may be misread. */
const minMisreadLength = 5
/** From this similarity of letter pairs on two long names are one, wherever their words part. */
const sameLetters = 0.88
const minComparedLetters = 10
/** An abbreviation has at most so many letters, and leaves out at least so many. */
const abbreviation = { maxLength: 4, minOmitted: 3 } as const

/** A name that says nothing contradicts none. */
export const sameCompany = (a: string, b: string): boolean => companySimilarity(a, b) >= minScore

/** 0 to 1; the best over the names each text holds ("Alder LLC dba Joe's Pizza" holds two). 1 where one of them is empty. */
export function companySimilarity(a: string, b: string): number {
  const [left, right] = [namesIn(a), namesIn(b)]
  if (left.length === 0 || right.length === 0) return 1
  return Math.max(...left.flatMap(x => right.map(y => similarity(x, y))))
}

const namesIn = (text: string): readonly (readonly string[])[] =>
  text
    .split(tradeName)
    .map(wordsOf)
    .filter(words => words.length > 0)

function wordsOf(name: string): readonly string[] {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const distinctive = words.filter(word => !isLegalForm(word) && !bindingWords.has(word))
  return distinctive.length > 0 ? distinctive : words
}

function similarity(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [a.join(''), b.join('')]
  if (x === y) return 1
  const letters = letterPairSimilarity(x, y)
  if (Math.min(x.length, y.length) >= minComparedLetters && letters >= sameLetters) return letters
  // Initials between first and last name come and go.
  const [shorter, longer] = [a, b].map(withoutInitials).sort((one, other) => one.length - other.length) as [
    readonly string[],
    readonly string[],
  ]
  const rest = [...longer]
  const shared = shorter.filter(word => {
    const at = rest.findIndex(other => sameWord(word, other))
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  const score = shared / longer.length
  return shared === shorter.length || score >= minScoreOfOthers ? score : score * minScore
}

const withoutInitials = (words: readonly string[]): readonly string[] => {
  const long = words.filter(word => word.length > 1)
  return long.length > 1 ? long : words
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= minMisreadLength && isMisread(short, long)) return true
  const omitted = long.length - short.length
  return (
    short.length > 1 &&
    short.length <= abbreviation.maxLength &&
    omitted >= abbreviation.minOmitted &&
    abbreviates(short, long)
  )
}

/** One letter changed, or one more; the plural. */
function isMisread(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  const start = [...short].findIndex((letter, index) => letter !== long[index])
  if (start < 0) return true
  return short.slice(start + (long.length === short.length ? 1 : 0)) === long.slice(start + 1)
}

/** "mfg" for manufacturing, "bros" for brothers: the first letter, and the others in their order. */
function abbreviates(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false
  let at = 0
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
