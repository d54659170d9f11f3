/** Figures beside their page: selected either way, looked through, accepted, corrected, undone; nothing is lost on the way. */
import { expect, test as base } from './service.ts'
import { StatementPage } from './pages/statement.ts'

const test = base.extend<{ statement: StatementPage }>({
  statement: async ({ desk, service }, use) => use(new StatementPage(desk.page, service.address)),
})
/** Two periods; accumulated depreciation of both is doubtful. */
const tidewater = 'xero-profit-and-balance'
const balanceSheet = { periodEnd: '2025-06-30' }

test('a figure shows its place on the page, and a place on the page its figure', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await expect(statement.company).toHaveText('Tidewater Kayak Supply Ltd')
  await expect(statement.keyRatio('Current')).toContainText('3.88')
  await expect(statement.picture).toBeVisible()

  await statement.figure('Cash').click()
  await expect(statement.figure('Cash')).toHaveAttribute('aria-pressed', 'true')
  await expect(statement.markedPlace).toBeInViewport()
  await expect.poll(() => statement.textUnderMark()).toContain('59,749')
  await expect(statement.bar).toContainText('Total Bank')

  await statement.tab('Income').click()
  await statement.figure('Revenue').click()
  await expect(statement.pageCount).toHaveText('1 / 2')
  await expect.poll(() => statement.textUnderMark()).toContain('662,439')

  await statement.place('Net income, 06/30/2024').click()
  await expect(statement.selectedField).toHaveText('42,268')
  await statement.page.keyboard.press('ArrowLeft')
  await expect(statement.selectedField).toHaveText('81,743')
  await expect(statement.selectedField).toBeFocused()
})

test('the queue runs by keyboard: next, previous, accept, undo, until nothing is left', async ({
  statement,
  service,
}) => {
  const id = await statement.open(service.drawn(tidewater), balanceSheet)
  const { keyboard } = statement.page
  await expect(statement.note('Accumulated depreciation')).toHaveText('read 0.89')
  const doubtful = await statement.toReview()
  expect(doubtful).toBeGreaterThan(1)
  await expect(statement.tab('Balance sheet')).toHaveAccessibleName(`Balance sheet ${doubtful} to review`)
  await keyboard.press('j')
  await expect(statement.selectedField).toHaveText('(41,260)')
  await keyboard.press('j')
  await expect(statement.selectedField).toHaveText('(28,780)')
  await keyboard.press('k')
  await expect(statement.selectedField).toHaveText('(41,260)')
  await keyboard.press('Tab')
  await expect(statement.selectedField).toHaveText('(28,780)')
  await keyboard.press('Shift+Tab')
  await expect(statement.selectedField).toHaveText('(41,260)')

  await keyboard.press('Enter')
  await expect(statement.counter).toHaveText(`${doubtful - 1} to review`)
  await expect(statement.selectedField).toHaveText('(28,780)')
  await expect(statement.note('Accumulated depreciation')).toHaveText('accepted')
  await keyboard.press('z')
  await expect(statement.counter).toHaveText(`${doubtful} to review`)
  for (let left = doubtful - 1; left > 0; left--) {
    await keyboard.press('Enter')
    await expect(statement.counter).toHaveText(`${left} to review`)
  }
  await keyboard.press('Enter')
  await expect(statement.counter).toHaveText('Nothing to review')
  await statement.reviewed.check()
  await keyboard.press('Escape')

  await statement.page.reload()
  await statement.show(id)
  await expect(statement.counter).toHaveText('Nothing to review')
  await expect(statement.reviewed).toBeChecked()
})

test('only what needs review is shown when that is asked for', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await expect(statement.figure('Cash')).toBeVisible()
  await statement.onlyDoubtful.check()
  await expect(statement.figure('Cash')).toHaveCount(0)
  await expect(statement.figure('Accumulated depreciation')).toBeVisible()
  await statement.tab('Income').click()
  await expect(statement.panel).toContainText('Nothing in this statement needs review')
})

test('a typed figure is checked, saved, and everything follows; Z takes it back', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  const { keyboard } = statement.page
  await statement.figure('Total assets').click()
  await keyboard.press('2')
  await expect(statement.field).toHaveValue('2')
  await keyboard.type('50,00')
  await keyboard.press('Enter')
  await expect(statement.alert).toContainText('An amount')
  await statement.field.fill('250,000')
  await keyboard.press('Enter')
  await expect(statement.figure('Total assets')).toHaveText('250,000')
  await expect(statement.failedChecks.first()).toContainText('Total assets is 250,000')
  await expect(statement.note('Total assets')).toHaveText('sum differs by 7,935')
  await expect(statement.figure('Total assets')).toBeFocused()

  await keyboard.press('z')
  await expect(statement.figure('Total assets')).toHaveText('257,935')
  await expect(statement.failedChecks).toHaveCount(0)

  await keyboard.press('F2')
  await expect(statement.field).toHaveValue('257,935')
  await keyboard.press('Escape')
  await expect(statement.field).toHaveCount(0)
  await expect(statement.figure('Total assets')).toHaveText('257,935')
})

test('the history tells who changed what, and takes it back', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  const { keyboard } = statement.page
  await statement.figure('Inventory').click()
  await keyboard.press('F2')
  await statement.field.fill('')
  await keyboard.press('Enter')
  await expect(statement.figure('Inventory')).toContainText('–')
  await statement.tab('History').click()
  await expect(statement.historyRows).toHaveCount(1)
  await expect(statement.historyRows).toContainText('Inventory, 06/30/2025')
  await expect(statement.historyRows).toContainText(/91,485\s*not stated/)
  await statement.page.getByRole('button', { name: 'Undo the correction of Inventory' }).click()
  await expect(statement.historyRows).toHaveCount(2)
  await expect(statement.historyRows.first()).toContainText('Undone')
  await statement.tab('Balance sheet').click()
  await expect(statement.figure('Inventory')).toHaveText('91,485')
})

test('the name of the company is corrected where it stands', async ({ statement, service }) => {
  await statement.open(service.drawn(tidewater), balanceSheet)
  await statement.company.getByRole('button').click()
  await statement.page.keyboard.press('F2')
  await statement.field.fill('Tidewater Kayaks Ltd')
  await statement.page.keyboard.press('Enter')
  await expect(statement.company).toContainText('Tidewater Kayaks Ltd')
})
