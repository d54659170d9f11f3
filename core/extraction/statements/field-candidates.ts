/**
 * Candidates for the fields of one column: every way the labels state a field, the lines of each added up with the contract's sign and a
 * confidence.
 */
import { identitiesOf } from '../../checks/identities.ts'
import type { TableAmount } from '../../document/amount.ts'
import type { Field } from '../../document/field.ts'
import type { Candidate, Features } from '../solve/candidate.ts'
import { confidenceFactors, fieldConfidence } from './confidence.ts'
import { amountAt, type ColumnContext } from './column-context.ts'
import { isCalledLoss, netOtherField, otherIncomeField, results, signed } from './sign-conventions.ts'
import type { FieldSource, SourceLine } from './field-sources.ts'
import { otherFieldOf } from './source-meaning.ts'
import type { StatementLine } from './lines.ts'

export type FieldCandidate = Candidate<Field>

const propertyField = 'assets.fixedAssets.propertyPlantEquipment'
const depreciationField = 'assets.fixedAssets.accumulatedDepreciation'
/** Property less depreciation as it is printed: no field of the contract, but evidence for what the gross amount is. */
export const netPropertyField = '~netProperty'

/** A candidate for each way the labels state a field in the column. */
export function labeledCandidates(context: ColumnContext): readonly FieldCandidate[] {
  const stated = context.sources.fieldSources.filter(({ lines }) =>
    lines.some(line => amountAt(context, line) !== null),
  )
  const byField = Map.groupBy(stated, ({ field }) => field)
  const rest = context.sources.unclassified.filter(({ line }) => amountAt(context, line) !== null)
  const restByPart = Map.groupBy(rest, ({ part }) => part)
  return [...new Set([...byField.keys(), ...restByPart.keys()])].flatMap(field => {
    const sources = byField.get(field) ?? []
    const totals = sources.filter(source => source.as === 'total')
    if (totals.length > 0) return totalCandidates(context, field, totals)
    if (field === propertyField) return propertyCandidates(context, sources, byField.has(depreciationField))
    const stated = sources.flatMap(source => source.lines).filter(line => !isContradicted(context, field, line))
    const lines = totalOf(context, stated) ?? stated
    const unclassified = (restByPart.get(field) ?? []).map(({ line }) => line)
    return candidatesOf(field, items(context, field, lines, unclassified), { printed: 1 })
  })
}

/** The line called a total that is the sum of all others of its field: they are its parts, whatever stands between. null: there is none. */
function totalOf(context: ColumnContext, lines: readonly SourceLine[]): readonly SourceLine[] | null {
  const valueOf = (line: SourceLine): number => amountAt(context, line)?.value ?? 0
  const sum = lines.reduce((all, line) => all + valueOf(line), 0)
  const isTotal = (line: SourceLine): boolean =>
    context.classified[line.index]!.line.normal.total &&
    valueOf(line) !== 0 &&
    roundUnits(sum - 2 * valueOf(line)) === 0
  const total = lines.length > 2 ? lines.find(isTotal) : undefined
  return total === undefined ? null : [total]
}

/** A sum that adds up takes the line off a result: "Rent" beside the operations is no income then. */
const isContradicted = (context: ColumnContext, field: string, line: SourceLine): boolean =>
  field === otherIncomeField && line.confirmed && line.sign < 0 && (amountAt(context, line)?.value ?? 0) > 0

/** The field as a candidate; none for null. */
export const candidatesOf = (
  field: string,
  source: Field | null,
  features: Features,
  more: Partial<FieldCandidate> = {},
): readonly FieldCandidate[] =>
  source === null
    ? []
    : [{ field, value: source.value, evidence: source.evidence, features, shared: true, source, ...more }]

/**
 * Of several totals of one field the one called so, that adds up, and comes first, unless an identity demands another. Of several plain lines
 * ("Sales", "Service revenue") only one over which an identity closes.
 */
function totalCandidates(
  context: ColumnContext,
  field: string,
  totals: readonly FieldSource[],
): readonly FieldCandidate[] {
  const valueOf = ({ lines: [line] }: FieldSource) => amountAt(context, line!)?.value
  return totals.flatMap((source, index) => {
    const { lines, rank } = source
    const line = lines[0]!
    const total = context.classified[line.index]!.line.normal.total ? 1 : 0
    const confirmed = line.confirmed ? 1 : 0
    const fieldValue = fieldOf(context, field, lines, totals.length > 1 && total + confirmed === 0)
    const features = { printed: 1, total, confirmed, label: line.match?.score ?? 0, rank, position: 1 / (1 + index) }
    const rivaled =
      total + confirmed === 0 &&
      !line.whole &&
      totals.some(other => other.rank <= rank && valueOf(other) !== valueOf(source))
    const more = rivaled ? { needs: identitiesOf(context.kind).map(({ id }) => id) } : {}
    return candidatesOf(field, fieldValue, features, more)
  })
}

/** Property at cost, or net of depreciation where the print gives no more: classes added up, and the lines that may be their net amount. */
function propertyCandidates(
  context: ColumnContext,
  sources: readonly FieldSource[],
  isDepreciated: boolean,
): readonly FieldCandidate[] {
  const linesOf = (isGross: boolean) =>
    sources.filter(({ measure }) => (measure === 'gross') === isGross).flatMap(({ lines }) => lines)
  const [gross, net] = [linesOf(true), linesOf(false)]
  const sizeOf = (line: SourceLine) => amountAt(context, line)?.value ?? 0
  const candidate = (field: string, lines: readonly SourceLine[], features: Features, doubtful: boolean) =>
    candidatesOf(field, fieldOf(context, propertyField, lines, doubtful), features)
  const largest = net.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1)
  // "Net vehicles", "Net furniture", "Net buildings": several lines of one sum are classes, each less its own depreciation.
  const areClasses = net.length > 2 && net.every(line => !line.whole && line.confirmed)
  const whole = candidate(
    propertyField,
    areClasses ? net : largest,
    { printed: 1, net: 1 },
    net.length > 1 || gross.length > 0,
  )
  if (gross.length === 0 || net.length === 0)
    return gross.length === 0 ? whole : candidate(propertyField, gross, { printed: 1 }, false)
  return [
    ...candidate(propertyField, gross, { printed: 1, gross: 1 }, false),
    ...whole,
    // "Plant and equipment" beside "Motor vehicles" is a class at cost too, where their sum less depreciation closes.
    ...(isDepreciated ? candidate(propertyField, [...gross, ...net], { printed: 1 }, true) : []),
    ...net.flatMap(line => candidate(netPropertyField, [line], { label: 1 }, false)),
  ]
}

const takesRest = new Set(Object.values(otherFieldOf))

/** "Other…" takes the lines left over in its section, when the section's sum shows that nothing else is missing. */
function items(
  context: ColumnContext,
  field: string,
  own: readonly SourceLine[],
  unclassified: readonly SourceLine[],
): Field | null {
  // Beside the operations a line without a known name may be income as well as expense: it only makes the known ones doubtful.
  const rest =
    takesRest.has(field) && unclassified.length > 0 && [...unclassified, ...own].every(line => line.confirmed)
  const lines = rest ? [...own, ...unclassified] : own
  const fieldValue = fieldOf(context, field, lines, false)
  // What is left was named by nobody: the section's sum shows that it belongs to the section, not that it belongs here, or is left out rightly.
  return fieldValue !== null && unclassified.some(({ match }) => match === null)
    ? { ...fieldValue, confidence: Math.min(fieldValue.confidence, confidenceFactors.littleOfLabel) }
    : fieldValue
}

/** A field of the column: `value` in printed units with the sign of the contract, of these prints. */
export const fieldFrom = (
  { fileName, method, scale }: ColumnContext,
  value: number,
  confidence: number,
  prints: readonly { readonly line: StatementLine; readonly amount: TableAmount }[],
): Field => ({
  value: roundUnits(value * scale),
  confidence,
  method,
  evidence: prints.map(({ line, amount: { box, text } }) => ({ fileName, page: line.page, box, text })),
  label: prints.flatMap(({ line }) => line.label || []).join(' + ') || null,
  scale,
})

/** The lines added up to a field; null where none has an amount in the column. */
export function fieldOf(
  context: ColumnContext,
  field: string,
  lines: readonly SourceLine[],
  doubtful: boolean,
): Field | null {
  const prints = lines.flatMap(source => {
    const amount = amountAt(context, source)
    return amount === null ? [] : [{ source, amount, line: context.classified[source.index]!.line }]
  })
  if (prints.length === 0) return null
  const value = prints.reduce((sum, { source, amount, line }) => {
    // Among expenses printed positive, "Interest income (69)" reduces what is subtracted.
    const isReversed = field === otherIncomeField && source.sign < 0 && amount.value < 0
    const isSigned = context.kind === 'cashFlowStatement' || field === netOtherField || isReversed
    const effect = isSigned ? source.sign : 1
    return sum + effect * amount.value * (results.test(field) && isCalledLoss(line) ? -1 : 1)
  }, 0)
  const confidences = prints.map(({ source, amount }) => fieldConfidence(amount, source, context, doubtful))
  return fieldFrom(context, signed(context, field, value, lines), Math.min(1, ...confidences), prints)
}

/** Binary fractions of cents are not information; amounts per share have up to four decimals. */
export const roundUnits = (value: number): number => Math.round(value * 1e4) / 1e4
