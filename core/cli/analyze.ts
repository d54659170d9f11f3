/** Command-line entry: statements and invoices in, JSON on stdout and workbooks in a folder, progress on stderr. Needs no service and no data folder. */
import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import type { CommandFile, JournalEntry } from '../workflows/intake/analyze-files.ts'
import type { ReadingJournal } from '../workflows/intake/reading-journal.ts'
import type { StartRestThread } from '../workflows/intake/rest-reader.ts'
import type { StatementClues } from '../workflows/statements/analyze.ts'

// Everything below is loaded late: compiled code from the last run is worth more than a third of a short run.
const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
// Threads find it here: each would hold the compiler of TypeScript otherwise. What config.ts has for this comes with zod, which takes 35 ms.
process.env['NODE_COMPILE_CACHE'] = compiledCode

const usage = `Usage: npm run analyze -- FILE.pdf|FOLDER… [options]

Reads financial statements and invoices, classifies them, prints the analysis as JSON and writes the workbook.
All statements make one analysis, and all invoices make one; with both, the JSON has a member for each.
All kinds of documents of one applicant: npm run analyze -- --application FOLDER (--help says more).

  --type TYPE         BALANCE_SHEET, INCOME_STATEMENT, CASH_FLOW_STATEMENT or INVOICE; else recognized
  --period-end DATE   YYYY-MM-DD; else the latest period found
  --fiscal-year YEAR
  --password TEXT     of an encrypted file
  --company NAME      of all files
  --market-capitalization, --share-price, --shares-outstanding, --dividends-per-share NUMBER
  --out DIR           folder of the workbooks; else the current one
  --integrity         prints the signs of change in each file in place of an analysis; bank statements, loan applications and tax returns too

The first four hold for the file before them, or for all files when they stand before the first.
A run over several files that was ended goes on where it stopped: what it has read is kept in the folder of the workbooks until the run is over.
Exit code: 0 all files analyzed, 1 a defect of the program, 2 usage error, 3 some files refused, 4 no file analyzed.`

const exitCodes = { done: 0, defect: 1, usage: 2, partly: 3, nothing: 4 } as const
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
  integrity: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
const documentTypes = ['BALANCE_SHEET', 'INCOME_STATEMENT', 'CASH_FLOW_STATEMENT', 'INVOICE']
const perFile = ['type', 'period-end', 'fiscal-year', 'password'] as const
type PerFile = Partial<Record<(typeof perFile)[number], string>>

interface Command {
  readonly files: readonly { readonly path: string; readonly stated: PerFile }[]
  readonly company: string | null
  readonly market: Pick<
    StatementClues,
    'marketCapitalization' | 'sharePrice' | 'sharesOutstanding' | 'dividendsPerShare'
  >
  readonly out: string
  readonly integrity: boolean
}

const usageError = (message: string): Refusal =>
  new Refusal('BAD_SETTING', `${message}\nSee: npm run analyze -- --help`)

/** null: help was asked for. Throws Refusal BAD_SETTING. */
function readCommand(args: readonly string[]): Command | null {
  const { values, tokens } = parsedArguments(args)
  if (values.help === true) return null
  const forAll: PerFile = {}
  const files: { path: string; stated: PerFile }[] = []
  let current: PerFile[] = [forAll]
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const found = pdfsAt(token.value).map(path => ({ path, stated: {} }))
      files.push(...found)
      current = found.map(file => file.stated)
    } else if (token.kind === 'option') {
      const name = perFile.find(option => option === token.name)
      if (name !== undefined) for (const stated of current) stated[name] = checked(name, token.value ?? '')
    }
  }
  if (files.length === 0) throw usageError('No file was given.')
  const market = (name: keyof typeof values): number | undefined => {
    const value = values[name]
    if (value === undefined) return undefined
    if (Number.isFinite(Number(value)) && Number(value) >= 0) return Number(value)
    throw usageError(`--${name}: ${String(value)} is not a number.`)
  }
  return {
    files: files.map(({ path, stated }) => ({ path, stated: { ...forAll, ...stated } })),
    company: values.company ?? null,
    market: {
      marketCapitalization: market('market-capitalization'),
      sharePrice: market('share-price'),
      sharesOutstanding: market('shares-outstanding'),
      dividendsPerShare: market('dividends-per-share'),
    },
    out: resolve(values.out ?? '.'),
    integrity: values.integrity === true,
  }
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw usageError((error as Error).message)
  }
}

/** A file as it is; of a folder every PDF in it and below, by name, "2" before "10". */
function pdfsAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw usageError(`${path}: there is no such file.`)
  if (!found.isDirectory()) return [path]
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.pdf$/i.test(name))
  if (inside.length === 0) throw usageError(`${path}: there is no PDF in this folder.`)
  return inside.sort(new Intl.Collator('en', { numeric: true }).compare).map(name => join(path, name))
}

function checked(name: (typeof perFile)[number], value: string): string {
  if (name === 'type' && !documentTypes.includes(value)) {
    throw usageError(`--type: ${value} is not ${documentTypes.slice(0, -1).join(', ')} or ${documentTypes.at(-1)}.`)
  }
  if (name === 'period-end' && !isDate(value))
    throw usageError(`--period-end: ${value} is not a date of the form YYYY-MM-DD.`)
  return value
}

function isDate(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A file whose bytes are held only while it is read. */
function fileOf({ path, stated }: Command['files'][number], { company, market }: Command): CommandFile {
  const fileName = basename(path)
  const statementType = stated.type === 'INVOICE' ? null : (stated.type ?? null)
  return {
    fileName,
    password: stated.password ?? null,
    isInvoice: stated.type === 'INVOICE',
    clues: {
      statementType: statementType as StatementClues['statementType'],
      periodEnd: stated['period-end'] ?? null,
      companyName: company,
      fiscalYear: stated['fiscal-year'] ?? null,
      ...market,
    },
    load() {
      try {
        if (statSync(path).size > LARGEST_FILE)
          throw new Refusal('FILE_TOO_LARGE', `${fileName} is larger than 25 MB.`, { fileName })
        return readFileSync(path)
      } catch (error) {
        // The operating system's no.
        if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
        throw new Refusal('UNREADABLE', (error as Error).message, { fileName, cause: error })
      }
    },
  }
}

/** One line that is rewritten on a terminal; elsewhere only what is worth keeping in a log. */
function report(message: string, passing = false): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${message}${passing ? '' : '\n'}`)
  else if (!passing) process.stderr.write(`${message}\n`)
}

const BAR_CELLS = 20
/** `[#####···············] 130 of 500  Reading…`; of a single file only what is done with it. */
function progressLine(progress: number, files: number, message: string): string {
  if (files === 1) return message
  const filled = Math.round(progress * BAR_CELLS)
  return `[${'#'.repeat(filled)}${'·'.repeat(BAR_CELLS - filled)}] ${Math.floor(progress * files)} of ${files}  ${message}`
}

/** Compiling PDFium is the work of other threads: it goes on while this one loads the rest. */
async function startPdfium(): Promise<void> {
  const { pdfium } = await import('../reading/pdf/pdfium.ts')
  // What cannot be started is thrown when the first page is read.
  await pdfium().catch(() => undefined)
}

async function analyze(command: Command, startRestThread: StartRestThread): Promise<number> {
  prepareFolder(command.out)
  void startPdfium()
  const [{ analyzeFiles }, { systemClock }] = await Promise.all([
    import('../workflows/intake/analyze-files.ts'),
    import('../clock.ts'),
  ])
  const files = command.files.map(file => fileOf(file, command))
  const journal = files.length > 1 ? await openJournal(command.out) : null
  const { refused, statements, invoices } = await analyzeFiles(files, {
    clock: systemClock,
    lookups: { tablesFolder: fileURLToPath(new URL('../.cache/tables', import.meta.url)), geocoder: null },
    onProgress: ({ progress, message }) => report(progressLine(progress, files.length, message), true),
    journal,
    startRestThread,
    // However the process ends: the reader of the JSON may leave in the middle of it.
    atEnd: cleanUp => void process.once('exit', cleanUp),
  })
  for (const { message } of refused) report(message)
  report('Writing the workbook', true)
  const both = statements !== null && invoices !== null
  if (both) process.stdout.write('{\n"financial_statement_analysis": ')
  if (statements !== null) {
    const path = join(command.out, statements.workbookName)
    writeWorkbook(path, await statements.workbook(pathToFileURL(path).href))
    process.stdout.write(statements.json(pathToFileURL(path).href))
  }
  if (both) process.stdout.write(',\n"invoice_analysis": ')
  if (invoices !== null) {
    const path = join(command.out, invoices.workbookName)
    writeWorkbook(path, await invoices.workbook(pathToFileURL(path).href))
    // A piece at a time: hundreds of invoices are more than should wait in memory for a slow reader.
    for (const piece of invoices.json(pathToFileURL(path).href))
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
  if (statements === null && invoices === null) return exitCodes.nothing
  process.stdout.write(both ? '\n}\n' : '\n')
  return refused.length === 0 ? exitCodes.done : exitCodes.partly
}

async function inspect(command: Command): Promise<number> {
  const [{ reportIntegrity }, { systemClock }] = await Promise.all([
    import('./integrity-report.ts'),
    import('../clock.ts'),
  ])
  const files = command.files.map(file => fileOf(file, command))
  const { inspected, refused } = await reportIntegrity(files, {
    clock: systemClock,
    print: text => void process.stdout.write(text),
    report,
  })
  if (inspected === 0) return exitCodes.nothing
  return refused === 0 ? exitCodes.done : exitCodes.partly
}

/** Of another release of the product nothing is taken over: it may read better. */
async function openJournal(folder: string): Promise<ReadingJournal<JournalEntry>> {
  const { ReadingJournal } = await import('../workflows/intake/reading-journal.ts')
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const journal = new ReadingJournal<JournalEntry>(join(folder, `.analysis-in-progress-${version}.jsonl`))
  // A defect keeps it, and so does whatever ends the process from outside.
  process.once('exit', code => (code === exitCodes.defect ? journal.close() : journal.remove()))
  if (journal.count > 0) report(`Going on with a run that was ended: ${journal.count} files are read already.`)
  return journal
}

/** Before the work, so that it is not done for nothing. Throws Refusal BAD_SETTING. */
function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw usageError(`--out: ${folder} cannot be written (${(error as Error).message}).`)
  }
}

function writeWorkbook(path: string, workbook: Uint8Array): void {
  writeFileSync(path, workbook)
  report(`Workbook: ${path}`)
}

// Whoever reads the JSON may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exitCodes.done)
})

const startFromSource: StartRestThread = order =>
  new Worker(new URL('../workflows/intake/rest-thread.ts', import.meta.url), { workerData: order })

/** Runs one command and resolves to its exit code; defects are thrown. `startRestThread`: of the built command line. */
export async function main(args: readonly string[], startRestThread = startFromSource): Promise<number> {
  try {
    const command = readCommand(args)
    if (command !== null) return await (command.integrity ? inspect(command) : analyze(command, startRestThread))
    console.log(usage)
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return exitCodes.usage
  }
}

// Not awaited: the built command line cannot wait for a module.
if (import.meta.main) void main(process.argv.slice(2)).then(code => (process.exitCode = code))
