/**
 * Sums decide between OCR alternatives of a digit: where exactly one likely misreading of one amount closes a total, that alternative is chosen.
 */
import type { TableAmount } from '../../document/amount.ts'
import type { StatementLine } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { certainConfidence, sumOf } from './sum-closing.ts'

/** Digits that OCR confuses. */
const confusable = new Set(
  '17 71 27 72 38 83 35 53 56 65 58 85 68 86 08 80 06 60 49 94 89 98 09 90 39 93 14 41'.split(' '),
)
/** Confidence of a chosen alternative: two readings were possible and arithmetic preferred one. */
export const chosenConfidence = 0.8

export interface ChosenReading {
  readonly line: StatementLine
  readonly column: number
  readonly amount: TableAmount
}

/**
 * The reading of `amount` that is greater by `difference`, when it differs in one easily confused digit, or a five before it was misread as a
 * dollar sign; else null.
 */
function ocrAlternative(amount: TableAmount, difference: number): TableAmount | null {
  if (amount.dash || amount.confidence >= certainConfidence) return null
  const units = Math.round(Math.abs(amount.value) / amount.step)
  const wanted = Math.round(Math.abs(amount.value + difference) / amount.step)
  if (Math.sign(amount.value + difference) !== Math.sign(amount.value)) return null
  const [before, after] = [String(units), String(wanted)]
  const isDollarSign = /^\W*\$/.test(amount.text) && after === `5${before}`
  const changed = [...before].flatMap((digit, i) => (digit === after[i] ? [] : [`${digit}${after[i]}`]))
  const isOneDigit = before.length === after.length && changed.length === 1 && confusable.has(changed[0]!)
  if (!isDollarSign && !isOneDigit) return null
  return { ...amount, value: Math.sign(amount.value) * wanted * amount.step, confidence: chosenConfidence }
}

/** Margin in confidence by which one of two possible choices must be less sure to be chosen. Half or double changes no tuned statement. */
const clearlyLessSure = 0.15

/** A missing whole digit that closes the sum is less likely chance than a changed digit. */
const readingScore = (read: TableAmount, other: TableAmount): number =>
  read.confidence - (digitsOf(other) > digitsOf(read) ? clearlyLessSure : 0)

const digitsOf = ({ value, step }: TableAmount): number => String(Math.round(Math.abs(value) / step)).length

/** Choices for the totals of a forest that do not add up, column by column; a total with two equally possible choices gets none. */
export function chooseReadings(forest: readonly SumNode[]): readonly ChosenReading[] {
  const chosen: ChosenReading[] = []
  const visit = (node: SumNode) => {
    node.children.forEach(visit)
    if (node.closed || node.children.length < 2) return
    node.line.values.forEach((total, column) => {
      if (total === null) return
      const difference = total.value - sumOf(node.children, column, node.signs)
      if (Math.abs(difference) <= (total.step * (node.children.length + 1)) / 2) return
      /** The reading a line may be given, with the confidence of the printed one, lower for a likelier misreading. */
      const optionsFor = (line: StatementLine, missing: number) => {
        const printed = line.values[column] ?? null
        const amount = printed && ocrAlternative(printed, missing)
        return printed && amount ? [{ line, column, amount, score: readingScore(printed, amount) }] : []
      }
      const ofParts = node.children.flatMap(({ line }, i) => optionsFor(line, difference * (node.signs[i] ?? 1)))
      const options = [...optionsFor(node.line, -difference), ...ofParts]
      const [first, second] = options.sort((a, b) => a.score - b.score)
      if (first && (second === undefined || second.score - first.score >= clearlyLessSure)) chosen.push(first)
    })
  }
  forest.forEach(visit)
  return chosen
}

/** The lines with the chosen readings in place. */
export const withReadings = (
  lines: readonly StatementLine[],
  chosen: readonly ChosenReading[],
): readonly StatementLine[] =>
  lines.map(line => {
    const own = chosen.filter(choice => choice.line === line)
    const values = line.values.map((value, column) => own.find(choice => choice.column === column)?.amount ?? value)
    return own.length === 0 ? line : { ...line, values }
  })
