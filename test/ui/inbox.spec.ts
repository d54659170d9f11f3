/** Documents of any kind in the inbox: classified, refused, reported as duplicates, sent where they belong. */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawnPdf } from '../core/reading/drawn-pdf.ts'
import { photograph } from '../core/reading/scanned-pdf.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './service.ts'

test('every row shows the document type of its file', async ({ desk, service }) => {
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
  await desk.analyzeButton.click()
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
    desk.analyzeButton.click(),
  ])
  expect((await request.response())?.status()).toBe(202)
  // Its id is made for people: it stands in the head, in lists and in letters.
  await expect(desk.page).toHaveURL(/#\/applications\/A-\d{6}-[0-9A-Z]{8}$/)
  await expect(desk.page.getByRole('main')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('a file of another kind says so, and asks for no PDF', async ({ desk }) => {
  await desk.drop('note.txt', Buffer.from('A note to the file.'))
  await expect(desk.row('note.txt').getByRole('alert')).toHaveText(
    /^Only PDF files, pictures .* are accepted\. note\.txt is not of a kind that is read\.$/,
  )
})

test('a file that is there already is pointed out, in the list and in the library', async ({ desk, service }) => {
  const bytes = readFileSync(service.drawn('uk-balance-sheet-inset-columns'))
  await desk.drop('accounts.pdf', bytes)
  await desk.drop('accounts.pdf', bytes)
  await expect(desk.files.nth(1)).toContainText('Same name and size')
  await desk.page.getByRole('button', { name: 'Remove accounts.pdf' }).nth(1).click()
  await desk.analyzeButton.click()
  await expect(desk.company).toBeVisible()
  await desk.place('Inbox').click()
  await desk.drop('renamed.pdf', bytes)
  await expect(desk.row('renamed.pdf')).toContainText('Same content as accounts.pdf')
})

test('a long scan reports its page while it is read, and can be skipped', async ({ desk }) => {
  const page = await photograph(await drawTinyStatement())
  const scan = await drawnPdf(pdf => {
    for (let number = 1; number <= 30; number++) {
      if (number > 1) pdf.addPage()
      pdf.image(page, 0, 0, { width: pdf.page.width, height: pdf.page.height })
    }
  })
  const [first, second] = ['balance sheet 2025.pdf', 'again.pdf'].map(name => test.info().outputPath(name))
  writeFileSync(first!, scan)
  writeFileSync(second!, scan)
  await desk.choose(first!)
  const row = desk.row('balance sheet 2025.pdf')
  await expect(row).toContainText(/OCR, page \d+ of 30/)
  await expect(row.getByRole('progressbar', { name: 'Progress of balance sheet 2025.pdf' })).toBeVisible()
  await row.getByRole('button', { name: 'Skip balance sheet 2025.pdf' }).click()
  await expect(row).toContainText('Not read')
  await expect(desk.typeOf('balance sheet 2025.pdf')).toHaveValue('BALANCE_SHEET')
  await expect(desk.analyzeButton).toBeEnabled()

  // Who was in its way is looked at now; removed while it is looked at, a file is gone.
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await expect(desk.row('bill.pdf')).toContainText('Quarry Road Equipment LLC')
  await desk.choose(second!)
  await expect(desk.row('again.pdf')).toContainText(/OCR, page \d+ of 30/)
  await desk.page.getByRole('button', { name: 'Remove again.pdf' }).click()
  await expect(desk.row('again.pdf')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('the inbox is free of faults with rows of every sort', async ({ desk, service }) => {
      await desk.choose(service.drawn('quickbooks-online-balance-sheet'), service.drawn('income-locked-with-password'))
      await desk.drop('notes.pdf', new TextEncoder().encode('<html>no</html>'))
      await expect(desk.alert).toHaveCount(2)
      const violations = await axeViolations(desk.page)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
    })
  })
}
