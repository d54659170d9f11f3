/** Documents opened with the program wait here until the page is there to take them. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { OpenedFile } from '../core/contract/shell.ts'

/** Specification 8: what the service accepts; checked before a gigabyte is read for nothing. */
const LARGEST_FILE = 25 * 1024 * 1024

export interface OpenedDocumentsParts {
  readonly deliver: (files: readonly OpenedFile[]) => void
  /** Hears a sentence for each document that cannot be taken. */
  readonly refuse: (message: string) => void
}

export class OpenedDocuments {
  readonly #parts: OpenedDocumentsParts
  #waiting: string[] = []
  #hasPage = false

  constructor(parts: OpenedDocumentsParts) {
    this.#parts = parts
  }

  /** `paths` are absolute; the same file twice in one go is one. */
  async add(paths: readonly string[]): Promise<void> {
    this.#waiting = [...new Set([...this.#waiting, ...paths])]
    await this.#hand()
  }

  /** The page asks for what waited, and takes what comes from now on. */
  async pageIsThere(): Promise<void> {
    this.#hasPage = true
    await this.#hand()
  }

  /** What comes from now on waits for the next page. */
  pageIsGone(): void {
    this.#hasPage = false
  }

  async #hand(): Promise<void> {
    if (!this.#hasPage || this.#waiting.length === 0) return
    const paths = this.#waiting
    this.#waiting = []
    const files: OpenedFile[] = []
    for (const path of paths) {
      const file = await this.#read(path)
      if (file !== null) files.push(file)
    }
    // The page may have gone while they were read: the next one has them read again.
    if (!this.#hasPage) this.#waiting = [...new Set([...paths, ...this.#waiting])]
    else if (files.length > 0) this.#parts.deliver(files)
  }

  async #read(path: string): Promise<OpenedFile | null> {
    const name = basename(path)
    try {
      const about = await stat(path)
      if (!about.isFile()) this.#parts.refuse(`${name} is not a file.`)
      else if (about.size > LARGEST_FILE) this.#parts.refuse(`${name} is larger than 25 MB.`)
      else return { name, content: new Uint8Array(await readFile(path)) }
    } catch (error) {
      // Moved, or without permission: the system's own message is shown.
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
      this.#parts.refuse(`${name} cannot be read (${(error as Error).message}).`)
    }
    return null
  }
}
