/** The one window: sandboxed, without Node, and limited to the desk's own address. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, Menu, nativeTheme, screen } from 'electron'
import { openInBrowser } from './browser.ts'
import { Crashes } from './crashes.ts'
import { contextTemplate } from './menu.ts'
import { mayNavigate, pageForBrowser } from './policy.ts'
import { ground, guardedPage, sealOff } from './sealed-window.ts'
import { minSize, placeWindow, readWindowState, type WindowState } from './window-state.ts'

/** `token` travels in the fragment, as it does for a browser; `pageIsGone` is called before every new page, and at the end. */
export function openWindow(baseUrl: string, token: string, pageIsGone: () => void): BrowserWindow {
  const state = readWindowState(remembered())
  const window = new BrowserWindow({
    ...placeWindow(state, workAreas()),
    minWidth: minSize.width,
    minHeight: minSize.height,
    show: false,
    title: 'Underwriter Desk',
    // Of the window's frame and its list; elsewhere it is the program's own.
    ...(process.platform === 'linux' && { icon: join(import.meta.dirname, 'icon.png') }),
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      ...guardedPage,
      devTools: !app.isPackaged,
    },
  })
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => remember({ bounds: window.getNormalBounds(), maximized: window.isMaximized() }))
  window.on('closed', pageIsGone)

  const { webContents } = window
  sealOff(
    webContents,
    url => mayNavigate(url, baseUrl),
    url => {
      const page = pageForBrowser(url, baseUrl)
      if (page !== null) openInBrowser(baseUrl, page)
    },
  )
  webContents.on('context-menu', (_event, place) => {
    const template = contextTemplate(place)
    if (template !== null) Menu.buildFromTemplate(template).popup({ window })
  })
  webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) pageIsGone()
  })
  const crashes = new Crashes()
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    // The service lives on in this process: the page comes back to where it was, unless that is what ends it.
    if (crashes.mayReload(performance.now())) webContents.reload()
    else void askWhetherToReload(window, reason)
  })
  goTo(window, `${baseUrl}/ui/#token=${token}`)
  return window
}

async function askWhetherToReload(window: BrowserWindow, reason: string): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: app.getName(),
    message: `The window has ended several times in a row (${reason}).`,
    detail: 'Nothing is lost: the service goes on, and what was being read is read to its end.',
    buttons: ['Try again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  if (response === 1) app.quit()
  else if (!window.isDestroyed()) window.webContents.reload()
}

/**
 * Electron rejects a navigation that the next one replaces; any other failure is printed to the terminal that started
 * the program.
 */
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
