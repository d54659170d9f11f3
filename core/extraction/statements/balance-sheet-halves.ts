/** The two halves of a balance sheet and their divisions: what a bare total totals, and which lines may stand in either division. */
import { matchLabel, within, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { SumNode } from './sum-node.ts'

const totalAssetsField = 'assets.totalAssets'
const totalBothField = 'liabilitiesAndEquity.totalLiabilitiesAndEquity'

/** Halves with their divisions. */
const divisionsOf: Readonly<Record<string, readonly [string, string]>> = {
  assets: ['currentAssets', 'nonCurrentAssets'],
  liabilities: ['currentLiabilities', 'longTermLiabilities'],
}

/**
 * The field of an unlabeled total of one half of a balance sheet, if known: the last line of its side of the page, or one
 * over several divisions of one half. Null: not such a total. `headed`: the heading its lines stand under.
 */
export function wholeHalf(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  node: SumNode,
  headed: ClassifiedLine | null,
): string | null {
  if (vocabulary.kind !== 'balanceSheet' || !node.closed) return null
  const { side } = classified[node.index]!.line
  const first = firstLine(node)
  const own = classified.filter(
    ({ line }, index) => line.side === side && (side !== 'whole' || (index >= first && index < node.index)),
  )
  const sections = new Set(own.flatMap(({ section }) => section ?? []))
  const isOf = (half: string) => [...sections].some(section => within(vocabulary, section, half))
  if (side === 'whole') {
    if (isOf('assets') && !isOf('liabilities') && !isOf('equity'))
      return isOf('currentAssets') && isOf('nonCurrentAssets') ? totalAssetsField : null
    return isOf('liabilities') && isOf('equity') && !isOf('assets') ? totalBothField : null
  }
  const last = classified.findLastIndex(({ line }) => line.side === side && line.values.some(value => value !== null))
  if (last !== node.index || (headed?.sectionTerm && sections.size < 2)) return null
  return isOf('assets') ? totalAssetsField : totalBothField
}

const firstLine = (node: SumNode): number => Math.min(node.index, ...node.children.map(firstLine))

/** "Investments" or "Notes payable" where nothing separates current from long-term lines: the print does not say which of the two it is. */
export function isEither(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  { line, section }: ClassifiedLine,
): boolean {
  const divisions = vocabulary.kind === 'balanceSheet' && section !== null ? divisionsOf[section] : undefined
  if (divisions === undefined) return false
  const isDivided = classified.some(
    ({ section: at }) => at !== null && divisions.some(name => within(vocabulary, at, name)),
  )
  if (isDivided) return false
  const [near, far] = divisions.map(name => matchLabel(vocabulary, line.normal, name).item)
  return Boolean(near && far) && near!.term.field !== far!.term.field && near!.phraseLength === far!.phraseLength
}

/** "Prepaid assessments" where nothing separates the liabilities: a line that is only ever due within the year. */
export function isCurrentByName(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  { line, section, item }: ClassifiedLine,
): boolean {
  if (vocabulary.kind !== 'balanceSheet' || section !== 'liabilities') return false
  const isDivided = classified.some(
    ({ section: at }) => at !== null && at !== 'liabilities' && within(vocabulary, at, 'liabilities'),
  )
  const later = matchLabel(vocabulary, line.normal, 'longTermLiabilities').item
  return !isDivided && item?.term.part === 'otherCurrentLiabilities' && item.score === 1 && later === null
}
