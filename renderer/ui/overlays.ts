/** Where menus and explanations are drawn that lie over the work: within it, so that they belong to its landmark. */

/** An element of its own: what a component renders must not have others' children between its own. */
export function overlays(): HTMLElement {
  const work = document.querySelector('main') ?? document.body
  const found = work.querySelector<HTMLElement>(':scope > .overlays')
  if (found !== null) return found
  const place = document.createElement('div')
  place.className = 'overlays'
  return work.appendChild(place)
}
