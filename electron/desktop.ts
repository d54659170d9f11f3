/** The program around the service: its window, menu, tray, and what they do. */
import { join } from 'node:path'
import { app, clipboard, dialog, Menu, session, Tray, type BrowserWindow } from 'electron'
import { shellChannels } from '../core/contract/shell.ts'
import type { Desk } from '../core/desk.ts'
import { openAtLogin, opensAtLogin } from './autostart.ts'
import { openInBrowser } from './browser.ts'
import { menuTemplate, trayTemplate, type MenuActions, type MenuState } from './menu.ts'
import { OpenedDocuments } from './opened-documents.ts'
import { isOwnCertificate, isOwnPage, isPermitted, mayRequest } from './policy.ts'
import { Saving } from './saving.ts'
import { statusLine } from './status.ts'
import { answerVerbs } from './verbs.ts'
import { goTo, openWindow } from './window.ts'

/** What a certificate's verification may answer, in Electron's numbers. */
const TRUSTED = 0
const USE_CHROMIUM_RESULT = -3

export class Desktop implements MenuActions {
  readonly #desk: Desk
  readonly #saving = new Saving()
  readonly #documents = new OpenedDocuments({
    deliver: files => this.#window?.webContents.send(shellChannels.opened, files),
    refuse: message => void dialog.showMessageBox({ type: 'warning', message }),
  })
  #window: BrowserWindow | null = null
  /** What to do when there is a page that listens; null: there is one. */
  #whenThere: (() => void)[] | null = []
  #tray: Tray | null = null

  /** `certificate`: of the service (PEM), where it serves https. */
  constructor(desk: Desk, certificate: string | null) {
    this.#desk = desk
    this.#guardSession(certificate)
    answerVerbs({
      baseUrl: desk.baseUrl,
      window: () => this.#window,
      pageIsThere: () => this.#pageIsThere(),
      saving: this.#saving,
    })
    // The picture of the macOS menu bar is a mask that takes the bar's own color; "Template" in its name says so.
    this.#tray = new Tray(join(import.meta.dirname, process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'))
    this.#tray.on('click', () => {
      if (process.platform !== 'darwin') this.showWindow()
    })
    this.refresh()
    this.showWindow()
  }

  /** Menu and tray say again how the service stands. */
  refresh(): void {
    const state = this.#state()
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, this)))
    this.#tray?.setToolTip(`Underwriter Desk. ${statusLine(state)}`)
    this.#tray?.setContextMenu(Menu.buildFromTemplate(trayTemplate(state, this)))
  }

  /** Documents opened with the program; `paths` are absolute. */
  open(paths: readonly string[]): void {
    this.showWindow()
    void this.#documents.add(paths)
  }

  showWindow(): void {
    if (this.#window === null) {
      const { baseUrl, sessionToken } = this.#desk
      this.#window = openWindow(baseUrl, sessionToken, () => this.#pageIsGone())
      this.#window.on('closed', () => (this.#window = null))
      return
    }
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  openDocuments(): void {
    this.showWindow()
    void this.#askForDocuments()
  }
  async #askForDocuments(): Promise<void> {
    const { filePaths } = await dialog.showOpenDialog(this.#window!, {
      properties: ['openFile', 'multiSelections'],
      filters: [{ name: 'PDF documents', extensions: ['pdf'] }],
    })
    await this.#documents.add(filePaths)
  }
  goTo(place: string): void {
    // Only the fragment differs: the page stays, its router hears of it.
    this.#inPage(window => goTo(window, `${this.#desk.baseUrl}/ui/#${place}`))
  }
  press(key: string, withCommand: boolean): void {
    const command = process.platform === 'darwin' ? ('meta' as const) : ('control' as const)
    const event = { keyCode: key, modifiers: withCommand ? [command] : [] }
    this.#inPage(({ webContents }) => {
      webContents.sendInputEvent({ type: 'keyDown', ...event })
      webContents.sendInputEvent({ type: 'keyUp', ...event })
    })
  }
  print(): void {
    this.#window?.webContents.print()
  }
  openReference(): void {
    openInBrowser(this.#desk.baseUrl, 'reference')
  }
  copyAddress(): void {
    void clipboard.writeText(this.#desk.baseUrl)
  }
  turnApi(on: boolean): void {
    this.#desk.api.turn(on)
  }
  openAtLogin(on: boolean): void {
    openAtLogin(on)
    this.refresh()
  }
  quit(): void {
    app.quit()
  }

  /** On macOS the menu is there without a window: what it asks of the page waits until there is one, which brings its token along. */
  #inPage(act: (window: BrowserWindow) => void): void {
    this.showWindow()
    const now = (): void => {
      if (this.#window !== null) act(this.#window)
    }
    if (this.#whenThere === null) now()
    else this.#whenThere.push(now)
  }
  #pageIsThere(): void {
    const waiting = this.#whenThere ?? []
    this.#whenThere = null
    for (const act of waiting) act()
    void this.#documents.pageIsThere()
  }
  #pageIsGone(): void {
    this.#whenThere ??= []
    this.#documents.pageIsGone()
  }

  #state(): MenuState {
    return {
      platform: process.platform,
      baseUrl: this.#desk.baseUrl,
      apiOn: this.#desk.api.isOn(),
      opensAtLogin: opensAtLogin(),
      isDevelopment: !app.isPackaged,
    }
  }

  #guardSession(certificate: string | null): void {
    const { baseUrl } = this.#desk
    const guarded = session.defaultSession
    if (certificate !== null)
      guarded.setCertificateVerifyProc(({ certificate: shown }, decide) =>
        decide(isOwnCertificate(shown.data, certificate) ? TRUSTED : USE_CHROMIUM_RESULT),
      )
    guarded.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) =>
      decide(isPermitted(permission, requestingUrl, baseUrl)),
    )
    guarded.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
      isPermitted(permission, requestingOrigin, baseUrl),
    )
    guarded.setDevicePermissionHandler(() => false)
    guarded.setSpellCheckerEnabled(false)
    guarded.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayRequest(url, baseUrl) }))
    this.#saving.watch(guarded, url => isOwnPage(url, baseUrl))
  }
}
