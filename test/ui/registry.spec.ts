/** A filing with a secretary of state in the tab Registry: its values beside its page, and the exception it raises. */
import { mkdirSync } from 'node:fs'
import { drawTinyFiling } from '../support/tiny-filing.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('a business that is not in good standing is an exception that leads to its place', async ({
      desk,
      service,
    }) => {
      const application = new ApplicationPage(desk.page, service.address)
      const appId = `filing-${colorScheme}`
      const certificate = new Uint8Array(await drawTinyFiling('not in good standing'))
      const businessLegalName = 'Juniper Gap Machinery LLC'
      await application.submitBytes(appId, [['certificate.pdf', certificate]], { businessLegalName })
      await application.open(appId)
      const exceptions = application.card('Exceptions across documents')
      const message = 'JUNIPER GAP MACHINERY, LLC is inactive in Nevada according to certificate.pdf.'
      await expect(exceptions).toContainText(message)
      await exceptions.getByRole('button', { name: /Registry entry 1, status/ }).click()
      await expect(application.markedPlace).toBeInViewport()
      await application.tab('Registry').click()
      await expect(application.value('/sos/0/status')).toHaveAttribute('aria-pressed', 'true')
      await application.value('/sos/0/file_number').click()
      await expect(application.markedPlace).toBeInViewport()
      mkdirSync('test-results', { recursive: true })
      await desk.page.screenshot({ path: `test-results/registry-${colorScheme}.png` })
      expect((await axeViolations(desk.page)).map(({ id }) => id)).toEqual([])
    })
  })
}
