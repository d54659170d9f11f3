/** Worker thread that recognizes bitmaps one after another. */
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bitmap } from '../image/bitmap.ts'
import type { RecognizedWord, Segmentation } from './tesseract.ts'
import { openTesseract } from './tesseract.ts'

export interface OcrWorkerData {
  readonly wasm: WebAssembly.Module
  readonly model: Uint8Array
}

export interface OcrRequest {
  readonly id: number
  readonly bitmap: Bitmap
  readonly dpi: number
  readonly mode: Segmentation
}

export type OcrReply =
  { readonly id: number; readonly words: readonly RecognizedWord[] } | { readonly id: number; readonly error: string }

/** Answering requests goes before recognizing. */
const NICENESS = 3

if (process.platform === 'linux') {
  try {
    setPriority(0, NICENESS)
  } catch {
    // Not every container allows it.
  }
}
const port = parentPort
if (port === null) throw new Error('This module runs as a worker thread')
const { wasm, model } = workerData as OcrWorkerData
const opening = openTesseract(wasm, model).then(tesseract => {
  // The thread is terminated, so it never writes its compiled code to disk.
  flushCompileCache()
  return tesseract
})

port.on('message', (request: OcrRequest) => {
  void answer(request).then(reply => port.postMessage(reply))
})

async function answer({ id, bitmap, dpi, mode }: OcrRequest): Promise<OcrReply> {
  try {
    return { id, words: (await opening).recognize(bitmap, dpi, mode) }
  } catch (error) {
    // Reported to the pool, which throws it where the page is read.
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
