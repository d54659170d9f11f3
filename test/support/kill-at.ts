/** Preloaded into a process under test: ends it, as a power cut would, at a given step of what it writes to the disk. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** At which step, from 1; the steps of a write are before it, half of it and all of it. */
const last = Number(process.env['KILL_AT'])
const watched = process.env['KILL_PATH'] ?? 'desk.key'
/** Descriptors of the watched file, and of nothing else. */
const open = new Set<number>()
let steps = 0

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  // The signal arrives at once, and this never goes on.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
}
const isLast = (): boolean => ++steps === last

const { openSync, writeSync, fsyncSync, closeSync, renameSync } = fs
fs.openSync = (path, flags, mode) => {
  const isWatched = String(path).includes(watched)
  if (isWatched && isLast()) die()
  const descriptor = openSync(path, flags, mode)
  if (isWatched) open.add(descriptor)
  return descriptor
}
fs.writeSync = ((descriptor: number, text: string, ...rest: never[]): number => {
  if (!open.has(descriptor)) return writeSync(descriptor, text, ...rest)
  if (isLast()) die()
  if (isLast()) {
    writeSync(descriptor, text.slice(0, text.length / 2))
    die()
  }
  return writeSync(descriptor, text, ...rest)
}) as typeof fs.writeSync
fs.fsyncSync = descriptor => {
  if (open.has(descriptor) && isLast()) die()
  fsyncSync(descriptor)
}
fs.closeSync = descriptor => {
  if (open.delete(descriptor) && isLast()) die()
  closeSync(descriptor)
}
fs.renameSync = (from, to) => {
  const isWatched = String(from).includes(watched)
  if (isWatched && isLast()) die()
  renameSync(from, to)
  if (isWatched && isLast()) die()
}
syncBuiltinESMExports()
