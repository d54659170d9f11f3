/** A JSON body or query read against its schema, every fault named at once. */
import type { z } from 'zod'
import { Refusal } from '../errors.ts'

/** Throws Refusal MISSING_FIELDS when a member is missing, else BAD_VALUE. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  if (body === undefined || body === null) throw new Refusal('MISSING_FIELDS', 'A JSON body is required')
  const faults = parsed.error.issues.map(issue => `${issue.path.map(String).join('.') || 'body'}: ${issue.message}`)
  const missing = parsed.error.issues.some(
    issue => issue.code === 'invalid_type' && issue.message.endsWith('received undefined'),
  )
  throw new Refusal(missing ? 'MISSING_FIELDS' : 'BAD_VALUE', faults.join('; '))
}
