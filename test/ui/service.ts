/** The service and the drawn documents for a run of the interface tests, started as a user starts them. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test as base, type ConsoleMessage } from 'playwright/test'
import { Desk } from './pages/desk.ts'

const project = resolve(import.meta.dirname, '../..')
export const apiKey = 'interface-test-key-for-this-run'

interface Service {
  /** Address of the interface with what admits it. */
  readonly address: string
  readonly bareAddress: string
  /** Path of a drawn document. */
  readonly drawn: (name: string) => string
}

/** Starts the service over an empty folder, or one that `fill` has filled; `close` ends it and leaves nothing behind. */
export async function openService(
  fill: (dataFolder: string) => void = () => undefined,
): Promise<Service & { readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-ui-'))
  const documents = join(folder, 'documents')
  const { status } = spawnSync(process.execPath, ['test/corpus/made/draw.ts', documents], { cwd: project })
  if (status !== 0) throw new Error('The documents could not be drawn.')
  const data = join(folder, 'data')
  mkdirSync(data)
  fill(data)
  const args = ['core/serve.js', '--port', '0', '--data-dir', data, '--api-key', apiKey]
  const server = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const close = async (): Promise<void> => {
    const ended = new Promise(done => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const baseUrl = await listeningAddress(server.stdout)
    return {
      address: `${baseUrl}/ui/#token=${apiKey}`,
      bareAddress: `${baseUrl}/ui/`,
      drawn: name => join(documents, `${name}.pdf`),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export const test = base.extend<{ desk: Desk }, { service: Service }>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
    async ({}, use) => {
      const service = await openService()
      await use(service)
      await service.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** The page, opened; whatever it writes to the console as an error fails the test. */
  desk: async ({ page, service }, use) => {
    const errors: string[] = []
    page.on('console', (message: ConsoleMessage) => {
      // A refused request is reported by the browser itself; the page shows the service's sentence.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(service.address)
    // Until the first view is there the window does not listen to changes of its address.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    await use(new Desk(page))
    expect(errors).toEqual([])
  },
})

async function listeningAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Listening on (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The service ended before it listened.')
}

export { expect }
