/** Applications: what came, what is missing, what does not agree, the payload and where it went. */
import AxeBuilder from '@axe-core/playwright'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

const truck = 'invoice-truck-dealer-tractor-with-trade-in'
const statements = 'xero-profit-and-balance'

test('an application is found in the list and says what it has and what is missing', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submit('ui 1/ä', service.drawn(truck), service.drawn(statements))
  await desk.page.goto(`${service.bareAddress}#/applications`)
  await desk.page.getByRole('row').filter({ hasText: 'ui 1/ä' }).getByRole('link').click()
  await expect(application.heading).toContainText('ui 1/ä')
  const documents = application.card('Documents')
  await expect(documents.getByRole('listitem').filter({ hasText: 'Bank statement' })).toContainText('✕ Missing')
  await expect(documents.getByRole('listitem').filter({ hasText: `${truck}.pdf` })).toContainText('✓ Have')
  await expect(application.card('Invoices')).toContainText('103,803.38')
  await expect(application.card('Exceptions across documents')).toContainText('Tidewater Kayak Supply')
  await application.card('Payload').getByText('invoice_analysis').click()
  await expect(application.card('Payload')).toContainText('[ 1 ]')
})

test('a reviewer confirms it; the payload is sent, and sent again', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.post('/webhooks', JSON.stringify({ url: 'http://127.0.0.1:9/hook' }))
  await application.submit('ui-2', service.drawn(truck), service.drawn(statements))
  await application.open('ui-2')
  await desk.page.getByLabel('Note of the confirmation').fill('Kayaks are a side business')
  await application.button('Confirm').click()
  await expect(desk.page.getByText('Kayaks are a side business')).toBeVisible()
  await expect(application.button('Confirm')).toHaveCount(0)
  const sent = application.card('Deliveries').getByRole('row')
  const before = await sent.count()
  await application.button('Send again').click()
  await expect.poll(() => sent.count()).toBeGreaterThan(before)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('list and application are free of faults', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      await application.submit(`ui-${colorScheme}`, service.drawn(truck), service.drawn(statements))
      const faults = async () =>
        (await new AxeBuilder({ page: desk.page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]!.html}`,
        )
      await application.open(`ui-${colorScheme}`)
      await expect(application.heading).toBeVisible()
      expect(await faults()).toEqual([])
      await desk.page.goto(`${service.bareAddress}#/applications`)
      await expect(desk.page.getByRole('heading', { name: 'Applications' })).toBeVisible()
      expect(await faults()).toEqual([])
    })
  })
}
