/** The file of the thread that reads the second half of a long file for the command line. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { readRest } from '../../reading/read-rest.ts'
import { relevanceFor } from './relevance.ts'
import type { RestOrder } from './rest-reader.ts'

/** Reads what the thread was started for, and hands it over in parts; null: that was all. */
export async function serve(): Promise<void> {
  const { bytes, from, password, isStatement, isWhole } = workerData as RestOrder
  const relevance = isWhole ? null : await relevanceFor(isStatement)
  const options = { ...(relevance !== null && { relevance }), ...(password !== null && { password }) }
  await readRest(bytes, from, options, part => parentPort!.postMessage(part))
  parentPort!.postMessage(null)
}

// The built command line loads this file without running it as one, and calls `serve`.
if (!isMainThread && import.meta.main) void serve()
