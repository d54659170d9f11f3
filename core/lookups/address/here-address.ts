/** Addresses checked by a geocoder that speaks HERE's protocol; what it cannot answer is answered offline. */
import { ExponentialBackoff, handleWhen, isTaskCancelledError, retry, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { z } from 'zod'
import type { AddressVerdict, AddressVerifier } from '../lookups.ts'

export interface HereOptions {
  /** Base of the service, such as "https://geocode.search.hereapi.com". */
  readonly endpoint: string
  readonly apiKey: string
  /** Who answers when the service does not. */
  readonly fallback: AddressVerifier
  /** Milliseconds for one attempt; 4,000 by default. */
  readonly timeoutMs?: number
  /** Further attempts after a temporary failure; 2 by default. */
  readonly retries?: number
  /** Milliseconds before the second attempt, twice as long before the third; 200 by default. */
  readonly firstDelayMs?: number
}

/** Of HERE's answer, what is used. A query is matched well at 0.9 and above; below it another place was meant. */
const sureScore = 0.9
const Answer = z.object({
  items: z.array(
    z.object({
      address: z.object({
        label: z.string().optional(),
        countryCode: z.string().optional(),
        countryName: z.string().optional(),
        stateCode: z.string().optional(),
        state: z.string().optional(),
        county: z.string().optional(),
        city: z.string().optional(),
        district: z.string().optional(),
        street: z.string().optional(),
        postalCode: z.string().optional(),
        houseNumber: z.string().optional(),
      }),
      scoring: z
        .object({ queryScore: z.number().optional(), fieldScore: z.record(z.string(), z.unknown()).optional() })
        .optional(),
    }),
  ),
})
type Item = z.infer<typeof Answer>['items'][number]

/** A failure of the service; `passing`: another attempt may succeed. Never holds the key. */
class GeocoderFailure extends Error {
  readonly passing: boolean
  constructor(message: string, passing: boolean, cause?: unknown) {
    super(message, { cause })
    this.passing = passing
  }
}

/** Asks the geocoder, a few times if need be, and answers offline with a status sentence when it fails. */
export function createHereAddressVerifier(options: HereOptions): AddressVerifier {
  const { endpoint, apiKey, fallback, timeoutMs = 4000, retries = 2, firstDelayMs = 200 } = options
  const policy = wrap(
    retry(
      handleWhen(error => isTaskCancelledError(error) || (error instanceof GeocoderFailure && error.passing)),
      {
        maxAttempts: retries,
        backoff: new ExponentialBackoff({ initialDelay: firstDelayMs, maxDelay: 8 * firstDelayMs }),
      },
    ),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  return {
    async verify(address, signal) {
      signal?.throwIfAborted()
      try {
        const items = await policy.execute(context => ask(endpoint, apiKey, address, context.signal), signal)
        return verdictOf(items[0])
      } catch (error) {
        signal?.throwIfAborted()
        const failure = failureOf(error)
        if (failure === null) throw error
        return {
          ...(await fallback.verify(address, signal)),
          status: `The address service ${failure}; the address was checked offline.`,
        }
      }
    },
  }
}

/** How the service failed, as the end of a sentence; null for a defect of our own. */
function failureOf(error: unknown): string | null {
  if (isTaskCancelledError(error)) return 'did not answer in time'
  return error instanceof GeocoderFailure ? error.message : null
}

async function ask(endpoint: string, apiKey: string, address: string, signal: AbortSignal): Promise<readonly Item[]> {
  const url = new URL('v1/geocode', endpoint.endsWith('/') ? endpoint : `${endpoint}/`)
  url.searchParams.set('q', address)
  url.searchParams.set('apiKey', apiKey)
  let body: unknown
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) {
      await response.body?.cancel()
      const refused = response.status === 401 || response.status === 403
      throw new GeocoderFailure(
        refused ? `refused the key (status ${response.status})` : `answered with status ${response.status}`,
        response.status >= 500 || response.status === 429,
      )
    }
    body = await response.json()
  } catch (error) {
    if (signal.aborted || error instanceof GeocoderFailure) throw error
    // A broken connection may heal; text that is no JSON will stay so.
    throw error instanceof SyntaxError
      ? new GeocoderFailure('answered with something else than JSON', false, error)
      : new GeocoderFailure('could not be reached', true)
  }
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new GeocoderFailure('answered in an unknown form', false)
  return answer.data.items
}

function verdictOf(item: Item | undefined): AddressVerdict {
  if (item === undefined) return { valid: false, data: null, reason: 'The address service knows no such address.' }
  const { address, scoring } = item
  const score = scoring?.queryScore ?? 1
  if (score < sureScore)
    return {
      valid: false,
      data: null,
      reason: `The address service knows no such address; the nearest is ${address.label ?? 'unnamed'}.`,
    }
  if (address.street === undefined || address.houseNumber === undefined)
    return { valid: false, data: null, reason: 'The address service does not know the house number.' }
  return {
    valid: true,
    data: {
      city: address.city ?? null,
      label: address.label ?? null,
      state: address.state ?? null,
      county: address.county ?? null,
      street: address.street,
      district: address.district ?? null,
      stateCode: address.stateCode ?? null,
      postalCode: address.postalCode ?? null,
      countryCode: address.countryCode ?? null,
      countryName: address.countryName ?? null,
      houseNumber: address.houseNumber,
    },
    reason: null,
  }
}
