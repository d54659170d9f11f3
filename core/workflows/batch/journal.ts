/** What a batch has written: results as JSON Lines, one row of CSV for each file, and how far both were when each file was done. */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How a file ended; both texts with the line break at their end. */
export interface BatchEntry {
  readonly key: string
  readonly json: string
  readonly csv: string
}

export const batchFiles = {
  results: 'results.jsonl',
  table: 'files.csv',
  /** One line for each file: length of the results, length of the table, key. Removed by nobody: a finished batch begins again with new files only. */
  progress: 'progress.txt',
} as const

/** Appends to the three files; a run that was killed leaves them as they were after the last file that was recorded. */
export class BatchJournal {
  readonly #files: Record<keyof typeof batchFiles, number>
  readonly #done = new Set<string>()
  #results = 0
  #table = 0

  /** `head`: of the table. Throws the operating system's error where the folder cannot be written. */
  constructor(folder: string, head: string) {
    const at = (name: keyof typeof batchFiles): number => openSync(join(folder, batchFiles[name]), 'a+', 0o600)
    this.#files = { results: at('results'), table: at('table'), progress: at('progress') }
    this.#resume(join(folder, batchFiles.progress))
    if (this.#table === 0) this.#table = writeAt(this.#files.table, head)
  }

  #resume(path: string): void {
    const text = readFileSync(path, 'utf8')
    // What was being written when the run ended is no line.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    for (const line of whole.split('\n')) {
      const [results, table, key] = line.split('\t')
      if (key === undefined) continue
      this.#done.add(key)
      this.#results = Number(results)
      this.#table = Number(table)
    }
    ftruncateSync(this.#files.results, this.#results)
    ftruncateSync(this.#files.table, this.#table)
    ftruncateSync(this.#files.progress, Buffer.byteLength(whole))
  }

  get count(): number {
    return this.#done.size
  }

  has(key: string): boolean {
    return this.#done.has(key)
  }

  /** The progress is written last: without it the rest does not count. */
  add({ key, json, csv }: BatchEntry): void {
    this.#results += writeAt(this.#files.results, json)
    this.#table += writeAt(this.#files.table, csv)
    writeAt(this.#files.progress, `${this.#results}\t${this.#table}\t${key}\n`)
    this.#done.add(key)
  }

  close(): void {
    for (const file of Object.values(this.#files)) closeSync(file)
  }
}

/** Bytes written; the files are opened to append. */
function writeAt(file: number, text: string): number {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
  return bytes.length
}
