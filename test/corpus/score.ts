/**
 * Scores the real service on the shared corpus and compares with scores.json: `npm run corpus [-- --details --kind bank_statement --match text]`,
 * `npm run corpus:accept`. A table that falls is accepted with `-- --because "WHY"` only, which it keeps. The held-out third is only ever shown as
 * totals.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printArithmeticForgeries } from './arithmetic-forgeries.ts'
import { printCalibration } from './calibration-table.ts'
import { corpusFolders, judgeCorpus } from './judge.ts'
import { compareTables, isHeldOut, tableOf, totalsOf, type Judged, type Score, type ScoreTable } from './score-table.ts'
import { scorer, shared } from './shared-corpus.ts'

const ratchetFile = join(import.meta.dirname, 'scores.json')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    details: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    ratchet: { type: 'string' },
    match: { type: 'string' },
    kind: { type: 'string' },
    because: { type: 'string' },
  },
})

const percentage = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

function printTable(scores: Readonly<Record<string, Score>>): void {
  const widths = [36, 6, 7, 7, 8, 10, 10, 11]
  const print = (cells: readonly (string | number)[]) =>
    console.log(
      cells.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!))).join(''),
    )
  print(['group', 'docs', 'right', 'wrong', 'missed', 'invented', 'accuracy', 'precision'])
  const row = (name: string, { documents, right, wrong, missed, invented }: Score) =>
    print([
      name,
      documents,
      right,
      wrong,
      missed,
      invented,
      percentage(right, right + wrong + missed),
      percentage(right, right + wrong + invented),
    ])
  const whole: Record<string, Score> = {}
  for (const [group, score] of Object.entries(scores)) {
    row(group, score)
    const name = group.split(',')[0]!
    const sum = whole[name]
    whole[name] =
      sum === undefined
        ? score
        : (Object.fromEntries(
            Object.entries(sum).map(([key, value]) => [key, value + score[key as keyof Score]]),
          ) as unknown as Score)
  }
  console.log()
  for (const [name, score] of Object.entries(whole)) row(name, score)
}

/** Marks of the tuned documents that are not right. */
function printDetails(judged: readonly Judged[]): void {
  for (const { kind, name, marks, failure } of judged.filter(document => !isHeldOut(document.name))) {
    const faults = marks.filter(({ verdict }) => verdict !== 'right')
    if (faults.length === 0) continue
    console.log(`\n${kind} ${name}${failure === undefined ? '' : `: ${failure}`}`)
    for (const { verdict, path, expected, got, confidence } of faults.slice(0, failure === undefined ? undefined : 0))
      console.log(
        `  ${verdict.padEnd(9)}${path}  expected ${JSON.stringify(expected)}  got ${JSON.stringify(got ?? null)}` +
          (confidence === undefined ? '' : `  confidence ${confidence}`),
      )
  }
}

async function main(): Promise<void> {
  const countTests = (passed: number, failed: number, skipped: number) => {
    if (options.ratchet !== undefined) writeFileSync(options.ratchet, JSON.stringify({ passed, failed, skipped }))
    if (failed > 0) process.exitCode = 1
  }
  if (!existsSync(scorer)) {
    console.log(
      'The shared corpus is not here: its ratchet is skipped; the documents the project draws itself were judged above.',
    )
    return countTests(0, 0, 1)
  }
  const folders = positionals.map(folder => resolve(folder))
  const judged = await judgeCorpus({ ...options, ...(folders.length > 0 && { folders }) })
  printTable(totalsOf(judged))
  printCalibration(judged)
  if (judged.some(({ kind }) => kind === 'integrity')) await printArithmeticForgeries(judged)
  if (options.details) printDetails(judged)
  if (options.match !== undefined || folders.length > 0) return

  const now = tableOf(judged, await truthHashes(), hashOf(await readFile(scorer)))
  const before = JSON.parse(readFileSync(ratchetFile, 'utf8')) as ScoreTable
  if (now.scorer !== before.scorer)
    console.log(
      '\nThe scorer changed: score the commit before with it first (npm run corpus:accept there), then compare.',
    )
  const { groups, added, removed } = compareTables(now, before)
  const worse = groups.filter(group => group.worse)
  console.log(
    `\n${added} documents are new or have a new truth, and ${removed} of the table were not scored: they are not compared.`,
  )
  for (const { name, now, before } of worse)
    console.log(`Worse than scores.json: ${name} (${JSON.stringify(before)} → ${JSON.stringify(now)})`)
  if (options.kind !== undefined) {
    if (options.accept) acceptKind(now, before, worse.length > 0)
    return
  }
  const fell = worse.length > 0 && now.scorer === before.scorer
  const accepted = options.accept && (!fell || options.because !== undefined)
  const table: ScoreTable = fell && options.because !== undefined ? { because: options.because, ...now } : now
  if (accepted) writeFileSync(ratchetFile, `${JSON.stringify(table, null, 1)}\n`)
  if (options.accept) console.log(accepted ? 'scores.json is rewritten.' : 'scores.json stands: it never falls.')
  countTests(groups.length - worse.length, worse.length, 0)
}

/** Puts the rows of one kind into the table, which keeps those of the others. */
function acceptKind(now: ScoreTable, before: ScoreTable, fell: boolean): void {
  const accepted = !fell && now.scorer === before.scorer
  const table: ScoreTable = { ...before, documents: sortedByName({ ...before.documents, ...now.documents }) }
  if (accepted) writeFileSync(ratchetFile, `${JSON.stringify(table, null, 1)}\n`)
  console.log(accepted ? 'The rows of this kind are in scores.json.' : 'scores.json stands: it never falls.')
}

const sortedByName = (documents: ScoreTable['documents']): ScoreTable['documents'] =>
  Object.fromEntries(Object.entries(documents).toSorted(([a], [b]) => a.localeCompare(b)))

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Hash of the truth file of every document of the corpus, by document name. */
async function truthHashes(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const folder of new Set(Object.values(corpusFolders).flat()))
    for await (const path of glob('**/*.truth.json', { cwd: join(shared, folder) }))
      hashes.set(basename(path, '.truth.json'), hashOf(await readFile(join(shared, folder, path))))
  return hashes
}

await main()
