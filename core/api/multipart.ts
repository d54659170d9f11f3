/** multipart/form-data → files (large ones sealed while they stream) and metadata fields; within the limits, leaving nothing behind when refused. */
import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { IncomingFile } from '../workflows/intake/intake.ts'
import type { Analyses } from '../workflows/analyses.ts'
import { safeFileName } from './file-names.ts'

const mebibyte = 1024 * 1024
/** Specification 8 gives 25 MB per PDF; decisions.md section 2 gives the other two. */
export const largestFile = 25 * mebibyte
export const maxFiles = 50
export const largestRequest = 250 * mebibyte
/** A metadata field may carry whole files as base64, a third larger than they are. */
const largestField = 100 * mebibyte
/** The part whose content is metadata even when a client gives it a filename, as FormData does with a Blob. */
const metadataField = 'metadata'

/** Up to here a file is held in memory and is not on the disk before it is accepted: nearly every text PDF. */
const heldInMemory = mebibyte

export interface Upload {
  readonly files: readonly IncomingFile[]
  /** Values of the metadata fields: text, or the parsed value of a part sent as application/json. */
  readonly metadata: readonly unknown[]
  /** SHA-256 over names and contents of all parts, hex: equal for equal content whatever the multipart boundary. */
  readonly fingerprint: string
}

/** Options for the multipart plugin that go with `readMultipart`. */
export const multipartOptions = {
  // Counted here, where the file's name is at hand for the answer.
  throwFileSizeLimit: false,
  isPartAFile: (fieldName: string | undefined, _type: string | undefined, fileName: string | undefined) =>
    fileName !== undefined && fieldName !== metadataField,
  limits: {
    fileSize: largestFile + 1,
    files: maxFiles,
    fieldSize: largestField,
    fields: 200,
    parts: 300,
    headerPairs: 100,
  },
}

/** Takes uploaded bytes in; one for a server. */
export class Intake {
  readonly #uploads: Analyses['uploads']

  constructor(uploads: Analyses['uploads']) {
    this.#uploads = uploads
  }

  /** Takes one file in, to memory or, once it outgrows that, to the store. Throws Refusal FILE_TOO_LARGE, with nothing left. */
  async receive(
    writtenName: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    admit: (bytes: number) => void = () => {},
  ): Promise<IncomingFile> {
    const fileName = safeFileName(writtenName)
    const hash = createHash('sha256')
    let size = 0
    const counted = (async function* () {
      for await (const bytes of content) {
        size += bytes.byteLength
        if (size > largestFile) throw new Refusal('FILE_TOO_LARGE', `${fileName} is larger than 25 MB`, { fileName })
        admit(bytes.byteLength)
        hash.update(bytes)
        yield bytes
      }
    })()
    const held: Uint8Array[] = []
    // Not for-await: leaving the loop would close the stream whose rest goes to the store.
    for (let next = await counted.next(); !next.done; next = await counted.next()) {
      held.push(next.value)
      if (size <= heldInMemory) continue
      const storedId = await this.#uploads.store(
        (async function* () {
          yield* held.splice(0)
          yield* counted
        })(),
      )
      return { fileName, size, sha256: hash.digest('hex'), bytes: null, storedId }
    }
    return {
      fileName,
      size,
      sha256: hash.digest('hex'),
      bytes: held.length === 1 ? held[0]! : Buffer.concat(held),
      storedId: null,
    }
  }

  async discard(files: readonly IncomingFile[]): Promise<void> {
    await Promise.all(files.flatMap(file => (file.storedId === null ? [] : [this.#uploads.remove(file.storedId)])))
  }

  /**
   * Reads a multipart request to its end. Any part with a filename is a file; `metadata` is metadata.
   * Throws Refusal; whatever had been stored is removed first.
   */
  async read(request: FastifyRequest): Promise<Upload> {
    if (!request.isMultipart()) {
      if (request.headers['content-type'] === undefined)
        throw new Refusal('MISSING_FIELDS', 'The body is empty; send multipart/form-data')
      throw new Refusal('WRONG_MEDIA_TYPE', 'Send them as multipart/form-data')
    }
    const files: IncomingFile[] = []
    try {
      return await this.#readParts(request, files)
    } catch (error) {
      await this.discard(files)
      drain(request)
      throw error
    }
  }

  async #readParts(request: FastifyRequest, files: IncomingFile[]): Promise<Upload> {
    const metadata: unknown[] = []
    const fingerprint = createHash('sha256')
    let received = 0
    const admit = (bytes: number) => {
      received += bytes
      if (received > largestRequest) throw new Refusal('REQUEST_TOO_LARGE', 'The request is larger than 250 MB')
    }
    // Multipart headers and boundaries come on top of the content.
    admit(Math.max(0, Number(request.headers['content-length'] ?? 0) - mebibyte))
    received = 0
    for await (const part of partsOf(request)) {
      if (part.type === 'file') {
        const file = await this.receive(part.filename, chunksOf(part), admit)
        // A browser sends an empty part for a file input nobody used.
        if (part.filename === '' && file.size === 0) continue
        files.push(file)
        fingerprint.update(`file\0${file.fileName}\0${file.sha256}\0`)
        continue
      }
      if (part.valueTruncated) throw new Refusal('REQUEST_TOO_LARGE', 'A form field is larger than 100 MB')
      const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
      admit(text.length)
      fingerprint.update(`field\0${part.fieldname}\0${createHash('sha256').update(text).digest('hex')}\0`)
      if (part.fieldname === metadataField) metadata.push(part.value)
    }
    return { files, metadata, fingerprint: fingerprint.digest('hex') }
  }
}

/** What is taken of a form; for uploads of documents, what the plugin was given. */
interface FormLimits {
  readonly files: number
  readonly fields?: number
  /** Bytes. */
  readonly fileSize?: number
}

/** The parts, the parser's complaints turned into refusals. */
export async function* partsOf(request: FastifyRequest, limits: FormLimits = { files: maxFiles }) {
  const parts = request.parts({ limits: { ...multipartOptions.limits, ...limits } })
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw malformed(error, limits.files)
    })
    if (next.done) return
    yield next.value
  }
}

/** The bytes of a file part, the parser's complaints turned into refusals. */
export async function* chunksOf(part: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Buffer
  } catch (error) {
    throw malformed(error)
  }
}

/** Only the parser throws where this is used, and it throws for nothing but a body it cannot read. */
function malformed(error: unknown, max = maxFiles): Refusal {
  switch ((error as { code?: string }).code) {
    case 'FST_FILES_LIMIT':
      return new Refusal(
        'TOO_MANY_FILES',
        `At max ${max} ${max === 1 ? 'file is' : 'files are'} accepted in one request`,
        {
          cause: error,
        },
      )
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Refusal('REQUEST_TOO_LARGE', 'The multipart body has too many parts', { cause: error })
    case 'FST_INVALID_JSON_FIELD_ERROR':
      return new Refusal('BAD_VALUE', 'metadata is not valid JSON', { cause: error })
    default:
      return new Refusal('BAD_VALUE', 'The multipart body is malformed', { cause: error })
  }
}

/** Lets the rest of a refused body run out, so that the client gets to read the answer instead of a broken pipe. */
export function drain(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}
