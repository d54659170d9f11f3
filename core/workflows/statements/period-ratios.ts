/** The ratios of every period beside those of the selected statements, so that years are compared as they were computed, not as they look. */
import { samePeriod } from '../../analysis/calendar.ts'
import { noMarketFacts, type RatioSubject } from '../../analysis/ratio-figures.ts'
import { computeRatios } from '../../analysis/ratios.ts'
import type { RatioDetail } from '../../contract/financial-statement.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { CombinedPeriod, CombinedStatement, Selection } from './combined-statement.ts'
import { openingBalanceSheet } from './cross-checks.ts'
import { datedStatement } from './ratio-subjects.ts'

type Details = Readonly<Record<string, RatioDetail>>

/**
 * One entry for each period; null: another period of that end leads them, or nothing but cash flows is stated. `selected`: those of the
 * selected statements, which also know the market; they stand at the period of the selected income statement, else of the balance sheet.
 */
export function periodRatios(
  selection: Selection,
  periods: readonly CombinedPeriod[],
  selected: Details,
): readonly (Details | null)[] {
  const lead = selection.incomeStatement ?? selection.balanceSheet
  return periods.map(period => {
    const { incomeStatement, balanceSheet } = period.statements
    const isLedByAnother = periods.some(
      other => other.statements.incomeStatement !== null && samePeriod(other.periodEnd, period.periodEnd),
    )
    const statement = incomeStatement ?? (isLedByAnother ? null : balanceSheet)
    if (statement === null) return null
    return statement === lead ? selected : computeRatios(subjectOf(period, selection, periods)).details
  })
}

/** The flows of a period with the balance sheets at its end and its start, each under the pointer at which its values stand in the result. */
function subjectOf(period: CombinedPeriod, selection: Selection, periods: readonly CombinedPeriod[]): RatioSubject {
  const { incomeStatement, cashFlowStatement } = period.statements
  const sheet =
    period.statements.balanceSheet ??
    periods.find(p => p.statements.balanceSheet !== null && samePeriod(p.periodEnd, period.periodEnd))?.statements
      .balanceSheet ??
    null
  const placed = <K extends StatementKind>(kind: K, statement: CombinedStatement<K> | null) =>
    datedStatement(kind, statement, pointerOf(kind, statement, selection, periods))
  return {
    balanceSheet: placed('balanceSheet', sheet),
    incomeStatement: placed('incomeStatement', incomeStatement),
    cashFlowStatement: placed('cashFlowStatement', cashFlowStatement),
    opening: placed('balanceSheet', openingBalanceSheet(incomeStatement ?? cashFlowStatement, periods)),
    market: noMarketFacts,
  }
}

/** A statement at the top of the result is not repeated under its period. */
const pointerOf = (
  kind: StatementKind,
  statement: CombinedStatement | null,
  selection: Selection,
  periods: readonly CombinedPeriod[],
): string =>
  statement === selection[kind] ? '' : `/periods/${periods.findIndex(p => p.statements[kind] === statement)}`
