/** Who recognises for this thread: threads of its own, or those of the thread that lends them, so that a process has one set. */
import type { MessagePort } from 'node:worker_threads'
import type { Bitmap } from '../image/bitmap.ts'
import * as pool from './pool.ts'
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
  | { readonly kind: 'drop' | 'enter' | 'leave'; readonly id: number }
  | { readonly kind: 'prepare' }
/** To the borrower. */
type Answer =
  | { readonly id: number; readonly words: readonly RecognisedWord[] }
  | { readonly id: number; readonly failure: string }
  | { readonly id: number; readonly entered: true }

type Recognise = typeof pool.recognise
/** Ends a turn. */
type Leave = () => void
let borrowed: { readonly recognise: Recognise; takeTurn(): Promise<Leave>; prepare(): void } | null = null
let lastTurn: Promise<void> = Promise.resolve()

/** Words of a grey bitmap. The bitmap's memory is copied. Throws OcrFailure, or the signal's reason. */
export const recognise: Recognise = (bitmap, dpi, mode, signal) =>
  (borrowed ?? pool).recognise({ ...bitmap, data: bitmap.data.slice() }, dpi, mode, signal)

/** Has the threads start while the first page is still being drawn. */
export function prepareRecognition(): void {
  if (borrowed === null) prepareOwn()
  else borrowed.prepare()
}

function prepareOwn(): void {
  // What cannot be loaded is thrown when the first page is recognised.
  pool.prepare().catch(() => undefined)
}

/**
 * Waits until no other page of this process is being recognised in full: one keeps all recognising threads busy, and a
 * second one in work would only take memory, some 40 MB.
 */
export const takeTurn = (): Promise<Leave> => (borrowed === null ? takeOwnTurn() : borrowed.takeTurn())

async function takeOwnTurn(): Promise<Leave> {
  const before = lastTurn
  const { promise, resolve } = Promise.withResolvers<void>()
  lastTurn = promise
  await before
  return resolve
}

/** Ends the threads of this thread's own; what was waiting is rejected. */
export const closeRecognition = pool.closeOcr

/** Recognises for the thread at the other end of the port until it closes; what that thread still waits for is dropped then. */
export function lendRecognition(port: MessagePort): void {
  const running = new Map<number, AbortController>()
  const turns = new Map<number, Leave>()
  let isClosed = false
  port.on('message', (question: Question) => {
    if (question.kind === 'prepare') {
      prepareOwn()
      return
    }
    if (question.kind !== 'recognise') {
      if (question.kind === 'drop') running.get(question.id)?.abort()
      else if (question.kind === 'enter') void enter(question.id)
      else leave(question.id)
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

/** From now on this thread has the thread at the other end of the port recognise. */
export function borrowRecognition(port: MessagePort): void {
  const waiting = new Map<number, { resolve(words: readonly RecognisedWord[]): void; reject(error: unknown): void }>()
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
  const recogniseThere: Recognise = (bitmap, dpi, mode, signal) => {
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
    recognise: recogniseThere,
    takeTurn: takeTurnThere,
    prepare: () => port.postMessage({ kind: 'prepare' } satisfies Question),
  }
}
