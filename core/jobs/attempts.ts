/** The attempts at one document: how much of its budget is used, at which pages attempts ended, and when it is given up. */
import { Refusal } from '../errors.ts'
import type { LostPage } from '../reading/read-options.ts'

/** What one document may take. */
export interface DocumentLimits {
  /** To read and to analyze it, from when it was begun first. */
  readonly documentMs: number
  /** A single page, or any other step that reports nothing meanwhile. */
  readonly pageMs: number
  /** Pages beyond are not read. */
  readonly pages: number
  /** Of the thread that reads it: its heap and what WebAssembly and buffers take. */
  readonly memoryBytes: number
}

/** Why an attempt ended before the task did. */
export type AttemptEnd = 'page time' | 'document time' | 'memory' | 'death'

/** Of the time of a document; the rest is for analyzing what was read. */
const READING_SHARE = 0.7
/** To read again the pages before one that used all the time. */
const REREADING_SHARE = 0.1
/** After its time is up a document is ended at once rather than with the next report. */
const PATIENCE_MS = 2000
/** A page that begins late may take so long still. */
const MIN_PAGE_MS = 500
/** Pages a document may lose; from the next one on nothing is read of it. */
const LOSSES_ALLOWED = 3
/** A worker may die of something else than the document it reads; twice with the same one is no accident. */
const DEATHS_ALLOWED = 1

export class Attempts {
  readonly lost: LostPage[] = []
  readonly limits: DocumentLimits
  readonly #fileName: string | undefined
  /** The first attempt; null before. */
  #firstAt: number | null = null
  /** The present attempt. */
  #beganAt = 0
  #deaths = 0
  /** What the next attempt has for reading at least. */
  #minReadingMs = 0
  /** From this page on nothing is read. */
  stopAt: number | null = null

  constructor(limits: DocumentLimits, fileName: string | undefined) {
    this.limits = limits
    this.#fileName = fileName
  }

  /** A thread began an attempt. `now`: milliseconds of any clock, the same for all calls. */
  begin(now: number): void {
    this.#firstAt ??= now
    this.#beganAt = now
  }

  #usedMs(now: number): number {
    return now - (this.#firstAt ?? now)
  }

  /** Milliseconds the attempt that begins next may read. */
  readingAtStart(now: number): number {
    return Math.max(this.limits.documentMs * READING_SHARE - this.#usedMs(now), this.#minReadingMs)
  }

  /** Milliseconds the present attempt may still read. */
  readingLeft(now: number): number {
    const ofAttempt = this.#minReadingMs - (now - this.#beganAt)
    return Math.max(this.limits.documentMs * READING_SHARE - this.#usedMs(now), ofAttempt)
  }

  /** Milliseconds until what runs is ended. */
  timeLeft(now: number): number {
    return this.limits.documentMs + PATIENCE_MS - this.#usedMs(now)
  }

  /** How long the page or step that begins now may say nothing. */
  quietMs(now: number, page: number): number {
    const left = page === 0 ? this.timeLeft(now) : this.readingLeft(now)
    return Math.max(Math.min(this.limits.pageMs, left), MIN_PAGE_MS)
  }

  /** The present attempt ended, at a page or (0) elsewhere: what the next one leaves out. Throws Refusal UNREADABLE when there is none. */
  end(
    how: AttemptEnd,
    page: number,
    { now, pageBeganAt }: { readonly now: number; readonly pageBeganAt: number },
  ): void {
    const rereading = Math.min(pageBeganAt - this.#beganAt, this.limits.documentMs * REREADING_SHARE)
    this.#minReadingMs = Math.max(rereading, MIN_PAGE_MS)
    if (how === 'death' && this.#deaths++ < DEATHS_ALLOWED) return
    const isOver = how === 'document time' || this.#usedMs(now) >= this.limits.documentMs
    if (page === 0 || isOver || this.lost.length > LOSSES_ALLOWED) throw this.#unreadable(how, page)
    this.lost.push(this.#lostPage(how, page, now - pageBeganAt))
    if (this.lost.length > LOSSES_ALLOWED) this.stopAt = Math.min(...this.lost.map(({ page: lost }) => lost))
  }

  #unreadable(how: AttemptEnd, page: number): Refusal {
    const { limits } = this
    const what = page === 0 ? 'its contents need' : `page ${page} needs`
    const reason = {
      'page time':
        page === 0
          ? `a step takes longer than ${limits.pageMs / 1000} s`
          : `a page takes longer than ${limits.pageMs / 1000} s`,
      'document time': `it takes longer than ${limits.documentMs / 1000} s`,
      memory: `${what} more than ${megabytes(limits.memoryBytes)} of memory`,
      death: 'its contents end the reader',
    }[how]
    const message = `The document cannot be read: ${reason}.`
    return new Refusal('UNREADABLE', message, this.#fileName === undefined ? {} : { fileName: this.#fileName })
  }

  #lostPage(how: AttemptEnd, page: number, tookMs: number): LostPage {
    const { limits } = this
    const isLate = tookMs < limits.pageMs * 0.9
    if (how === 'memory')
      return { page, code: 'PAGE_MEMORY_LIMIT', reason: `needs more than ${megabytes(limits.memoryBytes)} of memory` }
    if (how === 'death') return { page, code: 'PAGE_UNREADABLE', reason: 'ends the reader' }
    const reason = isLate ? 'uses up the time of the document' : `takes longer than ${limits.pageMs / 1000} s`
    return { page, code: 'PAGE_TIME_LIMIT', reason }
  }
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
