/** Several files read at once: how far they are together, and which of them were refused. */
import type { Problem } from '../../document/model.ts'
import { Refusal } from '../../errors.ts'
import type { TaskProgress } from '../../jobs/task.ts'

/** How far the files are together. */
export interface ReadingProgress {
  /** 0 to 1. */
  readonly progress: number
  readonly message: string
}

export interface ReadOptions {
  readonly signal?: AbortSignal
  /** Tasks of one analysis take turns with those of others. */
  readonly group?: string
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** Files that were read and files that were refused, both in their order. */
export interface ReadingOutcome<Read> {
  readonly read: readonly Read[]
  readonly refused: readonly Refusal[]
}

/**
 * Reads every file, `atOnce` at a time (all, where a pool bounds them). A refusal of one does not stop the others; the signal and
 * defects do.
 */
export async function readFiles<File extends { readonly fileName: string }, Read>(
  files: readonly File[],
  readOne: (file: File, onProgress: (progress: TaskProgress) => void) => Promise<Read>,
  { onProgress, atOnce = files.length }: Pick<ReadOptions, 'onProgress'> & { readonly atOnce?: number },
): Promise<ReadingOutcome<Read>> {
  const done = files.map(() => 0)
  const report = (message: string): void =>
    onProgress?.({ progress: done.reduce((sum, part) => sum + part, 0) / files.length, message })
  const outcomeOf = async (file: File, index: number): Promise<{ read: Read } | { refusal: Refusal }> => {
    const { fileName } = file
    try {
      return {
        read: await readOne(file, ({ page, pages, step, notice }) => {
          if (notice !== undefined) return report(notice)
          // A second pass over the pages (recognition after text) must not move the bar back.
          done[index] = Math.max(done[index]!, (page / pages) * 0.95)
          report(`Reading ${fileName}, page ${page} of ${pages}${step === 'ocr' ? ' (text recognition)' : ''}`)
        }),
      }
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'CANCELED') return { refusal: refusalOf(error, fileName) }
      throw error
    } finally {
      done[index] = 1
      report(`Read ${fileName}`)
    }
  }
  const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = []
  const waiting = files.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, file] of waiting) outcomes[index] = await outcomeOf(file, index)
    }),
  )
  return {
    read: outcomes.flatMap(outcome => ('read' in outcome ? [outcome.read] : [])),
    refused: outcomes.flatMap(outcome => ('refusal' in outcome ? [outcome.refusal] : [])),
  }
}

/** The sentence for a file in which nothing was found, with the pages that were not read: there it may stand. */
export const nothingFound = (message: string, problems: readonly Problem[]): string =>
  [message, ...problems.filter(({ severity }) => severity === 'high').map(problem => problem.message)].join(' ')

const refusalOf = (error: Refusal, fileName: string): Refusal =>
  error.message.includes(fileName)
    ? error
    : new Refusal(error.code, `${fileName}: ${error.message}`, { fileName, cause: error })

/** What was read, when nothing was refused: an answer must not be silently partial. Throws all refusals as one, with the code of the first. */
export function allRead<Read>({ read, refused }: ReadingOutcome<Read>): readonly Read[] {
  const [first] = refused
  if (first === undefined) return read
  throw new Refusal(first.code, refused.map(({ message }) => message).join(' '), { cause: first })
}
