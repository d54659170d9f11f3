/** Nothing of the inbox is wider than the window. */
import { expect, test } from './service.ts'

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [800, 700],
] as const) {
  test(`fits a window of ${width} × ${height}`, async ({ desk, service }) => {
    await desk.page.setViewportSize({ width, height })
    await desk.choose(service.drawn('xero-profit-and-balance'))
    await desk.analyzeButton.click()
    await expect(desk.company).toBeVisible()
    const overflow = await desk.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
