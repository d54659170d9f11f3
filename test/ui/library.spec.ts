/** The library: found, filtered, sorted, selected, exported, deleted after the consequences are shown. */
import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import type { Locator } from 'playwright/test'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement, tinyRows } from '../support/tiny-statement.ts'
import { axeViolations } from './axe.ts'
import { expect, test as base } from './service.ts'

interface Shelf {
  readonly names: readonly string[]
  readonly selection: Locator
}

/** Posts files, all as balance sheets of one day where they are statements. */
const sender =
  (address: string) =>
  async (path: string, files: readonly (readonly [string, Buffer])[]): Promise<void> => {
    const { origin, hash } = new URL(address)
    const form = new FormData()
    for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
    const entries = files.map(([fileName]) => ({
      appId: 'shelf',
      fileName,
      ...(path.includes('statement') && { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }),
    }))
    form.append('metadata', JSON.stringify(entries))
    const headers = { authorization: `Bearer ${hash.replace('#token=', '')}` }
    const answer = await fetch(`${origin}/application/${path}`, { method: 'POST', body: form, headers })
    if (!answer.ok) throw new Error(await answer.text())
  }

/** Three documents of their own for every test: two invoices and a statement, read. */
const test = base.extend<{ shelf: Shelf }>({
  shelf: async ({ desk, service }, use, { testId }) => {
    const names = ['a', 'b', 'c'].map(letter => `shelf-${testId}-${letter}.pdf`)
    const [a, b, c] = names as [string, string, string]
    const send = sender(service.address)
    const invoice = await drawTinyInvoice()
    await send('invoice-analysis', [
      [a, invoice],
      [b, invoice],
    ])
    await send('financial-statement-analysis', [[c, await drawTinyStatement()]])
    await desk.place('Documents').click()
    await desk.page.getByLabel('Filter by name').fill(`shelf-${testId}`)
    // The whole list holds them too: only the count says that it has been filtered.
    await expect(desk.page.getByRole('status').filter({ hasText: /^3 documents$/ })).toBeVisible()
    await expect(desk.row(`shelf-${testId}`)).toHaveCount(3)
    await use({ names, selection: desk.page.getByRole('region', { name: 'Selected', exact: true }) })
  },
})

test('a filter stays in the address, sorts, and is lifted', async ({ desk, shelf }) => {
  const { page } = desk
  await expect(page).toHaveURL(/text=shelf-/)
  const byName = page.getByRole('columnheader', { name: /^Document/ }).getByRole('button')
  await byName.click()
  await expect(page.getByRole('columnheader', { name: /^Document/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('rowheader')).toContainText([...shelf.names])
  await byName.click()
  await expect(page.getByRole('rowheader')).toContainText(shelf.names.toReversed())
  await page.getByLabel('Kind').selectOption('invoices')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByLabel('State').selectOption('canceled')
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByLabel('Filter by name')).toHaveValue('')
})

test('statements and invoices are listed as analyses, with the documents they were made of', async ({
  desk,
  shelf,
}) => {
  const [a, b, statement] = shelf.names as [string, string, string]
  const { page } = desk
  const row = page.getByRole('row').filter({ hasText: a })
  await desk.place('Invoices').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Invoices')
  await page.getByLabel('Filter by name').fill(b)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(row).toContainText('30 days')
  await expect(row).not.toContainText(b)
  await row.getByRole('button', { name: /^\+ 1, all 2 documents/ }).click()
  await expect(row.getByRole('link', { name: b })).toHaveAttribute('href', /document=/)
  await desk.place('Statements').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Statements')
  await page.getByLabel('Filter by name').fill(statement)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('row').filter({ hasText: statement }).getByRole('checkbox').check()
  await expect(shelf.selection).toContainText('1 analysis selected')
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(desk.company).toBeVisible()
})

test('a list says how many checks of an analysis fail', async ({ desk, service }) => {
  const rows = tinyRows.map(row => (row[0] === 'TOTAL ASSETS' ? (['TOTAL ASSETS', '690,000'] as const) : row))
  const bytes = await drawTinyStatement({ company: 'Unbalanced Freight LLC', rows })
  await sender(service.address)('financial-statement-analysis', [['unbalanced.pdf', bytes]])
  await desk.place('Statements').click()
  await desk.page.getByLabel('Filter by name').fill('unbalanced')
  const row = desk.page.getByRole('row').filter({ hasText: 'unbalanced.pdf' })
  await expect(row).toContainText(/\d checks? fails?/)
})

test('days narrow a list down, typed or picked, and stay in the address', async ({ desk, shelf }) => {
  const { page } = desk
  await desk.place('Statements').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Statements')
  await page.getByLabel('Filter by name').fill(shelf.names[2]!)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const from = page.getByPlaceholder('Period end from')
  const until = page.getByPlaceholder('until')
  await from.fill('1/1/2026')
  await until.fill('2026-12-31')
  await until.press('Enter')
  await expect(page).toHaveURL(/since=2026-01-01&until=2026-12-31/)
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await page.goto(page.url().replace('2026-01-01', '2025-12-31'))
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(from).toHaveValue('12/31/2025')
})

test('what is selected leaves as a list and as workbooks', async ({ desk, shelf }) => {
  const { page } = desk
  await page.getByLabel('Select all on this page').check()
  await expect(shelf.selection).toContainText('3 documents selected')
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    shelf.selection.getByRole('button', { name: 'List as CSV' }).click(),
  ])
  const lines = readFileSync(await list.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Financial statements')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    shelf.selection.getByRole('button', { name: 'Workbooks as ZIP' }).click(),
  ])
  const { files } = await JSZip.loadAsync(readFileSync(await zip.path()))
  expect(Object.keys(files).filter(name => name.endsWith('.xlsx'))).toHaveLength(2)
})

test('a deletion tells what goes along, is undone, and done', async ({ desk, shelf }) => {
  const [first, second, statement] = shelf.names as [string, string, string]
  const { page } = desk
  const mark = (name: string): Locator => page.getByLabel(`Select ${name}`)
  // The time to undo stands still: a busy machine must not use it up.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await mark(first).check()
  await shelf.selection.getByRole('button', { name: 'Delete' }).click()
  await expect(shelf.selection).toContainText('Deletes 1 analysis with 2 documents (1 of them not selected)')
  await shelf.selection.getByRole('button', { name: 'Delete' }).click()
  await expect(desk.row(second)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.row(second)).toBeVisible()

  await mark(first).check()
  await mark(second).check()
  await mark(statement).check()
  await shelf.selection.getByRole('button', { name: 'Delete' }).click()
  await expect(shelf.selection).toContainText('Deletes 2 analyses with 3 documents')
  await shelf.selection.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('the library is free of faults with documents selected, and with its calendar open', async ({
      desk,
      shelf,
    }) => {
      await desk.page.getByLabel(`Select ${shelf.names[1]!}`).check()
      await shelf.selection.getByRole('button', { name: 'Delete' }).click()
      const faults = async () =>
        (await axeViolations(desk.page)).map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
      expect(await faults()).toEqual([])
      await desk.page.getByPlaceholder('Received from').click()
      await expect(desk.page.getByRole('dialog', { name: 'Received' })).toBeVisible()
      // Half faded in, its letters have half their contrast.
      await expect.poll(() => desk.page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect(await faults()).toEqual([])
    })
  })
}
