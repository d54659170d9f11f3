/** Machines and vehicles an invoice is about: VIN, serial number, make, model, year, hours, title. */
import { recordRanking } from '../../solve/record-choice.ts'
import type { ExtractedEquipment, LineItems } from '../invoice.ts'
import { pageOf, type InvoiceView } from '../../layout/document-view.ts'
import { unitsInForms } from './form.ts'
import { billedTexts, isMainLine, principalLine, unitsInLines, unitsOutsideLines } from './lines.ts'
import { contradicts, emptyDraft, isUnit, mergedUnit, sameUnit, unitMembers, type UnitDraft } from './unit.ts'
import { completeUnit, linkLine, typesFromDocument } from './reconcile.ts'
import { fieldFrom, printOf, wholeOf, type Print } from './printed-text.ts'
import { deniesTitle, mentionsTitle } from './words.ts'
import type { Field } from '../../../document/field.ts'

/** The units sold, the principal one first, and after them those taken in trade. */
export function findEquipment(view: InvoiceView, items: LineItems): readonly ExtractedEquipment[] {
  const billed = billedTexts(view, items)
  const drafts = [
    ...unitsInLines(view, items, billed),
    ...unitsInForms(view, billed),
    ...unitsOutsideLines(view, billed),
  ]
  const linked = mergeDrafts(drafts).map(draft => linkLine(draft, items))
  const units = typesFromDocument(view, joinNumbers(linked).map(completeUnit), items)
  const chosen = ordered(principalUnits(units, items) ?? metered(drafts), items)
  recordUnits(drafts, chosen[0])
  return titledUnits(view, chosen)
}

/** What the document is about: the units it names, behind the machine of a much dearer line that it only describes; null for neither. */
function principalUnits(units: readonly UnitDraft[], items: LineItems): readonly UnitDraft[] | null {
  const known = units.filter(unit => isUnit(unit) && shareOfDearest(unit, items) >= optionShare.dropped)
  const [described] = units.filter(
    unit =>
      !isUnit(unit) &&
      unit.equipment_type !== null &&
      (unit.model !== null || (unit.fields.length > 0 && isMainLine(unit.line, items))),
  )
  if (known.some(unit => shareOfDearest(unit, items) >= optionShare.second)) return known
  return described === undefined ? null : [described, ...known]
}

/** A workshop's invoice may state the meter of a vehicle it does not name. */
const metered = (drafts: readonly UnitDraft[]): readonly UnitDraft[] =>
  drafts
    .filter(({ equipment_miles_hours: meter }) => (meter?.value ?? 0) >= minMeter)
    .map(({ equipment_miles_hours }) => ({ ...emptyDraft, equipment_miles_hours }))
    .slice(0, 1)

/** Every value a draft had for a member, by the score it competes with, and what its draft knew besides. */
function recordUnits(drafts: readonly UnitDraft[], first: UnitDraft | undefined): void {
  for (const member of unitMembers) {
    if (member === 'titled') continue
    const stating = drafts.filter(draft => draft[member] !== null)
    recordRanking('equipment', member, stating, {
      chosen: stating.find(draft => draft[member]!.value === first?.[member]?.value) ?? null,
      describe: draft => {
        const { value, confidence: score, evidence } = draft[member]!
        return { value, score, features: { unit: weightOf(draft), traded: Number(draft.tradeIn) }, evidence }
      },
    })
  }
}

/** Less is no meter's but somebody's hours. */
const minMeter = 1000

/** Merges a draft into the unit it describes, if that is among `units`; says whether it is. */
function mergesInto(units: UnitDraft[], draft: UnitDraft): boolean {
  const at = units.findIndex(unit => sameUnit(unit, draft))
  if (at >= 0) units[at] = mergedUnit(units[at]!, draft)
  return at >= 0
}

/** Drafts of one unit made one; what says too little to be a unit joins the only one it can belong to. */
function mergeDrafts(drafts: readonly UnitDraft[]): readonly UnitDraft[] {
  const units: UnitDraft[] = []
  const loose: UnitDraft[] = []
  for (const draft of drafts) if (!mergesInto(units, draft)) (isUnit(draft) ? units : loose).push(draft)
  const apart = loose.filter(draft => {
    const fitting = units.flatMap((unit, index) => (contradicts(unit, draft) ? [] : [index]))
    const [at] = fitting
    if (fitting.length === 1 && at !== undefined) units[at] = mergedUnit(units[at]!, draft)
    return fitting.length === 0
  })
  // Units may turn out to be one when more is known of them.
  const kept: UnitDraft[] = []
  for (const unit of [...units, ...apart]) if (!mergesInto(kept, unit)) kept.push(unit)
  return kept
}

/** A VIN or serial number alone belongs to the only named unit that has none and stands in no other line. */
function joinNumbers(units: readonly UnitDraft[]): readonly UnitDraft[] {
  const joined = [...units]
  const bare = units.filter(
    ({ make, model, vin, serial_number }) => make === null && model === null && (vin ?? serial_number) !== null,
  )
  for (const number of bare) {
    const isOtherLine = ({ line }: UnitDraft): boolean => line !== null && number.line !== null && line !== number.line
    const [host, another] = joined.filter(unit => unit.make !== null && !unit.tradeIn && !isOtherLine(unit))
    if (host === undefined || another !== undefined || contradicts(host, number)) continue
    joined[joined.indexOf(host)] = mergedUnit(host, number)
    joined.splice(joined.indexOf(number), 1)
  }
  return joined
}

/** Named units that cost less than these shares of the dearest line are its options: listed behind its machine, or not the document's subject at all. */
const optionShare = { second: 0.8, dropped: 0.2 } as const

/** How much proves a unit to be what the document is about. */
const weight = { vin: 4, serial_number: 3, year: 2, line: 1 } as const
const weightOf = (unit: UnitDraft): number =>
  (Object.keys(weight) as (keyof typeof weight)[]).reduce((sum, key) => sum + (unit[key] === null ? 0 : weight[key]), 0)

/** What a unit without number or year costs, as a share of the dearest line of goods; 1 for what may be that itself. */
function shareOfDearest(unit: UnitDraft, items: LineItems): number {
  const dearest = principalLine(items)
  if (unit.line === null || weightOf(unit) > weight.line || dearest === null) return 1
  return (items.lines[unit.line]?.amount?.value ?? 0) / items.lines[dearest]!.amount!.value
}

/** As printed, but attachments, without number or year and much cheaper, behind the machines that have them. */
function ordered(units: readonly UnitDraft[], { lines }: LineItems): readonly UnitDraft[] {
  const priceOf = ({ line }: UnitDraft): number => (line === null ? 0 : (lines[line]?.amount?.value ?? 0))
  const proven = units.filter(unit => weightOf(unit) > weight.line)
  const minEqual = optionShare.second * Math.max(0, ...proven.map(priceOf))
  const rank = (unit: UnitDraft): number =>
    Number(proven.length > 0 && weightOf(unit) <= weight.line && (minEqual === 0 || priceOf(unit) < minEqual))
  return units.toSorted((a, b) => Number(a.tradeIn) - Number(b.tradeIn) || rank(a) - rank(b))
}

/** "TITLED UNITS: LOTS 1042, 1043": the units that have one, so that the others have none. */
const titledList =
  /\btitled (?:units?|vehicles?|equipment|items?)\s*[:=-]\s*(?:(?:lots?|units?|items?|lines?|no\.?|#)\s*)?((?:[\w#-]+)(?:\s*(?:,|&|and)\s*[\w#-]+)*)/i

/** The units as readings, `titled` decided where the document says enough: true, false, or null for what it does not say. */
function titledUnits(view: InvoiceView, units: readonly UnitDraft[]): readonly ExtractedEquipment[] {
  const lines = view.pages.flatMap(({ cells }) => [...Map.groupBy(cells, ({ line }) => line).values()])
  const prints = lines.map(cells => printOf(view, cells))
  const list = prints.map(print => ({ print, match: titledList.exec(print.text) })).find(({ match }) => match !== null)
  const denial = prints.find(print => deniesTitle(print.text))
  const mention = prints.find(print => !deniesTitle(print.text) && mentionsTitle(print.text))
  return units.map(unit => {
    const titled =
      unit.titled ??
      (list === undefined ? null : listed(view, list.print, list.match![1]!, unit)) ??
      // A sentence about one unit does not mention the others.
      (denial !== undefined && (units.length === 1 || unit.vin === null) ? titledFrom(denial, false) : null) ??
      (mention !== undefined && unit.vin !== null ? derivedTitle(mention) : null)
    const { fields: _fields, places: _places, line: _line, problems, ...known } = unit
    return { ...known, titled, ...(problems.length > 0 && { problems }) }
  })
}

const titledFrom = (print: Print, value: boolean): Field<boolean> =>
  fieldFrom(print, wholeOf(print), value, { label: 'part', place: 'sentence' })

/** A vehicle sold with talk of its title has one, though no word says so. */
const derivedTitle = (print: Print): Field<boolean> => {
  const fieldValue = titledFrom(print, true)
  return { ...fieldValue, method: 'derived', confidence: 0.8 * fieldValue.confidence }
}

/** Whether a unit is among those listed, by a number printed in the rows it stands in. */
function listed(view: InvoiceView, print: Print, list: string, unit: UnitDraft): Field<boolean> | null {
  const names = list.split(/\s*(?:,|&|\band\b)\s*/i).filter(name => /\d/.test(name))
  if (names.length === 0 || unit.places.length === 0) return null
  const words = unit.places.flatMap(({ page, top, bottom }) =>
    (pageOf(view, page)?.cells ?? [])
      .filter(({ box }) => box.bottom > top && box.top < bottom)
      .flatMap(cell => cell.words.map(word => word.text.replace(/[.,;:#]/g, ''))),
  )
  return titledFrom(
    print,
    names.some(name => words.includes(name)),
  )
}
