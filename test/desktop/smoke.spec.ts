/** The desktop program in real Electron, from opening to closing; skipped, with the reason, where it cannot run. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { _electron, expect, test, type ElectronApplication, type Page } from 'playwright/test'
import { buildShell } from '../../electron/build.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const project = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

const hasBinary =
  Boolean(process.env['ELECTRON_OVERRIDE_DIST_PATH']) ||
  existsSync(join(dirname(require.resolve('electron/package.json')), 'path.txt'))
const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
test.skip(!hasBinary, 'the Electron binary is not installed; "npx install-electron" fetches it')
test.skip(!hasDisplay, 'there is no display; "xvfb-run npm run test:desktop" makes one')

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-desktop-'))
  buildShell(project)
})
test.afterAll(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})

/** Root in a container has no user namespaces to sandbox with. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
/** A profile of its own, so that a program the user has open is another instance. */
const argumentsOf = (home: string, ...more: readonly string[]): string[] => [
  ...sandbox,
  `--user-data-dir=${join(home, 'profile')}`,
  project,
  '--port',
  '0',
  '--data-dir',
  join(home, 'data'),
  ...more,
]
async function open(home: string, ...more: readonly string[]): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await _electron.launch({ args: argumentsOf(home, ...more), cwd: project })
  const page = await app.firstWindow()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Underwriter Desk')
  return { app, page }
}
async function place(name: string): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, await drawTinyStatement())
  return path
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('it opens a document it was started with, and a second start hands its own over', async () => {
  const home = join(folder, 'opened')
  const { app, page } = await open(home, await place('first.pdf'))
  try {
    await expect(row(page, 'first.pdf')).toHaveCount(1)
    const second = spawn(require('electron') as string, argumentsOf(home, await place('second.pdf')), { cwd: project })
    await expect(row(page, 'second.pdf')).toHaveCount(1)
    const code = second.exitCode ?? (await new Promise<number | null>(done => second.once('exit', done)))
    expect(code).toBe(0)
    expect(app.windows()).toHaveLength(1)
  } finally {
    await app.close()
  }
})

test('its page is sandboxed, alone and at home', async () => {
  const { app, page } = await open(join(folder, 'guarded'))
  try {
    const home = page.url()
    expect(
      await page.evaluate(() => [typeof require, typeof process, Object.keys(Object(Reflect.get(window, 'desk')))]),
    ).toEqual(['undefined', 'undefined', ['connection', 'saveFileAs', 'showInFolder', 'openInBrowser', 'version']])
    expect(await page.evaluate(() => window.open('https://example.com/') === null)).toBe(true)
    await page.evaluate(() => location.assign('https://example.com/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Underwriter Desk')
    expect(page.url()).toBe(home)
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
    expect(
      await page.evaluate(() =>
        fetch('https://example.com/').then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    ).toBe('refused')
    expect(app.windows()).toHaveLength(1)
    const menus = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()!.items.map(({ label }) => label))
    expect(menus.join(' ')).toMatch(/File.*Go.*Service/)
  } finally {
    await app.close()
  }
})

test('it comes back where it was', async () => {
  const home = join(folder, 'placed')
  const first = await open(home)
  const bounds = await first.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window!.setBounds({ x: 40, y: 60, width: 1100, height: 700 })
    return window!.getNormalBounds()
  })
  await first.app.close()
  const second = await open(home)
  try {
    const again = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds())
    expect([again.width, again.height]).toEqual([bounds.width, bounds.height])
  } finally {
    await second.app.close()
  }
})
