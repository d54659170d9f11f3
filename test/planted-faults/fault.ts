/** A fault planted in a drawn document, and how it is recognized among the failed checks. */
import type { Check } from '../../core/contract/evidence.ts'
import type { Finding } from '../../core/integrity/finding.ts'
import { arithmeticOf, type ArithmeticSources } from '../../core/workflows/integrity/document-integrity.ts'

export const faultKinds = [
  'changed digit in a part',
  'changed digit in a total',
  'changed digit in a balance',
  'swapped sign',
  'duplicated row',
  'missing row',
  'missing page',
  'missing month',
  'another name',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface PlantedFault {
  readonly kind: FaultKind
  /** What was done, for the message of a failed test. */
  readonly what: string
  /** One of these stands in the sentence of the check that shows it, letter case apart: the place of the fault. */
  readonly places: readonly string[]
  /** The checks of the document with the fault. */
  readonly checks: () => readonly Check[]
  /** Of a fault in sums or balances: the signs of change that its arithmetic gives. */
  readonly signs?: () => readonly Finding[]
  /** Whether what was read is what the sound document says: other amounts outweigh the fault. Absent: nothing can. */
  readonly repaired?: () => boolean
}

export interface PlantedDocument {
  readonly name: string
  /** The checks of the document as it was. */
  readonly sound: () => readonly Check[]
  readonly faults: readonly PlantedFault[]
}

/** Whether a failed check names the place of the fault; what a lost page took away is named by what could not be checked. */
export const isShown = ({ kind, places, checks }: PlantedFault): boolean =>
  checks().some(
    ({ passed, message }) =>
      (passed === false || (passed === null && kind === 'missing page')) &&
      places.some(place => message.toLowerCase().includes(place.toLowerCase())),
  )

/** Failed checks of more than the lowest severity: a sound document has none. */
export const gravelyFailed = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ passed, severity }) => passed === false && severity !== 'info')

/** The signs that arithmetic gives, of all files. */
export const arithmeticSigns = (sources: ArithmeticSources): readonly Finding[] =>
  [...arithmeticOf(sources).values()].flat().map(({ finding }) => finding)
