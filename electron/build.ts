/** Builds what is missing or older than a source: the interface, and the desktop shell with its core. */
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const interfaceSources = ['renderer/**', 'core/contract/**']

/** `project` is the project's folder. Throws when the build fails; the build has reported why on stderr. */
export const buildInterface = (project: string): void =>
  build(project, 'out/renderer/index.html', interfaceSources, { name: 'interface', args: [] })

/** What Electron runs; the interface, which is copied into it, is built first. Throws when a build fails. */
export function buildShell(project: string): void {
  buildInterface(project)
  const sources = [...interfaceSources, 'electron/**', 'core/**', 'resources/**']
  // The preload is written last: where it is, the rest is.
  build(project, 'out/app/electron/preload.cjs', sources, { name: 'desktop program', args: ['--mode', 'shell'] })
}

function build(
  project: string,
  product: string,
  sources: readonly string[],
  { name, args }: { readonly name: string; readonly args: readonly string[] },
): void {
  const made = statSync(join(project, product), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = globSync([...sources, 'package-lock.json', 'vite.config.ts'], { cwd: project }).some(
    path => statSync(join(project, path)).mtimeMs > made,
  )
  if (!changed) return
  // On stderr: what is printed on stdout is read by programs.
  console.error(`Building the ${name}; this takes up to a minute, and only after a change.`)
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: project,
    stdio: 'inherit',
    // Whatever the surroundings are for: what is built is what is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The build of ${product} failed.`)
}
