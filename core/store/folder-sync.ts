/** Makes a change of names in a folder last: a power cut does not take it back. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Windows keeps names and files together, and opens no folder. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
