/** What all sheets of a report share: its columns, values, unit and title block. */
import { longDate } from '../../contract/american-english.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { numberFormat, type SheetTitle } from '../workbook.ts'
import { analyzedSets, lengthText, periodColumns, setOf, type PeriodColumn, type PeriodSet } from './period-columns.ts'
import { rawFields, type RawFields } from './raw-figures.ts'

export interface DisplayUnit {
  /** Full units per displayed unit: 1, 1000, 1000000. Cells contain full units; only the format divides. */
  readonly factor: number
  readonly words: string
  readonly format: string
}

export interface Presentation {
  readonly result: FinancialStatementResult
  readonly columns: readonly PeriodColumn[]
  /** Sets of statements that are analyzed together; the first is the result's main set. */
  readonly sets: readonly PeriodSet[]
  readonly raw: RawFields
  /** The set that each column leads. */
  readonly setOf: ReadonlyMap<PeriodColumn, PeriodSet>
  readonly unit: DisplayUnit
  title(name: string): SheetTitle
}

/** In a number format, a comma after the digits divides the displayed value by a thousand. */
const scaled = (commas: string): string => `#,##0${commas}_);(#,##0${commas});"–"_);@_)`

/** Columns fit nine digits; below a thousand the cents matter. */
function displayUnit(largest: number): DisplayUnit {
  if (largest >= 1e10) return { factor: 1e6, words: 'millions', format: scaled(',,') }
  if (largest >= 1e8) return { factor: 1e3, words: 'thousands', format: scaled(',') }
  if (largest < 1e3) return { factor: 1, words: 'full units', format: numberFormat.cents }
  return { factor: 1, words: 'full units', format: numberFormat.amount }
}

/** "December 31, 2025"; the text itself when it is no date. */
export const dateText = (periodEnd: string): string =>
  Number.isFinite(Date.parse(periodEnd)) ? longDate(new Date(periodEnd)) : periodEnd

export function present(result: FinancialStatementResult): Presentation {
  const columns = periodColumns(result)
  const sets = analyzedSets(columns)
  const raw = rawFields(result, columns)
  const largest = raw.rows.reduce(
    (max, row) => (row.kind === 'marketData' ? max : Math.max(max, Math.abs(row.value ?? 0))),
    0,
  )
  const unit = displayUnit(largest)
  const months = sets[0]?.months ?? null
  const facts = [
    result.periodEnd === null
      ? 'Period not stated'
      : `Period ended ${dateText(result.periodEnd)}${months === null ? '' : ` (${lengthText(months)})`}`,
    `${result.currency ?? 'Currency not stated'}${unit.factor === 1 ? '' : `, ${unit.words}`}`,
  ].join('  ·  ')
  return {
    result,
    columns,
    sets,
    setOf: new Map(columns.map(column => [column, setOf(column, columns)])),
    raw,
    unit,
    title: title => ({ company: result.companyName ?? 'Company not stated', title, facts }),
  }
}
