/** What the page may do beyond drawing itself: nothing but stay at home and copy to the clipboard. */
import { X509Certificate } from 'node:crypto'
import { browserPages, type BrowserPage } from '../core/contract/shell.ts'

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)

/** Whether a message or a download comes from the desk's own page. */
export const isOwnPage = (url: string, baseUrl: string): boolean => originOf(url) === new URL(baseUrl).origin

/** The interface is one page: its places are fragments, and everything else would replace it. */
export const mayNavigate = (url: string, baseUrl: string): boolean =>
  isOwnPage(url, baseUrl) && new URL(url).pathname === '/ui/'

/** The listed page that a link to a new window means; null: refused. */
export function pageForBrowser(url: string, baseUrl: string): BrowserPage | null {
  if (!isOwnPage(url, baseUrl)) return null
  const pages = Object.keys(browserPages) as BrowserPage[]
  return pages.find(page => browserPages[page] === new URL(url).pathname.replace(/\/$/, '')) ?? null
}

export const isBrowserPage = (page: unknown): page is BrowserPage =>
  typeof page === 'string' && Object.hasOwn(browserPages, page)

/**
 * The page sends requests only to the desk; its own drawings and workers are not requests, and the developer tools are
 * ours.
 */
export function mayRequest(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol } = new URL(url)
  return protocol === 'blob:' || protocol === 'data:' || protocol === 'devtools:' || isOwnPage(url, baseUrl)
}

/** Everything is denied but writing text to the clipboard on the page's own button: keys and curl lines are copied. */
export const isPermitted = (permission: string, requestingUrl: string, baseUrl: string): boolean =>
  permission === 'clipboard-sanitized-write' && isOwnPage(requestingUrl, baseUrl)

/** Whether a server shows the very certificate the service was given (both PEM): it may be signed by nobody the system knows. */
export const isOwnCertificate = (shown: string, given: string): boolean =>
  new X509Certificate(shown).fingerprint256 === new X509Certificate(given).fingerprint256
