/** A page as plain words in reading order: lower case, without accents and marks; letter-spaced print joined, misread letters mended. */
import type { Line, Page } from '../../document/model.ts'

export interface Token {
  readonly text: string
  /** Index of the line of the page. */
  readonly line: number
  /** Index of the printed word in its line. */
  readonly word: number
  /** Joined from single letters: the spaces between its words are lost. */
  readonly joined: boolean
}

/** Spells a recognized word as a known one, where it is one but for a letter; else gives it back. */
export type SpellingCorrector = (token: string) => string

export function tokensOf(page: Page, correct: SpellingCorrector): readonly Token[] {
  const recognized = page.source === 'ocr'
  return page.lines.flatMap((line, index) => {
    const tokens = withJoinedLetters(lineTokens(line, index))
    return recognized ? tokens.map(token => ({ ...token, text: correct(token.text) })) : tokens
  })
}

/** "Driver's" is one token, "W-2" and "10/99" are two, "&" is "and". */
function lineTokens(line: Line, index: number): readonly Token[] {
  const tokens: Token[] = []
  for (const [word, { text }] of line.words.entries())
    for (const part of plainWords(text)) tokens.push({ text: part, line: index, word, joined: false })
  return tokens
}

/** The plain words of a printed text. */
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

/** "I N V O I C E": this many single letters in a row are a word, or several. */
const minLetters = 4

function withJoinedLetters(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length < minLetters) return tokens
  const out: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (end < tokens.length && /^\p{L}$/u.test(tokens[end]!.text)) end++
    if (end - at >= minLetters) {
      const text = tokens
        .slice(at, end)
        .map(token => token.text)
        .join('')
      out.push({ ...tokens[at]!, text, joined: true })
      at = end
    } else out.push(tokens[at++]!)
  }
  return out
}

/** In a shorter word a wrong letter makes another word. */
const longWord = 5
const maxCached = 20_000

/** A mender towards these words: one letter more, less or other in a word of at least five. */
export function spellingCorrector(words: Iterable<string>): SpellingCorrector {
  const known = new Set(words)
  const without = new Map<string, string>()
  for (const word of known) {
    if (word.length < longWord || /\d/.test(word)) continue
    for (const shorter of shortened(word)) if (!without.has(shorter)) without.set(shorter, word)
  }
  const cache = new Map<string, string>()
  return token => {
    if (token.length < longWord - 1 || known.has(token)) return token
    const before = cache.get(token)
    if (before !== undefined) return before
    let corrected = without.get(token)
    for (const shorter of corrected === undefined ? shortened(token) : []) {
      corrected = (known.has(shorter) && shorter.length >= longWord ? shorter : undefined) ?? without.get(shorter)
      if (corrected !== undefined) break
    }
    if (cache.size >= maxCached) cache.clear()
    cache.set(token, corrected ?? token)
    return corrected ?? token
  }
}

/** The word without its first, its second, … letter. */
const shortened = (word: string): readonly string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
