/** The companies of an application with the periods that their statements and returns state. */
import type { LedgerLine } from '../../analysis/cash-flow/add-backs.ts'
import { periodsOf, type PeriodValues } from '../../analysis/cash-flow/periods.ts'
import type { BusinessReturn } from '../../analysis/cash-flow/return-reader.ts'
import { isBusinessReturn, returnPeriod } from '../../analysis/cash-flow/return-values.ts'
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { Provenance } from '../../contract/evidence.ts'
import type { StatedList } from '../../analysis/cash-flow/stated-debts.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'
import { balanceSheetLines } from './balance-sheet-lines.ts'
import { incomeLines, statementPeriods, type StatementResult } from './statement-periods.ts'

/** A return of the payload; its provenance stands under its own pointer in that of the application. */
export interface FiledReturn extends BusinessReturn {
  readonly taxpayer_name: string | null
  readonly amended: boolean | null
  readonly draft: boolean
  readonly k1s: readonly {
    readonly partner_name: string | null
    readonly share_percent: number | null
    readonly lines: Readonly<Record<string, number>>
  }[]
}

/** Statements of one company. */
export interface CompanyStatements {
  /** null: no document names it. */
  readonly name: string | null
  readonly result: StatementResult
  readonly columns: readonly StatementColumn[]
}

export interface Entity {
  /** As a document states it first, else the borrower's. */
  readonly name: string
  /** As its statements and returns name it; null: they name nobody. */
  readonly stated: string | null
  /** Newest first; of one end statements before the return. */
  readonly periods: readonly PeriodValues[]
  readonly lines: readonly LedgerLine[]
  /** By the pointers of `periods` that lead into its statements. */
  readonly provenance: Readonly<Record<string, Provenance>>
  readonly currency: string | null
  readonly returns: readonly FiledReturn[]
  /** Debts that its balance sheets name. */
  readonly namedDebts: readonly StatedList[]
}

/** Entities in the order of their appearance. `borrower`: whom statements and returns without a name are attributed to. */
export function entitiesOf(
  statements: readonly CompanyStatements[],
  returns: readonly FiledReturn[],
  borrower: string | null,
): readonly Entity[] {
  const names = new Map<string, string>()
  const nameOf = (given: string | null): string => {
    const name = given ?? borrower ?? 'Borrower'
    const key = partyKey(name)
    if (!names.has(key)) names.set(key, name)
    return names.get(key)!
  }
  const business = current(returns.filter(isBusinessReturn))
  const stated = statements.map((one, index) => ({
    ...one,
    at: `/financial_statement_analyses/${index}`,
    printed: one.name,
    name: nameOf(one.name),
  }))
  const filed = business.map(one => ({ one, name: nameOf(one.taxpayer_name) }))
  return [...names.values()].map(name => {
    const own = stated.filter(one => one.name === name)
    const fromStatements = own.map(({ result, columns }) => {
      const periods = periodsOf(statementPeriods(result))
      return { periods, lines: incomeLines(columns, periods) }
    })
    const filedBy = filed.filter(one => one.name === name).map(({ one }) => one)
    const fromReturns = filedBy.flatMap(one => returnPeriod(one) ?? [])
    const periods = distinct([
      ...fromStatements.flatMap(one => one.periods),
      ...fromReturns.map(({ period }) => period),
    ])
    const printed = [...own.map(one => one.printed), ...filedBy.map(one => one.taxpayer_name)]
    return {
      name,
      stated: printed.find(one => one !== null) ?? null,
      periods: periods.toSorted((a, b) => (a.periodEnd === b.periodEnd ? 0 : a.periodEnd < b.periodEnd ? 1 : -1)),
      lines: [...fromStatements.flatMap(one => one.lines), ...fromReturns.flatMap(one => one.lines)],
      provenance: Object.assign({}, ...own.map(({ result }) => result.provenance)) as Record<string, Provenance>,
      currency: own[0]?.result.currency ?? (filedBy.length > 0 ? 'USD' : null),
      returns: filedBy,
      namedDebts: own.flatMap(({ result, columns, at }) => balanceSheetLines(result, columns, at) ?? []),
    }
  })
}

/** Of several sets of statements with one period the first counts. */
const distinct = (periods: readonly PeriodValues[]): readonly PeriodValues[] =>
  [...new Map(periods.toReversed().map(period => [period.id, period])).values()].toReversed()

/** An amended return replaces the one it amends; a draft counts only where nothing was filed. */
function current(returns: readonly FiledReturn[]): readonly FiledReturn[] {
  const same = Map.groupBy(
    returns,
    ({ form, tax_year: year, taxpayer_name: name }) => `${form} ${year} ${partyKey(name ?? '')}`,
  )
  return [...same.values()].map(
    copies =>
      copies.findLast(({ amended, draft }) => amended === true && !draft) ??
      copies.find(({ draft }) => !draft) ??
      copies[0]!,
  )
}
