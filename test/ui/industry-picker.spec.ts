/** The industry of a company found by words and chosen: the comparison follows, says what it is made of, and is undone. */
import { axeViolations } from './axe.ts'
import { StatementPage } from './pages/statement.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('an industry is searched by words and chosen by key', async ({ desk, service }) => {
      const { page } = desk
      const statement = new StatementPage(page, service.address)
      await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
      await statement.tab('Ratios').click()
      await expect(page.getByText('No industry to compare with')).toBeVisible()

      const opener = page.getByRole('button', { name: /Choose the industry|choose the industry: perhaps/ })
      await opener.click()
      const field = page.getByLabel('Find an industry')
      await expect(field).toBeFocused()
      await field.fill('machine shop')
      const choice = page.getByRole('button', { name: /^332710 Machine Shops/ })
      await expect(choice).toContainText('compared with minor:')
      await page.screenshot({ path: `test-results/industry-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])
      await field.press('ArrowDown')
      await expect(choice).toBeFocused()
      await page.keyboard.press('Enter')

      await expect(page.getByRole('button', { name: /^NAICS 332710 Machine Shops/ })).toBeFocused()
      await expect(statement.panel).toContainText(
        /Statistics of Income.* 2013, NAICS \d+, assets .*; aggregate of [\d,]+ returns/,
      )
      await page.screenshot({ path: `test-results/benchmark-${colorScheme}.png` })
      await page.keyboard.press('z')
      await expect(page.getByText('No industry to compare with')).toBeVisible()
    })
  })
}
