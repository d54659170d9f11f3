/** Paired measuring: what is measured and its yardstick take turns, so that a busy machine slows both. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Ratio {
  readonly median: number
  readonly minimum: number
  readonly max: number
  /** Medians in milliseconds. */
  readonly ours: number
  readonly theirs: number
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}

/** Runs ours and theirs in turn, `pairs` times after one unmeasured turn each; the median of the ratios pair by pair. */
export async function pairedRatio(
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
  pairs: number,
): Promise<Ratio> {
  await ours()
  await theirs()
  const times: (readonly [number, number])[] = []
  for (let pair = 0; pair < pairs; pair++) times.push([await timed(ours), await timed(theirs)])
  const ratios = times.map(([a, b]) => a / b)
  return {
    median: median(ratios),
    minimum: Math.min(...ratios),
    max: Math.max(...ratios),
    ours: median(times.map(([a]) => a)),
    theirs: median(times.map(([, b]) => b)),
  }
}

/** Runs a program to its end, its output thrown away. Throws when it fails. */
export function runProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...environment } })
    child.on('error', fail)
    child.on('close', code =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** Highest resident size of a process so far, in MB; null where the system does not tell (it does on Linux). */
export function peakMegabytes(pid: number): number | null {
  try {
    const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line === null ? null : Number(line[1]) / 1024
  } catch (error) {
    // No such file: another system, or the process is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

/** The slowest answer of `probe` in milliseconds, asked every 10 ms until `work` is done. */
export async function slowestWhile(probe: () => Promise<unknown>, work: Promise<unknown>): Promise<number> {
  let slowest = 0
  let over = false
  const ended = work.finally(() => (over = true))
  while (!over) {
    slowest = Math.max(slowest, await timed(probe))
    await pause(10)
  }
  await ended
  return slowest
}
