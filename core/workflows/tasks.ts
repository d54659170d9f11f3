/** What runs off the main thread for financial statements: reading a file, and writing a workbook. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { Page, Problem } from '../document/model.ts'
import { extractStatements } from '../extraction/extract-statements.ts'
import type { StatementExtraction, StatementHints } from '../extraction/statement.ts'
import { statementRelevance } from '../extraction/statement-page.ts'
import type { TaskHandlers } from '../jobs/task.ts'
import { readDocument } from '../reading/read-document.ts'
import { readSealed, type SealedFile } from '../store/sealed-file.ts'

/** A file to read. A sealed one is opened by the worker: its plain bytes never pass the main thread. */
export interface ExtractInput {
  readonly source: SealedFile | { readonly bytes: Uint8Array }
  readonly fileName: string
  readonly password: string | null
  readonly hints: StatementHints
}

/** What was found in a file, and what is known of the file itself. */
export interface ExtractOutput {
  readonly extraction: StatementExtraction
  readonly pages: number
  readonly ocrPages: number
  readonly problems: readonly Problem[]
  /** Pages that were turned upright for reading. */
  readonly turnedPages: readonly Pick<Page, 'number' | 'width' | 'height' | 'rotation'>[]
}

export interface StatementTasks {
  readonly extract: { readonly input: ExtractInput; readonly output: ExtractOutput }
  readonly report: { readonly input: FinancialStatementResult; readonly output: Uint8Array }
}

export const statementTasks: TaskHandlers<StatementTasks> = {
  async extract({ source, fileName, password, hints }, { onProgress, signal }) {
    const document = await readDocument('bytes' in source ? source.bytes : readSealed(source), {
      fileName,
      onProgress,
      relevance: statementRelevance,
      ...(password !== null && { password }),
      ...(signal !== undefined && { signal }),
    })
    return {
      extraction: extractStatements(document, hints),
      pages: document.pages.length,
      ocrPages: document.pages.filter(page => page.source === 'ocr').length,
      problems: document.problems,
      turnedPages: document.pages.flatMap(({ number, width, height, rotation }) =>
        rotation === undefined ? [] : [{ number, width, height, rotation }],
      ),
    }
  },
  async report(result) {
    // Loaded at the first workbook: exceljs takes longer to load than most documents to read.
    const { financialReport } = await import('../reports/financial-report.ts')
    return financialReport(result)
  },
}
