/** The fields of one column of a statement. Where several candidates compete, or no label names a main total, the identities of the statement choose. */
import { identitiesOf } from '../../checks/identities.ts'
import { identityOf } from '../../checks/identity.ts'
import type { Field } from '../../document/field.ts'
import type { Features } from '../solve/candidate.ts'
import { recordRanking, recordSolution, type RankedCandidate } from '../solve/record-choice.ts'
import { solve } from '../solve/solve.ts'
import { modeOf } from '../values/sequences.ts'
import type { ColumnContext, FieldMap } from './column-context.ts'
import { fieldOf, labeledCandidates, netPropertyField, type FieldCandidate } from './field-candidates.ts'
import { isHeading, type StatementLine } from './lines.ts'
import { unlabeledCandidates } from './unlabeled-totals.ts'

const workingCapitalTotal = 'operatingActivities.changesInWorkingCapital.totalChangesInWorkingCapital'

const netProperty = identityOf({
  id: 'netProperty',
  name: 'Property less depreciation',
  total: netPropertyField,
  plus: ['assets.fixedAssets.propertyPlantEquipment', 'assets.fixedAssets.accumulatedDepreciation'],
  strictness: 'strict',
  severity: 'info',
})

/** What features of a candidate are worth beside an identity that closes: 0.9 where it is strict, 0.3 where it is plausible. */
const weights: Features = {
  printed: 1,
  total: 0.4,
  confirmed: 0.2,
  label: 0.1,
  position: 0.05,
  rank: -0.8,
  gross: 0.1,
  net: 0.2,
}

/** All fields stated in one column. */
export function fieldsOfColumn(context: ColumnContext): FieldMap {
  const byField = Map.groupBy(labeledCandidates(context), ({ field }) => field)
  const fields: FieldMap = new Map()
  for (const [field, [only, ...others]] of byField)
    if (others.length === 0) {
      fields.set(field, only!.source)
      recordRanking('statement fields', field, [only!], { chosen: only!, describe: describedAmount })
    }
  const candidates = [
    ...[...byField.values()].flatMap(competing => (competing.length > 1 ? competing : [])),
    ...unlabeledCandidates(context, new Set(byField.keys()), fields),
  ]
  if (candidates.length > 0) {
    const known = [...fields].map(([field, { value, evidence }]) => [field, { value, parts: evidence.length }] as const)
    const identities = [...identitiesOf(context.kind), netProperty]
    const problem = { candidates, identities, weights, step: context.step, known: Object.fromEntries(known) }
    const solution = solve(problem)
    recordSolution('statement fields', problem, solution)
    for (const [field, { candidate }] of solution.chosen) fields.set(field, candidate.source)
  }
  fields.delete(netPropertyField)
  if (context.kind === 'cashFlowStatement' && !fields.has(workingCapitalTotal)) {
    const sum = workingCapital(context)
    if (sum !== null) fields.set(workingCapitalTotal, sum)
  }
  return fields
}

const describedAmount = ({ value, features, evidence, source }: FieldCandidate): RankedCandidate => ({
  value,
  score: source.confidence,
  features,
  evidence,
})

/** The changes in working capital together, where every line under their heading is known and operating cash flow adds up. */
function workingCapital(context: ColumnContext): Field | null {
  const lines = [
    ...context.sources.fieldSources.flatMap(source => source.lines),
    ...context.sources.unclassified.map(({ line }) => line),
  ]
  const own = lines.filter(({ index }) => context.classified[index]!.section === 'workingCapital')
  const printed = context.classified.flatMap((entry, index) =>
    entry.section === 'workingCapital' && !isHeading(entry.line) && !entry.after ? [index] : [],
  )
  if (
    own.length < 2 ||
    own.some(line => !line.confirmed) ||
    printed.some(index => !own.some(line => line.index === index))
  )
    return null
  const fieldValue = fieldOf(context, workingCapitalTotal, own, false)
  return fieldValue === null ? null : { ...fieldValue, method: 'derived' }
}

/** The unit a column is printed in: that of most of its amounts, since per-share amounts are printed finer. */
export const stepOfColumn = (lines: readonly StatementLine[], column: number): number =>
  modeOf(lines.flatMap(line => line.values[column]?.step ?? [])) ?? 1
