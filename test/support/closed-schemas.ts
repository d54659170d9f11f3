/** Answers held against the OpenAPI document with its objects closed: a member that is not described is a fault. */
import { z } from 'zod'
import { openApiDocument } from '../../core/api/openapi/document.ts'
import type { MemberSchema } from '../../core/api/openapi/member-docs.ts'

const { components } = openApiDocument('/', '1.0.0') as { components: { schemas: Record<string, MemberSchema> } }

function close(schema: MemberSchema): void {
  if (schema.properties !== undefined) schema.additionalProperties ??= false
  const { properties = {}, items, anyOf = [], additionalProperties: values } = schema
  for (const part of [...Object.values(properties), ...(items ? [items] : []), ...anyOf]) close(part)
  if (typeof values === 'object') close(values)
}

function closedDefinitions(): Record<string, z.core.JSONSchema.JSONSchema> {
  const schemas = structuredClone(components.schemas)
  for (const schema of Object.values(schemas)) close(schema)
  return JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')) as Record<
    string,
    z.core.JSONSchema.JSONSchema
  >
}

const definitions = closedDefinitions()
const validators = new Map<string, z.ZodType>()

/** Faults of a value against a named component; empty: none. */
export function closedFaults(name: string, value: unknown): readonly string[] {
  let validator = validators.get(name)
  if (validator === undefined) {
    validator = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions })
    validators.set(name, validator)
  }
  const parsed = validator.safeParse(value)
  return parsed.success ? [] : parsed.error.issues.map(issue => `/${issue.path.join('/')} ${issue.message}`)
}
