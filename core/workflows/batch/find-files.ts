/** The files of a batch: those of a folder and of the folders in it, or those that a list names. */
import { opendirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Refusal } from '../../errors.ts'

export interface BatchFile {
  readonly path: string
  /** As it is called in the results: its path from the folder, or as the list names it. */
  readonly name: string
}

/** In the order of their names; hidden ones are passed over, links are not followed. Throws Refusal BAD_SETTING. */
export function findBatchFiles(given: string): readonly BatchFile[] {
  const stats = statSync(given, { throwIfNoEntry: false })
  if (stats === undefined) throw new Refusal('BAD_SETTING', `${given}: there is no such file or folder.`)
  return stats.isDirectory() ? inFolder(resolve(given), resolve(given)) : listedIn(given)
}

function inFolder(folder: string, root: string): readonly BatchFile[] {
  const entries = []
  const open = opendirSync(folder)
  try {
    for (let entry = open.readSync(); entry !== null; entry = open.readSync()) entries.push(entry)
  } finally {
    open.closeSync()
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): readonly BatchFile[] => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return inFolder(path, root)
      return entry.isFile() ? [{ path, name: relative(root, path) }] : []
    })
}

/** One path on each line; empty lines are passed over, a file named twice counts once. */
function listedIn(list: string): readonly BatchFile[] {
  const names = readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .filter(line => line !== '')
  return [...new Set(names)].map(name => ({ path: resolve(name), name }))
}
