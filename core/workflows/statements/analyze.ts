/** Statements of one company in several files → one result: every file read in the pool, then put together. */
import type { FinancialStatementMetadata, FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { PageGroup } from '../../contract/analysis-documents.ts'
import { Refusal } from '../../errors.ts'
import { statementKinds } from '../../contract/statement-figures.ts'
import type { StatementHints } from '../../extraction/statements/statement.ts'
import type { Pool } from '../../jobs/task.ts'
import { assembleStatements, type AssembleInput } from './assemble.ts'
import { unreadCode } from './statement-names.ts'
import { nothingFound, readFiles, type ReadingOutcome, type ReadOptions } from '../intake/read-files.ts'
import type { ExtractInput, ExtractOutput, StatementTasks } from './tasks.ts'

/** What is stated of a file beside its content. All null or absent: the statement is recognized by itself. */
export type StatementClues = StatementHints &
  Pick<
    FinancialStatementMetadata,
    'marketCapitalization' | 'sharePrice' | 'sharesOutstanding' | 'dividendsPerShare' | 'naicsCode'
  >

export interface StatementFile {
  readonly source: ExtractInput['source']
  readonly fileName: string
  /** Hex. */
  readonly sha256: string
  readonly password: string | null
  readonly clues: StatementClues
  /** Which documents of the file are read; undefined: all. */
  readonly documents?: readonly PageGroup[] | undefined
}

/** A file that was read. Plain data, kept so that a correction need not read it again. */
export interface ReadFile extends ExtractOutput {
  readonly fileName: string
  readonly sha256: string
  readonly clues: StatementClues
  readonly documents?: readonly PageGroup[]
}

/** Reads every file, several at a time. A refusal of one does not stop the others; the signal and defects do. */
export const readStatements = (
  files: readonly StatementFile[],
  pool: Pool<StatementTasks>,
  { signal, group, onProgress }: ReadOptions = {},
): Promise<ReadingOutcome<ReadFile>> =>
  readFiles(
    files,
    async ({ source, fileName, sha256, password, clues, documents }, onProgress) => {
      const { statementType, periodEnd, companyName, fiscalYear } = clues
      const hints = { statementType, periodEnd, companyName, fiscalYear }
      const options = { fileName, onProgress, ...(signal && { signal }), ...(group !== undefined && { group }) }
      const output = await pool.run('extract', { source, fileName, password, hints, documents }, options)
      if (output.extraction.readings.length > 0)
        return { ...output, fileName, sha256, clues, ...(documents && { documents }) }
      const [unread] = output.extraction.problems.filter(({ code }) =>
        statementKinds.some(kind => code === unreadCode(kind)),
      )
      const message = unread?.message ?? 'No balance sheet, income statement or cash flow statement was found in it.'
      throw new Refusal('NOT_FINANCIAL', nothingFound(message, output.problems), { fileName })
    },
    onProgress === undefined ? {} : { onProgress },
  )

/** The result of files that were read. Throws Refusal BAD_VALUE for a correction of something that is not there. */
export function resultOf(read: readonly ReadFile[], about: Omit<AssembleInput, 'files'>): FinancialStatementResult {
  const files: AssembleInput['files'] = read.map(({ extraction, clues, ...document }) => ({
    extraction,
    metadata: clues,
    document,
  }))
  return assembleStatements({ ...about, files })
}
