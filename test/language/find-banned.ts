/** Finds the words of banned-words.json in the names and the prose of a file. */
import type { FileText } from './file-texts.ts'

/** One row of banned-words.json. A word may be a phrase; `*` at its end stands for any ending. */
export interface BannedWords {
  readonly words: readonly string[]
  /** What to write instead, for the person who reads the report. */
  readonly use: string
  readonly in: 'names' | 'prose' | 'both'
  /** In a name only: the word stands first or last in it. */
  readonly at?: 'start' | 'end'
  /** Phrases in which the word is fine. */
  readonly except?: readonly string[]
}

export interface Finding {
  readonly line: number
  /** The name or the words found. */
  readonly found: string
  readonly use: string
}

interface Rule {
  readonly kind: FileText['kind']
  readonly banned: RegExp
  readonly except: RegExp | null
  readonly use: string
}

const WORD_BORDERS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/
/** Straight and curly double quotes, and code: what stands in them is quoted from elsewhere. */
const QUOTED = /"[^"\n]*(?:\n[^"\n]*)?"|“[^”]*”|`[^`]*`/g

const phrasePattern = (phrase: string): string =>
  phrase
    .split(' ')
    .map(word => word.replace(/\*$/, '\\w*'))
    .join('\\s+')

const anyOf = (phrases: readonly string[]): string => `\\b(?:${phrases.map(phrasePattern).join('|')})\\b`

function rulesOf(rows: readonly BannedWords[]): readonly Rule[] {
  return rows.flatMap(row => {
    const kinds: readonly FileText['kind'][] =
      row.in === 'both' ? ['name', 'prose'] : [row.in === 'names' ? 'name' : 'prose']
    const [start, end] = [row.at === 'start' ? '^' : '', row.at === 'end' ? '$' : '']
    const banned = new RegExp(`${start}${anyOf(row.words)}${end}`, 'g')
    const except = row.except === undefined ? null : new RegExp(anyOf(row.except), 'g')
    return kinds.map(kind => ({ kind, banned, except, use: row.use }))
  })
}

/** Finds banned words in the texts of a file. `allowedNames` are whole names that stay: other people's, and what clients and stored files know. */
export type BannedWordFinder = (texts: readonly FileText[], allowedNames: ReadonlySet<string>) => readonly Finding[]

export function bannedWordFinder(rows: readonly BannedWords[]): BannedWordFinder {
  const rules = rulesOf(rows)
  const inName = ({ text, line }: FileText): readonly Finding[] => {
    const words = text.split(WORD_BORDERS).filter(Boolean).join(' ').toLowerCase()
    return rules
      .filter(rule => rule.kind === 'name' && matchesOf(rule, words).length > 0)
      .map(rule => ({ line, found: text, use: rule.use }))
  }
  const inProse = ({ text, line }: FileText): readonly Finding[] => {
    const words = unquoted(text).toLowerCase()
    return rules
      .filter(rule => rule.kind === 'prose')
      .flatMap(rule =>
        matchesOf(rule, words).map(match => ({
          line: line + words.slice(0, match.index).split('\n').length - 1,
          found: match[0].replace(/\s+/g, ' '),
          use: rule.use,
        })),
      )
  }
  return (texts, allowedNames) =>
    firstOfEachName(texts)
      .flatMap(text => (text.kind === 'prose' ? inProse(text) : allowedNames.has(text.text) ? [] : inName(text)))
      .toSorted((a, b) => a.line - b.line)
}

/** A name is reported where it first stands in the file, a phrase wherever it stands. */
function firstOfEachName(texts: readonly FileText[]): readonly FileText[] {
  const seen = new Set<string>()
  return texts.filter(({ kind, text }) => kind === 'prose' || (!seen.has(text) && seen.add(text)))
}

function matchesOf(rule: Rule, words: string): readonly RegExpExecArray[] {
  const text = rule.except === null ? words : words.replace(rule.except, match => ' '.repeat(match.length))
  return [...text.matchAll(rule.banned)]
}

/** Without quotations, and without the marks that begin the lines of a comment; offsets and lines stay. */
const unquoted = (text: string): string =>
  text
    .replace(/\n[ \t]*(\*(?!\/)|\/\/)/g, match => match.replace(/[*/]/g, ' '))
    .replace(QUOTED, match => match.replace(/[^\n]/g, ' '))
