/**
 * A page as plain words in reading order (lower case, without accents and punctuation, OCR errors corrected; reading has joined letter-spaced
 * words), and the phrases of the vocabulary of document types among them.
 */
import documentTypes from '../../vocabulary/document-types.json' with { type: 'json' }
import type { Page } from '../../document/model.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import { spellingCorrector, withoutAccents } from '../../vocabulary/spelling.ts'
import { PhraseIndex } from '../labels/phrases.ts'

export interface Token {
  readonly token: string
  /** Index of the line on the page. */
  readonly line: number
  /** Index of the printed word in its line. */
  readonly word: number
}

export const tokensOf = ({ lines, source }: Page): readonly Token[] =>
  lines.flatMap(({ words }, line) =>
    words.flatMap(({ text }, word) =>
      plainWords(text).map(token => ({ token: source === 'ocr' ? correctToken(token) : token, line, word })),
    ),
  )

/** The plain words of a text: "Driver's" is one, "W-2" and "10/99" are two, "&" is "and". */
export const plainWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export interface Phrase {
  readonly text: string
  readonly tokens: readonly string[]
  readonly docType: DocumentType
  /** Points for its document type: as a title, or anywhere. */
  readonly weight: number
  readonly role: 'title' | 'words'
}

export interface Hit {
  readonly phrase: Phrase
  /** Indexes into the page's tokens. */
  readonly from: number
  readonly to: number
}

type Weighted = Readonly<Record<string, readonly string[]>>

const phrases: readonly Phrase[] = Object.entries(
  documentTypes as Readonly<Record<string, { readonly titles: Weighted; readonly words: Weighted }>>,
).flatMap(([docType, { titles, words }]) => [
  ...phrasesIn(docType as DocumentType, 'title', titles),
  ...phrasesIn(docType as DocumentType, 'words', words),
])

function phrasesIn(docType: DocumentType, role: Phrase['role'], weighted: Weighted): readonly Phrase[] {
  return Object.entries(weighted).flatMap(([weight, texts]) =>
    [...new Set(texts)].map(text => ({ text, tokens: plainWords(text), docType, role, weight: Number(weight) })),
  )
}

const index = new PhraseIndex(phrases)
const knownWords = new Set(phrases.flatMap(({ tokens }) => tokens))

/** Whether a word belongs to the vocabulary of any document type. */
export const isKnownWord = (word: string): boolean => knownWords.has(word)

/** Corrects recognized words to the spelling of the vocabulary. */
const correctToken = spellingCorrector(knownWords, { minLength: 5 })

/** All phrases among the tokens, except those inside a longer one of the same type and role. */
export function hitsIn(tokens: readonly Token[]): readonly Hit[] {
  const hits: Hit[] = []
  const covered = new Map<string, number>()
  for (const [from, token] of tokens.entries()) {
    for (const phrase of index.at(tokens, from)) {
      const to = from + phrase.tokens.length - 1
      const key = phrase.docType + phrase.role
      if ((covered.get(key) ?? -1) >= to) continue
      // A phrase may wrap once; it never spans three lines.
      if (tokens[to]!.line - token.line > 1) continue
      covered.set(key, to)
      hits.push({ phrase, from, to })
    }
  }
  return hits
}
