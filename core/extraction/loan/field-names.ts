/** What the names of fields of a form say: words run together, abbreviated, behind paths of the program that made them. Pure. */
import vocabulary from '../../vocabulary/loan-labels.json' with { type: 'json' }
import { labelTokens, meaningOfTokens, type Meaning } from './labels.ts'

/** "topmostSubform[0].Page1[0]._1a_Address_City[0]" → "1a Address City"; "ownName1" → "own Name 1". */
export function fieldWords(name: string): string {
  return (name.split(/[.](?![^[]*\])/).at(-1) ?? name)
    .replace(/\\?\.|\[\d+\]|[_#/-]/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Abbreviations in names of fields. */
const spelled: ReadonlyMap<string, string> = new Map(Object.entries(vocabulary.fieldNames))

/** What the name of a field says it asks; null when it says nothing. */
export function nameMeaning(name: string): Meaning | null {
  return meaningOfTokens(labelTokens(fieldWords(name)).flatMap(token => (spelled.get(token) ?? token).split(' ')))
}
