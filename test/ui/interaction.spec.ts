/**
 * How soon the window answers at full size: 10,000 documents in the library and a statement of 5,000 transactions. The time of an interaction is
 * what the browser measures from the key or click to the next paint (Event Timing); the first paint is the largest contentful one.
 */
import type { Page } from 'playwright/test'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { fillLibrary } from '../support/filled-library.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, openService, test } from './service.ts'
import { slowness } from '../support/machine-speed.ts'

const documents = 10_000
const transactions = 5_000
/** Milliseconds. */
const maxInteraction = 100
const maxPaint = 1_000
/** The best of so many: what else the machine does makes it longer, never shorter. */
const turns = 3

declare global {
  interface Window {
    /** Milliseconds of the slowest interaction since it was set to 0. */
    slowest: number
  }
}

const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.slowest = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** Measures each act `turns` times; the times in milliseconds, 0 below 16. */
async function measured(page: Page, acts: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  for (const [name, act] of Object.entries(acts)) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      await page.evaluate(() => void (window.slowest = 0))
      await act()
      // The entries of events come after the paint.
      await page.waitForTimeout(200)
      times.push(await page.evaluate(() => window.slowest))
    }
    console.log(`${name}: ${times.join(', ')} ms`)
    expect.soft(Math.min(...times), name).toBeLessThanOrEqual(maxInteraction * slowness())
  }
}

test.use({ actionTimeout: 20_000 })

test(
  'the window answers within 100 ms with 10,000 documents and 5,000 transactions',
  { tag: '@timed' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const service = await openService(folder => fillLibrary(folder, documents))
    try {
      await page.goto(service.address)
      await expect(page.getByText('Drop documents here')).toBeVisible()
      await page.goto(`${service.bareAddress}#/documents`)
      const rows = page.getByRole('row')
      await expect(page.getByText('10,000 documents')).toBeVisible()

      const paints: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        await page.reload()
        await expect(rows.nth(5)).toBeVisible()
        paints.push(
          await page.evaluate(
            () =>
              new Promise<number>(done => {
                new PerformanceObserver(list => done(list.getEntries().at(-1)!.startTime)).observe({
                  type: 'largest-contentful-paint',
                  buffered: true,
                })
              }),
          ),
        )
      }
      console.log(`first useful paint of ${documents} documents: ${paints.map(Math.round).join(', ')} ms`)
      expect(Math.min(...paints)).toBeLessThanOrEqual(maxPaint * slowness())

      await observe(page)
      await measured(page, {
        'sort the library': () => page.getByRole('button', { name: 'Document', exact: true }).click(),
        'turn to another page': () => page.getByRole('button', { name: /next page/i }).click(),
        'type into its filter': () => page.getByLabel('Filter by name').pressSequentially('7'),
        'select all of a page': () => page.getByRole('checkbox', { name: /^Select all/ }).click(),
        'open the search': async () => {
          await page.keyboard.press('Control+k')
          await page.keyboard.type('statement 4')
          await page.keyboard.press('Escape')
        },
      })

      const application = new ApplicationPage(page, service.address)
      await application.submitBytes('many', [['bank.pdf', await drawBankStatement(transactions)]])
      await application.open('many')
      await application.tab('Transactions').click()
      await expect(application.panel.getByRole('status')).toContainText('5,000 transactions')
      await expect(page.locator('.sheet canvas')).toBeVisible()
      const find = application.panel.getByLabel('Find transactions')
      const list = application.transactions
      await measured(page, {
        'sort 5,000 transactions': () => list.getByRole('button', { name: 'Amount' }).click(),
        'find among them': () => find.pressSequentially('9'),
        'select one': async () => {
          await find.fill('')
          await list.locator('tbody tr:not(.space)').nth(3).click()
        },
        'go to the next by key': () => page.keyboard.press('ArrowDown'),
        'turn to another tab and back': async () => {
          await application.tab('Accounts').click()
          await application.tab('Transactions').click()
        },
      })
    } finally {
      await service.close()
    }
  },
)
