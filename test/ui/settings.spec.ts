/** Keys, webhooks, settings and deliveries, as whoever runs the desk uses them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator } from 'playwright/test'
import { expect, test } from './service.ts'

test('a key is made, shown once, admits, is rotated and revoked', async ({ desk, service }) => {
  await desk.place('Settings').click()
  await desk.page.getByLabel('Name of the key').fill('Nightly export')
  await desk.page.getByRole('button', { name: 'Create key' }).click()
  const secret = await desk.page.locator('.secret').innerText()
  const ask = (key: string) =>
    fetch(new URL('/analyses', service.bareAddress), { headers: { authorization: `Bearer ${key}` } })
  expect((await ask(secret)).status).toBe(200)
  await desk.page.getByRole('button', { name: 'Rotate Nightly export' }).click()
  await expect(desk.page.locator('.secret')).not.toHaveText(secret)
  await desk.page.getByRole('button', { name: 'Done' }).click()
  await expect(desk.page.locator('.secret')).toHaveCount(0)
  await desk.page.getByRole('button', { name: 'Revoke Nightly export' }).click()
  await desk.page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(desk.row('Nightly export')).toContainText('revoked')
  expect((await ask(secret)).status).toBe(401)
})

test('a webhook is added, tested, its delivery looked at and sent again', async ({ desk }) => {
  const heard: string[] = []
  const receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(204).end())
  })
  const port = await new Promise<number>(resolve =>
    receiver.listen(0, '127.0.0.1', () => resolve((receiver.address() as AddressInfo).port)),
  )
  const address = `http://127.0.0.1:${port}/hook`
  try {
    await desk.place('Settings').click()
    await desk.page.getByLabel('Address of the webhook').fill(address)
    await desk.page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(desk.page.locator('.secret')).toBeVisible()
    await desk.page.getByRole('button', { name: `Test ${address}` }).click()
    await desk.page.getByRole('link', { name: 'Sample sent' }).click()
    await expect(async () => {
      await desk.page.getByRole('button', { name: 'Refresh' }).click()
      await expect(desk.row(address)).toContainText('Delivered', { timeout: 500 })
    }).toPass()
    await desk.row(address).getByRole('button', { name: 'Log' }).click()
    await expect(desk.page.locator('.log')).toContainText('answered 204')
    await desk.row(address).getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => heard.length).toBeGreaterThan(1)
    await desk.place('Settings').click()
    await desk.page.getByRole('button', { name: `Switch off ${address}` }).click()
    await expect(desk.row(address)).toContainText('switched off')
    await desk.page.getByRole('button', { name: `Remove ${address}` }).click()
    await desk.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(desk.row(address)).toHaveCount(0)
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})

test('a registry is imported with its progress and outcome, tried, replaced and deleted', async ({ desk }) => {
  await desk.place('Settings').click()
  const card = desk.page.getByRole('region', { name: 'Business registries' })
  await expect(card).toContainText('No registry has been imported')
  const csv = (...rows: readonly string[]) => ({
    name: 'entities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Entity Name,Status,Color\n${rows.join('\n')}\n`),
  })
  await card.getByLabel('State of the registry').selectOption('Oregon')
  await card
    .getByLabel('File of the registry')
    .setInputFiles(csv('Osprey Marine LLC,Active,red', ',Active,', 'Heron Farms,Dissolved,'))
  await card.getByRole('button', { name: 'Import' }).click()
  await expect(card.getByText('Oregon ✓ imported')).toBeVisible()
  await expect(card).toContainText('2 businesses taken, 1 row refused')
  await expect(card).toContainText('Entity Name (name), Status (status); 1 not used')
  await card.getByText('Rows refused', { exact: true }).last().click()
  await expect(card).toContainText('Line 3: it names no business')
  await expect(card.getByRole('row').filter({ hasText: 'Oregon' })).toContainText('entities.csv')

  await card.getByLabel('Name of a business').fill('Osprey Marin')
  await card.getByRole('button', { name: 'Look up' }).click()
  await expect(card.getByRole('row').filter({ hasText: 'Osprey Marine LLC' })).toContainText('active')
  await card.getByLabel('Name of a business').fill('Gullwing Aviation')
  await card.getByRole('button', { name: 'Look up' }).click()
  await expect(card).toContainText('No business like “Gullwing Aviation”')

  await card.getByLabel('State of the registry').selectOption('Nevada')
  await card.getByLabel('File of the registry').setInputFiles({ ...csv(), buffer: Buffer.from('Color,Size\nred,4\n') })
  await card.getByRole('button', { name: 'Import' }).click()
  await expect(card).toContainText('no column that names the business')
  await card.getByRole('button', { name: 'Delete the registry of Oregon' }).click()
  await card.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card).toContainText('No registry has been imported')
})

test('appearance and density change at once and stay; encryption and address are shown', async ({ desk }) => {
  await desk.place('Settings').click()
  const root = desk.page.locator('html')
  const choice = (name: string, value: string) =>
    desk.page.getByRole('radiogroup', { name }).getByText(value, { exact: true })
  await choice('Colors', 'Dark').click()
  await expect(root).toHaveAttribute('data-appearance', 'dark')
  await choice('Rows', 'Comfortable').click()
  await expect(root).toHaveAttribute('data-density', 'comfortable')
  await desk.page.reload()
  await expect(root).toHaveAttribute('data-appearance', 'dark')
  await expect(root).toHaveAttribute('data-density', 'comfortable')
  await choice('Rows', 'Compact').click()
  await expect(root).toHaveAttribute('data-density', 'compact')
  await expect(desk.page.getByRole('region', { name: 'Encryption' })).toContainText('readable by this user alone')
  await expect(desk.page.getByText(/It listens at http:\/\/127\.0\.0\.1:\d+/)).toBeVisible()
  await expect(desk.page.getByRole('textbox', { name: /^Port / })).toBeVisible()
})

test('the data folder gets a passphrase, another one, and none again', async ({ desk }) => {
  await desk.place('Settings').click()
  const card = desk.page.getByRole('region', { name: 'Encryption' })
  const [present, next, again] = ['Present passphrase', 'New passphrase', 'Confirm passphrase'].map(name =>
    card.getByLabel(name, { exact: true }),
  ) as [Locator, Locator, Locator]
  await next.fill('correct horse battery')
  await again.fill('correct horse')
  await card.getByRole('button', { name: 'Set passphrase' }).click()
  await expect(card.getByRole('alert')).toHaveText('The two are not the same.')
  await again.fill('correct horse battery')
  await card.getByRole('button', { name: 'Set passphrase' }).click()
  await expect(card).toContainText('The key is sealed under the passphrase')
  await expect(card.getByRole('status')).toHaveText('It is asked for from the next start on.')

  await present.fill('wrong horse battery')
  await next.fill('another passphrase')
  await again.fill('another passphrase')
  await card.getByRole('button', { name: 'Change passphrase' }).click()
  await expect(card.getByRole('alert')).toHaveText('That is not the present passphrase; nothing was changed.')
  await present.fill('correct horse battery')
  await card.getByRole('button', { name: 'Change passphrase' }).click()
  await expect(card.getByRole('status')).toHaveText('It is asked for from the next start on.')
  await expect(present).toHaveValue('')

  await present.fill('another passphrase')
  await card.getByRole('button', { name: 'Remove passphrase' }).click()
  await expect(card).toContainText('readable by this user alone')
  await expect(card.getByRole('status')).toHaveText('The passphrase was removed.')
})

test('a setting is refused in a sentence, kept, and taken back', async ({ desk }) => {
  await desk.place('Settings').click()
  const days = desk.page.getByLabel('Retention days')
  await days.fill('soon')
  await desk.page.getByRole('button', { name: 'Save' }).click()
  await expect(desk.alert).toContainText('must be a number')
  await days.fill('14')
  await desk.page.getByRole('button', { name: 'Save' }).click()
  await expect(desk.page.getByText('in force now: 30')).toBeVisible()
  // Other settings may differ from their defaults too.
  const setting = desk.page.locator('form').filter({ has: days })
  await setting.getByRole('button', { name: 'Back to the default' }).click()
  await expect(days).toHaveValue('30')
})
