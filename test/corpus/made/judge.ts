/** Holds a result against the truth a document was drawn from. */
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import {
  fieldAt,
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../../core/contract/statement-figures.ts'
import type { Place, Truth } from '../../drawing/ledger.ts'

export interface Mark {
  /** Period and place. */
  readonly at: string
  /** wrong: another value · missed: not stated though printed · invented: stated though not printed (derived values are not). */
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
  readonly expected: number | string | null
  readonly got: number | string | null
  readonly confidence: number | null
}

const tolerance = 0.005

/** One mark per amount of the truth, and one for every amount too many. */
export function judge(truth: Truth, periodEnd: string, result: FinancialStatementResult): readonly Mark[] {
  const marks: Mark[] = []
  const text = (at: string, expected: string, got: string | null) =>
    marks.push({
      at,
      verdict: got === expected ? 'right' : got === null ? 'missed' : 'wrong',
      expected,
      got,
      confidence: null,
    })
  text('periodEnd', periodEnd, result.periodEnd)
  if (truth.companyName !== null)
    text('companyName', truth.companyName, companyAsPrinted(truth.companyName, result.companyName))

  for (const [end, figures] of Object.entries(truth.expected))
    for (const kind of statementKinds)
      for (const path of fieldPaths[kind] as readonly FieldPath[]) {
        const place = `${kind}.${path}` as Place
        const got = valueAt(result, end, kind, path)
        const mark = markOf(figures[place] ?? null, truth.accepted[end]?.[place], got)
        if (mark !== null) marks.push({ at: `${end} ${place}`, ...mark, got: got.value, confidence: got.confidence })
      }
  for (const { periodEnd: end } of result.periods)
    if (truth.expected[end] === undefined && truth.accepted[end] === undefined)
      marks.push({ at: `period ${end}`, verdict: 'invented', expected: null, got: end, confidence: null })
  return marks
}

interface Found {
  readonly value: number | null
  readonly derived: boolean
  readonly confidence: number | null
}

/** The amount of a period: at the top for the statement that stands there, else under its period. */
function valueAt(result: FinancialStatementResult, end: string, kind: StatementKind, path: FieldPath): Found {
  const index = result.periods.findIndex(period => period.periodEnd === end)
  const statement = result.periods[index]?.[kind]
  if (!statement) return { value: null, derived: false, confidence: null }
  const pointer = pointerOf(kind, path)
  const pointers = [`/periods/${index}${pointer}`, ...(end === result.periodEnd ? [pointer] : [])]
  const key = pointers.find(candidate => result.provenance[candidate] !== undefined)
  return {
    value: fieldAt(statement, path as never),
    derived: key !== undefined && result.provenance[key]!.method === 'derived',
    confidence: key === undefined ? null : (result.confidenceScores.fields[key] ?? null),
  }
}

function markOf(
  expected: number | null,
  accepted: readonly (number | null)[] | undefined,
  { value, derived }: Found,
): Pick<Mark, 'verdict' | 'expected'> | null {
  const same = (choice: number | null) => choice !== null && value !== null && Math.abs(choice - value) <= tolerance
  if (value === null)
    return expected === null ? null : { verdict: accepted?.includes(null) ? 'right' : 'missed', expected }
  if (same(expected) || accepted?.some(same)) return { verdict: 'right', expected }
  if (expected !== null || accepted !== undefined)
    return { verdict: 'wrong', expected: expected ?? accepted?.find(choice => choice !== null) ?? null }
  return derived ? null : { verdict: 'invented', expected: null }
}

/** A name that carries more than the legal name (a register number) is the name, and so is one with a letter misread in a scan. */
function companyAsPrinted(expected: string, got: string | null): string | null {
  const words = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [wanted, found] = [words(expected), words(got ?? '')]
  const starts = found.map((_, start) => found.slice(start, start + wanted.length))
  return starts.some(part => wanted.every((word, index) => alike(word, part[index] ?? ''))) ? expected : got
}

/** The same, or long and of the same length with one letter changed. */
function alike(a: string, b: string): boolean {
  if (a === b) return true
  const changed = [...a].filter((letter, index) => letter !== b[index]).length
  return a.length === b.length && a.length > 4 && changed === 1
}
