/** Between two readings of a recognized digit a sum decides: where exactly one likely slip of one figure closes a total, that reading is taken. */
import type { Amount } from '../../document/table.ts'
import type { StatementLine } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { sureReading } from './sum-closing.ts'

/** Digits that recognition takes for one another. */
const alike = new Set([
  '17',
  '71',
  '27',
  '72',
  '38',
  '83',
  '35',
  '53',
  '56',
  '65',
  '58',
  '85',
  '68',
  '86',
  '08',
  '80',
  '06',
  '60',
  '49',
  '94',
  '89',
  '98',
  '09',
  '90',
  '39',
  '93',
  '14',
  '41',
])
/** What the choice leaves of certainty: two readings were possible and arithmetic preferred one. */
export const chosenConfidence = 0.8

export interface ChosenReading {
  readonly line: StatementLine
  readonly column: number
  readonly amount: Amount
}

/** The reading of `amount` that is greater by `difference`, when it differs in one digit that is easily mistaken, or a five before it was taken for a dollar sign; else null. */
function otherReading(amount: Amount, difference: number): Amount | null {
  if (amount.dash || amount.confidence >= sureReading || amount.step <= 0) return null
  const units = Math.round(Math.abs(amount.value) / amount.step)
  const wanted = Math.round(Math.abs(amount.value + difference) / amount.step)
  if (Math.sign(amount.value + difference) !== Math.sign(amount.value)) return null
  const [before, after] = [String(units), String(wanted)]
  if (/^\W*\$/.test(amount.text) && after === `5${before}`)
    return { ...amount, value: Math.sign(amount.value) * wanted * amount.step, confidence: chosenConfidence }
  if (before.length !== after.length) return null
  const changed = [...before].flatMap((digit, i) => (digit === after[i] ? [] : [digit + after[i]!]))
  if (changed.length !== 1 || !alike.has(changed[0]!)) return null
  return { ...amount, value: Math.sign(amount.value) * wanted * amount.step, confidence: chosenConfidence }
}

interface Option {
  /** How surely the figure was read as it stands. */
  readonly doubted: number
  readonly choice: ChosenReading
}

/** Of two possible choices the one is taken whose figure was read this much less surely. */
const clearlyLessSure = 0.15

/** A whole digit more that just closes the sum is no chance, as another digit may be. */
const doubtOf = (read: Amount, other: Amount): number =>
  read.confidence - (digitsOf(other) > digitsOf(read) ? clearlyLessSure : 0)

const digitsOf = ({ value, step }: Amount): number => String(Math.round(Math.abs(value) / step)).length

/** Choices for the totals of a forest that do not add up, column by column; a total with two equally possible choices gets none. */
export function chooseReadings(forest: readonly SumNode[]): readonly ChosenReading[] {
  const chosen: ChosenReading[] = []
  const visit = (node: SumNode) => {
    node.children.forEach(visit)
    if (node.closed || node.children.length < 2) return
    node.line.values.forEach((total, column) => {
      if (total === null) return
      const parts = node.children.map(child => child.line.values[column] ?? null)
      const sum = parts.reduce((all, part, i) => all + (part?.value ?? 0) * (node.signs[i] ?? 1), 0)
      const difference = total.value - sum
      if (Math.abs(difference) <= (total.step * (parts.length + 1)) / 2) return
      const options: Option[] = []
      const asTotal = otherReading(total, -difference)
      if (asTotal !== null)
        options.push({ doubted: doubtOf(total, asTotal), choice: { line: node.line, column, amount: asTotal } })
      node.children.forEach((child, i) => {
        const part = parts[i]
        const other = part ? otherReading(part, difference * (node.signs[i] ?? 1)) : null
        if (part && other !== null)
          options.push({ doubted: doubtOf(part, other), choice: { line: child.line, column, amount: other } })
      })
      const [first, second] = options.sort((a, b) => a.doubted - b.doubted)
      if (first && (second === undefined || second.doubted - first.doubted >= clearlyLessSure))
        chosen.push(first.choice)
    })
  }
  forest.forEach(visit)
  return chosen
}

/** The lines with the chosen readings in place. */
export function withReadings(
  lines: readonly StatementLine[],
  chosen: readonly ChosenReading[],
): readonly StatementLine[] {
  if (chosen.length === 0) return lines
  const byLine = Map.groupBy(chosen, choice => choice.line)
  return lines.map(line => {
    const own = byLine.get(line)
    return own === undefined
      ? line
      : {
          ...line,
          values: line.values.map((value, column) => own.find(choice => choice.column === column)?.amount ?? value),
        }
  })
}
