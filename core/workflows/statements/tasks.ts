/** What runs off the main thread for financial statements: reading a file, and writing the workbook. */
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { statementRelevance } from '../../extraction/statements/page-relevance.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import type { TaskHandlers } from '../../jobs/task.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from '../intake/read-file.ts'
import { readStatementsOf } from './unread-statements.ts'

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
