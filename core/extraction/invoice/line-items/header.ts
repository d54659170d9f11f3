/** Headers of item tables: rows whose words name what the columns below hold. */
import { ocrTolerance, spellingCorrector } from '../../../vocabulary/spelling.ts'
import { horizontalOverlap, unionOf, widthOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import vocabulary from '../../../vocabulary/invoice-columns.json' with { type: 'json' }
import type { PageMetrics } from '../../layout/page-metrics.ts'
import { currencyOf } from '../../values/amounts/currencies.ts'
import { labelWords, PhraseIndex, type Phrase } from '../../labels/phrases.ts'
import { plainLabel } from '../../labels/labeled-values.ts'
import { textOf, type PageRow } from './rows.ts'

/**
 * What a column holds. `item`: describes where no better column does.
 * `gross`: the amount with tax. `other`: known, and none of a line's members.
 */
export type ColumnRole = keyof typeof vocabulary.roles

export interface HeaderColumn {
  readonly role: ColumnRole
  readonly text: string
  readonly box: Box
  /** No word of the header is known: it may be one that could not be read. */
  readonly unread?: boolean
}

export interface TableHeader {
  /** 1-based. */
  readonly page: number
  readonly box: Box
  /** Left to right. */
  readonly columns: readonly HeaderColumn[]
  /** Rows of the page the header takes: first and last index. */
  readonly from: number
  readonly to: number
}

interface Piece {
  readonly words: readonly Word[]
  readonly role: ColumnRole | null
  readonly row: number
}

const roles = Object.keys(vocabulary.roles) as ColumnRole[]
const phrases: readonly Phrase<ColumnRole>[] = roles.flatMap(role =>
  vocabulary.roles[role].map(phrase => ({ term: role, tokens: phrase.split(' ') })),
)
const columnPhrases = new PhraseIndex(phrases)
const wholePhrases = new Map(phrases.map(({ tokens, term }) => [tokens.join(''), term]))
const qualifiers: ReadonlySet<string> = new Set(vocabulary.qualifiers)
const headerTokens: ReadonlySet<string> = new Set([...phrases.flatMap(({ tokens }) => tokens), ...qualifiers])

const amountRoles: ReadonlySet<ColumnRole> = new Set(['rate', 'list', 'amount', 'gross', 'price'])
const describing: ReadonlySet<ColumnRole> = new Set(['description', 'item', 'code', 'quantity'])
/** The share of a header's words that must be known. */
const knownShare = 0.5
/** Lines of one header stand closer than this many em. */
const headerGap = 0.95
const maxHeaderLines = 4
/** Words of one phrase are a space apart, in em. */
const phraseGap = 0.75

/** The item-table headers among the rows of a page, top to bottom. */
export function headersOf(rows: readonly PageRow[], metrics: PageMetrics): readonly TableHeader[] {
  const found: TableHeader[] = []
  rows.forEach((row, index) => {
    if (index <= (found.at(-1)?.to ?? -1) || !isSeed(row, metrics)) return
    const header = headerAround(rows, index, (found.at(-1)?.to ?? -1) + 1, metrics)
    if (header !== null) found.push(header)
  })
  return found
}

const tokensOf = (text: string): readonly string[] => labelWords(text).map(spelled)

/** The word of a header that OCR misspelled; plurals and other words that differ in length are left alone. */
const spelled = spellingCorrector(headerTokens, { ...ocrTolerance, sameLength: true, minLengthOfWrongFirst: Infinity })

/** The pieces of a row: each known phrase with the unknown words that follow it in its cell, and cells of unknown words. */
function piecesOf(row: PageRow, index: number, metrics: PageMetrics): readonly Piece[] {
  return row.cells.flatMap(cell => {
    const pieces: { words: Word[]; role: ColumnRole | null }[] = []
    for (let at = 0; at < cell.words.length;) {
      const open = pieces.at(-1)
      // "Price (inc GST)": what stands in brackets belongs to the header before it.
      const bracketed = open !== undefined && isBracketed(cell.words, at)
      const hit = bracketed ? null : phraseAt(cell.words, at, metrics)
      if (hit === null) {
        const word = cell.words[at]!
        if (open === undefined) pieces.push({ words: [word], role: null })
        else open.words.push(word)
        at++
        continue
      }
      const words = cell.words.slice(at, at + hit.count)
      if (open !== undefined && (open.role === null || open.role === hit.role)) {
        open.words.push(...words)
        open.role = hit.role
      } else pieces.push({ words, role: hit.role })
      at += hit.count
    }
    // "Charge | Basis | USD": the currency alone heads the amounts.
    const isCurrency = currencyOf(cell.text) !== null
    return pieces.map(({ words, role }) => ({ words, role: isCurrency ? 'amount' : role, row: index }))
  })
}

/** Whether a word stands in brackets that another word of the cell is before. */
function isBracketed(words: readonly Word[], at: number): boolean {
  const text = textOf(words.slice(0, at + 1))
  const from = text.lastIndexOf('(')
  return from > 0 && !text.slice(from).slice(0, -1).includes(')')
}

function phraseAt(
  words: readonly Word[],
  at: number,
  metrics: PageMetrics,
): { role: ColumnRole; count: number } | null {
  const tokens: { token: string; word: number }[] = []
  for (let index = at; index < words.length && index < at + 6; index++) {
    const gap = index === at ? 0 : words[index]!.box.left - words[index - 1]!.box.right
    if (gap > phraseGap * metrics.em) break
    for (const token of tokensOf(words[index]!.text)) tokens.push({ token, word: index })
  }
  const first = tokens[0]
  if (first === undefined || first.word !== at) return null
  const hit = columnPhrases
    .at(tokens, 0)
    .find(({ tokens: { length } }) => tokens[length] === undefined || tokens[length].word !== tokens[length - 1]!.word)
  if (hit === undefined) return null
  return { role: hit.term, count: tokens[hit.tokens.length - 1]!.word - at + 1 }
}

/** Numbers stand in rows of a table, not in its header. */
const hasFields = (row: PageRow): boolean =>
  row.cells.some(cell => cell.value !== null && !cell.value.word && !wholePhrases.has(tokensOf(cell.text).join(''))) ||
  // "Tax 8.25%" names a column.
  row.words.some(({ text }) => /\d{3}|\d[.,]\d\d(?!\d*%)|[$€£]\s?\d|^\d{2}$/.test(text))

function isSeed(row: PageRow, metrics: PageMetrics): boolean {
  if (hasFields(row) || row.words.length > 24) return false
  if (row.words.filter(word => /:$/.test(word.text)).length > 1) return false
  const pieces = piecesOf(row, 0, metrics)
  const hits = pieces.filter(piece => piece.role !== null)
  const known = row.words.filter(word => tokensOf(word.text).every(token => headerTokens.has(token))).length
  const kinds = new Set(hits.map(piece => piece.role))
  return (
    hits.length >= 2 &&
    kinds.size >= 2 &&
    known >= knownShare * row.words.length &&
    // A sentence that holds two such words is not a header: its words stand a space apart.
    row.cells.length >= Math.min(hits.length, 2) &&
    [...kinds].some(kind => kind !== null && (amountRoles.has(kind) || describing.has(kind)))
  )
}

function headerAround(rows: readonly PageRow[], seed: number, first: number, metrics: PageMetrics): TableHeader | null {
  let from = seed
  let to = seed
  const isPart = (row: PageRow | undefined, beside: PageRow): boolean => {
    if (row === undefined || hasFields(row) || row.words.length > 12) return false
    const gap = Math.max(row.box.top - beside.box.bottom, beside.box.top - row.box.bottom)
    const known = row.words.filter(word => tokensOf(word.text).every(token => headerTokens.has(token))).length
    // What overlaps the header's own line is of it, though some words could not be read.
    return gap < headerGap * metrics.em && known >= (gap < 0 ? knownShare : 1) * row.words.length
  }
  while (from > first && seed - from < maxHeaderLines && isPart(rows[from - 1], rows[from]!)) from--
  while (to - seed < maxHeaderLines && isPart(rows[to + 1], rows[to]!)) to++
  const clusters: { pieces: Piece[]; box: Box }[] = []
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  // The seed's own columns stand first: the words above and below join them.
  for (const line of lines.toSorted((a, b) => Math.abs(a - seed) - Math.abs(b - seed))) {
    for (const piece of piecesOf(rows[line]!, line, metrics)) {
      const box = unionOf(piece.words.map(word => word.box))
      const touched = clusters.filter(
        cluster => horizontalOverlap(cluster.box, box) > 0.3 * Math.min(widthOf(cluster.box), widthOf(box)),
      )
      if (touched.length === 1) {
        touched[0]!.pieces.push(piece)
        touched[0]!.box = unionOf([touched[0]!.box, box])
      } else if (touched.length === 0) clusters.push({ pieces: [piece], box })
    }
  }
  const columns = clusters
    .map(({ pieces, box }) => {
      const ordered = pieces.toSorted((a, b) => a.row - b.row)
      const role = roleOf(ordered)
      const unread = pieces.every(piece => piece.role === null)
      return { role: role === 'price' ? 'rate' : role, text: joined(ordered), box, unread }
    })
    .toSorted((a, b) => a.box.left - b.box.left)
  if (!isItemHeader(columns)) return null
  return { page: rows[seed]!.page, box: unionOf(lines.map(line => rows[line]!.box)), columns, from, to }
}

const joined = (pieces: readonly Piece[]): string => pieces.map(({ words }) => textOf(words)).join(' ')

function roleOf(pieces: readonly Piece[]): ColumnRole {
  const tokens = tokensOf(joined(pieces).replace(/\([^)]*\)/g, ' '))
  const whole = wholePhrases.get(tokens.join(''))
  if (whole !== undefined) return whole
  const essential = tokens.filter(token => !qualifiers.has(token))
  const plain = essential.length === 0 ? undefined : wholePhrases.get(essential.join(''))
  if (plain !== undefined) return plain
  const inside = tokens.flatMap((_, at) => columnPhrases.at(tokens, at).slice(0, 1))
  const best = inside.toSorted((a, b) => a.tokens.length - b.tokens.length).at(-1)
  return best?.term ?? pieces.find(piece => piece.role !== null)?.role ?? 'other'
}

const naming: ReadonlySet<string> = new Set(vocabulary.naming)

/** Indexes of the columns of years, makes and models. */
export const namingColumns = (columns: readonly HeaderColumn[]): readonly number[] =>
  columns.flatMap(({ text }, index) => (naming.has(plainLabel(text)) ? [index] : []))

/** Whether such columns say what is sold: a list of machines. */
export const namesMachines = (columns: readonly HeaderColumn[]): boolean => namingColumns(columns).length > 1

function isItemHeader(columns: readonly HeaderColumn[]): boolean {
  const has = (...wanted: ColumnRole[]): boolean => columns.some(column => wanted.includes(column.role))
  const amountColumns = columns.filter(column => amountRoles.has(column.role)).length
  return (
    amountColumns >= 2 ||
    (amountColumns > 0 && (has('description', 'item', 'code', 'quantity') || namesMachines(columns)))
  )
}
