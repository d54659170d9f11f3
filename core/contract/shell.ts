/**
 * What the window may ask the desktop shell to do: five operations, typed once for both sides. In a browser there are
 * none.
 */

/** A document opened with the program: from the file manager, the command line, the dock or the menu. */
export interface OpenedFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** A file that was saved; `id` is valid until the program ends. */
export interface SavedFile {
  readonly id: string
  readonly name: string
}

/** Pages of the service that may open in the user's own browser. */
export const browserPages = { reference: '/docs' } as const
export type BrowserPage = keyof typeof browserPages

export interface DeskShell {
  /** Reports that the page is loaded; `onOpened` receives the documents opened before that, and every later one. */
  connection(onOpened: (files: readonly OpenedFile[]) => void): void
  /** Asks where to save; null when the user cancels. Rejects when the file cannot be written. */
  saveFileAs(name: string, content: ArrayBuffer): Promise<SavedFile | null>
  /** Shows a saved file in the file manager; does nothing for an unknown id. */
  showInFolder(id: string): Promise<void>
  openInBrowser(page: BrowserPage): Promise<void>
  /** The program's version, as its package states it. */
  version(): Promise<string>
}

/** The preload exposes the operations on `window` under this name. */
export const shellName = 'desk'

/** The messages between preload and main process: one for each operation, and one in the other direction. */
export const shellChannels = {
  connection: 'desk:connection',
  opened: 'desk:opened',
  saveFileAs: 'desk:save-file-as',
  showInFolder: 'desk:show-in-folder',
  openInBrowser: 'desk:open-in-browser',
  version: 'desk:version',
} as const
