/** The interface is built where its sources lie beside the service and are newer than what was built; the service listens meanwhile. */
import { spawn } from 'node:child_process'
import { accessSync, constants, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../', import.meta.url))
const timeOf = (path: string): number => statSync(join(project, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

function isWritable(): boolean {
  try {
    accessSync(project, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** False in a packaged program, which has no sources, where the packages that build are not installed, and where nothing can be written. */
function isBuildDue(): boolean {
  if (timeOf('renderer/index.html') === 0 || timeOf('node_modules/vite/bin/vite.js') === 0 || !isWritable())
    return false
  const made = timeOf('out/renderer/index.html')
  const sources = globSync(['renderer/**', 'core/contract/**', 'package-lock.json', 'vite.config.ts'], { cwd: project })
  return sources.some(path => timeOf(path) > made)
}

/** Builds in a process of its own, whose errors are printed. It ends with this one. */
export function buildInterfaceIfDue(environment: NodeJS.ProcessEnv): void {
  if (!isBuildDue()) return
  console.error('Building the interface; /ui/ shows it as soon as it is done.')
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const builder = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, NODE_ENV: 'production' },
  })
  builder.unref()
  process.once('exit', () => builder.kill())
}
