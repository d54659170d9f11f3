/** What admits the page: the session token of this start, or an API key, kept for this window only. */
import { ref } from 'vue'
import type { Session } from '../../core/contract/desk.ts'
import { admitOthers, announceToken, tokenOfAnother, whenAdmitted } from './tabs.ts'

const place = 'desk-token'

/**
 * The token stands in the fragment of the first address (`#token=…`), which is never sent, or a code that is exchanged for it once (`#code=…`); from
 * then on the token lies in the window's own store. A window opened without either is admitted by another one that is.
 */
async function takeFromAddress(): Promise<string | null> {
  const given = secretIn(location.hash)
  if (given !== null) {
    history.replaceState(history.state, '', `${location.pathname}#/`)
    const admitting = given.kind === 'code' ? await exchanged(given.secret) : given.secret
    if (admitting !== null) sessionStorage.setItem(place, admitting)
  }
  return sessionStorage.getItem(place) ?? (await adopted())
}

async function adopted(): Promise<string | null> {
  const token = await tokenOfAnother()
  if (token !== null) sessionStorage.setItem(place, token)
  return token
}

interface Secret {
  readonly kind: 'token' | 'code'
  readonly secret: string
}

/** The token or code in an address or its fragment; null: there is none. */
export function secretIn(address: string): Secret | null {
  const [, kind, written] = /[#/?&](token|code)=([^&\s]+)/.exec(address) ?? []
  return written === undefined ? null : { kind: kind as Secret['kind'], secret: decodeURIComponent(written) }
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
admitOthers(() => token.value)
whenAdmitted(given => {
  if (!isConnected.value) connect(given)
})

/** Whether there is something to show at the door. */
export const isConnected = ref(token.value !== null)

/** Whether there ever was: a restarted service no longer knows it. */
export const wasAdmitted = ref(isConnected.value)

export const currentToken = (): string => token.value ?? ''

/** Takes a token or an API key; a reload of the window keeps it. */
function connect(secret: string): void {
  sessionStorage.setItem(place, secret)
  token.value = secret
  isConnected.value = wasAdmitted.value = true
}

/** The service did not admit what was shown. */
export function disconnect(): void {
  sessionStorage.removeItem(place)
  token.value = null
  isConnected.value = false
}

/** Connects with what a person pasted: the address that was printed, or an API key. Why it does not admit; null: it does. */
export async function admit(pasted: string): Promise<string | null> {
  const given = secretIn(pasted) ?? { kind: 'token', secret: pasted.trim() }
  const secret = given.kind === 'code' ? await exchanged(given.secret) : given.secret
  if (secret === null)
    return 'This link was used before, or its minute is over. Start Underwriter Desk again for a new one, or enter an API key.'
  const answer = await fetch('/app/overview', { headers: { authorization: `Bearer ${secret}` } }).catch(() => null)
  if (answer === null) return 'The service does not answer. Start it, then connect again.'
  if (answer.ok) {
    connect(secret)
    announceToken(secret)
    return null
  }
  if (answer.status === 401)
    return 'Underwriter Desk does not know this link or key: it was started again since, or the key was revoked.'
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
  return message ?? `Status ${answer.status}`
}
