/**
 * The OCR threads that this thread uses: its own, or those of the thread that lends them, so that a process has one
 * set.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Bitmap } from '../image/bitmap.ts'
import * as pool from './pool.ts'
import type { RecognizedWord, Segmentation } from './tesseract.ts'

/** Sent by the borrower. A bitmap's memory moves with its request. */
type Question =
  | {
      readonly kind: 'recognize'
      readonly id: number
      readonly bitmap: Bitmap
      readonly dpi: number
      readonly mode: Segmentation
    }
  | { readonly kind: 'drop' | 'enter' | 'leave'; readonly id: number }
  | { readonly kind: 'prepare' }
/** Sent to the borrower. */
type Answer =
  | { readonly id: number; readonly words: readonly RecognizedWord[] }
  | { readonly id: number; readonly failure: string }
  | { readonly id: number; readonly entered: true }

type Recognize = typeof pool.recognize
/** Ends a page's exclusive use of the threads. */
type Leave = () => void
let borrowed: { readonly recognize: Recognize; takeTurn(): Promise<Leave>; prepare(): void } | null = null
let lastTurn: Promise<void> = Promise.resolve()

/** Recognizes a gray bitmap, whose memory is copied. Throws OcrFailure, or the signal's reason. */
export const recognize: Recognize = (bitmap, dpi, mode, signal) =>
  (borrowed ?? pool).recognize({ ...bitmap, data: bitmap.data.slice() }, dpi, mode, signal)

/** Starts the threads while the first page is still being drawn. */
export function prepareRecognition(): void {
  if (borrowed === null) prepareOwn()
  else borrowed.prepare()
}

function prepareOwn(): void {
  // A loading error is thrown when the first page is recognized.
  pool.prepare().catch(() => undefined)
}

/**
 * Waits until no other page of this process is being recognized in full: one page keeps all threads busy, and a second
 * would only take memory, some 40 MB.
 */
export const takeTurn = (): Promise<Leave> => (borrowed === null ? takeOwnTurn() : borrowed.takeTurn())

async function takeOwnTurn(): Promise<Leave> {
  const before = lastTurn
  const { promise, resolve } = Promise.withResolvers<void>()
  lastTurn = promise
  await before
  return resolve
}

/** Of this process: the machine is to do other things, too. */
export const limitRecognition = pool.limitThreads

/** Terminates this thread's own OCR threads and rejects pending requests. */
export const closeRecognition = pool.closeOcr

/** Recognizes for the thread at the other end of the port until it closes; requests still pending then are dropped. */
export function lendRecognition(port: MessagePort): void {
  const running = new Map<number, AbortController>()
  const turns = new Map<number, Leave>()
  let isClosed = false
  port.on('message', (question: Question) => {
    if (question.kind === 'prepare') {
      prepareOwn()
      return
    }
    if (question.kind !== 'recognize') {
      if (question.kind === 'drop') running.get(question.id)?.abort()
      else if (question.kind === 'enter') void enter(question.id)
      else leave(question.id)
      return
    }
    const { id, bitmap, dpi, mode } = question
    const ending = new AbortController()
    running.set(id, ending)
    void pool
      .recognize(bitmap, dpi, mode, ending.signal)
      .then(
        words => port.postMessage({ id, words } satisfies Answer),
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error)
          // Reported to the borrower, which throws it where the page is read.
          if (!ending.signal.aborted) port.postMessage({ id, failure } satisfies Answer)
        },
      )
      .finally(() => running.delete(id))
  })
  async function enter(id: number): Promise<void> {
    turns.set(id, await takeOwnTurn())
    if (isClosed) leave(id)
    else port.postMessage({ id, entered: true } satisfies Answer)
  }
  function leave(id: number): void {
    turns.get(id)?.()
    turns.delete(id)
  }
  port.on('close', () => {
    isClosed = true
    for (const id of [...turns.keys()]) leave(id)
    for (const ending of running.values()) ending.abort()
  })
  port.unref()
}

/** From now on this thread uses the OCR threads of the thread at the other end of the port. */
export function borrowRecognition(port: MessagePort): void {
  const waiting = new Map<number, { resolve(words: readonly RecognizedWord[]): void; reject(error: unknown): void }>()
  const entering = new Map<number, () => void>()
  let lastId = 0
  port.on('message', (answer: Answer) => {
    if ('entered' in answer) {
      entering.get(answer.id)?.()
      entering.delete(answer.id)
      if (waiting.size + entering.size === 0) port.unref()
      return
    }
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size + entering.size === 0) port.unref()
    if ('words' in answer) asked?.resolve(answer.words)
    else asked?.reject(new pool.OcrFailure(answer.failure))
  })
  port.unref()
  const recognizeThere: Recognize = (bitmap, dpi, mode, signal) => {
    signal?.throwIfAborted()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<readonly RecognizedWord[]>()
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
    port.postMessage({ kind: 'recognize', id, bitmap, dpi, mode } satisfies Question, [
      bitmap.data.buffer as ArrayBuffer,
    ])
    return promise
  }
  async function takeTurnThere(): Promise<Leave> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<void>()
    entering.set(id, resolve)
    port.ref()
    port.postMessage({ kind: 'enter', id } satisfies Question)
    await promise
    return () => port.postMessage({ kind: 'leave', id } satisfies Question)
  }
  borrowed = {
    recognize: recognizeThere,
    takeTurn: takeTurnThere,
    prepare: () => port.postMessage({ kind: 'prepare' } satisfies Question),
  }
}
