/** How alike two names of businesses are, rare words weighing more than common ones. */
import type { RegistryReader } from '../../store/registry.ts'
import type { BusinessName } from './business-name.ts'

/** What is used of the package fuzzball. */
export interface FuzzyRatios {
  /** 0 to 100. */
  ratio(a: string, b: string): number
  token_sort_ratio(a: string, b: string): number
}

/** 0 to 1; 1: the same name and, where both say one, the same legal form. */
export type NameScorer = (a: BusinessName, b: BusinessName) => number

/** Words this alike are one, misspelt. */
const sameWord = 80
/** Two letters that changed places are one slip, whatever the length of the word. */
const swapped = 90
/** An LLC and a corporation of one name are two businesses, as often one that changed. */
const otherForm = 0.97
const shortestSwapped = 4
/** Letters count beside words: both err in their own way. */
const shareOfWords = 0.7
/** From here on two names are the same letters but for a slip; what it takes off besides. */
const sameLetters = 0.92
const spacing = 0.02

/** Words are weighed by how rare they are in the registry (inverse document frequency), as in soft TF-IDF (Cohen, Ravikumar, Fienberg 2003). */
export function nameScorer(fuzz: FuzzyRatios, reader: Pick<RegistryReader, 'countOf' | 'records'>): NameScorer {
  const weights = new Map<string, number>()
  const weightOf = (word: string): number => {
    const known = weights.get(word)
    if (known !== undefined) return known
    const weight = word === 'and' ? 0 : Math.log(1 + reader.records / (1 + reader.countOf(word)))
    weights.set(word, weight)
    return weight
  }
  return (a, b) => {
    const form = a.form !== null && b.form !== null && a.form !== b.form ? otherForm : 1
    const [x, y] = [joined(a), joined(b)]
    if (x === y) return form
    const words = wordScore(fuzz, a.words, b.words, weightOf)
    const letters = fuzz.token_sort_ratio(a.words.join(' '), b.words.join(' ')) / 100
    // Spaced otherwise and misspelt: the letters alone tell. Numbers do not err: "Route 4" is not "Route 5".
    const together = digitsOf(x) === digitsOf(y) ? fuzz.ratio(x, y) / 100 : 0
    const score = Math.max(
      shareOfWords * words + (1 - shareOfWords) * letters,
      together >= sameLetters ? together - spacing : 0,
    )
    return score * form
  }
}

/** The word with any two neighboring letters changed; none of short ones. */
export const swapsOf = (word: string): readonly string[] =>
  word.length < shortestSwapped
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
      )

const joined = ({ words }: BusinessName): string => words.filter(word => word !== 'and').join('')

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Weight of the words that have a like one in the other name, over the weight of all words of both. */
function wordScore(
  fuzz: FuzzyRatios,
  a: readonly string[],
  b: readonly string[],
  weightOf: (word: string) => number,
): number {
  const left = [...b]
  let [shared, all] = [0, 0]
  for (const word of a) {
    let [best, at] = [0, -1]
    left.forEach((other, index) => {
      const likeness = word === other ? 100 : swapsOf(word).includes(other) ? swapped : fuzz.ratio(word, other)
      if (likeness > best) [best, at] = [likeness, index]
    })
    if (best < sameWord) {
      all += weightOf(word)
      continue
    }
    // A misspelt word is in no list: it weighs what the word it stands for weighs.
    const weight = Math.min(weightOf(word), weightOf(left[at]!))
    shared += (2 * weight * best) / 100
    all += 2 * weight
    left.splice(at, 1)
  }
  for (const other of left) all += weightOf(other)
  return all === 0 ? 0 : shared / all
}
