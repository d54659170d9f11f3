/**
 * Command-line entry: reads documents for desks on other machines, through a queue in PostgreSQL. It is started with `--single-threaded`: V8 collects garbage
 * and compiles on threads of its own, which are as many more processors than `--threads` says. Without them two readers of one thread read 27.5 documents
 * of text a second on two cores (22 with them), one alone 16.8 (18 to 20): `npm run bench:queue`, 2026-11-28.
 */
import '../required-node.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadingOrder } from '../jobs/shared/shared-pool.ts'

const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
// Threads find it here.
process.env['NODE_COMPILE_CACHE'] = compiledCode
const { Refusal } = await import('../errors.ts')
const { commandOf } = await import('./command.ts')

const usage = `Usage: npm run reader -- --new-key FILE
       npm run reader -- --queue postgres://USER@HOST/DATABASE --key FILE [--threads N]

Reads documents that desks put into the queue (npm run serve -- --queue … --reader-key …). They arrive and leave sealed; nothing of them is written to
the disk of this machine.

  --new-key FILE   writes a new key for readers and prints its public half, which is --reader-key of the desks; all readers of these desks use the file
  --queue URL      the database; else DESK_QUEUE. A password belongs into PGPASSWORD or ~/.pgpass
  --key FILE       the key; else the key itself in DESK_READER_PRIVATE_KEY
  --threads N      threads that read, recognition of scans included; else one per core, at most 64

Ctrl+C or SIGTERM: takes nothing new, ends what is being read, or gives it back to the queue after 30 seconds.
Exit code: 0 ended, 1 a defect of the program, 2 usage error, or a queue that cannot be reached.`

const { usageError, read } = commandOf('reader')
const options = {
  'new-key': { type: 'string' },
  queue: { type: 'string' },
  key: { type: 'string' },
  threads: { type: 'string' },
  help: { type: 'boolean' },
} as const
const GRACE_MS = 30_000
const MAX_THREADS = 64
/** Sentences about how many documents were read are this far apart. */
const REPORT_EVERY_MS = 60_000

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw usageError(`${positionals[0]!}: this is one too many.`)
  if (values['new-key'] !== undefined) return writeKey(values['new-key'])
  const url = values.queue ?? process.env['DESK_QUEUE']
  if (url === undefined) throw usageError('--queue is missing: the address of the database.')
  if (!/^postgres(ql)?:\/\//.test(url))
    throw usageError('--queue: must be an address such as postgres://desk@db.example.com/queue.')
  await serve(url, privateKeyOf(values.key), threadsOf(values.threads))
}

async function writeKey(file: string): Promise<void> {
  if (existsSync(file)) throw usageError(`--new-key: ${file} is there already; readers may be using it.`)
  const { createReaderKey } = await import('../jobs/shared/reader-key.ts')
  const { publicKey, privateKey } = await createReaderKey()
  writeFileSync(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' })
  console.log(publicKey)
}

/** Throws Refusal BAD_SETTING. */
function privateKeyOf(file: string | undefined): string {
  const given = process.env['DESK_READER_PRIVATE_KEY']
  if (file === undefined && given === undefined) throw usageError('--key is missing: the file that --new-key wrote.')
  return (file === undefined ? given! : readFileSync(file, 'utf8')).trim()
}

/** Throws Refusal BAD_SETTING. */
function threadsOf(given: string | undefined): number {
  const threads = given === undefined ? availableParallelism() : Number(given)
  if (Number.isInteger(threads) && threads >= 1 && threads <= MAX_THREADS) return threads
  throw usageError(`--threads: must be a whole number from 1 to ${MAX_THREADS}.`)
}

async function serve(url: string, privateKey: string, threads: number): Promise<void> {
  const [{ openReader }, { taskKeyOpener }, { openReaderPool }, { limitsOfThreads }, { version }, grace] =
    await Promise.all([
      import('../jobs/shared/reader.ts'),
      import('../jobs/shared/reader-key.ts'),
      import('../workflows/intake/reading-pool.ts'),
      import('./reading-limits.ts'),
      import('./version.ts'),
      import('close-with-grace'),
    ])
  const pool = openReaderPool(limitsOfThreads(threads), { onDefect: error => console.error(error.message) })
  // Public tables of the program are unpacked there; documents never are.
  const tablesFolder = mkdtempSync(join(tmpdir(), 'underwriter-desk-tables-'))
  process.on('exit', () => rmSync(tablesFolder, { recursive: true, force: true }))
  let documents = 0
  const reader = await openReader({
    url,
    opener: await taskKeyOpener(privateKey),
    version,
    pool,
    threads,
    adapt: input => withTables(input, tablesFolder),
    onRead: count => (documents += count),
    onSentence: sentence => console.error(sentence),
    onError: error => console.error(`The queue: ${error.message}`),
  })
  grace.default({ delay: GRACE_MS + 5000, logger: false }, async () => {
    await reader.close(GRACE_MS)
    console.log(`Ended; ${documents} documents were read.`)
  })
  await pool.ready
  console.log(`Reading with ${threads} ${threads === 1 ? 'thread' : 'threads'}, version ${version}.`)
  let reported = 0
  setInterval(() => {
    if (documents > reported) console.log(`${documents} documents read.`)
    reported = documents
  }, REPORT_EVERY_MS)
}

/** Folders of the desk's machine are none of this one. */
function withTables(input: ReadingOrder['input'], tablesFolder: string): ReadingOrder['input'] {
  const lookups = input['lookups'] as object | null | undefined
  return lookups === null || lookups === undefined ? input : { ...input, lookups: { ...lookups, tablesFolder } }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
