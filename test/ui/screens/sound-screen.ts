/** What must hold of every screen at every size: nothing wider than the window, no control cut off, covered or out of reach, no raw ids. */
import type { Page } from 'playwright/test'

/**
 * Faults of what is shown, in words; empty: none. Scrolled parts count as reachable; marks on a document's page may overlap, as the values
 * do that they mark.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    const tolerance = 2
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, summary, [role="tab"], [role="separator"], [role="treeitem"]',
      ),
    ].filter(
      element =>
        element.closest('.sheet, .visually-hidden, [inert]') === null &&
        !element.classList.contains('visually-hidden') &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    )
    /** Names that are too long for their cell end in dots, and their title has them whole. */
    const endsInDots = (element: Element): boolean => getComputedStyle(element).textOverflow === 'ellipsis'
    /** What cuts an element off for good; null: nothing, or a part that scrolls. */
    const cutBy = (element: HTMLElement): Element | null => {
      const box = element.getBoundingClientRect()
      for (let around = element.parentElement; around !== null && around !== root; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        if (position === 'fixed') return null
        const frame = around.getBoundingClientRect()
        const isOut = {
          x: box.left < frame.left - tolerance || box.right > frame.right + tolerance,
          y: box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance,
        }
        if (isOut.x && overflowX === 'hidden' && !endsInDots(around)) return around
        if (isOut.y && overflowY === 'hidden') return around
        if ((isOut.x && overflowX !== 'visible') || (isOut.y && overflowY !== 'visible')) return null
      }
      return null
    }
    /** Whether a part that scrolls has it out of sight, or at its very edge. */
    const isScrolled = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const edge = 8
      for (const around of ancestors(element)) {
        if (around === element || getComputedStyle(around).overflow === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (x < frame.left + edge || x > frame.right - edge || y < frame.top + edge || y > frame.bottom - edge)
          return true
      }
      return false
    }
    /** Menus and dialogs lie over the work; what stays in place while the rest scrolls may lie over it for a while. */
    const liesOver = (element: Element): boolean =>
      [...ancestors(element)].some(
        one =>
          one.matches('dialog, [role="menu"], .el-popper') ||
          ['sticky', 'fixed'].includes(getComputedStyle(one).position),
      )
    for (const element of controls) {
      const box = element.getBoundingClientRect()
      if (box.width < 1 || box.height < 1) continue
      // Tabs scroll under the arrows beside them.
      const cutting = element.closest('.el-tabs__nav-scroll') === null ? cutBy(element) : null
      if (cutting !== null) faults.push(`${nameOf(element)} is cut off by .${cutting.className || cutting.tagName}`)
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isText = element.matches('button, a[href], summary')
      if (
        isText &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + tolerance
      )
        faults.push(`the words of ${nameOf(element)} are cut off`)
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || isScrolled(element)) continue
      const top = document.elementFromPoint(x, y)
      const isOwn =
        top === null || element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)
      if (!isOwn && !liesOver(top) && !(top.matches('[role="tab"]') && element.matches('[role="tab"]')))
        faults.push(`${nameOf(element)} is covered by ${nameOf(top)}`)
    }
    const active = document.querySelector('[role="tab"][aria-selected="true"]')
    const around = active?.closest('.el-tabs__nav-scroll')?.getBoundingClientRect()
    const tab = active?.getBoundingClientRect()
    if (tab && around && (tab.left < around.left - tolerance || tab.right > around.right + tolerance))
      faults.push(`the tab that is shown, ${nameOf(active!)}, is out of sight`)
    function* ancestors(element: Element): Generator<Element> {
      for (let one: Element | null = element; one !== null; one = one.parentElement) yield one
    }
    return [...new Set(faults)]
  })

/** Words that nobody outside the code knows: identifiers of the API and of the store, and Markdown that was not rendered. */
export const rawWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement
      // The API's own words stand where the payload and the API are shown, and text of documents is theirs.
      if (around === null || around.closest('[role="tree"], .text-layer, code, pre, .sheet, script, style') !== null)
        continue
      if (around.checkVisibility({ checkVisibilityCSS: true })) shown.push(node.textContent ?? '')
    }
    const raw = [
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/,
      /\b[a-z]{2,}[A-Z][a-z]+[A-Za-z]*\b/,
      /\b[a-z]+(?:_[a-z]+)+\b/,
      /\*\*\w|^#{1,6} |\]\(/m,
      /\b(?:undefined|NaN|\[object)\b/,
    ]
    return [...new Set(shown.filter(text => raw.some(one => one.test(text))).map(text => text.trim().slice(0, 100)))]
  })

/** Roles of controls for which the browser tells screen readers no name. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const roles =
    /^ *- ((?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|separator)\b)(?! ")/
  const named = tree.split('\n').flatMap(line => (/^ *- separator$/.test(line) ? [] : (roles.exec(line)?.[1] ?? [])))
  // Items of trees are named by their text; the snapshot leaves out names of more than 900 characters.
  const items = await page.locator('[role="treeitem"]:visible').allTextContents()
  return [...named, ...items.filter(text => text.trim() === '').map(() => 'treeitem')]
}
