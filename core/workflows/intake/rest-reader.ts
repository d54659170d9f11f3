/** The second half of a long file, read by a second thread: the command line has one file, and the machine more than one processor. */
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { TextResult } from '../../reading/text-pages.ts'

/** What the thread is given. */
export interface RestOrder {
  readonly bytes: Uint8Array
  /** 0-based index of the first page. */
  readonly from: number
  readonly password: string | null
  /** Stated to be a statement: screened as one. */
  readonly isStatement: boolean
}

/** Starts `rest-thread.ts`, from its source or as it was built. */
export type StartRestThread = (order: RestOrder) => Worker

/** undefined on a machine with one processor. The promise rejects when the thread fails. */
export const restReader = (
  start: StartRestThread,
  order: Omit<RestOrder, 'from'>,
): ((from: number) => Promise<TextResult>) | undefined =>
  availableParallelism() < 2
    ? undefined
    : from =>
        new Promise((resolve, reject) => {
          const thread = start({ ...order, from })
          thread.once('message', resolve).once('error', reject)
          thread.once('exit', () => reject(new Error('The thread ended without a result')))
        })
