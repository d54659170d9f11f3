/** From a dropped file to the workbook, as an underwriter does it. */
import { readFileSync } from 'node:fs'
import { apiKey, expect, test } from './service.ts'

test('a dropped statement is analyzed and its workbook downloaded', async ({ desk, service }) => {
  await desk.drop('income-embedded-subset-font 2025.pdf', readFileSync(service.drawn('income-embedded-subset-font')))
  await expect(desk.files).toHaveCount(1)
  await expect(desk.typeOf('income-embedded-subset-font 2025.pdf')).toHaveValue('INCOME_STATEMENT')
  await expect(desk.periodEndOf('income-embedded-subset-font 2025.pdf')).toHaveValue('12/31/2025')
  await desk.analyzeButton.click()

  await expect(desk.company).toHaveText('Quillfeather Stationers Ltd.')
  await expect(desk.line('Revenue').first()).toContainText(/^\d{3},\d{3}/)
  await desk.tab('Ratios').click()
  await expect(desk.line('Gross profit margin').first()).toContainText('%')
  await desk.tab('Checks').click()
  await expect(desk.page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible()

  const [download] = await Promise.all([desk.page.waitForEvent('download'), desk.report('Download workbook')])
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('two statements of one company are put together over their periods', async ({ desk, service }) => {
  await desk.choose(service.drawn('xero-profit-and-balance'))
  await desk.periodEndOf('xero-profit-and-balance.pdf').fill('2025-06-30')
  await desk.typeOf('xero-profit-and-balance.pdf').selectOption('BALANCE_SHEET')
  await desk.analyzeButton.click()
  await expect(desk.company).toContainText('Tidewater Kayak Supply')
  await expect(desk.line('Total assets')).toHaveCount(2)
  await desk.tab('Balance sheet').press('ArrowRight')
  await expect(desk.tab('Income')).toBeFocused()
  await expect(desk.line('Revenue')).toHaveCount(2)
})

test('a locked file asks for its password and is read with it', async ({ desk, service }) => {
  await desk.choose(service.drawn('income-locked-with-password'))
  await expect(desk.alert).toContainText('password')
  await desk.passwordOf('income-locked-with-password.pdf').fill('ledger-2025')
  await desk.analyzeButton.click()
  await expect(desk.company).toHaveText('Silverpine Home Health, LLC')
})

test('a scan is read and says that recognition was used', async ({ desk, service }) => {
  await desk.choose(service.drawn('scan-income-two-years-askew'))
  await desk.analyzeButton.click()
  await expect(desk.company).toContainText('Thornbury Plumbing Supply')
  await desk.tab('Summary').click()
  await expect(desk.page.getByRole('tabpanel')).toContainText('read by OCR')
})

test('what is not a PDF is refused in a sentence, and the next file is served', async ({ desk, service }) => {
  await desk.drop('notes.pdf', new TextEncoder().encode('<html>not a pdf</html>'))
  await expect(desk.alert).toContainText('Only PDF files, pictures (PNG, JPEG, TIFF)')
  await desk.page.getByRole('button', { name: 'Remove notes.pdf' }).click()
  await expect(desk.alert).toHaveCount(0)
  await desk.choose(service.drawn('quickbooks-online-balance-sheet'))
  await desk.analyzeButton.click()
  await expect(desk.company).toContainText('Blue Heron')
})

test('without a token the page asks for a key', async ({ page, service }) => {
  await page.goto(service.bareAddress)
  await page.getByLabel('API key').fill(apiKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByLabel('API key')).toHaveCount(0)
  await page.getByLabel('Choose documents').setInputFiles(service.drawn('quickbooks-online-balance-sheet'))
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.locator('button.text-value[data-pointer="/companyName"]')).toContainText('Blue Heron')
})
