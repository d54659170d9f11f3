/** A list of debts as it was read → its entry in the payload, with checks, provenance and confidence by pointer. Pure. */
import { exactAmount } from '../../analysis/wording.ts'
import type { DebtList } from '../../contract/debt-list.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import type { Field } from '../../document/field.ts'
import { debtAmounts, type DebtReading, type DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import { provenanceOf, type TurnedPages } from '../statements/provenance.ts'

export interface DebtListHome {
  readonly fileName: string
  readonly source: DebtList['source']
  readonly turned: TurnedPages
}

/** Full units: the printed total may be rounded. */
const tolerance = 1

const valueOf = <T>(field: Field<T> | null | undefined): T | null => field?.value ?? null

export function assembleDebtList(reading: DebtScheduleReading, { fileName, source, turned }: DebtListHome): DebtList {
  const provenance: Record<string, Provenance> = {}
  const fields: Record<string, number> = {}
  for (const [pointer, field] of fieldsOf(reading)) {
    provenance[pointer] = provenanceOf(field, fileName, reading.pages[0] ?? 1, turned)
    fields[pointer] = rounded(field.confidence)
  }
  const scores = Object.values(fields)
  return {
    source,
    company: valueOf(reading.company),
    as_of: valueOf(reading.asOf),
    personal: reading.personal,
    lines: reading.debts.map(({ lender, amounts, dates, texts, frequency }) => ({
      lender: lender.value,
      original_amount: valueOf(amounts.original_amount),
      original_date: valueOf(dates.original_date),
      balance: valueOf(amounts.balance),
      rate_percent: valueOf(amounts.rate_percent),
      maturity: valueOf(dates.maturity),
      payment: valueOf(amounts.payment),
      frequency,
      collateral: valueOf(texts.collateral),
      status: valueOf(texts.status),
    })),
    totals: {
      original_amount: valueOf(reading.totals.original_amount),
      balance: valueOf(reading.totals.balance),
      payment: valueOf(reading.totals.payment),
    },
    checks: debtAmounts.flatMap(name => totalCheck(name, reading)),
    file_name: fileName,
    pages: [...reading.pages],
    confidence_scores: {
      overall: scores.length === 0 ? null : rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length),
      fields,
    },
    provenance,
  }
}

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000

/** Every field of a list with its pointer into the entry. */
function fieldsOf({
  company,
  asOf,
  debts,
  totals,
}: DebtScheduleReading): readonly (readonly [string, Field<unknown>])[] {
  const ofDebt = ({ lender, amounts, dates, texts }: DebtReading, index: number) =>
    Object.entries({ lender, ...amounts, ...dates, ...texts }).map(
      ([name, field]) => [`/lines/${index}/${name}`, field] as const,
    )
  return [
    ...(company === null ? [] : [['/company', company] as const]),
    ...(asOf === null ? [] : [['/as_of', asOf] as const]),
    ...debts.flatMap(ofDebt),
    ...Object.entries(totals).map(([name, field]) => [`/totals/${name}`, field] as const),
  ]
}

const names = { original_amount: 'original amounts', balance: 'balances', payment: 'payments' } as const

/** Not checked where the list prints no sum, or a line states no amount. */
function totalCheck(name: keyof typeof names, { debts, totals }: DebtScheduleReading): readonly Check[] {
  const printed = totals[name]
  if (printed === undefined) return []
  const amounts = debts.flatMap(({ amounts: own }) => own[name]?.value ?? [])
  const sum = Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100
  const difference = Math.round((sum - printed.value) * 100) / 100
  const passed = amounts.length < debts.length && Math.abs(difference) > tolerance ? null : Math.abs(difference) <= tolerance // prettier-ignore
  return [
    {
      id: `total_${name}`,
      passed,
      expected: printed.value,
      actual: sum,
      difference,
      severity: passed === false ? 'warning' : 'info',
      message:
        passed === null
          ? `Not decided: a line states none of the ${names[name]}.`
          : `The ${names[name]} of the list add up to ${exactAmount(sum)}; its total is ${exactAmount(printed.value)}.`,
      figures: [`/totals/${name}`, ...debts.flatMap((_, index) => `/lines/${index}/${name}`)],
    },
  ]
}
