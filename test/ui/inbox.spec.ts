/** Documents of any kind on their way in: what they are taken for, refused, told twice, sent where they belong. */
import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { expect, test } from './service.ts'

test('every row says what its file is taken for', async ({ desk, service }) => {
  await desk.choose(service.drawn('filing-cash-flow-wrapped-labels'), service.drawn('quickbooks-online-balance-sheet'))
  await desk.drop('scan_0017.pdf', await drawTinyInvoice())
  await expect(desk.typeOf('filing-cash-flow-wrapped-labels.pdf')).toHaveValue('CASH_FLOW_STATEMENT')
  await expect(desk.row('quickbooks-online-balance-sheet.pdf')).toContainText('Blue Heron')
  await expect(desk.typeOf('scan_0017.pdf')).toHaveValue('invoice')
  await expect(desk.periodEndOf('scan_0017.pdf')).toHaveCount(0)
})

test('statements and invoices go to analyses of their own, followed side by side', async ({ desk, service }) => {
  await desk.choose(service.drawn('income-embedded-subset-font'))
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await desk.analyseButton.click()
  await expect(desk.runs).toHaveCount(2)
  await expect(desk.runs.filter({ hasText: 'Complete' })).toHaveCount(2)
  await desk.runs.getByRole('link', { name: 'Quillfeather' }).click()
  await expect(desk.company).toContainText('Quillfeather')
})

test('everything may be one application', async ({ desk, service }) => {
  await desk.choose(service.drawn('income-embedded-subset-font'))
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await desk.page.getByLabel('Everything as one application').check()
  const [request] = await Promise.all([
    desk.page.waitForRequest(sent => sent.method() === 'POST' && sent.url().endsWith('/application/data')),
    desk.analyseButton.click(),
  ])
  expect((await request.response())?.status()).toBe(202)
})

test('a file that is there already is pointed out, in the list and in the library', async ({ desk, service }) => {
  const bytes = readFileSync(service.drawn('uk-balance-sheet-inset-columns'))
  await desk.drop('accounts.pdf', bytes)
  await desk.drop('accounts.pdf', bytes)
  await expect(desk.files.nth(1)).toContainText('Same name and size')
  await desk.page.getByRole('button', { name: 'Remove accounts.pdf' }).nth(1).click()
  await desk.analyseButton.click()
  await expect(desk.company).toBeVisible()
  await desk.place('Inbox').click()
  await desk.drop('renamed.pdf', bytes)
  await expect(desk.row('renamed.pdf')).toContainText('Same content as accounts.pdf')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('the inbox is free of faults with rows of every sort', async ({ desk, service }) => {
      await desk.choose(service.drawn('quickbooks-online-balance-sheet'), service.drawn('income-locked-with-password'))
      await desk.drop('notes.pdf', new TextEncoder().encode('<html>no</html>'))
      await expect(desk.alert).toHaveCount(2)
      const { violations } = await new AxeBuilder({ page: desk.page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
    })
  })
}
