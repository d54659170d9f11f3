/** What a business return states for the cash flow desk: each item once, from its most complete source. */
import table from './return-lines.json' with { type: 'json' }
import { daysPerYear } from '../calendar.ts'
import type { LedgerLine } from './add-backs.ts'
import { fromCents, missing, toCents, type StatedValue } from './lines.ts'
import type { PeriodValues } from './periods.ts'
import { depreciationInCost, type Values } from './statement-values.ts'
import { balancesOf } from './return-balances.ts'
import { ReturnReader, type BusinessReturn } from './return-reader.ts'
import { yearOfNumbers } from '../../vocabulary/tax-lines.ts'

type FormName = keyof typeof table.forms

const names: Readonly<Record<string, string>> = {
  taxable_earnings: 'Business income of the return',
  sales: 'Sales',
  cogs: 'Cost of goods sold',
  interest: 'Interest expense',
  page_depreciation: 'Depreciation',
  income_tax: 'Income tax',
  rental_net: 'Net rental real estate income',
  distributions: 'Distributions',
  net_income: 'Net income per books',
}

export const isBusinessReturn = ({ form }: Pick<BusinessReturn, 'form'>): boolean => form in table.forms

/** The period of a return, and its printed lines that may be adjustments; null: another form, or its year is not known, or no sum proves its numbers. */
export function returnPeriod(
  given: BusinessReturn,
): { readonly period: PeriodValues; readonly lines: readonly LedgerLine[] } | null {
  const { form, tax_year: year, pointer } = given
  if (!isBusinessReturn(given) || year === null) return null
  const { flows, balances } = table.forms[form as FormName]
  const reader = new ReturnReader(given, year)
  if (!reader.isKnownYear && !deductionsClose(reader, form as FormName)) return null
  const end = given.period_end ?? `${year}-12-31`
  const id = `${end}/return${pointer.replace(/^.*\//, '-')}`
  return {
    period: {
      id,
      kind: 'fye',
      periodEnd: end,
      months: 12,
      source: 'tax_return',
      basis: 'tax',
      flows: withYearNote(flowsOf(reader, flows, form as FormName), year),
      balances: balancesOf(reader, balances, 'end'),
      opening: balancesOf(reader, balances, 'begin'),
      days: daysPerYear,
    },
    lines: ledgerLines(reader, flows, id),
  }
}

/** The income from which the period begins says so where the table has no numbers of that year. */
function withYearNote(values: Values, year: number): Values {
  const taken = yearOfNumbers(year)
  const { taxable_earnings: earnings } = values
  if (taken === year || earnings === undefined) return values
  const note = `Line numbers as of ${taken} for ${year}: its deductions add up to their total by them.`
  return { ...values, taxable_earnings: { ...earnings, notes: [...(earnings.notes ?? []), note] } }
}

function flowsOf(reader: ReturnReader, flows: Readonly<Record<string, readonly string[]>>, form: FormName): Values {
  const values = Object.fromEntries(
    Object.entries(flows).map(([name, entries]) => [name, reader.first(entries, names[name] ?? name)]),
  ) as Record<string, StatedValue>
  const { page_depreciation: page, gain_4797: _, not_deducted: __, ...rest } = values
  const closes = deductionsClose(reader, form)
  const blankIsNone = (given: StatedValue): StatedValue =>
    given.value === null && closes
      ? {
          value: 0,
          from: [],
          reason: null,
          notes: ['The line is blank, and the deductions add up to their total without it.'],
        }
      : given
  return {
    ...rest,
    interest: blankIsNone(values['interest']!),
    depreciation: depreciationOf(reader, blankIsNone(page!)),
    cogs_depreciation: depreciationInCost(reader.first(['4562.22'], 'Depreciation'), page!, values['cogs']!),
    amortization: amortizationOf(reader),
    income_tax: form === '1120' ? values['income_tax']! : passThroughTax(values['income_tax']!),
    rental_depreciation: reader.sum(reader.perProperty('8825', '14'), 'Depreciation of rental real estate'),
    rental_interest: reader.sum(reader.perProperty('8825', '9'), 'Interest of rental real estate'),
  }
}

/** Whether the deductions that are filled make up their total: then there is no room for a blank one. */
const deductionsClose = (reader: ReturnReader, form: FormName): boolean =>
  reader.closes(table.forms[form].deductions, table.forms[form].total_deductions)

/** Form 4562 holds the whole depreciation, also that in the cost of goods sold; page 1 only its own part. Never both. */
function depreciationOf(reader: ReturnReader, page: StatedValue): StatedValue {
  const whole = reader.first(['4562.22'], 'Depreciation')
  if (whole.value !== null && whole.value >= (page.value ?? 0)) return whole
  return page.value === null
    ? page
    : { ...page, notes: [...(page.notes ?? []), 'As on page 1; what is in the cost of goods sold is not in it.'] }
}

/** Part VI of Form 4562, else the item of an attached statement. */
function amortizationOf(reader: ReturnReader): StatedValue {
  const whole = reader.first(['4562.44'], 'Amortization')
  if (whole.value !== null) return whole
  for (const [index, { items }] of (reader.given.statements ?? []).entries())
    for (const [place, [label, amount]] of items.entries())
      if (/\bamortization\b/i.test(label))
        return {
          value: toCents(amount),
          from: [`${reader.given.pointer}/statements/${index}/items/${place}`],
          reason: null,
        }
  return missing('Amortization: not stated.')
}

const passThroughTax = (printed: StatedValue): StatedValue =>
  printed.value === null
    ? { value: 0, from: [], reason: null, notes: ['Its owners pay the income tax; the entity states none.'] }
    : printed

/** Gains on assets, costs the return does not deduct, and the items of attached statements. */
function ledgerLines(
  reader: ReturnReader,
  flows: Readonly<Record<string, readonly string[]>>,
  period: string,
): readonly LedgerLine[] {
  const gain = reader.first(flows['gain_4797'] ?? [], 'Gain')
  const costs = reader.first(flows['not_deducted'] ?? [], 'Costs')
  const own = (given: StatedValue, label: string, kind: 'one_time' | 'other'): readonly LedgerLine[] =>
    given.value === null || given.value === 0
      ? []
      : [{ period, label, effect: fromCents(given.value), from: given.from, page: null, kind }]
  return [
    ...own(gain, 'Net gain or loss from Form 4797', 'one_time'),
    // A cost in cash that the income of the return does not hold: taking it out lowers EBITDA.
    ...own(costs, 'Travel and entertainment that the return does not deduct', 'other'),
    ...(reader.given.statements ?? []).flatMap(({ title, items }, index) =>
      items.map(([label, amount], place): LedgerLine => ({
        period,
        label,
        effect: /income|receipts|gain/i.test(title ?? '') ? amount : -amount,
        from: [`${reader.given.pointer}/statements/${index}/items/${place}`],
        page: null,
      })),
    ),
  ]
}
