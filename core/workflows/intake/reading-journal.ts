/** What a run over many files has read so far, kept in a file beside its output, so that a run that was ended goes on where it stopped. */
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

/** A line of the journal. */
interface Line<Value> {
  readonly key: string
  readonly value: Value
}

const NEWLINE = 0x0a
/** Bytes looked at in one go when the journal is opened. */
const BLOCK = 1 << 20

/**
 * One line of JSON per file. Only where each line stands is held in memory. The values are plain text, as the output beside them is; nobody
 * else may read the file. What was being written when the run was ended is cut off.
 */
export class ReadingJournal<Value> {
  readonly #path: string
  readonly #file: number
  readonly #places = new Map<string, { readonly offset: number; readonly length: number }>()
  #end = 0

  /** Opens the journal at `path`, or begins it. Throws the operating system's error where that cannot be done. */
  constructor(path: string) {
    this.#path = path
    this.#file = openSync(path, 'a+', 0o600)
    this.#readPlaces()
  }

  /** Files that were read before this run or in it. */
  get count(): number {
    return this.#places.size
  }

  /** undefined: nothing was kept under the key. */
  find(key: string): Value | undefined {
    const place = this.#places.get(key)
    return place === undefined ? undefined : this.#lineAt(place)?.value
  }

  add(key: string, value: Value): void {
    const line = Buffer.from(`${JSON.stringify({ key, value } satisfies Line<Value>)}\n`)
    writeSync(this.#file, line)
    this.#places.set(key, { offset: this.#end, length: line.length - 1 })
    this.#end += line.length
  }

  /** Keeps the journal for the next run. */
  close(): void {
    closeSync(this.#file)
  }

  /** The run is over: nothing of it is kept. */
  remove(): void {
    this.close()
    rmSync(this.#path, { force: true })
  }

  #readPlaces(): void {
    const { size } = fstatSync(this.#file)
    const block = Buffer.allocUnsafe(BLOCK)
    for (let offset = 0; offset < size;) {
      const length = readSync(this.#file, block, 0, block.length, offset)
      for (let at = block.indexOf(NEWLINE); at >= 0 && at < length; at = block.indexOf(NEWLINE, at + 1))
        this.#placeUntil(offset + at)
      offset += length
    }
    if (this.#end < size) ftruncateSync(this.#file, this.#end)
  }

  /** The line from the end of the one before up to `offset`; one that is no line of a journal is passed over. */
  #placeUntil(offset: number): void {
    const place = { offset: this.#end, length: offset - this.#end }
    const line = this.#lineAt(place)
    if (line !== null) this.#places.set(line.key, place)
    this.#end = offset + 1
  }

  #lineAt({ offset, length }: { readonly offset: number; readonly length: number }): Line<Value> | null {
    const bytes = Buffer.allocUnsafe(length)
    readSync(this.#file, bytes, 0, length, offset)
    try {
      return JSON.parse(bytes.toString()) as Line<Value>
    } catch {
      return null
    }
  }
}
