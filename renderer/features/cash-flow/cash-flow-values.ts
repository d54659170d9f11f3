/** The cash flow desk as tables: lines of all periods side by side, each with its formula and where it leads. */
import type { FullAnalysis } from '../../../core/contract/application.ts'
import type { AddBack, CashFlow, CashFlowLine, CashFlowPeriod } from '../../../core/contract/cash-flow.ts'
import { date } from '../../formats/date-form.ts'
import { amount, decimals } from '../../formats/format.ts'

export interface LineCell {
  /** As shown; null: not stated. */
  readonly text: string | null
  readonly reason: string | null
  /** JSON pointer of the value in a document; null: it is computed, or its place is not known. */
  readonly pointer: string | null
}
export interface LineRow {
  readonly name: string
  readonly label: string
  readonly formula: string
  readonly isComputed: boolean
  readonly isProminent: boolean
  readonly notes: readonly string[]
  /** One for each period; null: the period has no such line. */
  readonly cells: readonly (LineCell | null)[]
}

export const addBackKindNames: Readonly<Record<AddBack['kind'], string>> = {
  officer_comp_excess: 'Officer compensation',
  one_time: 'One time',
  rent_to_owner: 'Rent to owner',
  non_cash: 'Non-cash',
  distribution_for_tax: 'Distribution for tax',
  other: 'Other',
}

/** What an underwriter looks for first. */
const prominent: ReadonlySet<string> = new Set([
  'ebitda',
  'adjusted_ebitda',
  'debt_service',
  'dscr',
  'fccr',
  'pro_forma_dscr',
  'tangible_net_worth',
  'working_capital',
  'net_cash_income',
  'financing_surplus',
  'change_in_cash',
  'gap',
])

const kinds: Readonly<Record<CashFlowPeriod['kind'], string>> = {
  fye: 'FYE',
  ttm: 'TTM',
  interim_annualized: 'annualized',
  interim: 'as printed',
  unknown_length: 'length not stated',
}
/** "FYE 12/31/2025", "6 months to 06/30/2025, annualized". */
export const periodName = ({
  kind,
  period_end: end,
  source,
}: Pick<CashFlowPeriod, 'kind' | 'period_end' | 'source'>): string =>
  `${date(end)} ${kinds[kind]}${source === 'tax_return' ? ', tax return' : ''}`

export function shownLine({ value, unit }: CashFlowLine): string | null {
  if (value === null) return null
  if (unit === 'amount') return amount(value)
  return unit === 'days' ? `${decimals(value, 0)} days` : `${decimals(value, 2)}x`
}

type Part = 'lines' | 'uca'

/** The rows of a part over the periods that have it. Inputs that no period states are left out. */
export function lineRows(
  periods: readonly CashFlowPeriod[],
  part: Part,
  isPlace: (pointer: string) => boolean,
): readonly LineRow[] {
  const order: string[] = []
  for (const period of periods) {
    let at = 0
    for (const name of Object.keys(period[part] ?? {})) {
      const known = order.indexOf(name)
      if (known === -1) order.splice(at++, 0, name)
      else at = known + 1
    }
  }
  return order.flatMap(name => {
    const lines = periods.map(period => period[part]?.[name] ?? null)
    const [first] = lines.filter(line => line !== null)
    const isComputed = first!.formula !== 'stated'
    if (!isComputed && lines.every(line => line === null || line.value === null)) return []
    return [
      {
        name,
        label: first!.label,
        formula: first!.formula,
        isComputed,
        isProminent: prominent.has(name),
        notes: [...new Set(lines.flatMap(line => line?.notes ?? []))],
        cells: lines.map(line =>
          line === null
            ? null
            : {
                text: shownLine(line),
                reason: line.reason,
                pointer: (line.formula === 'stated' ? line.from.find(isPlace) : null) ?? null,
              },
        ),
      },
    ]
  })
}

/** "DSCR 1.51x against a floor of 1.25x": of the newest period with a DSCR; null: none has one. */
export function verdictOf({
  periods,
  sensitivity,
  choices,
}: CashFlow): { readonly text: string; readonly isMet: boolean } | null {
  const name = choices.proposed_loan ? 'pro_forma_dscr' : 'dscr'
  const period = periods.find(({ lines }) => typeof lines[name]?.value === 'number')
  const value = period?.lines[name]?.value ?? null
  if (period === undefined || value === null || sensitivity === null) return null
  const isMet = value >= sensitivity.floor
  const text = `${period.lines[name]!.label} ${decimals(value, 2)}x, ${periodName(period)}; floor ${decimals(sensitivity.floor, 2)}x`
  return { text, isMet }
}

/** Of a line of the applicant or of another entity: "Net income, 12/31/2025 FYE"; null: the pointer is of something else. */
export function cashFlowName(
  pointer: string,
  payload: Pick<FullAnalysis, 'cash_flow' | 'global_cash_flow'> | null,
): string | null {
  if (pointer === choicesPointer) return 'Cash flow choices'
  const found = /^(?:\/global_cash_flow\/entities\/(\d+))?\/cash_flow\/periods\/(\d+)\/(lines|uca)\/(\w+)\/value$/.exec(
    pointer,
  )
  if (found === null) return /\/cash_flow\/add_backs\//.test(pointer) ? 'Add-back' : null
  const [, entity, period, part, name] = found
  const owner = entity === undefined ? null : payload?.global_cash_flow?.entities[Number(entity)]
  const cashFlow = entity === undefined ? payload?.cash_flow : owner?.cash_flow
  const at = cashFlow?.periods[Number(period)]
  const label = at?.[part as Part]?.[name!]?.label
  if (at === undefined || label === undefined) return null
  return `${owner ? `${owner.name}: ` : ''}${label}, ${periodName(at)}`
}

/** Of the choices of the desk, which are kept as a correction. */
export const choicesPointer = '/cash_flow/choices'
