/**
 * The file of a backup: a line that names the format, a line with the sealed key, then everything else sealed under that key in one stream, as
 * records of a name, a size and bytes. The list of what must be in it comes last.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { Refusal } from '../../errors.ts'
import { KeyFile } from '../key-file.ts'
import { streamSealed, writeAll, writeSealed } from '../sealed-file.ts'

const FORMAT = 'UDBACKUP1'
/** Bound into every chunk: no sealed file of a vault opens as a backup. */
const ID = 'backup'
/** The lines before what is sealed; the sealed key takes some 200 bytes of them. */
const MAX_HEAD_BYTES = 4096

/** A file of the data folder: `desk.db`, `vault/ID`, the template of the credit memo; and the list. */
export interface BackupRecord {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const Head = z.object({ createdAt: z.iso.datetime(), key: KeyFile })
export type BackupHead = z.infer<typeof Head>

/** Writes a backup to its end on the disk. Throws what reading the records throws. */
export async function writeBackup(
  file: FileHandle,
  head: BackupHead,
  key: Uint8Array,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  await writeAll(file, Buffer.from(`${FORMAT}\n${JSON.stringify(head)}\n`))
  await writeSealed(file, { id: ID, key }, framed(records), () => undefined)
  await file.sync()
}

async function* framed(records: AsyncIterable<BackupRecord>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of records) {
    const header = Buffer.from(JSON.stringify({ name, size }))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(header.length)
    yield Buffer.concat([length, header])
    let written = 0
    for await (const bytes of content) {
      written += bytes.length
      yield bytes
    }
    if (written !== size) throw new Error(`${name} had ${written} bytes, not ${size}`)
  }
}

/** Its first lines, and where what is sealed begins. Throws Refusal BAD_VALUE for a file that is no backup. */
export async function readHead(path: string): Promise<BackupHead & { readonly start: number }> {
  const file = await open(path, 'r')
  try {
    const bytes = Buffer.alloc(MAX_HEAD_BYTES)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    const [format, head] = bytes.subarray(0, bytesRead).toString('latin1').split('\n', 2)
    if (format !== FORMAT || head === undefined) throw new Error('no backup')
    return { ...Head.parse(JSON.parse(head)), start: FORMAT.length + head.length + 2 }
  } catch (error) {
    throw new Refusal('BAD_VALUE', `${path} is not a backup of a data folder, or its beginning is damaged.`, {
      cause: error,
    })
  } finally {
    await file.close()
  }
}

/**
 * Hands over record after record; `take` consumes the content of each. Throws Refusal DAMAGED when a byte was changed or the end is missing.
 */
export async function readBackup(
  path: string,
  { start, key }: { readonly start: number; readonly key: Uint8Array },
  take: (record: BackupRecord) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'r')
  try {
    const source = new ByteSource(streamSealed(file, { id: ID, key }, start))
    for (let length = await source.exactly(4); length !== null; length = await source.exactly(4)) {
      const header = await source.exactly(length.readUInt32BE())
      const { name, size } = JSON.parse(header!.toString()) as { name: string; size: number }
      await take({ name, size, content: source.next(size) })
    }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'DAMAGED') throw error
    throw new Refusal(
      'DAMAGED',
      `${path} is damaged: bytes of it were changed or are missing. Use another backup; nothing was restored.`,
      {
        cause: error,
      },
    )
  } finally {
    await file.close()
  }
}

/** Bytes in the portions they are asked for. */
class ByteSource {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Uint8Array = Buffer.alloc(0)

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** At least a byte and `limit` or fewer; null at the end. */
  async #some(limit: number): Promise<Uint8Array | null> {
    while (this.#rest.length === 0) {
      const next = await this.#pieces.next()
      if (next.done === true) return null
      this.#rest = next.value
    }
    const taken = this.#rest.subarray(0, limit)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  /** null at the end. */
  async exactly(size: number): Promise<Buffer | null> {
    const pieces: Uint8Array[] = []
    for await (const piece of this.next(size)) pieces.push(piece)
    return pieces.length === 0 ? null : Buffer.concat(pieces)
  }

  /** The next `size` bytes, or as many as there are. */
  async *next(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      const piece = await this.#some(left)
      if (piece === null) return
      left -= piece.length
      yield piece
    }
  }
}
