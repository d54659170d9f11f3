/** The documents that forgeries are measured on: PDFs of the given folders, those held out of the corpus left out. */
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isHeldOut } from '../corpus/score-table.ts'

interface TunedFile {
  /** Without folder and ending. */
  readonly name: string
  readonly path: string
}

/** `measure` says whether a document counts against the limit; one that fails is named and passed over. */
export async function measureTuned(
  folders: readonly string[],
  { match = '', limit = 'Infinity' }: { readonly match?: string | undefined; readonly limit?: string | undefined },
  measure: (file: TunedFile) => Promise<boolean>,
): Promise<void> {
  let left = Number(limit)
  for (const folder of folders)
    for await (const file of glob('*.pdf', { cwd: folder })) {
      const name = basename(file, '.pdf')
      if (isHeldOut(name) || !name.includes(match) || left === 0) continue
      try {
        if (await measure({ name, path: join(folder, file) })) left--
      } catch (error) {
        console.error(name, String(error).slice(0, 160))
      }
    }
}
