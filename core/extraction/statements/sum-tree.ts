/** Which lines a total sums: a statement's lines as a forest of totals over their parts, recovered by arithmetic and by labels. */
import { isHeading, type StatementLine } from './lines.ts'
import { nameOf } from './classified-line.ts'
import { certainConfidence, closing, costSigns, isZero, sumOf, valueOf } from './sum-closing.ts'
import type { LineHints, SumNode } from './sum-node.ts'

interface Marker {
  readonly heading: StatementLine
  readonly index: number
}
type Entry = SumNode | Marker
const isMarker = (entry: Entry): entry is Marker => !('line' in entry)
const isNode = (entry: Entry): entry is SumNode => 'line' in entry

/** Amounts of fewer steps are near the sum of their neighbors by chance. */
const minSteps = 100

/** Amounts of so many steps, over so many parts, do not add up by chance in one column of two. */
const [surelySteps, minParts] = [10_000, 3]
const isLarge = (value: StatementLine['values'][number]): boolean =>
  value !== null && Math.abs(value.value) >= surelySteps * value.step

/**
 * What a result may miss of the result before and still be what its costs leave. Without a bound 2 of 37 tuned statements without a fault had sums that
 * fail: other lines are called results, or are left out.
 */
const nearResult = 0.25

/** Builds the forest, top level in reading order. `hints` has one entry per line. */
export const sumTree = (lines: readonly StatementLine[], hints: readonly LineHints[]): readonly SumNode[] =>
  new SumTreeBuilder(hints).build(lines)

/** Walks down the lines with the sums found so far, and the headings that none of them closes yet, on a stack. */
class SumTreeBuilder {
  readonly #hints: readonly LineHints[]
  readonly #stack: Entry[] = []

  constructor(hints: readonly LineHints[]) {
    this.#hints = hints
  }

  build(lines: readonly StatementLine[]): readonly SumNode[] {
    for (const [index, line] of lines.entries())
      if (!isHeading(line)) this.#stack.push(this.#hints[index]!.totals ? this.#total(line, index) : leaf(line, index))
      else if (line.label !== '') this.#stack.push({ heading: line, index })
    return this.#stack.filter(isNode)
  }

  /** Pops the parts of a total off the stack, if they are known, and returns the total's node. */
  #total(line: StatementLine, index: number): SumNode {
    const named = this.#totalByName(line, index)
    if (named !== null) return named
    // "Other, net 18" comes near many sums of its neighbors.
    const isNamed = line.normal.total || line.label === '' || line.ruleAbove || this.#hints[index]!.name !== null
    if (!isNamed && line.values.every(value => value === null || Math.abs(value.value) < minSteps * value.step))
      return leaf(line, index)
    return (
      this.#totalByAmount(line, index) ??
      this.#totalButInOneColumn(line, index) ??
      this.#resultLessCosts(line, index) ??
      leaf(line, index)
    )
  }

  /** The sum of the lines below the total's namesake. Nearest first, but arithmetic has the last word: lines of an account may repeat its name. */
  #totalByName(line: StatementLine, index: number): SumNode | null {
    const named = this.#positionsOfName(line)
    const byName = named.map(at => this.#sumFrom(at, line, index))
    const best = byName.findIndex(node => node?.closed)
    const heading = named.findIndex(at => isMarker(this.#stack[at]!))
    const chosen = best >= 0 ? best : line.normal.total ? (heading >= 0 ? heading : byName.length - 1) : -1
    const found = byName[chosen]
    if (!found) return null
    this.#stack.length = named[chosen]!
    return found
  }

  /** Positions on the stack with the total's own name, the nearest first: headings, and accounts with an amount of their own. */
  #positionsOfName(line: StatementLine): readonly number[] {
    const positions: number[] = []
    for (const [at, entry] of [...this.#stack.entries()].toReversed()) {
      const isNamesake = isMarker(entry) || (line.normal.total && entry.children.length === 0)
      if (!isNamesake || nameOf(line) === '' || nameOf(isMarker(entry) ? entry.heading : entry.line) !== nameOf(line))
        continue
      positions.push(at)
      if (isMarker(entry)) break
    }
    return positions
  }

  /** The total as the sum of the entries from its namesake on; null without any. */
  #sumFrom(at: number, line: StatementLine, index: number): SumNode | null {
    const first = this.#stack[at]!
    const children = this.#stack.slice(at).filter(isNode)
    if (children.length === 0) return null
    const signs = closing(line, children, this.#hints)
    const heading = isMarker(first) ? first.heading : null
    return { line, index, heading, children, closed: signs !== null, signs: signs ?? children.map(() => 1) }
  }

  /** The sum of the nearest entries that add up to the total, with the zeros and the heading above them. */
  #totalByAmount(line: StatementLine, index: number): SumNode | null {
    const stack = this.#stack
    const isTotal = line.normal.total || line.label === ''
    const parts: SumNode[] = []
    for (let at = stack.length - 1; at >= 0; at--) {
      const entry = stack[at]!
      if (isMarker(entry)) continue
      parts.unshift(entry)
      const isHeaded = at > 0 && isMarker(stack[at - 1]!)
      if ((parts.length < 2 && !(isTotal && isHeaded)) || parts.every(isZero)) continue
      const how = closing(line, parts, this.#hints)
      if (how === null) continue
      stack.length = at
      for (let last = stack.at(-1); last && !isMarker(last) && isZero(last); last = stack.at(-1)) {
        parts.unshift(last)
        stack.pop()
      }
      const above = stack.at(-1)
      const heading = above && isMarker(above) ? above.heading : null
      if (heading !== null) stack.pop()
      const signs = [...parts.slice(how.length).map(() => 1), ...how]
      return { line, index, heading, children: parts, closed: true, signs }
    }
    return null
  }

  /**
   * A total that closes in all columns but one: its parts are known, and what is wrong in that one is a misread amount, to be chosen by the
   * difference, or was printed so. Not closed. An unlabeled total needs a reading that is not sure; one with a name needs amounts that do not
   * close by chance.
   */
  #totalButInOneColumn(line: StatementLine, index: number): SumNode | null {
    const columns = line.values.flatMap((value, column) => (value === null ? [] : [column]))
    const isNamed = line.normal.total || this.#hints[index]!.name !== null
    if (columns.length < 2 || !(isNamed || line.label === '')) return null
    const parts: SumNode[] = []
    for (const [at, entry] of [...this.#stack.entries()].toReversed()) {
      if (isMarker(entry)) {
        if (isNamed) continue
        break
      }
      parts.unshift(entry)
      if (parts.length < 2 || parts.every(isZero)) continue
      for (const column of columns) {
        const others = { ...line, values: line.values.map((value, i) => (i === column ? null : value)) }
        const isPlain = isNamed && parts.length >= minParts && others.values.some(value => isLarge(value))
        const isUnsure = [line, ...parts.map(part => part.line)].some(
          ({ values }) => (values[column]?.confidence ?? 1) < certainConfidence,
        )
        if (!isPlain && !(isUnsure && line.label === '')) continue
        const signs = closing(others, parts, this.#hints)
        if (signs === null) continue
        this.#stack.length = at
        return { line, index, heading: null, children: parts, closed: false, signs }
      }
    }
    return null
  }

  /** Nothing but costs stands between a result and the result before: what they leave, where it nearly comes out so. Not closed. */
  #resultLessCosts(line: StatementLine, index: number): SumNode | null {
    if (!this.#hints[index]!.isResult) return null
    const before = this.#stack.findLastIndex(entry => isNode(entry) && this.#hints[entry.index]!.isResult)
    const children = before === -1 ? [] : this.#stack.slice(before).filter(isNode)
    if (children.length < 2 || !children.slice(1).every(({ index: at }) => this.#hints[at]!.cost)) return null
    const signs = costSigns(children, this.#hints)
    const isNear = line.values.every((value, column) => {
      const miss = value === null ? 0 : Math.abs(value.value - sumOf(children, column, signs))
      return miss <= nearResult * Math.abs(valueOf(children[0]!.line, column))
    })
    if (!isNear) return null
    this.#stack.length = before
    return { line, index, heading: null, children, closed: false, signs }
  }
}

const leaf = (line: StatementLine, index: number): SumNode => ({
  line,
  index,
  heading: null,
  children: [],
  closed: false,
  signs: [],
})

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
