/** Industries for a person who chooses one: by the beginning of a code, or by words, of which the last may be begun only. */
import { industriesFor } from './benchmark.ts'
import { benchmarkPack } from './benchmark-pack.ts'
import { codesStartingWith, indexWordsStartingWith, naicsTitle, searchIndustries } from './naics-index.ts'
import { tradesIn } from './trades.ts'
import { industryWords } from './words.ts'

export interface FoundIndustry {
  /** NAICS 2012, two to six digits. */
  readonly naics: string
  readonly title: string
  /** The industry of the benchmarks it is compared with, as "minor: Wood product manufacturing"; null: none. */
  readonly benchmark: string | null
}

/** A word in many entries, cut short, would match everything. */
const minBegun = 3
const maxCompletions = 20

/** Best match first; nothing for words no industry has. */
export function findIndustries(text: string, limit: number): readonly FoundIndustry[] {
  const codes = /^\d{2,6}$/.test(text.trim()) ? codesStartingWith(text.trim()) : codesByWords(text)
  return [...new Set(codes)].slice(0, limit).flatMap(naics => {
    const title = naicsTitle(naics)
    return title === null ? [] : [{ naics, title, benchmark: benchmarkOf(naics) }]
  })
}

/** The trades that a phrase names, then those whose index entries share its words; entries with all of them come first. */
function codesByWords(text: string): readonly string[] {
  const words = industryWords(text)
  const last = words.at(-1)
  const completed = last === undefined || last.length < minBegun ? [] : indexWordsStartingWith(last, maxCompletions)
  const wanted = [...words, ...completed]
  const found = searchIndustries(wanted)
  const shared = (matched: readonly string[]): number =>
    words.filter((word, at) =>
      matched.some(other => other === word || (at === words.length - 1 && completed.includes(other))),
    ).length
  const ranked = found.toSorted((a, b) => shared(b.words) - shared(a.words) || b.score - a.score)
  return [...tradesIn(text).map(({ trade }) => trade.naics), ...ranked.map(({ naics }) => naics)]
}

function benchmarkOf(naics: string): string | null {
  const [industry] = industriesFor(naics, benchmarkPack())
  return industry === undefined ? null : `${industry.level}: ${industry.title}`
}
