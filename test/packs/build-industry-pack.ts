/**
 * Makes resources/industry/naics-2012.json from the NAICS 2012 structure with its index entries (U.S. Census Bureau):
 *   node test/packs/build-industry-pack.ts NAICS-2012.json
 * The input is `{items: [{code, title, index?: [phrase]}]}`; the pack holds titles and, per word, the six-digit industries whose title or
 * index entries use it, with how often.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { industryWords } from '../../core/analysis/industry/words.ts'

interface Item {
  readonly code: number | string
  readonly title?: string
  readonly index?: readonly string[]
}

/** A word of the title tells as much as this many index entries. */
const titleWeight = 4

const { items } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { items: Item[] }
const titled = items.filter((item): item is Item & { title: string } => item.title !== undefined)
const titles = Object.fromEntries(titled.map(item => [`${item.code}`, item.title]))
const industries = titled.filter(item => `${item.code}`.length === 6)
const words = new Map<string, number[]>()
const lengths = industries.map((industry, index) => {
  const counts = new Map<string, number>()
  const count = (text: string, weight: number): void => {
    for (const word of new Set(industryWords(text))) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  count(industry.title, titleWeight)
  for (const entry of industry.index ?? []) count(entry, 1)
  for (const [word, weight] of counts) {
    const postings = words.get(word)
    if (postings) postings.push(index, weight)
    else words.set(word, [index, weight])
  }
  return [...counts.values()].reduce((sum, weight) => sum + weight, 0)
})
const pack = {
  source:
    'North American Industry Classification System 2012, U.S. Census Bureau: titles and words of the index entries',
  year: 2012,
  titles,
  industries: industries.map(industry => `${industry.code}`),
  lengths,
  words: Object.fromEntries([...words].sort(([a], [b]) => a.localeCompare(b))),
}
writeFileSync(new URL('../../resources/industry/naics-2012.json', import.meta.url), `${JSON.stringify(pack)}\n`)
