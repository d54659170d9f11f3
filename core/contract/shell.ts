/** What the window may ask of the desktop shell: five verbs, typed once for both sides; in a browser there are none. */

/** A document opened with the program: from the file manager, the command line, the dock or the menu. */
export interface OpenedFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** A file that was saved; `id` is known to this start of the program only. */
export interface SavedFile {
  readonly id: string
  readonly name: string
}

/** Pages of the service that may be shown in the user's own browser. */
export const browserPages = { reference: '/docs' } as const
export type BrowserPage = keyof typeof browserPages

export interface DeskShell {
  /** Says that the page is there; `onOpened` hears of the documents that waited for it, and of every later one. */
  connection(onOpened: (files: readonly OpenedFile[]) => void): void
  /** Asks where to save; null when the user does not want to. Rejects when the file cannot be written. */
  saveFileAs(name: string, content: ArrayBuffer): Promise<SavedFile | null>
  /** Shows a file that was saved in the file manager; nothing happens for an id that is not known. */
  showInFolder(id: string): Promise<void>
  openInBrowser(page: BrowserPage): Promise<void>
  /** The program's version, as its package states it. */
  version(): Promise<string>
}

/** Under this name the preload puts the verbs on `window`. */
export const shellName = 'desk'

/** The messages between preload and main process, one for each verb and one back. */
export const shellChannels = {
  connection: 'desk:connection',
  opened: 'desk:opened',
  saveFileAs: 'desk:save-file-as',
  showInFolder: 'desk:show-in-folder',
  openInBrowser: 'desk:open-in-browser',
  version: 'desk:version',
} as const
