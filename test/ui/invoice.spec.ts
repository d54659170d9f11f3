/** Invoices beside their pages: read, looked up on the paper, corrected, taken back, exported. */
import AxeBuilder from '@axe-core/playwright'
import { InvoicePage } from './pages/invoice.ts'
import { expect, test } from './service.ts'

const truck = 'invoice-truck-dealer-tractor-with-trade-in'
const excavator = 'invoice-excavator-dealer-boxes'

test('an invoice shows its parties, lines, sums and equipment, and leads to its page', async ({ desk, service }) => {
  const invoice = new InvoicePage(desk.page, service.address)
  await invoice.open(service.drawn(truck))
  await expect(invoice.heading).toContainText('Blue Ridge Truck Sales, Inc.')
  await expect(invoice.party('Seller')).toContainText('✓ Valid')
  await expect(invoice.value('/transactions/1/amount')).toContainText('4,250.00')
  await expect(invoice.panel.getByRole('row').filter({ hasText: 'Documentation fee' })).toContainText('97,944.00')
  await expect(invoice.panel).toContainText('Check digit 6 holds')
  await invoice.value('/transactions/1/amount').click()
  await expect(desk.page.getByRole('button', { name: 'Select Line 2, amount' })).toHaveClass(/selected/)

  const link = desk.page.getByRole('link', { name: 'Download workbook' })
  const [download] = await Promise.all([desk.page.waitForEvent('download'), link.click()])
  expect(await download.failure()).toBeNull()
})

test('a correction recomputes the sums, is remembered, and is taken back', async ({ desk, service }) => {
  const invoice = new InvoicePage(desk.page, service.address)
  await invoice.open(service.drawn(truck))
  const amount = invoice.value('/transactions/1/amount')
  await amount.dblclick()
  const field = desk.page.getByLabel('Line 2, amount, corrected')
  await field.fill('nonsense')
  await field.press('Enter')
  await expect(desk.alert).toContainText('An amount')
  await field.fill('5,250')
  await field.press('Enter')
  await expect(amount).toHaveText(/5,250\.00\s*corrected/)
  await expect(desk.page.getByLabel('What does not hold')).toContainText('98,944.00')
  await invoice.tab('History').click()
  await expect(invoice.panel).toContainText('Line 2, amount')
  await desk.page.getByRole('button', { name: 'Undo' }).click()
  await invoice.tab('Invoice').click()
  await expect(amount).toHaveText(/4,250\.00/)
  await expect(desk.page.getByLabel('What does not hold')).toHaveCount(0)
})

test('several invoices of one answer are switched between, with one set of reports', async ({ desk, service }) => {
  const invoice = new InvoicePage(desk.page, service.address)
  await invoice.open(service.drawn(truck), service.drawn(excavator))
  await expect(invoice.heading).toContainText('BR-30981')
  await invoice.chooser.selectOption({ index: 1 })
  await expect(invoice.heading).not.toContainText('BR-30981')
  await invoice.tab('Summary').click()
  await expect(invoice.panel.getByRole('table').first().getByRole('row')).toHaveCount(3)
  await invoice.tab('Vendor').click()
  await expect(invoice.panel).toContainText('Blue Ridge Truck Sales')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('every tab is free of faults', async ({ desk, service }) => {
      const invoice = new InvoicePage(desk.page, service.address)
      await invoice.open(service.drawn(truck), service.drawn(excavator))
      for (const tab of ['Invoice', 'Summary', 'Breakdown', 'Vendor', 'Terms', 'Tax and fees', 'Checks', 'History']) {
        await invoice.tab(tab).click()
        const { violations } = await new AxeBuilder({ page: desk.page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`),
          tab,
        ).toEqual([])
      }
    })
  })
}
