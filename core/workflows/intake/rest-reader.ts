/** The second half of a long file, read by a second thread: the command line has one file, and the machine more than one processor. */
import { availableParallelism } from 'node:os'
import type { ResourceLimits, Worker } from 'node:worker_threads'
import type { ReadOptions } from '../../reading/read-options.ts'
import type { TextResult } from '../../reading/text-pages.ts'

/** What the thread is given. */
export interface RestOrder {
  readonly bytes: Uint8Array
  /** 0-based index of the first page. */
  readonly from: number
  readonly password: string | null
  /** Stated to be a statement: screened as one. */
  readonly isStatement: boolean
  /** Every page is read, whatever its relevance. */
  readonly isWhole: boolean
}

/** Starts `rest-thread.ts`, from its source or as it was built. */
export type StartRestThread = (order: RestOrder, resourceLimits: ResourceLimits) => Worker

/** It hands over what it reads, and holds little itself. */
const limits: ResourceLimits = { maxYoungGenerationSizeMb: 6 }

/** undefined on a machine with one processor. The promise rejects when the thread fails. */
export const restReader = (
  start: StartRestThread,
  order: Omit<RestOrder, 'from' | 'isWhole'>,
): NonNullable<ReadOptions['readRest']> | undefined =>
  availableParallelism() < 2
    ? undefined
    : (from, isWhole) =>
        new Promise((resolve, reject) => {
          const thread = start({ ...order, from, isWhole }, limits)
          const parts: TextResult[] = []
          thread.on('message', (part: TextResult | null) => (part === null ? resolve(joined(parts)) : parts.push(part)))
          thread.once('error', reject)
          thread.once('exit', () => reject(new Error('The thread ended without a result')))
        })

export const joined = (parts: readonly TextResult[]): TextResult => ({
  pages: parts.flatMap(part => part.pages),
  passed: parts.flatMap(part => part.passed),
  scans: parts.flatMap(part => part.scans),
  problems: parts.flatMap(part => part.problems),
  fields: parts.flatMap(part => part.fields),
})
