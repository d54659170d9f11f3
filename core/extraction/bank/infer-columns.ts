/**
 * Columns no vocabulary knows: those under unknown header words, and those of a list without a header. Their roles are the ones with which the
 * running balances follow from the rows, or the sums of the columns are the totals printed elsewhere.
 */
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import layouts from '../../vocabulary/bank-column-layouts.json' with { type: 'json' }
import { textOf } from '../layout/text-rows.ts'
import { equal, followBalances, signedValue } from './amounts.ts'
import { balanceRowOf, findSummaryEntries, isTotal } from './balance-summary.ts'
import { headerAt, isAmountRole, type ColumnHeader, type HeaderColumn } from './column-headers.ts'
import { headerDistance } from './line-cells.ts'
import type { AmountToken, TextLine } from './printed.ts'
import { sectionAt } from './section-headings.ts'
import { dayAt } from './transaction-dates.ts'

type Role = HeaderColumn['role']

/**
 * What shows that amounts are columns of a list.
 * - `minProven`: Balances that must follow from the rows before them to prove the roles of columns.
 * - `minRows`: Rows with a date and an amount that a list has.
 * - `leading`: Words that may stand before the date of a row: a number of the row.
 */
const limits = { minProven: 3, minRows: 3, leading: 1 } as const

/** A line of a list: its date, what stands between that and its amounts, and its amounts with cents. */
function datedLine(line: TextLine) {
  const tokens = line.amounts.filter(token => token.cents)
  const at = [...Array(limits.leading + 1).keys()].find(index => dayAt(line.words, index) !== null) ?? -1
  const behind = at < 0 ? 0 : at + dayAt(line.words, at)!.count
  return {
    tokens,
    date: at < 0 ? null : line.words.slice(at, behind),
    words: line.words.slice(behind, tokens[0]?.first),
  }
}
type DatedLine = ReturnType<typeof datedLine>

/** The lines with amounts of the list that begins at a line: up to the next header or heading. */
function listFrom(lines: readonly TextLine[], index: number): readonly DatedLine[] {
  const end = lines.findIndex(
    (line, at) => at > index && line.amounts.length === 0 && (headerAt(lines, at) !== null || sectionAt(line) !== null),
  )
  const list = lines.slice(index, end < 0 ? undefined : end).map(datedLine)
  return list.filter(({ tokens }) => tokens.length > 0)
}

/** The lines of a statement, and what its labeled balances and totals are: a list whose sums they are is whole. */
type Statement = Readonly<{ lines: readonly TextLine[]; known: KnownSums }>
export type KnownSums = Readonly<Record<'credits' | 'debits' | 'flow', readonly number[]>>

export function knownSums(lines: readonly TextLine[]): KnownSums {
  const entries = findSummaryEntries(lines.map(line => ({ ...line, listed: datedLine(line).date !== null })))
  const of = (label: string): number[] => entries.filter(one => one.label === label).map(one => one.amount.value)
  return {
    credits: of('credits'),
    debits: of('debits'),
    flow: of('opening').flatMap(opening => of('closing').map(closing => closing - opening)),
  }
}

/** The orders in which lists have their columns of amounts, as far as the header names them (null: it does not). */
const ordersOf = (named: readonly (Role | null)[]): readonly (readonly Role[])[] =>
  (layouts.amounts as readonly (readonly Role[])[]).filter(
    roles => roles.length === named.length && roles.every((role, at) => named[at] === null || named[at] === role),
  )

/** How far roles are borne out: running balances that follow less those that do not, or the sums of the rows that are printed elsewhere. */
function proofOf(rows: readonly DatedLine[], boxes: readonly Box[], roles: readonly Role[], known: KnownSums): number {
  const steps = rows.flatMap(({ tokens, date, words }) => {
    const of = (role: Role): AmountToken | undefined =>
      tokens.find(({ box }) => horizontalOverlap(box, boxes[roles.indexOf(role)] ?? { ...box, right: -Infinity }) > 0)
    const text = textOf(words)
    if (isTotal(text) && date === null) return []
    // A balance between the rows stands in whatever column.
    const between = balanceRowOf(text) !== null
    const [amount, printed] = [of('amount'), between ? tokens.at(-1) : of('balance')]
    const flow = amount === undefined ? (of('credit')?.value ?? 0) - (of('debit')?.value ?? 0) : signedValue(amount)
    return [
      {
        flow: between ? 0 : flow,
        unsigned: amount?.sign === 0,
        balance: printed === undefined ? null : signedValue(printed),
      },
    ]
  })
  if (roles.includes('balance'))
    return Math.max(
      ...[steps, steps.toReversed()].map(run => followBalances(run, null)).map(({ passed, failed }) => passed - failed),
    )
  const sum = (sign: 1 | -1): number => steps.reduce((total, { flow }) => total + Math.max(0, sign * flow), 0)
  const is = (values: readonly number[], value: number): boolean => values.some(one => equal(one, value))
  const [up, down] = [sum(1), sum(-1)]
  return is(known.flow, up - down) || (is(known.credits, up) && (down === 0 || is(known.debits, down)))
    ? limits.minProven
    : 0
}

/** Boxes of what stands one below the other, left to right. */
function columnBoxes(boxes: readonly Box[]): readonly Box[] {
  let columns: readonly Box[] = []
  for (const box of boxes) {
    const over = columns.filter(column => horizontalOverlap(column, box) > 0)
    columns = [...columns.filter(column => !over.includes(column)), unionOf([...over, box])]
  }
  return columns.toSorted((a, b) => a.left - b.left)
}

/**
 * The columns of the list whose first row stands at a line: dates one below the other, text, and amounts whose roles are proven, or named by the
 * header (null: it has none); null where no such list begins.
 */
export function inferHeader(
  { lines, known }: Statement,
  index: number,
  header: ColumnHeader | null,
): ColumnHeader | null {
  const first = datedLine(lines[index]!)
  if (first.date === null || first.tokens.length === 0 || first.words.length === 0) return null
  const list = listFrom(lines, index)
  const dated = list.filter(({ date }) => date !== null)
  const boxes = columnBoxes(dated.flatMap(({ tokens }) => tokens.map(({ box }) => box)))
  if (dated.length < limits.minRows) return null
  const named = header?.columns.filter(({ role }) => isAmountRole(role)) ?? []
  const nearest = (box: Box): HeaderColumn | undefined =>
    named
      .toSorted((a, b) => headerDistance(box, a.box) - headerDistance(box, b.box))
      .find(one => horizontalOverlap(one.box, box) > 0)
  const [best] = ordersOf(boxes.map(box => nearest(box)?.role ?? null))
    .map(roles => ({ roles, proof: proofOf(list, boxes, roles, known) }))
    .toSorted((a, b) => b.proof - a.proof)
  if (best === undefined || best.proof < limits.minProven) return null
  const amounts = boxes.map((box, at): HeaderColumn => ({ role: best.roles[at]!, box }))
  if (header !== null) {
    const others = header.columns.filter(({ role }) => !isAmountRole(role))
    const unknown = header.unknown.filter(box => boxes.every(one => horizontalOverlap(one, box) === 0))
    return { ...header, columns: [...others, ...amounts].toSorted((a, b) => a.box.left - b.box.left), unknown }
  }
  const date = columnBoxes(dated.map(row => unionOf(row.date!.map(({ box }) => box))))[0]!
  const words = dated.flatMap(row => row.words).filter(({ text }) => /\p{L}/u.test(text))
  const text = unionOf(words.map(({ box }) => box))
  const description: HeaderColumn = { role: 'description', box: { ...text, left: Math.max(text.left, date.right) } }
  return { columns: [{ role: 'date', box: date }, description, ...amounts], unknown: [], groups: 1, count: 0 }
}
