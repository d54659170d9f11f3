/** When a page that ended is loaded anew by itself: not when it has just been, which would go on for ever. */

/** A page that lives longer than this did not end of being loaded. */
const SOON_MS = 30_000
const MOST_IN_A_ROW = 2

export class Crashes {
  #inARow = 0
  #last = -Infinity

  /** To be asked once for each end; `now` in milliseconds. */
  mayReload(now: number): boolean {
    this.#inARow = now - this.#last < SOON_MS ? this.#inARow + 1 : 1
    this.#last = now
    return this.#inARow <= MOST_IN_A_ROW
  }
}
