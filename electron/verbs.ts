/** The answers to the five verbs of core/contract/shell.ts; only the house's own page is answered. */
import { app, ipcMain, shell, type BrowserWindow, type IpcMainEvent, type IpcMainInvokeEvent } from 'electron'
import { browserPages, shellChannels } from '../core/contract/shell.ts'
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
    expect(event, typeof name === 'string' && content instanceof ArrayBuffer)
    const asking = window()
    return asking === null ? null : saving.saveAs(asking, name as string, content as ArrayBuffer)
  })
  ipcMain.handle(shellChannels.showInFolder, (event, id: unknown) => {
    expect(event, typeof id === 'string')
    saving.showInFolder(id as string)
  })
  ipcMain.handle(shellChannels.openInBrowser, async (event, page: unknown) => {
    expect(event, isBrowserPage(page))
    if (isBrowserPage(page)) await shell.openExternal(baseUrl + browserPages[page])
  })
  ipcMain.handle(shellChannels.version, event => {
    expect(event, true)
    return app.getVersion()
  })
}
