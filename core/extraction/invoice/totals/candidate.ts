/** An amount that may be one of the sums of an invoice, and how it is made of an amount and its label. */
import type { Field } from '../../../document/field.ts'
import { fieldOf, invoiceConfidence, type LabelStrength, type ValuePlace } from '../confidence.ts'
import type { PrintedAmount } from './amounts.ts'
import { containsPhrase, type TotalLabel, type TotalTerm } from './labels.ts'
import type { TotalsPage } from './rows.ts'

/** An amount that may be one of the sums. */
export interface TotalCandidate {
  readonly term: TotalTerm
  readonly fieldValue: Field
  /** 0 to 1: how surely the label means this sum. */
  readonly strength: number
  readonly printed: PrintedAmount
  /** The phrase of the label can mean nothing else. */
  readonly sure: boolean
  /** Fraction. */
  readonly rate: Field | null
  readonly base: Field | null
  /** A tax printed as contained in the prices. */
  readonly included: boolean
}

/** Terms whose amounts count down: their size is what is stated. */
const magnitudes: ReadonlySet<TotalTerm> = new Set(['discount', 'amount_paid', 'down_payment', 'trade_in'])

/** A label with its text as printed, and where the amount stands from it. */
export interface LabelAt {
  readonly label: TotalLabel
  readonly text: string
  readonly place: ValuePlace
}

export function candidateOf(
  on: TotalsPage,
  printed: PrintedAmount,
  { label, text, place }: LabelAt,
  parts: { readonly rate?: Field | null; readonly base?: Field | null } = {},
): TotalCandidate {
  const strength: LabelStrength = label.share === 0 ? 'none' : label.sure && label.share > 0.99 ? 'whole' : 'part'
  const field = amountField(on, printed, text, { strength, place })
  const fit =
    (label.sure ? 0.9 : 0.6) * (0.6 + 0.4 * label.share) * { beside: 1, below: 0.85, sentence: 0.6, apart: 0.5 }[place]
  return {
    term: label.term,
    fieldValue: { ...field, value: magnitudes.has(label.term) ? Math.abs(field.value) : field.value },
    strength: fit * (printed.monetary || printed.dash ? 1 : 0.75) * Math.min(1, printed.certainty + 0.1),
    printed,
    sure: label.sure,
    rate: parts.rate ?? null,
    base: parts.base ?? null,
    included: containsPhrase('included', text),
  }
}

/** The figure of an amount on a page. */
export function amountField(
  on: TotalsPage,
  printed: PrintedAmount,
  label: string,
  { strength, place }: { readonly strength: LabelStrength; readonly place: ValuePlace },
): Field {
  const { value, words, certainty, text, box } = printed
  const confidence = invoiceConfidence({ words, ocr: on.ocr, label: strength, place, certainty })
  const plain = label.replace(/\s*[:;.]+$/, '').trim()
  return fieldOf(on.view, value, confidence, {
    evidence: [{ page: printed.cell.page, box, text }],
    label: plain === '' ? null : plain,
  })
}

/** A percentage as a fraction. */
export const rateOf = (on: TotalsPage, printed: PrintedAmount, label: string, place: ValuePlace = 'beside'): Field => {
  const fieldValue = amountField(on, printed, label, { strength: 'part', place })
  return { ...fieldValue, value: Math.round(Math.abs(fieldValue.value) * 1e4) / 1e6 }
}
