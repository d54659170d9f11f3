/** Work on a page done at most once. Pages are immutable, so what was built for a page stays true as long as the page lives. */
import type { Page } from '../../document/model.ts'

/** `build`, its result kept with the page. `build` must be pure. */
export function oncePerPage<T>(build: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, { readonly value: T }>()
  return page => {
    const found = known.get(page)
    if (found !== undefined) return found.value
    const value = build(page)
    known.set(page, { value })
    return value
  }
}
