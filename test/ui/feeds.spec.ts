/** Bank feeds in the window: rows that differ from the statement with both values and places; other files than PDFs in the inbox. */
import { emailOf, zipOf } from '../support/archives.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

/** The rows of the drawn statement, with the fifth altered by a cent and the tenth left out. */
function feedOf(count: number): Uint8Array<ArrayBuffer> {
  const day = 24 * 60 * 60 * 1000
  const rows = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1) + Math.floor((index * 90) / count) * day).toISOString().slice(0, 10)
    const cents = index % 10 === 0 ? 90_000 + index : -(5_000 + index)
    const what = index % 10 === 0 ? `Deposit ${1000 + index}` : `Card purchase at store ${1000 + index}`
    return `${date},${what},${((index === 4 ? cents - 1 : cents) / 100).toFixed(2)}`
  })
  return new Uint8Array(Buffer.from(['Date,Description,Amount', ...rows.toSpliced(9, 1)].join('\n')))
}

test('rows that differ between a statement and its feed are listed, and lead to the page', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  const statement = await drawBankStatement(40)
  await application.submitBytes('ui-feed', [
    ['statement.pdf', statement],
    ['export.csv', feedOf(40)],
  ])
  await application.open('ui-feed')
  const documents = application.card('Documents')
  await expect(documents.getByRole('listitem').filter({ hasText: 'Bank statement' })).toContainText('export.csv')
  const exceptions = application.card('Exceptions across documents')
  await expect(exceptions).toContainText('1 amount differs')
  await expect(exceptions).toContainText('1 row is not in the feed')
  await application.tab('Accounts').click()
  const feeds = application.card('Statements and bank feeds')
  await expect(feeds).toContainText('2 differences')
  await expect(feeds).toContainText('38 of 40 rows are equal')
  const altered = feeds.getByRole('row').filter({ hasText: 'Amount differs' })
  await expect(altered).toContainText('(50.04)')
  await expect(altered).toContainText('(50.05)')
  await expect(altered).toContainText('line 6')
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.page.emulateMedia({ colorScheme })
    expect(await axeViolations(desk.page, '.feeds')).toEqual([])
  }
  await altered.getByRole('button', { name: 'page 1' }).click()
  await expect(application.markedPlace).toBeVisible()
  await expect(application.chosenRow).toContainText('Card purchase at store 1004')
  await expect(application.transactions).toContainText('Card purchase at store 1009')
})

test('a feed without a statement is shown as its cells, and its rows and transactions select each other', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('ui-cells', [['export.csv', feedOf(400)]])
  await application.open('ui-cells')
  await application.tab('Transactions').click()
  const cells = desk.page.getByRole('region', { name: 'Cells of the document' })
  await expect(cells.getByRole('columnheader').filter({ hasText: 'C' })).toBeVisible()
  await application.transactions.getByText('Card purchase at store 1004', { exact: true }).click()
  const marked = cells.locator('td.marked')
  await expect(marked).toHaveText('-50.05')
  await expect(marked).toBeInViewport()
  await expect(desk.page.locator('.value-bar')).toContainText('export.csv, line 6')
  // Most rows are not drawn; those that come into sight are.
  expect(await cells.getByRole('row').count()).toBeLessThan(200)
  await cells.evaluate(frame => (frame.scrollTop = frame.scrollHeight))
  await cells.getByText('Card purchase at store 1399', { exact: true }).click()
  await expect(application.chosenRow).toContainText('Card purchase at store 1399')
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.page.emulateMedia({ colorScheme })
    expect(await axeViolations(desk.page, '.sheet-view')).toEqual([])
  }
})

test('a feed and an archive dropped in the inbox are one application with their documents', async ({ desk }) => {
  const mail = emailOf({ name: 'export.csv', bytes: feedOf(40) })
  await desk.drop('export.csv', feedOf(40))
  await expect(desk.typeOf('export.csv')).toHaveValue('bank_feed')
  await expect(desk.row('export.csv')).toContainText('2026')
  await desk.page.getByRole('button', { name: 'Remove export.csv' }).click()
  const statement = await drawBankStatement(40)
  await desk.drop(
    'packet.zip',
    await zipOf({ name: 'bank/q1.pdf', bytes: statement }, { name: 'mail.eml', bytes: mail }),
  )
  await expect(desk.typeOf('packet.zip')).toHaveValue('package')
  await expect(desk.row('packet.zip')).toContainText('2 files: bank/q1.pdf, mail.eml/export.csv')
  await desk.analyzeButton.click()
  await expect(desk.page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible()
  await expect(desk.page.getByRole('button', { name: 'packet.zip/bank/q1.pdf' })).toBeVisible()
  await expect(desk.page.getByRole('button', { name: 'packet.zip/mail.eml/export.csv' })).toBeVisible()
})
