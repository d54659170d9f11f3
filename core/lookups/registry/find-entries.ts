/** A business looked up in the registries of states: by its name however it is spelled, best match first. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import type { Registry, RegistryReader, RegistryRecord } from '../../store/registry.ts'
import { businessName, nameKey, namesIn, type BusinessName } from './business-name.ts'
import { nameScorer, swapsOf, type NameScorer } from './name-score.ts'
import { stateName } from '../../vocabulary/states.ts'

export interface RegistryQuestion {
  /** Legal name and others it goes by. */
  readonly names: readonly string[]
  /** Two letters each: where it is, where it was formed. Empty: anywhere. */
  readonly states: readonly string[]
}

/** Below this a record is another business. */
const minScore = 0.8
/** In a state nobody named, only a name that is the same. */
const minScoreElsewhere = 0.95
const elsewhereFactor = 0.85
const maxEntries = 10
/** Records scored for a query; common words alone meet in more, and then tell nothing. */
const maxCandidates = 500

/** Registries that were imported, asked for the names. Pure but for reading; synchronous, some ten milliseconds for millions of records. */
export async function findEntries(registry: Registry, { names, states }: RegistryQuestion): Promise<RegistryEntry[]> {
  const asked = [...new Set(names.flatMap(namesIn))].map(businessName).filter(({ words }) => words.length > 0)
  if (asked.length === 0) return []
  const fuzz = await import('fuzzball')
  const found: RegistryEntry[] = []
  for (const { state } of registry.list()) {
    const here = states.length === 0 || states.includes(state)
    const reader = registry.open(state)
    if (reader === null) continue
    try {
      const scorer = nameScorer(fuzz, reader)
      for (const entry of entriesIn(reader, asked, scorer, fuzz.distance)) {
        const score = here ? entry.score : entry.score * elsewhereFactor
        if (entry.score < (here ? minScore : minScoreElsewhere)) continue
        found.push(entryOf(entry.record, state, score))
      }
    } finally {
      reader.close()
    }
  }
  return found
    .sort((a, b) => b.match_score! - a.match_score! || Number(b.status === 'active') - Number(a.status === 'active'))
    .slice(0, maxEntries)
}

interface Scored {
  readonly record: RegistryRecord
  readonly score: number
}

function entriesIn(
  reader: RegistryReader,
  asked: readonly BusinessName[],
  scorer: NameScorer,
  distance: (a: string, b: string) => number,
): readonly Scored[] {
  const best = new Map<string, Scored>()
  for (const name of asked) {
    for (const record of candidates(reader, name.words, distance)) {
      const score = scorer(name, businessName(record.name))
      // Files with several rows for a business: one record, with what each of them adds.
      const id = `${record.fileNumber ?? record.address ?? ''} ${record.name}`
      const known = best.get(id)
      best.set(id, {
        record: known === undefined ? record : merged(known.record, record),
        score: Math.max(score, known?.score ?? 0),
      })
    }
  }
  return [...best.values()]
}

const merged = (a: RegistryRecord, b: RegistryRecord): RegistryRecord => ({
  ...a,
  type: a.type ?? b.type,
  address: a.address ?? b.address,
  agentName: a.agentName ?? b.agentName,
  filingDate: a.filingDate ?? b.filingDate,
})

/** The same name however it is spaced; else names with the same words, misspelt ones replaced; else with the rarest of them. */
function candidates(
  reader: RegistryReader,
  words: readonly string[],
  distance: (a: string, b: string) => number,
): readonly RegistryRecord[] {
  const exact = reader.byKey(nameKey(words), maxCandidates)
  const groups = wordGroups(reader, words, distance)
  const counted = groups
    .map(group => ({ group, count: group.reduce((sum, word) => sum + reader.countOf(word), 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
  const found = [...exact]
  // All words, then without the most common one, and so on; "and" and its like bind nothing.
  for (let length = counted.length; length > 0; length--) {
    const rarest = counted.slice(0, length)
    if (length === 1 && rarest[0]!.count > maxCandidates) break
    found.push(
      ...reader.byWords(
        rarest.map(({ group }) => group),
        maxCandidates,
      ),
    )
    if (found.length > 0 && length <= Math.ceil(counted.length / 2)) break
    if (found.length >= maxCandidates) break
  }
  return found
}

/** For each word the words of the registry it may be: itself, misspelt by a letter or two, or written in two or one. */
function wordGroups(
  reader: RegistryReader,
  words: readonly string[],
  distance: (a: string, b: string) => number,
): readonly (readonly string[])[] {
  const groups = words.flatMap((word, index): string[][] => {
    if (word === 'and') return []
    const alike = new Set([word])
    for (const other of reader.wordsLike(word)) if (distance(word, other) <= maxEdits(word)) alike.add(other)
    for (const other of swapsOf(word)) if (reader.countOf(other) > 0) alike.add(other)
    const [before, after] = [words[index - 1], words[index + 1]]
    if (before !== undefined && reader.countOf(before + word) > 0) alike.add(before + word)
    if (after !== undefined && reader.countOf(word + after) > 0) alike.add(word + after)
    return [[...alike]]
  })
  const [only] = groups
  // "Sunrise" of a registry that writes "Sun Rise": both halves are to be there.
  if (groups.length === 1 && only!.every(word => reader.countOf(word) === 0))
    for (let at = 2; at <= words[0]!.length - 2; at++) {
      const halves = [words[0]!.slice(0, at), words[0]!.slice(at)]
      if (halves.every(half => reader.countOf(half) > 0)) return halves.map(half => [half])
    }
  return groups
}

/** A letter in words of four to seven, two in longer ones. */
const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const entryOf = (record: RegistryRecord, state: string, score: number): RegistryEntry => ({
  name: record.name,
  type: record.type,
  status: record.status as RegistryEntry['status'],
  address: record.address,
  agent_name: record.agentName,
  state_name: stateName(state),
  state_type: record.stateType as RegistryEntry['state_type'],
  file_number: record.fileNumber,
  filing_date: record.filingDate,
  match_score: Math.round(score * 100) / 100,
})
