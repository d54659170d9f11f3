/** Statements written down as lines of text, for wordings and orders no chart of accounts draws: each line becomes a row, sums are computed. */
import type { StatementType } from '../../../core/contract/statement-figures.ts'
import type { Chance } from '../../drawing/chance.ts'
import { builtLedger, writtenRows } from '../../drawing/statement-rows.ts'
import type { Family } from './company.ts'
import type { DrawnPeriods } from './periods.ts'
import type { Statement } from './statement.ts'

/** One statement as somebody words it; `rows` as drawing/statement-rows.ts has them, with one amount to a row. */
export interface WordedStatement {
  readonly name: string
  readonly type: StatementType
  readonly family: Family
  /** One of them is the title. */
  readonly titles: readonly string[]
  /** Factor of the amounts where the family's usual unit does not fit; 1 when absent. */
  readonly size?: number
  readonly rows: string
}

/**
 * The statements of a text: each begins with "== name | family | title | title …", a factor of the amounts behind the family where it has one,
 * and its rows follow.
 */
export const wordedStatements = (type: StatementType, text: string): readonly WordedStatement[] =>
  text
    .split(/^== /m)
    .slice(1)
    .map(statement => {
      const [head = '', ...rows] = statement.split('\n')
      const [name = '', kept = '', ...titles] = head.split(' | ')
      const [family, size] = kept.split(' ')
      return {
        name,
        type,
        family: family as Family,
        titles,
        rows: rows.join('\n'),
        ...(size && { size: Number(size) }),
      }
    })

const mainPlaces = { BALANCE_SHEET: 'bs', INCOME_STATEMENT: 'is', CASH_FLOW_STATEMENT: 'cf' } as const

export function statementOf(worded: WordedStatement, chance: Chance, periods: DrawnPeriods, step: number): Statement {
  const growth = 0.9 + 0.2 * chance.next()
  const rows = writtenRows(worded.rows).map(row => {
    if (row.amounts === null || row.amounts === '=') return row
    const amount = row.amounts[0]! * (worded.size ?? 1) * growth
    return { ...row, amounts: amountsOf(amount, chance, periods, step) }
  })
  const columns = periods.columns.length
  const main = mainPlaces[worded.type]
  // What the plug has to be is known when all lines are, also those below it.
  const plug = builtLedger(rows, columns, main).ledger.plug('', null).rows.at(-1)!.values
  const { ledger, costs, turned } = builtLedger(rows, columns, main, plug)
  return {
    type: worded.type,
    title: chance.pick(worded.titles),
    ledger,
    periods,
    costs: worded.type === 'INCOME_STATEMENT' ? costs : new Set(),
    allowed: turned.map(({ place, values }) => ({ place, values: values.map(value => [value]) })),
  }
}

/** A total of the other columns is their sum. */
function amountsOf(base: number, chance: Chance, periods: DrawnPeriods, step: number): number[] {
  const round = (value: number) => Math.round(Math.round(value / step) * step * 100) / 100
  const values: number[] = []
  for (const { weight } of periods.columns)
    values.push(
      weight === 0
        ? round(values.reduce((sum, value) => sum + value, 0))
        : round(base * weight * (0.86 + 0.28 * chance.next())),
    )
  return values
}
