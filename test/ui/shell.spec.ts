/** The built desktop app: its core in plain Node, and its window where an Electron binary and a display are at hand. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { _electron, expect, test } from 'playwright/test'

const project = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const hasBinary = existsSync(join(dirname(require.resolve('electron/package.json')), 'path.txt'))
const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

const built = join(project, 'out/app')

test.beforeAll(() => {
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--mode', 'shell', '--logLevel', 'warn'], {
    cwd: project,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
})

test('the built core opens its house, reads a document on a thread and serves the interface', () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-built-'))
  try {
    const drawn = spawnSync(process.execPath, ['test/corpus/made/draw.ts', folder], { cwd: project })
    expect(drawn.status).toBe(0)
    const script = `
      const { openHouse } = await import(${JSON.stringify(pathToFileURL(join(built, 'core/house.js')).href)})
      const { readFileSync } = await import('node:fs')
      const house = await openHouse({ port: 0, dataDir: ${JSON.stringify(join(folder, 'data'))}, apiKey: 'k' })
      const form = new FormData()
      const name = 'scan-income-two-years-askew.pdf'
      form.append('files', new Blob([readFileSync(${JSON.stringify(folder)} + '/' + name)]), name)
      form.append('metadata', JSON.stringify({ appId: 'a', fileName: name, statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' }))
      const headers = { authorization: 'Bearer k' }
      const answer = await fetch(house.baseUrl + '/application/financial-statement-analysis', { method: 'POST', body: form, headers })
      const { companyName, reportUrl } = await answer.json()
      const statuses = [answer.status, (await fetch(reportUrl)).status, (await fetch(house.baseUrl + '/ui/')).status]
      await house.close()
      console.log(JSON.stringify({ companyName, statuses }))
      process.exit(0)`
    // A file, not -e: threads inherit the arguments of the process, and these do not go with a worker's file.
    const entry = join(folder, 'entry.mjs')
    writeFileSync(entry, script)
    const run = spawnSync(process.execPath, [entry], { encoding: 'utf8' })
    expect(run.stderr).toBe('')
    expect(JSON.parse(run.stdout)).toEqual({
      companyName: 'Thornbury Plumbing Supply, Inc.',
      statuses: [200, 200, 200],
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the window opens and quits', async () => {
  test.skip(!hasBinary, 'the Electron binary is not installed (npx install-electron fetches it)')
  test.skip(!hasDisplay, 'there is no display')
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
