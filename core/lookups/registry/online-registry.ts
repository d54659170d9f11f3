/** A registry asked over HTTP: GET {address}?name=…&state=…, answered with records in the members of specification 2.5. */
import { ExponentialBackoff, handleWhen, isTaskCancelledError, retry, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { z } from 'zod'
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import { registryDate, stateTypeOf, statusOf } from './registry-values.ts'
import { stateCode } from '../../vocabulary/states.ts'

export interface OnlineRegistryOptions {
  readonly endpoint: string
  /** Sent as Authorization: Bearer; null: none. */
  readonly apiKey: string | null
  /** Milliseconds for one attempt; 6,000 by default. */
  readonly timeoutMs?: number
  /** Further attempts after a temporary failure; 2 by default. */
  readonly retries?: number
  /** Milliseconds before the second attempt, twice as long before the third; 300 by default. */
  readonly firstDelayMs?: number
}

export interface OnlineRegistry {
  /** Throws RegistryFailure, and the reason of an aborted `signal`. */
  find(name: string, state: string | null, signal?: AbortSignal): Promise<RegistryEntry[]>
}

/** How the service failed, as the end of a sentence; never holds the key. */
export class RegistryFailure extends Error {
  /** Another attempt may succeed. */
  readonly passing: boolean
  constructor(message: string, passing: boolean, cause?: unknown) {
    super(message, { cause })
    this.passing = passing
  }
}

const text = z.string().nullish()
const Record = z.object({
  name: z.string().min(1),
  type: text,
  status: text,
  address: text,
  agent_name: text,
  state_name: text,
  state_type: text,
  file_number: z.union([z.string(), z.number()]).nullish(),
  filing_date: text,
  match_score: z.number().min(0).max(1).nullish(),
})
const Answer = z.union([z.array(Record), z.object({ results: z.array(Record) }).transform(({ results }) => results)])
/** Twenty records are some 10 kB. */
const maxBytes = 1024 * 1024
/** More records than a reviewer reads. */
const maxRecords = 20

export function createOnlineRegistry(options: OnlineRegistryOptions): OnlineRegistry {
  const { timeoutMs = 6000, retries = 2, firstDelayMs = 300 } = options
  const policy = wrap(
    retry(
      handleWhen(error => isTaskCancelledError(error) || (error instanceof RegistryFailure && error.passing)),
      {
        maxAttempts: retries,
        backoff: new ExponentialBackoff({ initialDelay: firstDelayMs, maxDelay: 8 * firstDelayMs }),
      },
    ),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  return {
    async find(name, state, signal) {
      signal?.throwIfAborted()
      try {
        return await policy.execute(context => ask(options, name, state, context.signal), signal)
      } catch (error) {
        signal?.throwIfAborted()
        throw isTaskCancelledError(error) ? new RegistryFailure('did not answer in time', false, error) : error
      }
    },
  }
}

async function ask(
  { endpoint, apiKey }: OnlineRegistryOptions,
  name: string,
  state: string | null,
  signal: AbortSignal,
): Promise<RegistryEntry[]> {
  const url = new URL(endpoint)
  url.searchParams.set('name', name)
  if (state !== null) url.searchParams.set('state', state)
  const headers = { accept: 'application/json', ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) }
  let body: unknown
  try {
    const response = await fetch(url, { signal, headers, redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      // Nobody of this name.
      if (response.status === 404) return []
      const refused = response.status === 401 || response.status === 403
      throw new RegistryFailure(
        refused ? `refused the key (status ${response.status})` : `answered with status ${response.status}`,
        response.status >= 500 || response.status === 429,
      )
    }
    body = JSON.parse(await boundedText(response)) as unknown
  } catch (error) {
    if (signal.aborted || error instanceof RegistryFailure) throw error
    throw error instanceof SyntaxError
      ? new RegistryFailure('answered with something else than JSON', false, error)
      : new RegistryFailure('could not be reached', true)
  }
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new RegistryFailure('answered in an unknown form', false)
  return answer.data.slice(0, maxRecords).map(record => entryOf(record, state))
}

/** Throws RegistryFailure for more than anybody needs to say. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new RegistryFailure('answered with more than 1 MB', false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function entryOf(record: z.infer<typeof Record>, state: string | null): RegistryEntry {
  const code = stateCode(record.state_name ?? state)
  const type = record.type ?? null
  return {
    name: record.name,
    type,
    status: statusOf(record.status ?? null, null),
    address: record.address ?? null,
    agent_name: record.agent_name ?? null,
    state_name: record.state_name ?? null,
    state_type: stateTypeOf(
      { stateType: record.state_type ?? null, type, jurisdiction: null },
      { code: code ?? '', name: record.state_name ?? null },
    ),
    file_number: record.file_number === null || record.file_number === undefined ? null : String(record.file_number),
    filing_date: registryDate(record.filing_date ?? null),
    ...(typeof record.match_score === 'number' && { match_score: record.match_score }),
  }
}
