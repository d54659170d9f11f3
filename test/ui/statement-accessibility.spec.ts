/** No fault that axe knows of on any part of an analysis, in light and dark; nothing wider than the window. */
import { axeViolations } from './axe.ts'
import { StatementPage } from './pages/statement.ts'
import { expect, test as base } from './service.ts'

const test = base.extend<{ statement: StatementPage }>({
  statement: async ({ desk, service }, use) => use(new StatementPage(desk.page, service.address)),
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('every part is free of faults, with a figure selected, typed and corrected', async ({
      statement,
      service,
    }) => {
      // Ten times axe over a few hundred figures, on a machine that reads documents at the same time.
      test.setTimeout(180_000)
      const { page } = statement
      const faults = async () =>
        (await axeViolations(page)).map(
          ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} ${node.failureSummary}`).join(' ')}`,
        )
      await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
      await expect(statement.picture).toBeVisible()
      await page.keyboard.press('j')
      expect(await faults()).toEqual([])
      await statement.figure('Total assets').click()
      await page.keyboard.press('F2')
      await statement.field.fill('x')
      await page.keyboard.press('Enter')
      expect(await faults(), 'typing').toEqual([])
      await statement.field.fill('250,000')
      await page.keyboard.press('Enter')
      await expect(statement.failedChecks.first()).toBeVisible()
      // The other parts look as they always do: every-screen.spec.ts.
      for (const tab of ['Balance sheet', 'Ratios', 'Trends', 'Checks', 'History']) {
        await statement.tab(tab).click()
        if (tab === 'Ratios') await statement.panel.getByRole('button', { name: 'Debt to equity' }).click()
        if (tab === 'Trends') await statement.panel.locator('svg').first().waitFor()
        if (tab === 'History') await statement.historyRows.first().waitFor()
        expect(await faults(), tab).toEqual([])
      }
    })
  })
}

for (const [width, height] of [
  [1024, 700],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`fits a window of ${width} × ${height}`, async ({ statement, service }) => {
    await statement.page.setViewportSize({ width, height })
    // Eight periods: more columns than the left half has room for, and none of them over the page.
    await statement.open(service.drawn('income-eight-quarters'), { statementType: 'INCOME_STATEMENT' })
    await expect(statement.picture).toBeVisible()
    await statement.turn.click({ timeout: 5000 })
    const overflow = await statement.page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0)
  })
}
