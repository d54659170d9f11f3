/** Statements of one company in several files → one result: every file read in the pool, then put together. */
import type { FinancialStatementMetadata, FinancialStatementResult } from '../contract/financial-statement.ts'
import { Refusal } from '../errors.ts'
import type { StatementHints } from '../extraction/statement.ts'
import type { Pool } from '../jobs/task.ts'
import { assembleStatements, type AssembleInput } from './assemble-statements.ts'
import type { Correction } from './apply-corrections.ts'
import type { ExtractInput, ExtractOutput, StatementTasks } from './tasks.ts'

/** What is said of a file beside its content. All null or absent: the statement is recognised by itself. */
export type StatementClues = StatementHints &
  Pick<FinancialStatementMetadata, 'marketCapitalization' | 'sharePrice' | 'sharesOutstanding' | 'dividendsPerShare'>

export interface StatementFile {
  readonly source: ExtractInput['source']
  readonly fileName: string
  /** Hex. */
  readonly sha256: string
  readonly password: string | null
  readonly clues: StatementClues
}

/** A file that was read. Plain data, kept so that a correction need not read it again. */
export interface ReadFile extends ExtractOutput {
  readonly fileName: string
  readonly sha256: string
  readonly clues: StatementClues
}

/** How far the files are together. */
export interface ReadingProgress {
  /** 0 to 1. */
  readonly progress: number
  readonly message: string
}

export interface ReadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** Files that were read and files that were refused, both in their order. */
export interface ReadingOutcome {
  readonly read: readonly ReadFile[]
  readonly refused: readonly Refusal[]
}

/** Reads every file, several at a time. A refusal of one does not stop the others; the signal and defects do. */
export async function readStatements(
  files: readonly StatementFile[],
  pool: Pool<StatementTasks>,
  { signal, onProgress }: ReadOptions = {},
): Promise<ReadingOutcome> {
  const done = files.map(() => 0)
  const tell = (message: string): void =>
    onProgress?.({ progress: done.reduce((sum, part) => sum + part, 0) / files.length, message })
  const outcomes = await Promise.all(
    files.map(async (file, index) => {
      const { fileName, sha256, clues } = file
      try {
        const output = await readOne(file, pool, signal, ({ page, pages, step }) => {
          // A second pass over the pages (recognition after text) must not move the bar back.
          done[index] = Math.max(done[index]!, (page / pages) * 0.95)
          tell(`Reading ${fileName}, page ${page} of ${pages}${step === 'ocr' ? ' (text recognition)' : ''}`)
        })
        return { ...output, fileName, sha256, clues }
      } catch (error) {
        if (error instanceof Refusal && error.code !== 'CANCELED') return refusalOf(error, fileName)
        throw error
      } finally {
        done[index] = 1
        tell(`Read ${fileName}`)
      }
    }),
  )
  return {
    read: outcomes.flatMap(outcome => (outcome instanceof Refusal ? [] : [outcome])),
    refused: outcomes.flatMap(outcome => (outcome instanceof Refusal ? [outcome] : [])),
  }
}

async function readOne(
  { source, fileName, password, clues }: StatementFile,
  pool: Pool<StatementTasks>,
  signal: AbortSignal | undefined,
  onProgress: (progress: { page: number; pages: number; step: string }) => void,
): Promise<ExtractOutput> {
  const { statementType, periodEnd, companyName, fiscalYear } = clues
  const hints = { statementType, periodEnd, companyName, fiscalYear }
  const options = { fileName, onProgress, ...(signal !== undefined && { signal }) }
  const output = await pool.run('extract', { source, fileName, password, hints }, options)
  if (output.extraction.readings.length > 0) return output
  throw new Refusal('NOT_FINANCIAL', 'No balance sheet, income statement or cash flow statement was found in it.', {
    fileName,
  })
}

const refusalOf = (error: Refusal, fileName: string): Refusal =>
  error.message.includes(fileName)
    ? error
    : new Refusal(error.code, `${fileName}: ${error.message}`, { fileName, cause: error })

/** Several refusals as one: the code of the first, every sentence. */
export function combinedRefusal(refused: readonly Refusal[]): Refusal {
  const [first] = refused
  if (first === undefined) throw new Error('no refusal to combine')
  return new Refusal(first.code, refused.map(({ message }) => message).join(' '), { cause: first })
}

/** The result of files that were read. Throws Refusal BAD_VALUE for a correction of something that is not there. */
export function resultOf(
  read: readonly ReadFile[],
  {
    analysisId,
    reportUrl,
    corrections = [],
  }: { analysisId: string; reportUrl: string; corrections?: readonly Correction[] },
): FinancialStatementResult {
  const files: AssembleInput['files'] = read.map(({ extraction, clues, ...document }) => ({
    extraction,
    metadata: clues,
    document,
  }))
  return assembleStatements({ analysisId, reportUrl, files, corrections })
}

/** Reads and assembles in one. Throws the refusals of all files together when there is one: an answer must not be silently partial. */
export async function analyseStatements(
  input: { readonly files: readonly StatementFile[]; readonly analysisId: string; readonly reportUrl: string },
  pool: Pool<StatementTasks>,
  options: ReadOptions = {},
): Promise<{ readonly read: readonly ReadFile[]; readonly result: FinancialStatementResult }> {
  const { read, refused } = await readStatements(input.files, pool, options)
  if (refused.length > 0) throw combinedRefusal(refused)
  return { read, result: resultOf(read, input) }
}
