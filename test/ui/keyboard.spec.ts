/** A whole review without a mouse: from the value that needs it to the reviewed analysis and its workbook. */
import { StatementPage } from './pages/statement.ts'
import { expect, test } from './service.ts'

test('statements are reviewed, corrected, undone, marked as reviewed and exported by keyboard alone', async ({
  desk,
  service,
}) => {
  const { page } = desk
  const statement = new StatementPage(page, service.address)
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await expect(statement.picture).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  const count = await statement.toReview()

  await press('j')
  await expect(statement.selectedField).toBeFocused()
  await expect(statement.markedPlace).toBeInViewport()
  await press('Enter')
  await expect(statement.counter).toHaveText(`${count - 1} to review`)
  await press('z')
  await expect(statement.counter).toHaveText(`${count} to review`)

  // A correction, and its undoing.
  await press('j')
  await press('F2')
  await expect(statement.field).toBeFocused()
  await statement.field.fill('1234567')
  await press('Enter')
  await expect(statement.bar).toContainText('is now 1,234,567. Totals and ratios updated.')
  await expect(statement.field).toHaveCount(0)
  await press('z')
  await expect(statement.bar).toContainText('again.')

  // Every part by arrows, from the list of parts.
  await statement.tab('Balance sheet').focus()
  for (const name of ['Income', 'Cash flow statement', 'Ratios']) {
    await press('ArrowRight')
    await expect(statement.tab(name)).toBeFocused()
  }
  await press('Enter')
  const ratio = statement.panel.getByRole('button', { name: 'Debt to equity' })
  await ratio.focus()
  await press('Enter')
  await expect(ratio).toHaveAttribute('aria-expanded', 'true')

  for (let left = await statement.toReview(); left > 0; left--) {
    await press('j')
    await press('Enter')
    await expect.poll(async () => Number.parseInt(await statement.counter.innerText(), 10) || 0).toBe(left - 1)
  }
  // The last one marks the analysis as reviewed.
  await expect(statement.reviewed).toBeChecked()
  await page.getByRole('button', { name: 'Report' }).focus()
  await press('Enter')
  const item = page.getByRole('menuitem', { name: 'Download workbook' })
  await expect(item).toBeFocused()

  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
})

test('what is typed before the field is there stands in it', async ({ desk, service }) => {
  const { page } = desk
  const statement = new StatementPage(page, service.address)
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await statement.toReview()
  await page.keyboard.press('j')
  await expect(statement.selectedField).toBeFocused()
  const count = await statement.toReview()
  // All in one task, as from a fast typist on a busy machine.
  await page.evaluate(() => {
    for (const key of ['F2', '1', '2', '.', '3', 'Enter'])
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await expect(statement.field).toBeFocused()
  await expect(statement.field).toHaveValue('12.3')
  await expect(statement.counter).toHaveText(`${count} to review`)
})
