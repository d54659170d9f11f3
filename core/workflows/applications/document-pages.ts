/** Which pages of a file are which document, as a person states it: checked, one separated from the others, put together again. */
import { Refusal } from '../../errors.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { ReadApplicationFile } from './analyze.ts'
import type { ReadPart } from './read-file.ts'

/** What is stated of a file, and what was read in it. */
export interface HeldFile {
  readonly metadata: ApplicationUpload
  readonly read: ReadApplicationFile
}

/** The document that these pages are, and the file without it. Throws Refusal BAD_VALUE when they are none. */
export function separated(
  { metadata, read }: HeldFile,
  pages: readonly number[],
): { readonly document: HeldFile; readonly others: HeldFile } {
  const part = read.parts.find(one => one.pages.join() === pages.join())
  if (part === undefined) throw new Refusal('BAD_VALUE', 'These pages are no document of the file: split it first.')
  const fileName = nameOfPages(read.fileName, pages)
  return {
    document: withParts({ metadata: { ...metadata, fileName }, read: { ...read, fileName } }, [
      renamed(part, fileName),
    ]),
    others: withParts(
      { metadata, read },
      read.parts.filter(one => one !== part),
    ),
  }
}

/** The documents of two copies of a file, in the order of their pages, under the name of the first. */
export function together(into: HeldFile, other: HeldFile): HeldFile {
  const added = other.read.parts.map(part => renamed(part, into.read.fileName))
  const parts = [...into.read.parts, ...added].sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0))
  return withParts(into, parts)
}

const withParts = ({ metadata, read }: HeldFile, parts: readonly ReadPart[]): HeldFile => ({
  metadata: { ...metadata, documents: parts.map(({ pages, docType }) => ({ pages: [...pages], docType })) },
  read: { ...read, parts },
})

/** Statements name the file they are in. */
const renamed = (part: ReadPart, fileName: string): ReadPart =>
  part.statements === undefined ? part : { ...part, statements: { ...part.statements, fileName } }

/** "stack.pdf" → "stack, pages 3-4.pdf": two files of one name could not be distinguished in a result. */
export function nameOfPages(fileName: string, pages: readonly number[]): string {
  const [first, last] = [pages[0], pages.at(-1)]
  const shown = pages.length === 1 ? `page ${first}` : `pages ${first}-${last}`
  return fileName.replace(/(\.[^.]*)?$/, ending => `, ${shown}${ending}`)
}
