/** What axe finds wrong with a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * The rules a page breaks. In the dark only contrast is looked at: nothing but colors differs there, and what looks at a page in the dark looks at it
 * in the light as well; `within`: a selector of the part. The text of a document's page is the document's, and lies unseen over its picture.
 */
export async function axeViolations(page: Page, within?: string) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const axe = new AxeBuilder({ page }).exclude('.text-layer')
  if (within !== undefined) axe.include(within)
  const { violations } = await (isDark ? axe.withRules('color-contrast') : axe).analyze()
  return violations
}
