/** A JSON body or query read against its schema, every fault named at once. */
import type { z } from 'zod'
import { Refusal } from '../errors.ts'
import { faultOf, refuseFaults } from './faults.ts'

/** Throws Refusal MISSING_FIELDS when a member is missing, else BAD_VALUE. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  if (body === undefined || body === null) throw new Refusal('MISSING_FIELDS', 'A JSON body is required')
  refuseFaults(parsed.error.issues.map(issue => faultOf(issue, body)))
  throw new Error('a schema refused a body without an issue')
}
