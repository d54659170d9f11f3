/** The sums a statement prints, of one column: each total with the lines above it, whether they add up or not. */
import type { PrintedSum } from '../../checks/printed-sum.ts'
import type { FieldPath } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { Box } from '../../document/model.ts'
import { roundUnits } from './field-candidates.ts'
import { costSigns, sumOf, tolerance, valueOf } from './sum-closing.ts'
import { nodesOf, type LineHints, type SumNode } from './sum-node.ts'

interface ColumnOfStatement {
  readonly fileName: string
  readonly fields: ReadonlyMap<string, Field>
  readonly hints: readonly LineHints[]
  readonly column: number
  /** Factor from printed amounts to full units. */
  readonly scale: number
}

/** Every total with amounts above it in the column, in reading order. */
export function printedSums(forest: readonly SumNode[], of: ColumnOfStatement): readonly PrintedSum[] {
  const sums: PrintedSum[] = []
  const { fileName, column, scale } = of
  const fields = [...of.fields].filter(([, { method }]) => method !== 'derived')
  const fieldAt = (place: Box | null): FieldPath | null =>
    (fields.find(([, { evidence }]) => evidence.every(({ box }) => box === place))?.[0] ?? null) as FieldPath | null
  /** What the amounts below a line add to it, by their places: those of a subtotal only where it is no field itself. */
  const walk = (found: SumNode): ReadonlyMap<Box, number> => {
    const node = linesOf(found)
    const effects = new Map<Box, number>()
    const signs = signsOf(node, of)
    for (const [at, child] of node.children.entries()) {
      const below = walk(child)
      const amount = child.line.values[column]
      const stands = amount && (below.size === 0 || fieldAt(amount.box) !== null)
      if (stands) effects.set(amount.box, signs[at]! * amount.value)
      else for (const [box, effect] of below) effects.set(box, signs[at]! * effect)
    }
    const total = node.line.values[column]
    if (!total || effects.size === 0) return effects
    const { label, page } = node.line
    sums.push({
      label,
      place: { fileName, page, box: total.box, text: total.text },
      total: roundUnits(total.value * scale),
      parts: node.children.flatMap(({ line }, at) =>
        line.values[column]
          ? [{ label: line.label, amount: roundUnits(signs[at]! * valueOf(line, column) * scale) }]
          : [],
      ),
      tolerance: tolerance(node.line, column, node.children.length) * scale,
      path: fieldAt(total.box),
      members: fields.flatMap(([path, { evidence, value }]) => {
        if (!evidence.every(({ box }) => effects.has(box))) return []
        const effect = evidence.reduce((sum, { box }) => sum + effects.get(box)!, 0)
        return [{ path: path as FieldPath, value, sign: effect * value < 0 ? -1 : 1 } as const]
      }),
    })
    return effects
  }
  const linesOf = cashSections(forest, node =>
    /\.netCashFrom/.test(fieldAt(node.line.values[column]?.box ?? null) ?? ''),
  )
  forest.forEach(walk)
  return sums
}

/**
 * Totals of a cash flow statement have no namesakes above them: one that does not add up is still the sum of the lines since the section
 * before, which no other total took.
 */
function cashSections(forest: readonly SumNode[], isSection: (node: SumNode) => boolean): (node: SumNode) => SumNode {
  const sections = nodesOf(forest).filter(isSection)
  return node => {
    if (node.children.length > 0 || !sections.includes(node)) return node
    const before = Math.max(-1, ...sections.filter(({ index }) => index < node.index).map(({ index }) => index))
    const children = forest.filter(({ index }) => index > before && index < node.index)
    return { ...node, children, signs: children.map(() => 1) }
  }
}

/** How the parts enter a total; where they do not add up to it, as costs or plainly, whichever comes nearer. */
function signsOf(node: SumNode, { hints, column }: ColumnOfStatement): readonly number[] {
  if (node.closed) return node.signs
  const costs = costSigns(node.children, hints)
  const miss = (signs: readonly number[]): number =>
    Math.abs(sumOf(node.children, column, signs) - valueOf(node.line, column))
  return miss(costs) < miss(node.signs) ? costs : node.signs
}
