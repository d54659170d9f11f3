/** Why one field has its value, or at which stage it was lost: from the explanation of its document. */
import { horizontalOverlap, verticalOverlap } from '../../document/geometry.ts'
import { maskNumbers, type TraceEntry } from '../../document/trace.ts'
import type { ExplainedField, ExplainedPart } from './explain-document.ts'

/** What a part of a document says about one field. */
export interface FieldExplanation {
  readonly part: ExplainedPart
  /** Fields of this name that came out. */
  readonly found: readonly ExplainedField[]
  /** What the stages recorded about it, in their order. */
  readonly entries: readonly TraceEntry[]
  /** Of a field that did not come out, the stage that lost it; null when it did. */
  readonly loss: string | null
}

const namesOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[/.[\]]+/)
    .filter(name => name !== '')

/** Whether an entry about the field `own` is about what was asked for: the one path ends in the other. */
const isAbout = (own: readonly string[], asked: readonly string[]): boolean => {
  const shared = Math.min(own.length, asked.length)
  return own.slice(-shared).join('.') === asked.slice(-shared).join('.')
}

/** Whether a path in a result ends in these names. */
const endsIn = (path: string, names: readonly string[]): boolean =>
  namesOf(path).slice(-names.length).join('.') === names.join('.')

/**
 * The fields that match the most of what was asked for, counted from its end: paths of the API and of extraction share their last members, not
 * always their first ones ("line_items/0/amount" is "invoices.0.lines.0.amount").
 */
function bestMatches(fields: readonly ExplainedField[], names: readonly string[]): readonly ExplainedField[] {
  for (let first = 0; first < names.length; first++) {
    const found = fields.filter(({ path }) => endsIn(path, names.slice(first)))
    if (found.length > 0) return found
  }
  return []
}

/**
 * `asked`: the name of a field, a path in a result, or the end of one, with "." or "/" between its members. Parts that know nothing of it are
 * left out.
 */
export function explainField(parts: readonly ExplainedPart[], asked: string): readonly FieldExplanation[] {
  const names = namesOf(asked)
  const last = names.at(-1) ?? ''
  return parts.flatMap(part => {
    const found = bestMatches(part.fields, names)
    const about = (asked: readonly string[]): readonly TraceEntry[] =>
      part.trace.filter(
        ({ field, message }) => (field !== undefined && isAbout(namesOf(field), asked)) || mentions(message, last),
      )
    const own = about(names)
    const named = own.length > 0 ? own : about([last])
    // Stages name questions, results name fields: "legalName" is answered where "businessLegalName" stands.
    const entries = named.length > 0 ? named : part.trace.filter(entry => found.some(field => isAt(entry, field)))
    const fields =
      found.length > 0 || named.some(isCandidate)
        ? found
        : part.fields.filter(field => named.some(entry => isAt(entry, field)))
    if (fields.length === 0 && entries.length === 0) return []
    return [{ part, found: fields, entries, loss: fields.length === 0 ? lossOf(entries) : null }]
  })
}

/** Whether the entry is about the print in which the field stands; what a stage saw of the page as a whole is not. */
const isAt = ({ shapes = [] }: TraceEntry, { evidence }: ExplainedField): boolean =>
  shapes.some(
    ({ page, box, role }) =>
      PRINT_ROLES.has(role) &&
      evidence.some(
        place => place.page === page && horizontalOverlap(place.box, box) > 0 && verticalOverlap(place.box, box) > 0,
      ),
  )
const PRINT_ROLES: ReadonlySet<string> = new Set(['candidate', 'chosen'])

const mentions = (message: string, name: string): boolean =>
  message.startsWith('identity') && message.toLowerCase().split(/\W+/).includes(name)

export const isCandidate = ({ message }: TraceEntry): boolean => message.startsWith('candidate')

/** The last stage that had something for a field that did not come out. */
function lossOf(entries: readonly TraceEntry[]): string {
  const candidates = entries.filter(isCandidate)
  if (candidates.length === 0)
    return `no candidate was found; last seen at stage ${entries.at(-1)!.stage}: ${entries.at(-1)!.message}`
  const chosen = candidates.find(({ message }) => message.endsWith(', chosen'))
  const { stage } = chosen ?? candidates[0]!
  return chosen === undefined
    ? `lost at stage ${stage}: ${candidates.length} candidates, none chosen`
    : `chosen at stage ${stage} and dropped afterwards`
}

/** A field on one line: path, value, confidence, method, label, places. */
export const fieldText = ({ path, value, confidence, method, label, evidence }: ExplainedField): string =>
  [
    `${path} = ${value}`,
    `confidence ${confidence.toFixed(3)}`,
    method,
    ...(label === null ? [] : [`under "${maskNumbers(label)}"`]),
    ...evidence.slice(0, 3).map(({ page, text }) => `page ${page} "${maskNumbers(text)}"`),
  ].join('  ')

/** What a stage recorded, on one line. Facts that are null are left out: nothing was printed or computed there. */
export function entryText({ field, message, facts = {}, shapes = [] }: TraceEntry): string {
  const pages = [...new Set(shapes.map(({ page }) => page))]
  const texts = shapes.flatMap(({ text }) => (text === undefined ? [] : [`"${text}"`])).slice(0, 3)
  return [
    ...(field === undefined ? [] : [`${field}:`]),
    message,
    ...Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [`${name} ${factText(value)}`])),
    ...(pages.length === 0 ? [] : [`page ${pages.join(', ')}`]),
    ...texts,
  ].join('  ')
}

/** Features have three decimals at most; sums of amounts carry the noise of binary fractions beyond that. */
const factText = (value: string | number | boolean): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value)
