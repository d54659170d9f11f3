/** The native save dialog, for downloads of the page and for what it hands over; and the folder they were saved in last. */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { dialog, shell, type BrowserWindow, type SaveDialogOptions, type Session } from 'electron'
import type { SavedFile } from '../core/contract/shell.ts'
import { saveDialogOptions } from './save-dialog.ts'

export class Saving {
  #folder: string | null = null
  readonly #saved = new Map<string, string>()

  /** Downloads are the service's reports and exports; Electron shows the dialog with these options. Others are canceled. */
  watch(session: Session, isOwn: (url: string) => boolean): void {
    session.on('will-download', (event, item) => {
      if (!isOwn(item.getURL()) && !item.getURL().startsWith('blob:')) {
        event.preventDefault()
        return
      }
      item.setSaveDialogOptions(this.#options(item.getFilename()))
      item.once('done', (_event, state) => {
        if (state === 'completed') this.#remember(item.getSavePath())
      })
    })
  }

  /** null when the user does not want to. Throws when the file cannot be written. */
  async saveAs(window: BrowserWindow, name: string, content: ArrayBuffer): Promise<SavedFile | null> {
    const { canceled, filePath } = await dialog.showSaveDialog(window, this.#options(basename(name)))
    if (canceled || filePath === '') return null
    await writeFile(filePath, new Uint8Array(content))
    return { id: this.#remember(filePath), name: basename(filePath) }
  }

  showInFolder(id: string): void {
    const path = this.#saved.get(id)
    if (path !== undefined) shell.showItemInFolder(path)
  }

  #options(name: string): SaveDialogOptions {
    return saveDialogOptions(name, this.#folder)
  }
  #remember(path: string): string {
    this.#folder = dirname(path)
    const id = randomBytes(16).toString('hex')
    this.#saved.set(id, path)
    return id
  }
}
