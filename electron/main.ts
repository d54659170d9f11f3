/** The desktop shell: opens the house, shows its window, closes the house before quitting. */
import { app, dialog } from 'electron'
import { dataDirOf, readSettings } from '../core/config.ts'
import { Refusal } from '../core/errors.ts'
import { openHouse, type House } from '../core/house.ts'
import { keychainKey } from './keychain.ts'
import { openWindow } from './window.ts'

if (!app.requestSingleInstanceLock()) app.quit()
else await run()

async function run(): Promise<void> {
  await app.whenReady()
  let house: House
  try {
    // Packaged, the arguments begin after the program; otherwise after the program and the project's folder.
    const settings = readSettings(process.argv.slice(app.isPackaged ? 1 : 2), process.env)
    const dataKey = keychainKey(dataDirOf(settings))
    house = await openHouse(settings, dataKey === null ? {} : { dataKey })
  } catch (error) {
    dialog.showErrorBox('Underwriter Desk', error instanceof Refusal ? error.message : String(error))
    app.exit(1)
    return
  }
  const window = openWindow(house)
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore()
    window.focus()
  })
  app.on('window-all-closed', () => app.quit())
  let closed = false
  app.on('before-quit', event => {
    if (closed) return
    event.preventDefault()
    void house.close().finally(() => {
      closed = true
      app.quit()
    })
  })
}
