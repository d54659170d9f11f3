/** The file of the thread that reads the second half of a long file for the command line. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { readRest } from '../../reading/read-rest.ts'
import { relevanceFor } from './relevance.ts'
import type { RestOrder } from './rest-reader.ts'

/** Reads what the thread was started for, and hands it over. */
export async function serve(): Promise<void> {
  const { bytes, from, password, isStatement } = workerData as RestOrder
  const options = { relevance: await relevanceFor(isStatement), ...(password !== null && { password }) }
  parentPort!.postMessage(await readRest(bytes, from, options))
}

// The built command line loads this file without running it as one, and calls `serve`.
if (!isMainThread && import.meta.main) void serve()
