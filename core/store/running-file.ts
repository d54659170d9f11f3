/** Where a running service is reached by commands on its data folder: a file in the folder, for as long as the service runs. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Running = z.object({ url: z.url(), token: z.string().min(1) })
export type Running = z.infer<typeof Running>

const fileIn = (dataDir: string): string => join(dataDir, 'desk.running')

/** Readable by the owner of the folder only. One of a process that died is overwritten. */
export function writeRunning(dataDir: string, running: Running): void {
  rmSync(fileIn(dataDir), { force: true })
  writeFileSync(fileIn(dataDir), `${JSON.stringify(running)}\n`, { mode: 0o600 })
}

export const removeRunning = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })

/** null: none runs, or it is still starting. */
export function readRunning(dataDir: string): Running | null {
  if (!existsSync(fileIn(dataDir))) return null
  try {
    return Running.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    // Half written by a process that died.
    return null
  }
}
