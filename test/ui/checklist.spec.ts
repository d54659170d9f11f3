/** The checklist of documents: by product, with a letter that asks for what is lacking, and a workbook; by keyboard, narrow and wide. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Response } from 'playwright/test'
import { openWorkbook } from '../support/open-workbook.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

const sample = (name: string): string => fileURLToPath(new URL(`../../resources/samples/${name}.pdf`, import.meta.url))
const files = ['Copperline loan application', 'Stonebridge bank statement February 2026'].map(sample)

test('a product asks for its documents, a letter for what is lacking', async ({ desk, service }) => {
  // Eight looks by axe.
  test.setTimeout(180_000)
  const { page } = desk
  const application = new ApplicationPage(page, service.address)
  await application.submit('checklist', ...files)
  await application.open('checklist')
  const documents = application.card('Documents')
  const product = documents.getByLabel('Checklist')
  await expect(product.locator('option')).toHaveText(['Equipment', 'SBA 7(a)', 'Conventional', 'MCA'])
  await expect(documents.getByRole('listitem').filter({ hasText: 'Bank statement' })).toContainText('1 of 3 received')
  await product.focus()
  const isKept = (reply: Response): boolean => reply.url().endsWith('/product') && reply.request().method() === 'PUT'
  const [kept] = await Promise.all([page.waitForResponse(isKept), product.selectOption('MCA')])
  expect(kept.status()).toBe(200)
  await expect(documents.getByRole('listitem').filter({ hasText: 'Voided check' })).toContainText('✕ Missing')
  await page.reload()
  await expect(product).toHaveValue('MCA')
  // Not in this browser: whoever opens the application is shown the same.
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('product')))).toEqual([])

  await documents.getByText('Request what is lacking').focus()
  await page.keyboard.press('Enter')
  const letter = documents.getByLabel('Letter to the applicant')
  await expect(letter).toHaveValue(/- bank statement: 3 more of the 4 most recent, the newest not older than 35 days/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await letter.fill('Please send a voided check.')
  await documents.getByRole('button', { name: 'Copy' }).click()
  await expect(documents.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Please send a voided check.')
  // 640 is a window of 1280 at 200 %.
  for (const width of [640, 1024, 1440, 2560])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${width} ${colorScheme}`).toBeLessThanOrEqual(0)
      const violations = await axeViolations(page)
      expect(violations, `${width} ${colorScheme}`).toEqual([])
    }
})

test('the workbook of an application is downloaded from its head', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submit('book-1', ...files)
  await application.open('book-1')
  const [download] = await Promise.all([desk.page.waitForEvent('download'), desk.report('Download workbook')])
  expect(download.suggestedFilename()).toBe('Fernhollow Millwork, Inc. book-1 application.xlsx')
  const book = await openWorkbook(readFileSync(await download.path()))
  expect(book.worksheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Summary', 'Accounts', 'Transactions']),
  )
})

test('a lender changes the lists in the settings', async ({ desk, service }) => {
  const { page } = desk
  await page.goto(`${service.bareAddress}#/settings`)
  const field = page.getByLabel('Documents by product')
  const usual = await field.inputValue()
  await field.fill('Bridge = passport')
  await field.press('Enter')
  await expect(page.getByText(/must be products with their documents/)).toBeVisible()
  await field.fill('Bridge = loan application, voided check x2')
  await field.press('Enter')
  await expect(page.getByText(/must be products with their documents/)).toHaveCount(0)
  const application = new ApplicationPage(page, service.address)
  await application.submit('lists', ...files)
  await application.open('lists')
  const documents = application.card('Documents')
  await expect(documents.getByLabel('Checklist').locator('option')).toHaveText(['Bridge'])
  await expect(documents.getByRole('listitem').filter({ hasText: 'Voided check' })).toContainText('✕ Missing')

  // The service is shared: later tests expect the usual lists.
  await page.goto(`${service.bareAddress}#/settings`)
  await field.fill(usual)
  await field.press('Enter')
  await application.open('lists')
  await expect(documents.getByLabel('Checklist').locator('option')).toHaveCount(4)
})
