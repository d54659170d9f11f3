/** Scans that were looked at a moment ago, as they were read: whoever sends them off next does not wait for recognition again. */
import type { Document } from '../../document/model.ts'

/** A person looks over what was recognized and sends it; what comes later is read again. */
const KEPT_MS = 15 * 60_000
/** A recognized page is some 50 kB: 20 MB at most. */
const MAX_PAGES = 400

interface Kept {
  readonly document: Document
  readonly timer: NodeJS.Timeout
}

/** In memory only, bounded in time and size; the newest stay. */
export class OcrCache {
  readonly #kept = new Map<string, Kept>()

  /** Documents with a text layer are read faster than they are remembered: only recognized ones are kept. */
  keep(sha256: string, password: string | null, document: Document): void {
    if (document.pages.length > MAX_PAGES || !document.pages.some(({ source }) => source === 'ocr')) return
    const key = keyOf(sha256, password)
    this.#forget(key)
    const timer = setTimeout(() => this.#forget(key), KEPT_MS)
    timer.unref()
    this.#kept.set(key, { document, timer })
    let pages = [...this.#kept.values()].reduce((sum, kept) => sum + kept.document.pages.length, 0)
    for (const [oldest, kept] of this.#kept) {
      if (pages <= MAX_PAGES) break
      pages -= kept.document.pages.length
      this.#forget(oldest)
    }
  }

  /** null: not kept. */
  find(sha256: string, password: string | null): Document | null {
    return this.#kept.get(keyOf(sha256, password))?.document ?? null
  }

  /** What a document showed goes with it. */
  forgetContent(sha256: string): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(`${sha256} `)) this.#forget(key)
  }

  #forget(key: string): void {
    clearTimeout(this.#kept.get(key)?.timer)
    this.#kept.delete(key)
  }
}

/** What the password opened must not be had without it. */
const keyOf = (sha256: string, password: string | null): string => `${sha256} ${password ?? ''}`
