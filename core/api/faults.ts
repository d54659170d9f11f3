/** What is wrong with a request, as sentences a caller can act on; all of it is reported at once. */
import type { z } from 'zod'
import { Refusal } from '../errors.ts'

/** Something wrong with a request. `missing` faults are those the specification's 400 sentence speaks of. */
export interface Fault {
  readonly missing: boolean
  readonly message: string
}

/** So many faults are listed, each in so many characters: a caller corrects a few, and a flood is not answered by one. */
const MAX_FAULTS = 50
const MAX_CHARACTERS = 400

/** Refuses with every fault in one sentence, as MISSING_FIELDS when one of them is; does nothing when there is none. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const listed = faults.slice(0, MAX_FAULTS).map(({ message }) => shortened(message))
  const rest = faults.length - listed.length
  const message = [...listed, ...(rest > 0 ? [`${rest} more`] : [])].join('; ')
  throw new Refusal(faults.some(fault => fault.missing) ? 'MISSING_FIELDS' : 'BAD_VALUE', `${message}.`)
}

const shortened = (message: string): string =>
  message.length <= MAX_CHARACTERS ? message : `${message.slice(0, MAX_CHARACTERS).toWellFormed()}…`

/** A schema's complaint about what was sent. `place`: what was sent, such as `metadata[0]`; empty for a body or query, whose members need none. */
export function faultOf(issue: z.core.$ZodIssue, sent: unknown, place = ''): Fault {
  if (issue.code === 'unrecognized_keys')
    return { missing: false, message: `unknown: ${issue.keys.join(', ')}; nothing of this name is read here` }
  const value = issue.path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    sent,
  )
  const where = [place, ...issue.path.map(String)].filter(part => part !== '').join('.') || 'the body'
  if (value === undefined) return { missing: true, message: `${where} is missing` }
  return { missing: false, message: `${where} ${demandOf(issue)}` }
}

/** What is asked of the value, as the rest of a sentence. */
function demandOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return `must be ${named(issue.expected)}`
    case 'invalid_union': {
      const expected = issue.errors.flatMap(([first]) => (first?.code === 'invalid_type' ? named(first.expected) : []))
      return expected.length > 0 ? `must be ${expected.join(' or ')}` : 'is malformed'
    }
    case 'invalid_format':
      return demandOfFormat(issue)
    case 'too_small':
      if (issue.origin !== 'number')
        return issue.minimum === 1 ? 'must not be empty' : `needs ${issue.minimum} at least`
      return issue.inclusive === false ? `must be above ${issue.minimum}` : `must be ${issue.minimum} at least`
    case 'too_big':
      return `must be ${issue.maximum} ${unitOf(issue.origin)}at most`
    default:
      return 'is malformed'
  }
}

function demandOfFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'date') return 'must be a date of the form YYYY-MM-DD'
  if (issue.format === 'datetime') return 'must be a time in UTC of the form YYYY-MM-DDTHH:MM:SSZ'
  if (issue.format === 'starts_with') return `must begin with ${(issue as z.core.$ZodIssueStringStartsWith).prefix}`
  return issue.message
}

const names: Readonly<Record<string, string>> = {
  int: 'a whole number',
  array: 'an array',
  object: 'an object',
  null: 'null',
}
const named = (type: string): string => names[type] ?? `a ${type}`

const unitOf = (origin: string): string => (origin === 'string' ? 'characters ' : origin === 'array' ? 'items ' : '')
