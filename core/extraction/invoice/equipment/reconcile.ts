/** What follows for a unit from all that was read of it: price from its line, kind from its maker, number from its trade, doubts. */
import type { Problem } from '../../../document/model.ts'
import { priceOfOne, cellsAt } from './lines.ts'
import type { UnitDraft } from './unit.ts'
import { isPriceOfUnit, plainText, serviceWordsIn, tokensOf, typesIn, type EquipmentField } from './words.ts'
import { derivedField, doubtedField, invoiceFactors } from '../confidence.ts'
import type { LineItem, LineItems } from '../invoice.ts'
import { isValidVin } from '../../../contract/vin-check-digit.ts'
import { modelYearsOf } from './vin.ts'
import { pageOf, type InvoiceView } from '../../layout/document-view.ts'
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }

/** A unit of a form, with the billed line that means it: the dearest that names its model, or the one that is its price. */
export function linkLine(draft: UnitDraft, items: LineItems): UnitDraft {
  if (draft.line !== null || draft.tradeIn) return draft
  const goods = items.lines.filter(line => line.category?.value !== 'soft' && (line.amount?.value ?? 0) > 0)
  const model = tokensOf(plainText(draft.model?.value ?? '')).map(({ token }) => token)
  const distinctive = model.findIndex(token => /\d/.test(token))
  const name = distinctive < 0 ? null : ` ${model.slice(0, distinctive + 1).join(' ')} `
  const serial = draft.serial_number?.value ?? draft.vin?.value
  const named = goods
    .filter(({ description: { value } }) => {
      const tokens = tokensOf(plainText(value))
      if (serial !== undefined && value.includes(serial)) return true
      return (
        name !== null &&
        ` ${tokens.map(({ token }) => token).join(' ')} `.includes(name) &&
        serviceWordsIn(tokens)[0]?.from !== 0
      )
    })
    .toSorted((a, b) => (b.amount?.value ?? 0) - (a.amount?.value ?? 0))[0]
  if (named !== undefined) return joined(draft, named, items.lines.indexOf(named))
  const price = items.lines.find(({ description }) => isPriceOfUnit(description.value))
  if (price === undefined) return draft
  return { ...draft, line: items.lines.indexOf(price), amount: draft.amount ?? priceOfOne(price, 1) }
}

function joined(draft: UnitDraft, line: LineItem, index: number): UnitDraft {
  const { value } = line.description
  const [span] = typesIn(tokensOf(plainText(value)))
  const confidence = line.description.confidence * invoiceFactors.label.part
  const type = span ? { ...line.description, value: value.slice(span.start, span.end), confidence } : null
  return {
    ...draft,
    line: index,
    amount: draft.amount ?? priceOfOne(line, 1),
    description: draft.description ?? line.description,
    equipment_type: draft.equipment_type ?? type,
  }
}

/** The unit with what follows from its own parts. */
export const completeUnit = (draft: UnitDraft): UnitDraft => checkVin(describeUnit(draft))

function describeUnit(unit: UnitDraft): UnitDraft {
  if (unit.description !== null) return unit
  const parts = [unit.year, unit.make, unit.model, unit.equipment_type].filter(part => part !== null)
  if (parts.length < 2) return unit
  const text = parts.map(({ value }) => value).join(' ')
  return { ...unit, description: { ...derivedField(text, parts), label: null } }
}

function checkVin(unit: UnitDraft): UnitDraft {
  const { vin, year } = unit
  if (vin === null) return unit
  const page = vin.evidence[0]?.page ?? null
  const problems: Problem[] = [...unit.problems]
  if (!isValidVin(vin.value))
    problems.push({
      code: 'VIN_CHECK_DIGIT',
      message: `The check digit of VIN ${vin.value} does not hold; it is given as printed.`,
      page,
      severity: 'warning',
    })
  const years = modelYearsOf(vin.value)
  // Only North America and what is sold there carries the year in the tenth character.
  if (year === null || !isValidVin(vin.value) || years.length === 0 || years.includes(Number(year.value)))
    return { ...unit, problems }
  problems.push({
    code: 'VIN_YEAR_DIFFERS',
    message: `The model year is printed as ${year.value}, but VIN ${vin.value} says ${years.join(' or ')}.`,
    page,
    severity: 'warning',
  })
  return { ...unit, year: doubtedField(year, 0.85), problems }
}

/** How sure what only the surroundings of a unit say is. */
const contextConfidence = 0.7

/** Makers of tractors and implements call everything but the tractor by its own name. */
const nounOf: { readonly [Trade in EquipmentField]?: string } = vocabulary.tradeNouns
/** First four digits of the customs tariff, as Indian and European invoices print them at a line. */
const tariff: { readonly [digits: string]: string } = vocabulary.tariffHeadings

/** Units whose kind nothing at them says, with the kind the document mentions. */
export function typesFromDocument(
  view: InvoiceView,
  units: readonly UnitDraft[],
  items: LineItems,
): readonly UnitDraft[] {
  const words = view.pages.flatMap(page =>
    page.cells.flatMap(cell => tokensOf(plainText(cell.text)).map(({ token }) => token)),
  )
  return units.map(unit => {
    if (unit.equipment_type !== null || unit.make === null) return unit
    const kind = tariffOf(view, unit, items) ?? mentionedType(unit, words)
    return kind === null
      ? unit
      : {
          ...unit,
          equipment_type: { ...unit.make, value: kind, confidence: contextConfidence, method: 'derived', label: null },
        }
  })
}

function mentionedType(unit: UnitDraft, words: readonly string[]): string | null {
  const talk = unit.fields
    .map(field => nounOf[field])
    .find(word => word !== undefined && (words.includes(word) || words.includes(`${word}s`)))
  return talk === undefined ? null : talk.charAt(0).toUpperCase() + talk.slice(1)
}

/** The kind the tariff number beside a unit's line means. */
function tariffOf(view: InvoiceView, unit: UnitDraft, items: LineItems): string | null {
  const line = unit.line === null ? undefined : items.lines[unit.line]
  const rows = line === undefined ? [] : cellsAt(view, line.description)
  const codes = rows
    .flatMap(({ page, line }) => pageOf(view, page)?.page.lines[line]?.words ?? [])
    .map(({ text }) => text)
  return codes.flatMap(code => (/^\d{4}(?:\d{2}){0,2}$/.test(code) ? (tariff[code.slice(0, 4)] ?? []) : []))[0] ?? null
}
