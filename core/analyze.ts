/** Command-line entry: statements in, JSON on stdout and the workbook in a folder, progress on stderr. Needs no service and no data folder. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { FinancialStatementResult } from './contract/financial-statement.ts'
import type { StatementClues, StatementFile } from './workflows/analyse-statements.ts'

if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `Underwriter Desk needs Node 24 or newer; this is ${process.versions.node}. Start it with: npm run analyze`,
  )
  process.exit(2)
}
// Everything below is loaded late: compiled code from the last run is worth more than a third of a short run.
const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
// Threads find it here: each would hold the compiler of TypeScript otherwise. What config.ts has for this comes with zod, which takes 35 ms.
process.env['NODE_COMPILE_CACHE'] = compiledCode
const { Refusal } = await import('./errors.ts')

const usage = `Usage: npm run analyze -- FILE.pdf|FOLDER… [options]

Reads financial statements, prints the analysis as JSON and writes the workbook. Several files make one analysis.

  --type TYPE         BALANCE_SHEET, INCOME_STATEMENT or CASH_FLOW_STATEMENT; else recognised
  --period-end DATE   YYYY-MM-DD; else the latest period found
  --fiscal-year YEAR
  --password TEXT     of an encrypted file
  --company NAME      of all files
  --market-capitalization, --share-price, --shares-outstanding, --dividends-per-share NUMBER
  --out DIR           folder of the workbook; else the current one

The first four hold for the file before them, or for all files when they stand before the first.
Exit code: 0 all files analysed, 1 a defect of the program, 2 wrong use, 3 some files refused, 4 no file analysed.`

const exitCodes = { done: 0, usage: 2, partly: 3, nothing: 4 } as const
/** Refused before it is read into memory; the service has the same limit. */
const LARGEST_FILE = 25 * 1024 * 1024

const options = {
  type: { type: 'string' },
  'period-end': { type: 'string' },
  'fiscal-year': { type: 'string' },
  password: { type: 'string' },
  company: { type: 'string' },
  'market-capitalization': { type: 'string' },
  'share-price': { type: 'string' },
  'shares-outstanding': { type: 'string' },
  'dividends-per-share': { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const
const perFile = ['type', 'period-end', 'fiscal-year', 'password'] as const
type PerFile = Partial<Record<(typeof perFile)[number], string>>

interface Command {
  readonly files: readonly { readonly path: string; readonly said: PerFile }[]
  readonly company: string | null
  readonly market: Pick<
    StatementClues,
    'marketCapitalization' | 'sharePrice' | 'sharesOutstanding' | 'dividendsPerShare'
  >
  readonly out: string
}

const misuse = (message: string): InstanceType<typeof Refusal> =>
  new Refusal('BAD_SETTING', `${message}\nSee: npm run analyze -- --help`)

/** null: help was asked for. Throws Refusal BAD_SETTING. */
function readCommand(args: readonly string[]): Command | null {
  const { values, tokens } = parsedArguments(args)
  if (values.help === true) return null
  const forAll: PerFile = {}
  const files: { path: string; said: PerFile }[] = []
  let current: PerFile[] = [forAll]
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const found = pdfsAt(token.value).map(path => ({ path, said: {} }))
      files.push(...found)
      current = found.map(file => file.said)
    } else if (token.kind === 'option') {
      const name = perFile.find(option => option === token.name)
      if (name !== undefined) for (const said of current) said[name] = checked(name, token.value ?? '')
    }
  }
  if (files.length === 0) throw misuse('No file was given.')
  const market = (name: keyof typeof values): number | undefined => {
    const value = values[name]
    if (value === undefined) return undefined
    if (Number.isFinite(Number(value)) && Number(value) >= 0) return Number(value)
    throw misuse(`--${name}: ${String(value)} is not a number.`)
  }
  return {
    files: files.map(({ path, said }) => ({ path, said: { ...forAll, ...said } })),
    company: values.company ?? null,
    market: {
      marketCapitalization: market('market-capitalization'),
      sharePrice: market('share-price'),
      sharesOutstanding: market('shares-outstanding'),
      dividendsPerShare: market('dividends-per-share'),
    },
    out: resolve(values.out ?? '.'),
  }
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw misuse((error as Error).message)
  }
}

/** A file as it is; of a folder every PDF in it and below, by name, "2" before "10". */
function pdfsAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw misuse(`${path}: there is no such file.`)
  if (!found.isDirectory()) return [path]
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.pdf$/i.test(name))
  if (inside.length === 0) throw misuse(`${path}: there is no PDF in this folder.`)
  return inside.sort(new Intl.Collator('en', { numeric: true }).compare).map(name => join(path, name))
}

function checked(name: (typeof perFile)[number], value: string): string {
  if (name === 'type' && !['BALANCE_SHEET', 'INCOME_STATEMENT', 'CASH_FLOW_STATEMENT'].includes(value)) {
    throw misuse(`--type: ${value} is not BALANCE_SHEET, INCOME_STATEMENT or CASH_FLOW_STATEMENT.`)
  }
  if (name === 'period-end' && !isDate(value))
    throw misuse(`--period-end: ${value} is not a date of the form YYYY-MM-DD.`)
  return value
}

function isDate(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function statementFile({ path, said }: Command['files'][number], { company, market }: Command): StatementFile {
  const fileName = basename(path)
  if (statSync(path).size > LARGEST_FILE)
    throw new Refusal('FILE_TOO_LARGE', `${fileName} is larger than 25 MB.`, { fileName })
  const bytes = readFileSync(path)
  const clues = {
    statementType: (said.type ?? null) as StatementClues['statementType'],
    periodEnd: said['period-end'] ?? null,
    companyName: company,
    fiscalYear: said['fiscal-year'] ?? null,
    ...market,
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { source: { bytes }, fileName, sha256, password: said.password ?? null, clues }
}

/** One line that is rewritten on a terminal; elsewhere only what is worth keeping in a log. */
function say(message: string, passing = false): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${message}${passing ? '' : '\n'}`)
  else if (!passing) process.stderr.write(`${message}\n`)
}

async function analyze(command: Command): Promise<number> {
  const [{ readStatements, resultOf }, { statementTasks }, { openInThreadPool }, { systemClock }, { workbookName }] =
    await Promise.all([
      import('./workflows/analyse-statements.ts'),
      import('./workflows/tasks.ts'),
      import('./jobs/in-thread-pool.ts'),
      import('./clock.ts'),
      import('./workflows/workbook-names.ts'),
    ])
  const pool = openInThreadPool(statementTasks)
  const refused: string[] = []
  const files = command.files.flatMap(file => {
    try {
      return [statementFile(file, command)]
    } catch (error) {
      // A Refusal, or the operating system's no to reading the file.
      if (!(error instanceof Refusal) && !(error as NodeJS.ErrnoException).syscall) throw error
      refused.push((error as Error).message)
      return []
    }
  })
  const outcome = await readStatements(files, pool, { onProgress: ({ message }) => say(message, true) })
  refused.push(...outcome.refused.map(({ message }) => message))
  for (const message of refused) say(message)
  if (outcome.read.length === 0) return exitCodes.nothing

  const result = resultOf(outcome.read, { analysisId: systemClock.id(), reportUrl: '' })
  say('Writing the workbook', true)
  const path = join(command.out, workbookName(result))
  const written: FinancialStatementResult = { ...result, reportUrl: pathToFileURL(path).href }
  const workbook = await pool.run('report', written)
  mkdirSync(command.out, { recursive: true })
  writeFileSync(path, workbook)
  say(`Workbook: ${path}`)
  process.stdout.write(JSON.stringify(written, null, 2) + '\n')
  return refused.length === 0 ? exitCodes.done : exitCodes.partly
}

try {
  const command = readCommand(process.argv.slice(2))
  if (command === null) console.log(usage)
  else process.exitCode = await analyze(command)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.usage
}
