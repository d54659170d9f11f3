/** Uploaded files and workbooks on disk, each sealed under its id. */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../errors.ts'
import { syncFolder } from './folder-sync.ts'
import { plainSizeOf, streamSealed, writeSealed, type SealedFile } from './sealed-file.ts'

/** What is known of a file once it is sealed. */
export interface Sealed {
  readonly id: string
  /** Plain bytes. */
  readonly size: number
  /** Hex, of the plain bytes. */
  readonly sha256: string
  /** Its first bytes, at most 1,024: enough to tell what it is. */
  readonly head: Uint8Array
}

export interface Vault {
  /**
   * Seals a stream as it arrives, hashing on the way. Nothing is left when the stream fails or exceeds `maxBytes`
   * (Refusal FILE_TOO_LARGE). Refusal BUSY when the disk is full.
   */
  seal(id: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes?: number): Promise<Sealed>
  /** The plain bytes as a stream with their number; null when there is no such file. */
  open(id: string): Promise<{ readonly size: number; readonly content: Readable } | null>
  /** Opens a file to its end: size and hash of its plain bytes; null when there is no such file. Throws Refusal DAMAGED. */
  verify(id: string): Promise<Pick<Sealed, 'size' | 'sha256'> | null>
  /** What a worker needs to open the file itself. */
  locate(id: string): SealedFile
  /** No error when it is already gone. */
  remove(id: string): Promise<void>
  /** Ids of all whole files, known or not. */
  list(): Promise<readonly string[]>
  /** Removes what a dead process left half-written, and every file for which `isKnown` is false; returns how many. */
  sweep(isKnown: (id: string) => boolean): Promise<number>
}

const HEAD_BYTES = 1024
const PART = '.part'

/** Opens the folder `vault` in `dataDir`; `key` are the 32 bytes of `openDataKey`. */
export function openVault(dataDir: string, key: Uint8Array): Vault {
  const folder = join(dataDir, 'vault')
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) syncFolder(dataDir)
  const locate = (id: string): SealedFile => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`${JSON.stringify(id)} cannot name a sealed file`)
    return { path: join(folder, id), id, key }
  }
  return {
    locate,
    async seal(id, content, maxBytes = Number.MAX_SAFE_INTEGER) {
      const { path } = locate(id)
      const hash = createHash('sha256')
      let head = Buffer.alloc(0)
      let size = 0
      try {
        const file = await open(path + PART, 'w', 0o600)
        try {
          await writeSealed(file, { id, key }, content, bytes => {
            size += bytes.length
            if (size > maxBytes)
              throw new Refusal('FILE_TOO_LARGE', `Larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
            hash.update(bytes)
            if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)])
          })
          // Before the name, and the name before the row that counts on it: an accepted upload outlives a power cut.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(path + PART, path)
        await folderSynced(folder)
        return { id, size, sha256: hash.digest('hex'), head }
      } catch (error) {
        await rm(path + PART, { force: true })
        throw storageRefusal(error) ?? error
      }
    },
    async open(id) {
      const source = locate(id)
      const file = await openIfPresent(source.path)
      if (file === null) return null
      const content = Readable.from(streamSealed(file, source), { objectMode: false })
      // What is destroyed before anybody reads of it never began, so that its end does not close the file.
      content.once('close', () => void file.close())
      const { size } = await file.stat()
      return { size: plainSizeOf(size), content }
    },
    async verify(id) {
      const source = locate(id)
      const file = await openIfPresent(source.path)
      if (file === null) return null
      const hash = createHash('sha256')
      let size = 0
      for await (const bytes of streamSealed(file, source)) {
        hash.update(bytes)
        size += bytes.length
      }
      return { size, sha256: hash.digest('hex') }
    },
    remove: id => rm(locate(id).path, { force: true }),
    list: async () => (await readdir(folder)).filter(name => /^[\w-]+$/.test(name)).sort(),
    async sweep(isKnown) {
      const strays = (await readdir(folder)).filter(name => name.endsWith(PART) || !isKnown(name))
      for (const name of strays) await rm(join(folder, name), { force: true })
      return strays.length
    },
  }
}

/** A name is on the disk once its folder is; Windows keeps both together, and opens no folder. */
async function folderSynced(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openIfPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    // The only expected failure: the file was removed by retention, or never written.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A disk that is full or read-only is nobody's mistake in the request, yet the caller should hear the reason. */
function storageRefusal(error: unknown): Refusal | null {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Refusal('BUSY', 'The disk of the data folder is full; free some space and try again.', { cause: error })
  }
  if (code === 'EROFS' || code === 'EACCES') {
    return new Refusal('BUSY', 'The data folder cannot be written; check its permissions and try again.', {
      cause: error,
    })
  }
  return null
}
