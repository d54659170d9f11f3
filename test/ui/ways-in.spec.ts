/** Ways into the window: the bare address, a pasted link, a restart, a second tab, a reload with a full queue, a service that is away. */
import { readFileSync } from 'node:fs'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { axeViolations } from './axe.ts'
import { apiKey, expect, test } from './service.ts'

test('the bare address says how to get in, and takes a key or the printed address', async ({ browser, service }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(service.bareAddress)
  await expect(page.getByRole('heading', { name: 'Connect this window' })).toBeVisible()
  const violations = await axeViolations(page)
  expect(violations.map(({ id }) => id)).toEqual([])
  const field = page.getByLabel('Address or API key')
  await field.fill('nobody-knows-this-key')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('alert')).toContainText('does not know this link or key')
  await field.fill(service.address)
  await field.press('Enter')
  await expect(page.getByText('Drop documents here')).toBeVisible()
  await context.close()
})

test('a link pasted into the address of an open window connects it, where it is', async ({ browser, service }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${service.bareAddress}#/documents`)
  await expect(page.getByRole('heading', { name: 'Connect this window' })).toBeVisible()
  await page.evaluate(hash => (location.hash = hash), `#token=${apiKey}`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Documents' })).toBeVisible()
  expect(page.url()).not.toContain(apiKey)
  await context.close()
})

test('a second tab needs no link, and both agree within two seconds', async ({ desk, service }) => {
  const { page } = desk
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await desk.analyzeButton.click()
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(service.bareAddress)
  // It opens where the window was left.
  await expect(second.getByRole('tab', { name: 'History' })).toBeVisible()
  const reviewed = second.getByLabel('Reviewed', { exact: true })
  await expect(reviewed).not.toBeChecked()
  await page.bringToFront()
  await page.getByLabel('Reviewed', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Note of the review' })
  if (await form.isVisible()) {
    await form.getByRole('textbox').fill('Seen')
    await form.getByRole('button', { name: 'Mark as reviewed' }).click()
  }
  await expect(page.getByLabel('Reviewed', { exact: true })).toBeChecked()
  await expect(reviewed).toBeChecked({ timeout: 2_000 })
})

test('a reload keeps the queue with what was chosen; what was sent or removed does not come back', async ({
  desk,
  service,
}) => {
  const { page } = desk
  await desk.choose(service.drawn('quickbooks-online-balance-sheet'))
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await expect(desk.row('quickbooks-online-balance-sheet.pdf')).toContainText('Blue Heron')
  await desk.typeOf('bill.pdf').selectOption('other')
  // Chosen is kept a moment later.
  await page.waitForTimeout(300)
  await page.reload()
  await expect(desk.files).toHaveCount(2)
  await expect(desk.typeOf('bill.pdf')).toHaveValue('other')
  await expect(desk.row('quickbooks-online-balance-sheet.pdf')).toContainText('Blue Heron')
  const stored = await page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const request = indexedDB.open('underwriter-desk')
        request.onsuccess = () => {
          const all = request.result.transaction('inbox').objectStore('inbox').getAll()
          all.onsuccess = () =>
            resolve(
              (all.result as { sealed: { content: ArrayBuffer } }[])
                .map(({ sealed }) => new TextDecoder('latin1').decode(sealed.content))
                .join(''),
            )
        }
      }),
  )
  expect(stored.length).toBeGreaterThan(readFileSync(service.drawn('quickbooks-online-balance-sheet')).length)
  expect(stored).not.toContain('%PDF')
  await page.getByRole('button', { name: 'Remove bill.pdf' }).click()
  await desk.analyzeButton.click()
  await expect(desk.company).toBeVisible()
  await page.reload()
  await desk.place('Inbox').click()
  await expect(page.getByText('Drop documents here')).toBeVisible()
  await expect(desk.files).toHaveCount(0)
})

test('a window that a restarted service does not know keeps its queue, and goes on with a new link', async ({
  desk,
  service,
}) => {
  const { page } = desk
  await desk.drop('bill.pdf', await drawTinyInvoice())
  await expect(desk.files).toHaveCount(1)
  await page.route('**/app/**', route => route.fulfill({ status: 401, json: { message: 'Unknown key' } }))
  await desk.place('Documents').click()
  await expect(page.getByRole('heading', { name: 'Underwriter Desk was started again' })).toBeVisible()
  await expect(page.getByText('the document in the inbox is still here')).toBeVisible()
  await page.unroute('**/app/**')
  await page.getByLabel('Address or API key').fill(service.address)
  await page.getByLabel('Address or API key').press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Documents' })).toBeVisible()
  await desk.place('Inbox').click()
  await expect(desk.files).toHaveCount(1)
})

test('a service that is away is named with what to do, until it answers', async ({ desk }) => {
  const { page } = desk
  const isRequest = (address: URL): boolean => !address.pathname.startsWith('/ui')
  await page.route(isRequest, route => route.abort())
  await desk.place('Documents').click()
  const note = page.getByText('The service does not answer. It is asked again every two seconds')
  await expect(note).toBeVisible()
  await page.unroute(isRequest)
  await expect(note).toHaveCount(0)
})
