/** Bearer token → caller: a stored key, the key given at start, or the window's session. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import { scopes } from '../store/api-keys.ts'
import type { ApiKeys } from '../store/api-keys.ts'
import { GuessLimit } from './guess-limit.ts'
import type { Caller } from './request-context.ts'

/** Secrets that are admitted without being stored. */
export interface StartSecrets {
  /** `--api-key`: the owner's, for this run; null when there is none. */
  readonly ownerKey: string | null
  /** The window's, made at every start; null when there is no window. */
  readonly sessionToken: string | null
  /** Who works at the window, for the history. */
  readonly personName: () => string
}

const everything = { scopes, tier: 'unlimited' } as const
const owner: Caller = { id: 'owner', name: 'Owner', kind: 'owner', ...everything }
const session: Caller = { id: 'session', name: 'Window', kind: 'session', ...everything }

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Makes the function that tells who calls; null for a token nobody was given. Comparisons take the same time right or wrong. */
function createIdentify(
  apiKeys: ApiKeys,
  { ownerKey, sessionToken, personName }: StartSecrets,
): (token: string) => Caller | null {
  const known = [
    ...(ownerKey === null ? [] : [{ hash: digest(ownerKey), caller: owner }]),
    ...(sessionToken === null ? [] : [{ hash: digest(sessionToken), caller: session }]),
  ]
  return token => {
    const hash = digest(token)
    const given = known.filter(secret => timingSafeEqual(secret.hash, hash))
    if (given[0]) return given[0].caller === session ? { ...session, name: personName() } : given[0].caller
    const key = apiKeys.admit(token)
    return key && { id: key.id, name: key.name, scopes: key.scopes, tier: key.tier, kind: 'key' }
  }
}

export interface Admission {
  readonly identify: (token: string) => Caller | null
  readonly admitsKeys: () => boolean
  readonly guesses: GuessLimit
}

export function openAdmission(
  apiKeys: ApiKeys,
  secrets: StartSecrets & Pick<Admission, 'admitsKeys'>,
  clock: Clock,
): Admission {
  const guesses = new GuessLimit(clock)
  // It is random, and the window's: nobody who guesses keeps it waiting.
  if (secrets.sessionToken !== null) guesses.right(secrets.sessionToken)
  return { identify: createIdentify(apiKeys, secrets), admitsKeys: secrets.admitsKeys, guesses }
}

/** The caller of a request to a guarded route. Throws Refusal NO_KEY, UNKNOWN_KEY, RATE_LIMITED (guesses), INSUFFICIENT_SCOPE, or API_OFF for a key while none are admitted. */
export function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, admitsKeys, guesses }: Admission,
): Caller {
  const { authorization } = request.headers
  if (authorization === undefined)
    throw new Refusal('NO_KEY', 'An API key is required: Authorization: Bearer <API_KEY>')
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw new Refusal('NO_KEY', 'The Authorization header must have the form Bearer <API_KEY>')
  guesses.admit(request.ip, token, reply)
  const caller = identify(token)
  if (caller === null) {
    guesses.wrong(request.ip)
    throw new Refusal('UNKNOWN_KEY', 'The API key is unknown, expired or revoked')
  }
  guesses.right(token)
  if (caller.kind === 'key' && !admitsKeys())
    throw new Refusal('API_OFF', 'API keys are not admitted at present: the API was switched off in the window')
  const { scope } = request.routeOptions.config
  if (scope !== undefined && !caller.scopes.includes(scope))
    throw new Refusal('INSUFFICIENT_SCOPE', `This needs a key with the scope ${scope}`)
  return caller
}
