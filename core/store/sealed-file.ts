/** The sealed form of a file: AES-256-GCM in chunks, so that it is written and read with the memory of one chunk. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../errors.ts'

/**
 * Where a sealed file lies and what opens it; crosses to a worker, so that plain bytes never pass the main thread.
 * `id` is bound into every chunk: a file put in another's place does not open.
 */
export interface SealedFile {
  readonly path: string
  readonly id: string
  readonly key: Uint8Array
}

const MAGIC = Buffer.from('UDSEAL1\n')
const SALT_BYTES = 16
const HEADER_BYTES = MAGIC.length + SALT_BYTES
const TAG_BYTES = 16
/** 256 KiB: large enough that the 16-byte tag and the call cost nothing, small enough to hold many at once. */
const CHUNK_BYTES = 256 * 1024

/** A key of its own for every file, so that the counter may start at 0 in each. */
const fileKey = (key: Uint8Array, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'sealed file', 32))

/** The counter, and whether it is the last chunk: chunks cannot be reordered, and a file cut short does not open. */
function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** A sealed file that does not open although its key is right, or is gone although nothing removed it. */
export const damagedFile = (id: string, fault: 'damaged' | 'missing', cause?: unknown): Refusal =>
  new Refusal(
    'DAMAGED',
    `The stored file ${id} is ${fault === 'damaged' ? 'damaged on the disk and does not open' : 'missing'}; results that were read from it remain. Upload the document again, or bring back a backup with "npm run restore".`,
    { cause },
  )

/** Writes `content` sealed; `onChunk` sees the plain bytes on their way. */
export async function writeSealed(
  file: FileHandle,
  source: Omit<SealedFile, 'path'>,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onChunk: (bytes: Uint8Array) => void,
): Promise<void> {
  for await (const sealed of sealedPieces(source, content, onChunk)) await writeAll(file, sealed)
}

/** A disk that fills up takes a part of what it is given, and says so only in the count. */
export async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten
}

/** The sealed form of `content`, piece by piece, each of about a chunk. What `content` hands out stays as it is until its chunk is sealed. */
export async function* sealedPieces(
  { id, key }: Omit<SealedFile, 'path'>,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onChunk: (bytes: Uint8Array) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES)
  const secret = fileKey(key, salt)
  // Not a buffer of a chunk: most parcels of the queue are far smaller, and memory outside the heap makes the garbage collector run.
  let pending: Uint8Array[] = []
  let filled = 0
  let index = 0
  const flush = (last: boolean): Uint8Array => {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(index++, last)).setAAD(Buffer.from(id))
    const sealed = [cipher.update(Buffer.concat(pending, filled)), cipher.final(), cipher.getAuthTag()]
    pending = []
    filled = 0
    return Buffer.concat(index === 1 ? [MAGIC, salt, ...sealed] : sealed)
  }
  for await (const bytes of content) {
    onChunk(bytes)
    for (let offset = 0; offset < bytes.length;) {
      // Flushed only when more follows: the chunk that is written last must know that it is the last.
      if (filled === CHUNK_BYTES) yield flush(false)
      const taken = bytes.subarray(offset, offset + CHUNK_BYTES - filled)
      pending.push(taken)
      filled += taken.length
      offset += taken.length
    }
  }
  yield flush(true)
}

const chunksOf = (fileSize: number): number =>
  Math.max(1, Math.ceil((fileSize - HEADER_BYTES) / (CHUNK_BYTES + TAG_BYTES)))

/** Plain size of a sealed file of `fileSize` bytes. */
export const plainSizeOf = (fileSize: number): number =>
  Math.max(0, fileSize - HEADER_BYTES - chunksOf(fileSize) * TAG_BYTES)

/** Opens chunk after chunk of sealed bytes. Throws Refusal DAMAGED when a byte was changed or is missing. */
class Unsealer {
  readonly plainSize: number
  readonly #chunks: number
  readonly #secret: Buffer
  readonly #id: Buffer
  #index = 0

  constructor(header: Uint8Array, fileSize: number, { id, key }: Pick<SealedFile, 'id' | 'key'>) {
    if (!MAGIC.equals(header.subarray(0, MAGIC.length))) throw damagedFile(id, 'damaged')
    this.#chunks = chunksOf(fileSize)
    this.plainSize = plainSizeOf(fileSize)
    this.#secret = fileKey(key, header.subarray(MAGIC.length))
    this.#id = Buffer.from(id)
  }

  get done(): boolean {
    return this.#index === this.#chunks
  }

  open(sealed: Uint8Array): Buffer {
    const nonce = nonceOf(this.#index, this.#index === this.#chunks - 1)
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#secret, nonce).setAAD(this.#id)
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
      const plain = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES))
      decipher.final()
      this.#index++
      return plain
    } catch (error) {
      throw damagedFile(this.#id.toString(), 'damaged', error)
    }
  }
}

/** The plain bytes of a sealed file in one piece; blocks, so for workers only. Throws Refusal DAMAGED. */
export function readSealed(source: SealedFile): Uint8Array {
  const file = openPresent(source)
  try {
    const size = fstatSync(file).size
    const header = Buffer.alloc(HEADER_BYTES)
    readSync(file, header)
    const unsealer = new Unsealer(header, size, source)
    const plain = new Uint8Array(unsealer.plainSize)
    const sealed = Buffer.allocUnsafe(CHUNK_BYTES + TAG_BYTES)
    for (let offset = 0; !unsealer.done;) {
      const bytes = unsealer.open(sealed.subarray(0, readSync(file, sealed)))
      plain.set(bytes, offset)
      offset += bytes.length
    }
    return plain
  } finally {
    closeSync(file)
  }
}

/** The plain bytes of a sealed form that is all in memory. Throws Refusal DAMAGED. */
export function openSealedBytes(sealed: Uint8Array, source: Omit<SealedFile, 'path'>): Uint8Array {
  const unsealer = new Unsealer(sealed.subarray(0, HEADER_BYTES), sealed.length, source)
  const plain = new Uint8Array(unsealer.plainSize)
  let written = 0
  for (let at = HEADER_BYTES; !unsealer.done; at += CHUNK_BYTES + TAG_BYTES) {
    const bytes = unsealer.open(sealed.subarray(at, at + CHUNK_BYTES + TAG_BYTES))
    plain.set(bytes, written)
    written += bytes.length
  }
  return plain
}

function openPresent({ path, id }: SealedFile): number {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw damagedFile(id, 'missing', error)
    throw error
  }
}

/** The plain bytes of a sealed file, chunk by chunk; the handle is closed at the end. `start`: where in the file it begins. */
export async function* streamSealed(
  file: FileHandle,
  source: Pick<SealedFile, 'id' | 'key'>,
  start = 0,
): AsyncGenerator<Uint8Array> {
  try {
    const size = (await file.stat()).size - start
    const header = Buffer.alloc(HEADER_BYTES)
    await file.read(header, 0, HEADER_BYTES, start)
    const unsealer = new Unsealer(header, size, source)
    for (let position = start + HEADER_BYTES; !unsealer.done;) {
      const sealed = Buffer.allocUnsafe(CHUNK_BYTES + TAG_BYTES)
      const { bytesRead } = await file.read(sealed, 0, sealed.length, position)
      position += bytesRead
      yield unsealer.open(sealed.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}
