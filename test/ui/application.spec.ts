/** Applications: what came, what is missing, what does not agree, corrected beside its pages; the payload and where it went. */
import { readFileSync } from 'node:fs'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'
import { slowness } from '../support/machine-speed.ts'

const truck = 'invoice-truck-dealer-tractor-with-trade-in'
const statements = 'xero-profit-and-balance'
test('an application is found in the list and says what it has and what is missing', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submit('ui 1/ä', service.drawn(truck), service.drawn(statements))
  await desk.page.goto(`${service.bareAddress}#/applications`)
  await desk.page.getByRole('row').filter({ hasText: 'ui 1/ä' }).getByRole('link').click()
  await expect(application.heading).toContainText('ui 1/ä')
  const documents = application.card('Documents')
  await expect(documents.getByRole('listitem').filter({ hasText: 'Bank statement' })).toContainText('✕ Missing')
  await expect(documents.getByRole('listitem').filter({ hasText: `${truck}.pdf` })).toContainText('✓ Received')
  await documents
    .getByRole('button', { name: `${statements}.pdf` })
    .first()
    .click()
  await expect(desk.page.getByLabel('Document', { exact: true }).locator('option:checked')).toHaveText(
    `${statements}.pdf`,
  )
  await expect(application.card('Exceptions across documents')).toContainText('Tidewater Kayak Supply')
  await application.tab('Invoices').click()
  await expect(application.panel).toContainText('103,803.38')
  await application.tab('Delivery').click()
  const invoices = application.panel.getByRole('treeitem', { name: /^invoice_analysis: \[ 1 \]/ })
  await invoices.getByText('invoice_analysis').click()
  await expect(invoices).toHaveAttribute('aria-expanded', 'true')
  const first = invoices.getByRole('treeitem', { name: /^0: / })
  await expect(first).toBeVisible()
  await first.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
})

test('a reviewer confirms it; the payload is sent, and sent again', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.post('/webhooks', JSON.stringify({ url: 'http://127.0.0.1:9/hook' }))
  await application.submit('ui-2', service.drawn(truck), service.drawn(statements))
  await application.open('ui-2')
  await desk.page.getByLabel('Note of the confirmation').fill('Kayaks are a side business')
  await application.button('Confirm').click()
  await expect(desk.page.getByText('Kayaks are a side business')).toBeVisible()
  await expect(application.button('Confirm')).toHaveCount(0)
  await application.tab('Delivery').click()
  const sent = application.card('Deliveries').getByRole('row')
  await expect(sent).not.toHaveCount(0)
  const before = await sent.count()
  await application.button('Send again').click()
  await expect.poll(() => sent.count()).toBeGreaterThan(before)
})

test('values of loan application, account and invoice are corrected beside their page, and taken back', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes(
    'ui-3',
    [
      ['bank.pdf', await drawBankStatement(40)],
      ['truck.pdf', readFileSync(service.drawn(truck))],
    ],
    { businessLegalName: 'Alder Creek Tool Works, Inc.', loanAmount: 90_000 },
  )
  await application.open('ui-3')
  const { keyboard } = desk.page

  await application.tab('Loan').click()
  const amount = application.value('/loan_app_data/loanAmount')
  await expect(amount).toContainText('90,000')
  await amount.click()
  await keyboard.press('F2')
  await application.field.fill('95,000')
  await application.field.press('Enter')
  await expect(amount).toHaveText(/95,000\s*corrected/)
  await expect(desk.page.locator('.key')).toContainText('95,000')

  await application.tab('Accounts').click()
  const closing = application.value('/bankstatements_data/accounts_summaries/0/ending_balance')
  await closing.click()
  await expect(application.markedPlace).toBeInViewport()
  await expect(desk.page.getByLabel('Document', { exact: true }).locator('option:checked')).toHaveText('bank.pdf')
  await closing.dblclick()
  await application.field.fill('1')
  await application.field.press('Enter')
  await expect(closing).toHaveText(/1\.00\s*corrected · sum differs by/)
  await application.tab('Overview').click()
  await expect(application.card('Exceptions across documents')).toContainText('a difference of')
  await application.tab('Accounts').click()
  await keyboard.press('z')
  await expect(application.panel.locator('.failed-checks')).toHaveCount(0)
  await expect(closing).toHaveAttribute('aria-pressed', 'true')

  await application.tab('Invoices').click()
  const total = application.value('/invoice_analysis/0/total_invoice_value')
  await total.click()
  await expect(desk.page.getByLabel('Document', { exact: true }).locator('option:checked')).toHaveText('truck.pdf')
  await keyboard.press('F2')
  await application.field.fill('100,000')
  await application.field.press('Enter')
  await expect(total).toContainText('100,000.00')

  await application.tab('History').click()
  await expect(application.historyRows).toHaveCount(4)
  const row = application.historyRows.filter({ hasText: 'Invoice BR-30981, total' })
  await expect(row).toContainText('103,803.38')
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(application.historyRows).toHaveCount(5)
  await application.tab('Invoices').click()
  await expect(total).toContainText('103,803.38')
})

test('an advance tells its payments and what happened to them, and leads to its transactions', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  // Weekly, and from the seventh on a hundred less.
  const statement = await drawBankStatement(60, index =>
    index % 5 === 2 ? ['FORWARD FINANCING ACH DEBIT', index < 30 ? -38_900 : -28_900] : null,
  )
  await application.submitBytes('ui-6', [['bank.pdf', statement]])
  await application.open('ui-6')
  await desk.page.getByRole('button', { name: 'MCA', exact: true }).click()
  await expect(application.tab('Accounts')).toHaveAttribute('aria-selected', 'true')
  const advances = application.card('Merchant cash advances')
  await expect(advances).toContainText('Forward Financing')
  await expect(advances).toContainText('4,068.00 in 12 payments')
  await expect(advances.getByRole('listitem')).toContainText('Payment reduced')
  await expect(advances).toContainText('Payments went from 389.00 to 289.00')
  await advances.getByRole('button', { name: 'The 12 payments' }).click()
  await expect(advances.getByRole('listitem')).toHaveCount(13)
  await advances.getByRole('listitem').last().getByRole('button').click()
  await expect(application.tab('Transactions')).toHaveAttribute('aria-selected', 'true')
  await expect(application.chosenRow).toContainText('FORWARD FINANCING ACH DEBIT')
  await expect(application.markedPlace).toBeInViewport()
  // The keys came along: the arrow goes on from there.
  await expect(application.chosenRow.locator(':focus')).toHaveCount(1)
  const before = await application.chosenRow.getAttribute('aria-rowindex')
  await desk.page.keyboard.press('ArrowUp')
  await expect(application.chosenRow).toHaveAttribute('aria-rowindex', String(Number(before) - 1))
  await expect(application.chosenRow.locator(':focus')).toHaveCount(1)
})

test(
  'two thousand transactions are searched, sorted, and scroll without a dropped second',
  { tag: '@timed' },
  async ({ desk, service }) => {
    const application = new ApplicationPage(desk.page, service.address)
    await application.submitBytes('ui-4', [['bank.pdf', await drawBankStatement(2000)]])
    await application.open('ui-4')
    await application.tab('Transactions').click()
    const { transactions, panel } = application
    await expect(panel.getByRole('status')).toContainText('2,000 transactions')
    const rows = transactions.locator('tbody tr:not(.space)')
    expect(await rows.count(), 'only rows in sight are drawn').toBeLessThan(200)

    /** Scrolls through the whole list frame by frame; the longest time between two frames, in milliseconds. */
    const longest = await transactions.evaluate(
      list =>
        new Promise<number>(resolve => {
          let [before, worst] = [performance.now(), 0]
          const frames = 240
          const step = (list.scrollHeight - list.clientHeight) / frames
          const turn = (frame: number) => (now: number) => {
            worst = Math.max(worst, now - before)
            before = now
            if (frame === frames) return resolve(worst)
            list.scrollTop = step * (frame + 1)
            requestAnimationFrame(turn(frame + 1))
          }
          requestAnimationFrame(turn(0))
        }),
    )
    console.log(`longest frame while scrolling 2,000 transactions: ${Math.round(longest)} ms`)
    expect(longest).toBeLessThan(1000 * slowness())
    await expect(rows.last()).toContainText('Card purchase at store 2999')
    await expect(rows.last()).toBeInViewport()

    await transactions.getByRole('button', { name: 'Amount' }).click()
    await expect(rows.first()).toContainText('(69.99)')
    await transactions.getByRole('button', { name: 'Amount' }).click()
    await expect(transactions.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
    await expect(rows.first()).toContainText('919.90')
    await panel.getByLabel('Find transactions').fill('deposit 2990')
    await expect(rows).toHaveCount(1)
    await expect(panel.getByRole('status')).toContainText('1 of 2,000')
    await panel.getByLabel('Find transactions').fill('no such words')
    await expect(transactions).toContainText('No transaction has these words')
  },
)

test('a transaction is chosen in the list or on its page, corrected, and everything follows', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('ui-5', [['bank.pdf', await drawBankStatement(120)]])
  await application.open('ui-5')
  await application.tab('Transactions').click()
  const { transactions, markedPlace, panel } = application
  const { keyboard } = desk.page
  const pageNumber = desk.page.getByRole('group', { name: 'Page', exact: true }).getByRole('status')

  // In the list: the page view turns to its page and marks its row.
  await panel.getByLabel('Find transactions').fill('store 1099')
  await transactions.getByText('Card purchase at store 1099').click()
  await expect(pageNumber).toHaveText(/^3 \//)
  await expect(markedPlace).toHaveAttribute('title', /Card purchase at store 1099, \(50\.99\)$/)
  await expect(markedPlace).toBeInViewport()
  await expect(application.chosenRow).toContainText('Card purchase at store 1099')

  // The next one down, by key; the mark on the page follows.
  await panel.getByLabel('Find transactions').fill('')
  await transactions.focus()
  await keyboard.press('ArrowDown')
  await expect(markedPlace).toHaveAttribute('title', /Deposit 1100, 901\.00$/)

  // On the page: what hid it in the list is taken away.
  await panel.getByLabel('Find transactions').fill('no such words')
  await desk.page.locator('.sheet .area[title*="store 1105"]').click()
  await expect(application.chosenRow).toContainText('Card purchase at store 1105')
  await expect(application.chosenRow).toBeInViewport()
  await expect(panel.getByLabel('Find transactions')).toHaveValue('')

  // Amount and side: the balances say that it does not add up any more, and again that it does.
  const amount = application.value('/transactions/105/amount')
  await panel.getByRole('button', { name: 'Make it a credit' }).click()
  await expect(amount).toHaveText(/51\.05\s*corrected/)
  await application.tab('Accounts').click()
  await expect(panel.locator('.failed-checks')).toContainText('a difference of 102.10')
  await keyboard.press('z')
  await expect(panel.locator('.failed-checks')).toHaveCount(0)

  // What it says: its category follows. When it was: by its own field.
  await application.tab('Transactions').click()
  await expect(amount).toContainText('(51.05)')
  await application.value('/transactions/105/description').dblclick()
  await application.field.fill('NSF fee')
  await application.field.press('Enter')
  await expect(application.chosenRow).toContainText(/nsf/i)
  await application.value('/transactions/105/date').click()
  await expect(markedPlace).toBeInViewport()
  await keyboard.press('F2')
  await application.field.fill('2026-03-31')
  await application.field.press('Enter')
  await expect(application.value('/transactions/105/date')).toHaveText(/corrected$/)
  await application.tab('History').click()
  await expect(application.historyRows).toHaveCount(4)
  await expect(application.historyRows.filter({ hasText: 'description' })).toContainText('Card purchase at store 1105')
})
