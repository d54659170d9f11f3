/** Column headers of a list: "Date Description Withdrawals Deposits Balance", on one line or stacked on several. */
import { horizontalOverlap, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import columns from '../../vocabulary/bank-columns.json' with { type: 'json' }
import { headerPieces, type ColumnRole } from './column-phrases.ts'
import { sectionOf } from './section-headings.ts'
import type { TextLine } from './text-lines.ts'
import { sharedWidth } from '../layout/thresholds.ts'
import { joinConsecutive } from '../values/sequences.ts'

export interface HeaderColumn {
  readonly role: ColumnRole
  readonly box: Box
}

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
export const isDateRole = (role: ColumnRole): boolean => role in columns.dates
export const isAmountRole = (role: ColumnRole): boolean => role in columns.amounts
export const dateRoles = allRoles.filter(isDateRole)

/** Whether a header has a column of one of the roles. */
export const hasColumn = (header: Pick<ColumnHeader, 'columns'> | null, ...roles: readonly ColumnRole[]): boolean =>
  header?.columns.some(({ role }) => roles.includes(role)) === true

/**
 * Sizes of column headers.
 * - `minKnown`: Share of header words that must be in the vocabulary; "Date (UTC)" has unknown ones.
 * - `maxWords`: Words of a line of column headers; more are a sentence.
 * - `stackPitch`, `maxLines`: Maximum pitch of the lines of one stacked header, in type sizes.
 */
const limits = { minKnown: 0.6, maxWords: 18, stackPitch: 1.75, maxLines: 3 } as const

interface HeaderLine {
  readonly line: TextLine
  readonly pieces: readonly { readonly role: ColumnRole | null; readonly box: Box }[]
}

function headerLine(line: TextLine | undefined): HeaderLine | null {
  if (line === undefined || line.words.length > limits.maxWords || line.amounts.some(token => token.cents)) return null
  const pieces = headerPieces(joinSlashedWords(line.words), line.ocr || line.words.some(word => word.confidence < 1))
  const words = pieces.reduce((sum, piece) => sum + piece.words.length, 0)
  const known = pieces.reduce((sum, piece) => sum + (piece.role === null ? 0 : piece.words.length), 0)
  if (words === 0 || known / words < limits.minKnown) return null
  return {
    line,
    pieces: pieces.map(piece => ({ role: piece.role, box: unionOf(piece.words.map(word => word.box)) })),
  }
}

/** "Withdrawals / Deposits": words joined by a slash are one header. */
function joinSlashedWords(words: readonly Word[]): readonly Word[] {
  return joinConsecutive(words, (before, word) => {
    const bridge = before.text.endsWith('/') || (word.text === '/' && word !== words.at(-1))
    const close = word.box.left - before.box.right < word.size
    return bridge && close ? { ...before, text: before.text + word.text, box: unionOf([before.box, word.box]) } : null
  })
}

/** The column header that begins at a line; null when none does. */
export function headerAt(lines: readonly TextLine[], index: number): ColumnHeader | null {
  const first = headerLine(lines[index])
  if (first === null) return null
  const stack = [first]
  for (let next = index + 1; stack.length < limits.maxLines; next++) {
    const line = headerLine(lines[next])
    const above = stack.at(-1)!.line
    if (
      line === null ||
      line.line.page !== above.page ||
      line.line.box.top - above.box.top > limits.stackPitch * line.line.metrics.em
    )
      break
    stack.push(line)
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
  const title = stack.find(
    one => one !== main && one.line.segments.length === 1 && one.line.box.top < main.line.box.top,
  )
  const upper = title?.pieces.length === 1 && title.pieces[0]!.role !== null && isDateRole(title.pieces[0]!.role)
  if (title !== undefined && !upper && title.line.box.left < leftmost.right + widthOf(leftmost)) return null
  // Nor is a centered title above no column of amounts.
  const overAmounts = main.pieces.some(
    ({ role, box }) => role !== null && isAmountRole(role) && horizontalOverlap(box, title?.line.box ?? box) > 0,
  )
  if (title !== undefined && !upper && !overAmounts && sectionOf(title.line.text) !== null) return null
  const cells: { roles: (ColumnRole | null)[]; box: Box }[] = []
  for (const { pieces } of stack)
    for (const { role, box } of pieces) {
      const over = cells.filter(
        cell => horizontalOverlap(cell.box, box) > sharedWidth * Math.min(widthOf(cell.box), widthOf(box)),
      )
      const merged = {
        roles: [...over.flatMap(cell => cell.roles), role],
        box: unionOf([...over.map(cell => cell.box), box]),
      }
      for (const cell of over) cells.splice(cells.indexOf(cell), 1)
      cells.push(merged)
    }
  const neighbors = cells.toSorted((a, b) => a.box.left - b.box.left)
  const found = neighbors.flatMap(({ roles, box }): readonly HeaderColumn[] => {
    const role = roleOf(roles)
    return role === null ? [] : [{ role, box }]
  })
  // Payments leave an account, but reduce what is owed beside a column of advances or charges.
  const sides = new Set(found.map(column => column.role))
  const payments = sides.has('debit') && !sides.has('credit') ? 'credit' : 'debit'
  // "Incoming | Outgoing | Amount": a column after both sides is the balance.
  const behindSides =
    sides.has('debit') && sides.has('credit') && !sides.has('balance') && found.at(-1)?.role === 'amount'
  const columns = found.map(({ role, box }, at): HeaderColumn => {
    if (role === 'amount' && behindSides && at === found.length - 1) return { role: 'balance', box }
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
  const unknown = neighbors.filter(({ roles }) => roleOf(roles) === null).map(({ box }) => box)
  return { columns, unknown, groups: groupsOf(columns), count: stack.length }
}

/**
 * What a column with words of several roles is, the first combination that it has: both sides are an amount; checks are debits among
 * others ("Cheque/Debit"), payments credits of an account that is owed ("Payments/Credits"), a side more specific than an amount.
 */
const combinations: readonly (readonly [ColumnRole, ...(readonly ColumnRole[])])[] = [
  ['balance'],
  ['amount', 'debit', 'credit'],
  ['debit', 'check', 'debit'],
  ['credit', 'payments', 'credit'],
  ['debit', 'amount', 'debit'],
  ['credit', 'amount', 'credit'],
  ...allRoles.map((role): readonly [ColumnRole] => [role]),
]

/** The role of a column with several header words. */
const roleOf = (roles: readonly (ColumnRole | null)[]): ColumnRole | null =>
  combinations.find(([role, ...parts]) => (parts.length > 0 ? parts : [role]).every(one => roles.includes(one)))?.[0] ??
  null

/** Lists side by side repeat their first and last role. */
function groupsOf(columns: readonly HeaderColumn[]): number {
  const count = (...roles: readonly ColumnRole[]): number => columns.filter(({ role }) => roles.includes(role)).length
  const [amounts, dates, texts] = [count('amount', 'balance'), count('date', 'posted'), count('description')]
  if (texts > 1 && amounts >= texts) return texts
  return texts === 0 && amounts > 1 && dates === amounts ? amounts : 1
}
