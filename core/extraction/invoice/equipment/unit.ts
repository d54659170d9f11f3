/** A unit of equipment as it is being put together: what one place of the document says of it, and whether two places mean the same one. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import type { Field } from '../../../document/field.ts'
import { horizontalOverlap, verticalOverlap } from '../../../document/geometry.ts'
import type { Problem } from '../../../document/model.ts'
import { plainText, type EquipmentField } from './words.ts'
import { confirmedField } from '../confidence.ts'
import type { ItemRegion } from '../invoice.ts'

/** Members of a unit that are texts. */
type TextMember = 'vin' | 'serial' | 'make' | 'model' | 'year' | 'type' | 'description'

export interface UnitDraft extends Readonly<Record<TextMember, Field<string> | null>> {
  readonly titled: Field<boolean> | null
  readonly meter: Field | null
  readonly amount: Field | null
  readonly tradeIn: boolean
  /** What the maker's name and the words of the text say it may be; empty when nothing says. */
  readonly fields: readonly EquipmentField[]
  /** Where in the document it was read. */
  readonly places: readonly ItemRegion[]
  /** Index of the billed line it stands in; null outside the lines. */
  readonly line: number | null
  readonly problems: readonly Problem[]
}

export const emptyDraft: UnitDraft = {
  vin: null,
  serial: null,
  make: null,
  model: null,
  year: null,
  type: null,
  titled: null,
  meter: null,
  description: null,
  amount: null,
  tradeIn: false,
  fields: [],
  places: [],
  line: null,
  problems: [],
}

const letters = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether one of two texts holds the other: "579" and "579 T/A", "Haas" and "Haas Automation". */
function startsAlike(a: Field<string> | null, b: Field<string> | null): boolean | null {
  if (a === null || b === null) return null
  const [x, y] = [letters(a.value), letters(b.value)]
  return x.startsWith(y) || y.startsWith(x)
}

const equal = (a: Field<string> | null, b: Field<string> | null): boolean | null =>
  a === null || b === null ? null : letters(a.value) === letters(b.value)

const makerAliases: ReadonlyMap<string, string> = new Map(Object.entries(vocabulary.makerAliases))
function sameMaker(a: Field<string> | null, b: Field<string> | null): boolean | null {
  if (a === null || b === null) return null
  const [x, y] = [a, b].map(one => makerAliases.get(letters(one.value)) ?? letters(one.value)) as [string, string]
  return x.includes(y) || y.includes(x)
}

/** Whether something printed of the two speaks against their being one unit. */
export function contradicts(a: UnitDraft, b: UnitDraft): boolean {
  const sameNumber = equal(a.vin, b.vin) ?? equal(a.serial, b.serial)
  if (sameNumber !== null) return !sameNumber
  if (a.tradeIn !== b.tradeIn) return true
  if (a.line !== b.line && (isOnlyKind(a) || isOnlyKind(b)) && areTwoKinds(a, b)) return true
  return (
    sameMaker(a.make, b.make) === false || equal(a.year, b.year) === false || startsAlike(a.model, b.model) === false
  )
}

/** Two lines bill two machines; elsewhere two kinds without a word in common are two. */
function areTwoKinds(a: UnitDraft, b: UnitDraft): boolean {
  if (a.line !== null && b.line !== null) return true
  const [own, others] = [a, b].map(({ type }) => plainText(type?.value ?? '').split(/[ -]/)) as [string[], string[]]
  return a.type !== null && b.type !== null && !own.some(word => others.includes(word))
}

const isOnlyKind = ({ make, serial, year, type }: UnitDraft): boolean =>
  type !== null && make === null && serial === null && year === null

const samePlace = (a: UnitDraft, b: UnitDraft): boolean =>
  a.places.some(one =>
    b.places.some(
      other =>
        one.page === other.page &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
          0.5 * Math.min(one.bottom - one.top, other.bottom - other.top),
    ),
  )

/** Whether two drafts are of the same unit by what they say, or stand in the same row and do not contradict. */
export function sameUnit(a: UnitDraft, b: UnitDraft): boolean {
  if (contradicts(a, b)) return false
  if (equal(a.vin, b.vin) === true || equal(a.serial, b.serial) === true) return true
  if ((a.line !== null) !== (b.line !== null) && samePlace(a, b)) return true
  if (sameMaker(a.make, b.make) === true)
    return startsAlike(a.model, b.model) === true || a.model === null || b.model === null
  return startsAlike(a.model, b.model) === true && /\d/.test(a.model?.value ?? '')
}

/** One print read in two ways confirms nothing. */
const samePrint = (a: Field<unknown>, b: Field<unknown>): boolean =>
  a.evidence.some(one =>
    b.evidence.some(
      other =>
        one.page === other.page && horizontalOverlap(one.box, other.box) > 0 && verticalOverlap(one.box, other.box) > 0,
    ),
  )

const moreConfident = <T>(a: Field<T> | null, b: Field<T> | null, alike: boolean | null): Field<T> | null => {
  if (a === null || b === null) return a ?? b
  const better = b.confidence > a.confidence + 0.005 ? b : a
  return alike === true && !samePrint(a, b) ? confirmedField(better) : better
}

/** Both drafts as one; of two values the surer, of equally sure ones the first. */
export function mergedUnit(a: UnitDraft, b: UnitDraft): UnitDraft {
  return {
    vin: moreConfident(a.vin, b.vin, equal(a.vin, b.vin)),
    serial: moreConfident(a.serial, b.serial, equal(a.serial, b.serial)),
    make: moreConfident(a.make, b.make, equal(a.make, b.make)),
    model: moreConfident(a.model, b.model, equal(a.model, b.model)),
    year: moreConfident(a.year, b.year, equal(a.year, b.year)),
    type: moreConfident(a.type, b.type, null),
    titled: moreConfident(a.titled, b.titled, null),
    meter: moreConfident(a.meter, b.meter, a.meter !== null && b.meter !== null && a.meter.value === b.meter.value),
    description: a.description ?? b.description,
    amount: a.amount ?? b.amount,
    tradeIn: a.tradeIn || b.tradeIn,
    fields: commonFields(a.fields, b.fields),
    places: [...a.places, ...b.places],
    line: a.line ?? b.line,
    problems: [...a.problems, ...b.problems],
  }
}

/** What both say it may be; all of either when they agree on nothing. */
function commonFields(a: readonly EquipmentField[], b: readonly EquipmentField[]): readonly EquipmentField[] {
  const both = a.filter(field => b.includes(field))
  return both.length > 0 ? both : a.length > 0 ? a : b
}

/** Enough is known for a unit: a VIN; a maker with something of its own; a serial number with what it belongs to. */
export const isUnit = ({ vin, serial, make, model, year, type }: UnitDraft): boolean =>
  (vin ?? serial) !== null || (make !== null && (model ?? year ?? type) !== null)
