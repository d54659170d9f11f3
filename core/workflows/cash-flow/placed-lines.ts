/** Lines of an application's cash flow with their places: its statements are no member of the payload, so each line holds its own. */
import type { CashFlow, CashFlowLines } from '../../contract/cash-flow.ts'
import type { Provenance } from '../../contract/evidence.ts'

interface Places {
  /** JSON pointer of the cash flow in the payload. */
  readonly at: string
  /** Of the statements, by the pointers that lines name. */
  readonly of: Readonly<Record<string, Provenance>>
  /** Receives the places of lines, by their pointers. */
  readonly into: Record<string, Provenance>
}

/** The same with lines and add-backs that name their own place instead of a pointer into statements. */
export function placedLines(cashFlow: CashFlow, places: Places): CashFlow {
  return {
    ...cashFlow,
    periods: cashFlow.periods.map((period, index) => ({
      ...period,
      lines: placed(period.lines, `${places.at}/periods/${index}/lines`, places),
      uca: period.uca === null ? null : placed(period.uca, `${places.at}/periods/${index}/uca`, places),
    })),
    add_backs: cashFlow.add_backs.map((entry, index) => ({
      ...entry,
      from: moved(entry.from, `${places.at}/add_backs/${index}/amount`, places),
    })),
  }
}

const placed = (lines: CashFlowLines, at: string, places: Places): CashFlowLines =>
  Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      line.formula === 'stated' ? { ...line, from: moved(line.from, `${at}/${name}/value`, places) } : line,
    ]),
  )

/** Pointers that lead into statements become the one of the line itself; of several printed values the first is its place, without a box. */
function moved(from: readonly string[], at: string, { of, into }: Places): string[] {
  const sources = from.flatMap(pointer => of[pointer] ?? [])
  const [first] = sources
  if (first === undefined) return [...from]
  into[at] = sources.length === 1 ? first : { ...first, bbox: null, text: '', method: 'derived' }
  return [at, ...from.filter(pointer => of[pointer] === undefined)]
}
