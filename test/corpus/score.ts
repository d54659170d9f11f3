/**
 * Scores the real service on the shared corpus and compares with scores.json: `npm run corpus [-- --details --kind bank_statement --match text]`,
 * `npm run corpus:accept`. The held-out third is only ever shown as totals.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDesk } from '../../core/desk.ts'
import { compareTables, isHeldOut, tableOf, totalsOf, type Judged, type Score, type ScoreTable } from './score-table.ts'

const shared = resolve(import.meta.dirname, '../../../shared')
const scorer = join(shared, 'eval/score.mjs')
const financial = ['corpus/financial', 'corpus/made-here/financial']
/** Kind of truth → the folders it is looked for in. */
const kinds = {
  financial_statement: financial,
  set: financial,
  bad: financial,
  invoice: ['corpus/invoices', 'corpus/made-here/invoices'],
  bank_statement: ['corpus/bank', 'corpus/made-here/bank'],
  loan_application: ['corpus/loan', 'corpus/made-here/loan'],
} as const
const ratchetFile = join(import.meta.dirname, 'scores.json')
const scratch = mkdtempSync(join(tmpdir(), 'desk-corpus-'))

const { values: options } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    ratchet: { type: 'string' },
    match: { type: 'string' },
    kind: { type: 'string' },
  },
})

/** Runs the shared scorer against a desk of its own, in an empty data folder. */
async function judgeAll(): Promise<readonly Judged[]> {
  const apiKey = randomBytes(16).toString('hex')
  const desk = await openDesk({ dataDir: join(scratch, 'data'), port: 0, apiKey })
  try {
    const judged: Judged[] = []
    for (const [kind, folders] of Object.entries(kinds)) {
      if (options.kind !== undefined && options.kind !== kind) continue
      const report = join(scratch, `${kind}.json`)
      const match = options.match === undefined ? [] : ['--match', options.match]
      const code = await run([
        '--base-url',
        desk.baseUrl,
        '--api-key',
        apiKey,
        '--kind',
        kind,
        '--json',
        report,
        '--quiet',
        ...match,
        ...folders.map(folder => join(shared, folder)),
      ])
      if (existsSync(report)) judged.push(...(JSON.parse(readFileSync(report, 'utf8')).documents as Judged[]))
      else if (options.match === undefined) throw new Error(`The scorer ended with ${code} on ${kind}.`)
    }
    return judged
  } finally {
    await desk.close()
  }
}

const run = (args: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [scorer, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', fail)
    child.on('close', code => done(code ?? 1))
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

/** Of the stated values at each level of confidence, how many are right. */
function printCalibration(title: string, judged: readonly Judged[]): void {
  const marks = judged
    .flatMap(({ marks }) => marks)
    .filter(mark => mark.confidence !== undefined && mark.verdict !== 'missed')
  if (marks.length === 0) return
  console.log(`\n${title}\nconfidence    values   right`)
  const share = (from: number, to: number) => {
    const within = marks.filter(({ confidence }) => confidence! >= from && confidence! < to)
    const right = within.filter(({ verdict }) => verdict === 'right').length
    console.log(
      `${from.toFixed(2)}–${Math.min(to, 1).toFixed(2)}`.padEnd(12) +
        String(within.length).padStart(8) +
        percentage(right, within.length).padStart(9),
    )
    return within.length
  }
  for (const [from, to] of [
    [0.95, 1.01],
    [0.9, 0.95],
    [0.7, 0.9],
    [0.5, 0.7],
    [0, 0.5],
  ] as const)
    share(from, to)
  console.log(`at 0.9 and above: ${percentage(share(0.9, 1.01), marks.length)} of the stated values`)
}

/** Marks of the tuned documents that are not right. */
function printDetails(judged: readonly Judged[]): void {
  for (const { kind, name, marks, failure } of judged.filter(document => !isHeldOut(document.name))) {
    const faults = marks.filter(({ verdict }) => verdict !== 'right')
    if (faults.length === 0) continue
    console.log(`\n${kind} ${name}${failure === undefined ? '' : `: ${failure}`}`)
    for (const { verdict, path, expected, got } of faults.slice(0, failure === undefined ? undefined : 0))
      console.log(
        `  ${verdict.padEnd(9)}${path}  expected ${JSON.stringify(expected)}  got ${JSON.stringify(got ?? null)}`,
      )
  }
}

async function main(): Promise<void> {
  const tell = (passed: number, failed: number, skipped: number) => {
    if (options.ratchet !== undefined) writeFileSync(options.ratchet, JSON.stringify({ passed, failed, skipped }))
    if (failed > 0) process.exitCode = 1
  }
  if (!existsSync(scorer)) {
    console.log(
      'The shared corpus is not here: its ratchet is skipped; the documents the project draws itself were judged above.',
    )
    return tell(0, 0, 1)
  }
  const judged = await judgeAll()
  printTable(totalsOf(judged))
  const ofKind = (...names: readonly string[]) => judged.filter(({ kind }) => names.includes(kind))
  printCalibration('Statements', ofKind('financial_statement', 'set'))
  printCalibration('Invoices', ofKind('invoice'))
  if (options.details) printDetails(judged)
  if (options.match !== undefined) return

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
  if (options.kind !== undefined) return
  const accepted = options.accept && (worse.length === 0 || now.scorer !== before.scorer)
  if (accepted) writeFileSync(ratchetFile, `${JSON.stringify(now, null, 1)}\n`)
  if (options.accept) console.log(accepted ? 'scores.json is rewritten.' : 'scores.json stands: it never falls.')
  tell(groups.length - worse.length, worse.length, 0)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Hash of the truth file of every document of the corpus, by document name. */
async function truthHashes(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const folder of new Set(Object.values(kinds).flat()))
    for await (const path of glob('**/*.truth.json', { cwd: join(shared, folder) }))
      hashes.set(basename(path, '.truth.json'), hashOf(await readFile(join(shared, folder, path))))
  return hashes
}

try {
  await main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
