/** Invoices beside their pages: read, found on the page, corrected, undone, exported. */
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
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
  await expect(invoice.panel).toContainText('Check digit 6 is valid')
  await invoice.value('/transactions/1/amount').click()
  await expect(desk.page.getByRole('button', { name: 'Select Line 2, amount' })).toHaveClass(/selected/)

  const [download] = await Promise.all([desk.page.waitForEvent('download'), desk.report('Download workbook')])
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
  await expect(desk.page.getByLabel('Failed checks')).toContainText('98,944.00')
  await invoice.tab('History').click()
  await expect(invoice.panel).toContainText('Line 2, amount')
  await expect(invoice.historyRows.first()).toContainText('4,250.00')
  await desk.page.getByRole('button', { name: 'Undo the correction of Line 2, amount' }).click()
  await expect(invoice.historyRows).toHaveCount(2)
  await invoice.tab('Invoice').click()
  await expect(amount).toHaveText(/4,250\.00/)
  await expect(desk.page.getByLabel('Failed checks')).toHaveCount(0)
})

test('the queue runs by keyboard, the page follows, and at its end the invoice is reviewed', async ({
  desk,
  service,
}) => {
  const invoice = new InvoicePage(desk.page, service.address)
  await invoice.openBytes([['wrong-total.pdf', new Uint8Array(await drawTinyInvoice({ statedTotal: 50_000 }))]])
  const { keyboard } = desk.page
  const doubtful = await invoice.toReview()
  await expect(invoice.reviewed).not.toBeChecked()
  await keyboard.press('j')
  await expect(invoice.markedPlace).toBeInViewport()
  const first = await invoice.selectedPointer()
  await keyboard.press('Enter')
  await expect(invoice.counter).toHaveText(`${doubtful - 1} to review`)
  await expect(desk.page.locator(`.value[data-pointer="${first}"]`)).toContainText('accepted')
  await expect(invoice.value('/total_invoice_value')).toContainText('sum differs by 5,728')
  let last = first
  for (let left = doubtful - 1; left > 0; left--) {
    await expect(invoice.counter).toHaveText(`${left} to review`)
    last = await invoice.selectedPointer()
    if (last === '/total_invoice_value') {
      await keyboard.press('5')
      await invoice.field.fill('55,728.00')
    }
    await keyboard.press('Enter')
  }
  await expect(invoice.counter).toHaveText('Nothing to review')
  await expect(invoice.value('/total_invoice_value')).toHaveText(/55,728\.00\s*corrected/)
  await expect(invoice.reviewed).toBeChecked()
  await expect(desk.page.getByText('That was the last one')).toBeVisible()

  await keyboard.press('z')
  await expect(invoice.counter).toHaveText('1 to review')
  await expect(invoice.reviewed).not.toBeChecked()
  await invoice.onlyDoubtful.check()
  await expect(invoice.value(last)).toBeVisible()
  await expect(invoice.panel.getByRole('region', { name: 'Line items' })).toHaveCount(0)
  await expect(invoice.party('Seller')).toHaveCount(0)
})

test('dates, parties, equipment and lines are corrected where they stand; a line comes back', async ({
  desk,
  service,
}) => {
  const invoice = new InvoicePage(desk.page, service.address)
  await invoice.open(service.drawn(truck))
  await invoice.value('/sender/name').click()
  await desk.page.keyboard.press('F2')
  await invoice.field.fill('Blue Ridge Trucks LLC')
  await invoice.field.press('Enter')
  await expect(invoice.heading).toContainText('Blue Ridge Trucks LLC')
  const due = desk.page.locator('[data-pointer="/due_date"]')
  await due.dblclick()
  await invoice.field.fill('31.31.2026')
  await invoice.field.press('Enter')
  await expect(desk.alert).toContainText('A date, such as')
  await invoice.field.fill('12/31/2026')
  await invoice.field.press('Enter')
  await expect(due).toHaveText(/12\/31\/2026\s*corrected/)
  await invoice.value('/equipment/0/titled').dblclick()
  await invoice.field.selectOption('Yes')
  await expect(invoice.value('/equipment/0/titled')).toContainText('Yes')
  const lines = invoice.panel.getByRole('region', { name: 'Line items' }).locator('tbody tr')
  await expect(lines).toHaveCount(4)
  await desk.page.getByRole('button', { name: 'Take out line 2' }).click()
  await expect(lines).toHaveCount(3)
  await desk.page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(4)
  await invoice.tab('History').click()
  await expect(invoice.historyRows).toHaveCount(5)
  await expect(invoice.historyRows.filter({ hasText: 'Seller, name' })).toContainText('Blue Ridge Truck Sales, Inc.')
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
