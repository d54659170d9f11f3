/** Files nobody has sorted: recognized and read one by one; all statements make one analysis, and all invoices make one. */
import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Refusal } from '../../errors.ts'
import { resultOf, type ReadFile, type StatementClues } from '../statements/analyze.ts'
import type { TaskProgress } from '../../jobs/task.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { InvoiceCollector } from '../invoices/collect.ts'
import { readFiles, type ReadOptions } from './read-files.ts'
import { readAndClassify, readInvoiceFile } from './classify.ts'
import { statementTasks } from './tasks.ts'
import { invoiceWorkbookName, workbookName } from '../workbook-names.ts'

export interface CommandFile {
  readonly fileName: string
  readonly password: string | null
  readonly clues: StatementClues
  /** Stated to be one: statements are not looked for. */
  readonly isInvoice: boolean
  /** Its bytes, asked for when its turn has come and held no longer than it is read. Throws Refusal. */
  readonly load: () => Uint8Array
}

/** One analysis, whose answer names its workbook. */
interface Analyzed {
  readonly workbookName: string
  readonly workbook: (url: string) => Promise<Uint8Array>
}

export interface AnalyzedFiles {
  readonly refused: readonly Refusal[]
  readonly statements: (Analyzed & { readonly json: (url: string) => string }) | null
  readonly invoices: (Analyzed & { readonly json: (url: string) => Iterable<string> }) | null
}

export interface AnalyzeOptions {
  readonly clock: Clock
  readonly lookups: LookupSettings
  readonly onProgress: NonNullable<ReadOptions['onProgress']>
  /** Is given what removes the files made on the way, to be called once nobody wants the JSON any more. */
  readonly atEnd: (cleanUp: () => void) => void
}

/** In this thread, a file at a time: the pages of a scan keep all threads busy by themselves. */
export async function analyzeFiles(
  files: readonly CommandFile[],
  { clock, lookups, onProgress, atEnd }: AnalyzeOptions,
): Promise<AnalyzedFiles> {
  let collector = null as InvoiceCollector | null
  const readOne = async (file: CommandFile, onPage: (progress: TaskProgress) => void): Promise<ReadFile | null> => {
    const { fileName, password, clues, isInvoice } = file
    const bytes = file.load()
    const input = { source: { bytes }, fileName, password, lookups }
    const context = { onProgress: onPage }
    const found = await (isInvoice ? readInvoiceFile(input, context) : readAndClassify(input, clues, context))
    if (found.kind === 'financial-statements')
      return { ...found.output, fileName, sha256: createHash('sha256').update(bytes).digest('hex'), clues }
    collector ??= await openCollector(clock, atEnd)
    const { texts: _texts, ...output } = found.output
    collector.add({ ...output, fileName })
    return null
  }
  const { read, refused } = await readFiles(files, readOne, { onProgress, atOnce: 1 })
  const statements = read.filter(file => file !== null)
  return {
    refused,
    statements: statements.length === 0 ? null : statementAnalysis(statements, clock),
    invoices: collector === null ? null : invoiceAnalysis(collector),
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
