/** The files of the page that asks for the passphrase. There is no service yet that could serve them: they have a scheme of their own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `desk-passphrase://page/` */
export const pageScheme = 'desk-passphrase'
export const pageAddress = `${pageScheme}://page/`

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
}

/** As strict as a page can be: its own script and style, and nothing else at all. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What is answered to a request of the page; `folder` holds its files. */
export function answerPage(url: string, folder: string): Response {
  const file = files[new URL(url).pathname]
  if (file === undefined) return new Response(null, { status: 404 })
  const [name, type] = file
  return new Response(readFileSync(join(folder, name)), {
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
