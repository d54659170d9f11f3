/** A service that npm started ends with npm: npm passes signals on to a shell, which dies of them and leaves its child behind. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const CHECK_MS = 500

/** Parent of a process; null where that cannot be asked for. */
async function parentOf(pid: number): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(pid)])
    const parent = Number(stdout.trim())
    return Number.isInteger(parent) && parent > 1 ? parent : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Calls `end` once when the shell that npm started, or npm itself, is gone. Keeps the process from nothing else. */
export async function watchNpm(end: () => void): Promise<void> {
  const shell = process.ppid
  const npm = await parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(shell) && (npm === null || isAlive(npm))) return
    clearInterval(timer)
    end()
  }, CHECK_MS)
  timer.unref()
}
