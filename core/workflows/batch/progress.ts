/** How far a batch is, in one line: counts, rates over the last minute, and an estimate of the time left. */

interface Sample {
  /** Milliseconds of a steady clock. */
  readonly at: number
  readonly files: number
  readonly pages: number
}

/** A rate over less says little. */
const WINDOW_MS = 60_000

export class BatchProgress {
  readonly #total: number
  readonly #samples: Sample[] = []
  #files: number
  #pages = 0
  #refused = 0

  /** `done`: files that were done before this run. */
  constructor(total: number, done: number) {
    this.#total = total
    this.#files = done
  }

  add({ pages, isRefused }: { readonly pages: number; readonly isRefused: boolean }): void {
    this.#files += 1
    this.#pages += pages
    if (isRefused) this.#refused += 1
  }

  /** `now`: milliseconds of a steady clock; each call is a sample of the rate. */
  line(now: number): string {
    this.#samples.push({ at: now, files: this.#files, pages: this.#pages })
    while (this.#samples.length > 2 && now - this.#samples[1]!.at >= WINDOW_MS) this.#samples.shift()
    const [first] = this.#samples
    const seconds = (now - first!.at) / 1000
    const counts = `${count(this.#files)} of ${count(this.#total)} files (${share(this.#files, this.#total)})`
    const refused = this.#refused === 0 ? '' : `, ${count(this.#refused)} refused`
    const files = this.#files - first!.files
    if (seconds <= 0 || files === 0) return counts + refused
    const rates = `${rate(files / seconds)} files/s, ${rate((this.#pages - first!.pages) / seconds)} pages/s`
    const left = (this.#total - this.#files) / (files / seconds)
    return `${counts}, ${rates}, ${duration(left)} left${refused}`
  }
}

const count = (value: number): string => value.toLocaleString('en-US')
const share = (part: number, whole: number): string =>
  whole === 0 ? '100 %' : `${((100 * part) / whole).toFixed(1)} %`
const rate = (value: number): string => value.toFixed(value < 10 ? 1 : 0)

/** "2 h 05 min", "3 min", "12 s". */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
