/** The two halves of a balance sheet and their divisions: what a bare total totals, and which lines may stand in either division. */
import { matchLabel, within, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ClassifiedLine } from './classified-line.ts'
import { isHeading } from './lines.ts'
import type { SumNode } from './sum-node.ts'

/** Halves with their divisions. */
const divisionsOf: Readonly<Record<string, readonly [string, string]>> = {
  assets: ['currentAssets', 'nonCurrentAssets'],
  liabilities: ['currentLiabilities', 'longTermLiabilities'],
}

/** The field of an unlabeled total that ends one side of a side-by-side balance sheet; null: not such a total. */
export function totalOfSide(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  node: SumNode,
): string | null {
  const { side } = classified[node.index]!.line
  if (vocabulary.kind !== 'balanceSheet' || !node.closed || side === 'whole') return null
  const own = classified.filter(({ line }) => line.side === side && !isHeading(line))
  if (own.at(-1) !== classified[node.index]) return null
  const isAssets = own.some(({ section }) => section !== null && within(vocabulary, section, 'assets'))
  return isAssets ? 'assets.totalAssets' : 'liabilitiesAndEquity.totalLiabilitiesAndEquity'
}

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
