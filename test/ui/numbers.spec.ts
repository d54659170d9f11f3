/** Numbers in the form of the system, or in one that was chosen: shown in it, and read in it when they are typed. */
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

test.use({ locale: 'de-DE' })

test('amounts are written as the system does, typed so, and in the form that is chosen instead', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  await application.submitBytes('ui-n', [['bank.pdf', await drawBankStatement(30)]], {
    businessLegalName: 'Alder Creek Tool Works, Inc.',
    loanAmount: 90_000,
  })
  await application.open('ui-n')
  await application.tab('Loan').click()
  const amount = application.value('/loan_app_data/loanAmount')
  await expect(amount).toContainText('90.000')

  await amount.click()
  await desk.page.keyboard.press('F2')
  await application.field.fill('95.000,50')
  await application.field.press('Enter')
  await expect(amount).toContainText('95.000,50')
  await desk.page.keyboard.press('F2')
  await expect(application.field).toHaveValue('95000,5')
  // As Americans write it: it cannot be meant for anything else.
  await application.field.fill('96,000.25')
  await application.field.press('Enter')
  await expect(amount).toContainText('96.000,25')
  await desk.page.keyboard.press('F2')
  await application.field.fill('1.2.3')
  await application.field.press('Enter')
  await expect(desk.page.getByRole('alert')).toHaveText('An amount, such as 1.234,50 or (1.234)')
  await application.field.press('Escape')

  // On the page it stands as it was printed, in the bar below too.
  await application.tab('Transactions').click()
  await application.transactions.getByText('Deposit 1010').click()
  await expect(application.chosenRow).toContainText('51.349,65')
  await expect(desk.page.getByLabel('Selected value')).toContainText('“900.10”')

  await desk.page.goto(`${service.bareAddress}#/settings`)
  await desk.page.getByRole('radiogroup', { name: 'Numbers' }).getByText('1,234.56', { exact: true }).click()
  await application.open('ui-n')
  await application.tab('Loan').click()
  await expect(amount).toContainText('96,000.25')
  await application.tab('Transactions').click()
  await expect(application.panel.getByRole('status')).toContainText('credits 2,700.30')
})
