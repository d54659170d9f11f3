/** The budget of a document as it crosses to the thread that reads it, and as reading asks for it there. */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import type { Page } from '../document/model.ts'
import type { LostPage, ReadingBudget } from '../reading/read-options.ts'

export interface BudgetOrder {
  /** One element that both threads see: the page being read, 0 for none. */
  readonly page: Int32Array
  /** From the beginning of the task. */
  readonly readingMs: number
  readonly seconds: number
  readonly maxPages: number
  readonly lost: readonly LostPage[]
  readonly stopAt: number | null
  /** Takes pages for a later attempt. They wait there unread: only an attempt that follows unpacks them. */
  readonly keep: MessagePort
  /** Pages of the attempt before. */
  readonly earlier: MessagePort | null
}

/** In the thread that reads: pages recognized earlier are taken over and kept again. */
export function openBudget({
  page,
  readingMs,
  seconds,
  maxPages,
  lost,
  stopAt,
  keep,
  earlier,
}: BudgetOrder): ReadingBudget {
  const ends = performance.now() + readingMs
  const recognized = new Map<number, Page>()
  for (let kept = earlier && receiveMessageOnPort(earlier); kept; kept = receiveMessageOnPort(earlier!)) {
    const { message } = kept as { readonly message: Page | null }
    if (message === null) continue
    recognized.set(message.number, message)
    keep.postMessage(message)
  }
  earlier?.close()
  return {
    maxPages,
    lost,
    stopAt,
    seconds,
    isSpent: () => performance.now() > ends,
    begin: number => void Atomics.store(page, 0, number),
    recognized: number => recognized.get(number),
    keep: read => keep.postMessage(read),
  }
}
