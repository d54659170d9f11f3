/** Where the transactions of an application stand on the page: kept in few bytes beside the payload, addressed by JSON pointer. */
import type { Provenance } from '../../contract/evidence.ts'
import type { Field } from '../../document/field.ts'
import { unionOf } from '../../document/geometry.ts'
import type { TransactionReading } from '../../extraction/bank/bank-statement.ts'
import type { ListedStatement } from './correct-transactions.ts'
import { provenanceOf, type TurnedPages } from '../statements/provenance.ts'

/** Page, box (left, top, right, bottom; null: it has no place), the amount as printed, how sure it is, how it was read. */
export type KeptPlace = readonly [
  page: number,
  bbox: Provenance['bbox'],
  text: string,
  confidence: number,
  method: Provenance['method'],
  /** Of a file of data: the line. */
  line?: number,
]

/** The transactions of a statement on record, in the order of the list. */
export interface PlacedStatement extends ListedStatement {
  readonly fileName: string
  readonly places: readonly KeptPlace[]
}

/** `corrected`: a person set something of it. */
export function placeOf(
  row: TransactionReading,
  home: { readonly fileName: string; readonly page: number },
  corrected: boolean,
  turned: TurnedPages,
): KeptPlace {
  const { amount, date, place } = row
  const printed = amount.evidence[0]
  // Readings kept from before the row was placed have the line of its date and its amount.
  const boxes = [amount, date].flatMap(fieldValue => ownEvidence(fieldValue, printed?.page)).map(({ box }) => box)
  const isLine = printed?.line !== undefined
  const whole = place ?? (boxes.length === 0 ? null : { page: printed!.page, box: unionOf(boxes) })
  const at: Field = isLine
    ? amount
    : whole === null
      ? { ...amount, evidence: [] }
      : { ...amount, evidence: [{ fileName: home.fileName, ...whole, text: printed?.text ?? '' }] }
  const { page, bbox, text, line } = provenanceOf(at, home.fileName, home.page, turned)
  const sure = Math.min(amount.confidence, date?.confidence ?? 1)
  const kept = [page, bbox, text, Math.round(sure * 1000) / 1000, corrected ? 'manual' : amount.method] as const
  return line === undefined ? kept : [...kept, line]
}

const ownEvidence = (fieldValue: Field<unknown> | null, page: number | undefined): Field['evidence'] =>
  fieldValue?.evidence.filter(evidence => evidence.page === page) ?? []

/** The places of the whole list under pointers into it: `/transactions/12`. */
export function placesOfList(statements: readonly PlacedStatement[]): {
  readonly provenance: Record<string, Provenance>
  /** 0 to 1. */
  readonly confidence: Record<string, number>
} {
  const provenance: Record<string, Provenance> = {}
  const confidence: Record<string, number> = {}
  let index = 0
  for (const { fileName, places } of statements)
    for (const [page, bbox, text, sure, method, line] of places) {
      const pointer = `/transactions/${index++}`
      provenance[pointer] = {
        fileName,
        page,
        bbox,
        text,
        label: null,
        scale: 1,
        method,
        ...(line !== undefined && { line }),
      }
      confidence[pointer] = sure
    }
  return { provenance, confidence }
}
