/** Pages of the service in the user's own browser: the only way out of the window. */
import { dialog, shell } from 'electron'
import { browserPages, type BrowserPage } from '../core/contract/shell.ts'

export function openInBrowser(baseUrl: string, page: BrowserPage): void {
  const address = baseUrl + browserPages[page]
  // A desktop without a browser: the address can be taken elsewhere.
  shell.openExternal(address).catch(() => dialog.showMessageBox({ type: 'info', message: `The page is at ${address}` }))
}
