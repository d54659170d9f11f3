/** The desktop shell, where an Electron binary and a display are at hand: opens the interface and quits clean. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { _electron, expect, test } from 'playwright/test'

const project = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const hasBinary = existsSync(join(dirname(require.resolve('electron/package.json')), 'path.txt'))
const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

test('the window opens and quits', async () => {
  test.skip(!hasBinary, 'the Electron binary is not installed (npx install-electron fetches it)')
  test.skip(!hasDisplay, 'there is no display')
  test.skip(!existsSync(join(project, 'out/app/electron/main.js')), 'the shell is not built (npm run build)')
  const folder = mkdtempSync(join(tmpdir(), 'desk-shell-'))
  try {
    const app = await _electron.launch({ args: [project, '--port', '0', '--data-dir', folder] })
    const window = await app.firstWindow()
    await expect(window.getByRole('heading', { level: 1 })).toHaveText('Underwriter Desk')
    await app.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
