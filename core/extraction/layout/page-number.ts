/** Page numbers as documents print them. */
import vocabulary from '../../vocabulary/table-words.json' with { type: 'json' }
import { latinLetters, phraseChoices } from '../../vocabulary/phrase-pattern.ts'

/** `of`: how many pages there are; null when only the page is printed. */
export type PageNumber = Readonly<{ page: number; of: number | null }>

const { page, number, of } = vocabulary.pageNumber
const worded = new RegExp(
  String.raw`(?<![${latinLetters}])${phraseChoices(page)}(?![${latinLetters}])\.?\s*(?:${phraseChoices(number)}\.?|[:#]){0,3}\s*(\d{1,3})(?:\s*(?:${phraseChoices(of)}|[/-])\s*(\d{1,3}))?(?![\d${latinLetters}])`,
  'i',
)
/** A slash or a stroke without words counts only in a line of its own: elsewhere it is a date. */
const bare = new RegExp(
  String.raw`(?:^|\s)(\d{1,3})\s?(?:${phraseChoices(of)}|(?<=^\s*\d+\s?)[/|])\s?(\d{1,3})\s*$`,
  'i',
)

/** "Page 2 of 3", "Seite 2", or "… 2 of 3" at the end of a line; null for a text without a page number. */
export function pageNumberIn(text: string): PageNumber | null {
  const match = worded.exec(text) ?? bare.exec(text)
  if (match === null) return null
  const [at, last] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
  return at >= 1 && (last === null || at <= last) ? { page: at, of: last } : null
}

/** The whole text is a page number with words. */
export const isPageNumber = (text: string): boolean => (worded.exec(text) ?? bare.exec(text))?.[0].trim() === text

const lone = /^[-–—]?\s?(?:[a-z]{1,2}-?)?(\d{1,4})\s?[-–—]?$/i

/** A number alone in its line: "12", "- 12 -", "F-12"; null for any other text. */
export function folioIn(text: string): number | null {
  const match = lone.exec(text.trim())
  return match === null ? null : Number(match[1])
}
