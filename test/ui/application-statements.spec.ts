/** Statements among the documents of an application: spread, ratios and corrections beside their pages, under the review of the application. */
import { closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } })

    test('statements are reviewed within the application, company by company', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const appId = `statements-${colorScheme}`
      const bytes = (drawn: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(drawn)
      await application.submitBytes(
        appId,
        [
          ['closing.pdf', bytes(await closingSheet())],
          ['opening.pdf', bytes(await openingSheet())],
          ['income.pdf', bytes(await yearOfIncome())],
          ['other.pdf', bytes(await drawTinyStatement({ company: 'Birch Landing Bakery, LLC' }))],
        ],
        { businessLegalName: 'Alder Creek Tool Works, Inc.' },
      )
      await application.open(appId)
      await application.tab('Statements').click()
      const { panel, page } = application
      const part = (name: string) => panel.getByRole('radiogroup').getByText(name, { exact: true })
      await expect(panel.getByRole('columnheader').filter({ hasText: '2024' })).toBeVisible()
      const cash = application.value('/financial_statement_analyses/0/balanceSheet/assets/currentAssets/cash')
      await cash.click()
      await expect(application.markedPlace).toBeInViewport()
      await expect(page.getByRole('img', { name: /enlarged: 120,000/ })).toBeVisible()

      await part('Ratios').click()
      const group = panel.getByRole('rowgroup').filter({ hasText: 'Coverage and leverage' })
      await expect(group).toContainText('Debt / EBITDA')
      await panel.getByRole('button', { name: 'Current ratio' }).click()
      await panel
        .getByRole('button', { name: 'Alder Creek Tool Works, Inc.: Total current assets, 12/31/2024' })
        .click()
      await expect(application.markedPlace).toBeInViewport()
      await expect(panel.getByRole('button', { name: 'Current ratio' })).toBeVisible()
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])

      await part('Balance sheet').click()
      await cash.dblclick()
      await application.field.fill('125,000')
      await application.field.press('Enter')
      await expect(cash).toHaveText('125,000')
      await expect(panel).toContainText('sum differs by 5,000')
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect(cash).toHaveText('120,000')
      await expect(panel.getByText('sum differs by 5,000')).toHaveCount(0)

      await panel.getByLabel('Company').selectOption('Birch Landing Bakery, LLC')
      await expect(panel).toContainText('not the applicant')
      await expect(panel.getByRole('columnheader').filter({ hasText: '2024' })).toHaveCount(0)
    })
  })
}
