/** As much of Electron as the desktop program asks for, without a window: what is asked of it is written down, what it answers is chosen. */
import { EventEmitter } from 'node:events'
import { join } from 'node:path'

type Args = unknown[]

/** Where the run keeps its folders; set before the program is loaded. */
export const place = { folder: '' }
/** Everything the program asked for that a test wants to see. */
export const seen = {
  windows: [] as BrowserWindow[],
  menus: [] as { label?: string; submenu?: unknown }[][],
  opened: [] as string[],
  errors: [] as string[],
  /** The menu that was asked for last by a click with the other button. */
  popped: [] as { role?: string; enabled?: boolean }[],
  /** Arguments of the program that starts when this one has ended. */
  relaunched: null as { args: string[] } | null,
  exitCode: null as number | null,
}

const ready = Promise.withResolvers<void>()
class App extends EventEmitter {
  readonly isPackaged = true
  readonly setAppUserModelId = (): void => undefined
  readonly whenReady = (): Promise<void> => ready.promise
  readonly requestSingleInstanceLock = (): boolean => true
  readonly getVersion = (): string => '1.2.3'
  readonly getPath = (name: string): string => join(place.folder, name)
  readonly getLoginItemSettings = (): { openAtLogin: boolean } => ({ openAtLogin: false })
  readonly getName = (): string => 'Underwriter Desk'
  readonly relaunch = (options: { args: string[] }): void => {
    seen.relaunched = options
  }
  readonly exit = (code: number): void => {
    seen.exitCode = code
    this.emit('exited')
  }
  /** As Electron does: windows first, then `will-quit`, which may be put off. */
  #isQuitting = false
  readonly quit = (): void => {
    if (this.#isQuitting) return
    this.#isQuitting = true
    for (const window of seen.windows.filter(({ isOpen }) => isOpen)) window.close()
    const event = cancelable()
    this.emit('will-quit', event)
    this.#isQuitting = false
    if (!event.defaultPrevented) this.exit(0)
  }
}
export const app = new App()
/** Electron becomes ready once the main module has been evaluated, and not before. */
export const becomeReady = (): void => ready.resolve()

export const cancelable = (more: object = {}) => ({
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true
  },
  ...more,
})

class WebContents extends EventEmitter {
  readonly sent: Args[] = []
  readonly pressed: unknown[] = []
  openWindow: ((details: { url: string }) => { action: string }) | null = null
  readonly addresses: string[] = []
  readonly send = (...message: Args): void => void this.sent.push(message)
  readonly sendInputEvent = (event: unknown): void => void this.pressed.push(event)
  readonly setWindowOpenHandler = (handler: (details: { url: string }) => { action: string }): void => {
    this.openWindow = handler
  }
  readonly loadURL = async (url: string): Promise<void> => {
    this.addresses.push(url)
    await Promise.resolve()
  }
  reloads = 0
  readonly reload = (): void => void (this.reloads += 1)
  readonly print = (): void => undefined
}

export class BrowserWindow extends EventEmitter {
  readonly options: Readonly<Record<string, unknown>>
  readonly webContents = new WebContents()
  isOpen = true
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
    seen.windows.push(this)
  }
  isOnTop = 0
  readonly loadURL = (url: string): Promise<void> => this.webContents.loadURL(url)
  readonly getNormalBounds = () => ({ x: 10, y: 20, width: 1300, height: 800 })
  readonly isMaximized = (): boolean => false
  readonly isMinimized = (): boolean => false
  readonly isDestroyed = (): boolean => !this.isOpen
  readonly maximize = (): void => undefined
  readonly restore = (): void => undefined
  readonly show = (): void => undefined
  readonly focus = (): void => void (this.isOnTop += 1)
  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.emit('close', cancelable())
    this.emit('closed')
    // With no window and nobody listening, Electron ends the program.
    if (seen.windows.every(({ isOpen }) => !isOpen) && !app.emit('window-all-closed')) app.quit()
  }
}

class Session extends EventEmitter {
  permissionRequest:
    ((contents: null, permission: string, decide: (is: boolean) => void, details: object) => void) | null = null
  permissionCheck: ((contents: null, permission: string, origin: string) => boolean) | null = null
  beforeRequest: ((details: { url: string }, answer: (given: { cancel: boolean }) => void) => void) | null = null
  readonly setPermissionRequestHandler = (handler: NonNullable<Session['permissionRequest']>): void => {
    this.permissionRequest = handler
  }
  readonly setPermissionCheckHandler = (handler: NonNullable<Session['permissionCheck']>): void => {
    this.permissionCheck = handler
  }
  verify: ((request: object, decide: (result: number) => void) => void) | null = null
  readonly setCertificateVerifyProc = (handler: NonNullable<Session['verify']>): void => {
    this.verify = handler
  }
  pages: ((request: { url: string }) => Response) | null = null
  readonly protocol = {
    handle: (_scheme: string, handler: NonNullable<Session['pages']>): void => {
      this.pages = handler
    },
  }
  readonly setDevicePermissionHandler = (): void => undefined
  readonly setSpellCheckerEnabled = (): void => undefined
  readonly webRequest = {
    onBeforeRequest: (handler: NonNullable<Session['beforeRequest']>): void => {
      this.beforeRequest = handler
    },
  }
}
const partitions = new Map<string, Session>()
export const session = {
  defaultSession: new Session(),
  fromPartition(name: string): Session {
    const known = partitions.get(name) ?? new Session()
    partitions.set(name, known)
    return known
  },
}
export const protocol = { registerSchemesAsPrivileged: (): void => undefined }

export class Tray extends EventEmitter {
  readonly picture: string
  constructor(picture: string) {
    super()
    this.picture = picture
    trays.push(this)
  }
  toolTip = ''
  readonly setToolTip = (text: string): void => {
    this.toolTip = text
  }
  readonly setContextMenu = (): void => undefined
}
export const trays: Tray[] = []

export const Menu = {
  buildFromTemplate: (template: { label?: string; submenu?: unknown }[]) =>
    Object.assign(template, { popup: () => (seen.popped = template as typeof seen.popped) }),
  setApplicationMenu: (menu: { label?: string; submenu?: unknown }[] | null) => void seen.menus.push(menu ?? []),
}

const area = { x: 0, y: 0, width: 1920, height: 1080 }
export const screen = {
  getPrimaryDisplay: () => ({ id: 1, workArea: area }),
  getAllDisplays: () => [{ id: 1, workArea: area }],
}
export const nativeTheme = { shouldUseDarkColors: false }
export const shell = {
  openExternal: (url: string) => Promise.resolve(void seen.opened.push(url)),
  showItemInFolder: () => undefined,
}
export const clipboard = { writeText: () => Promise.resolve() }
export const dialog = {
  showErrorBox: (_title: string, text: string) => void seen.errors.push(text),
  /** With a window before the options, or without. The first button is pressed. */
  showMessageBox: (...args: readonly object[]) => {
    seen.errors.push((args.at(-1) as { message: string }).message)
    return Promise.resolve({ response: 0 })
  },
}
/** A keychain that turns letters round: enough to tell sealed from plain. */
export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptStringAsync: (text: string) => Promise.resolve(Buffer.from([...text].reverse().join(''))),
  decryptStringAsync: (sealed: Buffer) =>
    Promise.resolve({ result: [...sealed.toString()].reverse().join(''), shouldReEncrypt: false }),
}

class Main extends EventEmitter {
  readonly handlers = new Map<string, (event: unknown, ...args: Args) => unknown>()
  readonly handle = (channel: string, handler: (event: unknown, ...args: Args) => unknown): void =>
    void this.handlers.set(channel, handler)
  readonly removeHandler = (channel: string): void => void this.handlers.delete(channel)
}
export const ipcMain = new Main()
