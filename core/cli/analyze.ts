/**
 * Command-line entry: documents in, JSON on stdout and workbooks in a folder, progress on stderr. Statements and invoices are read here, without a
 * service and a data folder; documents of other kinds are an application, which is read elsewhere.
 */
import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import type { JournalEntry } from '../workflows/intake/analyze-files.ts'
import type { CommandFile } from '../workflows/intake/command-file.ts'
import type { ReadingJournal } from '../workflows/intake/reading-journal.ts'
import type { StartRestThread } from '../workflows/intake/rest-reader.ts'
import type { StatementClues } from '../workflows/statements/analyze.ts'
import type { GivenFile, ReadApplication } from './read-application.ts'
import { readCommand, usage, usageError, type Command } from './analyze-arguments.ts'

// Everything below is loaded late: compiled code from the last run is worth more than a third of a short run.
const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
// Threads find it here: each would hold the compiler of TypeScript otherwise. What config.ts has for this comes with zod, which takes 35 ms.
process.env['NODE_COMPILE_CACHE'] = compiledCode

const exitCodes = { done: 0, defect: 1, usage: 2, partly: 3, nothing: 4 } as const
/** Refused before it is read into memory; the service has the same limit. */
const LARGEST_FILE = 25 * 1024 * 1024

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

/** What the sources and the built command line start differently. */
export interface Host {
  readonly startRestThread?: StartRestThread
  readonly readApplication: ReadApplication
}

async function analyze(command: Command, host: Host): Promise<number> {
  prepareFolder(command.out)
  void startPdfium()
  const [{ analyzeFiles }, { systemClock }] = await Promise.all([
    import('../workflows/intake/analyze-files.ts'),
    import('../clock.ts'),
  ])
  const files = command.files.map(file => fileOf(file, command))
  const journal = files.length > 1 ? await openJournal(command.out) : null
  const { refused, statements, invoices, others } = await analyzeFiles(files, {
    clock: systemClock,
    lookups: { tablesFolder: fileURLToPath(new URL('../.cache/tables', import.meta.url)), geocoder: null },
    onProgress: ({ progress, message }) => report(progressLine(progress, files.length, message), true),
    journal,
    startRestThread: host.startRestThread ?? startFromSource,
    // However the process ends: the reader of the JSON may leave in the middle of it.
    atEnd: cleanUp => void process.once('exit', cleanUp),
  })
  for (const { message } of refused) report(message)
  const given = others.map(({ file, output }) => ({ ...command.files[files.indexOf(file)]!, output }))
  const application = given.length === 0 ? null : await readOthers(given, command.out, host)
  if (statements !== null || invoices !== null) report('Writing the workbook', true)
  const members: Member[] = []
  if (statements !== null) {
    const url = writeWorkbook(join(command.out, statements.workbookName), statements.workbook)
    members.push({ name: 'financial_statement_analysis', json: [statements.json(await url)] })
  }
  if (invoices !== null) {
    const url = writeWorkbook(join(command.out, invoices.workbookName), invoices.workbook)
    members.push({ name: 'invoice_analysis', json: invoices.json(await url) })
  }
  if (application !== null && application.json !== null) members.push({ name: 'application', json: application.json })
  if (members.length === 0) return exitCodes.nothing
  await print(members)
  return refused.length + (application?.refused ?? 0) === 0 ? exitCodes.done : exitCodes.partly
}

/** An application by the name of its first file. */
async function readOthers(
  files: readonly (Command['files'][number] & Pick<GivenFile, 'output'>)[],
  out: string,
  { readApplication }: Host,
) {
  const given = files.map(({ path, stated, output }) => ({
    name: basename(path),
    path: resolve(path),
    password: stated.password ?? null,
    output,
  }))
  // What is left to read is read by threads; the engines of this one hold as much memory as the largest file took.
  await (await import('../reading/read-document.ts')).closeReading()
  return readApplication(given, { appId: given[0]!.name, out })
}

/** A member of the printed JSON, in pieces. */
interface Member {
  readonly name: string
  readonly json: Iterable<string>
}

/** A single one stands for itself. A piece at a time: hundreds of invoices are more than should wait in memory for a slow reader. */
async function print(members: readonly Member[]): Promise<void> {
  const alone = members.length === 1
  for (const [index, { name, json }] of members.entries()) {
    if (!alone) process.stdout.write(`${index === 0 ? '{' : ','}\n"${name}": `)
    for (const piece of json) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
  process.stdout.write(alone ? '\n' : '\n}\n')
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

/** Its address, which the JSON names. */
async function writeWorkbook(path: string, workbook: (url: string) => Promise<Uint8Array>): Promise<string> {
  const url = pathToFileURL(path).href
  writeFileSync(path, await workbook(url))
  report(`Workbook: ${path}`)
  return url
}

// Whoever reads the JSON may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exitCodes.done)
})

const startFromSource: StartRestThread = (order, resourceLimits) =>
  new Worker(new URL('../workflows/intake/rest-thread.ts', import.meta.url), { workerData: order, resourceLimits })

/** Runs one command and resolves to its exit code; defects are thrown. */
export async function main(args: readonly string[], host: Host): Promise<number> {
  try {
    const command = readCommand(args)
    if (command !== null) return await (command.integrity ? inspect(command) : analyze(command, host))
    console.log(usage)
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return exitCodes.usage
  }
}

// Not awaited: the built command line cannot wait for a module.
if (import.meta.main) {
  const readApplication: ReadApplication = async (files, options) =>
    (await import('./read-application.ts')).readApplication(files, options)
  void main(process.argv.slice(2), { readApplication }).then(code => (process.exitCode = code))
}
