/** What holds for every page the program shows: it stays where it is, opens no other, and embeds nothing. */
import type { WebContents, WebPreferences } from 'electron'

/** design.md, ground: shown until the page has drawn itself. */
export const ground = { light: '#F7F7F5', dark: '#16181B' } as const

/** Of every page: apart from Node and the system; spelling is not checked, for the dictionaries would be fetched from the internet. */
export const guardedPage = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
} as const satisfies WebPreferences

/** `mayGo` decides about the page itself; a frame within it goes nowhere. No new window opens; `refused` hears of its address. */
export function sealOff(
  webContents: WebContents,
  mayGo: (url: string) => boolean,
  refused: (url: string) => void = () => undefined,
): void {
  // For the page and for frames; `will-navigate` is emitted for the page only.
  webContents.on('will-frame-navigate', event => {
    if (!event.isMainFrame || !mayGo(event.url)) event.preventDefault()
  })
  webContents.on('will-redirect', event => {
    if (!event.isMainFrame || !mayGo(event.url)) event.preventDefault()
  })
  webContents.on('will-attach-webview', event => event.preventDefault())
  webContents.setWindowOpenHandler(({ url }) => {
    refused(url)
    return { action: 'deny' }
  })
}
