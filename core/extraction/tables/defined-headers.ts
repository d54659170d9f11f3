/** Headers that stand for a period which a line above the table states: "Period 1: 06/30/26  Period 2: 06/30/25". */
import { isPeriodText } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'

type Texts = readonly (readonly string[])[]

/** The texts over each column, those that the lines define for several columns replaced by what they stand for. */
export function withDefinitions(texts: Texts, lines: readonly string[], order: DateOrder): Texts {
  const meanings = texts.map(own => definitionOf(own.join(' '), lines, order))
  const defined = new Set(meanings.filter(meaning => meaning !== null))
  return defined.size < minDefined ? texts : texts.map((own, index) => (meanings[index] ? [meanings[index]] : own))
}

/** One label with a date is what any title may have. */
const minDefined = 2

/** The period behind "NAME:" in one of the lines, up to the next label; null where none defines it. */
function definitionOf(name: string, lines: readonly string[], order: DateOrder): string | null {
  if (!/\p{L}{3}/u.test(name)) return null
  const label = `${name.toLowerCase()}:`
  const stated = lines.flatMap(line => {
    const at = line.toLowerCase().indexOf(label)
    return at < 0
      ? []
      : [
          line
            .slice(at + label.length)
            .replace(nextLabel, '')
            .trim(),
        ]
  })
  return stated.find(text => isPeriodText(text, order)) ?? null
}
const nextLabel = /\s\p{L}[\p{L}\d .]*:.*$/u
