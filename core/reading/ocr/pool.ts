/** Pool of OCR threads: started on first use, kept warm, and never what keeps an idle process alive. */
import { readFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import type { Bitmap } from '../image/bitmap.ts'
import type { OcrReply, OcrRequest, OcrWorkerData } from './ocr-worker.ts'
import { resourcePath, unpackedPath } from '../resource-path.ts'
import type { RecognizedWord, Segmentation } from './tesseract.ts'
import { tesseractWasmPath } from './tesseract.ts'

/** Each thread takes 100 MB, and the target machines have two to four cores. */
let threads = 2
/** A thread's JavaScript heap only holds the words of a slice. */
const YOUNG_HEAP_LIMIT_MB = 4
/** A slice takes a second or two; after this long it is stuck. */
const TIMEOUT_MS = 60_000

interface Task {
  readonly request: OcrRequest
  readonly resolve: (words: readonly RecognizedWord[]) => void
  readonly reject: (error: unknown) => void
}

interface Seat {
  readonly worker: Worker
  task: Task | null
  timer: NodeJS.Timeout | null
}

/** Recognition timed out or its thread died. */
export class OcrFailure extends Error {
  override readonly name = 'OcrFailure'
}

let material: Promise<OcrWorkerData> | null = null
let seats: Seat[] = []
let waiting: Task[] = []
let lastId = 0

/** From now on at most `limit` threads, and never more than two. */
export function limitThreads(limit: number): void {
  threads = Math.min(threads, limit)
}

/** Recognizes a gray bitmap, whose memory moves to the thread. Throws OcrFailure, or the signal's reason. */
export async function recognize(
  bitmap: Bitmap,
  dpi: number,
  mode: Segmentation,
  signal?: AbortSignal,
): Promise<readonly RecognizedWord[]> {
  signal?.throwIfAborted()
  const data = await (material ??= loadMaterial())
  return new Promise((resolve, reject) => {
    const task: Task = {
      request: { id: ++lastId, bitmap, dpi, mode },
      resolve,
      reject,
    }
    signal?.addEventListener('abort', () => drop(task, signal.reason), { once: true })
    waiting.push(task)
    if (seats.length < threads && seats.every(seat => seat.task !== null)) seats.push(openSeat(data))
    assign()
  })
}

/** Starts the threads before the first bitmap arrives. */
export async function prepare(): Promise<void> {
  const data = await (material ??= loadMaterial())
  while (seats.length < threads) seats.push(openSeat(data))
}

/** Terminates the threads and rejects pending requests. */
export async function closeOcr(): Promise<void> {
  const ending = seats
  const abandoned = waiting
  seats = []
  waiting = []
  material = null
  for (const task of abandoned) task.reject(new OcrFailure('Recognition was ended'))
  await Promise.all(ending.map(seat => retire(seat, new OcrFailure('Recognition was ended'))))
}

async function loadMaterial(): Promise<OcrWorkerData> {
  const compiling = WebAssembly.compile(readFileSync(unpackedPath(tesseractWasmPath())))
  const model = readFileSync(resourcePath('tessdata', 'eng.traineddata'))
  const wasm = await compiling
  // Shared, so that the threads do not each copy the model.
  const shared = new Uint8Array(new SharedArrayBuffer(model.length))
  shared.set(model)
  return { wasm, model: shared }
}

function openSeat(data: OcrWorkerData): Seat {
  // In the built package the modules end in .js; from source they run as .ts.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const path = unpackedPath(fileURLToPath(new URL(`./ocr-worker.${extension}`, import.meta.url)))
  // Worker threads are loaded on demand: most documents need no OCR.
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads')
  const worker = new Thread(path, {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_HEAP_LIMIT_MB },
  })
  const seat: Seat = { worker, task: null, timer: null }
  worker.unref()
  worker.on('message', (reply: OcrReply) => finish(seat, reply))
  worker.on('error', error => void replace(seat, new OcrFailure('The recognition thread died', { cause: error })))
  return seat
}

function assign(): void {
  for (const seat of seats) {
    if (seat.task !== null) continue
    const task = waiting.shift()
    if (task === undefined) return
    seat.task = task
    seat.worker.ref()
    seat.timer = setTimeout(() => void replace(seat, new OcrFailure('Recognition took too long')), TIMEOUT_MS)
    seat.worker.postMessage(task.request, [task.request.bitmap.data.buffer as ArrayBuffer])
  }
}

function finish(seat: Seat, reply: OcrReply): void {
  const { task } = seat
  if (task === null || task.request.id !== reply.id) return
  release(seat)
  if ('words' in reply) task.resolve(reply.words)
  else task.reject(new OcrFailure(reply.error))
  assign()
}

function release(seat: Seat): void {
  if (seat.timer !== null) clearTimeout(seat.timer)
  seat.timer = null
  seat.task = null
  seat.worker.unref()
}

async function retire(seat: Seat, reason: unknown): Promise<void> {
  const { task } = seat
  release(seat)
  task?.reject(reason)
  await seat.worker.terminate()
}

async function replace(seat: Seat, reason: unknown): Promise<void> {
  seats = seats.filter(other => other !== seat)
  const data = await (material ??= loadMaterial())
  if (waiting.length > 0) seats.push(openSeat(data))
  await retire(seat, reason)
  assign()
}

function drop(task: Task, reason: unknown): void {
  const seat = seats.find(candidate => candidate.task === task)
  if (seat !== undefined) void replace(seat, reason)
  else if (waiting.includes(task)) {
    waiting = waiting.filter(other => other !== task)
    task.reject(reason)
  }
}
