/** The features of one page for classification: points for each document type, from titles, words and shapes. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import { medianOf } from '../../document/geometry.ts'
import type { Line, Page } from '../../document/model.ts'
import vocabulary from '../../vocabulary/table-words.json' with { type: 'json' }
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { monthOf } from '../values/dates/months.ts'
import { statementRelevance } from '../statements/page-relevance.ts'
import { shapesOf, type PageShapes } from './page-shapes.ts'
import { hitsIn, isKnownWord, type Hit, type Phrase, tokensOf, type Token } from './phrases.ts'
import { pageHead, pageMargins } from '../layout/thresholds.ts'
import { textOf } from '../layout/text-rows.ts'

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
  const tokens = tokensOf(page)
  const clues = [...phraseClues(page, tokens, relevance, shapes), ...shapeClues(shapes, relevance)]
  const table = statementTable(scoresOf(clues), relevance)
  if (table !== null) clues.push(table)
  const scores = scoresOf(clues)
  const title = clues
    .filter(clue => clue.kind === 'title' && clue.points >= pageLimits.titlePoints)
    .toSorted((a, b) => b.points - a.points)[0]
  const names = tokens.filter(({ token }) => /^\p{L}{3,}$/u.test(token) && isName(token))
  return {
    page,
    shapes,
    clues,
    scores,
    title: title ?? null,
    relevance,
    blank: shapes.words < pageLimits.words,
    headNames: new Set(
      names.filter(({ line }) => line < pageLimits.headLines && isAtHead(page, line)).map(({ token }) => token),
    ),
    names: new Set(names.map(({ token }) => token)),
  }
}

/**
 * What separates kinds of pages.
 * - `headLines`: Lines that a letterhead or running header takes together with the title.
 * - `titlePoints`: A title with fewer points may just as well be a heading inside another document.
 * - `words`: A page with fewer words is blank, or a picture in which nothing was recognized.
 * - `shortWords`: A license or check has fewer words, its back included.
 * - `prose`: More of an agreement's words than this share stand in running text, and far fewer of a table's.
 * - `fullRelevance`: Relevance from which a page is a financial statement in full; below half of it single lines of one appear.
 */
const pageLimits = { headLines: 8, titlePoints: 2.5, words: 3, shortWords: 160, prose: 0.6, fullRelevance: 0.4 }
/** Words in the top part of any document. */
const anywhere: ReadonlySet<string> = new Set(vocabulary.onAnyPage)
const isName = (word: string): boolean =>
  !isKnownWord(word) && !anywhere.has(word) && !isLegalForm(word) && monthOf(word) === null
/** Points by document type. */
export function scoresOf(clues: readonly Clue[]): ReadonlyMap<DocumentType, number> {
  const scores = new Map<DocumentType, number>()
  for (const { docType, points } of clues) scores.set(docType, (scores.get(docType) ?? 0) + points)
  return scores
}

type DocumentTypes = ReadonlySet<DocumentType>
const statementTypes: DocumentTypes = new Set(['balance_sheet', 'income_statement', 'cash_flow_statement'])

/** Documents with little text: their words on a full page belong to another document. */
const shortDocuments: DocumentTypes = new Set(['drivers_license', 'voided_check'])
/** Documents that are tables: their words in running text only mention them. */
const tabular: DocumentTypes = new Set([
  'invoice',
  'purchase_order',
  'bankstatement',
  'credit_report',
  'equipment_title',
])
/**
 * Factors for the words of a document type on a page of another shape: in a letter, which mentions other documents; words of statements on a
 * page without their lines; words of short documents on a full page; words of tables in running text. Of the tuned corpus' 256 files, half or
 * double of any of them changes the type of one at most.
 */
const gates = { inLetter: 0.6, withoutLines: 0.15, onFullPage: 0.35, inProse: 0.4 } as const

/** Weight of a document type's words on a page with these shapes. */
function gateOf(docType: DocumentType, relevance: number, shapes: PageShapes): number {
  const { words, prose } = shapes
  const { inLetter, withoutLines, onFullPage, inProse } = gates
  if (shapes.letter && docType !== 'other') return inLetter * gateOf(docType, relevance, { ...shapes, letter: false })
  if (statementTypes.has(docType))
    return withoutLines + (1 - withoutLines) * Math.min(1, relevance / pageLimits.fullRelevance)
  if (shortDocuments.has(docType)) return words <= pageLimits.shortWords ? 1 : onFullPage
  return tabular.has(docType) && prose > pageLimits.prose ? inProse : 1
}

/** One clue for each phrase: its best occurrence. */
function phraseClues(page: Page, tokens: readonly Token[], relevance: number, shapes: PageShapes): readonly Clue[] {
  const em = typeSize(page)
  const best = new Map<Phrase, Clue>()
  for (const hit of hitsIn(tokens)) {
    const { phrase } = hit
    const titled = phrase.role === 'title' ? titleness(page, tokens, hit, em) : 0
    // The words of a title inside a sentence only mention the document.
    const share = phrase.role === 'words' ? 1 : titled > 0 ? titled : weights.mention
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
      opens: phrase.weight >= (kind === 'title' ? weights.opening : weights.openingWord) && atHead,
    })
  }
  return [...best.values()]
}

/**
 * Weights of titles and words.
 * - `mention`: Share of a title's points for its words inside a sentence: half of it changes the type of no tuned file, double of one.
 * - `opening`, `openingWord`: Titles and words of at least these weights begin a document; lesser ones begin a section, or recur on every page of
 *   a form.
 */
const weights = { mention: 0.15, opening: 5, openingWord: 2.5 } as const

const isAtHead = (page: Page, line: number): boolean => page.lines[line]!.box.top < pageHead * page.height

/**
 * From where on shapes speak for a type.
 * - `balanced`, `dated`: Rows that make a list of transactions: statements of accounts also date a row or two, and a sum of two is chance once.
 * - `relevance`: More relevant pages are statements of accounts whose subtotals follow from the row above, as balances do.
 * - `checkWords`: A page with a check on it has fewer words, unless it is a form with a code line as an example.
 */
const shapeLimits = { balanced: 2, dated: 4, relevance: 0.8, checkWords: 120 } as const
/** Points of shapes. A shape that only one type has classifies a page alone (minPoints is 5), dated rows only beside words of the type. */
const shapePoints = { perBalancedRow: 2, balancedRows: 6, datedRows: 2, letter: 8, check: 6, codeLine: 2 } as const

function shapeClues(
  { datedRows, balancedRows, codeLine, words, letter }: PageShapes,
  relevance: number,
): readonly Clue[] {
  const clues: Clue[] = []
  const add = (...clue: Parameters<typeof shapeClue>) => clues.push(shapeClue(...clue))
  if (balancedRows >= shapeLimits.balanced && relevance < shapeLimits.relevance) {
    const points = Math.min(shapePoints.balancedRows, shapePoints.perBalancedRow * balancedRows)
    add('bankstatement', 'running balance', points, `running balance over ${balancedRows} rows`)
  }
  if (datedRows >= shapeLimits.dated)
    add('bankstatement', 'dated rows', shapePoints.datedRows, `${datedRows} dated rows with amounts`)
  if (letter) add('other', 'letter', shapePoints.letter, 'a letter ("Dear …")')
  if (codeLine !== null) {
    const points = words < shapeLimits.checkWords ? shapePoints.check : shapePoints.codeLine
    add('voided_check', 'code line', points, `code line of a check with bank number ${codeLine}`)
  }
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
  if (relevance < tableLimits.minRelevance) return null
  const docType = [...statementTypes].reduce((a, b) => ((scores.get(b) ?? 0) > (scores.get(a) ?? 0) ? b : a))
  if (scores.get(docType) === undefined) return null
  return shapeClue(docType, 'table', tableLimits.points * relevance, 'lines and figures of a financial statement')
}
/**
 * From where on a table looks like a statement.
 * - `minRelevance`, `points`: Below this relevance the lines and amounts of a page may be any table's; a full one alone nearly makes a statement
 *   (minPoints is 5).
 */
const tableLimits = { minRelevance: 0.4, points: 4 } as const

/** In points, of a page without words. */
const usualType = 10
function typeSize(page: Page): number {
  const sizes = page.lines.flatMap(line => line.words.map(word => word.size))
  return sizes.length === 0 ? usualType : medianOf(sizes)
}

/**
 * What separates titles from labels, headings of sections and sentences.
 * - `near`: Words closer than this many type sizes belong to one title, which may be spaced out.
 * - `top`, `section`: Share of the page's height below which titles stand out by their size; unless they do, they head sections.
 * - `label`: A phrase before a colon or an amount is a label, unless its size, in type sizes, makes it a title ("INVOICE # 1042").
 * - `beside`, `sentence`: A title with more words beside it in its cell is a part of a sentence; with this many it may be.
 */
const titleLimits = { near: 1.6, top: 0.4, section: 1.3, label: 1.5, beside: 6, sentence: 3 } as const
/**
 * What makes a title prominent: the base of any, what is added for each type size above the page's, for capitals or bold type (`upper`), for the
 * place of letterheads (`head`), and for standing alone or among words. Of the tuned corpus' 256 files, half or double of any part changes the type of two at most (three
 * for `perSize`, four for `max`, six for `base`).
 */
const prominence = { base: 0.7, max: 1.6, perSize: 0.6, maxSize: 0.4, upper: 0.15, head: 0.2, alone: 0.15, among: -0.2 }

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
  while (start > 0 && gapBefore(line, start) < titleLimits.near * line.words[start]!.size) start--
  while (end + 1 < line.words.length && gapBefore(line, end + 1) < titleLimits.near * line.words[end]!.size) end++
  const cell = line.words.slice(start, end + 1).filter(word => /[\p{L}\p{N}]/u.test(word.text))
  const own = line.words.slice(first.word, until + 1)
  // The size of a recognized word varies with its letters, so the largest of them is used.
  const size = Math.max(...own.map(word => word.size)) / em
  const beside = cell.length - own.length
  const place = line.box.top / page.height
  if (beside > titleLimits.beside || (place > titleLimits.top && size < titleLimits.section)) return 0
  const text = textOf(cell)
  const after = line.words.slice(until + 1)
  const label =
    /[:#]$/.test(own.at(-1)!.text) || /^(?:no\.?|number|#|date|:|nr\.?|amount|total|due)/i.test(after[0]?.text ?? '')
  if (label && size < titleLimits.label) return 0
  const sentence = beside >= titleLimits.sentence && (/[a-z][.,;]$/.test(text) || !/^[A-Z\d"“(]/.test(text))
  if (sentence) return 0
  const upper = text === text.toUpperCase() || own.every(word => word.bold)
  const { base, max, perSize, maxSize, head, alone, among } = prominence
  return Math.min(
    max,
    base +
      Math.min(maxSize, Math.max(0, (size - 1) * perSize)) +
      (upper ? prominence.upper : 0) +
      (place < pageMargins.top ? head : 0) +
      (beside === 0 ? alone : beside > titleLimits.sentence ? among : 0),
  )
}

const gapBefore = (line: Line, index: number): number => line.words[index]!.box.left - line.words[index - 1]!.box.right

/** The words of a phrase as printed. */
const printedOf = (page: Page, tokens: readonly Token[], { from, to }: Hit): string =>
  textOf([...new Set(tokens.slice(from, to + 1).map(({ line, word }) => page.lines[line]!.words[word]!))])
