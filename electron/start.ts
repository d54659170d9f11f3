/** `npm start`: the window where Electron can be had, else the same interface in the browser. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { readSettings } from '../core/config.ts'
import { Refusal } from '../core/errors.ts'
import { openHouse } from '../core/house.ts'

/** Electron's package is 100 MB: on a slow line this is what the first start waits before it goes on without. */
const fetchLimitMs = 3 * 60_000

const project = resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

try {
  await start(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function start(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env)
  build('out/renderer/index.html', ['renderer/**', 'core/contract/**'], [])
  const electron = hasDisplay() ? electronBinary() : null
  if (electron !== null) {
    build('out/app/electron/main.js', ['electron/**', 'core/**'], ['--mode', 'shell'])
    const window = spawn(electron, [project, ...args], { stdio: 'inherit' })
    window.on('exit', code => process.exit(code ?? 1))
    return
  }
  console.log(
    hasDisplay()
      ? 'Electron could not be fetched here, so the interface opens in the browser instead.'
      : 'There is no display here, so the interface is served for a browser instead of opening a window.',
  )
  const house = await openHouse(settings)
  const address = `${house.baseUrl}/ui/#token=${house.sessionToken}`
  closeWithGrace({ delay: 10_000, logger: console }, async ({ err }) => {
    if (err) console.error(err)
    await house.close()
  })
  console.log(`Listening on ${house.baseUrl}`)
  if (house.firstKey !== null) console.log(`API key for scripts (shown this once): ${house.firstKey}`)
  console.log(`Open ${address}`)
  if (hasDisplay()) openInBrowser(address)
}

/** Runs the build when its product is missing or older than a source. */
function build(product: string, sources: readonly string[], args: readonly string[]): void {
  const made = statSync(join(project, product), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = globSync([...sources, 'package-lock.json', 'vite.config.ts'], { cwd: project }).some(
    path => statSync(join(project, path)).mtimeMs > made,
  )
  if (!changed) return
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: project,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The build of ${product} failed.`)
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
}

/** Path of the Electron binary, fetched at the first start; null when it cannot be had. */
function electronBinary(): string | null {
  const install = require.resolve('electron/install.js')
  const marker = join(dirname(install), 'path.txt')
  if (!existsSync(marker)) {
    console.log('Fetching Electron for the first start.')
    spawnSync(process.execPath, [install], { stdio: 'ignore', timeout: fetchLimitMs })
  }
  return existsSync(marker) ? (require('electron') as string) : null
}

function openInBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address]
  const opener = spawn(command, args, { stdio: 'ignore', detached: true })
  // The address is printed either way: a desktop without an opener is no failure.
  opener.on('error', () => undefined)
  opener.unref()
}
