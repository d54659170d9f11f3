/** Documents of an application: split, joined, retyped, moved, added; each step undone with the same key. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

/** A bank statement on page 1, an invoice on page 2, as one scan job leaves them. */
async function stack(): Promise<Uint8Array<ArrayBuffer>> {
  const merged = await PDFDocument.create()
  for (const bytes of [await drawBankStatement(20), await drawTinyInvoice()]) {
    const [page] = await merged.copyPages(await PDFDocument.load(bytes), [0])
    merged.addPage(page)
  }
  return new Uint8Array(await merged.save())
}

test('documents of a file are joined, split and retyped, and each step is undone', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('arrange-1', [['stack.pdf', await stack()]])
  await application.open('arrange-1')
  const files = application.card('Files')
  const types = files.getByRole('combobox')
  await expect(types).toHaveCount(2)
  await expect(types.nth(1)).toHaveValue('invoice')

  await files.getByRole('button', { name: 'Join with next' }).click()
  await expect(types).toHaveCount(1)
  await expect(files).toContainText('pages 1–2')
  await expect(desk.page.getByText('Two documents of stack.pdf are one now.')).toBeVisible()
  await desk.page.keyboard.press('z')
  await expect(types).toHaveCount(2)
  await expect(desk.page.getByText('stack.pdf is arranged as before.')).toBeVisible()

  await files.getByRole('button', { name: 'Join with next' }).click()
  await expect(types).toHaveCount(1)
  await files.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(files.getByLabel('A new document begins on page')).toHaveValue('2')
  await files.locator('form').getByRole('button', { name: 'Split' }).click()
  await expect(types).toHaveCount(2)
  await expect(types.nth(1)).toHaveValue('invoice')

  await types.nth(1).selectOption('purchase_order')
  await expect(application.card('Documents')).toContainText('Purchase order')
  await desk.page.getByRole('button', { name: /^Undo/ }).click()
  await expect(types.nth(1)).toHaveValue('invoice')
})

test('an invoice becomes an analysis of its own, and comes back', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('arrange-4', [['stack.pdf', await stack()]])
  await application.open('arrange-4')
  const files = application.card('Files')
  await files.getByRole('button', { name: 'Move' }).first().click()
  await expect(files.getByLabel('To the application')).toBeVisible()
  const alone = files.getByRole('button', { name: 'To an analysis of its own' })
  await expect(alone).toHaveCount(0)
  await files.getByRole('button', { name: 'Move' }).nth(2).click()
  await alone.click()
  await expect(desk.page.getByText('Moved to an analysis of its own.')).toBeVisible()
  await expect(files.getByRole('combobox')).toHaveCount(1)
  await desk.page.keyboard.press('z')
  await expect(files.getByRole('combobox')).toHaveCount(2)
  await expect(files.locator('.file')).toHaveText(['stack.pdf'])
})

test('a document moves to another application and back; others are added', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('arrange-2', [['stack.pdf', await stack()]])
  await application.open('arrange-2')
  const files = application.card('Files')
  await files.getByRole('button', { name: 'Move' }).nth(1).click()
  await files.getByLabel('To the application').fill('arrange-3')
  await files.locator('form').getByRole('button', { name: 'Move' }).click()
  await expect(desk.page.getByText('Moved to the application arrange-3.')).toBeVisible()
  await expect(files.getByRole('combobox')).toHaveCount(1)
  await desk.page.keyboard.press('z')
  await expect(files.getByRole('combobox')).toHaveCount(2)

  const [chooser] = await Promise.all([
    desk.page.waitForEvent('filechooser'),
    files.getByRole('button', { name: 'Add documents' }).click(),
  ])
  await chooser.setFiles(service.drawn('invoice-truck-dealer-tractor-with-trade-in'))
  await expect(files.getByRole('combobox')).toHaveCount(3, { timeout: 20_000 })
})
