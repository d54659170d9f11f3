/** The small window that asks for the passphrase before there is a service: sandboxed, with one verb, and nowhere to go. */
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain, nativeTheme, session } from 'electron'
import { ground, guardedPage, sealOff } from '../sealed-window.ts'
import { answerPage, pageAddress, pageScheme } from './page-files.ts'
import { answerChannel } from './verb.ts'

export interface PassphrasePrompt<T> {
  /** What the right passphrase opened; null when the user wants to quit. Rejects with whatever else kept it from opening. */
  readonly opened: Promise<T | null>
  show(): void
  /** To be called when there is another window: a program without any ends. */
  close(): void
}

/** `open` tries a passphrase; null: it is the wrong one. The passphrase is given to it and kept nowhere. */
export function askForPassphrase<T>(
  dataDir: string,
  open: (passphrase: string) => Promise<T | null>,
): PassphrasePrompt<T> {
  const folder = join(import.meta.dirname, 'passphrase')
  // Without "persist:" in its name it is kept in memory: nothing of it touches the disk.
  const guarded = session.fromPartition('passphrase')
  guarded.protocol.handle(pageScheme, ({ url }) => answerPage(url, folder))
  guarded.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  guarded.setPermissionCheckHandler(() => false)
  guarded.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !url.startsWith(pageAddress) }))
  const window = new BrowserWindow({
    width: 460,
    height: 264,
    useContentSize: true,
    resizable: false,
    maximizable: false,
    fullscreenable: false,
    show: false,
    title: 'Underwriter Desk',
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    webPreferences: {
      session: guarded,
      preload: join(import.meta.dirname, 'passphrase-preload.cjs'),
      ...guardedPage,
      devTools: !app.isPackaged,
    },
  })
  sealOff(window.webContents, () => false)
  window.once('ready-to-show', () => window.show())

  const opened = new Promise<T | null>((done, fail) => {
    ipcMain.handle(answerChannel, async (event, passphrase: unknown) => {
      const frame = event.senderFrame
      if (event.sender !== window.webContents || frame?.url.startsWith(pageAddress) !== true || frame.parent !== null)
        throw new Error('Only the page that asks is answered.')
      if (passphrase === null) {
        window.close()
        return null
      }
      if (typeof passphrase !== 'string') throw new Error('The message is malformed.')
      try {
        const result = await open(passphrase)
        if (result === null) return 'That is not the passphrase of this folder.'
        done(result)
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)))
      }
      return null
    })
    window.on('closed', () => {
      ipcMain.removeHandler(answerChannel)
      done(null)
    })
  })
  window.loadURL(`${pageAddress}#${encodeURIComponent(dataDir)}`).catch((error: unknown) => console.error(error))
  return {
    opened,
    show() {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    close() {
      if (!window.isDestroyed()) window.close()
    },
  }
}
