/** `npm start`: the window where Electron can be had, else the same interface in the browser; it says which. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { readSettings } from '../core/config.ts'
import { Refusal } from '../core/errors.ts'
import { openDesk } from '../core/desk.ts'
import { buildInterface, buildShell } from './build.ts'

/** Electron's package is 100 MB: on a slow line this is what the first start waits before it goes on without. */
const fetchLimitMs = 3 * 60_000
/** Electron that cannot run here (as root, without its sandbox, without libraries) ends within seconds; a window lives longer. */
const startLimitMs = 15_000
/** The shell ended and has informed the user of the reason in a dialog. */
const REPORTED_EXIT_CODE = 2

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
  if (!hasDisplay()) {
    console.log('There is no display here, so the interface is served for a browser instead of opening a window.')
    return openForBrowser(settings)
  }
  const electron = electronBinary()
  if (electron === null) {
    console.log('Electron could not be fetched here, so the interface opens in the browser instead.')
    return openForBrowser(settings)
  }
  buildShell(project)
  console.log('Opening the window in Electron.')
  const failure = await runWindow(electron, args)
  if (failure === null) return
  console.log(`Electron cannot show a window here (${failure}), so the interface opens in the browser instead.`)
  return openForBrowser(settings)
}

/** Resolves when the window was closed: null, or how Electron ended when it ended too soon to have shown one. */
function runWindow(electron: string, args: readonly string[]): Promise<string | null> {
  const started = performance.now()
  // In its own process group, so that Ctrl-C reaches it once, through here: a second signal would end it before the
  // desk is closed.
  const window = spawn(electron, [project, ...args], { stdio: 'inherit', detached: process.platform !== 'win32' })
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) window.kill('SIGTERM')
      isEnding = true
    })
  }
  return new Promise(done => {
    window.on('error', error => done(error.message))
    window.on('exit', (code, signal) => {
      const isSound = isEnding || code === 0 || code === REPORTED_EXIT_CODE
      const tooSoon = performance.now() - started < startLimitMs
      process.exitCode = isEnding ? 0 : (code ?? 1)
      done(isSound || !tooSoon ? null : (signal ?? `exit code ${code}`))
    })
  })
}

async function openForBrowser(settings: ReturnType<typeof readSettings>): Promise<void> {
  process.exitCode = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
  buildInterface(project)
  const desk = await openDesk(settings)
  const address = `${desk.baseUrl}/ui/#token=${desk.sessionToken}`
  const onSecondError = (error: unknown): void => desk.onDefect(error)
  closeWithGrace({ delay: 10_000, logger: console, onSecondError }, async ({ err }) => {
    if (err) desk.onDefect(err)
    await desk.close()
  })
  console.log(`Listening on ${desk.baseUrl}`)
  if (desk.firstKey !== null) console.log(`API key for scripts (shown this once): ${desk.firstKey}`)
  console.log(`Open ${address}`)
  // The opener's arguments can be read by every user of the machine.
  if (hasDisplay()) openInBrowser(`${desk.baseUrl}/ui/#code=${desk.sessionCode()}`)
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
}

/** Path of the Electron binary, fetched at the first start; null when it cannot be had. */
function electronBinary(): string | null {
  // Electron's own variable for a binary that lies elsewhere.
  if (process.env['ELECTRON_OVERRIDE_DIST_PATH']) return require('electron') as string
  const install = require.resolve('electron/install.js')
  const marker = join(dirname(install), 'path.txt')
  if (!existsSync(marker)) console.log('Fetching Electron for the first start.')
  // It ends at once when this very version is there.
  spawnSync(process.execPath, [install], { stdio: 'ignore', timeout: fetchLimitMs })
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
