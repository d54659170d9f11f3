/** An uploaded container → the documents in it, containers within it opened too. */
import { named } from '../../../contract/sentence.ts'
import { Refusal } from '../../../errors.ts'
import { containerKindOf, fileKindOf, officeKindOf, type FileKind } from '../file-kind.ts'
import { filesOfEmail } from './email.ts'
import { UnpackBudget } from './limits.ts'
import { filesOfZip, type ContainedFile } from './zip.ts'

export interface UnpackedFile {
  /** Within the uploaded file, its name first: "packet.zip/bank/march.pdf". */
  readonly path: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

export interface Unpacked {
  readonly files: readonly UnpackedFile[]
  /** What could not be unpacked, in sentences. */
  readonly problems: readonly string[]
}

/** What programs and systems leave beside documents. */
const byproduct = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini|winmail\.dat)(?:\/|$)/i

const problems = {
  encrypted: 'is encrypted: unpack it and send what is in it',
  'too large': 'is larger than 25 MB',
  damaged: 'is damaged',
} as const

/** null: the file is no container. Throws Refusal UNREADABLE, REQUEST_TOO_LARGE for one that is not unpacked at all. */
export async function unpack(bytes: Uint8Array, fileName: string): Promise<Unpacked | null> {
  if ((await containerKindOf(bytes)) === null) return null
  const opening = new Opening(new UnpackBudget(bytes.length, fileName))
  await opening.open(bytes, fileName, 1)
  return opening
}

class Opening implements Unpacked {
  readonly files: UnpackedFile[] = []
  readonly problems: string[] = []
  readonly #budget: UnpackBudget

  constructor(budget: UnpackBudget) {
    this.#budget = budget
  }

  async open(bytes: Uint8Array, path: string, depth: number): Promise<void> {
    this.#budget.checkDepth(depth)
    const isZip = (await containerKindOf(bytes)) === 'zip'
    const contained = isZip ? filesOfZip(bytes, path, this.#budget) : await filesOfEmail(bytes, path, this.#budget)
    let count = 0
    for await (const file of contained) count += Number(await this.#take(file, path, depth))
    if (count === 0) this.problems.push(`${named(path)} holds no document.`)
  }

  /** Whether it is, or may be, a document. */
  async #take(file: ContainedFile, container: string, depth: number): Promise<boolean> {
    if (byproduct.test(file.path)) return false
    const path = `${container}/${printable(file.path)}`
    if (file.bytes === null) {
      this.problems.push(`${named(path)} ${problems[file.problem]}.`)
      return true
    }
    if ((await containerKindOf(file.bytes)) !== null) {
      await this.open(file.bytes, path, depth + 1)
      return true
    }
    const kind = fileKindOf(file.bytes)
    if (kind === 'other' || (await officeKindOf(file.bytes)) === 'other')
      this.problems.push(`${named(path)} is of a kind that is not read.`)
    else this.files.push({ path, kind, bytes: file.bytes })
    return true
  }
}

/** Control characters, and the marks that turn the reading direction, are left out of names; both slashes separate folders. */
const printable = (path: string): string =>
  path
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replaceAll('\\', '/')

/** The refusal of a container some of whose files could not be unpacked; null: all could. */
export const refusalOfUnpacked = ({ problems: found, files }: Unpacked): Refusal | null =>
  found.length === 0
    ? null
    : new Refusal(
        found.every(problem => problem.includes('encrypted')) ? 'ENCRYPTED' : 'UNREADABLE',
        `${found.join(' ')}${files.length > 0 ? ' What else is in it was read.' : ''}`,
      )
