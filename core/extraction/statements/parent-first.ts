/** Lists that print a sum above its parts, brought into the order of all others: heading, parts, total. */
import { groupConsecutive } from '../values/sequences.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** Fewer sums above their parts than this may be chance. */
const minParents = 3

/** A line with the lines indented below it. */
interface Branch {
  readonly line: StatementLine
  readonly children: readonly Branch[]
}

/**
 * The lines with every sum that stands above its indented parts put below them, its name kept as their heading. Lists that print no
 * sums so, or one that misses its parts, are returned as they are: the order alone proves nothing.
 */
export function withTotalsLast(lines: readonly StatementLine[]): readonly StatementLine[] {
  const parents = branchesOf(lines).flatMap(parentsOf)
  const summed = parents.filter(isSum)
  if (summed.length < minParents || summed.length < parents.length) return lines
  return branchesOf(lines).flatMap(reordered)
}

/** Lines nested by their indents, top level first. */
function branchesOf(lines: readonly StatementLine[]): readonly Branch[] {
  const outermost = Math.min(...lines.map(({ indent }) => indent))
  return groupConsecutive(lines, (_, line) => line.indent <= outermost + sameIndent).map(([line, ...inner]) => ({
    line: line!,
    children: inner.length === 0 ? [] : branchesOf(inner),
  }))
}
/** Lines of one level begin within this many points of each other. */
const sameIndent = 1.5

/** All lines with amounts that have lines with amounts below them. */
const parentsOf = (branch: Branch): readonly Branch[] => [
  ...(isHeading(branch.line) || branch.children.every(({ line }) => isHeading(line)) ? [] : [branch]),
  ...branch.children.flatMap(parentsOf),
]

const isSum = ({ line, children }: Branch): boolean =>
  line.values.every((value, column) => {
    const parts = children.flatMap(child => child.line.values[column] ?? [])
    const sum = parts.reduce((all, part) => all + part.value, 0)
    return value === null ? parts.length === 0 : Math.abs(sum - value.value) <= value.step * (parts.length / 2 + 1)
  })

function reordered(branch: Branch): readonly StatementLine[] {
  const { line, children } = branch
  const inner = children.flatMap(reordered)
  if (isHeading(line) || children.length === 0) return [line, ...inner]
  const heading = { ...line, values: line.values.map(() => null) }
  return [heading, ...inner, { ...line, normal: { ...line.normal, total: true }, ruleAbove: true }]
}
