/** What runs off the main thread for applications, as types; the functions stand with the others in `intake/tasks.ts`. */
import type { ReportedApplication } from '../../reports/application/reported-application.ts'
import type { MemoOrder } from '../../reports/memo/memo-report.ts'
import type { ApplicationFileInput, ApplicationFileOutput } from './read-file.ts'

export interface ApplicationTasks {
  readonly creditMemo: { readonly input: MemoOrder; readonly output: Uint8Array }
  readonly applicationReport: { readonly input: ReportedApplication; readonly output: Uint8Array }
  readonly readApplicationFile: { readonly input: ApplicationFileInput; readonly output: ApplicationFileOutput }
}
