/** An explanation as text: an overview by stage, or everything about one field. */
import type { Document } from '../document/model.ts'
import { maskNumbers, type TraceEntry } from '../document/trace.ts'
import type { ExplainedField, ExplainedPart } from './explain-document.ts'

/** What each stage saw, then every field that was found. */
export function overviewText(document: Document, parts: readonly ExplainedPart[]): string {
  const ocr = document.pages.filter(({ source }) => source === 'ocr').length
  const rows = document.pages.reduce((count, { lines }) => count + lines.length, 0)
  return [
    `reading: ${document.pages.length} pages, ${ocr} of them recognized, ${rows} lines of text`,
    ...document.problems.map(({ code, message }) => `  ${code}: ${maskNumbers(message)}`),
    ...parts.flatMap(partText),
  ].join('\n')
}

function partText({ part, extractor, fields, trace }: ExplainedPart): readonly string[] {
  const stages = Map.groupBy(trace, ({ stage }) => stage)
  return [
    '',
    `pages ${part.pages[0]!}–${part.pages.at(-1)!}: ${part.docType} (${part.confidence.toFixed(2)}), ${extractor === null ? 'no extractor' : `extractor ${extractor}`}`,
    ...part.evidence.map(evidence => `  classification: ${maskNumbers(evidence)}`),
    ...[...stages].flatMap(([stage, entries]) => stageText(stage, entries)),
    `  fields: ${fields.length}`,
    ...fields.map(field => `    ${fieldText(field)}`),
  ]
}

/** Candidates are counted here and listed for one field only. */
function stageText(stage: string, entries: readonly TraceEntry[]): readonly string[] {
  const candidates = entries.filter(isCandidate)
  const fields = new Set(candidates.map(({ field }) => field)).size
  const counted = candidates.length === 0 ? '' : `${candidates.length} candidates for ${fields} fields`
  return [
    `  ${stage}: ${counted}`.trimEnd(),
    ...entries.filter(entry => !isCandidate(entry)).map(entry => `    ${entryText(entry)}`),
  ]
}

const isCandidate = ({ message }: TraceEntry): boolean => message.startsWith('candidate')

const fieldText = ({ path, value, confidence, method, label, evidence }: ExplainedField): string =>
  [
    `${path} = ${value}`,
    `confidence ${confidence.toFixed(3)}`,
    method,
    ...(label === null ? [] : [`under "${maskNumbers(label)}"`]),
    ...evidence.slice(0, 3).map(({ page, text }) => `page ${page} "${maskNumbers(text)}"`),
  ].join('  ')

function entryText({ field, message, facts = {}, shapes = [] }: TraceEntry): string {
  const pages = [...new Set(shapes.map(({ page }) => page))]
  const texts = shapes.flatMap(({ text }) => (text === undefined ? [] : [`"${text}"`])).slice(0, 3)
  return [
    ...(field === undefined ? [] : [`${field}:`]),
    message,
    ...Object.entries(facts).map(([name, value]) => `${name} ${value}`),
    ...(pages.length === 0 ? [] : [`page ${pages.join(', ')}`]),
    ...texts,
  ].join('  ')
}

const lastOf = (path: string): string => path.split('.').at(-1)!.toLowerCase()

/** Whether a path in a result is the one asked for: it, or its end. */
const isAsked = (path: string, asked: string): boolean =>
  path.toLowerCase() === asked.toLowerCase() || path.toLowerCase().endsWith(`.${asked.toLowerCase()}`)

/** The value of a field with its candidates, features and identities; for a missing one, the stage that lost it. */
export function fieldExplanation(parts: readonly ExplainedPart[], asked: string): string {
  const texts = parts.flatMap(({ part, extractor, fields, trace }) => {
    const found = fields.filter(({ path }) => isAsked(path, asked))
    const entries = trace.filter(
      ({ field, message }) => field?.toLowerCase() === lastOf(asked) || mentions(message, asked),
    )
    if (found.length === 0 && entries.length === 0) return []
    return [
      `pages ${part.pages[0]!}–${part.pages.at(-1)!}: ${part.docType}, extractor ${extractor ?? 'none'}`,
      ...(found.length === 0 ? [`  not stated: ${lossOf(entries)}`] : found.map(field => `  ${fieldText(field)}`)),
      ...entries.map(entry => `  ${entry.stage}  ${entryText(entry)}`),
    ]
  })
  if (texts.length > 0) return texts.join('\n')
  const types = parts
    .map(({ part, extractor }) => `${part.docType}${extractor === null ? ' (no extractor)' : ''}`)
    .join(', ')
  return `${asked} was not found: no stage recorded a candidate of this name. The document was classified as ${types}.`
}

const mentions = (message: string, asked: string): boolean =>
  message.startsWith('identity') && message.toLowerCase().split(/\W+/).includes(lastOf(asked))

/** The last stage that had something for a field that did not come out. */
function lossOf(entries: readonly TraceEntry[]): string {
  const candidates = entries.filter(isCandidate)
  if (candidates.length === 0) return 'no finder emitted a candidate (no label or place names it)'
  const chosen = candidates.find(({ message }) => message.endsWith(', chosen'))
  const { stage } = chosen ?? candidates[0]!
  return chosen === undefined
    ? `lost at stage ${stage}: ${candidates.length} candidates, none chosen`
    : `chosen at stage ${stage} and dropped afterwards`
}
