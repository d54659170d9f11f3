/** Whether the disk of the data folder takes what is to be written. */
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'

export type DiskState = 'ok' | 'disk_full' | 'disk_read_only'

/** Of the file system; tests bring their own. */
export interface DiskProbes {
  /** Bytes a program without special rights may still write. */
  free(folder: string): Promise<number>
  /** Throws where nothing may be written. */
  writable(folder: string): Promise<void>
}

/** Less than the largest document with its result: what is uploaded would be refused. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

const systemProbes: DiskProbes = {
  async free(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  writable: folder => access(folder, constants.W_OK),
}

/** Asks without writing anything. A file system that does not tell counts as sound: writing will show. */
export async function diskState(folder: string, probes: DiskProbes = systemProbes): Promise<DiskState> {
  try {
    await probes.writable(folder)
  } catch {
    return 'disk_read_only'
  }
  const free = await probes.free(folder).catch(() => Infinity)
  return free < MIN_FREE_BYTES ? 'disk_full' : 'ok'
}
