/**
 * Whether what lies beside the archive is what was packaged. The archive's list of files holds a SHA-256 of those too, and Electron holds
 * the list itself against a hash in the signed program (macOS, Windows); Linux has no such hash, and there the list is as safe as its file.
 */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

interface Node {
  readonly files?: Readonly<Record<string, Node>>
  readonly unpacked?: boolean
  readonly integrity?: { readonly algorithm: string; readonly hash: string }
}

/** Files read at once: enough to keep a disk busy. */
const AT_ONCE = 16
/** Two pickles, each a length and its content; the JSON of the second one begins here, its length stands before it. */
const JSON_LENGTH_AT = 12
const JSON_AT = 16

/** `…/app.asar` for a path in it; null outside of archives. */
const archiveOf = (path: string): string | null => /^.*?\.asar(?=[\\/])/.exec(path)?.[0] ?? null

/**
 * Paths, with `/`, of files beside the archive that `path` lies in which are changed, missing or foreign; empty without an archive.
 * Rejects when the archive cannot be read.
 */
export async function alteredFiles(path: string): Promise<readonly string[]> {
  const archive = archiveOf(path)
  const listed = archive === null ? null : withoutElectron(() => listOf(archive))
  if (archive === null || listed === null) return []
  const folder = `${archive}.unpacked`
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const there = entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(there)
  const altered = [...there.filter(name => !listed.has(name)), ...[...listed.keys()].filter(name => !known.has(name))]
  const waiting = there.filter(name => listed.has(name))
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const hash = createHash('sha256').update(await readFile(join(folder, name)))
      if (hash.digest('hex') !== listed.get(name)) altered.push(name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return altered.toSorted()
}

/** Electron's file system shows an archive as a folder, except to this. */
function withoutElectron<T>(read: () => T): T {
  const before = process.noAsar
  process.noAsar = true
  try {
    return read()
  } finally {
    process.noAsar = before
  }
}

/** Path → SHA-256 (hex) of every file beside the archive; null where it is a folder by that name, which Electron itself does not start. */
function listOf(archive: string): ReadonlyMap<string, string> | null {
  if (!statSync(archive).isFile()) return null
  const file = openSync(archive, 'r')
  try {
    const read = (at: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, at)
      return bytes
    }
    const length = read(JSON_LENGTH_AT, 4).readUInt32LE(0)
    const list = new Map<string, string>()
    const walk = ({ files = {} }: Node, above: string): void => {
      for (const [name, node] of Object.entries(files)) {
        const path = above + name
        if (node.files !== undefined) walk(node, `${path}/`)
        else if (node.unpacked === true)
          list.set(path, node.integrity?.algorithm === 'SHA256' ? node.integrity.hash : '')
      }
    }
    walk(JSON.parse(read(JSON_AT, length).toString('utf8')) as Node, '')
    return list
  } finally {
    closeSync(file)
  }
}
