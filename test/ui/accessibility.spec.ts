/** No fault that axe knows of, in light and dark, before and after an analysis; nothing wider than the window. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './service.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('every tab is free of faults', async ({ desk, service }) => {
      const faults = async () =>
        (await new AxeBuilder({ page: desk.page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`,
        )
      await expect(desk.heading).toBeVisible()
      expect(await faults()).toEqual([])
      await desk.choose(service.drawn('xero-profit-and-balance'))
      expect(await faults()).toEqual([])
      await desk.analyzeButton.click()
      await expect(desk.company).toBeVisible()
      for (const tab of [
        'Balance sheet',
        'Income',
        'Cash flow statement',
        'Ratios',
        'Trends',
        'Cash flow',
        'Checks',
        'Integrity',
        'Summary',
        'History',
      ]) {
        await desk.tab(tab).click()
        expect(await faults(), tab).toEqual([])
      }
    })
  })
}

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
