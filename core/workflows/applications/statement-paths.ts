/**
 * Paths of corrections to statements of an application. A place among the periods changes with every document that is added, so a lasting
 * path names the period by its end and length: `/periods/2025-12-31.12/incomeStatement/netIncome`.
 */
import type { FinancialStatementResult, Period } from '../../contract/financial-statement.ts'
import { statementKinds, type StatementKind } from '../../contract/statement-figures.ts'

const nameOf = ({ periodEnd, months }: Pick<Period, 'periodEnd' | 'months'>): string => `${periodEnd}.${months ?? '-'}`

/** A path below a result as it is → the lasting one. A statement at the top that belongs to no period keeps its path. */
export function stableStatementPath(path: string, result: FinancialStatementResult): string {
  const [, first = '', ...rest] = path.split('/')
  const period =
    first === 'periods'
      ? result.periods[Number(rest.shift())]
      : statementKinds.some(kind => kind === first)
        ? result.periods[topIndex(result, first as StatementKind)]
        : undefined
  if (period === undefined) return path
  const member = first === 'periods' ? rest : [first, ...rest]
  return ['', 'periods', nameOf(period), ...member].join('/')
}

/** A lasting path → where it leads among these periods; null: the period is not there any more. */
export function presentStatementPath(stable: string, periods: readonly Period[]): string | null {
  const [, first, name = '', ...rest] = stable.split('/')
  if (first !== 'periods') return stable
  const index = periods.findIndex(period => nameOf(period) === name)
  return index === -1 ? null : ['', 'periods', index, ...rest].join('/')
}

/** Where a lasting path leads in a result: the statement at its top is not repeated under its period. null: nowhere. */
export function shownStatementPath(stable: string, result: FinancialStatementResult): string | null {
  const path = presentStatementPath(stable, result.periods)
  const [, first, index, kind, ...rest] = path?.split('/') ?? []
  if (first !== 'periods') return path
  return Number(index) === topIndex(result, kind as StatementKind) ? ['', kind, ...rest].join('/') : path
}

/** The period whose statement stands at the top; -1: none. */
function topIndex(result: FinancialStatementResult, kind: StatementKind): number {
  const top = JSON.stringify(result[kind])
  return result.periods.findIndex(period => JSON.stringify(period[kind]) === top)
}
