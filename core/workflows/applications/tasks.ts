/** What runs off the main thread for applications, as types; the functions stand with the others in `intake/tasks.ts`. */
import type { FullAnalysis } from '../../contract/application.ts'
import type { MemoOrder } from '../../reports/memo/memo-report.ts'
import type { ApplicationFileInput, ApplicationFileOutput } from './read-file.ts'

export interface ApplicationTasks {
  readonly creditMemo: { readonly input: MemoOrder; readonly output: Uint8Array }
  /** The workbook of the cash flow desk. */
  readonly cashFlowReport: { readonly input: FullAnalysis; readonly output: Uint8Array }
  readonly readApplicationFile: { readonly input: ApplicationFileInput; readonly output: ApplicationFileOutput }
}
