/** The shape of a documented operation, and the parameters several of them share. */
import type { Scope } from '../../store/api-keys.ts'
import type { SchemaName } from './schemas.ts'

/** A query or path parameter, or a request header. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: Record<string, unknown>
}

export interface SuccessReply {
  readonly status: number
  readonly description: string
  /** null: no body. A media type with `binary` for downloads and streams. */
  readonly body: SchemaName | { readonly mediaType: string; readonly format: 'binary' | 'text' } | null
  readonly example?: unknown
  /** Header name → description. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Operation {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** With `{name}` placeholders. */
  readonly path: string
  readonly id: string
  readonly tag: 'Analyses' | 'Applications' | 'Service' | 'Keys' | 'Webhooks' | 'Registries'
  readonly summary: string
  readonly description?: string
  /** Right the key needs; null: open to everybody. */
  readonly scope: Scope | null
  readonly parameters?: readonly Parameter[]
  readonly body?:
    | { readonly json: SchemaName; readonly required: boolean }
    /** Files with one entry of this schema each, and an example of the entries. `around`: what the entries may stand in, instead of a bare object. */
    | { readonly multipart: SchemaName; readonly around?: SchemaName; readonly example: unknown }
    /** Another multipart form, by its JSON Schema. */
    | { readonly form: Record<string, unknown> }
  readonly replies: readonly SuccessReply[]
  /** Refusals besides those every operation has, or in better words than theirs. */
  readonly refusals: Readonly<Record<number, string>>
}

export const idParameter = (what: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `Identifier of the ${what}.`,
  schema: { type: 'string' },
})
