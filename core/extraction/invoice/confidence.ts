/** How sure a value of an invoice is: how it was read, what named it, where it stood, and what confirms it. One table of factors. */
import type { Evidence, Field } from '../../document/field.ts'
import type { Word } from '../../document/model.ts'
import { isRecognized, type InvoiceView } from '../layout/document-view.ts'

/** Factors, chosen so that of the values at 0.9 and above at least 99 % are right on invoices with known truths. */
export const invoiceFactors = {
  /** What names the value. */
  label: {
    /** The whole label is a phrase that can mean nothing else. */
    whole: 0.97,
    /** The phrase is a part of the label, or the label means this in most documents. */
    part: 0.93,
    /** The label means this only for want of a better one. */
    weak: 0.8,
    /** No label: found by its form or its place. */
    none: 0.72,
  },
  place: {
    /** Behind its label, in one cell or to the right of it. */
    beside: 1,
    below: 0.97,
    /** In running text. */
    sentence: 0.93,
    /** Apart from its label, or where a value of this kind usually stands. */
    apart: 0.9,
  },
  /** Recognized text that nothing confirms, beside the recognizer's own confidence. */
  ocr: 0.95,
  /** Something independent says the same: what remains of the doubt is divided by this, for each of them. */
  confirmedBy: 3,
  /** Something printed speaks against it. */
  doubtful: 0.8,
  /** Computed values are no surer than the least sure of what they come from, less this. */
  derived: 0.97,
} as const

export type LabelStrength = keyof typeof invoiceFactors.label
export type ValuePlace = keyof typeof invoiceFactors.place

export interface InvoiceEvidence {
  /** Words of the value; their confidences are 1 in a sound text layer. */
  readonly words: readonly Word[]
  /** The words were recognized. */
  readonly ocr: boolean
  readonly label: LabelStrength
  readonly place: ValuePlace
  /** 0 to 1: below 1 when the value had to be repaired or can be read in two ways. */
  readonly certainty?: number
  /** Independent confirmations: a sum that closes, a check digit, the same value printed elsewhere under its label. */
  readonly confirmations?: number
  readonly doubtful?: boolean
}

/** 0 to 1. */
export function invoiceConfidence(evidence: InvoiceEvidence): number {
  const { words, ocr, label, place, certainty = 1, confirmations = 0, doubtful = false } = evidence
  const read = ocr ? Math.min(1, ...words.map(word => word.confidence)) * invoiceFactors.ocr : 1
  const plain = invoiceFactors.label[label] * invoiceFactors.place[place] * read * certainty
  const confidence = confirmed(plain, confirmations)
  return doubtful ? confidence * invoiceFactors.doubtful : confidence
}

/** What `confirmations` independent confirmations do to a confidence. */
export const confirmed = (confidence: number, confirmations = 1): number =>
  1 - (1 - confidence) / invoiceFactors.confirmedBy ** confirmations

type Print = Omit<Evidence, 'fileName'>

/** Where a value is printed, and the label it stands at; without evidence it counts as text. */
export interface PrintedAt {
  readonly evidence: readonly Print[]
  readonly label?: string | null
}

/** A value as it is printed. */
export const fieldOf = <T>(
  view: InvoiceView,
  value: T,
  confidence: number,
  { evidence, label = null }: PrintedAt,
): Field<T> => ({
  value,
  confidence,
  method: evidence.some(({ page }) => isRecognized(view, page)) ? 'ocr' : 'text',
  evidence: evidence.map(({ page, box, text }) => ({ fileName: view.fileName, page, box, text })),
  label,
  scale: 1,
})

/** The field with a higher confidence. */
export const confirmedField = <T>(fieldValue: Field<T>, confirmations = 1): Field<T> => ({
  ...fieldValue,
  confidence: confirmed(fieldValue.confidence, confirmations),
})

/** The field with a lower confidence, at most `max`. */
export const doubtedField = <T>(fieldValue: Field<T>, max = 1): Field<T> => ({
  ...fieldValue,
  confidence: Math.min(fieldValue.confidence * invoiceFactors.doubtful, max),
})

/** A value computed from `parts`, their labels joined; amounts are rounded to the hundredth of a cent. */
export function derivedField<T>(value: T, parts: readonly Field<unknown>[]): Field<T> {
  return {
    value: (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value) as T,
    confidence: Math.min(1, ...parts.map(part => part.confidence)) * invoiceFactors.derived,
    method: 'derived',
    evidence: parts.flatMap(({ evidence }) => evidence),
    label: parts.flatMap(({ label }) => label ?? []).join(' + ') || null,
    scale: 1,
  }
}
