/** A document run through classification and the extractors with the trace on: what each stage saw, and every field that came out. */
import type { Evidence, Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import { maskNumbers, record, withTrace, type TraceEntry } from '../../document/trace.ts'
import { classifyDocument } from '../../extraction/classify/classify.ts'
import type { DocumentPart } from '../../extraction/classify/score-part.ts'
import { calibratedConfidence, sourceOf } from '../../extraction/solve/calibration.ts'
import { extractorFor, noStatementHints, type ExtractorKind } from '../intake/extractors.ts'

/** A field of a result, by its path in it. */
export interface ExplainedField {
  /** "invoices.0.figures.subtotal" */
  readonly path: string
  /** As text; all but the last four digits of a social security number are masked. */
  readonly value: string
  readonly confidence: number
  readonly method: Field['method']
  readonly label: string | null
  readonly evidence: readonly Evidence[]
}

export interface ExplainedPart {
  readonly part: DocumentPart
  /** Null: nothing extracts documents of this type. */
  readonly extractor: ExtractorKind | null
  readonly fields: readonly ExplainedField[]
  readonly trace: readonly TraceEntry[]
}

/** The parts of the document in their order. */
export const explainDocument = (document: Document): Promise<readonly ExplainedPart[]> =>
  Promise.all(classifyDocument(document).map(part => explainPart(document, part)))

async function explainPart(document: Document, part: DocumentPart): Promise<ExplainedPart> {
  const extractor = extractorFor(part)
  if (extractor === null) return { part, extractor: null, fields: [], trace: [] }
  const [extract, explain] = await Promise.all([extractor.load(), extractor.explain()])
  const pages = document.pages.filter(({ number }) => part.pages.includes(number))
  const hints = { pages: part.pages, statement: noStatementHints, lookups: null }
  const { result, trace } = withTrace(() => {
    const found = extract(document, hints)
    // Recorded, because that masks what may be a social security number.
    record(() => explain(found, { ...document, pages }))
    return found
  })
  return {
    part,
    extractor: extractor.kind,
    fields: servedFields(result, extractor.kind),
    trace,
  }
}

/** With the confidence that results are served with. */
function servedFields(result: unknown, kind: ExtractorKind): readonly ExplainedField[] {
  const fields = fieldsIn(result, Array.isArray(result) ? kind : '')
  const source = sourceOf(fields)
  return fields.map(field => ({ ...field, confidence: calibratedConfidence(field, kind, source) }))
}

/** Every field in a result, whatever its form: what has a value, a confidence and evidence. */
export function fieldsIn(result: unknown, path = ''): readonly ExplainedField[] {
  if (result === null || typeof result !== 'object') return []
  if (isField(result)) {
    const { confidence, method, label, evidence } = result
    return [{ path, value: valueText(path, result.value), confidence, method, label, evidence }]
  }
  const entries: Iterable<readonly [string | number, unknown]> = result instanceof Map ? result : Object.entries(result)
  return [...entries].flatMap(([name, member]) => fieldsIn(member, path === '' ? `${name}` : `${path}.${name}`))
}

const isField = (value: object): value is Field<unknown> =>
  'value' in value && 'confidence' in value && 'method' in value && 'evidence' in value && Array.isArray(value.evidence)

/** Fields that hold a social security number are masked whatever form it was printed in. */
const secret = /ssn|social/i
const valueText = (path: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return secret.test(path) ? text.replace(/\d(?=(?:\D*\d){4})/g, '*') : maskNumbers(text)
}
