/** A unit of equipment as it is being put together: what one place of the document says of it, and whether two places mean the same one. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import type { Field } from '../../../document/field.ts'
import { horizontalOverlap, verticalOverlap } from '../../../document/geometry.ts'
import type { Problem } from '../../../document/model.ts'
import { plainText, type EquipmentField } from './words.ts'
import { confirmedField } from '../confidence.ts'
import type { ExtractedEquipment, ItemRegion } from '../invoice.ts'

/** A unit as it will be delivered, with what decides which of them it is. */
export interface UnitDraft extends ExtractedEquipment {
  /** What the maker's name and the words of the text say it may be; empty when nothing says. */
  readonly fields: readonly EquipmentField[]
  /** Where in the document it was read. */
  readonly places: readonly ItemRegion[]
  /** Index of the billed line it stands in; null outside the lines. */
  readonly line: number | null
  readonly problems: readonly Problem[]
}

/** What a label or a text may say of a unit, none of it stated. */
const unstated = {
  vin: null,
  serial_number: null,
  make: null,
  model: null,
  year: null,
  equipment_type: null,
  titled: null,
  equipment_miles_hours: null,
}
type UnitMember = keyof typeof unstated
export const unitMembers = Object.keys(unstated) as UnitMember[]

export const emptyDraft: UnitDraft = {
  ...unstated,
  description: null,
  amount: null,
  tradeIn: false,
  fields: [],
  places: [],
  line: null,
  problems: [],
}

const letters = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '')

type Text = Field<string> | null
/** What fits of the letters of two texts; null where one of them is missing. */
const compared = (a: Text, b: Text, fits: (x: string, y: string) => boolean): boolean | null =>
  a === null || b === null ? null : fits(letters(a.value), letters(b.value))

/** Whether one of two texts begins the other: "579" and "579 T/A", "Haas" and "Haas Automation". */
const startsAlike = (a: Text, b: Text): boolean | null => compared(a, b, (x, y) => x.startsWith(y) || y.startsWith(x))
const equal = (a: Text, b: Text): boolean | null => compared(a, b, (x, y) => x === y)

const makerAliases: ReadonlyMap<string, string> = new Map(Object.entries(vocabulary.makerAliases))
const makerOf = (name: string): string => makerAliases.get(name) ?? name
const sameMaker = (a: Text, b: Text): boolean | null =>
  compared(a, b, (x, y) => makerOf(x).includes(makerOf(y)) || makerOf(y).includes(makerOf(x)))

/** Whether something printed of the two speaks against their being one unit. */
export function contradicts(a: UnitDraft, b: UnitDraft): boolean {
  const sameNumber = equal(a.vin, b.vin) ?? equal(a.serial_number, b.serial_number)
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
  const [own, others] = [a, b].map(unit => plainText(unit.equipment_type?.value ?? '').split(/[ -]/)) as [
    string[],
    string[],
  ]
  return a.equipment_type !== null && b.equipment_type !== null && !own.some(word => others.includes(word))
}

const isOnlyKind = ({ make, serial_number, year, equipment_type }: UnitDraft): boolean =>
  equipment_type !== null && make === null && serial_number === null && year === null

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
  if (equal(a.vin, b.vin) === true || equal(a.serial_number, b.serial_number) === true) return true
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

const moreConfident = <T>(a: Field<T> | null, b: Field<T> | null, alike: boolean): Field<T> | null => {
  if (a === null || b === null) return a ?? b
  const better = b.confidence > a.confidence + 0.005 ? b : a
  return alike && !samePrint(a, b) ? confirmedField(better) : better
}

/** Both drafts as one; of two values the surer, of equally sure ones the first. */
export function mergedUnit(a: UnitDraft, b: UnitDraft): UnitDraft {
  const members = unitMembers.map(member => {
    const [x, y] = [a[member] as Field<unknown> | null, b[member] as Field<unknown> | null]
    const alike = !unconfirmed.has(member) && x !== null && y !== null && plain(x.value) === plain(y.value)
    return [member, moreConfident(x, y, alike)]
  })
  return {
    ...a,
    ...(Object.fromEntries(members) as Pick<UnitDraft, UnitMember>),
    description: a.description ?? b.description,
    amount: a.amount ?? b.amount,
    tradeIn: a.tradeIn || b.tradeIn,
    fields: commonFields(a.fields, b.fields),
    places: [...a.places, ...b.places],
    line: a.line ?? b.line,
    problems: [...a.problems, ...b.problems],
  }
}
const plain = (value: unknown): unknown => (typeof value === 'string' ? letters(value) : value)
/** That two places name one kind, or say there is a title, proves neither. */
const unconfirmed: ReadonlySet<string> = new Set(['equipment_type', 'titled'])

/** What both say it may be; all of either when they agree on nothing. */
function commonFields(a: readonly EquipmentField[], b: readonly EquipmentField[]): readonly EquipmentField[] {
  const both = a.filter(field => b.includes(field))
  return both.length > 0 ? both : a.length > 0 ? a : b
}

/** Enough is known for a unit: a VIN; a maker with something of its own; a serial number with what it belongs to. */
export const isUnit = ({ vin, serial_number, make, model, year, equipment_type }: UnitDraft): boolean =>
  (vin ?? serial_number) !== null || (make !== null && (model ?? year ?? equipment_type) !== null)
