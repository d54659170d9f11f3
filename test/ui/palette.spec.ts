/** Search and keys: everything reached without a mouse, nothing taken from who is typing. */
import { axeViolations } from './axe.ts'
import { Frame } from './pages/frame.ts'
import { StatementPage } from './pages/statement.ts'
import { expect, test as base } from './service.ts'

const test = base.extend<{ frame: Frame; statement: StatementPage }>({
  frame: async ({ desk }, use) => use(new Frame(desk.page)),
  statement: async ({ desk, service }, use) => use(new StatementPage(desk.page, service.address)),
})

test('a company is found by a few letters and opened by keys alone', async ({ desk, frame, statement, service }) => {
  await statement.send(service.drawn('quickbooks-online-balance-sheet'))
  await expect(desk.heading).toBeVisible()
  await frame.search('blue her')
  await expect(frame.options.filter({ hasText: 'Blue Heron Landscaping Inc.' }).first()).toBeVisible()
  await expect(frame.searchField).toHaveAttribute('aria-activedescendant', /^palette-/)
  await frame.page.keyboard.press('Enter')
  await expect(frame.palette).toHaveCount(0)
  await expect(desk.page).toHaveURL(/#\/(analyses|documents)/)
})

test('words on pages are found with their place, and the arrows go through what was found', async ({
  desk,
  frame,
  statement,
  service,
}) => {
  const id = await statement.send(service.drawn('european-grouping-balance-sheet'))
  await expect(desk.heading).toBeVisible()
  await frame.searchButton.click()
  await frame.searchField.fill('go to')
  await expect(frame.options).toHaveCount(8)
  await expect(frame.activeOption).toHaveText(/Inbox/)
  await frame.page.keyboard.press('ArrowDown')
  await expect(frame.activeOption).toHaveText(/Statements/)
  await frame.page.keyboard.press('ArrowUp')
  await frame.page.keyboard.press('ArrowUp')
  await expect(frame.activeOption).toHaveText(/API/)
  await frame.searchField.fill('european-grouping')
  await frame.options.filter({ hasText: 'european-grouping-balance-sheet.pdf' }).first().click()
  await expect(desk.page).toHaveURL(new RegExp(id))
})

test('a page that is found is the page that opens', async ({ desk, frame, statement, service }) => {
  const id = await statement.send(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await expect(desk.heading).toBeVisible()
  await frame.search('non-current liabilities')
  await frame.palette
    .getByRole('group', { name: 'On pages' })
    .getByRole('option')
    .filter({ hasText: /, page 2$/ })
    .first()
    .click()
  await expect(desk.page).toHaveURL(/page=2/)
  await statement.show(`${id}?document=xero-profit-and-balance.pdf&page=2`)
  await expect(statement.pageCount).toHaveText(/2\s*\/\s*2/)
})

test('a figure of the analysis in hand is found by its name', async ({ frame, statement, service }) => {
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await expect(statement.picture).toBeVisible()
  await frame.search('total assets 2025')
  const figure = frame.palette.getByRole('group', { name: 'Figures of this analysis' }).getByRole('option').first()
  await expect(figure).toContainText('Total assets')
  await frame.page.keyboard.press('Enter')
  await expect(frame.palette).toHaveCount(0)
  await expect(statement.figure('Total assets')).toHaveAttribute('aria-pressed', 'true')
})

test('an answer that comes late does not take the place of a newer one', async ({ desk, frame }) => {
  const held = Promise.withResolvers<undefined>()
  const companies = (companyName: string) => ({
    json: {
      hits: [],
      documents: [],
      applications: [],
      companies: [{ companyName, analyses: 1, analysisId: 'a', kind: 'invoices' }],
    },
  })
  await desk.page.route('**/app/search?*', async route => {
    const words = new URL(route.request().url()).searchParams.get('words')
    if (words === 'zq') await held.promise
    // The first request has been given up by then: there is nobody to answer.
    await route.fulfill(companies(words === 'zq' ? 'Zq old' : 'Zqx new')).catch(() => {})
  })
  const asked = desk.page.waitForRequest(/words=zq&/)
  await frame.search('zq')
  await asked
  await frame.searchField.fill('zqx')
  await expect(frame.options).toHaveText([/Zqx new/])
  held.resolve(undefined)
  await expect(frame.options).toHaveText([/Zqx new/])
})

test('an empty result is shown, Escape leaves, and the keys are where they were', async ({ desk, frame }) => {
  await expect(desk.heading).toBeVisible()
  await frame.searchButton.focus()
  await frame.page.keyboard.press('Enter')
  await frame.searchField.fill('xyzzyqwv')
  await expect(frame.palette).toContainText('Nothing contains “xyzzyqwv”')
  await frame.page.keyboard.press('Escape')
  await expect(frame.palette).toHaveCount(0)
  await expect(frame.searchButton).toBeFocused()
})

test('G and a letter go to a place; in a field they are letters', async ({ desk, frame }) => {
  await expect(desk.heading).toBeVisible()
  for (const [key, heading] of [
    ['s', 'Statements'],
    ['i', 'Invoices'],
    ['a', 'Applications'],
    ['d', 'Deliveries'],
  ] as const) {
    await frame.page.keyboard.press('g')
    await expect(frame.page.getByRole('status').filter({ hasText: 'Go to' })).toBeVisible()
    await frame.page.keyboard.press(key)
    await expect(frame.page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await desk.place('Documents').click()
  const field = frame.page.getByLabel('Filter by name')
  await field.pressSequentially('gas?')
  await expect(field).toHaveValue('gas?')
  await expect(frame.keys).toHaveCount(0)
  await expect(frame.page.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible()
})

test('the list of keys opens by key and by button, keeps Tab within and closes', async ({ desk, frame }) => {
  await expect(desk.heading).toBeVisible()
  await frame.page.keyboard.press('?')
  await expect(frame.keys).toContainText('Next, previous value to review')
  for (let presses = 0; presses < 4; presses += 1) {
    await frame.page.keyboard.press('Tab')
    expect(await frame.page.evaluate(() => document.activeElement?.closest('.body, .bar'))).toBeNull()
  }
  await frame.page.keyboard.press('Escape')
  await expect(frame.keys).toHaveCount(0)
  await frame.page.getByRole('banner').getByRole('button', { name: 'Keys' }).click()
  await frame.keys.getByRole('button', { name: 'Close' }).click()
  await expect(frame.keys).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('palette and keys are free of faults; light and dark can be switched', async ({ desk, frame }) => {
      const faults = async () =>
        (await axeViolations(desk.page)).map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
      await expect(desk.heading).toBeVisible()
      await frame.search('go')
      await expect(frame.options.first()).toBeVisible()
      expect(await faults()).toEqual([])
      await frame.page.keyboard.press('Escape')
      await frame.page.keyboard.press('?')
      await expect(frame.keys).toBeVisible()
      expect(await faults()).toEqual([])
      await frame.page.keyboard.press('Escape')
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await frame.page.getByRole('button', { name: `Switch to ${other}` }).click()
      await expect(frame.page.locator('html')).toHaveAttribute('data-appearance', other)
      expect(await faults()).toEqual([])
      await frame.page.reload()
      await expect(frame.page.getByRole('button', { name: `Switch to ${colorScheme}` })).toBeVisible()
    })
  })
}
