/** The fields of one column of a statement: the lines of each source added up, with the contract's sign and a confidence. */
import type { Evidence, Field } from '../../document/field.ts'
import { confidenceFactors, fieldConfidence } from './confidence.ts'
import { amountAt, type ColumnContext, type FieldMap } from './column-context.ts'
import { isCalledLoss, otherIncomeField, results, signed } from './sign-conventions.ts'
import type { FieldSource, SourceLine } from './field-sources.ts'
import { isHeading, type StatementLine } from './lines.ts'

const propertyField = 'assets.fixedAssets.propertyPlantEquipment'
const depreciationField = 'assets.fixedAssets.accumulatedDepreciation'

/** All fields stated in one column. */
export function fieldsOfColumn(context: ColumnContext): FieldMap {
  const fields: FieldMap = new Map()
  const byField = Map.groupBy(context.sources.fieldSources, source => source.field)
  const unclassifiedByPart = Map.groupBy(context.sources.unclassified, unclassified => unclassified.part)
  for (const field of new Set([...byField.keys(), ...unclassifiedByPart.keys()])) {
    const sources = (byField.get(field) ?? []).filter(source =>
      source.lines.some(line => amountAt(context, line) !== null),
    )
    const totals = sources.filter(source => source.as === 'total')
    const unclassified = (unclassifiedByPart.get(field) ?? [])
      .map(({ line }) => line)
      .filter(line => amountAt(context, line) !== null)
    const fieldValue =
      totals.length > 0
        ? total(context, field, totals)
        : field === propertyField
          ? property(context, sources, byField.get(depreciationField) ?? [])
          : items(
              context,
              field,
              sources.flatMap(source => source.lines),
              unclassified,
            )
    if (fieldValue !== null) fields.set(field, fieldValue)
  }
  if (context.kind === 'cashFlowStatement' && !fields.has(workingCapitalTotal)) {
    const sum = workingCapital(context)
    if (sum !== null) fields.set(workingCapitalTotal, sum)
  }
  return fields
}

/** Points by which a line stands further out. */
const minOutdent = 3

const workingCapitalTotal = 'operatingActivities.changesInWorkingCapital.totalChangesInWorkingCapital'

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
  // "Other - net" set further out than the lines above it may stand beside the changes instead of among them.
  const indents = printed.map(index => context.classified[index]!.line.indent)
  if ((indents.at(-1) ?? 0) < (indents[0] ?? 0) - minOutdent) return null
  const fieldValue = fieldOf(context, workingCapitalTotal, own, false)
  return fieldValue === null ? null : { ...fieldValue, method: 'derived' }
}

/** Of several totals of one field, the one called so, that adds up, and comes first. */
function total(context: ColumnContext, field: string, sources: readonly FieldSource[]): Field | null {
  const quality = (source: FieldSource): number => {
    const line = source.lines[0]!
    const { normal } = context.classified[line.index]!.line
    return (normal.total ? 4 : 0) + (line.confirmed ? 2 : 0) + (line.match?.score ?? 0) - source.rank * 8
  }
  const best = sources.reduce((a, b) => (quality(b) > quality(a) ? b : a))
  return fieldOf(context, field, best.lines, sources.length > 1 && quality(best) < 2)
}

/** "Other…" takes the lines left over in its section, when the section's sum shows that nothing else is missing. */
function items(
  context: ColumnContext,
  field: string,
  own: readonly SourceLine[],
  unclassified: readonly SourceLine[],
): Field | null {
  const rest =
    unclassified.length > 0 && unclassified.every(line => line.confirmed) && own.every(line => line.confirmed)
  const lines = rest ? [...own, ...unclassified] : own
  const fieldValue = lines.length === 0 ? null : fieldOf(context, field, lines, false)
  // What is left was named by nobody: the section's sum shows that it belongs to the section, not that it belongs here.
  return fieldValue !== null && rest && unclassified.some(({ match }) => match === null)
    ? { ...fieldValue, confidence: Math.min(fieldValue.confidence, confidenceFactors.littleOfLabel) }
    : fieldValue
}

/** Gross classes when the print gives them, else the net amount. Both together must agree through depreciation. */
function property(
  context: ColumnContext,
  sources: readonly FieldSource[],
  depreciation: readonly FieldSource[],
): Field | null {
  const value = (lines: readonly SourceLine[]) =>
    lines.reduce((sum, line) => sum + (amountAt(context, line)?.value ?? 0), 0)
  const gross = sources.filter(source => source.measure === 'gross').flatMap(source => source.lines)
  const net = sources.filter(source => source.measure !== 'gross').flatMap(source => source.lines)
  if (gross.length === 0)
    return net.length === 0 ? null : fieldOf(context, propertyField, grossLine(net, context), net.length > 1)
  if (net.length > 0) {
    const lines = depreciation.flatMap(source => source.lines)
    const depreciated = Math.abs(value(lines))
    // "Improvements to leased property" may read like the whole and be one of the classes: depreciation decides.
    const whole = net.find(line => {
      const classes = [...gross, ...net.filter(other => other !== line)]
      const step = amountAt(context, line)?.step ?? 1
      return (
        lines.length > 0 && Math.abs(value(classes) - depreciated - value([line])) < (step * (classes.length + 2)) / 2
      )
    })
    if (net.length > 1 && whole !== undefined) {
      const classes = [...gross, ...net.filter(line => line !== whole)].sort((a, b) => a.index - b.index)
      return fieldOf(context, propertyField, classes, false)
    }
    const agrees = net.some(
      line =>
        Math.abs(value(gross) - depreciated - value([line])) <=
        (gross.length + 1) * (amountAt(context, line)?.step ?? 1),
    )
    const labeledGross = net.some(line => Math.abs(value([line]) - value(gross)) <= gross.length)
    if (!agrees && !labeledGross) {
      if (lines.length > 0 && net.length === 1) return fieldOf(context, propertyField, [{ ...net[0]! }], true)
      return fieldOf(context, propertyField, grossLine(net, context), true)
    }
  }
  return fieldOf(context, propertyField, gross, false)
}

/** Of several property lines without classes the first is the gross one only if depreciation follows; otherwise they are parts of one whole. */
const grossLine = (net: readonly SourceLine[], context: ColumnContext): readonly SourceLine[] =>
  net.length === 1
    ? net
    : [net.reduce((a, b) => ((amountAt(context, b)?.value ?? 0) > (amountAt(context, a)?.value ?? 0) ? b : a))]

function fieldOf(context: ColumnContext, field: string, lines: readonly SourceLine[], doubtful: boolean): Field | null {
  let value = 0
  let confidence = 1
  const evidence: Evidence[] = []
  const labels: string[] = []
  for (const line of lines) {
    const amount = amountAt(context, line)
    if (amount === null) continue
    const { line: printed } = context.classified[line.index]!
    // Among expenses printed positive, "Interest income (69)" reduces what is subtracted.
    const isReversed = field === otherIncomeField && line.sign < 0 && amount.value < 0
    const effect = context.kind === 'cashFlowStatement' || isReversed ? line.sign : 1
    value += effect * amount.value * (results.test(field) && isCalledLoss(printed) ? -1 : 1)
    confidence = Math.min(
      confidence,
      fieldConfidence({
        amount,
        match: line.match,
        confirmed: line.confirmed,
        doubtful: doubtful || line.mismatched,
        method: context.method,
      }),
    )
    evidence.push({ fileName: context.fileName, page: printed.page, box: amount.box, text: amount.text })
    if (printed.label !== '') labels.push(printed.label)
  }
  if (evidence.length === 0) return null
  value = signed(context, field, value, lines)
  return {
    value: roundUnits(value * context.scale),
    confidence,
    method: context.method,
    evidence,
    label: labels.length > 0 ? labels.join(' + ') : null,
    scale: context.scale,
  }
}

/** Binary fractions of cents are not information. */
export const roundUnits = (value: number): number => Math.round(value * 10_000) / 10_000

/** The unit a column is printed in: that of most of its amounts, since per-share amounts are printed finer. */
export function stepOfColumn(lines: readonly StatementLine[], column: number): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const step = isHeading(line) ? undefined : line.values[column]?.step
    if (step !== undefined) counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [1, 0] as [number, number])[0]
}
