/** Imports a registry in a thread of its own: writing the indexes of millions of records takes a while, and the service goes on answering. */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '../../errors.ts'
import { unpackedPath } from '../../reading/resource-path.ts'
import type { RegistryState } from '../../store/registry.ts'
import type { ImportProgress } from './import-registry.ts'

export interface ImportJob {
  readonly dataDir: string
  readonly state: string
  readonly fileName: string
  /** Of the file to read; it is left where it is. */
  readonly path: string
  /** Epoch ms. */
  readonly now: number
}

export type ImportMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'done'; readonly state: RegistryState }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly message: string }

const workerFile = new URL('./import-worker.ts', import.meta.url)

/** Rejects with the Refusal of `importRegistry`, with the reason of an aborted `signal`, and with what ends the thread. */
export function importInThread(
  job: ImportJob,
  onProgress: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<RegistryState> {
  const worker = new Worker(unpackedPath(fileURLToPath(workerFile)), { workerData: job })
  return new Promise<RegistryState>((resolve, reject) => {
    const stop = (): void => {
      // What it had written is thrown away with the next draft.
      void worker.terminate().then(() => reject(signal?.reason as Error))
    }
    if (signal?.aborted === true) return stop()
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', (message: ImportMessage) => {
      if (message.kind === 'progress') onProgress(message.progress)
      else if (message.kind === 'done') resolve(message.state)
      else reject(new Refusal(message.code, message.message))
    })
    worker.on('error', reject)
    worker.on('exit', code => {
      signal?.removeEventListener('abort', stop)
      reject(new Error(`the thread that imported ${job.fileName} ended with code ${code}`))
    })
  })
}
