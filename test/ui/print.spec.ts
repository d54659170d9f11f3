/** Printed: who, when, the figures and where they stand; nothing of the window, nothing to press. */
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import type { Desk } from './pages/desk.ts'
import { expect, test } from './service.ts'

async function print(desk: Desk): Promise<void> {
  await desk.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(desk.page.locator('.printed-page')).toBeVisible()
  // Key values and the name above them are buttons on the screen; in print they are text.
  await expect(
    desk.page.locator(':is(button, select, input, nav, .bar):not(.key button, h2 button):visible'),
  ).toHaveCount(0)
  // White, whatever the window looks like.
  await expect(desk.page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}

test('an invoice is printed with its lines, totals, checks, reports and sources', async ({ desk }) => {
  await desk.drop('bill-1.pdf', await drawTinyInvoice())
  await expect(desk.typeOf('bill-1.pdf')).toHaveValue('invoice')
  await desk.analyzeButton.click()
  await expect(desk.tab('Invoice')).toBeVisible()
  await print(desk)
  const printed = desk.page.locator('.printed-page')
  for (const heading of ['Seller', 'Buyer', 'Line items', 'Totals', 'Checks', 'Sources'])
    await expect(printed.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(printed).toContainText('bill-1.pdf, page 1')
  const pdf = await desk.page.pdf({ format: 'Letter' })
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

test('a statement is printed with the page of every line, and its sources', async ({ desk, service }) => {
  await desk.choose(service.drawn('xero-profit-and-balance'))
  await desk.analyzeButton.click()
  await expect(desk.company).toHaveText('Tidewater Kayak Supply Ltd')
  await print(desk)
  const printed = desk.page.locator('.printed-page')
  await expect(printed.getByRole('columnheader', { name: 'Source' })).toHaveCount(2)
  await expect(printed.getByRole('row', { name: /^Revenue / }).first()).toContainText('page 1')
  await expect(printed.getByRole('row', { name: /^Total assets / }).first()).toContainText('page 2')
  await expect(printed.getByRole('heading', { name: 'Sources', exact: true, level: 3 })).toBeVisible()
  await expect(printed).toContainText('xero-profit-and-balance.pdf, pages 1, 2')
})

test('an application is printed whole: exceptions, documents, what they say, and where', async ({ desk, service }) => {
  await desk.choose(service.drawn('income-embedded-subset-font'))
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await desk.page.getByLabel('Everything as one application').check()
  await desk.analyzeButton.click()
  await expect(desk.tab('Overview')).toBeVisible()
  await print(desk)
  const printed = desk.page.locator('.printed-page')
  for (const heading of ['Exceptions across documents', 'Documents', 'Invoices', 'Registries', 'Checks', 'Sources'])
    await expect(printed.getByRole('heading', { name: heading, exact: true, level: 3 })).toBeVisible()
  await expect(printed.getByRole('heading', { name: /: income statement$/ })).toBeVisible()
  await expect(printed.getByRole('heading', { name: /: ratios$/ })).toBeVisible()
  await expect(printed).toContainText('Net profit margin')
  await expect(printed).toContainText('bill.pdf, page 1')
  await expect(printed).toContainText('Loan application')
})
