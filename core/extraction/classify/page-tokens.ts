/**
 * A page as plain words in reading order: lower case, without accents and punctuation, OCR errors corrected. Reading has
 * joined letter-spaced words.
 */
import type { Line, Page } from '../../document/model.ts'

export interface Token {
  readonly token: string
  /** Index of the line on the page. */
  readonly line: number
  /** Index of the printed word in its line. */
  readonly word: number
}

/** Returns the known word that differs from a recognized word by one letter, else the word itself. */
export type SpellingCorrector = (token: string) => string

export function tokensOf(page: Page, correct: SpellingCorrector): readonly Token[] {
  const recognized = page.source === 'ocr'
  return page.lines.flatMap((line, index) => {
    const tokens = lineTokens(line, index)
    return recognized ? tokens.map(one => ({ ...one, token: correct(one.token) })) : tokens
  })
}

/** "Driver's" is one token, "W-2" and "10/99" are two, "&" is "and". */
function lineTokens(line: Line, index: number): readonly Token[] {
  const tokens: Token[] = []
  for (const [word, { text }] of line.words.entries())
    for (const part of plainWords(text)) tokens.push({ token: part, line: index, word })
  return tokens
}

/** The plain words of a text. */
export function plainWords(text: string): readonly string[] {
  const plain = asciiOnly.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return (
    plain
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/&/g, ' and ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
// eslint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
const asciiOnly = /^[\u0000-\u007f]*$/
