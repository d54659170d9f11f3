/** The files of a ZIP archive, unpacked one after the other; what would lead out of it is refused. */
import type { Entry, ZipFile } from 'yauzl'
import { named } from '../../../contract/sentence.ts'
import { Refusal } from '../../../errors.ts'
import { containerLimits, type UnpackBudget } from './limits.ts'

/** A file of a container; `bytes` null: why it was not unpacked stands in `problem`. */
export type ContainedFile =
  | { readonly path: string; readonly bytes: Uint8Array }
  | { readonly path: string; readonly bytes: null; readonly problem: 'encrypted' | 'too large' | 'damaged' }

/** Mode of a UNIX file, in the upper half of its attributes: the bits of its type, and those of a link. */
const TYPE_BITS = 0o170000
const LINK = 0o120000

/** The names of a ZIP archive's files; null: it is not one. Reads nothing but its directory. */
export async function zipNames(bytes: Uint8Array): Promise<readonly string[] | null> {
  try {
    const zip = await opened(bytes)
    const names: string[] = []
    for await (const { fileName } of zip.eachEntry()) {
      names.push(fileName)
      if (names.length > containerLimits.files) break
    }
    return names
  } catch {
    return null
  }
}

/** The package is loaded at the first archive: most uploads are PDFs. */
async function opened(bytes: Uint8Array): Promise<ZipFile> {
  const { fromBufferPromise } = await import('yauzl')
  return fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true })
}

/** Throws Refusal UNREADABLE for a damaged archive and for one with links or paths that lead out of it, REQUEST_TOO_LARGE beyond the budget. */
export async function* filesOfZip(
  bytes: Uint8Array,
  fileName: string,
  budget: UnpackBudget,
): AsyncGenerator<ContainedFile> {
  const refuse = (what: string): Refusal =>
    new Refusal('UNREADABLE', `${named(fileName)} ${what}; it was not unpacked.`)
  const entries: { readonly zip: ZipFile; readonly entry: Entry }[] = []
  try {
    const zip = await opened(bytes)
    for await (const entry of zip.eachEntry()) {
      budget.addFile()
      entries.push({ zip, entry })
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // yauzl checks the names: absolute ones, and those with "..".
    const isPath = error instanceof Error && /relative path|absolute path/.test(error.message)
    throw refuse(isPath ? 'holds a path that leads out of it' : 'is a damaged ZIP archive')
  }
  const link = entries.find(({ entry }) => ((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK)
  if (link !== undefined) throw refuse(`holds a link (${named(link.entry.fileName)})`)
  for (const { zip, entry } of entries) {
    const path = entry.fileName
    if (path.endsWith('/')) continue
    if (entry.isEncrypted()) yield { path, bytes: null, problem: 'encrypted' }
    else if (entry.uncompressedSize > containerLimits.fileBytes) yield { path, bytes: null, problem: 'too large' }
    else yield await unpacked(zip, entry, budget)
  }
}

/** The sizes of the directory are checked while the file is unpacked: a false one is damage. */
async function unpacked(zip: ZipFile, entry: Entry, budget: UnpackBudget): Promise<ContainedFile> {
  const path = entry.fileName
  const chunks: Buffer[] = []
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      budget.addBytes((chunk as Buffer).length)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return { path, bytes: null, problem: 'damaged' }
  }
  return { path, bytes: Buffer.concat(chunks) }
}
