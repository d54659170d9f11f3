/** Files nobody has sorted: recognized and read one by one; all statements make one analysis, and all invoices make one. */
import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { Refusal, type RefusalCode } from '../../errors.ts'
import { resultOf, type ReadFile } from '../statements/analyze.ts'
import type { TaskProgress } from '../../jobs/task.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { InvoiceCollector } from '../invoices/collect.ts'
import { readFiles, type ReadOptions } from './read-files.ts'
import { classify, readForStatements, readInvoiceFile, type ClassifiedFile } from './classify.ts'
import type { CommandFile } from './command-file.ts'
import { readOther, type OtherFile } from './other-files.ts'
import type { ReadingJournal } from './reading-journal.ts'
import { restReader, type StartRestThread } from './rest-reader.ts'
import { statementTasks } from '../statements/tasks.ts'
import { invoiceWorkbookName, workbookName } from '../workbook-names.ts'

/** One analysis, whose answer names its workbook. */
interface Analyzed {
  readonly workbookName: string
  readonly workbook: (url: string) => Promise<Uint8Array>
}

export interface AnalyzedFiles {
  readonly refused: readonly Refusal[]
  /** Files of which nothing was stated and that are neither: documents of other kinds, and what is no PDF. */
  readonly others: readonly OtherFile[]
  readonly statements: (Analyzed & { readonly json: (url: string) => string }) | null
  readonly invoices: (Analyzed & { readonly json: (url: string) => Iterable<string> }) | null
}

/** What the journal keeps of a file: what was found in it, or why it was refused. */
export type JournalEntry =
  { readonly found: ClassifiedFile } | { readonly refused: { readonly code: RefusalCode; readonly message: string } }

export interface AnalyzeOptions {
  readonly clock: Clock
  readonly lookups: LookupSettings
  readonly onProgress: NonNullable<ReadOptions['onProgress']>
  /** Files that are in it are not read again; null: nothing is kept. */
  readonly journal: ReadingJournal<JournalEntry> | null
  /** Long files are read by two threads; undefined: by this one. */
  readonly startRestThread?: StartRestThread
  /** Is given what removes the files made on the way, to be called once nobody wants the JSON any more. */
  readonly atEnd: (cleanUp: () => void) => void
}

/** In this thread, a file at a time: the pages of a scan keep all threads busy by themselves. */
export async function analyzeFiles(
  files: readonly CommandFile[],
  { clock, lookups, onProgress, journal, startRestThread, atEnd }: AnalyzeOptions,
): Promise<AnalyzedFiles> {
  let collector = null as InvoiceCollector | null
  const others: OtherFile[] = []
  const readOne = async (file: CommandFile, onPage: (progress: TaskProgress) => void): Promise<ReadFile | null> => {
    const { fileName, password, clues, isInvoice } = file
    const bytes = file.load()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const input = { source: { bytes }, fileName, password, lookups }
    const isStatement = clues.statementType !== null
    const rest = startRestThread && restReader(startRestThread, { bytes, password, isStatement })
    const context = { onProgress: onPage }
    const read = async (): Promise<ClassifiedFile> => {
      if (isInvoice) return readInvoiceFile(input, context)
      const document = await readForStatements(
        { ...input, ...(rest !== undefined && { readRest: rest }) },
        clues,
        context,
      )
      try {
        return await classify(document, clues, lookups)
      } catch (error) {
        if (isLeft(error) && clues.statementType === null)
          others.push({ file, output: await readOther(document, { bytes, password, lookups }, context) })
        throw error
      }
    }
    const found = await (journal === null
      ? read()
      : readOnce(journal, JSON.stringify([sha256, fileName, isInvoice, clues]), read))
    // The words of its pages are of no use without a library.
    if (found.kind === 'financial-statements') {
      const { texts: _texts, ...output } = found.output
      return { ...output, fileName, sha256, clues }
    }
    const { texts: _texts, ...output } = found.output
    collector ??= await openCollector(clock, atEnd)
    collector.add({ ...output, fileName })
    return null
  }
  const readOrLeave = async (file: CommandFile, onPage: (progress: TaskProgress) => void): Promise<ReadFile | null> => {
    try {
      return await readOne(file, onPage)
    } catch (error) {
      if (!isLeft(error) || file.isInvoice || file.clues.statementType !== null) throw error
      // What it is was known before it was read, or is known from an earlier run.
      if (!others.some(other => other.file === file)) others.push({ file, output: null })
      return null
    }
  }
  const { read, refused } = await readFiles(files, readOrLeave, { onProgress, atOnce: 1 })
  const statements = read.filter(file => file !== null)
  return {
    refused,
    others,
    statements: statements.length === 0 ? null : statementAnalysis(statements, clock),
    invoices: collector === null ? null : invoiceAnalysis(collector),
  }
}

/** Refused here for what it is, not for its state. */
const isLeft = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'NOT_FINANCIAL' || error.code === 'NOT_A_PDF')

/** The next run may have the password. */
const refusedForNow: readonly RefusalCode[] = ['CANCELED', 'ENCRYPTED', 'WRONG_PASSWORD']

/** What the journal has under the key; else what `read` answers, its refusal too, which is then in the journal. */
async function readOnce(
  journal: ReadingJournal<JournalEntry>,
  key: string,
  read: () => Promise<ClassifiedFile>,
): Promise<ClassifiedFile> {
  const known = journal.find(key)
  if (known !== undefined) {
    if ('found' in known) return known.found
    throw new Refusal(known.refused.code, known.refused.message)
  }
  try {
    const found = await read()
    const { texts: _texts, ...output } = found.output
    journal.add(key, { found: { ...found, output } as ClassifiedFile })
    return found
  } catch (error) {
    if (error instanceof Refusal && !refusedForNow.includes(error.code))
      journal.add(key, { refused: { code: error.code, message: error.message } })
    throw error
  }
}

/** Loaded at the first invoice: statements need none of it. */
async function openCollector(clock: Clock, atEnd: AnalyzeOptions['atEnd']): Promise<InvoiceCollector> {
  const { InvoiceCollector: Collector } = await import('../invoices/collect.ts')
  const collector = new Collector(clock.id(), clock.now())
  atEnd(() => collector.close())
  return collector
}

function statementAnalysis(read: readonly ReadFile[], clock: Clock): NonNullable<AnalyzedFiles['statements']> {
  const result = resultOf(read, { analysisId: clock.id(), reportUrl: '' })
  const named = (reportUrl: string) => ({ ...result, reportUrl })
  return {
    workbookName: workbookName(result),
    workbook: url => statementTasks.report(named(url), { onProgress: () => undefined }),
    json: url => JSON.stringify(named(url), null, 2),
  }
}

function invoiceAnalysis(collector: InvoiceCollector): NonNullable<AnalyzedFiles['invoices']> {
  const result = collector.result('')
  const named = (url: string) => ({ ...result, download_url: url })
  return {
    workbookName: invoiceWorkbookName(result),
    async workbook(url) {
      const { invoiceReport } = await import('../../reports/invoice-report.ts')
      return invoiceReport(named(url))
    },
    json: url => collector.json(named(url)),
  }
}
