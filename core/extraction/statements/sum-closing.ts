/** Whether parts add up to a total, and with which signs. */
import type { StatementLine } from './lines.ts'
import type { LineHints, SumNode } from './sum-node.ts'

/**
 * How long sums may be whose signs are searched. Half or double of any member changes no tuned statement.
 * - `unsure`: More unsure lines than this are not tried in both signs: chance would begin to close sums.
 * - `mixed`: Longer sums are not tried in both signs either.
 */
const limits = { unsure: 6, mixed: 12 } as const
/** Amounts read more surely than this are not doubted. */
export const certainConfidence = 0.97

/** What the parts add up to in a column; without `signs` all are added. */
export const sumOf = (parts: readonly SumNode[], column: number, signs: readonly number[] = []): number =>
  parts.reduce((sum, { line }, at) => sum + (signs[at] ?? 1) * valueOf(line, column), 0)

/** -1 for each part that is a cost or deduction, 1 for any other. */
export const costSigns = (parts: readonly SumNode[], hints: readonly LineHints[]): readonly number[] =>
  parts.map(({ line, index }) => (hints[index]!.cost || line.normal.less ? -1 : 1))

/** What a line states in a column; nothing stated adds nothing. */
export const valueOf = (line: StatementLine, column: number): number => line.values[column]?.value ?? 0
export const isZero = (node: SumNode): boolean => node.line.values.every(value => value === null || value.value === 0)

/** What binary fractions add to a sum, in steps. Half or double changes no tuned statement. */
const roundingNoise = 1e-6

/** Half a printed step per addend, and for the total itself: what rounding of each can add up to. */
export function tolerance(line: StatementLine, column: number, addends: number): number {
  const step = line.values[column]?.step ?? 1
  return (step * (addends + 1)) / 2 + step * roundingNoise
}

type Sum = Pick<SumNode, 'line' | 'children' | 'signs'>
/** Whether the parts of a sum add up to it in a column. */
export const closesIn = ({ line, children, signs }: Sum, column: number): boolean =>
  Math.abs(sumOf(children, column, signs) - valueOf(line, column)) <= tolerance(line, column, children.length)

/** Sign choices for the entries of a sum; the first that closes it in every column wins. */
export function closing(
  total: StatementLine,
  parts: readonly SumNode[],
  hints: readonly LineHints[],
): readonly number[] | null {
  const columns = total.values.flatMap((value, column) => (value === null ? [] : [column]))
  const whole = columns.filter(column => !lacksPart(total, parts, column))
  return (
    closingIn(columns, total, parts, hints) ??
    (whole.length < columns.length ? closingIn(whole, total, parts, hints) : null)
  )
}

/** An amount was lost by OCR in this column: one part has none here and one elsewhere, and what is missing would be of its sign. */
function lacksPart(total: StatementLine, parts: readonly SumNode[], column: number): boolean {
  const lost = parts.filter(
    ({ line }) => line.values[column] === null && line.values.some(value => value !== null && value.value !== 0),
  )
  const [only] = lost
  if (lost.length !== 1 || only === undefined) return false
  if (!parts.some(({ line }) => line.values.some(value => value !== null && value.confidence < certainConfidence)))
    return false
  const missing = valueOf(total, column) - sumOf(parts, column)
  return only.line.values.every(value => value === null || Math.sign(value.value) === Math.sign(missing))
}

function closingIn(
  columns: readonly number[],
  total: StatementLine,
  parts: readonly SumNode[],
  hints: readonly LineHints[],
): readonly number[] | null {
  if (columns.length === 0) return null
  const closes = (signs: readonly number[]): boolean =>
    columns.every(column => closesIn({ line: total, children: parts, signs }, column))
  const plain = parts.map(() => 1)
  const costs = costSigns(parts, hints)
  // What went out, listed without signs and totaled in parentheses.
  const isOutflow = columns.every(
    column => valueOf(total, column) < 0 && parts.every(part => valueOf(part.line, column) >= 0),
  )
  // "Ending inventory" within the costs: taken off them, though a cost by its section.
  const less = parts.map(({ line }) => (line.normal.less ? -1 : 1))
  const found = [plain, ...(isOutflow ? [parts.map(() => -1)] : []), costs, less].find(closes)
  if (found !== undefined) return found
  const unsure = parts.flatMap((part, i) => (hints[part.index]!.unsure ? [i] : []))
  if (unsure.length === 0 || unsure.length > limits.unsure || parts.length > limits.mixed) return null
  for (let mask = 1; mask < 1 << unsure.length; mask++)
    for (const base of [costs, plain]) {
      const signs = base.map((sign, i) => (unsure.includes(i) && mask & (1 << unsure.indexOf(i)) ? -sign : sign))
      if (closes(signs)) return signs
    }
  return null
}
