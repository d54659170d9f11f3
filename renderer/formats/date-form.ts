/** How dates are written in the window, and read when they are typed: as the system does, or in a form that was chosen. */
import { computed, ref } from 'vue'
import { monthNames } from '../../core/contract/american-english.ts'
import { partsOfDate, type DateParts } from '../../core/contract/sentence.ts'

export const dateForms = ['system', 'month-first', 'day-points', 'day-slashes', 'year-first'] as const
export type DateForm = (typeof dateForms)[number]

/** A land that writes so; undefined: the system's own. */
const locales: Readonly<Record<DateForm, string | undefined>> = {
  system: undefined,
  'month-first': 'en-US',
  'day-points': 'de-DE',
  'day-slashes': 'en-GB',
  'year-first': 'sv-SE',
}

/** The calendar documents are dated in, in digits of ours, whatever the land's own are. */
const always = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const

/** The pieces of a date in their order: its parts, and what stands between them. */
type Piece = { readonly part: keyof DateParts } | { readonly text: string }
export interface DateMarks {
  readonly pieces: readonly Piece[]
  /** Which of day and month comes first; null where the year comes before both. */
  readonly first: 'day' | 'month' | null
}

/** How a land writes dates in figures, days and months with two digits, years with four; undefined: the system's own. */
export function dateMarksOf(locale: string | undefined): DateMarks {
  const format = new Intl.DateTimeFormat(locale, { ...always, day: '2-digit', month: '2-digit', year: 'numeric' })
  const pieces = format.formatToParts(0).flatMap(({ type, value }): readonly Piece[] => {
    if (type === 'day' || type === 'month' || type === 'year') return [{ part: type }]
    // Signs that only turn the direction of writing would be typed by nobody.
    const text = value.replace(/[\u200e\u200f\u061c]/g, '')
    return type === 'literal' && text !== '' ? [{ text }] : []
  })
  const [first] = pieces.flatMap(piece => ('part' in piece ? [piece.part] : []))
  return { pieces, first: first === 'day' || first === 'month' ? first : null }
}

/** The form of this browser profile. */
export const dateForm = ref<DateForm>('system')
const marks = computed(() => dateMarksOf(locales[dateForm.value]))

const digits = (value: number, count: number): string => String(value).padStart(count, '0')
const inForm = (parts: DateParts): string =>
  marks.value.pieces
    .map(piece => ('text' in piece ? piece.text : digits(parts[piece.part], piece.part === 'year' ? 4 : 2)))
    .join('')

/** An ISO date in the chosen form: "12/31/2024"; anything else, such as a year alone, as it is. */
export function date(text: string): string {
  const parts = partsOfDate(text)
  return parts === null ? text : inForm(parts)
}

const localParts = (at: Date): DateParts => ({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() })

/** The day of an ISO time where the window is, in the chosen form. */
export const day = (iso: string): string => inForm(localParts(new Date(iso)))

const times = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', numberingSystem: 'latn' })

/** Day and time of an ISO time where the window is: the day in the chosen form, the time as the system writes it. */
export const moment = (iso: string): string => `${day(iso)}, ${times.format(new Date(iso))}`

/** An ISO date in running text, the month in the window's language: "December 31, 2024", "31 December 2024"; in figures where years come first. */
export function dateInWords(text: string): string {
  const parts = partsOfDate(text)
  const { first } = marks.value
  if (parts === null || first === null) return date(text)
  const month = monthNames[parts.month - 1]!
  return first === 'month' ? `${month} ${parts.day}, ${parts.year}` : `${parts.day} ${month} ${parts.year}`
}

/** Day and month of a time at the axes of charts: "Feb 3", "3 Feb"; "02-03" where years come first. */
export function dayOfYear(at: Date): string {
  const { month, day: number } = localParts(at)
  const { first } = marks.value
  if (first === null) return `${digits(month, 2)}-${digits(number, 2)}`
  const name = monthNames[month - 1]!.slice(0, 3)
  return first === 'month' ? `${name} ${number}` : `${number} ${name}`
}

/** The chosen form as Element's calendars expect it: "DD.MM.YYYY". */
export const calendarFormat = computed(() =>
  marks.value.pieces
    .map(piece =>
      'text' in piece ? piece.text.replace(/\p{L}+/gu, '[$&]') : { day: 'DD', month: 'MM', year: 'YYYY' }[piece.part],
    )
    .join(''),
)

/** ISO date of these parts; null: there is no such day. */
function isoOf(year: number, month: number, dayOfMonth: number): string | null {
  const iso = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`
  return partsOfDate(iso) === null ? null : iso
}

/** "Dec", "december", "Sept." → 12, 12, 9; null: it begins no name of a month. */
function monthOf(name: string): number | null {
  const begun = name.toLowerCase()
  const at = monthNames.findIndex(month => month.toLowerCase().startsWith(begun))
  return begun.length < 3 || at === -1 ? null : at + 1
}

const separator = '(?:\\s*[-/.]\\s*|\\s+)'
/** Some lands end a date with a point, or the letter of the word for year. */
const after = '\\s*(?:\\.\\s*)?(?:\\p{L}\\.?)?$'
const yearFirst = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})${after}`, 'u')
const yearLast = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4})${after}`, 'u')
const monthInWords = /^([a-z]{3,9})\.?\s*(\d{1,2}),?\s+(\d{4})$/i
const dayBeforeWords = /^(\d{1,2})\.?[\s-]*([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i

/**
 * A date as a person typed it, as an ISO date; null: it is none, or could be meant in two ways.
 *
 * With the year first ("2024-12-31") or the month in English words it means one thing to everybody. With the year last it is read in the order
 * of the form, by default the chosen one; in the other order only where there is no such day in that one ("31.12.2024" in a form with the month
 * first). Forms with the year first have no order for it: there only what can be meant in one way is read ("31/12/2024", not "03/04/2024").
 * Points, slashes, hyphens and blanks between the numbers mean the same. Years have four digits: "24" cannot be distinguished from a day.
 */
export function readDate(text: string, form: DateMarks = marks.value): string | null {
  const typed = text.trim()
  const numbers = (pattern: RegExp): readonly number[] | null => pattern.exec(typed)?.slice(1).map(Number) ?? null
  const leading = numbers(yearFirst)
  if (leading !== null) return isoOf(leading[0]!, leading[1]!, leading[2]!)
  const [, month, after, ofYear] = monthInWords.exec(typed) ?? []
  if (month !== undefined) return isoOf(Number(ofYear), monthOf(month) ?? 0, Number(after))
  const [, before, name, inYear] = dayBeforeWords.exec(typed) ?? []
  if (before !== undefined) return isoOf(Number(inYear), monthOf(name!) ?? 0, Number(before))
  const trailing = numbers(yearLast)
  if (trailing === null) return null
  const [a, b, year] = trailing as [number, number, number]
  const [dayFirst, monthFirst] = [isoOf(year, b, a), isoOf(year, a, b)]
  if (form.first === 'day') return dayFirst ?? monthFirst
  if (form.first === 'month') return monthFirst ?? dayFirst
  return dayFirst === null || monthFirst === null || dayFirst === monthFirst ? (dayFirst ?? monthFirst) : null
}

/** The message for a typed text that is no date, with an example in the chosen form. */
export const dateFault = (): string => `A date, such as ${date('2025-12-31')}`
