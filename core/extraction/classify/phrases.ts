/** The vocabulary of document types, and the phrases of it that are on a page. */
import documentTypes from '../../vocabulary/document-types.json' with { type: 'json' }
import type { DocumentType } from '../../contract/full-analysis.ts'
import { spellingCorrector } from '../../vocabulary/spelling.ts'
import { PhraseIndex } from '../labels/phrases.ts'
import { plainWords, type Token } from './page-tokens.ts'

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
export const correctToken = spellingCorrector(knownWords, { minLength: 5 })

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
