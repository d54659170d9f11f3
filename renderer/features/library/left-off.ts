/** Where the window was left in this browser profile: it opens there again, unless what was there is gone. */
import type { Router } from 'vue-router'
import { application } from '../applications/applications-api.ts'
import { ServiceError } from '../../api/request.ts'
import { isConnected } from '../../api/connection.ts'
import { review } from '../../api/desk-api.ts'

const place = 'desk-left-off'

interface LeftOff {
  /** Path and query within the window. */
  readonly address: string
  /** CSS pixels from the top of the list. */
  readonly scroll: number
}

function remembered(): LeftOff | null {
  const stored = localStorage.getItem(place)
  if (stored === null) return null
  try {
    const { address, scroll } = JSON.parse(stored) as Partial<LeftOff>
    return typeof address === 'string' && address.startsWith('/') ? { address, scroll: Number(scroll) || 0 } : null
  } catch (error) {
    // Somebody else wrote there: it is no place of this window.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
const remember = (left: LeftOff): void => localStorage.setItem(place, JSON.stringify(left))

/** An address that names no place of its own becomes the one that was left. To be called before the router reads it. */
export function reopenAddress(): LeftOff | null {
  const left = remembered()
  if (left === null || left.address === '/' || !['', '#', '#/'].includes(location.hash)) return null
  history.replaceState(history.state, '', `${location.pathname}#${left.address}`)
  return left
}

/** Whether the analysis or application of an address is still there; everything else always is. */
async function isThere(name: unknown, id: string): Promise<boolean> {
  try {
    if (name === 'application') await application(id)
    else if (name === 'analysis' || name === 'invoice') await review(id)
    return true
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    // Only what the service denies is gone; a service that does not answer says so in the view itself.
    return error.code !== 'NOT_FOUND'
  }
}

/** Remembers where the window is from now on; `reopened` is what `reopenAddress` returned. */
export function rememberPlaces(router: Router, reopened: LeftOff | null): void {
  if (reopened !== null) {
    const stop = router.beforeEach(async to => {
      stop()
      return !isConnected.value || (await isThere(to.name, String(to.params['id'] ?? ''))) ? true : { path: '/' }
    })
  }
  router.afterEach(({ fullPath }) => {
    const before = remembered()
    remember({ address: fullPath, scroll: before?.address === fullPath ? before.scroll : 0 })
  })
  window.addEventListener('scrollend', () => {
    remember({ address: router.currentRoute.value.fullPath, scroll: Math.round(window.scrollY) })
  })
}

let wanted = remembered()
/** Scrolls a list that has been filled to where it was left, once after the window was opened. */
export function scrollToWhereLeft(address: string): void {
  if (wanted === null) return
  const { scroll } = wanted
  const isSame = wanted.address === address
  wanted = null
  if (isSame) window.scrollTo({ top: scroll })
}
