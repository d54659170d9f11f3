/** What applications share, in the window: each match with its place in both, and the way to the other application. */
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('another application with the same invoice is listed and leads there; a copy is listed as one', async ({
      desk,
      service,
    }) => {
      const { page } = desk
      const application = new ApplicationPage(page, service.address)
      const number = `4711-${colorScheme}`
      const invoice = new Uint8Array(await drawTinyInvoice({ number }))
      const copy = new Uint8Array(Buffer.concat([invoice, Buffer.from('\n% saved once more\n')]))
      await application.submitBytes(`one-${colorScheme}`, [['invoice.pdf', invoice]])
      await application.submitBytes(`other-${colorScheme}`, [
        ['sold.pdf', copy],
        ['again.pdf', copy],
      ])
      await application.open(`other-${colorScheme}`)
      await application.tab('Integrity').click()
      const twice = page.getByRole('region', { name: 'Twice in this application' })
      await expect(twice).toHaveText(/Same file\s*again\.pdf\s*and\s*sold\.pdf/)
      const shared = page.getByRole('region', { name: 'Shared with other applications' })
      await expect(shared.getByRole('listitem').first()).toHaveText(
        /Same invoice\s*sold\.pdf, page 1\s*there\s*invoice\.pdf, page 1/,
      )
      await shared.scrollIntoViewIfNeeded()
      await page.screenshot({ path: `test-results/links-${colorScheme}.png` })
      expect((await axeViolations(page)).map(({ id }) => id)).toEqual([])
      await shared.getByRole('link').click()
      await expect(application.heading).toContainText(`one-${colorScheme}`)
    })
  })
}
