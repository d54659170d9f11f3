/** Questions that ask for two things at once, and answers that hold both: "Title / % Owned: Manager / 55%". Pure. */
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { termGroup } from './terms.ts'
import { meaningOf, withoutItemNumber, type Meaning } from './labels.ts'

interface Asked {
  readonly label: string
  readonly meaning: Meaning | null
  readonly value: string
}

/** A label of so few words is taken apart. */
const MAX_WORDS = 8
const LABEL_MARK = new RegExp(`\\s*(?:/|&|,|${phraseSource(['and', 'or'])}|–|\\s-\\s)\\s*`, 'iu')
const ANSWER_MARK = /\s*(?:\/|;|\||\n|,|–|\s-\s)\s*/
/** What a part of an answer looks like where its question tells its shape. */
const shapes: Readonly<Partial<Record<Meaning['term'], RegExp>>> = {
  percent: /(?<![\d.])\d{1,3}(?:\.\d+)?\s?%/,
  email: /[^\s,;/|()]+@[^\s,;/|()]+/,
  phone: /\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}/,
  cellPhone: /\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}/,
  dob: /\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d\d)(?!\d)/,
}
/** One of these is asked for beside another. */
const sharing = termGroup('paired')

/** An entry for each thing that is asked for and answered; the entry itself when it asks for one. */
export function withSharedAnswers<T extends Asked>(entry: T): readonly T[] {
  const asked = questionsOf(entry.label)
  if (asked.length !== 2 || entry.value === '') return [entry]
  const answers = answersTo(asked, entry.value)
  return answers === null
    ? [entry]
    : asked.map((meaning, at) => ({ ...entry, meaning: withRole(meaning, entry.meaning), value: answers[at]! }))
}

/** "Name and Address of Employer": their common owner is named once. */
const withRole = (meaning: Meaning, whole: Meaning | null): Meaning => ({
  ...meaning,
  role: meaning.role ?? whole?.role ?? null,
  ordinal: meaning.ordinal ?? whole?.ordinal ?? null,
})

/** The two questions of a label; none when it is one question. */
function questionsOf(label: string): readonly Meaning[] {
  const plain = withoutItemNumber(label.replace(/[:?]\s*$/, ''))
  if (plain.split(/\s+/).length > MAX_WORDS) return []
  const parts = plain.split(LABEL_MARK).filter(part => part !== '')
  if (parts.length !== 2) return []
  const asked = parts.flatMap(part => meaningOf(/^%$/.test(part.trim()) ? '% owned' : part) ?? [])
  const isPlain = asked.every(({ term, cover }) => cover > 0.99 && sharing.has(term))
  return isPlain && new Set(asked.map(({ term }) => term)).size === 2 ? asked : []
}

/** The answers in the order of the questions; null where the text holds only one, or its parts cannot be separated. */
function answersTo(asked: readonly Meaning[], value: string): readonly string[] | null {
  const at = asked.findIndex(({ term }) => shapes[term] !== undefined)
  if (at >= 0) {
    const found = shapes[asked[at]!.term]!.exec(value)
    if (found === null) return null
    const rest = `${value.slice(0, found.index)} ${value.slice(found.index + found[0].length)}`
      .replace(/\(\s*\)/g, ' ')
      .trim()
      .replace(/^[\s/;|,–-]+|[\s/;|,–-]+$/g, '')
    return asked.map((_, index) => (index === at ? found[0] : rest))
  }
  const lines = value.split('\n')
  const parts = lines.length > 1 ? [lines[0]!, lines.slice(1).join('\n')] : value.split(ANSWER_MARK)
  return parts.length === 2 && parts.every(part => part.trim() !== '') ? parts.map(part => part.trim()) : null
}
