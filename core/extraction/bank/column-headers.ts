/** Column headers of a list: "Date Description Withdrawals Deposits Balance", on one line or stacked on several. */
import { horizontalOverlap, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import columns from '../../vocabulary/bank-columns.json' with { type: 'json' }
import currencies from '../../vocabulary/currencies.json' with { type: 'json' }
import layouts from '../../vocabulary/bank-column-layouts.json' with { type: 'json' }
import { isSameWord, ocrTolerance } from '../../vocabulary/spelling.ts'
import { textOf } from '../layout/text-rows.ts'
import { columnGap, sharedWidth } from '../layout/thresholds.ts'
import { joinConsecutive } from '../values/sequences.ts'
import type { TextLine } from './printed.ts'
import { sectionOf } from './section-headings.ts'
import { fold } from './text-lines.ts'

type Roles<Content extends keyof typeof columns> = keyof (typeof columns)[Content]
export type ColumnRole = Roles<'dates'> | Roles<'texts'> | Roles<'amounts'> | Roles<'details'>

export type HeaderColumn = Readonly<{ role: ColumnRole; box: Box }>

export interface ColumnHeader {
  readonly columns: readonly HeaderColumn[]
  /** Boxes of header words outside the vocabulary; amounts below make them columns. */
  readonly unknown: readonly Box[]
  /** Number of lists side by side under it: "Date Check Amount Date Check Amount" is two. */
  readonly groups: number
  /** Lines it takes. */
  readonly count: number
}

/** A column whose words have several roles takes the first of this order. */
const allRoles = Object.values(columns).flatMap(roles => Object.keys(roles)) as readonly ColumnRole[]
export const isDateRole = (role: ColumnRole | null): boolean => role !== null && role in columns.dates
export const isAmountRole = (role: ColumnRole | null): boolean => role !== null && role in columns.amounts
export const dateRoles = allRoles.filter(isDateRole)

/** Whether a header has a column of one of the roles. */
export const hasColumn = (header: Pick<ColumnHeader, 'columns'> | null, ...roles: readonly ColumnRole[]): boolean =>
  header?.columns.some(({ role }) => roles.includes(role)) === true

/**
 * Sizes of column headers.
 * - `minKnown`: Share of header words that must be in the vocabulary; "Date (UTC)" has unknown ones.
 * - `framed`: So many cells from a date to an amount are column headers, whatever stands between.
 * - `maxWords`: Words of a line of column headers; more are a sentence.
 * - `stackPitch`, `maxLines`: Maximum pitch of the lines of one stacked header, in type sizes.
 */
const limits = { minKnown: 0.6, framed: 4, maxWords: 18, stackPitch: 1.75, maxLines: 3 } as const

/** Folded, with a space for everything that is no letter, "#" or "/". */
const plainWords = (text: string): string => fold(text).replace(/[^a-z#/\s]/g, ' ')

const phraseRoles: ReadonlyMap<string, ColumnRole> = new Map(
  Object.values(columns)
    .flatMap(roles => Object.entries(roles) as [ColumnRole, readonly string[]][])
    .flatMap(([role, phrases]) => phrases.map((phrase): [string, ColumnRole] => [plainWords(phrase), role])),
)
const maxPhraseWords = Math.max(...[...phraseRoles.keys()].map(phrase => phrase.split(' ').length))

/** "Balance EUR", "Debit in CHF" */
const inCurrency = new RegExp(`(?: in)? (?:${currencies.codes.join('|')})$`, 'i')

/** The column role a phrase names; `tolerant` allows wrong letters over the whole of it. */
function roleOfPhrase(text: string, tolerant: boolean): ColumnRole | null {
  const known = phraseRoles.get(text) ?? phraseRoles.get(text.replace(inCurrency, ''))
  if (known !== undefined || !tolerant) return known ?? null
  return [...phraseRoles].find(([phrase]) => isSameWord(text, phrase, ocrTolerance))?.[1] ?? null
}

/** The words of a heading, normalized: "Deposits/Credits" is two, "(+)" and "($)" are none. */
function headingWords(word: Word): readonly Word[] {
  const text = plainWords(word.text.replace(/\(\s?[-+$£€a-z]{1,3}\s?\)/gi, ' '))
  const parts = text.split(/[/\s]+/).filter(part => part !== '')
  return parts.map(part => ({ ...word, text: part }))
}

/** "Withdrawals / Deposits": words joined by a slash are one header. */
function joinSlashedWords(words: readonly Word[]): readonly Word[] {
  return joinConsecutive(words, (before, word) => {
    const bridge = before.text.endsWith('/') || (word.text === '/' && word !== words.at(-1))
    const close = word.box.left - before.box.right < word.size
    return bridge && close ? { ...before, text: before.text + word.text, box: unionOf([before.box, word.box]) } : null
  })
}

/** A phrase of a header; an unknown word has no role. */
interface HeaderPiece {
  readonly role: ColumnRole | null
  /** How many words it takes. */
  readonly count: number
  readonly box: Box
}

/** Splits words into header phrases, the longest first. */
function headerPieces(words: readonly Word[], tolerant: boolean): readonly HeaderPiece[] {
  const parts = joinSlashedWords(words).flatMap(headingWords)
  const pieces: HeaderPiece[] = []
  while (parts.length > 0) {
    // Words of one phrase stand close together; headers of two columns do not.
    const apart = parts.findIndex(
      (part, at) => at > 0 && part.box.left - parts[at - 1]!.box.right > columnGap * part.size,
    )
    let count = Math.min(maxPhraseWords, apart < 0 ? parts.length : apart)
    const roleOfFirst = (): ColumnRole | null => roleOfPhrase(textOf(parts.slice(0, count)), tolerant)
    while (count > 1 && roleOfFirst() === null) count--
    pieces.push({ role: roleOfFirst(), count, box: unionOf(parts.splice(0, count).map(({ box }) => box)) })
  }
  return pieces
}

type HeaderLine = NonNullable<ReturnType<typeof headerLine>>

/** A line with its phrases; null where too few of them are of column headers. */
function headerLine(line: TextLine | undefined) {
  // "Balance (INR )": a currency is no word of a header.
  const words = line?.words.filter(({ text }) => !/^(?:\([A-Z$£€]{1,3})?\)?$/.test(text)) ?? []
  if (line === undefined || words.length > limits.maxWords || line.amounts.some(token => token.cents)) return null
  const pieces = headerPieces(words, line.ocr || line.words.some(word => word.confidence < 1))
  const countOf = (some: readonly HeaderPiece[]): number => some.reduce((sum, { count }) => sum + count, 0)
  const known = countOf(pieces.filter(({ role }) => role !== null))
  // "Post Date  Time  Site  Gallons  Amount": columns of the trade between the date and the amount.
  const isFramed =
    pieces.length > 0 &&
    line.segments.length >= limits.framed &&
    isDateRole(pieces[0]!.role) &&
    isAmountRole(pieces.at(-1)!.role)
  return pieces.length > 0 && (isFramed || known >= limits.minKnown * countOf(pieces)) ? { line, pieces } : null
}

/** The column header that begins at a line; null when none does. */
export function headerAt(lines: readonly TextLine[], index: number): ColumnHeader | null {
  const first = headerLine(lines[index])
  if (first === null) return null
  const stack = [first]
  for (let next = index + 1; stack.length < limits.maxLines; next++) {
    const below = headerLine(lines[next])
    if (below === null || below.line.page !== first.line.page) break
    const pitch = below.line.box.top - stack.at(-1)!.line.box.top
    if (pitch > limits.stackPitch * below.line.metrics.em) break
    stack.push(below)
  }
  for (let count = stack.length; count > 0; count--) {
    const header = buildHeader(stack.slice(0, count))
    if (header !== null) return header
  }
  return null
}

function buildHeader(stack: readonly HeaderLine[]): ColumnHeader | null {
  const main = stack.reduce((best, one) => (one.line.segments.length > best.line.segments.length ? one : best))
  // A title above the list stands alone over the leftmost columns; it is not the upper line of the header.
  const leftmost = main.pieces[0]!.box
  const title = stack.find(({ line }) => line.segments.length === 1 && line.box.top < main.line.box.top)
  const upper = title?.pieces.length === 1 && isDateRole(title.pieces[0]!.role)
  if (title !== undefined && !upper && title.line.box.left < leftmost.right + widthOf(leftmost)) return null
  // Nor is a centered title above no column of amounts, or of a list of all ("Activity in Date Order").
  const overAmounts = main.pieces.some(
    ({ role, box }) => isAmountRole(role) && horizontalOverlap(box, title?.line.box ?? box) > 0,
  )
  const section = title === undefined || upper ? null : sectionOf(title.line.text)
  if (section !== null && (!overAmounts || section.kind === 'all')) return null
  let cells: readonly { readonly roles: readonly (ColumnRole | null)[]; readonly box: Box }[] = []
  for (const { role, box } of stack.flatMap(({ pieces }) => pieces)) {
    const over = cells.filter(
      cell => horizontalOverlap(cell.box, box) > sharedWidth * Math.min(widthOf(cell.box), widthOf(box)),
    )
    const roles = [...over.flatMap(cell => cell.roles), role]
    const merged = { roles, box: unionOf([...over.map(cell => cell.box), box]) }
    cells = [...cells.filter(cell => !over.includes(cell)), merged]
  }
  const neighbors = cells
    .map(({ roles, box }) => ({ role: roleOf(roles), box }))
    .toSorted((a, b) => a.box.left - b.box.left)
  const found = neighbors.filter((column): column is HeaderColumn => column.role !== null)
  // Payments leave an account, but reduce what is owed beside a column of advances or charges.
  const sides = new Set(found.map(column => column.role))
  const payments = sides.has('debit') && !sides.has('credit') ? 'credit' : 'debit'
  // "Incoming | Outgoing | Amount": a column after both sides is the balance.
  const behindSides =
    sides.has('debit') && sides.has('credit') && !sides.has('balance') && found.at(-1)?.role === 'amount'
  const columns = found.map(({ role, box }, at): HeaderColumn => {
    if (role === 'amount' && behindSides && at === found.length - 1) return { role: 'balance', box }
    // "Date | Date": a purchase is posted after it was made.
    if (role === 'date' && at > 0 && found[at - 1]!.role === 'date') return { role: 'posted', box }
    return { role: role === 'payments' ? payments : role, box }
  })
  const has = (...roles: readonly ColumnRole[]): boolean => hasColumn({ columns }, ...roles)
  if (columns.length < 2 || !columns.some(({ role }) => isAmountRole(role))) return null
  // "Previous balance | Payments | Purchases | New balance": the header of a summary.
  const balances = columns.filter(({ role }) => role === 'balance').length
  const amounts = columns.filter(({ role }) => isAmountRole(role))
  if (amounts.length > 2 && amounts[0]!.role === 'balance' && amounts.at(-1)!.role === 'balance') return null
  const lists = (has('description') && columns.length >= 3) || has('check')
  if (!has(...dateRoles) && (balances > 1 || !lists)) return null
  const unknown = neighbors.filter(({ role }) => role === null).map(({ box }) => box)
  return { columns, unknown, groups: groupsOf(columns), count: stack.length }
}

/**
 * What a column with words of several roles is, the first combination that it has: both sides are an amount; checks are debits among
 * others ("Cheque/Debit"), payments credits of an account that is owed ("Payments/Credits"), a side more specific than an amount.
 */
const combinations = layouts.combinations as readonly {
  readonly role: ColumnRole
  readonly of: readonly ColumnRole[]
}[]

/** The role of a column with several header words. */
const roleOf = (roles: readonly (ColumnRole | null)[]): ColumnRole | null =>
  combinations.find(({ of }) => of.every(one => roles.includes(one)))?.role ??
  allRoles.find(role => roles.includes(role)) ??
  null

/** Lists side by side repeat their first and last role. */
function groupsOf(columns: readonly HeaderColumn[]): number {
  const count = (...roles: readonly ColumnRole[]): number => columns.filter(({ role }) => roles.includes(role)).length
  const [amounts, dates, texts] = [count('amount', 'balance'), count('date', 'posted'), count('description')]
  // "Details | Posting Date | Description | Amount | Balance" has one date: it is one list.
  if (texts > 1 && amounts >= texts && dates !== 1) return texts
  return texts === 0 && amounts > 1 && dates === amounts ? amounts : 1
}
