/** Who recognises for this thread: threads of its own, or those of the thread that lends them, so that a process has one set. */
import type { MessagePort } from 'node:worker_threads'
import type { Bitmap } from './bitmap.ts'
import * as pool from './ocr-pool.ts'
import type { RecognisedWord, Segmentation } from './tesseract.ts'

/** From the borrower. A bitmap's memory moves with its request. */
type Question =
  | {
      readonly kind: 'recognise'
      readonly id: number
      readonly bitmap: Bitmap
      readonly dpi: number
      readonly mode: Segmentation
    }
  | { readonly kind: 'drop'; readonly id: number }
/** To the borrower. */
type Answer =
  { readonly id: number; readonly words: readonly RecognisedWord[] } | { readonly id: number; readonly failure: string }

type Recognise = typeof pool.recognise
let borrowed: Recognise | null = null

/** Words of a grey bitmap. The bitmap's memory is copied. Throws OcrFailure, or the signal's reason. */
export const recognise: Recognise = (bitmap, dpi, mode, signal) =>
  (borrowed ?? pool.recognise)({ ...bitmap, data: bitmap.data.slice() }, dpi, mode, signal)

/** Ends the threads of this thread's own; what was waiting is rejected. */
export const closeRecognition = pool.closeOcr

/** Recognises for the thread at the other end of the port until it closes; what that thread still waits for is dropped then. */
export function lendRecognition(port: MessagePort): void {
  const running = new Map<number, AbortController>()
  port.on('message', (question: Question) => {
    if (question.kind === 'drop') {
      running.get(question.id)?.abort()
      return
    }
    const { id, bitmap, dpi, mode } = question
    const ending = new AbortController()
    running.set(id, ending)
    void pool
      .recognise(bitmap, dpi, mode, ending.signal)
      .then(
        words => port.postMessage({ id, words } satisfies Answer),
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error)
          // Told to the borrower, which throws it where the page is read.
          if (!ending.signal.aborted) port.postMessage({ id, failure } satisfies Answer)
        },
      )
      .finally(() => running.delete(id))
  })
  port.on('close', () => {
    for (const ending of running.values()) ending.abort()
  })
  port.unref()
}

/** From now on this thread has the thread at the other end of the port recognise. */
export function borrowRecognition(port: MessagePort): void {
  const waiting = new Map<number, { resolve(words: readonly RecognisedWord[]): void; reject(error: unknown): void }>()
  let lastId = 0
  port.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) port.unref()
    if ('words' in answer) asked?.resolve(answer.words)
    else asked?.reject(new pool.OcrFailure(answer.failure))
  })
  port.unref()
  borrowed = (bitmap, dpi, mode, signal) => {
    signal?.throwIfAborted()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<readonly RecognisedWord[]>()
    waiting.set(id, { resolve, reject })
    port.ref()
    signal?.addEventListener(
      'abort',
      () => {
        if (!waiting.delete(id)) return
        port.postMessage({ kind: 'drop', id } satisfies Question)
        reject(signal.reason)
      },
      { once: true },
    )
    port.postMessage({ kind: 'recognise', id, bitmap, dpi, mode } satisfies Question, [
      bitmap.data.buffer as ArrayBuffer,
    ])
    return promise
  }
}
