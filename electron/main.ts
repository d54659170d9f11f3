/** The desktop program: a single instance that opens the desk and its window, and closes the desk before quitting. */
import { readFileSync } from 'node:fs'
import { app, dialog, Menu, protocol } from 'electron'
import type { Desk } from '../core/desk.ts'
import { handedOver, isPdf, relaunching, sortArguments } from './arguments.ts'
import { alteredFiles } from './core-integrity.ts'
import { loadConfig, loadDesk } from './core-modules.ts'
import { Desktop } from './desktop.ts'
import { openKeychain } from './keychain.ts'
import { askingTemplate } from './menu.ts'
import { openAsking } from './opening.ts'
import { pageScheme } from './passphrase/page-files.ts'

/**
 * `npm start` continues in the browser when the window could not be shown; with this exit code the user already knows
 * why there is nothing to show.
 */
const REPORTED_EXIT_CODE = 2

let desktop: Desktop | null = null
/** What there is to show before that: the question for the passphrase. */
let prompt: { show(): void; close(): void } | null = null
/** The desk is being closed, and the program was opened again meanwhile. */
let isClosing = false
let isWantedAgain = false
/** Opened while there is no desktop: macOS names documents before the program is ready. */
const waiting: string[] = []
const open = (paths: readonly string[]): void => {
  isWantedAgain ||= isClosing
  if (desktop === null) waiting.push(...paths)
  else desktop.open(paths)
}
const show = (): void => {
  if (desktop === null) prompt?.show()
  else desktop.showWindow()
}

app.on('open-file', (event, path) => {
  event.preventDefault()
  if (isPdf(path)) open([path])
})
// The name under which Windows gathers windows and notifications; electron-builder.yml gives it to the shortcut.
if (process.platform === 'win32') app.setAppUserModelId('app.underwriter-desk')
// A page has an origin of its own, and with it a policy that can say 'self', under a scheme that is declared before Electron is ready.
protocol.registerSchemesAsPrivileged([{ scheme: pageScheme, privileges: { standard: true, secure: true } }])

const altered = await alteredFiles(import.meta.dirname)
if (altered.length > 0) {
  dialog.showErrorBox(
    'Underwriter Desk',
    `${altered.length} files of the program are not as they were installed (${altered[0]}). Nothing was opened; install the program again.`,
  )
  app.exit(REPORTED_EXIT_CODE)
  // Nothing of the core is loaded while the program ends.
  await new Promise(() => undefined)
}

const { dataDirOf, readSettings, settingFlags } = await loadConfig()
const given = sortArguments(process.argv.slice(1), settingFlags, process.cwd())

if (app.requestSingleInstanceLock({ files: given.files })) {
  app.on('second-instance', (_event, _args, _folder, data) => {
    open(handedOver(data))
    show()
  })
  waiting.push(...given.files)
  // Not awaited: Electron becomes ready only after this module has ended.
  void start().catch((error: unknown) => {
    dialog.showErrorBox('Underwriter Desk', error instanceof Error ? error.message : String(error))
    app.exit(REPORTED_EXIT_CODE)
  })
} else app.quit()

async function start(): Promise<void> {
  await app.whenReady()
  const asking = askingTemplate(process.platform)
  Menu.setApplicationMenu(asking === null ? null : Menu.buildFromTemplate(asking))
  const settings = readSettings(given.settings, process.env)
  const dataDir = dataDirOf(settings)
  const keychain = await openKeychain(dataDir, settings.passphrase === undefined)
  const { openDesk } = await loadDesk()
  const desk = await openAsking(
    more => openDesk({ ...settings, ...more }, { keychain, onApiTurned: () => desktop?.refresh() }),
    dataDir,
    asked => (prompt = asked),
  )
  if (desk === null) return app.quit()
  closeBeforeQuitting(desk)
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  desktop = new Desktop(desk, settings.tlsCert ? readFileSync(settings.tlsCert, 'utf8') : null)
  prompt?.close()
  if (waiting.length > 0) desktop.open(waiting.splice(0))
}

/** Whoever opens the program while it is closing gets it again, with the documents, once the folder is free. */
function closeBeforeQuitting(desk: Desk): void {
  let closed = false
  app.on('will-quit', event => {
    if (closed) return
    event.preventDefault()
    if (isClosing) return
    isClosing = true
    desktop = null
    void desk
      .close()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        closed = true
        if (isWantedAgain) app.relaunch(relaunching(given.others, waiting, process.env['APPIMAGE']))
        app.quit()
      })
  })
}
