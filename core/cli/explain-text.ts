/** An explanation as text: an overview by stage, or everything about one field. */
import type { Document } from '../document/model.ts'
import { maskNumbers, type TraceEntry } from '../document/trace.ts'
import type { ExplainedPart } from '../workflows/explain/explain-document.ts'
import { entryText, explainField, fieldText, isCandidate } from '../workflows/explain/field-explanation.ts'

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

/** The value of a field with its candidates, features and identities; for a missing one, the stage that lost it. */
export function fieldExplanation(parts: readonly ExplainedPart[], asked: string): string {
  const texts = explainField(parts, asked).flatMap(({ part: { part, extractor }, found, entries, loss }) => [
    `pages ${part.pages[0]!}–${part.pages.at(-1)!}: ${part.docType}, extractor ${extractor ?? 'none'}`,
    ...(loss === null ? found.map(field => `  ${fieldText(field)}`) : [`  not stated: ${loss}`]),
    ...entries.map(entry => `  ${entry.stage}  ${entryText(entry)}`),
  ])
  if (texts.length > 0) return texts.join('\n')
  const types = parts
    .map(({ part, extractor }) => `${part.docType}${extractor === null ? ' (no extractor)' : ''}`)
    .join(', ')
  const names = new Set(
    parts.flatMap(({ fields, trace }) =>
      [...fields.map(({ path }) => path), ...trace.map(({ field }) => field ?? '')].map(path =>
        path.split(/[./]/).at(-1)!,
      ),
    ),
  )
  return [
    `${asked} was not found: no stage recorded a candidate of this name. The document was classified as ${types}.`,
    `Either nothing on it has a label of this field, or the name is another one. Recorded: ${[...names]
      .filter(name => name !== '')
      .toSorted()
      .join(', ')}.`,
  ].join('\n')
}
