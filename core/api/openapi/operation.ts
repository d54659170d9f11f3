/** The shape of a documented operation, and the parameters several of them share. */
import { z } from 'zod'
import type { Scope } from '../../store/api-keys.ts'
import type { SchemaName } from './schemas.ts'

/** A query or path parameter, or a request header. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description: string
  readonly example: unknown
  readonly required?: boolean
  readonly deprecated?: boolean
  readonly schema: Record<string, unknown>
}

export interface SuccessReply {
  readonly status: number
  readonly description: string
  /** null: no body. A media type, or those it may have, with `binary` for downloads; one of a stream. */
  readonly body:
    | SchemaName
    | { readonly mediaType: string | readonly string[]; readonly format: 'binary' }
    /** `data`: of each event of a stream, as JSON. */
    | { readonly mediaType: string; readonly format: 'text'; readonly data?: SchemaName }
    | null
  readonly example?: unknown
  /** Whether it comes as CSV to those who prefer that. */
  readonly csv?: boolean
  /** Header name → description. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
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
    | { readonly json: SchemaName; readonly required: boolean; readonly example?: unknown }
    /** Files with one entry of this schema each, and an example of the entries. `around`: what the entries may stand in, instead of a bare object. */
    | { readonly multipart: SchemaName; readonly around?: SchemaName; readonly example: unknown }
    /** Another multipart form, by its JSON Schema. */
    | { readonly form: Record<string, unknown> }
  readonly replies: readonly SuccessReply[]
  /** Refusals besides those every operation has, or in better words than theirs. */
  readonly refusals: Readonly<Record<number, string>>
}

/** The parameters of a query, as its schema describes them. */
export const queryParameters = (query: z.ZodObject): readonly Parameter[] =>
  Object.entries(z.toJSONSchema(query).properties ?? {}).map(([name, property]) => {
    const {
      description = '',
      deprecated,
      examples,
      ...schema
    } = property as Record<string, unknown> & {
      description?: string
      examples?: readonly unknown[]
    }
    // What the format says already.
    if (schema['format'] !== undefined) delete schema['pattern']
    return {
      name,
      in: 'query',
      description,
      example: examples?.[0],
      ...(deprecated === true && { deprecated }),
      schema,
    }
  })

export const missingParameter: Parameter = {
  name: 'missing',
  in: 'query',
  description: 'What stands for a documented number that the documents do not state.',
  example: 'zero',
  schema: { type: 'string', enum: ['null', 'zero'], default: 'null' },
}

export const idParameter = (what: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `Identifier of the ${what}.`,
  example: '0d9cbe0c-6f0e-4f2b-9d0e-1d6a3c1f7b52',
  schema: { type: 'string' },
})
