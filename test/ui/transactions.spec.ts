/** Transactions recategorized, singly and all like one, and excluded from revenue: the accounts follow, and everything is undone. */
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('categories are set by key and by rule; revenue, NSF fees and MCA positions follow', async ({
      desk,
      service,
    }) => {
      const { page } = desk
      const application = new ApplicationPage(page, service.address)
      const statement = await drawBankStatement(24, index => {
        if (index % 4 === 0) return ['ACH CREDIT HARBOR SUPPLY LLC', 100_000]
        if (index % 4 === 1) return ['BLUE HERON PARTNERS ACH', -25_000]
        return index === 2 ? ['Collection charge', -3_500] : ['Card purchase at store 11', -1_000]
      })
      const id = `transactions-${colorScheme}`
      await application.submitBytes(id, [['bank.pdf', statement]])
      await application.open(id)
      const { transactions, panel } = application
      const figure = async (name: string): Promise<string> => {
        await application.tab('Accounts').click()
        return (await panel.getByRole('row', { name: new RegExp(`^${name}`) }).innerText()).replace(/\s+/g, ' ')
      }
      expect(await figure('True revenue')).toContain('6,000.00')
      const choose = async (text: string): Promise<void> => {
        await application.tab('Transactions').click()
        await transactions.getByText(text).first().click()
      }
      const category = panel.getByLabel('Category of this transaction')
      const scope = panel.getByLabel('Applies to')

      // One, by key alone: C, the letters of its name, Enter.
      await choose('Collection charge')
      await page.keyboard.press('c')
      await expect(category).toBeFocused()
      await page.keyboard.type('NSF')
      await page.keyboard.press('Enter')
      await expect(application.chosenRow).toContainText(/Set:\s*NSF fee/)
      expect(await figure('NSF fees')).toContain('35.00')

      // All like one, and one of them otherwise.
      await choose('HARBOR SUPPLY')
      await scope.selectOption('similar')
      await expect(scope).toContainText('All like it (6), from now on: Harbor Supply')
      await category.selectOption('owner_contribution')
      await panel.getByRole('button', { name: 'Set category' }).click()
      await expect(transactions.getByText('By rule:')).toHaveCount(6)
      expect(await figure('True revenue')).toMatch(/\s0\.00|–/)
      await choose('HARBOR SUPPLY')
      await panel.getByRole('button', { name: 'Count as revenue' }).click()
      await expect(panel.getByRole('button', { name: 'Exclude from revenue' })).toBeVisible()
      expect(await figure('True revenue')).toContain('1,000.00')
      await choose('BLUE HERON')
      await scope.selectOption('similar')
      await category.selectOption('mca_payment')
      await panel.getByRole('button', { name: 'Set category' }).click()
      await expect(transactions.getByText('By rule:')).toHaveCount(12)
      await page.screenshot({ path: `test-results/transactions-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id: rule }) => rule)).toEqual([])
      await application.tab('Accounts').click()
      await expect(application.card('Merchant cash advances')).toContainText('Blue Heron')

      // Undone: the last step by its key, an earlier one from the history.
      await page.keyboard.press('z')
      await expect(application.card('Merchant cash advances')).toHaveCount(0)
      await application.tab('History').click()
      const undo = panel.getByRole('button', { name: /^Undo the correction of All credits like “harbor supply”/ })
      await expect(application.historyRows).toHaveCount(5)
      await undo.click()
      await expect(application.historyRows).toHaveCount(6)
      expect(await figure('True revenue')).toContain('6,000.00')
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, split`, () => {
    test.use({ colorScheme })
    test('a part of a transaction goes under another category by keyboard; revenue follows, and it is taken back', async ({
      desk,
      service,
    }) => {
      const { page } = desk
      const application = new ApplicationPage(page, service.address)
      const statement = await drawBankStatement(8, index =>
        index === 0 ? ['ACH CREDIT CEDAR VALLEY LLC', 100_000] : ['Card purchase at store 11', -1_000],
      )
      const id = `split-${colorScheme}`
      await application.submitBytes(id, [['bank.pdf', statement]])
      await application.open(id)
      const { transactions, panel } = application
      const revenue = async (): Promise<string> => {
        await application.tab('Accounts').click()
        return (await panel.getByRole('row', { name: /^True revenue/ }).innerText()).replace(/\s+/g, ' ')
      }
      expect(await revenue()).toContain('1,000.00')
      await application.tab('Transactions').click()
      await transactions.getByText('CEDAR VALLEY').first().click()
      await panel.getByRole('button', { name: 'Split', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByLabel('Amount to split off')).toBeFocused()
      await page.keyboard.type('1,000.01')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Loan')
      await panel.getByRole('button', { name: 'Split off' }).press('Enter')
      await expect(panel.getByRole('alert')).toHaveText('An amount up to 1,000.00')
      expect((await axeViolations(page)).map(({ id: rule }) => rule)).toEqual([])
      await panel.getByLabel('Amount to split off').fill('400')
      await panel.getByLabel('Amount to split off').press('Enter')
      await expect(application.chosenRow).toContainText('Deposit + Loan proceeds')
      const parts = panel.getByRole('list', { name: 'Parts of the selected transaction' })
      await expect(parts).toHaveText(/Deposit 600\.00\s*Loan proceeds 400\.00/)
      await page.screenshot({ path: `test-results/split-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id: rule }) => rule)).toEqual([])
      expect(await revenue()).toContain('600.00')
      await application.tab('History').click()
      await expect(application.historyRows.first()).toContainText('part loan proceeds')
      await page.keyboard.press('z')
      await expect(application.historyRows).toHaveCount(2)
      expect(await revenue()).toContain('1,000.00')
    })
  })
}

test('a rule is kept for every application, taken back as one step, and can be changed in the settings', async ({
  desk,
  service,
}) => {
  const { page } = desk
  const application = new ApplicationPage(page, service.address)
  const statement = await drawBankStatement(24, index =>
    index % 4 === 0 ? ['ACH CREDIT CEDAR VALLEY LLC', 100_000] : ['Card purchase at store 11', -1_000],
  )
  await application.submitBytes('rules-1', [['bank.pdf', statement]])
  await application.open('rules-1')
  const { transactions, panel } = application
  const keep = async (): Promise<void> => {
    await application.tab('Transactions').click()
    await transactions.getByText('CEDAR VALLEY').first().click()
    await panel.getByLabel('Applies to').selectOption('every')
    await panel.getByLabel('Category of this transaction').selectOption('owner_contribution')
    await panel.getByRole('button', { name: 'Set category' }).click()
    await expect(transactions.getByText('By rule:')).toHaveCount(6)
  }
  await keep()
  await page.keyboard.press('z')
  await expect(transactions.getByText('By rule:')).toHaveCount(0)
  await keep()
  await application.submitBytes('rules-2', [['bank.pdf', statement]])
  await application.open('rules-2')
  await application.tab('Transactions').click()
  await expect(transactions.getByText('By rule:')).toHaveCount(6)
  await page.evaluate(() => (location.hash = '#/settings'))
  const rules = page.getByLabel('Transactions of every application')
  await expect(rules).toHaveValue('credit cedar valley = owner contribution')
})
