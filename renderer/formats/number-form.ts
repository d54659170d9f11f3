/** How numbers are written in the window, and read when they are typed: as the system does, or in a form that was chosen. */
import { computed, ref } from 'vue'

export const numberForms = ['system', 'comma-point', 'point-comma', 'space-comma'] as const
export type NumberForm = (typeof numberForms)[number]

/** A land that writes so; undefined: the system's own. */
const locales: Readonly<Record<NumberForm, string | undefined>> = {
  system: undefined,
  'comma-point': 'en-US',
  'point-comma': 'de-DE',
  'space-comma': 'fr-FR',
}

/** How a number is put together. */
export interface NumberMarks {
  readonly decimal: string
  /** Between the groups of digits. */
  readonly group: string
  /** Digits in the last group, and in each group before it: 3 and 3, in India 3 and 2. */
  readonly lastGroup: number
  readonly otherGroups: number
}

/** In digits of ours, whatever the land's own are; four digits are grouped as well: amounts stand below one another. */
const always = { numberingSystem: 'latn', useGrouping: 'always' } as const

/** How a land writes numbers; undefined: the system's own. */
export function marksOf(locale: string | undefined): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { ...always, minimumFractionDigits: 1 }).formatToParts(1234567890.5)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const textOf = (type: string, defaultValue: string): string =>
    parts.find(part => part.type === type)?.value ?? defaultValue
  const lastGroup = groups.at(-1) ?? 3
  return {
    decimal: textOf('decimal', '.'),
    group: textOf('group', ','),
    lastGroup,
    otherGroups: groups.length > 2 ? groups.at(-2)! : lastGroup,
  }
}

/** The form of this browser profile. */
export const numberForm = ref<NumberForm>('system')
const marks = computed(() => marksOf(locales[numberForm.value]))

/** Formatters are dear to make and few. */
const formatters = new Map<string, Intl.NumberFormat>()

/** A number in the chosen form. */
export function written(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${numberForm.value} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.NumberFormat(locales[numberForm.value], { ...always, ...options })
  formatters.set(key, known)
  return known.format(value)
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/** At the axes of charts: "1.2M", with the decimal mark of the chosen form; the letters are those of the window's language. */
export const writtenShort = (value: number): string =>
  short
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'decimal' ? marks.value.decimal : text))
    .join('')

/** A number as a field opens with it: all its digits, without groups. A text is one with the decimals it is to have. */
export const writtenPlain = (value: number | string): string => String(value).replace('.', marks.value.decimal)

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
/** Spaces of all widths between groups mean the same, and so do both apostrophes. */
const sameMarks = (mark: string): string => (/^\s$/u.test(mark) ? '\\s' : /^['’]$/.test(mark) ? "['’]" : quoted(mark))

function patternOf({ decimal, group, lastGroup, otherGroups }: NumberMarks): RegExp {
  // Spaces and apostrophes part groups wherever nothing else is meant by them.
  const kinds = [...new Set([sameMarks(group), '\\s', "['’]"])]
  const grouped = (mark: string, last: number, others: number): string =>
    `\\d{1,${others}}(?:${mark}\\d{${others}})*${mark}\\d{${last}}`
  const whole = kinds.flatMap(mark => [grouped(mark, lastGroup, otherGroups), grouped(mark, 3, 3)])
  return new RegExp(`^(?:(${whole.join('|')}|\\d+)(?:${quoted(decimal)}(\\d*))?|${quoted(decimal)}(\\d+))$`, 'u')
}

const american: NumberMarks = { decimal: '.', group: ',', lastGroup: 3, otherGroups: 3 }

function readAs(text: string, form: NumberMarks): number | null {
  const [all, whole = '', decimals, only] = patternOf(form).exec(text) ?? []
  if (all === undefined) return null
  const digits = `${whole.replace(/\D/g, '') || '0'}.${decimals ?? only ?? ''}0`
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}

/** "1,234.56", "1,234,567" and "12.5" mean one thing to everybody; "1,234" and "1.234" do not. */
const isClearlyAmerican = (text: string): boolean =>
  /,\d{3}/.test(text.slice(0, Math.max(0, text.lastIndexOf('.')))) ||
  /,\d{3},/.test(text) ||
  (/^\d*\.\d*$/.test(text) && !/^\d{1,3}\.\d{3}$/.test(text))

/**
 * A number without a sign as a person typed it: by the form, by default the chosen one; and as Americans write it where that cannot be mistaken
 * for anything else. null: it is no number.
 */
export function readNumber(text: string, form: NumberMarks = marks.value): number | null {
  return readAs(text, form) ?? (form.decimal === '.' || isClearlyAmerican(text) ? readAs(text, american) : null)
}
