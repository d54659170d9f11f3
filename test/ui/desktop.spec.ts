/** The page in the desktop program: its five verbs stand in here, everything behind them is real. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { shellName, type DeskShell, type OpenedFile } from '../../core/contract/shell.ts'
import { expect, test } from './service.ts'

/** What the page asked of the shell, and the way to hand documents to it. */
interface StandIn {
  readonly asked: string[]
  open: ((files: readonly OpenedFile[]) => void) | null
}
declare global {
  interface Window {
    standIn: StandIn
  }
}

/** Before the page's own scripts, as a preload is. */
async function givePreload(page: Page): Promise<void> {
  await page.addInitScript((name: string) => {
    const standIn: StandIn = { asked: [], open: null }
    const shell: DeskShell = {
      connection: onOpened => void (standIn.open = onOpened),
      saveFileAs: (fileName, content) => {
        standIn.asked.push(`save ${fileName} ${content.byteLength > 0 ? 'with content' : 'empty'}`)
        return Promise.resolve({ id: 'saved-1', name: 'Renamed by the user.csv' })
      },
      showInFolder: id => Promise.resolve(void standIn.asked.push(`show ${id}`)),
      openInBrowser: place => Promise.resolve(void standIn.asked.push(`browser ${place}`)),
      version: () => Promise.resolve('0.0.0'),
    }
    Object.assign(window, { [name]: shell, standIn })
  }, shellName)
}

test('documents opened with the program arrive in the inbox, wherever one is', async ({ desk, service }) => {
  const { page } = desk
  await givePreload(page)
  await page.goto(service.bareAddress)
  await page.reload()
  await desk.place('Settings').click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 2 })).toBeVisible()
  const bytes = [...readFileSync(service.drawn('xero-profit-and-balance'))]
  await page.evaluate(
    content => window.standIn.open!([{ name: 'opened.pdf', content: new Uint8Array(content) }]),
    bytes,
  )
  await expect(desk.files.filter({ hasText: 'opened.pdf' })).toHaveCount(1)
  await expect(desk.files.filter({ hasText: 'Tidewater Kayak Supply' })).toHaveCount(1)
})

test('an export goes through the native dialog, and its folder can be shown', async ({ desk, service }) => {
  const { page } = desk
  await givePreload(page)
  await page.goto(service.bareAddress)
  await page.reload()
  await desk.choose(service.drawn('xero-profit-and-balance'))
  await expect(desk.files.filter({ hasText: 'Tidewater Kayak Supply' })).toHaveCount(1)
  await desk.analyzeButton.click()
  await expect(desk.company).toHaveText('Tidewater Kayak Supply Ltd')
  await desk.place('Documents').click()
  await page
    .getByRole('checkbox', { name: /xero-profit-and-balance/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'List as CSV' }).click()
  await page.getByRole('button', { name: 'Show in folder' }).click()
  await expect(page.getByText('Saved Renamed by the user.csv.')).toBeVisible()
  expect(await page.evaluate(() => window.standIn.asked)).toEqual([
    expect.stringMatching(/^save Documents \d{4}-\d\d-\d\d\.csv with content$/),
    'show saved-1',
  ])
})

test('the API is switched off and on where its address is', async ({ desk, service }) => {
  const { page } = desk
  await desk.place('API').click()
  const status = page.getByRole('banner').getByRole('link', { name: /^.?\s*API/ })
  const key = await makeKey(service)
  const ask = async () => (await fetch(new URL('/usage', service.bareAddress), { headers: bearer(key) })).status
  await expect(status).toContainText(`API ${new URL(service.bareAddress).port}`)
  const admitted = page.getByRole('switch', { name: 'Admit API keys' })
  await admitted.press('Space')
  await expect(status).toContainText('API off')
  expect(await ask()).toBe(503)
  await expect(admitted).not.toBeChecked()
  await admitted.press('Space')
  await expect(status).toContainText(`API ${new URL(service.bareAddress).port}`)
  expect(await ask()).toBe(200)
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
async function makeKey({ address }: { address: string }): Promise<string> {
  const url = new URL(address)
  const answer = await fetch(new URL('/api-keys', url.origin), {
    method: 'POST',
    headers: { ...bearer(url.hash.replace('#token=', '')), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Switch' }),
  })
  return ((await answer.json()) as { key: string }).key
}
