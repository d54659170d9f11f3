/** An upload of another kind than the documents that are read → those documents, each sealed as an upload of its own. */
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { Refusal } from '../../errors.ts'
import type { SealedFile } from '../../store/sealed-file.ts'
import { openVault } from '../../store/vault.ts'
import { refusalOfUnpacked, unpack, type UnpackedFile } from './containers/unpack.ts'
import { fileKindOf } from './file-kind.ts'
import { bytesOf, type FileInput } from './read-file.ts'

export interface OpenFileInput extends FileInput {
  /** A place of the vault that is free; what is found is sealed under its id with a number behind it. */
  readonly target: SealedFile
}

/** A document that was found, sealed under `storedId`. */
export interface OpenedFile {
  /** Its path within the upload, the upload's name first. */
  readonly fileName: string
  readonly size: number
  /** Hex, of what is sealed. */
  readonly sha256: string
  readonly storedId: string
}

export interface OpenFileOutput {
  readonly files: readonly OpenedFile[]
  /** Whether the upload itself is kept beside them: it says why some of it could not be read. */
  readonly keepsUpload: boolean
}

export interface OpenFileTasks {
  readonly openFile: { readonly input: OpenFileInput; readonly output: OpenFileOutput }
}

/** Nothing is thrown for a file that cannot be opened: it is kept, and reading it gives the reason. Nothing is left when sealing fails. */
export async function openFile({ target, ...file }: OpenFileInput): Promise<OpenFileOutput> {
  const bytes = bytesOf(file)
  if (bytes === null) throw new Error('a document that was read is no upload to open')
  const vault = openVault(dirname(dirname(target.path)), target.key)
  const files: OpenedFile[] = []
  try {
    const { found, keepsUpload } = await contentOf(bytes, file.fileName)
    for (const { path, bytes: content } of found) {
      const storedId = `${target.id}-${files.length}`
      await vault.seal(storedId, [content])
      const sha256 = createHash('sha256').update(content).digest('hex')
      files.push({ fileName: path, size: content.length, sha256, storedId })
    }
    return { files, keepsUpload }
  } catch (error) {
    await Promise.all(files.map(({ storedId }) => vault.remove(storedId)))
    throw error
  }
}

interface Content {
  readonly found: readonly Pick<UnpackedFile, 'path' | 'bytes'>[]
  readonly keepsUpload: boolean
}

async function contentOf(bytes: Uint8Array, fileName: string): Promise<Content> {
  try {
    if (fileKindOf(bytes) === 'image') {
      const pdf = await pdfOfImage(bytes)
      return { found: [{ path: fileName, bytes: pdf }], keepsUpload: false }
    }
    const unpacked = await unpack(bytes, fileName)
    if (unpacked === null) return { found: [], keepsUpload: true }
    const found = await Promise.all(unpacked.files.map(toDocument))
    return { found, keepsUpload: refusalOfUnpacked(unpacked) !== null }
  } catch (error) {
    if (error instanceof Refusal) return { found: [], keepsUpload: true }
    throw error
  }
}

/** What draws PDFs is loaded at the first picture: most uploads are PDFs. */
const pdfOfImage = async (picture: Uint8Array): Promise<Uint8Array> =>
  (await import('../../reading/image/image-pdf.ts')).pdfOfImage(picture)

/** A picture that cannot be decoded stays what it is; reading it gives the reason. */
async function toDocument(file: UnpackedFile): Promise<UnpackedFile> {
  if (file.kind !== 'image') return file
  try {
    return { ...file, bytes: await pdfOfImage(file.bytes) }
  } catch (error) {
    if (error instanceof Refusal) return file
    throw error
  }
}

/** Why an upload that is neither a document nor data could not be opened. Always throws Refusal. */
export async function refuseUnopened(bytes: Uint8Array, fileName: string): Promise<never> {
  if (fileKindOf(bytes) === 'image') await pdfOfImage(bytes)
  const unpacked = await unpack(bytes, fileName)
  const refusal = unpacked === null ? null : refusalOfUnpacked(unpacked)
  throw refusal ?? new Refusal('NOT_FINANCIAL', 'Files of this kind are not read.', { fileName })
}
