/** Schedules behind a statement: the details of a line that the statement states as one amount. */
import { nameOf } from './classified-line.ts'
import { isHeading, type StatementLine } from './lines.ts'

/**
 * The lines with those of each schedule above the line they add up to, which bears the name and the amounts of the schedule's total. `behind`:
 * lines of the tables behind the statement, in the same columns.
 */
export function withSchedules(
  lines: readonly StatementLine[],
  behind: readonly StatementLine[],
): readonly StatementLine[] {
  const all = [...lines, ...behind]
  const schedules = new Map(lines.map((line, at) => [line, scheduleOf(line, all.slice(at + 1))]))
  const moved = new Set([...schedules.values()].flat())
  return lines
    .filter(line => !moved.has(line))
    .flatMap(line => {
      const parts = schedules.get(line)!.slice(0, -1)
      return parts.length === 0
        ? [line]
        : [...parts, { ...line, normal: { ...line.normal, total: true }, ruleAbove: true }]
    })
}

/** The parts of a line, with the total of its name below them; empty without a total, or with one they do not add up to. */
function scheduleOf(line: StatementLine, below: readonly StatementLine[]): readonly StatementLine[] {
  if (isHeading(line) || line.normal.total || nameOf(line) === '') return []
  const end = below.findIndex(
    other =>
      other.normal.total &&
      nameOf(other) === nameOf(line) &&
      line.values.every((value, column) => value?.value === other.values[column]?.value),
  )
  const rest = line.values.map(value => value?.value ?? 0)
  let parts = 0
  for (let at = end - 1; at >= 0; at--) {
    const { values, normal } = below[at]!
    if (normal.total) continue
    for (const [column, value] of values.entries()) rest[column]! -= value?.value ?? 0
    if (values.some(value => value !== null)) parts++
    const closes = rest.every((left, column) => Math.abs(left) <= ((line.values[column]?.step ?? 1) * (parts + 1)) / 2)
    if (closes && parts > 1) return below.slice(at, end + 1)
  }
  return []
}
