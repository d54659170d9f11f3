/** The cash flow desk as an underwriter uses it: a loan computed, an add-back decided, the undisclosed debt and the bridge read. */
import { mkdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { bankWithLoan, closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

const applicant = {
  businessLegalName: 'Alder Creek Tool Works, Inc.',
  owners: [{ firstName: 'Ada', lastName: 'Alder', ownershipPercentage: 100 }],
}

async function submitted(application: ApplicationPage, appId: string): Promise<void> {
  const documents = [
    ['closing.pdf', new Uint8Array(await closingSheet())],
    ['opening.pdf', new Uint8Array(await openingSheet())],
    ['income.pdf', new Uint8Array(await yearOfIncome())],
    ['bank.pdf', await bankWithLoan()],
  ] as const
  await application.submitBytes(appId, documents, applicant)
  await application.open(appId)
  await application.tab('Cash flow').click()
}

/** Kept beside the results of the run, for whoever wants to see it. */
async function picture(page: Page, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true })
  await page.screenshot({ path: `test-results/${name}.png` })
}

const faults = async (page: Page): Promise<readonly string[]> =>
  (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1600, height: 1000 } })

    test('a loan is computed, an add-back approved, and coverage follows', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      await submitted(application, `desk-${colorScheme}`)
      const { panel, page } = application
      const row = (name: string) =>
        panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(row('EBITDA')).toContainText('160,000')
      await panel.getByLabel('Amount', { exact: true }).fill('250000')
      await panel.getByLabel('Rate, %').fill('9')
      await panel.getByLabel('Term, months', { exact: true }).fill('60')
      await panel.getByRole('button', { name: 'Compute' }).click()
      await expect(panel).toContainText('Payment 5,189.59 a month')
      await expect(row('Pro-forma debt service')).toContainText('87,275.08')
      await panel.getByRole('button', { name: 'Approve' }).click()
      await expect(row('Adjusted EBITDA')).toContainText('175,000')
      await expect(panel.getByRole('table', { name: 'Add-backs' })).toContainText('Approved')
      await panel.getByRole('button', { name: 'EBITDA', exact: true }).click()
      await expect(panel).toContainText('EBITDA = Net income + interest expense + income tax')
      await row('Net income').getByRole('button').first().click()
      await expect(application.markedPlace).toBeVisible()
      expect(await faults(page)).toEqual([])
      await picture(page, `cash-flow-${colorScheme}`)
    })

    test('the undisclosed debt is named, and the group drawn as a bridge', async ({ desk, service }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const appId = `group-${colorScheme}`
      await submitted(application, appId)
      const { page, panel } = application
      const { origin, hash } = new URL(service.address)
      const headers = { authorization: `Bearer ${hash.slice('#token='.length)}` }
      const { workflow_ids: ids } = (await (
        await fetch(`${origin}/application/data/${appId}`, { headers })
      ).json()) as { workflow_ids: string[] }
      await application.post(
        `/analyses/${ids[0]}/cash-flow`,
        JSON.stringify({
          debt_schedule: [
            { lender: 'Harbor Trust Bank', balance: 210_000, rate_percent: 7, payment: 4_000, frequency: 'monthly' },
          ],
          persons: [{ name: 'Ada Alder', wages: 90_000, taxes: 22_000, debt_service: 18_000, living_expense: 48_000 }],
        }),
      )
      // The tab stands in the address.
      await page.reload()
      await expect(panel.getByRole('table', { name: 'Debts' })).toContainText('✕ Undisclosed')
      await expect(panel).toContainText('Global DSCR 2.25x')
      await expect(panel.getByRole('img', { name: /^Global cash flow: Alder Creek/ })).toBeVisible()
      await panel.getByRole('heading', { name: 'Global cash flow' }).scrollIntoViewIfNeeded()
      expect(await faults(page)).toEqual([])
      await picture(page, `cash-flow-global-${colorScheme}`)
    })
  })
}

test('a debt schedule is entered, and debt service follows it', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await submitted(application, 'schedule')
  const { panel } = application
  await panel.getByRole('button', { name: 'Add a debt' }).click()
  await panel.getByLabel('Lender 1').fill('Harbor Trust Bank')
  await panel.getByLabel('Payment 1').fill('4000')
  await panel.getByRole('button', { name: 'Save schedule' }).click()
  const debts = panel.getByRole('table', { name: 'Debts' })
  await expect(debts).toContainText('✕ Undisclosed')
  await expect(debts.getByRole('row').filter({ hasText: 'Harbor Trust Bank' })).toContainText('48,000')
  await expect(panel).toContainText('Debt service by the debt schedule')
  await panel.getByRole('button', { name: 'Remove debt 1' }).click()
  await panel.getByRole('button', { name: 'Save schedule' }).click()
  await expect(debts).toContainText('Bank only')
})

test('an add-back of one’s own counts, and people and ownership entered make the global cash flow', async ({
  desk,
  service,
}) => {
  const application = new ApplicationPage(desk.page, service.address)
  await submitted(application, 'own')
  const { panel, page } = application
  await panel.getByLabel('Amount of the add-back').fill('12000')
  await panel.getByLabel('Kind of the add-back').selectOption('Rent to owner')
  await panel.getByLabel('Reason of the add-back').fill('Rent above market')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  const ledger = panel.getByRole('table', { name: 'Add-backs' })
  await expect(ledger.getByRole('row').filter({ hasText: 'Rent above market' })).toContainText('Approved')
  const adjusted = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Adjusted EBITDA' }) })
  await expect(adjusted).toContainText('172,000')
  // The loan application names her; what she earns and owes is nobody's document.
  await expect(panel.getByLabel('Name 1')).toHaveValue('Ada Alder')
  for (const [label, amount] of [
    ['Wages 1', '90000'],
    ['Taxes 1', '22000'],
    ['Debt service 1', '18000'],
    ['Living expense 1', '48000'],
  ] as const)
    await panel.getByLabel(label).fill(amount)
  await panel.getByRole('button', { name: 'Add ownership' }).click()
  await panel.getByLabel('Owner 1').fill('Ada Alder')
  await panel.getByLabel('Entity 1').fill('Yard LLC')
  await panel.getByLabel('Percent 1').fill('40')
  await panel.getByRole('button', { name: 'Save group' }).click()
  await expect(panel.getByRole('table', { name: 'Global cash flow' })).toContainText('90,000')
  await expect(panel.getByLabel('Entity 1')).toHaveValue('Yard LLC')
  await expect(panel.getByLabel('Wages 1')).toHaveValue('90000')
  expect(await faults(page)).toEqual([])
  await panel.getByLabel('Name 1').scrollIntoViewIfNeeded()
  await picture(page, 'cash-flow-group')
})

test('the credit memo of an application is saved as Word and as PDF', async ({ desk, service }) => {
  const application = new ApplicationPage(desk.page, service.address)
  await submitted(application, 'memo')
  for (const [name, ending, start] of [
    ['Credit memo (Word)', 'docx', 'PK'],
    ['Credit memo (PDF)', 'pdf', '%PDF'],
  ] as const) {
    const download = desk.page.waitForEvent('download')
    await desk.report(name)
    const saved = await download
    expect(saved.suggestedFilename()).toBe(`Alder Creek Tool Works, Inc. credit memo.${ending}`)
    expect(readFileSync(await saved.path(), 'latin1').startsWith(start)).toBe(true)
  }
})

test('a statement analysis has the desk beside its pages', async ({ desk, service }) => {
  await desk.choose(service.drawn('xero-profit-and-balance'))
  await desk.analyzeButton.click()
  await expect(desk.company).toBeVisible()
  await desk.tab('Cash flow').click()
  await expect(desk.page.getByRole('tabpanel').getByRole('heading', { name: 'Coverage and leverage' })).toBeVisible()
})
