/** Tasks that run off the main thread: their types, and how their errors cross the thread. */
import { Refusal, refusalCodes } from '../errors.ts'
import type { ReadingBudget } from '../reading/read-options.ts'

/** Name of a task → what goes in and what comes out; plain data, for it crosses threads. */
export type TaskTypes<Names extends string> = Record<Names, { readonly input: unknown; readonly output: unknown }>

/** How far a task is. */
export interface TaskProgress {
  /** 1-based. */
  readonly page: number
  readonly pages: number
  /** What is being done with the page. */
  readonly step: string
  /** A sentence to show instead: why nothing is being done yet. */
  readonly notice?: string
}

export interface TaskContext {
  readonly onProgress: (progress: TaskProgress) => void
  /** Only heard by tasks in the caller's thread; a worker is ended instead. */
  readonly signal?: AbortSignal
  /** What the document of the task may take; absent: the caller sets no limit. */
  readonly budget?: ReadingBudget
}

/** The functions behind the tasks. */
export type TaskHandlers<Tasks extends TaskTypes<keyof Tasks & string>> = {
  readonly [Name in keyof Tasks]: (input: Tasks[Name]['input'], context: TaskContext) => Promise<Tasks[Name]['output']>
}

export interface RunOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: TaskProgress) => void
  /** The document the task reads: it is refused as unreadable when it ends or stalls the worker. */
  readonly fileName?: string
  /** What the task belongs to: tasks of one request take turns with those of others. */
  readonly group?: string
}

/** Runs tasks; closing it ends what runs. */
export interface Pool<Tasks extends TaskTypes<keyof Tasks & string>> {
  /** Throws what the task throws, Refusal included; the signal's reason when aborted. */
  run<Name extends keyof Tasks & string>(
    task: Name,
    input: Tasks[Name]['input'],
    options?: RunOptions,
  ): Promise<Tasks[Name]['output']>
  /** The first worker has loaded what its tasks need. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** An error as plain data: a class does not survive the way between threads. */
export interface ErrorRecord {
  readonly name: string
  readonly message: string
  readonly stack: string | null
  /** Of a Refusal. */
  readonly code: string | null
  readonly fileName: string | null
}

export function recordOf(error: unknown): ErrorRecord {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: null, code: null, fileName: null }
  const { name, message, stack = null } = error
  return error instanceof Refusal
    ? { name, message, stack, code: error.code, fileName: error.fileName }
    : { name, message, stack, code: null, fileName: null }
}

/** The error behind a record: a Refusal again if it was one. */
export function errorOf(record: ErrorRecord): Error {
  const code = refusalCodes.find(known => known === record.code)
  if (code !== undefined)
    return new Refusal(code, record.message, record.fileName === null ? {} : { fileName: record.fileName })
  const error = new Error(record.message)
  error.name = record.name
  if (record.stack !== null) error.stack = record.stack
  return error
}
