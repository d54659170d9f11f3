/** What admits the page: the session token of this start, or an API key, kept for this window only. */
import { ref } from 'vue'

const place = 'desk-token'

/** The token stands in the fragment of the first address (`#token=…`), which is never sent; from then on it lies in the window's own store. */
function takeFromAddress(): string | null {
  const given = /^#\/?(?:\?|&)?token=([^&]+)/.exec(location.hash)?.[1]
  if (given !== undefined) {
    sessionStorage.setItem(place, decodeURIComponent(given))
    history.replaceState(history.state, '', `${location.pathname}#/`)
  }
  return sessionStorage.getItem(place)
}

const token = ref(takeFromAddress())

/** Whether there is something to show at the door. */
export const isConnected = ref(token.value !== null)

/** Whether there ever was: a restarted service no longer knows it. */
export const wasAdmitted = isConnected.value

export const currentToken = (): string => token.value ?? ''

/** Takes a token or an API key; a reload of the window keeps it. */
export function connect(secret: string): void {
  sessionStorage.setItem(place, secret)
  token.value = secret
  isConnected.value = true
}

/** The service did not admit what was shown. */
export function disconnect(): void {
  sessionStorage.removeItem(place)
  token.value = null
  isConnected.value = false
}
