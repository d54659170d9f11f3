/** A folder whose new files become documents of the inbox: each when it is written whole, each content once. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { watch, type FSWatcher } from 'chokidar'
import type { WatchedFiles } from '../store/watched-files.ts'

/** A file that waits to be taken. */
export interface WaitingFile {
  /** SHA-256 of its content, hex. */
  readonly id: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
}

interface Found extends WaitingFile {
  readonly path: string
}

export interface WatchedFolderOptions {
  readonly watched: WatchedFiles
  readonly onDefect: (error: unknown) => void
  /** A file counts as written whole when its size stays the same for so long. */
  readonly stableMs?: number
}

/** Copies over a network pause for a second or two. */
const STABLE_MS = 3_000
/** Folders within folders. */
const DEPTH = 8
/** What one upload may have; larger files stay where they are. */
const MAX_BYTES = 25 * 1024 * 1024
/** Hidden files, and those that programs write beside the file they save. */
const passing = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|\.(?:tmp|part|partial|crdownload|download|swp)$/i

export class WatchedFolder {
  readonly #options: WatchedFolderOptions
  #watcher: FSWatcher | null = null
  #folder: string | null = null
  /** By path: what is replaced is another file. */
  readonly #found = new Map<string, Found>()
  /** Paths of files that may still be written. */
  readonly #pending = new Set<string>()

  constructor(options: WatchedFolderOptions) {
    this.#options = options
  }

  /** null: none is watched. */
  get folder(): string | null {
    return this.#folder
  }

  /** Watches this folder and no other; null: none. One that is not there is waited for. */
  async watch(folder: string | null): Promise<void> {
    await this.close()
    this.#folder = folder
    if (folder === null) return
    const { onDefect } = this.#options
    const watcher = watch(folder, {
      depth: DEPTH,
      followSymlinks: false,
      ignored: (path: string) => path !== folder && passing.test(basename(path)),
    })
    const add = (path: string): void => void this.#add(path, watcher).catch(onDefect)
    watcher.on('add', add).on('change', add)
    watcher.on('unlink', path => this.#found.delete(path))
    watcher.on('error', onDefect)
    this.#watcher = watcher
  }

  /** What waits, by name; the same content under several names once. */
  list(): readonly WaitingFile[] {
    const byContent = new Map([...this.#found.values()].map(({ id, fileName, size }) => [id, { id, fileName, size }]))
    return [...byContent.values()].toSorted((a, b) => a.fileName.localeCompare(b.fileName))
  }

  /** The bytes of a waiting file; null: it waits no more. */
  open(id: string): Readable | null {
    const found = [...this.#found.values()].find(file => file.id === id)
    return found === undefined ? null : createReadStream(found.path)
  }

  /** The file was sent or removed: its content comes no more. False: none of this content waits. */
  take(id: string): boolean {
    const paths = [...this.#found.values()].filter(file => file.id === id).map(({ path }) => path)
    if (paths.length === 0) return false
    this.#options.watched.take(id)
    for (const path of paths) this.#found.delete(path)
    return true
  }

  async close(): Promise<void> {
    this.#found.clear()
    const watcher = this.#watcher
    this.#watcher = null
    await watcher?.close()
  }

  /** Also for files that are there from the beginning: one of them may be half-written. */
  async #add(path: string, watcher: FSWatcher): Promise<void> {
    this.#found.delete(path)
    if (this.#pending.has(path)) return
    this.#pending.add(path)
    try {
      const isCurrent = (): boolean => this.#watcher === watcher
      const found = await wholeFile(path, this.#options.stableMs ?? STABLE_MS, isCurrent)
      if (found !== null && isCurrent() && !this.#options.watched.isTaken(found.id)) this.#found.set(path, found)
    } finally {
      this.#pending.delete(path)
    }
  }
}

/** The file once its size and its time stay the same; null: it is gone, no file, empty, too large, or nobody waits any more. */
async function wholeFile(path: string, stableMs: number, isWanted: () => boolean): Promise<Found | null> {
  try {
    for (let before = await lstat(path); isWanted();) {
      await pause(stableMs, undefined, { ref: false })
      const now = await lstat(path)
      const isStable = now.size === before.size && now.mtimeMs === before.mtimeMs
      before = now
      if (!isStable) continue
      if (!now.isFile() || now.size === 0 || now.size > MAX_BYTES) return null
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
      const after = await lstat(path)
      if (after.size === now.size && after.mtimeMs === now.mtimeMs)
        return { id: hash.digest('hex'), fileName: basename(path), size: now.size, path }
    }
    return null
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
