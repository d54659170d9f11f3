/** The features of one page for classification: points for each document type, from titles, words and shapes. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import { medianOf } from '../../document/geometry.ts'
import type { Line, Page } from '../../document/model.ts'
import vocabulary from '../../vocabulary/table-words.json' with { type: 'json' }
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { monthOf } from '../values/dates/months.ts'
import { statementRelevance } from '../statements/page-relevance.ts'
import { shapesOf, type PageShapes } from './page-shapes.ts'
import { tokensOf, type Token } from './page-tokens.ts'
import { hitsIn, isKnownWord, correctToken, type Hit, type Phrase } from './phrases.ts'

/** One piece of evidence for a document type. */
export interface Clue {
  readonly docType: DocumentType
  /** The same clue on several pages of a document has the same key. */
  readonly key: string
  readonly points: number
  /** The clue in words: 'title "BALANCE SHEET"'. */
  readonly description: string
  readonly kind: 'title' | 'words' | 'shape'
  /**
   * In the top part of the page, a title that a document begins with (not one of its sections), or a characteristic
   * word.
   */
  readonly opens: boolean
  readonly atHead: boolean
}

export interface PageFeatures {
  readonly page: Page
  readonly shapes: PageShapes
  readonly clues: readonly Clue[]
  /** Sum of the clues by document type. */
  readonly scores: ReadonlyMap<DocumentType, number>
  /** The most prominent title of the page; null without one. */
  readonly title: Clue | null
  /** 0 to 1: how much the page looks like the lines and amounts of a financial statement. */
  readonly relevance: number
  readonly blank: boolean
  /**
   * Words of three or more letters outside all vocabulary, which are mostly names: in the top part of the page, and on
   * all of it.
   */
  readonly headNames: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

export function pageFeaturesOf(page: Page): PageFeatures {
  const shapes = shapesOf(page)
  const relevance = page.source === 'skipped' ? 0 : statementRelevance(page)
  const tokens = tokensOf(page, correctToken)
  const clues = [...phraseClues(page, tokens, relevance, shapes), ...shapeClues(shapes, relevance)]
  const table = statementTable(scoresOf(clues), relevance)
  if (table !== null) clues.push(table)
  const scores = scoresOf(clues)
  const title = clues
    .filter(clue => clue.kind === 'title' && clue.points >= minTitlePoints)
    .reduce<Clue | null>((best, clue) => (best === null || clue.points > best.points ? clue : best), null)
  const names = tokens.filter(({ token }) => /^\p{L}{3,}$/u.test(token) && isName(token))
  return {
    page,
    shapes,
    clues,
    scores,
    title,
    relevance,
    blank: shapes.words < minWords,
    headNames: new Set(names.filter(({ line }) => line < headLines && isAtHead(page, line)).map(({ token }) => token)),
    names: new Set(names.map(({ token }) => token)),
  }
}

/** Lines that a letterhead or running header takes together with the title. */
const headLines = 8
/** Words in the top part of any document. */
const anywhere: ReadonlySet<string> = new Set(vocabulary.onAnyPage)
const isName = (word: string): boolean =>
  !isKnownWord(word) && !anywhere.has(word) && !isLegalForm(word) && monthOf(word) === null
/** A title with fewer points may just as well be a heading inside another document. */
const minTitlePoints = 2.5
/** A page with fewer words is blank, or a picture in which nothing was recognized. */
const minWords = 3
/** Points by document type. */
export function scoresOf(clues: readonly Clue[]): ReadonlyMap<DocumentType, number> {
  const scores = new Map<DocumentType, number>()
  for (const { docType, points } of clues) scores.set(docType, (scores.get(docType) ?? 0) + points)
  return scores
}

const statementTypes: ReadonlySet<DocumentType> = new Set(['balance_sheet', 'income_statement', 'cash_flow_statement'])

/** Documents with little text: their words on a full page belong to another document. */
const shortDocuments: ReadonlySet<DocumentType> = new Set(['drivers_license', 'voided_check'])
const maxShortDocumentWords = 160
/** Documents that are tables: their words in running text only mention them. */
const tabular: ReadonlySet<DocumentType> = new Set([
  'invoice',
  'purchase_order',
  'bankstatement',
  'credit_report',
  'equipment_title',
])
const mostlyProse = 0.6
/** Factor for the words of a letter, which mentions other documents. */
const inLetter = 0.6

/** Weight of a document type's words on a page with these shapes. */
function gateOf(docType: DocumentType, relevance: number, shapes: PageShapes): number {
  const { words, prose } = shapes
  if (shapes.letter && docType !== 'other') return inLetter * gateOf(docType, relevance, { ...shapes, letter: false })
  if (statementTypes.has(docType)) return 0.15 + 0.85 * Math.min(1, relevance / 0.4)
  if (shortDocuments.has(docType)) return words <= maxShortDocumentWords ? 1 : 0.35
  return tabular.has(docType) && prose > mostlyProse ? 0.4 : 1
}

/** One clue for each phrase: its best occurrence. */
function phraseClues(page: Page, tokens: readonly Token[], relevance: number, shapes: PageShapes): readonly Clue[] {
  const em = typeSize(page)
  const best = new Map<Phrase, Clue>()
  for (const hit of hitsIn(tokens)) {
    const { phrase } = hit
    const titled = phrase.role === 'title' ? titleness(page, tokens, hit, em) : 0
    // The words of a title inside a sentence only mention the document.
    const share = phrase.role === 'words' ? 1 : titled > 0 ? titled : mention
    const points = phrase.weight * share * gateOf(phrase.docType, relevance, shapes)
    const known = best.get(phrase)
    if (known !== undefined && known.points >= points) continue
    const kind = phrase.role === 'title' && titled > 0 ? 'title' : 'words'
    const printed = printedOf(page, tokens, hit)
    const atHead = isAtHead(page, tokens[hit.from]!.line)
    const description = kind === 'title' ? `title "${printed}"` : `"${printed}"`
    best.set(phrase, {
      docType: phrase.docType,
      key: `${phrase.role} ${phrase.text}`,
      points,
      description,
      kind,
      atHead,
      opens: phrase.weight >= (kind === 'title' ? opening : openingWord) && atHead,
    })
  }
  return [...best.values()]
}

const mention = 0.15
/** Titles of at least this weight begin a document; lesser ones begin a section. */
const opening = 5
const openingWord = 2.5
const headOfPage = 0.35

const isAtHead = (page: Page, line: number): boolean => page.lines[line]!.box.top < headOfPage * page.height

function shapeClues(
  { datedRows, balancedRows, codeLine, words, letter }: PageShapes,
  relevance: number,
): readonly Clue[] {
  const clues: Clue[] = []
  const add = (...clue: Parameters<typeof shapeClue>) => clues.push(shapeClue(...clue))
  if (balancedRows >= 2 && relevance < 0.8)
    add('bankstatement', 'running balance', Math.min(6, 2 * balancedRows), `running balance over ${balancedRows} rows`)
  if (datedRows >= 4) add('bankstatement', 'dated rows', 2, `${datedRows} dated rows with amounts`)
  if (letter) add('other', 'letter', 8, 'a letter ("Dear …")')
  if (codeLine !== null)
    add('voided_check', 'code line', words < 120 ? 6 : 2, `code line of a check with bank number ${codeLine}`)
  return clues
}

const shapeClue = (docType: DocumentType, key: string, points: number, description: string): Clue => ({
  docType,
  key,
  points,
  description,
  kind: 'shape',
  opens: false,
  atHead: true,
})

/** A table that looks like a financial statement counts for the statement type with the most words on the page. */
function statementTable(scores: ReadonlyMap<DocumentType, number>, relevance: number): Clue | null {
  if (relevance < minTablePoints) return null
  const docType = [...statementTypes].reduce((a, b) => ((scores.get(b) ?? 0) > (scores.get(a) ?? 0) ? b : a))
  if (scores.get(docType) === undefined) return null
  return shapeClue(docType, 'table', tablePoints * relevance, 'lines and figures of a financial statement')
}
const minTablePoints = 0.4
const tablePoints = 4

function typeSize(page: Page): number {
  const sizes = page.lines.flatMap(line => line.words.map(word => word.size))
  return sizes.length === 0 ? 10 : medianOf(sizes)
}

/** Words closer than this many type sizes belong together. */
const nearWords = 1.6
const topOfPage = 0.4

/**
 * 0 when the phrase is not a title (inside a sentence, a label, a cell of the body); else 0.5 to 1.6 by size, position
 * and neighboring words.
 */
function titleness(page: Page, tokens: readonly Token[], { from, to }: Hit, em: number): number {
  const first = tokens[from]!
  const last = tokens[to]!
  const line = page.lines[first.line]!
  const until = last.line === first.line ? last.word : line.words.length - 1
  let [start, end] = [first.word, until]
  while (start > 0 && gapBefore(line, start) < nearWords * line.words[start]!.size) start--
  while (end + 1 < line.words.length && gapBefore(line, end + 1) < nearWords * line.words[end]!.size) end++
  const cell = line.words.slice(start, end + 1).filter(word => /[\p{L}\p{N}]/u.test(word.text))
  const own = line.words.slice(first.word, until + 1)
  // The size of a recognized word varies with its letters, so the largest of them is used.
  const size = Math.max(...own.map(word => word.size)) / em
  const beside = cell.length - own.length
  const place = line.box.top / page.height
  if (beside > 6 || (place > topOfPage && size < 1.3)) return 0
  const text = cell.map(word => word.text).join(' ')
  const after = line.words.slice(until + 1)
  const label =
    /[:#]$/.test(own.at(-1)!.text) || /^(?:no\.?|number|#|date|:|nr\.?|amount|total|due)/i.test(after[0]?.text ?? '')
  if (label && size < 1.5) return 0
  const sentence = beside >= 3 && (/[a-z][.,;]$/.test(text) || !/^[A-Z\d"“(]/.test(text))
  if (sentence) return 0
  const upper = text === text.toUpperCase() || own.every(word => word.bold)
  return Math.min(
    1.6,
    0.7 +
      Math.min(0.4, Math.max(0, (size - 1) * 0.6)) +
      (upper ? 0.15 : 0) +
      (place < 0.2 ? 0.2 : 0) +
      (beside === 0 ? 0.15 : beside > 3 ? -0.2 : 0),
  )
}

const gapBefore = (line: Line, index: number): number => line.words[index]!.box.left - line.words[index - 1]!.box.right

/** The words of a phrase as printed. */
const printedOf = (page: Page, tokens: readonly Token[], { from, to }: Hit): string =>
  [...new Set(tokens.slice(from, to + 1).map(({ line, word }) => page.lines[line]!.words[word]!))]
    .map(word => word.text)
    .join(' ')
