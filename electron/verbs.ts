/** Answers the five operations of core/contract/shell.ts; only for the desk's own page. */
import { types } from 'node:util'
import { app, ipcMain, type BrowserWindow, type IpcMainEvent, type IpcMainInvokeEvent } from 'electron'
import { shellChannels } from '../core/contract/shell.ts'
import { openInBrowser } from './browser.ts'
import { isBrowserPage, isOwnPage } from './policy.ts'
import type { Saving } from './saving.ts'

export interface VerbParts {
  readonly baseUrl: string
  readonly window: () => BrowserWindow | null
  /** The page listens from now on: for documents, and for where to go. */
  readonly pageIsThere: () => void
  readonly saving: Saving
}

export function answerVerbs({ baseUrl, window, pageIsThere, saving }: VerbParts): void {
  const isPage = ({ senderFrame: frame }: IpcMainEvent | IpcMainInvokeEvent): boolean =>
    frame !== null && frame.parent === null && isOwnPage(frame.url, baseUrl)
  /** Throws for a frame that is not the page itself, and for an argument of another type: what was asked is rejected there. */
  const expect = (event: IpcMainInvokeEvent, isWellFormed: boolean): void => {
    if (!isPage(event)) throw new Error('Only the page of the service is answered.')
    if (!isWellFormed) throw new Error('The message is malformed.')
  }

  ipcMain.on(shellChannels.connection, event => {
    // Nobody waits for an answer, so that an error would be one of the program.
    if (isPage(event)) pageIsThere()
  })
  ipcMain.handle(shellChannels.saveFileAs, (event, name: unknown, content: unknown) => {
    expect(event, typeof name === 'string' && types.isArrayBuffer(content))
    const asking = window()
    return asking === null ? null : saving.saveAs(asking, name as string, content as ArrayBuffer)
  })
  ipcMain.handle(shellChannels.showInFolder, (event, id: unknown) => {
    expect(event, typeof id === 'string')
    saving.showInFolder(id as string)
  })
  ipcMain.handle(shellChannels.openInBrowser, (event, page: unknown) => {
    expect(event, isBrowserPage(page))
    if (isBrowserPage(page)) openInBrowser(baseUrl, page)
  })
  ipcMain.handle(shellChannels.version, event => {
    expect(event, true)
    return app.getVersion()
  })
}
