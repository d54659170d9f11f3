/** What the values of an invoice say of each other: on a page where most rests on good evidence, the rest is right more often too. */
import type { Field } from '../../document/field.ts'
import { logistic, logOddsOf } from '../solve/calibration.ts'
import type { ExtractedInvoice } from './invoice.ts'

/**
 * Share of a value's own confidence, in log odds; the rest is the mean over the invoice. Cross-validated by document on 2,100 values of 157
 * invoices the log loss fell from 0.184 to 0.153, at 0.3 to 0.5 alike, and a half more values can be promised at 99 %. On statements, accounts and
 * applications it adds nothing.
 */
const ownShare = 0.4

/**
 * The invoice with every confidence of its head, parties, taxes and equipment moved toward their mean. Line items keep theirs: there are as many
 * as rows, and they rest on their own arithmetic.
 */
export function withDocumentEvidence(invoice: ExtractedInvoice): ExtractedInvoice {
  const { figures, texts, parties, taxes, equipment } = invoice
  const head = { figures, texts, parties, taxes, equipment }
  const confidences = confidencesIn(head)
  if (confidences.length === 0) return invoice
  const mean = confidences.reduce((sum, confidence) => sum + logOddsOf(confidence), 0) / confidences.length
  const moved = (confidence: number) => logistic(ownShare * logOddsOf(confidence) + (1 - ownShare) * mean)
  return { ...invoice, ...withConfidences(head, moved) }
}

const confidencesIn = (value: unknown): readonly number[] =>
  isField(value) ? [value.confidence] : isObject(value) ? Object.values(value).flatMap(confidencesIn) : []

/** The same structure with the confidence of every field in it changed. */
function withConfidences<T>(value: T, change: (confidence: number) => number): T {
  if (isField(value)) return { ...value, confidence: change(value.confidence) }
  if (Array.isArray(value)) return value.map(member => withConfidences<unknown>(member, change)) as T
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withConfidences(member, change)])) as T
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isField = (value: unknown): value is Field<unknown> =>
  isObject(value) && 'evidence' in value && 'confidence' in value
