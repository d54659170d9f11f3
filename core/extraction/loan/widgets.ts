/** What is filled into the fields of a form that can be filled in: their names, hints and printed labels say what it is. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { unionOf } from '../../document/geometry.ts'
import type { FormField } from '../../document/model.ts'
import { answeredMeaning, isForText, type Entry, type FormReading } from './entries.ts'
import { meaningOf, type Meaning, WHOLE_COVER, KNOWN_COVER } from './labels.ts'
import { fieldWords, nameMeaning } from './field-names.ts'
import { sectionAt } from './sections.ts'

/** Hints of fields for a part of an answer. */
const { dateParts, including, wholeAddress } = patternsOf(phrases)
/**
 * What fields of a form say of themselves. Half or double of any member changes 2 of 41 tuned forms at most.
 * - `partGap`: Parts of a number in fields of their own stand this close (points) in one row.
 * - `hint`: Characters of a hint that is a label; longer ones explain how to fill in.
 * - `minCover`: Share of its words by which a name or hint says anything.
 * - `roleWeight`: Words of a label it is worth to know of whom: more than one, fewer than two.
 */
const LIMITS = { partGap: 34, hint: 60, minCover: 0.25, roleWeight: 1.5 } as const

/** A hint's last part after commas and colons is the most particular: "Current Address, City". */
function hintMeaning(hint: string): Meaning | null {
  const plain = hint.replace(/\([^)]*\)?/g, ' ')
  const parts = plain.split(/[:,;]/).map(part => part.trim())
  const details = parts.filter(part => dateParts.test(part))
  const meaningful = parts.filter(part => part !== '' && !details.includes(part))
  const last = meaningful.at(-1)
  const own = last === undefined ? null : meaningOf(last)
  const whole = meaningOf(plain)
  if (whole !== null && whole.cover > WHOLE_COVER && whole.length > (own?.length ?? 0)) return whole
  // A sentence is read whole; a list of headings by its last member.
  if (own !== null && own.cover >= KNOWN_COVER && meaningful.length > 1 && !including.test(plain))
    return { ...own, role: own.role ?? roleOf(meaningful.slice(0, -1)) }
  if (wholeAddress.test(plain)) return whole === null ? null : { ...whole, term: 'address', length: 2 }
  return whole
}

function roleOf(parts: readonly string[]): Meaning['role'] {
  return parts.map(part => meaningOf(`${part} name`)?.role ?? null).findLast(role => role !== null) ?? null
}

/** Entries of the text and choice fields of a page, empty ones included; parts of one number in one entry. */
export function fieldEntries(reading: FormReading): readonly Entry[] {
  const entries = reading.page.fields.filter(isForText).map((field): Entry & { readonly hint: string } => {
    const printed = reading.captionOf.get(field)?.text ?? null
    const label = field.hint ?? printed ?? fieldWords(field.name)
    const value = (field.value ?? '').replace(/\r\n?/g, '\n')
    const section = sectionAt(reading.sections, field.box)
    return {
      label: field.hint !== null && field.hint.length > LIMITS.hint && printed !== null ? printed : label,
      hint: field.hint ?? '',
      meaning: answeredMeaning(label, fieldMeaning(field, printed), { value, section }),
      section,
      value,
      fileName: reading.page.fileName,
      page: field.page,
      box: field.box,
      labelBox: field.box,
      words: [],
      method: 'text',
      dateOrder: reading.page.dateOrder,
      source: 'field',
    }
  })
  return joinedParts(entries)
}

/** Of name and print the one that says more, and of whom. */
function weightOf(meaning: Meaning | null): number {
  if (meaning === null) return -1
  return meaning.cover < KNOWN_COVER ? 0 : meaning.length + (meaning.role === null ? 0 : LIMITS.roleWeight)
}

function fieldMeaning(field: FormField, printed: string | null): Meaning | null {
  const hinted = field.hint === null ? null : hintMeaning(field.hint)
  const others = [nameMeaning(field.name), printed === null ? null : meaningOf(printed)]
  const ranked = [hinted, ...others.toSorted((a, b) => weightOf(b) - weightOf(a))]
  const candidates = ranked.filter(meaning => meaning !== null)
  const best =
    candidates.find(meaning => meaning.cover >= KNOWN_COVER) ??
    candidates
      .filter(meaning => meaning.cover >= LIMITS.minCover)
      .toSorted((a, b) => b.length - a.length || b.cover - a.cover)[0]
  if (best === undefined) return null
  // "owner2" counts where the name says something, "g2" only counts fields.
  const counted = nameMeaning(field.name) === null ? null : /(?<![\d/])([1-6])$/.exec(fieldWords(field.name))
  const ordinal = best.ordinal ?? (counted === null ? null : Number(counted[1]))
  // "Address" alone: the name or the print may know whose.
  const role =
    best.role ?? candidates.find(meaning => meaning.role !== null && meaning.term === best.term)?.role ?? null
  return { ...best, role, ordinal }
}

/** Area code, exchange and number; month, day and year; the three parts of a social security number. */
function joinedParts(entries: readonly (Entry & { readonly hint: string })[]): readonly Entry[] {
  const done = new Set<Entry>()
  return entries.flatMap(entry => {
    if (done.has(entry)) return []
    const term = entry.meaning?.term
    if (!dateParts.test(entry.hint) || !/^\d{1,4}$/.test(entry.value)) return [entry]
    const parts = entries
      .filter(other => other.meaning?.term === term && /^\d{1,4}$/.test(other.value))
      .toSorted((a, b) => a.box.left - b.box.left)
    const isRow = parts.every(
      (part, index) => index === 0 || part.box.left - parts[index - 1]!.box.right < LIMITS.partGap,
    )
    if (parts.length < 2 || parts.length > 3 || !isRow) return [entry]
    for (const part of parts) done.add(part)
    const mark = term === 'dob' ? '/' : '-'
    return [
      {
        ...entry,
        meaning: entry.meaning === null ? null : { ...entry.meaning, ordinal: null },
        value: parts.map(part => part.value).join(mark),
        box: unionOf(parts.map(part => part.box)),
      },
    ]
  })
}
