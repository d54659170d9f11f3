/** Readings of several files → one statement per kind, end and length; later filings are preferred, differences are reported. */
import { capitalized, exactAmount, fieldName } from '../../analysis/wording.ts'
import { compareDates, daysBetween, samePeriod } from '../../analysis/calendar.ts'
import type { Check } from '../../contract/evidence.ts'
import { fieldPaths, type FieldPath } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { StatementExtraction, StatementColumn } from '../../extraction/statements/statement.ts'
import { fieldOf, type CombinedStatement } from './combined-statement.ts'
import { named } from '../../contract/sentence.ts'

/** A file as the combination sees it. */
export interface FiledExtraction {
  readonly extraction: StatementExtraction
  /** The period end its uploader named; null when none was named. */
  readonly statedEnd: string | null
}

export interface Combination {
  /** Dated statements; no two of the same kind, end and length. */
  readonly statements: readonly CombinedStatement[]
  /** Statements whose end nothing says. */
  readonly undated: readonly CombinedStatement[]
  readonly checks: readonly Check[]
}

interface Filed {
  readonly reading: StatementColumn
  readonly fileName: string
  /** The latest end in the same file: the filing a comparative column belongs to. */
  readonly filedFor: string
  readonly order: number
}

/** An OCR figure gives way to another document's only when that one is clearly surer. */
const clearlySurer = 0.1
/** Fewer figures in common than this do not prove that two presentations are the same. */
const enoughInCommon = 2

/** Combines the files in order. Pure; the readings are not altered. */
export function combineReadings(files: readonly FiledExtraction[]): Combination {
  const filed = alignEnds(files.flatMap(fileReadings))
  const groups = new Map<string, Filed[]>()
  for (const one of filed) {
    const key = `${one.reading.kind} ${one.reading.periodEnd} ${one.reading.months}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const checks: Check[] = []
  const statements = [...groups.values()].map(group => combineGroup(group, checks))
  return {
    statements: statements.filter(s => s.periodEnd !== null),
    undated: statements.filter(s => s.periodEnd === null),
    checks,
  }
}

function fileReadings({ extraction, statedEnd }: FiledExtraction, order: number): Filed[] {
  const readings = extraction.readings.map(reading => ({ ...reading, periodEnd: reading.periodEnd ?? statedEnd }))
  const ends = readings.flatMap(r => r.periodEnd ?? []).sort()
  return readings.map(reading => ({
    reading: { ...reading, months: reading.months ?? siblingMonths(reading, readings) },
    fileName: extraction.fileName,
    filedFor: ends.at(-1) ?? '',
    order,
  }))
}

/** A flow statement without a length of its own is as long as the other flow statement of its file that ends with it. */
function siblingMonths(reading: StatementColumn, others: readonly StatementColumn[]): number | null {
  if (reading.kind === 'balanceSheet') return null
  const lengths = others.flatMap(o =>
    o.kind !== reading.kind && o.periodEnd === reading.periodEnd && o.months !== null && o.months <= 12 ? o.months : [],
  )
  return lengths.length > 0 ? Math.max(...lengths) : null
}

/** Gives ends within a week of each other one date: the printed end most statements carry, the later one of equals. */
function alignEnds(filed: readonly Filed[]): Filed[] {
  const ends = [...new Set(filed.flatMap(f => f.reading.periodEnd ?? []))].sort()
  const clusters: string[][] = []
  for (const end of ends) {
    const last = clusters.at(-1)
    if (last && samePeriod(last[0]!, end)) last.push(end)
    else clusters.push([end])
  }
  const common = new Map<string, string>()
  for (const cluster of clusters) {
    const votes = (end: string): number =>
      filed.filter(f => f.reading.periodEnd === end).reduce((sum, f) => sum + (f.reading.periodPrinted ? 1 : 0.001), 0)
    const chosen = [...cluster].sort((a, b) => votes(b) - votes(a) || daysBetween(a, b))[0]!
    for (const end of cluster) common.set(end, chosen)
  }
  return filed.map(f =>
    f.reading.periodEnd === null ? f : { ...f, reading: { ...f.reading, periodEnd: common.get(f.reading.periodEnd)! } },
  )
}

function combineGroup(group: readonly Filed[], checks: Check[]): CombinedStatement {
  const [first, ...others] = [...group].sort(byPreference)
  const figures: Record<string, Field | undefined> = { ...first!.reading.figures }
  for (const other of others) {
    const compared = compare(first!, other)
    checks.push(...comparisonChecks(first!, other, compared))
    for (const { path, used, surer } of compared.differing) if (surer) figures[path] = used
    if (compared.differing.length > 0 || compared.agreeing.length < enoughInCommon) continue
    for (const path of fieldPaths[first!.reading.kind]) figures[path] ??= fieldOf(other.reading, path)
  }
  return { ...first!.reading, figures: withoutAbsent(figures), fileName: first!.fileName, derived: false }
}

const withoutAbsent = (figures: Record<string, Field | undefined>): Record<string, Field> =>
  Object.fromEntries(Object.entries(figures).filter((entry): entry is [string, Field] => entry[1] !== undefined))

const byPreference = (a: Filed, b: Filed): number =>
  Number(b.reading.restated) - Number(a.reading.restated) ||
  compareDates(b.filedFor, a.filedFor) ||
  Object.keys(b.reading.figures).length - Object.keys(a.reading.figures).length ||
  a.order - b.order

interface Difference {
  readonly path: FieldPath
  readonly preferred: Field
  readonly other: Field
  /** The one that counts. */
  readonly used: Field
  /** The other document's figure counts, because the preferred one was a doubtful recognition. */
  readonly surer: boolean
}
interface Comparison {
  readonly agreeing: readonly FieldPath[]
  readonly differing: readonly Difference[]
}

function compare(preferred: Filed, other: Filed): Comparison {
  const tolerance = Math.max(preferred.reading.step, other.reading.step) * 1.001
  const agreeing: FieldPath[] = []
  const differing: Difference[] = []
  for (const path of fieldPaths[preferred.reading.kind] as readonly FieldPath[]) {
    const [a, b] = [fieldOf(preferred.reading, path), fieldOf(other.reading, path)]
    if (!a || !b) continue
    if (Math.abs(a.value - b.value) <= tolerance) agreeing.push(path)
    else {
      const surer = a.method === 'ocr' && b.confidence > a.confidence + clearlySurer
      differing.push({ path, preferred: a, other: b, used: surer ? b : a, surer })
    }
  }
  return { agreeing, differing }
}

function comparisonChecks(preferred: Filed, other: Filed, { agreeing, differing }: Comparison): Check[] {
  const { kind, periodEnd } = preferred.reading
  const id = `comparatives.${kind}.${periodEnd}`
  if (differing.length === 0) {
    if (agreeing.length === 0 || preferred.fileName === other.fileName) return []
    const message = `The ${agreeing.length} figures that ${named(preferred.fileName)} and ${named(other.fileName)} both state for ${periodEnd} agree.`
    return [{ id, passed: true, expected: null, actual: null, difference: null, severity: 'info', message }]
  }
  return differing.map(({ path, preferred: later, other: earlier, used }) => {
    const name = capitalized(fieldName(path))
    const where = preferred.fileName === other.fileName ? 'another column' : named(other.fileName)
    return {
      id: `${id}.${path}`,
      passed: false,
      expected: earlier.value,
      actual: later.value,
      difference: later.value - earlier.value,
      severity: 'warning',
      message:
        `${name} for ${periodEnd} is ${exactAmount(later.value)} in ${named(preferred.fileName)} and ${exactAmount(earlier.value)} ` +
        `in ${where}; ${exactAmount(used.value)} is used.`,
    }
  })
}
