/** What runs off the main thread: reading a file of statements, of invoices or of an application, and writing workbooks. */
import type { FullAnalysis } from '../../contract/application.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { readStatementsOf } from '../statements/unread-statements.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import { statementRelevance } from '../../extraction/statements/page-relevance.ts'
import type { TaskHandlers } from '../../jobs/task.ts'
import { invoiceTasks, type InvoiceTasks } from '../invoices/tasks.ts'
import {
  readApplicationFile,
  type ApplicationFileInput,
  type ApplicationFileOutput,
} from '../applications/read-file.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from './read-file.ts'
import { diagnoseFile, type DiagnosticsTasks } from '../diagnostics/diagnose-file.ts'
import { inspectFile, type IntegrityTasks } from '../integrity/inspect-task.ts'
import { explainFile, type ExplainTasks } from '../explain/explain-file.ts'
import { classifyFile, type ClassifyTasks } from './classify-file.ts'
import type { OpenFileTasks } from './open-file.ts'

export interface ExtractInput extends FileInput {
  readonly hints: StatementHints
}

/** What was found in a file, and what is known of the file itself. */
export interface ExtractOutput extends FileFacts {
  readonly extraction: StatementExtraction
}

export interface StatementTasks {
  readonly extract: { readonly input: ExtractInput; readonly output: ExtractOutput }
  readonly report: { readonly input: FinancialStatementResult; readonly output: Uint8Array }
}

export const statementTasks: TaskHandlers<StatementTasks> = {
  async extract({ hints, ...file }, context) {
    const document = await readFile(file, statementRelevance, context)
    return { ...factsOf(document), extraction: readStatementsOf(document, hints) }
  },
  async report(result) {
    // Loaded at the first workbook: exceljs takes longer to load than most documents to read.
    const { financialReport } = await import('../../reports/financial-report.ts')
    return financialReport(result)
  },
}

export interface ApplicationTasks {
  /** The workbook of the cash flow desk. */
  readonly cashFlowReport: { readonly input: FullAnalysis; readonly output: Uint8Array }
  readonly readApplicationFile: { readonly input: ApplicationFileInput; readonly output: ApplicationFileOutput }
}

export type DeskTasks = StatementTasks &
  InvoiceTasks &
  ApplicationTasks &
  IntegrityTasks &
  ClassifyTasks &
  OpenFileTasks &
  ExplainTasks &
  DiagnosticsTasks

export const deskTasks: TaskHandlers<DeskTasks> = {
  ...statementTasks,
  ...invoiceTasks,
  readApplicationFile,
  inspectFile,
  async cashFlowReport(payload) {
    const { cashFlowReport } = await import('../../reports/cash-flow-report.ts')
    return cashFlowReport(payload)
  },
  classifyFile,
  // Loaded at the first one: most uploads are PDFs.
  openFile: async input => (await import('./open-file.ts')).openFile(input),
  explainFile,
  diagnoseFile,
}
