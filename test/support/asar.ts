/** Reads an asar archive: its list of files, and the content of those that are packed. */
import { readFileSync } from 'node:fs'

export interface ArchivedFile {
  readonly path: string
  readonly size: number
  /** Lies beside the archive in `app.asar.unpacked`. */
  readonly unpacked: boolean
  /** SHA-256 as stated in the list; null when it states none. */
  readonly sha256: string | null
  /** null for an unpacked file. */
  readonly content: Buffer | null
}

interface Node {
  readonly files?: Readonly<Record<string, Node>>
  readonly size?: number
  readonly offset?: string
  readonly unpacked?: boolean
  readonly integrity?: { readonly hash: string }
}

/**
 * The format: two pickles, each a length and its content. The first holds the size of the second as a 32-bit number, the second the
 * list as JSON with its length before it; packed files follow at their offsets from there.
 */
export function readArchive(path: string): readonly ArchivedFile[] {
  const bytes = readFileSync(path)
  const listSize = bytes.readUInt32LE(4)
  const jsonLength = bytes.readUInt32LE(12)
  const list = JSON.parse(bytes.toString('utf8', 16, 16 + jsonLength)) as Node
  const contentAt = 8 + listSize
  const walk = (node: Node, path: string): ArchivedFile[] => {
    if (node.files !== undefined)
      return Object.entries(node.files).flatMap(([name, child]) => walk(child, path === '' ? name : `${path}/${name}`))
    const size = node.size ?? 0
    const unpacked = node.unpacked === true
    const start = contentAt + Number(node.offset ?? 0)
    const content = unpacked ? null : bytes.subarray(start, start + size)
    return [{ path, size, unpacked, sha256: node.integrity?.hash ?? null, content }]
  }
  return walk(list, '')
}
