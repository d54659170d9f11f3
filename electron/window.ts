/** The one window: sandboxed, without Node, and at home at the house's own address only. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme, screen } from 'electron'
import { openInBrowser } from './browser.ts'
import { mayNavigate, pageForBrowser } from './policy.ts'
import { leastSize, placeWindow, readWindowState, type WindowState } from './window-state.ts'

/** design.md, ground: shown until the page has drawn itself. */
const ground = { light: '#F7F7F5', dark: '#16181B' } as const

/** `token` travels in the fragment, as it does for a browser; `pageIsGone` is called before every new page, and at the end. */
export function openWindow(baseUrl: string, token: string, pageIsGone: () => void): BrowserWindow {
  const state = readWindowState(remembered())
  const window = new BrowserWindow({
    ...placeWindow(state, workAreas()),
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    show: false,
    title: 'Underwriter Desk',
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      // Its dictionaries would be fetched from the internet.
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  })
  window.once('ready-to-show', () => {
    if (state.maximised) window.maximize()
    window.show()
  })
  window.on('close', () => remember({ bounds: window.getNormalBounds(), maximised: window.isMaximized() }))
  window.on('closed', pageIsGone)

  const { webContents } = window
  webContents.on('will-navigate', event => {
    if (!mayNavigate(event.url, baseUrl)) event.preventDefault()
  })
  webContents.on('will-redirect', event => {
    if (!mayNavigate(event.url, baseUrl)) event.preventDefault()
  })
  webContents.on('will-attach-webview', event => event.preventDefault())
  webContents.setWindowOpenHandler(({ url }) => {
    const page = pageForBrowser(url, baseUrl)
    if (page !== null) openInBrowser(baseUrl, page)
    return { action: 'deny' }
  })
  webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) pageIsGone()
  })
  webContents.on('render-process-gone', (_event, { reason }) => {
    // The service lives on in this process: the page comes back to where it was.
    if (reason !== 'clean-exit' && !window.isDestroyed()) webContents.reload()
  })
  goTo(window, `${baseUrl}/ui/#token=${token}`)
  return window
}

/** Electron rejects a navigation that the next one overtakes; any other failure is told where the program was started from. */
export function goTo(window: BrowserWindow, url: string): void {
  window.loadURL(url).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_ABORTED') console.error(error)
  })
}

const statePath = (): string => join(app.getPath('userData'), 'window.json')

function remembered(): string | null {
  try {
    return readFileSync(statePath(), 'utf8')
  } catch (error) {
    // Not there before the first closing; unreadable is as good as not there.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
    return null
  }
}

function remember(state: WindowState): void {
  try {
    writeFileSync(statePath(), JSON.stringify(state))
  } catch (error) {
    // A full disk must not keep the window open.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
  }
}

function workAreas(): Electron.Rectangle[] {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return [primary, ...others].map(({ workArea }) => workArea)
}
