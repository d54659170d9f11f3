/** Who pays and is paid, with concentration, below the accounts. */
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('counterparties stand with their sums, shares and kinds', async ({ desk, service }) => {
      const { page } = desk
      const application = new ApplicationPage(page, service.address)
      const statement = await drawBankStatement(12, index => {
        if (index % 3 === 0) return ['ACH CREDIT HARBOR SUPPLY LLC', 75_000]
        return index % 3 === 1 ? ['Deposit', 25_000] : ['GUSTO PAYROLL 77', -40_000]
      })
      const id = `counterparties-${colorScheme}`
      await application.submitBytes(id, [['bank.pdf', statement]])
      await application.open(id)
      await application.tab('Accounts').click()
      const rows = page.getByRole('region', { name: 'Counterparties, table' }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(rows.nth(1)).toHaveText(/Harbor Supply\s*Customer\s*3,000\.00\s*4\s*75(\.0)? ?%/)
      await expect(rows.nth(2)).toHaveText(/Gusto\s*Payroll\s*–\s*–\s*–\s*1,600\.00\s*4\s*100(\.0)? ?%/)
      await rows.nth(2).scrollIntoViewIfNeeded()
      await page.screenshot({ path: `test-results/counterparties-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id: rule }) => rule)).toEqual([])
    })
  })
}
