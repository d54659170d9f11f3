/** The page that asks for the passphrase before there is a service: as it is built, under its own headers, with its verb standing in. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, test as base, type Page } from 'playwright/test'
import { axeViolations } from './axe.ts'
import { buildShell } from '../../electron/build.ts'
import { answerPage } from '../../electron/passphrase/page-files.ts'

const project = resolve(import.meta.dirname, '../..')
const dataDir = '/home/morgan/Büro & Akten/underwriter-desk'

interface StandIn {
  readonly asked: (string | null)[]
  /** Resolves the question that is open. */
  reply: (refusal: string | null) => void
}
declare global {
  interface Window {
    standInPrompt: StandIn
  }
}

const test = base.extend<{ asking: Page }, { pages: string }>({
  pages: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
    async ({}, use) => {
      buildShell(project)
      const folder = join(project, 'out/app/electron/passphrase')
      const server: Server = createServer((request, response) => {
        const answer = answerPage(`http://page${request.url}`, folder)
        void answer.arrayBuffer().then(body => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(body))
        })
      })
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  asking: async ({ page, pages }, use) => {
    const errors: string[] = []
    page.on('console', message => {
      // The one request a test makes on purpose is refused aloud, as two sentences.
      const isTried = /^Connecting to '|^Fetch API cannot load/.test(message.text())
      if (message.type() === 'error' && !isTried) errors.push(message.text())
    })
    page.on('pageerror', error => errors.push(error.message))
    page.on('request', request => void (request.url().startsWith(pages) || errors.push(request.url())))
    await page.setViewportSize({ width: 460, height: 264 })
    await page.addInitScript(() => {
      const standIn: StandIn = { asked: [], reply: () => undefined }
      const answer = (passphrase: string | null): Promise<string | null> => {
        standIn.asked.push(passphrase)
        return new Promise(done => (standIn.reply = done))
      }
      Object.assign(window, { passphrase: { answer }, standInPrompt: standIn })
    })
    // A browser asks for it by itself; Electron does not.
    await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
    await page.goto(`${pages}#${encodeURIComponent(dataDir)}`)
    await use(page)
    expect(errors).toEqual([])
  },
})

const asked = (page: Page) => page.evaluate(() => window.standInPrompt.asked)
const reply = (page: Page, refusal: string | null) => page.evaluate(given => window.standInPrompt.reply(given), refusal)
const wrong = 'That is not the passphrase of this folder.'

test('it asks, says what is wrong, and asks again, by keyboard alone', async ({ asking }) => {
  const field = asking.getByLabel('Passphrase')
  const message = asking.getByRole('alert')
  await expect(field).toBeFocused()
  await expect(asking.getByText(dataDir)).toBeVisible()
  await asking.keyboard.press('Enter')
  await expect(message).toHaveText('Type the passphrase.')
  expect(await asked(asking)).toEqual([])

  await asking.keyboard.type('wrong horse battery')
  await asking.keyboard.press('Enter')
  await expect(message).toHaveText('Opening…')
  await expect(asking.getByRole('button', { name: 'Open' })).toBeDisabled()
  // Whoever is impatient asks once.
  await asking.keyboard.press('Enter')
  await reply(asking, wrong)
  await expect(message).toHaveText(wrong)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  // What was wrong is marked: typing replaces it.
  await asking.keyboard.type('correct horse battery')
  await asking.keyboard.press('Enter')
  await reply(asking, null)
  expect(await asked(asking)).toEqual(['wrong horse battery', 'correct horse battery'])
})

test('Quit and Escape end it', async ({ asking }) => {
  await expect(asking.getByLabel('Passphrase')).toBeFocused()
  await asking.keyboard.press('Tab')
  await expect(asking.getByRole('button', { name: 'Quit' })).toBeFocused()
  await asking.keyboard.press('Enter')
  await asking.keyboard.press('Escape')
  expect(await asked(asking)).toEqual([null, null])
})

test('what is typed is not shown, and leaves the page by its verb alone', async ({ asking }) => {
  await asking.getByLabel('Passphrase').fill('correct horse battery')
  await asking.getByRole('button', { name: 'Open' }).click()
  await expect(asking.getByLabel('Passphrase')).toHaveAttribute('type', 'password')
  expect(await asking.evaluate(() => [location.search, document.cookie, localStorage.length])).toEqual(['', '', 0])
  expect(
    await asking.evaluate(() =>
      fetch('/').then(
        () => 'answered',
        () => 'refused',
      ),
    ),
  ).toBe('refused')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('it has no fault that axe knows of, and fits its window', async ({ asking }) => {
      const faults = async () =>
        (await axeViolations(asking)).map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
      expect(await faults()).toEqual([])
      await asking.getByLabel('Passphrase').fill('wrong horse battery')
      await asking.keyboard.press('Enter')
      await expect(asking.getByRole('alert')).toHaveText('Opening…')
      expect(await faults()).toEqual([])
      await reply(asking, wrong)
      await expect(asking.getByRole('alert')).toHaveText(wrong)
      expect(await faults()).toEqual([])
      const overflow = await asking.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}
