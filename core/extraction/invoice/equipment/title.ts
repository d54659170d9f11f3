/** Which units have a certificate of title: by label, by list, by sentence. */
import { derivedField, fieldFrom, printOf, wholeOf, type Print } from './printed-text.ts'
import type { UnitDraft } from './unit.ts'
import { deniesTitle, mentionsTitle } from './words.ts'
import type { Field } from '../../../document/field.ts'
import type { ExtractedEquipment } from '../invoice.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'

/** "TITLED UNITS: LOTS 1042, 1043": the units that have one, so that the others have none. */
const titledList =
  /\btitled (?:units?|vehicles?|equipment|items?)\s*[:=-]\s*(?:lots?|units?|items?|lines?|no\.?|#)?\s*((?:[\w#-]+)(?:\s*(?:,|&|and)\s*[\w#-]+)*)/i

/** The units as readings, `titled` decided where the document says enough: true, false, or null for what it does not say. */
export function titledUnits(view: InvoiceView, units: readonly UnitDraft[]): readonly ExtractedEquipment[] {
  const prints = view.pages.flatMap(page => linesOf(page.cells).map(cells => printOf(view, cells)))
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
    return equipmentOf({ ...unit, titled })
  })
}

const linesOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => [
  ...Map.groupBy(cells, cell => cell.line).values(),
]

const titledFrom = (print: Print, value: boolean): Field<boolean> =>
  fieldFrom(print, wholeOf(print), value, { label: 'part', place: 'sentence' })

/** A vehicle sold with talk of its title has one, though no word says so. */
const derivedTitle = (print: Print): Field<boolean> => {
  const fieldValue = titledFrom(print, true)
  return derivedField(true, 0.8 * fieldValue.confidence, fieldValue.evidence)
}

/** Whether a unit is among those listed, by a number printed in the rows it stands in. */
function listed(view: InvoiceView, print: Print, list: string, unit: UnitDraft): Field<boolean> | null {
  const names = list.split(/\s*(?:,|&|\band\b)\s*/i).filter(name => /\d/.test(name))
  if (names.length === 0 || unit.places.length === 0) return null
  const words = unit.places.flatMap(({ page, top, bottom }) =>
    (view.pages.find(one => one.page.number === page)?.cells ?? [])
      .filter(({ box }) => box.bottom > top && box.top < bottom)
      .flatMap(cell => cell.words.map(word => word.text.replace(/[.,;:#]/g, ''))),
  )
  return titledFrom(
    print,
    names.some(name => words.includes(name)),
  )
}

function equipmentOf(unit: UnitDraft): ExtractedEquipment {
  return {
    vin: unit.vin,
    serial_number: unit.serial,
    make: unit.make,
    model: unit.model,
    year: unit.year,
    equipment_type: unit.type,
    titled: unit.titled,
    equipment_miles_hours: unit.meter,
    description: oneLine(unit.description),
    amount: unit.amount,
    tradeIn: unit.tradeIn,
    ...(unit.problems.length > 0 && { problems: unit.problems }),
  }
}

const oneLine = (fieldValue: Field<string> | null): Field<string> | null =>
  fieldValue && { ...fieldValue, value: fieldValue.value.replace(/\s+/g, ' ').trim() }
