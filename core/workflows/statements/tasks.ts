/** What runs off the main thread for financial statements: reading a file, and writing the workbook. */
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { statementRelevance } from '../../extraction/statements/page-relevance.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { TaskHandlers } from '../../jobs/task.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from '../intake/read-file.ts'
import { textsOfPages } from '../intake/page-groups.ts'
import { readStatementFile, type OtherCompany } from './read-statement-file.ts'

export interface ExtractInput extends FileInput {
  readonly hints: StatementHints
  /** Which documents of the file are read; absent: it is read as a whole. */
  readonly documents?: readonly PageGroup[] | undefined
}

/** What was found in a file, and what is known of the file itself. */
export interface ExtractOutput extends FileFacts {
  readonly extraction: StatementExtraction
  /** Companies of the file whose statements were left out; absent: there are none. */
  readonly others?: readonly OtherCompany[]
}

export interface StatementTasks {
  readonly extract: { readonly input: ExtractInput; readonly output: ExtractOutput }
  readonly report: { readonly input: FinancialStatementResult; readonly output: Uint8Array }
}

export const statementTasks: TaskHandlers<StatementTasks> = {
  async extract({ hints, documents, ...file }, context) {
    const document = await readFile(file, statementRelevance, context)
    return { ...textsOfPages(factsOf(document), documents ?? null), ...readStatementFile(document, hints, documents) }
  },
  async report(result) {
    // Loaded at the first workbook: exceljs takes longer to load than most documents to read.
    const { financialReport } = await import('../../reports/financial-report.ts')
    return financialReport(result)
  },
}
