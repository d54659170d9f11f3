/** Units of equipment in running text: descriptions of billed lines, sentences of a bill of sale, "2019 Hurco VMX42i, S/N …". */
import type { Field } from '../../../document/field.ts'
import type { DecimalMark } from '../../values/amounts/digits.ts'
import { fullYear } from '../../values/dates/months.ts'
import { meterIn, serialsIn, vinsIn, type Placed } from './numbers.ts'
import { modelAfter, modelBefore } from './model.ts'
import { fieldFrom, textField, wholeOf, type Print, type ValueEvidence } from './printed-text.ts'
import { emptyDraft, type UnitDraft } from './unit.ts'
import type { ItemRegion } from '../invoice.ts'
import { describedMachine, wordedModel, type DescribedMachine } from './described-machine.ts'
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import {
  closesModel,
  equipmentLabels,
  isCompanyWord,
  isPriceOfUnit,
  isStreetWord,
  isUsedWord,
  makerAt,
  serviceWordsIn,
  mentionsTradeIn,
  ordinary,
  overlaps,
  plainText,
  typesIn,
  type Found,
  type Maker,
  type TextSpan,
} from './words.ts'

/** What is known of the place a text stands in. */
export interface TextPlace {
  readonly decimal: DecimalMark
  /** `line`: a billed line; `labelled`: the value of a label such as "Vehicle"; `prose`: anywhere else, where names of makers prove little. */
  readonly kind: 'line' | 'labelled' | 'prose'
}

const inProse = ({ kind }: TextPlace): boolean => kind === 'prose'

/** A maker's name that seems to begin a unit. */
interface Start {
  readonly maker: Found<Maker>
  readonly year: Placed<string> | null
  /** Offset where what belongs to the unit begins. */
  readonly from: number
}

const yearForm = new RegExp(
  String.raw`(?<![\d/.,$€£#-])(?:(19[5-9]\d|20[0-4]\d)|['’](\d\d)(?=\s))(?!\d|[/.,-]\d|\s?(?:${vocabulary.yearUnits.join('|')})\b|%)`,
  'g',
)
const yearLabel = new RegExp(String.raw`(?:${equipmentLabels.year.join('|')}|my|built|mfg)[\s.:#-]{0,3}$`)
const dateBefore = new RegExp(
  String.raw`(?:${vocabulary.monthStems.join('|')})[a-z]*\.?\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s?)?$|\d[/.-]$|(?:${vocabulary.beforeDates.join('|')})\s*$`,
)

/** The units a text names, in the order printed; a text that names none but has a VIN or serial number gives one without a maker. */
export function unitsInText(print: Print, place: TextPlace): readonly UnitDraft[] {
  const numbers = { vins: vinsIn(print), serials: serialsIn(print) }
  const all = [...numbers.vins, ...numbers.serials]
  const years = yearsIn(print, all)
  const starts = startsIn(print, place, years, all.length > 0)
  const tradeIn = !inProse(place) && mentionsTradeIn(print.text)
  if (starts.length === 0) {
    const described = inProse(place) ? null : describedMachine(print)
    // Behind a label of a form may stand a sentence: only words that surely name a kind describe a machine there.
    return described === null || (place.kind === 'labelled' && described.fields.length === 0)
      ? unnamedUnits(print, place, { ...numbers, years }, tradeIn)
      : numbered({ ...describedDraft(print, place, described, years), tradeIn }, numbers)
  }
  return starts.flatMap((start, index) => {
    const from = index === 0 ? 0 : start.from
    const to = starts[index + 1]?.from ?? print.text.length
    const within = <T>(all: readonly Placed<T>[]): readonly Placed<T>[] =>
      all.filter(one => one.start >= from && one.start < to)
    const traded = tradeIn || mentionsTradeIn(print.text.slice(Math.max(from, start.from - tradeReach), start.from))
    const draft = { ...describedUnit(print, place, start, { from, to, years: within(years) }), tradeIn: traded }
    const meter = meterWithin(print, { start: from, end: to }, place)
    const own = { vins: within(numbers.vins), serials: within(numbers.serials) }
    return numbered({ ...draft, equipment_miles_hours: meter }, own)
  })
}

function describedDraft(
  print: Print,
  place: TextPlace,
  { maker, model, kind, fields }: DescribedMachine,
  years: readonly Placed<string>[],
): UnitDraft {
  const field = (span: TextSpan | null, label: ValueEvidence['label']): Field<string> | null =>
    span && textField(print, span, { label, place: 'beside' })
  return {
    ...emptyDraft,
    make: field(maker, fields.length > 0 ? 'part' : 'weak'),
    model: field(model, fields.length > 0 ? 'part' : 'weak'),
    year: years[0]?.fieldValue ?? null,
    equipment_type: field(kind, 'none'),
    fields,
    description: field(wholeOf(print), 'part'),
    equipment_miles_hours: meterWithin(print, wholeOf(print), place),
    places: [placeOf(print, wholeOf(print))],
  }
}

/** Words this many characters before a unit mention it. */
const tradeReach = 30

/** The numbers of a text, in the order printed. */
interface UnitNumbers {
  readonly vins: readonly Placed<string>[]
  readonly serials: readonly Placed<string>[]
}

/** One unit per VIN, else one per serial number, else one. */
function numbered(draft: UnitDraft, { vins, serials }: UnitNumbers): readonly UnitDraft[] {
  const all = vins.length > 0 ? vins : serials
  if (all.length < 2)
    return [{ ...draft, vin: vins[0]?.fieldValue ?? null, serial_number: serials[0]?.fieldValue ?? null }]
  const paired = serials.length === all.length
  return all.map((_, at) => ({
    ...draft,
    vin: vins[at]?.fieldValue ?? null,
    serial_number: paired ? serials[at]!.fieldValue : null,
    equipment_miles_hours: null,
  }))
}

function unnamedUnits(
  print: Print,
  place: TextPlace,
  { years, ...numbers }: UnitNumbers & { readonly years: readonly Placed<string>[] },
  tradeIn: boolean,
): readonly UnitDraft[] {
  // The line that is the price of the unit may state its year and its hours.
  if (numbers.vins.length + numbers.serials.length === 0 && (place.kind !== 'line' || !isPriceOfUnit(print.text)))
    return []
  const [kind = null] = typesIn(print.tokens)
  const machine = { maker: null, model: null, kind, fields: kind === null ? [] : [kind.item] }
  const draft = describedDraft(print, place, machine, inProse(place) ? [] : years)
  return numbered({ ...draft, description: null, tradeIn }, numbers)
}

function placeOf(print: Print, span: TextSpan): ItemRegion {
  const words = print.words.filter(word => overlaps(word, span) && word.line.page === print.page)
  const boxes = words.map(({ word }) => word.box)
  const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)]
  return { page: print.page, top: Math.min(...tops), bottom: Math.max(...bottoms) }
}

/** Years that are no part of a date, a measure or one of `numbers`. */
function yearsIn(print: Print, numbers: readonly Placed<unknown>[]): readonly Placed<string>[] {
  return [...print.plain.matchAll(yearForm)].flatMap(match => {
    const start = match.index
    const end = start + match[0].length
    if (numbers.some(one => overlaps(one, { start, end }))) return []
    const before = print.plain.slice(0, start)
    if (dateBefore.test(before)) return []
    const value = match[1] ?? String(fullYear(Number(match[2])))
    const label = yearLabel.test(before) ? 'whole' : 'part'
    const fieldValue = fieldFrom(print, { start, end }, value, { label, place: 'beside' })
    return [{ fieldValue, start, end }]
  })
}

/** Words that may stand before a maker without making it something else's maker. */
const article: ReadonlySet<string> = new Set(vocabulary.articles)
/** Words between a year and its maker: "2019 white Hurco". */
const betweenYear: ReadonlySet<string> = new Set(vocabulary.betweenYear)
const pointsElsewhere: ReadonlySet<string> = new Set(vocabulary.pointsElsewhere)

function startsIn(
  print: Print,
  place: TextPlace,
  years: readonly Placed<string>[],
  numbered: boolean,
): readonly Start[] {
  const starts: Start[] = []
  const { tokens } = print
  const types = typesIn(tokens)
  // The wheel of a "wheel loader" or a "wheel balancer" is no part, nor is the belt of a "Roll-Belt".
  const services = serviceWordsIn(tokens).filter(
    one => print.plain[one.start - 1] !== '-' && !types.some(type => type.from <= one.to && type.to > one.to),
  )
  for (let at = 0; at < tokens.length; at++) {
    const maker = makerAt(tokens, at, print.ocr)
    if (maker === null) continue
    // "Mini excavator" is a kind, not a Mini.
    const found = types.some(({ from, to }) => from <= maker.from && to > maker.to) ? null : startAt(maker)
    if (found !== null) starts.push(found)
    at = maker.to - 1
  }
  return starts

  function startAt(maker: Found<Maker>): Start | null {
    // "2010-MAN" and "HP-200E" are product numbers, "Lumeska Axis 3" and "Axis 3 laser" another maker's model.
    const [ahead, behind] = [print.text.slice(0, maker.start), print.text.slice(maker.end)]
    if (/\d-$/.test(ahead) || (maker.end - maker.start < 4 && /^-\d/.test(behind))) return null
    if (maker.item.common && /^ \d /.test(behind)) return null
    const described = describedMachine(print)
    // "Brock, Dwayne" is a person; "utility cars" are of no maker.
    if (/^, \p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll}+ |$)/u.test(behind) && !/^, \S+ \d/.test(behind)) return null
    if (maker.item.common && /^\p{Ll}/u.test(print.text.slice(maker.start))) return null
    // Another name within a unit's own words ("Cummins", "Thermo King") begins a unit only with a year of its own.
    const year = yearBefore(maker)
    if (starts.length > 0 && year === null) return null
    const next = tokens[maker.to]?.token
    // "CATERPILLAR INC. Model: 938M"
    const firm = next !== undefined && isCompanyWord(next) && tokens[maker.to + 1]?.token !== 'model'
    if (next !== undefined && (isStreetWord(next) || (firm && year === null))) return null
    const before = tokens[maker.from - 1]?.token
    if (before !== undefined && pointsElsewhere.has(before)) return null
    const from = year?.start ?? maker.start
    const firstService = services[0]
    if (firstService !== undefined && firstService.to <= maker.from && !(numbered && year !== null)) return null
    const model = modelAfter(print, maker.end)
    // "Turning center, model DST-260Y, … Fanuc 0i-TF": behind a machine with a model of its own another name is its part's.
    const machineEnd = Math.max(described?.model?.end ?? Infinity, described?.kind?.end ?? Infinity)
    if (machineEnd < maker.start && place.kind === 'line' && year === null && model !== null) return null
    const worded = model !== null && !maker.item.common && wordedModel.test(model.value)
    const modeled = model !== null && /\d/.test(model.value) && !(maker.item.common && print.text[maker.end] === ',')
    // "Siemens Magnetom Sola MRI scanner": a name that is no word of descriptions, with a model of words.
    const distinct = model !== null && place.kind === 'line' && !ordinary.has(plainText(maker.item.name))
    const typed = types.some(type => type.from >= maker.to - 1 || type.to <= maker.from)
    // "Wheel loader VOLVO L90H": the kind of the machine right before its maker leads to it as well.
    const kind = types.find(type => type.to === maker.from && year === null)
    const led = modelBefore(print, maker, types)
    const leadsIn =
      led !== null ||
      (print.plain.slice(0, kind?.start ?? from).match(/[\p{L}]+/gu) ?? []).every(
        word => article.has(word) || isUsedWord(word),
      )
    const enough =
      year !== null ||
      numbered ||
      (!inProse(place) &&
        (maker.item.common ? leadsIn && typed && (modeled || distinct) : modeled || ((typed || worded) && leadsIn)))
    if (!enough) return null
    if (maker.item.common && !leadsIn && !modeled) return null
    return { maker, year, from }
  }

  /** The year right before the maker, or with the condition between them: "2019 Used Hurco". */
  function yearBefore(maker: Found<Maker>): Placed<string> | null {
    for (let back = 1; back <= 3; back++) {
      const token = tokens[maker.from - back]
      if (token === undefined) return null
      const year = years.find(one => one.start <= token.start && one.end >= token.end)
      if (year !== undefined) return /[.;]\s/.test(print.text.slice(year.end, maker.start)) ? null : year
      if (!isUsedWord(token.token) && !article.has(token.token) && !betweenYear.has(token.token)) return null
    }
    return null
  }
}

function describedUnit(
  print: Print,
  place: TextPlace,
  start: Start,
  { from, to, years }: { readonly from: number; readonly to: number; readonly years: readonly Placed<string>[] },
): UnitDraft {
  const { maker } = start
  const named = start.year !== null || !inProse(place) ? 'part' : 'weak'
  const types = typesIn(print.tokens).filter(type => type.start < to && type.end > from && !overlaps(type, maker))
  // What the rows below name are its parts: "BRUSH TRUCK, 2026 RAM 5500" over "300 GAL TANK, PUMP".
  const lineOf = ({ start: at }: TextSpan): number | undefined => print.words.find(word => word.end > at)?.line.line
  const beside = types.filter(one => lineOf(one) === lineOf(maker))
  const near = beside.length > 0 ? beside : types
  const type = near.find(one => one.start >= maker.end) ?? near.at(-1)
  const leads = type !== undefined && type.end <= maker.start
  const leading = years.find(one => leads && print.plain.slice(from, one.start).trim() === '')
  const year = start.year ?? years.find(one => one.start >= maker.end) ?? leading ?? null
  const fields = maker.item.fields
  const model =
    modelAfter(print, maker.end, to) ??
    labeledModelWithin(print, maker.end, to) ??
    modelBefore(print, maker, typesIn(print.tokens))
  const own = { start: start.from, end: to }
  const description = print.text.slice(start.from, to).trim()
  return {
    ...emptyDraft,
    make: textField(print, maker, {
      label: named,
      place: 'beside',
      confirmations: type !== undefined && fields.includes(type.item) ? 1 : 0,
    }),
    model,
    year: year?.fieldValue ?? null,
    equipment_type: type === undefined ? null : typeField(print, wholeKind(print, type, model, types)),
    fields: type !== undefined && fields.includes(type.item) ? [type.item] : fields,
    description: place.kind === 'line' ? fieldFrom(print, own, description, { label: 'part', place: 'beside' }) : null,
    places: [placeOf(print, own)],
  }
}

/** Words between a model and a kind name it more closely: "C723 soft serve freezer". */
const closer = /^\s(?:\p{L}{3,}[ -]){1,2}$/u

/** A kind with the words before it up to the model, and with the kind right behind it ("trailer concrete pump"). */
function wholeKind(print: Print, type: TextSpan, model: Field<string> | null, types: readonly TextSpan[]): TextSpan {
  const at = model === null ? -1 : print.text.indexOf(model.value)
  const from = model === null || at < 0 ? type.start : at + model.value.length
  const between = print.text.slice(from, type.start)
  const plain = between.trim().toLowerCase().split(/[ -]/)
  const led = closer.test(between) && !plain.some(word => closesModel(word) || isUsedWord(word))
  const next = types.find(({ start }) => start === type.end + 1)
  return { start: led ? from + 1 : type.start, end: (next ?? type).end }
}

const typeField = (print: Print, type: TextSpan): Field<string> =>
  textField(print, type, { label: 'none', place: 'beside' })

/** "Bobcat compact track loader, model T66". */
function labeledModelWithin(print: Print, from: number, to: number): Field<string> | null {
  const label = print.tokens.find(({ token, start, end }) => token === 'model' && start >= from && end <= to)
  const model = label === undefined ? null : modelAfter(print, label.end, to)
  return model !== null && /\d/.test(model.value) ? model : null
}

function meterWithin(print: Print, { start, end }: TextSpan, place: TextPlace): Field | null {
  const meter = meterIn(print, place.decimal)
  return meter !== null && meter.start >= start && meter.start < end ? meter.fieldValue : null
}
