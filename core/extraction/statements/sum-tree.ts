/** Which lines a total sums: a statement's lines as a forest of totals over their parts, recovered by arithmetic and by labels. */
import type { StatementLine } from './lines.ts'
import { isHeading } from './lines.ts'
import { closing, isZero, certainConfidence } from './sum-closing.ts'
import type { LineHints, SumNode } from './sum-node.ts'

interface Marker {
  readonly heading: StatementLine
  readonly index: number
}
type Entry = SumNode | Marker
const isMarker = (entry: Entry): entry is Marker => !('line' in entry)

/** Amounts of fewer steps are near the sum of their neighbors by chance. */
const minSteps = 100

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((word, i) => word === b[i])

/** Builds the forest, top level in reading order. `hints` has one entry per line. */
export function sumTree(lines: readonly StatementLine[], hints: readonly LineHints[]): readonly SumNode[] {
  const stack: Entry[] = []
  for (const [index, line] of lines.entries()) {
    if (isHeading(line)) {
      if (line.label !== '') stack.push({ heading: line, index })
      continue
    }
    stack.push(hints[index]!.totals ? total(stack, line, index, hints) : leaf(line, index))
  }
  return stack.filter(entry => !isMarker(entry)) as SumNode[]
}

const leaf = (line: StatementLine, index: number): SumNode => ({
  line,
  index,
  heading: null,
  children: [],
  closed: false,
  signs: [],
})

/** Positions on the stack with the total's own name, the nearest first: headings, and accounts with an amount of their own. */
function positionsOfName(stack: readonly Entry[], line: StatementLine): readonly number[] {
  const positions: number[] = []
  for (let at = stack.length - 1; at >= 0; at--) {
    const entry = stack[at]!
    const same = isMarker(entry)
      ? sameWords(entry.heading.normal.tokens, line.normal.tokens)
      : line.normal.total && entry.children.length === 0 && sameWords(entry.line.normal.tokens, line.normal.tokens)
    if (!same) continue
    positions.push(at)
    if (isMarker(entry)) break
  }
  return positions
}

/** The total as the sum of the entries from its namesake on; null without any. */
function sumFrom(
  stack: readonly Entry[],
  line: StatementLine,
  index: number,
  hints: readonly LineHints[],
): SumNode | null {
  const entry = stack[0]!
  const parts = stack.slice(isMarker(entry) ? 1 : 0).filter(part => !isMarker(part)) as SumNode[]
  if (parts.length === 0) return null
  const how = closing(line, parts, hints)
  const heading = isMarker(entry) ? entry.heading : null
  return { line, index, heading, children: parts, closed: how !== null, signs: how ?? parts.map(() => 1) }
}

/** Pops the parts of a total off the stack, if they are known, and returns the total's node. */
function total(stack: Entry[], line: StatementLine, index: number, hints: readonly LineHints[]): SumNode {
  // Nearest first, but arithmetic has the last word: lines of an account may repeat the account's name.
  const named = positionsOfName(stack, line)
  const byName = named.map(at => sumFrom(stack.slice(at), line, index, hints))
  const best = byName.findIndex(node => node?.closed)
  const heading = named.findIndex(at => isMarker(stack[at]!))
  const chosen = best >= 0 ? best : line.normal.total ? (heading >= 0 ? heading : byName.length - 1) : -1
  const found = byName[chosen]
  if (found) {
    stack.length = named[chosen]!
    return found
  }
  // "Other, net 18" comes near many sums of its neighbors.
  const isNamed = line.normal.total || line.label === '' || line.ruleAbove || hints[index]!.name !== null
  if (!isNamed && line.values.every(value => value === null || Math.abs(value.value) < minSteps * value.step))
    return leaf(line, index)
  const parts: SumNode[] = []
  for (let at = stack.length - 1; at >= 0; at--) {
    const entry = stack[at]!
    if (isMarker(entry)) continue
    parts.unshift(entry)
    if (parts.length < 2 && !(line.normal.total || line.label === '')) continue
    if (parts.length < 2 && !(at > 0 && isMarker(stack[at - 1]!))) continue
    if (parts.every(isZero)) continue
    const how = closing(line, parts, hints)
    if (how === null) continue
    let from = at
    while (from > 0 && !isMarker(stack[from - 1]!) && isZero(stack[from - 1] as SumNode))
      parts.unshift(stack[--from] as SumNode)
    const signs = [...parts.slice(how.length).map(() => 1), ...how]
    let heading: StatementLine | null = null
    if (from > 0 && isMarker(stack[from - 1]!)) heading = (stack[--from] as Marker).heading
    stack.length = from
    return { line, index, heading, children: parts, closed: true, signs }
  }
  return misreadTotal(stack, line, index, hints) ?? leaf(line, index)
}

/**
 * An unlabeled total of OCR amounts that closes in one column and fails in another, where a reading is not sure: its parts are
 * known, and the one doubtful reading may be chosen by the difference. Not closed.
 */
function misreadTotal(stack: Entry[], line: StatementLine, index: number, hints: readonly LineHints[]): SumNode | null {
  const columns = line.values.flatMap((value, column) => (value === null ? [] : [column]))
  if (line.label !== '' || columns.length < 2) return null
  const parts: SumNode[] = []
  for (let at = stack.length - 1; at >= 0; at--) {
    const entry = stack[at]!
    if (isMarker(entry)) break
    parts.unshift(entry)
    if (parts.length < 2 || parts.every(isZero)) continue
    for (const column of columns) {
      const only = { ...line, values: line.values.map((value, i) => (i === column ? value : null)) }
      const signs = closing(only, parts, hints)
      const unsure = [line, ...parts.map(part => part.line)].some(({ values }) =>
        values.some((value, i) => i !== column && value !== null && value.confidence < certainConfidence),
      )
      if (signs === null || !unsure) continue
      stack.length = at
      return { line, index, heading: null, children: parts, closed: false, signs }
    }
  }
  return null
}

/** A total closes the heading above its first part, or, where that part is a total without a name, the heading which that one closes. */
export interface Closing {
  readonly heading: StatementLine
  /** No total among its parts closes the same heading. */
  readonly isFirst: boolean
  /** No total it is a part of closes the same heading. */
  readonly isLast: boolean
  /** What remains when lines below the first such total are taken off it: property less its depreciation. */
  readonly isNet: boolean
}

/** Totals that close a heading, by arithmetic. */
export function closingsOf(forest: readonly SumNode[]): ReadonlyMap<StatementLine, Closing> {
  const closings = new Map<StatementLine, Closing>()
  const visit = ({ line, heading, closed, children, signs }: SumNode, isLast: boolean): void => {
    const isBare = closed && (line.label === '' || line.normal.total)
    const inherits = isBare && heading === null
    for (const [at, child] of children.entries()) visit(child, at > 0 || !inherits)
    const own = heading ?? (inherits ? closings.get(children[0]!.line)?.heading : undefined)
    if (!isBare || own === undefined) return
    const isNet =
      inherits &&
      children.slice(1).every((child, at) => child.children.length === 0 && isTakenOff(child, signs[at + 1]!))
    closings.set(line, { heading: own, isFirst: heading !== null, isLast, isNet })
  }
  for (const node of forest) visit(node, true)
  return closings
}

const isTakenOff = ({ line }: SumNode, sign: number): boolean =>
  line.values.every(value => value === null || sign * value.value <= 0)
