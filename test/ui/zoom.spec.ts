/** A window of 1440 × 900 at 200 %: the head of the work leaves two thirds of the height, the places one row, and nothing is cut off. */
import { closingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { ApplicationPage } from './pages/application.ts'
import { StatementPage } from './pages/statement.ts'
import { expect, test } from './service.ts'

test.use({ viewport: { width: 720, height: 450 } })

test('the head stays below a third of the height, and what is reviewed is in sight', async ({ desk, service }) => {
  const { page } = desk
  const heightOf = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())!.height
  const isSound = async (): Promise<void> => {
    await expect(page.getByRole('tab').first()).toBeInViewport()
    expect(await heightOf('.answers-head')).toBeLessThanOrEqual(450 / 3)
    expect(await heightOf('.places')).toBeLessThanOrEqual(50)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
  const statement = new StatementPage(page, service.address)
  await statement.open(service.drawn('xero-profit-and-balance'), { periodEnd: '2025-06-30' })
  await isSound()
  await page.keyboard.press('j')
  await expect(statement.selectedField).toBeInViewport()
  const application = new ApplicationPage(page, service.address)
  const files = [
    ['closing.pdf', new Uint8Array(await closingSheet())],
    ['income.pdf', new Uint8Array(await yearOfIncome())],
  ] as const
  await application.submitBytes('zoom', files, { businessLegalName: 'Somebody Else LLC' })
  await application.open('zoom')
  await expect(application.heading).toBeVisible()
  await isSound()
  // What does not fit into the head is reached by keyboard.
  const note = page.getByLabel('Note of the confirmation')
  await note.focus()
  await expect(note).toBeInViewport()
})
