/** How fast the machine of a test is: bounds in seconds are meant for the machine they were measured on, when nothing else runs there. */
import { spawnSync } from 'node:child_process'

/** Milliseconds that Node itself takes to start and end on that machine. */
const REFERENCE_START_MS = 27
const STARTS = 5

let measured: number | null = null

/**
 * How many times longer this machine takes than the one of the bounds; 1 for a faster one. Measured once a process, as the shortest of a few starts of
 * Node: what else runs here makes each longer.
 */
export function slowness(): number {
  measured ??= Math.max(1, shortestStart() / REFERENCE_START_MS)
  return measured
}

function shortestStart(): number {
  const times = Array.from({ length: STARTS }, () => {
    const began = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - began
  })
  return Math.min(...times)
}
