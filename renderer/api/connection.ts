/** What admits the page: the session token of this start, or an API key, kept for this window only. */
import { ref } from 'vue'
import type { Session } from '../../core/contract/desk.ts'

const place = 'desk-token'

/**
 * The token stands in the fragment of the first address (`#token=…`), which is never sent, or a code that is exchanged for it once (`#code=…`); from
 * then on the token lies in the window's own store.
 */
async function takeFromAddress(): Promise<string | null> {
  const [, kind, written] = /^#\/?(?:\?|&)?(token|code)=([^&]+)/.exec(location.hash) ?? []
  if (written !== undefined) {
    const given = decodeURIComponent(written)
    history.replaceState(history.state, '', `${location.pathname}#/`)
    const admitting = kind === 'code' ? await exchanged(given) : given
    if (admitting !== null) sessionStorage.setItem(place, admitting)
  }
  return sessionStorage.getItem(place)
}

/** null: the code was used, or its time is over; the window asks for a key then. */
async function exchanged(code: string): Promise<string | null> {
  const answer = await fetch('/app/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null)
  return answer?.ok === true ? ((await answer.json()) as Session).token : null
}

const token = ref(await takeFromAddress())

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
