/** How many orders a reader takes at a time: several only while documents are so quick that fetching one costs as much as reading it. */

/** What is taken together is read in about this time, so that it waits for no other reader that is free. */
const TOGETHER_MS = 200
/** Beyond it a fetch costs next to nothing: of a one-page document of text, 0.5 ms of the database by itself and 0.1 ms of eight. */
const MAX_COUNT = 8
/** The slowest of so many decides: documents come mixed. */
const RECENT = 16

export class FetchCount {
  readonly #recent: number[] = []

  /** One, until enough documents were read. */
  get count(): number {
    if (this.#recent.length < RECENT) return 1
    return Math.max(1, Math.min(MAX_COUNT, Math.floor(TOGETHER_MS / Math.max(...this.#recent))))
  }

  /** `ms`: how long they took together. */
  add(documents: number, ms: number): void {
    for (let index = 0; index < documents; index++) this.#recent.push(ms / documents)
    this.#recent.splice(0, this.#recent.length - RECENT)
  }
}
