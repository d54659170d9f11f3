/** The window in lands that write dates and numbers otherwise: shown in their form, typed in it and as ISO dates, and in a form that was chosen. */
import { readFileSync } from 'node:fs'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { ApplicationPage } from './pages/application.ts'
import { InvoicePage } from './pages/invoice.ts'
import { StatementPage } from './pages/statement.ts'
import { expect, test } from './service.ts'

const lands = [
  {
    locale: 'de-DE',
    /** Day of an ISO date. */
    day: (iso: string) => iso.split('-').toReversed().join('.'),
    /** Of an amount in American form. */
    amount: (text: string) => text.replace(/[,.]/g, mark => (mark === ',' ? '.' : ',')),
    foreign: /\d,\d{3}(?!\d)/,
  },
  {
    locale: 'en-GB',
    day: (iso: string) => iso.split('-').toReversed().join('/'),
    amount: (text: string) => text,
    foreign: /\d\.\d{3}(?!\d)/,
  },
] as const
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/

for (const { locale, day, amount, foreign } of lands) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a statement analysis, from the inbox to print', async ({ desk, service }) => {
      const { page } = desk
      await desk.drop('books.pdf', readFileSync(service.drawn('xero-profit-and-balance')))
      const end = desk.periodEndOf('books.pdf')
      await expect(end).toHaveValue(day('2025-06-30'))
      await end.fill('30.06')
      await end.press('Tab')
      await expect(page.getByRole('alert')).toHaveText(`A date, such as ${day('2025-12-31')}`)
      await end.fill('30. June 2025')
      await end.press('Tab')
      await expect(end).toHaveValue(day('2025-06-30'))
      await expect(page.getByRole('alert')).toHaveCount(0)
      await desk.typeOf('books.pdf').selectOption('BALANCE_SHEET')
      await desk.analyzeButton.click()
      await expect(desk.company).toContainText('Tidewater Kayak Supply')

      const statement = new StatementPage(page, service.address)
      await expect(page.locator('.answers-head')).toContainText(`12 months to ${day('2025-06-30')}`)
      await expect(statement.panel.getByRole('columnheader')).toContainText([/./, day('2025-06-30'), day('2024-06-30')])
      await statement.figure('Total assets').click()
      await expect(statement.bar).toContainText(`Total assets, ${day('2025-06-30')}`)
      for (const tab of ['Balance sheet', 'Income', 'Ratios', 'Trends', 'Checks', 'Summary']) {
        await statement.tab(tab).click()
        await expect(statement.tab(tab)).toHaveAttribute('aria-selected', 'true')
        await expect(statement.panel).toContainText(/\d/)
        await expect(statement.panel).not.toContainText(isoDate)
        // As it is shown: the text of the markup runs neighboring cells together.
        await expect(statement.panel).not.toContainText(foreign, { useInnerText: true })
      }
      await expect(statement.panel).toContainText('30 June 2025')
      await statement.tab('Checks').click()
      await expect(statement.panel).toContainText(`(${day('2025-06-30')})`)

      await page.emulateMedia({ media: 'print' })
      const printed = page.locator('.printed-page')
      await expect(printed).toContainText(day('2024-06-30'))
      await expect(printed).not.toContainText(isoDate)
      await expect(printed).not.toContainText(foreign, { useInnerText: true })
    })

    test('dates of an invoice are corrected as they are written there, and as ISO dates', async ({ desk, service }) => {
      const invoice = new InvoicePage(desk.page, service.address)
      await invoice.open(service.drawn('invoice-truck-dealer-tractor-with-trade-in'))
      // They stand in the head, above the parts.
      const dated = (member: string) => desk.page.locator(`.value[data-pointer="/${member}"]`)
      const due = dated('due_date')
      await expect(dated('invoice_date')).toContainText(day('2026-02-18'))
      await due.dblclick()
      await invoice.field.fill('31.02.2026')
      await invoice.field.press('Enter')
      await expect(desk.alert).toHaveText(`A date, such as ${day('2025-12-31')}`)
      await invoice.field.fill('31.12.2024')
      await invoice.field.press('Enter')
      await expect(due).toContainText(day('2024-12-31'))
      await expect(due).toContainText('corrected')
      // The service has its own form; its sentence is shown in the form of the locale.
      await invoice.tab('Checks').click()
      await expect(invoice.panel).toContainText(`Due on ${day('2024-12-31')}, before the date of the invoice`)
      await invoice.tab('Invoice').click()
      await due.dblclick()
      await expect(invoice.field).toHaveValue(day('2024-12-31'))
      // The day comes first where either could.
      await invoice.field.fill('3/4/2026')
      await invoice.field.press('Enter')
      await expect(due).toContainText(day('2026-04-03'))
      await due.dblclick()
      await invoice.field.fill('2026-04-05')
      await invoice.field.press('Enter')
      await expect(due).toContainText(day('2026-04-05'))
      await invoice.tab('History').click()
      await expect(invoice.historyRows.first()).toContainText(day('2026-04-05'))
      for (const tab of ['Summary', 'Vendor', 'Terms']) {
        await invoice.tab(tab).click()
        await expect(invoice.panel.getByRole('table').first()).toBeVisible()
        await expect(invoice.panel).not.toContainText(isoDate)
        await expect(invoice.panel).not.toContainText(foreign)
      }
    })

    test('a bank statement: its days in order, and what does not hold in figures of the land', async ({
      desk,
      service,
    }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const { panel, transactions } = application
      await application.submitBytes(`land-${locale}`, [['bank.pdf', await drawBankStatement(120)]])
      await application.open(`land-${locale}`)
      await application.tab('Transactions').click()
      const first = transactions.locator('tbody tr:not([aria-hidden])').first()
      await expect(first).toContainText(day('2026-01-01'))
      const heading = transactions.getByRole('button', { name: 'Date' })
      await heading.click()
      await expect(first).toContainText(day('2026-03-31'))
      await panel.getByLabel('Find transactions').fill(day('2026-02-03'))
      await expect(first).toContainText(day('2026-02-03'))
      await panel.getByLabel('Find transactions').fill('2026-02-03')
      await expect(first).toContainText(day('2026-02-03'))
      await panel.getByLabel('Find transactions').fill('store 1105')
      await transactions.getByText('Card purchase at store 1105').click()
      await panel.getByRole('button', { name: 'Make it a credit' }).click()
      await expect(application.value('/transactions/105/amount')).toContainText(amount('51.05'))
      await expect(application.value('/transactions/105/amount')).toContainText('corrected')
      await application.tab('Accounts').click()
      await expect(panel.locator('.failed-checks')).toContainText(`${day('2026-03-31')}:`)
      await expect(panel.locator('.failed-checks')).toContainText(`a difference of ${amount('102.10')}`)
      await expect(panel.getByRole('img', { name: /^Balance of/ })).toHaveAttribute(
        'aria-label',
        new RegExp(`from ${day('2026-01-01')} to ${day('2026-03-31')}`),
      )
      for (const tab of ['Accounts', 'Transactions', 'Overview', 'Loan', 'Registry']) {
        await application.tab(tab).click()
        await expect(application.tab(tab)).toHaveAttribute('aria-selected', 'true')
        await expect(panel).not.toContainText(isoDate)
        await expect(panel).not.toContainText(foreign)
      }
    })
  })
}

test.describe('a form of dates', () => {
  test.use({ locale: 'de-DE' })

  test('is chosen, remembered, and read where days are typed', async ({ desk, service }) => {
    const { page } = desk
    const statement = new StatementPage(page, service.address)
    const id = await statement.send(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
    await page.goto(`${service.bareAddress}#/settings`)
    await page.getByRole('radiogroup', { name: 'Dates' }).getByText('12/31/2024', { exact: true }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: '12/31/2024' })).toBeChecked()
    await statement.show(id)
    await expect(statement.panel.getByRole('columnheader').nth(1)).toContainText('06/30/2025')
    // Numbers are another choice.
    await expect(statement.figure('Total assets')).toContainText(/\d\.\d{3}/)

    await desk.place('Statements').click()
    const from = page.getByPlaceholder('Period end from')
    const until = page.getByPlaceholder('until')
    await from.fill('1/2/2025')
    await until.fill('tomorrow')
    await until.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('A date, such as 12/31/2025')
    await until.fill('31.12.2025')
    await until.press('Enter')
    await expect(page).toHaveURL(/since=2025-01-02&until=2025-12-31/)
    await expect(from).toHaveValue('01/02/2025')
    await expect(until).toHaveValue('12/31/2025')
    await expect(page.getByRole('cell', { name: '06/30/2025' }).first()).toBeVisible()
  })
})
