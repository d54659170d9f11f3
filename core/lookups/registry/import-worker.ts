/** The thread of `importInThread`: imports one file and ends. */
import { createReadStream, statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../../errors.ts'
import { openRegistry } from '../../store/registry.ts'
import { importRegistry } from './import-registry.ts'
import type { ImportJob, ImportMessage } from './import-thread.ts'

const { dataDir, state, fileName, path, now } = workerData as ImportJob
const report = (message: ImportMessage): void => parentPort?.postMessage(message)

try {
  const content = createReadStream(path) as AsyncIterable<Uint8Array>
  const source = { state, fileName, content, bytes: statSync(path).size, now }
  const onProgress = (progress: Extract<ImportMessage, { kind: 'progress' }>['progress']): void =>
    report({ kind: 'progress', progress })
  report({ kind: 'done', state: await importRegistry(openRegistry(dataDir), source, { onProgress }) })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  report({ kind: 'refused', code: error.code, message: error.message })
}
