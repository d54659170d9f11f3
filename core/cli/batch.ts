/** Command-line entry: analyzes very many files, each by itself, over the readers of a queue or the threads of this machine. */
import '../required-node.ts'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from '../jobs/task.ts'
import type { DeskTasks } from '../workflows/intake/tasks.ts'

const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
process.env['NODE_COMPILE_CACHE'] = compiledCode
const { Refusal } = await import('../errors.ts')
const { commandOf } = await import('./command.ts')

const usage = `Usage: npm run batch -- DIR|LIST --out DIR [--queue postgres://USER@HOST/DATABASE --reader-key udpub_…] [--at-once N]

Analyzes every file of a folder and of the folders in it, or every file a list names (a text file with one path on each line), each by itself, and
writes to the folder of --out:

  results.jsonl   one line of JSON for each file: the analysis, its failed checks, or why the file was refused
  files.csv       one row for each file: status, pages, documents, company, seconds
  summary.xlsx    the same as a workbook with counts, at the end of the run

With --queue the readers of the queue do the work, after what persons have sent; without it the threads of this machine do (--threads).
A run that was ended, however that came about, goes on where it stopped when it is started again; files that were changed or added since are analyzed.

  --queue URL        else DESK_QUEUE
  --reader-key KEY   the public key of the readers; else DESK_READER_KEY
  --at-once N        files on their way at a time; else 64 with a queue, twice the threads without
  --threads N        without a queue; else one per core

Exit code: 0 all files analyzed, 1 a defect of the program, 2 usage error or a queue that cannot be reached, 3 some files refused, 130 interrupted.`

const { usageError, read } = commandOf('batch')
const options = {
  out: { type: 'string' },
  queue: { type: 'string' },
  'reader-key': { type: 'string' },
  'at-once': { type: 'string' },
  threads: { type: 'string' },
  help: { type: 'boolean' },
} as const
/** The service has the same limit. */
const LARGEST_FILE = 25 * 1024 * 1024
const SHARED_AT_ONCE = 64
const MAX_AT_ONCE = 1000
const exitCodes = { done: 0, usage: 2, partly: 3, interrupted: 130 } as const

interface Command {
  readonly from: string
  readonly out: string
  readonly queue: { readonly url: string; readonly readerKey: string } | null
  readonly atOnce: number
  readonly threads: number
}

/** null: help was asked for. Throws Refusal BAD_SETTING. */
function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = read(args, options)
  if (values.help === true) return null
  const [from, ...others] = positionals
  if (from === undefined) throw usageError('Which folder, or which list?')
  if (others.length > 0) throw usageError(`${others[0]!}: this is one too many.`)
  if (values.out === undefined) throw usageError('--out is missing: the folder for the results.')
  const url = values.queue ?? process.env['DESK_QUEUE']
  const readerKey = values['reader-key'] ?? process.env['DESK_READER_KEY']
  if (url !== undefined && readerKey === undefined)
    throw usageError('--reader-key is missing: npm run reader -- --new-key printed it.')
  const threads = wholeNumber('threads', values.threads, Math.min(availableParallelism(), 64), 64)
  const queue = url === undefined ? null : { url, readerKey: readerKey! }
  const usual = queue === null ? threads * 2 : SHARED_AT_ONCE
  const atOnce = wholeNumber('at-once', values['at-once'], usual, MAX_AT_ONCE)
  return { from, out: resolve(values.out), queue, atOnce, threads }
}

/** Throws Refusal BAD_SETTING. */
function wholeNumber(name: string, given: string | undefined, usual: number, max: number): number {
  const value = given === undefined ? usual : Number(given)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw usageError(`--${name}: must be a whole number from 1 to ${max}.`)
}

async function poolOf({ queue, threads }: Command): Promise<Pool<DeskTasks>> {
  const [{ openReadingPool, readingTasks }, { limitsOfThreads }] = await Promise.all([
    import('../workflows/intake/reading-pool.ts'),
    import('./reading-limits.ts'),
  ])
  const onDefect = (error: Error): void => show(`\n${error.message}\n`)
  const local = openReadingPool(limitsOfThreads(queue === null ? threads : 1), { onDefect })
  if (queue === null) return local
  const [{ openSharedPool }, { version }, { systemClock }] = await Promise.all([
    import('../jobs/shared/shared-pool.ts'),
    import('./version.ts'),
    import('../clock.ts'),
  ])
  return openSharedPool<DeskTasks>({
    ...queue,
    clock: systemClock,
    version,
    desk: `batch ${systemClock.id()}`,
    priority: 'batch',
    local,
    shared: readingTasks,
    onDefect: error => show(`\nThe queue: ${error.message}\n`),
  })
}

const show = (text: string): void => void process.stderr.write(text)
/** On a terminal one line that is rewritten; elsewhere a line now and then. */
const EVERY_MS = process.stderr.isTTY ? 1000 : 30_000
const showLine = (line: string): void => show(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`)

async function run(command: Command): Promise<number> {
  const [{ findBatchFiles }, { BatchJournal }, { runBatch, tableHeader }, { BatchProgress }] = await Promise.all([
    import('../workflows/batch/find-files.ts'),
    import('../workflows/batch/journal.ts'),
    import('../workflows/batch/batch.ts'),
    import('../workflows/batch/progress.ts'),
  ])
  const { systemClock } = await import('../clock.ts')
  const files = findBatchFiles(command.from)
  mkdirSync(command.out, { recursive: true })
  const journal = new BatchJournal(command.out, tableHeader)
  const progress = new BatchProgress(files.length, Math.min(journal.count, files.length))
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  let notice: string | null = null
  const timer = setInterval(() => showLine(notice ?? progress.line(performance.now())), EVERY_MS)
  showLine(progress.line(performance.now()))
  const tablesFolder = mkdtempSync(join(tmpdir(), 'underwriter-desk-tables-'))
  const pool = await poolOf(command)
  try {
    await runBatch(files, {
      pool,
      journal,
      atOnce: command.atOnce,
      largest: LARGEST_FILE,
      now: systemClock.now(),
      tablesFolder,
      signal: stop.signal,
      onNotice: sentence => (notice = sentence),
      onDone: ({ pages, status }) => {
        notice = null
        progress.add({ pages, isRefused: status === 'refused' })
      },
    })
  } finally {
    clearInterval(timer)
    await pool.close()
    rmSync(tablesFolder, { recursive: true, force: true })
    journal.close()
  }
  showLine(progress.line(performance.now()))
  if (process.stderr.isTTY) show('\n')
  if (stop.signal.aborted) return exitCodes.interrupted
  return (await writeSummary(command.out)) > 0 ? exitCodes.partly : exitCodes.done
}

/** Writes the workbook from the table of all runs. Returns how many files were refused. */
async function writeSummary(out: string): Promise<number> {
  const [{ writeBatchReport }, { readTable }] = await Promise.all([
    import('../reports/batch-report.ts'),
    import('../workflows/batch/read-table.ts'),
  ])
  const table = join(out, 'files.csv')
  if (!existsSync(table)) return 0
  let refused = 0
  const path = join(out, 'summary.xlsx')
  await writeBatchReport(
    path,
    readTable(createReadStream(table), row => (refused += row.status === 'refused' ? 1 : 0)),
  )
  console.log(path)
  return refused
}

try {
  const command = readCommand(process.argv.slice(2))
  if (command === null) console.log(usage)
  else process.exitCode = await run(command)
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = exitCodes.usage
}
