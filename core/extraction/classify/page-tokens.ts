/**
 * A page as plain words in reading order: lower case, without accents and punctuation, OCR errors corrected. Reading has
 * joined letter-spaced words.
 */
import type { Page } from '../../document/model.ts'
import { withoutAccents } from '../../vocabulary/spelling.ts'

export interface Token {
  readonly token: string
  /** Index of the line on the page. */
  readonly line: number
  /** Index of the printed word in its line. */
  readonly word: number
}

/** `correct`: returns the known word that differs from a recognized word by one letter, else the word itself. */
export const tokensOf = ({ lines, source }: Page, correct: (token: string) => string): readonly Token[] =>
  lines.flatMap(({ words }, line) =>
    words.flatMap(({ text }, word) =>
      plainWords(text).map(token => ({ token: source === 'ocr' ? correct(token) : token, line, word })),
    ),
  )

/** The plain words of a text: "Driver's" is one, "W-2" and "10/99" are two, "&" is "and". */
export const plainWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []
