/** Everything that runs off the main thread: reading a file of statements, of invoices or of an application, and writing workbooks and memos. */
import type { TaskHandlers } from '../../jobs/task.ts'
import { invoiceTasks, type InvoiceTasks } from '../invoices/tasks.ts'
import { statementTasks, type StatementTasks } from '../statements/tasks.ts'
import { readApplicationFile } from '../applications/read-file.ts'
import type { ApplicationTasks } from '../applications/tasks.ts'
import { diagnoseFile, type DiagnosticsTasks } from '../diagnostics/diagnose-file.ts'
import { inspectFile, type IntegrityTasks } from '../integrity/inspect-task.ts'
import type { BatchTasks } from '../batch/analyze-alone.ts'
import { explainFile, type ExplainTasks } from '../explain/explain-file.ts'
import { classifyFile, type ClassifyTasks } from './classify-file.ts'
import type { OpenFileTasks } from './open-file.ts'

export type DeskTasks = StatementTasks &
  InvoiceTasks &
  ApplicationTasks &
  IntegrityTasks &
  ClassifyTasks &
  OpenFileTasks &
  ExplainTasks &
  DiagnosticsTasks &
  BatchTasks

export const deskTasks: TaskHandlers<DeskTasks> = {
  ...statementTasks,
  ...invoiceTasks,
  readApplicationFile,
  inspectFile,
  async applicationReport(application) {
    const { applicationReport } = await import('../../reports/application-report.ts')
    return applicationReport(application)
  },
  // Loaded at the first one: few applications get a memo, and the package is large.
  creditMemo: async order => (await import('../../reports/memo/memo-report.ts')).memoReport(order),
  classifyFile,
  // Loaded at the first one: most uploads are PDFs.
  openFile: async input => (await import('./open-file.ts')).openFile(input),
  explainFile,
  diagnoseFile,
  // Of batches only: nothing else puts an application together in a worker.
  analyzeAlone: async (input, context) => (await import('../batch/analyze-alone.ts')).analyzeAlone(input, context),
}
