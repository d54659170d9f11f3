/** How soon the window shows something of use. */
import { expect, test } from './service.ts'
import { slowness } from '../support/machine-speed.ts'

test('the inbox stands within a second when the window is opened again', { tag: '@timed' }, async ({ desk, page }) => {
  await expect(desk.page.getByText('Drop documents here')).toBeVisible()
  const opened = async (): Promise<number> => {
    await page.reload()
    await expect(page.getByText('Drop documents here')).toBeVisible()
    // From the start of the navigation until the last file of the first view was there and painted.
    return page.evaluate(
      () =>
        new Promise<number>(done => {
          new PerformanceObserver(list => done(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  }
  const times = [await opened(), await opened(), await opened()]
  console.log(`first useful paint: ${times.map(Math.round).join(', ')} ms`)
  expect(Math.min(...times)).toBeLessThanOrEqual(1000 * slowness())
})
