/** Documents of invoices and statements of their own: separated, joined, moved, added; each step undone with the same key. */
import { mkdirSync } from 'node:fs'
import { drawTinyInvoice, drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement, drawTinyStatements } from '../support/tiny-statement.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './service.ts'

const [first, second] = ['Quarry Road Equipment LLC', 'Juniper Gap Machinery Inc.']
const stack = (): Promise<Buffer> =>
  drawTinyInvoices([
    { sender: first, number: 'Q-100', lines: [['Hydraulic pump', 1, 500]] },
    { sender: second, number: 'J-200', lines: [['Feed belt', 1, 700]] },
    { sender: first, number: 'Q-101', lines: [['Hose kit', 1, 900]] },
  ])

test('invoices of two vendors in one file are joined, moved, and separated by vendor', async ({ desk }) => {
  const { page } = desk
  await page.getByLabel('Choose documents', { exact: true }).setInputFiles({
    name: 'stack.pdf',
    mimeType: 'application/pdf',
    buffer: await stack(),
  })
  await page.getByLabel('Separate companies and vendors within a file').uncheck()
  await page.getByRole('button', { name: 'Analyze' }).click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(`2 vendors: ${first}; ${second}`)
  const rows = panel.locator('.document')
  await expect(rows).toHaveCount(3)

  await panel.getByRole('button', { name: 'Join with next' }).first().click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('pages 1–2')
  await page.keyboard.press('z')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('stack.pdf is arranged as before.')).toBeVisible()

  await panel.getByRole('button', { name: 'Move' }).nth(2).click()
  await expect(panel.getByLabel('Move to')).toHaveValue('new')
  await panel.locator('form').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Moved to another analysis.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('z')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('stack.pdf is back in this analysis.')).toBeVisible()

  await panel.getByRole('button', { name: 'Separate by vendor' }).click()
  await expect(rows).toHaveCount(2)
  await expect(panel).not.toContainText(second)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Add documents' }).click(),
  ])
  await chooser.setFiles({ name: 'more.pdf', mimeType: 'application/pdf', buffer: await drawTinyInvoice() })
  await expect(rows).toHaveCount(3, { timeout: 20_000 })
  await expect(panel).toContainText('more.pdf')
  await page.keyboard.press('z')
  await expect(page.getByText('more.pdf is removed again.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('z')
  await expect(page.getByText('The documents are in one analysis again.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await expect(panel).toContainText(second)
})

test('invoices of two vendors in one file of the inbox come apart by themselves', async ({ desk }) => {
  const { page } = desk
  await page.getByLabel('Choose documents', { exact: true }).setInputFiles({
    name: 'both vendors.pdf',
    mimeType: 'application/pdf',
    buffer: await stack(),
  })
  await desk.analyzeButton.click()
  await expect(page.getByText(`Separated into 2 analyses: ${first}; ${second}`)).toBeVisible()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByRole('tabpanel').locator('.document')).toHaveCount(2)
  await page.screenshot({ path: 'test-results/separated.png' })
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.locator('.runs').getByRole('link', { name: second }).click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByRole('tabpanel').locator('.document')).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toContainText('J-200')
})

const [own, other] = ['Alder Creek Tool Works, Inc.', 'Birch Landing Bakery, LLC']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('a second company is separated from statements, and a further year is added', async ({ desk }) => {
      const { page } = desk
      await page.getByLabel('Choose documents', { exact: true }).setInputFiles({
        name: 'both.pdf',
        mimeType: 'application/pdf',
        buffer: await drawTinyStatements([{}, { company: other }, { period: 'As of December 31, 2024' }]),
      })
      await page.getByLabel('Separate companies and vendors within a file').uncheck()
      await desk.analyzeButton.click()
      await expect(desk.company).toHaveText(own)
      await desk.tab('Documents').click()
      const panel = page.getByRole('tabpanel')
      const rows = panel.locator('.document')
      await expect(rows).toHaveCount(3)
      await expect(panel).toContainText(`2 companies: ${own}; ${other}`)
      await expect(rows.nth(1)).toContainText('Not in this analysis: another company')
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])
      mkdirSync('test-results', { recursive: true })
      await page.screenshot({ path: `test-results/analysis-documents-${colorScheme}.png` })

      await panel.getByRole('button', { name: 'Separate by company' }).click()
      await expect(rows).toHaveCount(2)
      await expect(panel).not.toContainText(other)
      await page.keyboard.press('z')
      await expect(rows).toHaveCount(3)
      await expect(rows.nth(1)).toContainText('Not in this analysis: another company')
      await panel.getByRole('button', { name: 'Separate by company' }).click()
      await expect(rows).toHaveCount(2)

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panel.getByRole('button', { name: 'Add documents' }).click(),
      ])
      const older = await drawTinyStatement({ period: 'As of December 31, 2023' })
      await chooser.setFiles({ name: 'older.pdf', mimeType: 'application/pdf', buffer: older })
      await expect(rows).toHaveCount(3, { timeout: 20_000 })
      await page.screenshot({ path: `test-results/analysis-documents-added-${colorScheme}.png` })
      await desk.tab('Balance sheet').click()
      for (const year of ['2025', '2024', '2023'])
        await expect(panel.getByRole('columnheader', { name: new RegExp(year) })).toBeVisible()

      await desk.place('Documents').click()
      await expect(page.getByRole('main')).toContainText(other)
    })
  })
}
