/** A whole review without a mouse: from the value that needs it to the reviewed analysis and its workbook. */
import { StatementPage } from './pages/statement.ts'
import type { Locator } from 'playwright/test'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyStatement, tinyRows } from '../support/tiny-statement.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

test('statements are reviewed, corrected, undone, marked as reviewed and exported by keyboard alone', async ({
  desk,
  service,
}) => {
  const { page } = desk
  const statement = new StatementPage(page, service.address)
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await expect(statement.picture).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  const count = await statement.toReview()

  await press('j')
  await expect(statement.selectedField).toBeFocused()
  await expect(statement.markedPlace).toBeInViewport()
  await press('Enter')
  await expect(statement.counter).toHaveText(`${count - 1} to review`)
  await press('z')
  await expect(statement.counter).toHaveText(`${count} to review`)

  // A correction, and its undoing.
  await press('j')
  await press('F2')
  await expect(statement.field).toBeFocused()
  await statement.field.fill('1234567')
  await press('Enter')
  await expect(statement.bar).toContainText('is now 1,234,567. Totals and ratios updated.')
  await expect(statement.field).toHaveCount(0)
  await press('z')
  await expect(statement.bar).toContainText('again.')

  // Every part by arrows, from the list of parts.
  await statement.tab('Balance sheet').focus()
  for (const name of ['Income', 'Cash flow statement', 'Ratios']) {
    await press('ArrowRight')
    await expect(statement.tab(name)).toBeFocused()
  }
  await press('Enter')
  const ratio = statement.panel.getByRole('button', { name: 'Debt to equity' })
  await ratio.focus()
  await press('Enter')
  await expect(ratio).toHaveAttribute('aria-expanded', 'true')

  for (let left = await statement.toReview(); left > 0; left--) {
    await press('j')
    await press('Enter')
    await expect.poll(async () => Number.parseInt(await statement.counter.innerText(), 10) || 0).toBe(left - 1)
  }
  // The last one marks the analysis as reviewed.
  await expect(statement.reviewed).toBeChecked()
  await page.getByRole('button', { name: 'Report' }).focus()
  await press('Enter')
  const item = page.getByRole('menuitem', { name: 'Download workbook' })
  await expect(item).toBeFocused()

  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
})

test('what is typed before the field is there stands in it', async ({ desk, service }) => {
  const { page } = desk
  const statement = new StatementPage(page, service.address)
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await statement.toReview()
  await page.keyboard.press('j')
  await expect(statement.selectedField).toBeFocused()
  const count = await statement.toReview()
  // All in one task, as from a fast typist on a busy machine.
  await page.evaluate(() => {
    for (const key of ['F2', '1', '2', '.', '3', 'Enter'])
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await expect(statement.field).toBeFocused()
  await expect(statement.field).toHaveValue('12.3')
  await expect(statement.counter).toHaveText(`${count} to review`)
})

/** A total that misses its parts by 9,000, in the sheet of another company. */
const misprinted = tinyRows.map(([label, amount]): readonly [string, string?] =>
  label === 'Total Current Assets' ? [label, '429,000'] : amount === undefined ? [label] : [label, amount],
)

test('an application is opened, its exceptions walked, values accepted and corrected, noted, confirmed, reported and delivered by keyboard alone', async ({
  desk,
  service,
}) => {
  test.slow()
  const { page } = desk
  const application = new ApplicationPage(page, service.address)
  const press = (key: string) => page.keyboard.press(key)
  /** Goes there as a person does who has no mouse: what Tab does not reach fails. */
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    for (let step = 0; step < 150; step++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await press(key)
    }
    throw new Error(`Tab does not reach ${target.toString()}`)
  }
  const turnTo = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('tab', { selected: true }), 'Shift+Tab')
    while (!(await application.tab(name).evaluate(element => element === document.activeElement)))
      await press('ArrowRight')
    await press('Enter')
    await expect(application.tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await application.post('/webhooks', JSON.stringify({ url: 'http://127.0.0.1:9/hook' }))
  await application.submitBytes(
    'by-keyboard',
    [
      ['sheet.pdf', new Uint8Array(await drawTinyStatement({ rows: misprinted }))],
      ['bank.pdf', await drawBankStatement(40)],
    ],
    { businessLegalName: 'Birch Landing Bakery, LLC', loanAmount: 90_000 },
  )

  await press('g')
  await press('a')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Applications' })).toBeVisible()
  await tabTo(page.getByRole('row').filter({ hasText: 'by-keyboard' }).getByRole('link'))
  await press('Enter')
  await expect(application.heading).toContainText('by-keyboard')

  // Exceptions, each with its place.
  const exceptions = application.card('Exceptions across documents')
  await expect(exceptions).toContainText('a difference of 9,000')
  const total = exceptions.getByRole('button', { name: /Total current assets/i }).first()
  await tabTo(total)
  await press('Enter')
  await expect(application.markedPlace).toBeInViewport()

  // A correction of what the exception leads to, which it answers.
  await press('F2')
  await expect(application.field).toBeFocused()
  await page.keyboard.type('420000')
  await press('Enter')
  const figure = '/financial_statement_analyses/0/balanceSheet/assets/currentAssets/totalCurrentAssets'
  await expect(application.value(figure)).toContainText('420,000')

  // What is left to review, one after the other.
  const counter = page.locator('.counter')
  for (let left = Number.parseInt(await counter.innerText(), 10) || 0; left > 0; left--) {
    await press('j')
    await press('Enter')
    await expect.poll(async () => Number.parseInt(await counter.innerText(), 10) || 0).toBeLessThan(left)
  }
  await expect(counter).toHaveText('Nothing to review')

  await turnTo('History')
  await tabTo(application.panel.getByLabel('Note', { exact: true }))
  await page.keyboard.type('Sheet of the parent company')
  await press('Enter')
  await expect(application.panel).toContainText('Sheet of the parent company')

  await turnTo('Overview')
  await tabTo(page.getByLabel('Note of the confirmation'), 'Shift+Tab')
  await page.keyboard.type('Parent guarantees')
  await press('Enter')
  await expect(page.getByText('Parent guarantees')).toBeVisible()

  await tabTo(page.getByRole('button', { name: 'Report' }), 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Download workbook' })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
  expect(download.suggestedFilename()).toMatch(/by-keyboard application\.xlsx$/)

  await tabTo(application.button('Send again'))
  await press('Enter')
  await expect(page.getByText('The payload is on its way')).toBeVisible()
  await turnTo('Delivery')
  await expect(application.card('Deliveries').getByRole('row').nth(2)).toContainText('application.analysis.completed')
})
