/** The parts of an analysis of statements: ratios, charts, checks, summary, workbook, print, progress, and what goes wrong. */
import { readFileSync } from 'node:fs'
import { StatementPage } from './pages/statement.ts'
import { expect, test as base } from './service.ts'

const test = base.extend<{ statement: StatementPage }>({
  statement: async ({ desk, service }, use) => use(new StatementPage(desk.page, service.address)),
})
const tidewater = 'xero-profit-and-balance'
const balanceSheet = { periodEnd: '2025-06-30' }

test('a ratio opens its formula, and its inputs lead to their places', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await statement.tab('Ratios').click()
  const { page, panel } = statement
  await expect(panel.getByRole('row').filter({ hasText: 'Debt to equity' })).toContainText(
    'total liabilities / total equity',
  )
  await panel.getByRole('button', { name: 'Debt to equity' }).click()
  await expect(panel.getByRole('button', { name: 'Debt to equity' })).toHaveAttribute('aria-expanded', 'true')
  await panel.getByRole('button', { name: 'Total liabilities, 06/30/2025' }).click()
  await expect(statement.markedPlace).toBeInViewport()
  await expect.poll(() => statement.textUnderMark()).toContain('116,512')
  await expect(statement.tab('Ratios')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No industry to compare with')).toBeVisible()
})

test('a key figure says what it is made of to whoever reaches it by keyboard, and leads to it', async ({
  statement,
  service,
}) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  const { page } = statement
  const current = page.getByRole('button', { name: 'Current', exact: true })
  await current.focus()
  const shown = page.getByRole('tooltip').filter({ hasText: 'Current ratio = total current assets' })
  await expect(shown).toBeVisible()
  await expect(current).toHaveAccessibleDescription(/total current liabilities/i)
  await current.press('Enter')
  await expect(statement.tab('Ratios')).toHaveAttribute('aria-selected', 'true')
})

test('a value says why it was chosen, and a blank one where it was lost', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  const { page } = statement
  await statement.figure('Total assets').click()
  await page.getByRole('button', { name: 'Why?' }).click()
  const why = page.getByRole('region', { name: 'Why this value' })
  await expect(why).toContainText('Classified as')
  await expect(why).toContainText('Assets less liabilities: pass')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    why.getByRole('button', { name: 'Save masked document' }).click(),
  ])
  const masked = readFileSync(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('masked document.json')
  expect(masked).toContain('underwriter-desk-diagnostics')
  expect(masked).not.toMatch(/tidewater/i)
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(why).toHaveCount(0)
})

test('periods that are out of sight are announced and can be scrolled to', async ({ statement, service }) => {
  await statement.open(service.drawn('income-eight-quarters'), { statementType: 'INCOME_STATEMENT' })
  const more = statement.panel.getByRole('button', { name: /more periods? ›$/ })
  const last = statement.panel.locator('thead [data-column]').last()
  await expect(more).toBeVisible()
  await expect(last).not.toBeInViewport({ ratio: 0.9 })
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 })
    await expect(more).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(statement.panel.getByRole('rowheader', { name: 'Revenue', exact: true })).toBeInViewport({ ratio: 0.9 })
  await expect(statement.panel.getByRole('button', { name: /^‹ \d+ more/ })).toBeVisible()
})

test('ratios stand against the industry, with their source', async ({ statement, service }) => {
  await statement.open(service.drawn('scan-income-two-years-askew'), { statementType: 'INCOME_STATEMENT' })
  await statement.tab('Ratios').click()
  await expect(statement.panel.getByText(/^Industry: .+ \d{4}, NAICS \d+, assets .+/)).toBeVisible()
  await expect(statement.panel.getByRole('img', { name: /^Net profit margin .+ industry .+NAICS/ })).toBeVisible()
})

test('ratios of all years stand side by side, with coverage and leverage, and each year leads to its own inputs', async ({
  statement,
  service,
}) => {
  await statement.open(service.drawn('income-five-fiscal-years-ascending'), { statementType: 'INCOME_STATEMENT' })
  await statement.tab('Ratios').click()
  const { panel, page } = statement
  await expect(panel.getByRole('columnheader').filter({ hasText: /\d{4}$/ })).toHaveCount(5)
  const margin = panel.getByRole('row').filter({ has: page.getByRole('button', { name: 'Net profit margin' }) })
  await expect(margin.getByRole('cell').filter({ hasText: /%$/ }).first()).toBeVisible()
  await expect(margin).toContainText(/[+−][\d.]+ pp/)
  await expect(panel.getByRole('rowgroup').filter({ hasText: 'Coverage and leverage' })).toContainText('EBITDA')
  await margin.getByRole('button').click()
  const inputs = panel.locator('.inputs .link').filter({ hasText: /^Net income/ })
  await expect(inputs).toHaveCount(5)
  await inputs.last().click()
  await expect(statement.markedPlace).toBeInViewport()
})

test('trends are drawn, described in words, walked by keyboard, and stand in tables', async ({
  statement,
  service,
}) => {
  await statement.open(service.drawn('income-eight-quarters'), { statementType: 'INCOME_STATEMENT' })
  await statement.tab('Trends').click()
  const chart = statement.panel.getByRole('img', { name: /^Revenue: 03\/31\/2024 [\d,]+;/ })
  await expect(chart.locator('svg text').filter({ hasText: '178M' })).toBeVisible()
  await chart.focus()
  await statement.page.keyboard.press('ArrowLeft')
  await expect(chart.locator('svg text').filter({ hasText: /^12\/31\/2025 {2}[\d,]+$/ })).toBeVisible()
  await expect(statement.panel.getByRole('table').first()).toContainText('Year over year')
})

test('checks name their figures, and the summary has the arithmetic of the health score', async ({
  statement,
  service,
}) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await statement.tab('Checks').click()
  const balance = statement.panel.getByRole('row').filter({ hasText: 'Total assets 257,935 = total liabilities' })
  await expect(balance).toContainText('Pass')
  // What failed comes first, however lightly it weighs.
  await expect(statement.panel.getByRole('row').nth(1)).toContainText("Owners' draws")
  await statement.panel.getByRole('button', { name: 'Total equity' }).first().click()
  await expect.poll(() => statement.textUnderMark()).toContain('141,423')
  await statement.tab('Summary').click()
  await expect(statement.panel).toContainText('Score 92 = (')
  await expect(statement.panel.getByRole('row').filter({ hasText: 'Liquidity' })).toContainText('100')
})

test('the workbook is downloaded from the head of the analysis, by keyboard too', async ({
  statement,
  desk,
  service,
}) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  const [result] = await Promise.all([statement.page.waitForEvent('download'), desk.report('Save as JSON')])
  expect(result.suggestedFilename()).toBe('Tidewater Kayak Supply Ltd.json')
  expect(JSON.parse(readFileSync(await result.path(), 'utf8'))).toMatchObject({ currency: null })
  await expect(statement.page.getByRole('menu', { name: 'Report' })).toBeHidden()
  await statement.page.getByRole('button', { name: 'Report' }).focus()
  await statement.page.keyboard.press('Enter')
  await expect(statement.page.getByRole('menuitem', { name: 'Download workbook' })).toBeFocused()
  const [download] = await Promise.all([
    statement.page.waitForEvent('download'),
    statement.page.keyboard.press('Enter'),
  ])
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('the print has all values and neither window nor viewer', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await expect(statement.picture).toBeVisible()
  const pdf = await statement.page.pdf({ format: 'Letter' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages?.length, 'all parts, not only the first page').toBeGreaterThan(2)
  await statement.page.emulateMedia({ media: 'print' })
  const printed = statement.page.locator('.printed-page')
  for (const part of ['Balance sheet', 'Income statement', 'Ratios', 'Checks'])
    await expect(printed.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(printed).toContainText('662,439')
  await expect(statement.sheet).toBeHidden()
  await expect(statement.page.getByRole('tablist')).toBeHidden()
  await expect(statement.page.getByRole('navigation')).toBeHidden()
})

test('an analysis that still runs is followed to its end', async ({ statement, service }) => {
  const id = await statement.send(
    service.drawn('scan-balance-sheet-sideways'),
    { statementType: 'BALANCE_SHEET' },
    false,
  )
  await statement.show(id)
  await expect(statement.company).toBeVisible()
  await expect(statement.tab('Balance sheet')).toBeVisible()
  await expect(statement.picture).toBeVisible()
})

test('what cannot be shown says why', async ({ statement }) => {
  await statement.show('no-such-analysis')
  await expect(statement.alert).toContainText('No such analysis')
  await statement.page.getByRole('link', { name: 'All documents' }).click()
  await expect(statement.page.getByRole('heading', { name: 'Documents' })).toBeVisible()
})

test('the divider moves by mouse and keyboard and stays where it was', async ({ statement, service }) => {
  const id = await statement.open(service.drawn(tidewater), balanceSheet)
  await expect(statement.divider).toHaveAttribute('aria-valuenow', '56')
  await statement.divider.press('ArrowLeft')
  await expect(statement.divider).toHaveAttribute('aria-valuenow', '54')
  const box = (await statement.divider.boundingBox())!
  await statement.page.mouse.move(box.x + box.width / 2, box.y + 100)
  await statement.page.mouse.down()
  await statement.page.mouse.move(box.x - 200, box.y + 100, { steps: 4 })
  await statement.page.mouse.up()
  const moved = await statement.divider.getAttribute('aria-valuenow')
  expect(Number(moved)).toBeLessThan(50)
  await statement.page.reload()
  await statement.show(id)
  await expect(statement.divider).toHaveAttribute('aria-valuenow', moved!)
})
