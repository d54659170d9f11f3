/** The answers to the five verbs of core/contract/shell.ts; only the house's own page is answered. */
import { types } from 'node:util'
import { app, ipcMain, type BrowserWindow, type IpcMainEvent, type IpcMainInvokeEvent } from 'electron'
import { shellChannels } from '../core/contract/shell.ts'
import { openInBrowser } from './browser.ts'
import type { OpenedDocuments } from './opened-documents.ts'
import { isBrowserPage, isOwnPage } from './policy.ts'
import type { Saving } from './saving.ts'

export interface VerbParts {
  readonly baseUrl: string
  readonly window: () => BrowserWindow | null
  readonly documents: OpenedDocuments
  readonly saving: Saving
}

export function answerVerbs({ baseUrl, window, documents, saving }: VerbParts): void {
  /** Throws for a frame that is not the page itself, and for an argument of another type. */
  const expect = (event: IpcMainEvent | IpcMainInvokeEvent, isWellFormed: boolean): void => {
    const frame = event.senderFrame
    if (frame === null || frame.parent !== null || !isOwnPage(frame.url, baseUrl))
      throw new Error('Only the page of the service is answered.')
    if (!isWellFormed) throw new Error('The message is malformed.')
  }

  ipcMain.on(shellChannels.connection, event => {
    expect(event, true)
    void documents.pageIsThere()
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
