/** Histories in the window: who did what, notes, why it is reviewed with open flags, and their export. */
import { readFileSync } from 'node:fs'
import { drawTinyStatement, tinyRows } from '../support/tiny-statement.ts'
import { expect, test } from './service.ts'

test('a review with open flags is marked with a note; the history has it, and is saved as JSON and CSV', async ({
  desk,
}) => {
  const { page } = desk
  const rows = tinyRows.map(([label, amount]): readonly [string, string?] =>
    amount === undefined ? [label] : [label, amount === '210,000' ? '201,000' : amount],
  )
  await desk.drop('broken.pdf', await drawTinyStatement({ rows }))
  await desk.analyzeButton.click()
  await expect(desk.company).toBeVisible()
  await page.getByLabel('Reviewed', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Note of the review' })
  await expect(form).toContainText(/checks? fails?/)
  await expect(page.getByLabel('Reviewed', { exact: true })).not.toBeChecked()
  await form.getByRole('textbox').fill('The statement is a draft')
  await form.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(page.getByLabel('Reviewed', { exact: true })).toBeChecked()

  await desk.tab('History').click()
  const trail = page.getByRole('region', { name: 'History', exact: true })
  await expect(trail).toContainText('Marked as reviewed: The statement is a draft')
  await expect(trail).toContainText('Received broken.pdf')
  await expect(trail).toContainText('No entry was changed or removed')
  await trail.getByLabel('Note').fill('Asked the accountant for the final one')
  await trail.getByRole('button', { name: 'Add note' }).click()
  await expect(trail.getByRole('row').nth(1)).toContainText('Asked the accountant for the final one')

  const [json] = await Promise.all([
    page.waitForEvent('download'),
    trail.getByRole('button', { name: 'Save as JSON' }).click(),
  ])
  expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toMatchObject({
    intact: true,
    entries: [{ action: 'received' }, { action: 'reviewed' }, { action: 'note' }],
  })
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    trail.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(readFileSync(await csv.path(), 'utf8')).toContain('Asked the accountant')
})
