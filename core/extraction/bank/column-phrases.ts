/** Header words against the vocabulary: case-folded, with up to two wrong letters for OCR text. */
import type { Word } from '../../document/model.ts'
import { isSameWord, withoutAccents, type Tolerance } from '../../vocabulary/spelling.ts'
import columns from '../../vocabulary/bank-columns.json' with { type: 'json' }
import { columnGap } from '../layout/thresholds.ts'

type Roles<Content extends keyof typeof columns> = keyof (typeof columns)[Content]
export type ColumnRole = Roles<'dates'> | Roles<'texts'> | Roles<'amounts'> | Roles<'details'>

/** Lower case without accents and marks; "&" and "/" become spaces. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase().replaceAll('’', "'")

/** Folded, with a space for everything that is no letter, "#" or "/". */
const plainWords = (text: string): string => fold(text).replace(/[^a-z#/\s]/g, ' ')

const phraseRoles: ReadonlyMap<string, ColumnRole> = new Map(
  Object.values(columns)
    .flatMap(roles => Object.entries(roles) as [ColumnRole, readonly string[]][])
    .flatMap(([role, phrases]) => phrases.map((phrase): [string, ColumnRole] => [plainWords(phrase), role])),
)
const maxPhraseWords = Math.max(...[...phraseRoles.keys()].map(phrase => phrase.split(' ').length))

export interface HeaderPiece {
  readonly role: ColumnRole | null
  readonly words: readonly Word[]
}

/** The words of a heading, normalized: "Deposits/Credits" is two, "(+)" and "($)" are none. */
function headingWords(word: Word): readonly Word[] {
  const text = plainWords(word.text.replace(/\(\s?[-+$£€a-z]{1,3}\s?\)/gi, ' '))
  const parts = text.split(/[/\s]+/).filter(part => part !== '')
  return parts.map(part => ({ ...word, text: part }))
}

/** Phrases of so many letters may differ from the vocabulary by what OCR confuses. */
const tolerance: Tolerance = { minLength: 5, shapes: true }

/** The column role a phrase names; `tolerant` allows wrong letters. */
function roleOf(text: string, tolerant: boolean): ColumnRole | null {
  const known = phraseRoles.get(text)
  if (known !== undefined) return known
  return tolerant ? ([...phraseRoles].find(([phrase]) => isSameWord(text, phrase, tolerance))?.[1] ?? null) : null
}

/** Splits words into header phrases, longest first; a piece without role is an unknown word. */
export function headerPieces(words: readonly Word[], tolerant: boolean): readonly HeaderPiece[] {
  const parts = words.flatMap(headingWords)
  const pieces: HeaderPiece[] = []
  for (let index = 0; index < parts.length;) {
    let taken = 1
    let role: ColumnRole | null = null
    for (let count = Math.min(maxPhraseWords, parts.length - index); count > 0; count--) {
      const group = parts.slice(index, index + count)
      // Words of one phrase stand close together; headers of two columns do not.
      const apart = group.some((part, at) => at > 0 && part.box.left - group[at - 1]!.box.right > columnGap * part.size)
      if (apart) continue
      role = roleOf(group.map(part => part.text).join(' '), tolerant)
      if (role !== null) {
        taken = count
        break
      }
    }
    pieces.push({ role, words: parts.slice(index, index + taken) })
    index += taken
  }
  return pieces
}
