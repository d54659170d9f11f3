/** The desktop program: one instance, which opens the house and its window, and closes the house before quitting. */
import { app, dialog } from 'electron'
import type { House } from '../core/house.ts'
import { handedOver, isPdf, sortArguments } from './arguments.ts'
import { loadConfig, loadHouse } from './core-modules.ts'
import { Desktop } from './desktop.ts'
import { keychainKey } from './keychain.ts'

/** `npm start` goes on in the browser when the window could not be shown; here the user was told why there is nothing to show. */
const TOLD = 2

let desktop: Desktop | null = null
/** Opened before there is a desktop: macOS names documents before the program is ready. */
const early: string[] = []
const open = (paths: readonly string[]): void => {
  if (desktop === null) early.push(...paths)
  else desktop.open(paths)
}

app.on('open-file', (event, path) => {
  event.preventDefault()
  if (isPdf(path)) open([path])
})
// The name under which Windows gathers windows and notifications; electron-builder.yml gives it to the shortcut.
if (process.platform === 'win32') app.setAppUserModelId('app.underwriter-desk')

const { dataDirOf, readSettings, settingFlags } = await loadConfig()
const given = sortArguments(process.argv.slice(1), settingFlags, process.cwd())

if (app.requestSingleInstanceLock({ files: given.files })) {
  app.on('second-instance', (_event, _args, _folder, data) => {
    open(handedOver(data))
    desktop?.showWindow()
  })
  early.push(...given.files)
  // Not awaited: Electron becomes ready only after this module has ended.
  void start().catch((error: unknown) => {
    dialog.showErrorBox('Underwriter Desk', error instanceof Error ? error.message : String(error))
    app.exit(TOLD)
  })
} else app.quit()

async function start(): Promise<void> {
  await app.whenReady()
  const settings = readSettings(given.settings, process.env)
  const dataKey = settings.passphrase === undefined ? await keychainKey(dataDirOf(settings)) : null
  const { openHouse } = await loadHouse()
  const house = await openHouse(settings, {
    ...(dataKey !== null && { dataKey }),
    onApiTurned: () => desktop?.refresh(),
  })
  desktop = new Desktop(house)
  if (early.length > 0) desktop.open(early)
  app.on('activate', () => desktop?.showWindow())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  closeBeforeQuitting(house)
}

function closeBeforeQuitting(house: House): void {
  let closed = false
  app.on('will-quit', event => {
    if (closed) return
    event.preventDefault()
    desktop = null
    void house.close().finally(() => {
      closed = true
      app.quit()
    })
  })
}
