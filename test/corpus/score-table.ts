/** The committed score table: one row a document, keyed by hashes, so that unchanged documents are compared with themselves. */
import { createHash } from 'node:crypto'

export type Verdict = 'right' | 'wrong' | 'missed' | 'invented'

/** One judged value of a document. */
export interface Mark {
  /** Belongs to a line item or a transaction rather than to the whole document. */
  readonly line?: boolean
  readonly path: string
  readonly verdict: Verdict
  readonly expected?: unknown
  readonly got?: unknown
  /** 0 to 1; absent where the value has none. */
  readonly confidence?: number
}

/** What the shared scorer says of one document. */
export interface Judged {
  readonly kind: string
  readonly name: string
  readonly scan: boolean
  readonly marks: readonly Mark[]
  readonly failure?: string
}

export type Score = { readonly documents: number } & { readonly [V in Verdict]: number }
export type Scores = Readonly<Record<string, Score>>

/** One document of the table. `groups`: [right, wrong, missed, invented] by group name. */
interface Row {
  readonly truth: string
  readonly groups: Readonly<Record<string, readonly [number, number, number, number]>>
}

/** `scorer`: hash of the scorer that judged; `documents`: by a hash of kind and name, so that held-out documents stay unnamed. */
export interface ScoreTable {
  /** Why the table fell when it was accepted; absent where it did not. */
  readonly because?: string
  readonly scorer: string
  readonly documents: Readonly<Record<string, Row>>
}

/** A third of the documents is never looked at one by one, so that the rules are not fitted to them. */
export const isHeldOut = (name: string): boolean =>
  parseInt(createHash('sha256').update(name).digest('hex').slice(0, 8), 16) % 3 === 0

/** Kinds that are not divided by text layer and scan. */
const plainKinds = new Set(['set', 'bad'])

/** Marks of a document by group: the lines of an invoice and of a bank statement count apart from what it says as a whole. */
export function groupsOf({ kind, name, scan, marks }: Judged): ReadonlyMap<string, readonly Mark[]> {
  const part = isHeldOut(name) ? 'held out' : 'tuned'
  if (plainKinds.has(kind)) return new Map([[`${kind}, ${part}`, marks]])
  const source = scan ? 'scan' : 'text'
  const lines = marks.filter(mark => mark.line)
  const groups = new Map([[`${kind} ${source}, ${part}`, marks.filter(mark => !mark.line)]])
  if (lines.length > 0) groups.set(`${kind} lines ${source}, ${part}`, lines)
  return groups
}

const verdicts = ['right', 'wrong', 'missed', 'invented'] as const

const countsOf = (marks: readonly Mark[]): [number, number, number, number] => {
  const count = (verdict: Verdict) => marks.filter(mark => mark.verdict === verdict).length
  return [count('right'), count('wrong'), count('missed'), count('invented')]
}

/** The table of one run. `truths`: hash of the truth by document name; `scorer`: hash of the scorer. */
export function tableOf(judged: readonly Judged[], truths: ReadonlyMap<string, string>, scorer: string): ScoreTable {
  const rows = judged.map((document): readonly [string, Row] => [
    createHash('sha256').update(`${document.kind} ${document.name}`).digest('hex').slice(0, 16),
    {
      truth: truths.get(document.name) ?? '',
      groups: Object.fromEntries([...groupsOf(document)].map(([group, marks]) => [group, countsOf(marks)])),
    },
  ])
  return { scorer, documents: Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b))) }
}

/** Totals by group over all documents of a run, sorted by name. */
export const totalsOf = (judged: readonly Judged[]): Scores =>
  sumRows(judged.map(document => Object.fromEntries([...groupsOf(document)].map(([g, m]) => [g, countsOf(m)]))))

function sumRows(rows: readonly Row['groups'][]): Scores {
  const sums: Record<string, { documents: number } & Record<Verdict, number>> = {}
  for (const groups of rows) {
    for (const [group, counts] of Object.entries(groups)) {
      const sum = (sums[group] ??= { documents: 0, right: 0, wrong: 0, missed: 0, invented: 0 })
      sum.documents++
      verdicts.forEach((verdict, i) => (sum[verdict] += counts[i]!))
    }
  }
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => a.localeCompare(b)))
}

export interface Comparison {
  readonly groups: readonly {
    readonly name: string
    readonly worse: boolean
    readonly now: Score
    readonly before: Score
  }[]
  /** Documents without a row of the same truth in the table before. */
  readonly added: number
  readonly removed: number
}

/** Compares each group over the documents both tables have with the same truth. Worse: fewer values right, or more wrong or invented. */
export function compareTables(now: ScoreTable, before: ScoreTable): Comparison {
  const same = Object.keys(now.documents).filter(key => before.documents[key]?.truth === now.documents[key]!.truth)
  const nowSums = sumRows(same.map(key => now.documents[key]!.groups))
  const beforeSums = sumRows(same.map(key => before.documents[key]!.groups))
  const none: Score = { documents: 0, right: 0, wrong: 0, missed: 0, invented: 0 }
  const groups = [...new Set([...Object.keys(nowSums), ...Object.keys(beforeSums)])].map(name => {
    const [mine, old] = [nowSums[name] ?? none, beforeSums[name] ?? none]
    const worse = mine.right < old.right || mine.wrong + mine.invented > old.wrong + old.invented
    return { name, worse, now: mine, before: old }
  })
  return {
    groups,
    added: Object.keys(now.documents).length - same.length,
    removed: Object.keys(before.documents).filter(key => now.documents[key] === undefined).length,
  }
}
