/** What a request carries besides its message: who calls, what the route demands, what the log will say. */
import type { Wording } from '../contract/error.ts'
import type { Scope, Tier } from '../store/api-keys.ts'
import type { LoggedFile } from '../store/request-log.ts'

/** Who sent a request. */
export interface Caller {
  /** Of the stored key; `owner` and `session` for the key given at start and for the window. */
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** `unlimited`: neither quota nor rate limit. */
  readonly tier: Tier
  readonly kind: 'key' | 'owner' | 'session'
}

/** Filled while the request is served and written to the request log at its end. */
export interface RequestNotes {
  analysisId: string | null
  /** Of the application the request is about, where its address does not say so. */
  appId: string | null
  files: readonly LoggedFile[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Right a caller needs; absent: the route is open to everybody (health, documentation, signed links). */
    scope?: Scope
    /** The endpoint's own sentences for its refusals. */
    wording?: Wording
    /** The route is an address of the interface, not of the documented API. */
    undocumented?: boolean
  }
  interface FastifyRequest {
    /** null on open routes. */
    caller: Caller | null
    notes: RequestNotes
  }
}
