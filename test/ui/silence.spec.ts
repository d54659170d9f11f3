/** A service that does not answer: reported where it matters, and every failed request is retried when it does. */
import { expect, test } from './service.ts'

test('what was asked in vain is asked again as soon as the service answers', async ({ desk, service }) => {
  const { page } = desk
  const isRequest = (address: URL): boolean => !address.pathname.startsWith('/ui')
  const status = page.getByRole('banner').getByRole('link', { name: /API/ })
  await expect(desk.heading).toBeVisible()
  // Each place comes once while the service can give it out.
  for (const place of ['Documents', 'Applications', 'Inbox']) {
    await desk.place(place).click()
    await expect(desk.place(place)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main h2').first()).toHaveText(place)
  }
  await page.route(isRequest, route => route.abort())
  await desk.choose(service.drawn('quickbooks-online-balance-sheet'))
  await expect(desk.row('quickbooks-online-balance-sheet.pdf')).toContainText('The service does not answer.')
  await expect(status).toHaveText(/API does not answer/)
  await desk.place('Documents').click()
  await expect(desk.alert).toContainText('The service does not answer.')
  await page.unroute(isRequest)
  await expect(desk.alert).toHaveCount(0)
  await expect(status).toHaveText(/API \d+/)
  await desk.place('Inbox').click()
  await expect(desk.row('quickbooks-online-balance-sheet.pdf')).toContainText('Blue Heron')
})

test('an analysis that was opened in vain stands there as soon as the service answers', async ({ desk, service }) => {
  const { page } = desk
  const isRequest = (address: URL): boolean => !address.pathname.startsWith('/ui')
  await desk.choose(service.drawn('xero-profit-and-balance'))
  await desk.analyzeButton.click()
  await expect(desk.company).toHaveText('Tidewater Kayak Supply Ltd')
  const place = new URL(page.url()).hash
  await desk.place('Statements').click()
  await expect(page.locator('main h2').first()).toHaveText('Statements')
  await page.route(isRequest, route => route.abort())
  await page.reload()
  // Until its first view is there, the window does not listen to changes of its address.
  await expect(page.locator('main h2').first()).toHaveText('Statements')
  await page.evaluate(hash => (location.hash = hash), place)
  await expect(page.locator('main').getByRole('alert')).toContainText('The service does not answer.')
  await page.unroute(isRequest)
  await expect(desk.company).toHaveText('Tidewater Kayak Supply Ltd')
  await expect(page.locator('main .sheet canvas').first()).toBeVisible()
})

test('a window that the service does not know any more says what to do', async ({ desk }) => {
  const { page } = desk
  await expect(desk.heading).toBeVisible()
  await page.route('**/app/overview', route => route.fulfill({ status: 401, json: { message: 'Unknown key' } }))
  await page.reload()
  await expect(page.getByText('The service no longer knows this window')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect' })).toBeDisabled()
})
