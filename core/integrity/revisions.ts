/** The revisions of a file, each opened and compared with the next: changed figures, and what honest programs add. */
import type { OpenFile } from '../reading/inspection/open-file.ts'
import { withInspectedFile, withInspectedPage } from '../reading/inspection/open-file.ts'
import { revisionEnds } from '../reading/inspection/revisions.ts'
import { signaturesOf } from '../reading/inspection/signatures.ts'
import { changedFigures, printsOtherText, type PageRevision } from './compare-revisions.ts'
import { coveredFigures } from './covered-figures.ts'
import { fileFinding } from './file-metadata.ts'
import type { Finding } from './finding.ts'

/** Pages of a file that are compared; changes of longer ones are found on its first pages only. */
const MAX_PAGES = 60

/** A revision as it was read. */
interface FileRevision {
  /** In bytes from the start. */
  readonly end: number
  readonly pages: readonly PageRevision[]
  readonly signatures: number
}

export interface ComparedRevisions {
  readonly findings: readonly Finding[]
  /** Whether a page prints other text now than in the revision that ends within these bytes; false without such a revision. */
  readonly changedAfter: (end: number) => boolean
}

/** Opens the earlier revisions of `bytes`. `isSpent`: no more time; then null. */
export async function compareRevisions(
  open: OpenFile,
  bytes: Uint8Array,
  { password, isSpent }: { readonly password?: string | undefined; readonly isSpent: () => boolean },
): Promise<ComparedRevisions | null> {
  const ends = revisionEnds(bytes)
  if (ends.length < 2) return { findings: [], changedAfter: () => false }
  const now = readRevision(open, bytes.length)
  const revisions: FileRevision[] = []
  for (const end of ends.slice(0, -1)) {
    if (isSpent()) return null
    const read = await withInspectedFile(bytes.subarray(0, end), password, earlier =>
      Promise.resolve(readRevision(earlier, end)),
    )
    // What cannot be opened is the first part of a file arranged for fast display, and no revision.
    if (read !== null && read.pages.length === now.pages.length) revisions.push(read)
  }
  const all = [...revisions, now]
  const changed = all.slice(1).flatMap((later, index) => pairFindings(all[index]!, later))
  return {
    findings: changed.length > 0 ? changed : notesOf(all),
    changedAfter: end => {
      const signed = revisions.findLast(revision => revision.end <= end + 4)
      return signed !== undefined && signed.pages.some((page, index) => printsOtherText(page, now.pages[index]!))
    },
  }
}

const pairFindings = (earlier: FileRevision, later: FileRevision): readonly Finding[] =>
  later.pages.flatMap((page, index) => changedFigures(index + 1, earlier.pages[index]!, page))

function readRevision(open: OpenFile, end: number): FileRevision {
  const pages: PageRevision[] = []
  for (let index = 0; index < Math.min(open.file.pageCount, MAX_PAGES); index++) {
    const page = withInspectedPage(open, index, ({ page: inspected }) => ({
      ...inspected,
      covered: coveredFigures(inspected),
    }))
    if (page !== null) pages.push(page)
  }
  return { end, pages, signatures: signaturesOf(open.file).length }
}

/** What the updates of an honest file added, as one note. */
function notesOf(revisions: readonly FileRevision[]): readonly Finding[] {
  const first = revisions[0]
  const last = revisions.at(-1)
  if (first === undefined || last === undefined || first === last) return []
  const count = (revision: FileRevision, isField: boolean): number =>
    revision.pages
      .flatMap(page => page.annotations)
      .filter(({ kind, text }) => (kind === 'widget') === isField && (!isField || text !== '')).length
  const added = [
    ...(count(last, true) !== count(first, true) ? ['form fields were filled in'] : []),
    ...(count(last, false) > count(first, false) ? ['annotations were added'] : []),
    ...(last.signatures > first.signatures ? ['a signature was added'] : []),
  ]
  const what =
    added.length === 0 ? 'no figure of its pages was changed' : `${added.join(', ')}; no printed figure was changed`
  return [
    fileFinding(
      'revision-changed-figure',
      'note',
      `The file was saved ${revisions.length - 1} times after it was made: ${what}.`,
    ),
  ]
}
