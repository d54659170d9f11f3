/** A tax return as it was read → its entry in the payload, with provenance and confidence by pointer. */
import { checkTaxReturn } from '../../checks/check-tax-return.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import type { Field } from '../../document/field.ts'
import { calibratedConfidence, sourceOf } from '../../extraction/solve/calibration.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import { k1Form, lineAt } from '../../vocabulary/tax-lines.ts'
import { provenanceOf, type TurnedPages } from '../statements/provenance.ts'

/** Where a return was read. */
export interface TaxHome {
  readonly fileName: string
  readonly turned: TurnedPages
}

const valueOf = <T>(field: Field<T> | null): T | null => field?.value ?? null

const valuesOf = (fields: Readonly<Record<string, Field>>): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]))

/** Pure. */
export function assembleTaxReturn(reading: TaxReturnReading, home: TaxHome): TaxReturn {
  const { provenance, fields } = placed(reading, home)
  const scores = Object.values(fields)
  const entry: TaxReturn = {
    form: reading.form,
    tax_year: valueOf(reading.taxYear),
    period_start: valueOf(reading.periodStart),
    period_end: valueOf(reading.periodEnd),
    amended: reading.amended,
    initial: reading.initial,
    final: reading.final,
    draft: reading.draft,
    taxpayer_name: valueOf(reading.name),
    taxpayer_id: valueOf(reading.id),
    lines: valuesOf(reading.lines),
    k1s: reading.k1s.map(({ name, id, sharePercent, amended, final, lines }) => ({
      partner_name: valueOf(name),
      partner_id: valueOf(id),
      share_percent: valueOf(sharePercent),
      amended,
      final,
      lines: valuesOf(lines),
    })),
    statements: reading.statements.map(({ title, line, items, total }) => ({
      title,
      line,
      items: items.map(({ label, amount }) => [label, amount.value]),
      total: valueOf(total),
    })),
    checks: [],
    file_name: home.fileName,
    pages: [...reading.pages],
    confidence_scores: {
      overall: scores.length === 0 ? null : rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length),
      fields,
    },
    provenance,
  }
  const scanned = sourceOf(Object.values(reading.lines)) === 'ocr'
  return { ...entry, checks: checkTaxReturn(entry).map(check => (scanned ? ofScan(check) : check)) }
}

/** In a scan an amount that was misread or missed is likelier than a fault of the return: the check fails, and asks for a look. */
const ofScan = (check: Check): Check =>
  check.passed === false
    ? { ...check, severity: 'warning', message: `${check.message}; the amounts are recognized from a scan` }
    : check

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000

/** RFC 6901. */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every field of a return with its pointer into the entry. */
export function taxFields(reading: TaxReturnReading): readonly (readonly [pointer: string, field: Field<unknown>])[] {
  const lines = (at: string, fields: Readonly<Record<string, Field>>) =>
    Object.entries(fields).map(([key, field]) => [`${at}/lines/${escaped(key)}`, field] as const)
  const all: readonly (readonly [string, Field<unknown> | null])[] = [
    ['/tax_year', reading.taxYear],
    ['/period_start', reading.periodStart],
    ['/period_end', reading.periodEnd],
    ['/taxpayer_name', reading.name],
    ['/taxpayer_id', reading.id],
    ...lines('', reading.lines),
    ...reading.k1s.flatMap((k1, index) => [
      [`/k1s/${index}/partner_name`, k1.name] as const,
      [`/k1s/${index}/partner_id`, k1.id] as const,
      [`/k1s/${index}/share_percent`, k1.sharePercent] as const,
      ...lines(`/k1s/${index}`, k1.lines),
    ]),
    ...reading.statements.flatMap(({ items, total }, index) => [
      ...items.map(({ amount }, item) => [`/statements/${index}/items/${item}/1`, amount] as const),
      [`/statements/${index}/total`, total] as const,
    ]),
  ]
  return all.flatMap(([pointer, field]) => (field === null ? [] : [[pointer, field] as const]))
}

/** What the form prints beside a line; null for what is no line of the table. */
function captionOf({ form, taxYear }: TaxReturnReading, pointer: string): string | null {
  const [, owner, key] = /^(\/k1s\/\d+)?\/lines\/(.+)$/.exec(pointer) ?? []
  if (key === undefined) return null
  return lineAt(owner === undefined ? form : k1Form(form), taxYear?.value ?? null, key)?.caption ?? null
}

function placed(
  reading: TaxReturnReading,
  { fileName, turned }: TaxHome,
): { provenance: Record<string, Provenance>; fields: Record<string, number> } {
  const provenance: Record<string, Provenance> = {}
  const fields: Record<string, number> = {}
  const all = taxFields(reading)
  const source = sourceOf(all.map(([, field]) => field))
  for (const [pointer, field] of all) {
    const place = provenanceOf(field, fileName, reading.pages[0] ?? 1, turned)
    provenance[pointer] = { ...place, label: place.label ?? captionOf(reading, pointer) }
    fields[pointer] = rounded(calibratedConfidence(field, 'tax', source))
  }
  return { provenance, fields }
}
