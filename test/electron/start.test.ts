/** `npm start` prints what it opens: the window, or the browser and why; and it ends when it is asked to. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const project = resolve(import.meta.dirname, '../..')
const limitMs = 180_000

/** A start whose Electron and whose opener of addresses are scripts of the test. */
function start(electron: string | null, hasDisplay: boolean) {
  const folder = temporaryFolder()
  const script = (name: string, body: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  script('bin/xdg-open', `echo "$1" > ${join(folder, 'opened')}`)
  if (electron !== null) script('dist/electron', electron)
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...environment } = process.env
  const child = spawn(
    process.execPath,
    ['electron/start.ts', '--port', '0', '--data-dir', join(folder, 'data'), '--threads', '1'],
    {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        ...(hasDisplay && { DISPLAY: ':7' }),
        ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'dist'),
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>(done => child.once('exit', done))
  const prints = (words: RegExp): Promise<void> => expect.poll(() => output, { timeout: limitMs }).toMatch(words)
  return { folder, child, ended, prints, output: () => output }
}
const end = (child: ChildProcess, signal: NodeJS.Signals) => child.kill(signal)

describe.skipIf(process.platform === 'win32')('npm start', () => {
  test('opens the window where Electron runs, with the settings it was given', { timeout: limitMs }, async () => {
    const { ended, output, folder } = start('echo "args: $@"', true)
    expect(await ended).toBe(0)
    expect(output()).toContain('Opening the window in Electron.')
    expect(output()).toContain(`args: ${project} --port 0 --data-dir ${join(folder, 'data')} --threads 1`)
    expect(output()).not.toContain('browser')
  })

  test('ends the window once, and waits for it', { timeout: limitMs }, async () => {
    const { child, ended, prints, output } = start(
      `trap 'echo closed; exit 0' TERM\necho window shown\nwhile :; do sleep 0.05; done`,
      true,
    )
    await prints(/window shown/)
    end(child, 'SIGINT')
    expect(await ended).toBe(0)
    expect(output().match(/closed/g)).toHaveLength(1)
  })

  test('what the window refused to open for is not tried again in the browser', { timeout: limitMs }, async () => {
    const { ended, output } = start('exit 2', true)
    expect(await ended).toBe(2)
    expect(output()).not.toContain('Listening')
  })

  test('opens the browser where Electron ends at once, and prints so', { timeout: limitMs }, async () => {
    const { child, ended, prints, output, folder } = start('exit 1', true)
    await prints(/^Open http/m)
    expect(output()).toContain(
      'Electron cannot show a window here (exit code 1), so the interface opens in the browser',
    )
    await expect.poll(() => existsSync(join(folder, 'opened')), { timeout: limitMs }).toBe(true)
    await expect
      .poll(() => readFileSync(join(folder, 'opened'), 'utf8'), { timeout: limitMs })
      .toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ui\/#code=[0-9a-f]{32}\n$/)
    end(child, 'SIGTERM')
    expect(await ended).toBe(0)
  })

  test('without a display it serves, opens nothing, and ends on Ctrl-C', { timeout: limitMs }, async () => {
    const { child, ended, prints, output, folder } = start(null, false)
    await prints(/^Open http/m)
    expect(output()).toContain('There is no display here')
    expect(output()).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+$/m)
    end(child, 'SIGINT')
    expect(await ended).toBe(0)
    expect(existsSync(join(folder, 'opened'))).toBe(false)
  })
})
