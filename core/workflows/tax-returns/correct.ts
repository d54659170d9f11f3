/** Corrections of a tax return as it was read: lines, K-1s, statements and heading. Checks follow from what is corrected. */
import type { Field } from '../../document/field.ts'
import type { TaxLineFields, TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import type { Corrected } from '../analysis-kind.ts'
import { booleanField, dateField, manualField, nothingAt, numberField, textField } from '../corrections/fields.ts'

/** The reading with one value corrected; null takes a value away. `path`: pointer into the entry. Throws Refusal BAD_VALUE. */
export function correctedTaxReturn(reading: TaxReturnReading, correction: Corrected): TaxReturnReading {
  const [member = '', ...rest] = correction.path
    .slice(1)
    .split('/')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (member === 'lines' && rest.length === 1)
    return { ...reading, lines: withLine(reading.lines, rest[0]!, correction) }
  if (member === 'k1s') return correctedK1(reading, rest, correction)
  if (member === 'statements') return correctedStatement(reading, rest, correction)
  const apply = rest.length === 0 ? headings[member] : undefined
  if (apply === undefined) throw nothingAt(correction.path)
  return apply(reading, correction)
}

type Apply = (reading: TaxReturnReading, correction: Corrected) => TaxReturnReading

const headings: Readonly<Record<string, Apply>> = {
  tax_year: (reading, given) => ({ ...reading, taxYear: manualField(numberField(given), reading.taxYear) }),
  period_start: (reading, given) => ({ ...reading, periodStart: manualField(dateField(given), reading.periodStart) }),
  period_end: (reading, given) => ({ ...reading, periodEnd: manualField(dateField(given), reading.periodEnd) }),
  taxpayer_name: (reading, given) => ({ ...reading, name: manualField(textField(given), reading.name) }),
  taxpayer_id: (reading, given) => ({ ...reading, id: manualField(identifier(given), reading.id) }),
  amended: (reading, given) => ({ ...reading, amended: booleanField(given) }),
  initial: (reading, given) => ({ ...reading, initial: booleanField(given) }),
  final: (reading, given) => ({ ...reading, final: booleanField(given) }),
}

/** An EIN is kept in full, an SSN to its last four digits. */
function identifier(given: Corrected): string | null {
  const text = textField(given)
  return text === null || /^\d{2}-\d{7}$/.test(text) ? text : `***-**-${text.replace(/\D/g, '').slice(-4)}`
}

/** The value of a correction as it may be stored: an SSN is never kept whole. */
export const shownIdentifier = (given: Corrected): Corrected['value'] =>
  /_id$/.test(given.path) ? identifier(given) : given.value

/** Keys of lines: "1a", "L.10b.c", "16D", "1125-A.8". */
const keyShape = /^[A-Za-z0-9][\w.-]{0,15}$/

function withLine(lines: TaxLineFields, key: string, correction: Corrected): TaxLineFields {
  if (!keyShape.test(key)) throw nothingAt(correction.path)
  const { [key]: old, ...others } = lines
  const field: Field | null = manualField(numberField(correction), old)
  return field === null ? others : { ...lines, [key]: field }
}

function correctedK1(
  reading: TaxReturnReading,
  [place = '', member = '', ...rest]: readonly string[],
  correction: Corrected,
): TaxReturnReading {
  const index = Number(place)
  const k1 = reading.k1s[index]
  if (!/^\d+$/.test(place) || k1 === undefined) throw nothingAt(correction.path)
  const changed = ((): typeof k1 => {
    if (member === 'lines' && rest.length === 1) return { ...k1, lines: withLine(k1.lines, rest[0]!, correction) }
    if (rest.length > 0) throw nothingAt(correction.path)
    if (member === 'partner_name') return { ...k1, name: manualField(textField(correction), k1.name) }
    if (member === 'partner_id') return { ...k1, id: manualField(identifier(correction), k1.id) }
    if (member === 'share_percent')
      return { ...k1, sharePercent: manualField(numberField(correction), k1.sharePercent) }
    throw nothingAt(correction.path)
  })()
  return { ...reading, k1s: reading.k1s.with(index, changed) }
}

function correctedStatement(
  reading: TaxReturnReading,
  [place = '', member = '', item, part]: readonly string[],
  correction: Corrected,
): TaxReturnReading {
  const index = Number(place)
  const statement = reading.statements[index]
  if (!/^\d+$/.test(place) || statement === undefined) throw nothingAt(correction.path)
  if (member === 'total' && item === undefined) {
    const total = manualField(numberField(correction), statement.total)
    return { ...reading, statements: reading.statements.with(index, { ...statement, total }) }
  }
  const old = statement.items[Number(item)]
  const amount = numberField(correction)
  if (member !== 'items' || part !== '1' || old === undefined || amount === null) throw nothingAt(correction.path)
  const items = statement.items.with(Number(item), { ...old, amount: manualField(amount, old.amount) })
  return { ...reading, statements: reading.statements.with(index, { ...statement, items }) }
}
