/** The inside of a worker: runs one task at a time and tells the pool how it goes. */
import { readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { MessageChannel, parentPort, threadId, workerData, type MessagePort } from 'node:worker_threads'
import { recordOf, type ErrorRecord, type TaskHandlers, type TaskProgress, type TaskTypes } from './task.ts'
import { pack } from './packed.ts'
import { openBudget, type BudgetOrder } from './task-budget.ts'

/** What every worker of a pool sees from its start. */
export interface PoolWorkerData {
  /** One element: how many tasks of the pool are waiting or running. */
  readonly pending: Int32Array
  /** Outputs are handed back packed. */
  readonly packs: boolean
}

/** What the pool hands to a worker. */
export interface TaskOrder {
  readonly task: string
  readonly input: unknown
  /** Of this run, to tell progress apart. */
  readonly run: number
  /** null: there is no document. */
  readonly budget: BudgetOrder | null
}

/** After so many turns the compiler has seen the hot functions often enough; each takes some tens of milliseconds. */
const WARM_TURNS = 5

/** Loads what tasks need and does nothing else. */
export const warmOrder: TaskOrder = { task: '', input: null, run: 0, budget: null }

/** What a worker hands back when a task is over. `memory`: bytes this thread holds, its WebAssembly included. */
export type TaskReport = { readonly thread: number; readonly memory: number } & (
  { readonly output: unknown } | { readonly error: ErrorRecord }
)

/** What a worker says on its own. `osThread`: the operating system's number of the thread, where it tells. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'started'; readonly run: number; readonly thread: number; readonly osThread: number | null }
  | { readonly kind: 'progress'; readonly run: number; readonly progress: TaskProgress }
  | { readonly kind: 'port'; readonly port: MessagePort }

/** Below the thread that answers requests, above those that work on one document for long. */
const NICENESS = 3

const post = (message: WorkerMessage): void => parentPort?.postMessage(message)

/** A line of its own to the thread that holds the pool, which gets the other end by `onPort`. */
export function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel()
  parentPort?.postMessage({ kind: 'port', port: port2 } satisfies WorkerMessage, [port2])
  return port1
}

/**
 * The default export of a worker's file: serves `handlers`. `warm` loads what the first task would wait for; the pool is `ready` when it has ended in the
 * first worker, which goes on `warm`ing until its code is fast, or there is work. A worker that was started because there is work begins with the work: it
 * loads what that needs and nothing else.
 */
export async function serveTasks<Tasks extends TaskTypes<keyof Tasks & string>>(
  handlers: TaskHandlers<Tasks>,
  warm: () => Promise<void>,
): Promise<(order: TaskOrder) => Promise<TaskReport>> {
  const { pending, packs } = workerData as PoolWorkerData
  const osThread = osThreadNumber()
  yieldToMainThread()
  const isIdle = (): boolean => Atomics.load(pending, 0) === 0
  if (isIdle()) await warm()
  post({ kind: 'ready' })
  for (let turn = 1; turn < WARM_TURNS && isIdle(); turn++) await warm()
  // A thread is ended rather than left to end, so nobody writes its compiled code later.
  flushCompileCache()
  return async order => {
    const { task, input, run, budget } = order
    if (task === warmOrder.task) {
      // Others wait for the processor meanwhile.
      await warm()
      return { thread: threadId, memory: memoryHeld(), output: null }
    }
    post({ kind: 'started', run, thread: threadId, osThread })
    const handler = handlers[task as keyof Tasks & string]
    try {
      const output: unknown = await handler(input, {
        onProgress: progress => post({ kind: 'progress', run, progress }),
        ...(budget !== null && { budget: openBudget(budget) }),
      })
      return { thread: threadId, memory: memoryHeld(), output: packs ? pack(output) : output }
    } catch (error) {
      return { thread: threadId, memory: memoryHeld(), error: recordOf(error) }
    } finally {
      budget?.keep.close()
    }
  }
}

/** Answering goes before reading. Elsewhere than on Linux the priority would be that of the whole process. */
function yieldToMainThread(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, NICENESS)
  } catch {
    // Not every container allows it.
  }
}

/** null where the system has no such numbers. */
function osThreadNumber(): number | null {
  if (process.platform !== 'linux') return null
  try {
    return Number(basename(readlinkSync('/proc/thread-self'))) || null
  } catch {
    // Not every container shows it.
    return null
  }
}

function memoryHeld(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}
