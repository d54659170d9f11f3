/** Drawn statements read and assembled as one request does it: pages as pictures of text, one file each. */

import type { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import { readStatementsOf } from '../../core/workflows/statements/unread-statements.ts'
import type { Corrected } from '../../core/workflows/analysis-kind.ts'
import { assembleStatements } from '../../core/workflows/statements/assemble.ts'
import { drawPage } from './draw-page.ts'

/** Pages of one file, each a picture. */
export type DrawnFile = readonly string[]

/** The result of files; `corrections` as a reviewer would post them. */
export function resultOfDrawn(
  files: readonly DrawnFile[],
  corrections: readonly { readonly path: string; readonly value: number | string | null }[] = [],
): FinancialStatementResult {
  return assembleStatements({
    analysisId: 'a',
    reportUrl: 'u',
    files: files.map((pages, index) => {
      const fileName = `${index + 1}.pdf`
      const document = {
        fileName,
        pages: pages.map((page, at) => drawPage(page, { number: at + 1 })),
        problems: [],
      }
      const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
      return {
        extraction: readStatementsOf(document, hints),
        metadata: {},
        document: { sha256: `sha ${fileName}`, pages: pages.length, ocrPages: 0, problems: [] },
      }
    }),
    corrections: corrections.map(({ path, value }): Corrected => ({ path, value, note: null }) as Corrected),
  })
}
