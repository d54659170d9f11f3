/** Decides whether a page that crashed is reloaded: not when it has just been reloaded, which could go on forever. */

/** A page that lives longer than this did not end of being loaded. */
const SOON_MS = 30_000
const MAX_IN_A_ROW = 2

export class Crashes {
  #inARow = 0
  #last = -Infinity

  /** To be asked once for each end; `now` in milliseconds. */
  mayReload(now: number): boolean {
    this.#inARow = now - this.#last < SOON_MS ? this.#inARow + 1 : 1
    this.#last = now
    return this.#inARow <= MAX_IN_A_ROW
  }
}
