/** The review of a tax return: its lines beside its page, what does not add up, and a correction that everything follows. */
import { mkdirSync } from 'node:fs'
import { drawReturn } from '../support/drawn-return.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1600, height: 1000 } })

    test('a line that does not add up is corrected beside its page', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const appId = `return-${colorScheme}`
      await application.submitBytes(appId, [['return.pdf', new Uint8Array(await drawReturn())]], {})
      await application.open(appId)
      await application.tab('Tax returns').click()
      const { panel, page } = application
      await expect(panel).toContainText('Juniper Gap Foundry Inc')
      await expect(panel).toContainText('Gross receipts or sales')
      const fault = panel.getByRole('button', { name: /Total deductions are the deductions of page 1/ })
      await fault.click()
      await expect(application.markedPlace).toBeInViewport()
      const deductions = application.value('/tax_returns/0/lines/20')
      mkdirSync('test-results', { recursive: true })
      await page.screenshot({ path: `test-results/tax-returns-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])
      await deductions.dblclick()
      await application.field.fill('340000')
      await application.field.press('Enter')
      await expect(deductions).toHaveText(/340,000\.00\s*corrected/)
      await expect(fault).toBeHidden()
    })
  })
}
