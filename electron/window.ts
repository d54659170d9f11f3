/** The one window: sandboxed, without Node, and at home at the house's own address only. */
import { BrowserWindow, session, shell } from 'electron'
import type { House } from '../core/house.ts'

/** Shows the interface. The session token travels in the fragment, as it does for a browser. */
export function openWindow(house: House): BrowserWindow {
  const window = new BrowserWindow({
    width: 1400,
    height: 900,
    title: 'Underwriter Desk',
    autoHideMenuBar: true,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  })
  const isHome = (url: string) => URL.canParse(url) && new URL(url).origin === house.baseUrl
  window.webContents.on('will-navigate', (event, url) => {
    if (!isHome(url)) event.preventDefault()
  })
  window.webContents.setWindowOpenHandler(({ url }) => {
    if (isHome(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  void window.loadURL(`${house.baseUrl}/ui/#token=${house.sessionToken}`)
  return window
}
