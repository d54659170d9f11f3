/** Answers of a form as fields: the first that can be read, with its evidence and confidence. Pure. */
import type { Evidence, Field } from '../../document/field.ts'
import type { Party, PartyEntry } from './assign-parties.ts'
import { CONFIDENCE } from './confidence.ts'
import type { Entry } from './entries.ts'
import { isUnreadable } from './handwriting.ts'
import type { Term } from './labels.ts'
import { isNothing, withoutSsn } from './parse-answer.ts'

/** Factors: of a sum of several answers, and of an answer to a question the vocabulary does not know. */
export const DOUBT = { sum: 0.98, unknownQuestion: 0.9 } as const

/** First stated entry of one of the terms that is one of the parties' and can be read. */
export function firstOf<T>(
  entries: readonly PartyEntry[],
  terms: readonly Term[],
  parties: readonly Party[],
  read: (value: string, entry: PartyEntry) => T | null,
): Field<T> | null {
  for (const party of parties)
    for (const term of terms)
      // What is filled into a field is surer than what is read off the print.
      for (const entry of [...entries].sort((a, b) => Number(b.source === 'field') - Number(a.source === 'field'))) {
        if (entry.term !== term || entry.party !== party || !isStated(entry)) continue
        const value = read(entry.value, entry)
        if (value !== null) return fieldOf(entry, value)
      }
  return null
}

/** Last digits of a number that is secret, which alone are shown. */
const SHOWN_DIGITS = 4

/** A value with where it stands; social security numbers are masked in what is shown of it. */
export function fieldOf<T>(entry: Entry, value: T, doubt = 1): Field<T> {
  const confidence =
    entry.method === 'ocr'
      ? Math.min(CONFIDENCE.recognized, ...entry.words.map(word => word.confidence))
      : CONFIDENCE[entry.source]
  return {
    value,
    confidence: confidence * doubt,
    method: entry.method,
    evidence: [evidenceOf(entry)],
    label: entry.label,
    scale: 1,
  }
}

/** One field for the answers to several questions, one at least: as sure as the least sure of them. */
export const joinedFields = <T>(parts: readonly Field<unknown>[], value: T): Field<T> => ({
  ...parts[0]!,
  value,
  confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  evidence: parts.flatMap(({ evidence }) => evidence),
  label: parts.map(({ label }) => label).join(' + '),
})

/** The fields that were found, under their names; of several for one name the first. */
export function fieldsFound<Name extends string, T>(
  found: readonly (readonly [Name, Field<T> | null | undefined])[],
): string extends Name ? Record<string, Field<T>> : { [Key in Name]?: Field<T> } {
  const fields: Record<string, Field<T>> = {}
  for (const [name, field] of found) if (field) fields[name] ??= field
  return fields as ReturnType<typeof fieldsFound<Name, T>>
}

function evidenceOf(entry: Entry): Evidence {
  const isSecret = entry.meaning?.term === 'ssn' || entry.meaning?.term === 'taxId'
  const text = isSecret && !/^\D*\d\d-\d{7}\D*$/.test(entry.value) ? masked(entry.value) : withoutSsn(entry.value)
  return { fileName: entry.fileName, page: entry.page, box: entry.box, text }
}

/** All but the last digits hidden. */
function masked(text: string): string {
  const digits = text.replace(/\D/g, '').length
  let seen = 0
  return text.replace(/\d/g, digit => (++seen <= digits - SHOWN_DIGITS ? '*' : digit))
}

/** Below this an OCR word is guessed: handwriting and specks (measured on the tuned scans). */
const MIN_WORD_CONFIDENCE = 0.3

/** The entry states something, and it can be read. */
export const isStated = (entry: Entry): boolean =>
  entry.value !== '' &&
  !isNothing(entry.value) &&
  !isUnreadable(entry.value) &&
  (entry.method === 'text' || isReadable(entry))

/** Sides of boxes between letters are read as strokes. */
const isReadable = ({ words, value }: Entry): boolean =>
  !/[|\\{}~]/.test(value) &&
  words.every(({ text, confidence }) => !/\p{L}{2}/u.test(text) || confidence >= MIN_WORD_CONFIDENCE)
