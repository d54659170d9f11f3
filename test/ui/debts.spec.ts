/** The review of a debt schedule: its lines beside its page, all sources of a debt, and a correction that debt service follows. */
import { mkdirSync } from 'node:fs'
import { bankWithLoan } from '../support/cash-flow-documents.ts'
import { applicationWithDebts, debtSchedule } from '../support/debt-documents.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1600, height: 1000 } })

    test('a debt of several sources is shown once, and corrected beside its page', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const appId = `debts-${colorScheme}`
      const company = 'Alder Creek Tool Works, Inc.'
      await application.submitBytes(
        appId,
        [
          ['schedule.pdf', new Uint8Array(await debtSchedule(company))],
          ['application.pdf', new Uint8Array(await applicationWithDebts(company))],
          ['bank.pdf', await bankWithLoan()],
        ],
        {},
      )
      await application.open(appId)
      await application.tab('Debts').click()
      const { panel, page } = application
      const all = panel.getByRole('table', { name: 'Debts', exact: true })
      await expect(all).toContainText('Confirmed by the bank')
      await expect(all).toContainText('balance 97,890')
      const payment = application.value('/debt_schedules/0/lines/1/payment')
      await payment.click()
      await expect(application.markedPlace).toBeInViewport()
      mkdirSync('test-results', { recursive: true })
      await page.screenshot({ path: `test-results/debts-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])
      await payment.dblclick()
      await application.field.fill('1700')
      await application.field.press('Enter')
      await expect(payment).toHaveText(/1,700\.00\s*corrected/)
      await expect(all).toContainText('20,400')
    })
  })
}
