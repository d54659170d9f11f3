/** NAICS 2012 titles and the words of its index entries: titles of codes, and the industries a few words point to. */
import { readFileSync } from 'node:fs'
import { resourcePath } from '../../reading/resource-path.ts'

interface NaicsPack {
  readonly titles: Readonly<Record<string, string>>
  readonly industries: readonly string[]
  /** Weighted words of each industry. */
  readonly lengths: readonly number[]
  /** Word → index of industry, weight, index, weight, … */
  readonly words: Readonly<Record<string, readonly number[]>>
}

let loaded: (NaicsPack & { readonly meanLength: number }) | null = null

/** Read only when the trades table does not decide, or a title is asked for. */
function pack(): NaicsPack & { readonly meanLength: number } {
  if (loaded) return loaded
  const read = JSON.parse(readFileSync(resourcePath('industry', 'naics-2012.json'), 'utf8')) as NaicsPack
  return (loaded = { ...read, meanLength: read.lengths.reduce((sum, length) => sum + length, 0) / read.lengths.length })
}

/** The title of a code of two to six digits; null for one that does not exist. */
export const naicsTitle = (code: string): string | null => pack().titles[code] ?? null

export interface IndexMatch {
  /** Six digits. */
  readonly naics: string
  readonly score: number
  /** The words of the text the industry shares. */
  readonly words: readonly string[]
}

/** Saturation and length normalization of Okapi BM25, at their usual values. */
const saturation = 1.2
const lengthWeight = 0.75

/** Industries that share words with the text, by BM25, best first. */
export function searchIndustries(words: readonly string[]): IndexMatch[] {
  const { industries, lengths, meanLength, words: postings } = pack()
  const matches = new Map<number, { score: number; words: string[] }>()
  for (const word of new Set(words)) {
    const found = Object.hasOwn(postings, word) ? postings[word]! : []
    const documents = found.length / 2
    const rarity = Math.log(1 + (industries.length - documents + 0.5) / (documents + 0.5))
    for (let i = 0; i < found.length; i += 2) {
      const [industry, weight] = [found[i]!, found[i + 1]!]
      const norm = saturation * (1 - lengthWeight + (lengthWeight * lengths[industry]!) / meanLength)
      const match = matches.get(industry) ?? { score: 0, words: [] }
      match.score += (rarity * weight * (saturation + 1)) / (weight + norm)
      match.words.push(word)
      matches.set(industry, match)
    }
  }
  return [...matches]
    .map(([index, match]) => ({ naics: industries[index]!, ...match }))
    .sort((a, b) => b.score - a.score)
}

/** Codes that begin so, from the shortest on. */
export const codesStartingWith = (start: string): readonly string[] =>
  Object.keys(pack().titles)
    .filter(code => code.startsWith(start))
    .sort((a, b) => a.length - b.length || a.localeCompare(b))

/** Words of the index that begin so, at most `max` of them, the shortest first. */
export const indexWordsStartingWith = (start: string, max: number): readonly string[] =>
  Object.keys(pack().words)
    .filter(word => word.startsWith(start) && word !== start)
    .sort((a, b) => a.length - b.length)
    .slice(0, max)
