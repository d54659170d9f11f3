/** The tax returns of an application: those found in its files, with what reviewers corrected. */
import { checkReturnStatements, type StatedPeriod } from '../../checks/check-return-statements.ts'
import { checkConsecutive, yearBefore } from '../../checks/check-consecutive-returns.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import type { Corrected } from '../analysis-kind.ts'
import { assembleTaxReturn } from '../tax-returns/assemble.ts'
import { correctedTaxReturn } from '../tax-returns/correct.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import { turnedPagesOf } from './turned-pages.ts'

/** Where corrections of returns stand in the payload. */
export const returnPart = '/tax_returns/'

/** A return of the payload. */
export interface ApplicationReturn {
  /** Lasting: of its file and its first page. */
  readonly id: string
  readonly entry: TaxReturn
}

interface PlacedReturn {
  readonly id: string
  readonly fileName: string
  readonly reading: TaxReturnReading
}

/** As read, with what was corrected, in the order of the payload: the newest year first, returns of one year in the order of their files. */
export function readReturnsOf({
  files,
  corrections,
}: Pick<ApplicationMaterial, 'files' | 'corrections'>): readonly PlacedReturn[] {
  return partsOf({ files })
    .flatMap(({ file, part }) =>
      (part.tax?.returns ?? []).map((reading): PlacedReturn => {
        const id = `${file.upload.id}.${reading.pages[0] ?? 1}`
        const own = corrections.flatMap(({ path, value }): Corrected[] =>
          path.startsWith(`${returnPart}${id}/`) ? [{ path: path.slice(returnPart.length + id.length), value }] : [],
        )
        return { id, fileName: file.upload.fileName, reading: own.reduce(correctedTaxReturn, reading) }
      }),
    )
    .toSorted((a, b) => (b.reading.taxYear?.value ?? 0) - (a.reading.taxYear?.value ?? 0))
}

/** The entries of the payload, in its order. */
export function applicationReturns(
  material: Pick<ApplicationMaterial, 'files' | 'corrections'>,
  statements: readonly FinancialStatementResult[] = [],
): readonly ApplicationReturn[] {
  const turned = turnedPagesOf(material)
  const own = readReturnsOf(material).map(({ id, fileName, reading }) => ({
    id,
    entry: assembleTaxReturn(reading, { fileName, turned }),
  }))
  const all = own.map(({ entry }) => entry)
  return own.map(({ id, entry }) => {
    const before = yearBefore(entry, all)
    const checks = [
      ...entry.checks,
      ...(before === null ? [] : checkConsecutive(entry, before)),
      ...checkReturnStatements(entry, statements.filter(isOf(entry)).flatMap(statedPeriods)),
    ]
    return { id, entry: { ...entry, checks } }
  })
}

const isOf =
  ({ taxpayer_name: name }: TaxReturn) =>
  ({ companyName }: FinancialStatementResult): boolean =>
    name !== null && companyName !== null && partyKey(name) === partyKey(companyName)

const statedPeriods = ({ periods }: FinancialStatementResult): readonly StatedPeriod[] =>
  periods.map(({ periodEnd, months, balanceSheet, incomeStatement }) => ({
    periodEnd,
    months,
    revenue: incomeStatement?.ordinaryIncomeExpense.income.revenue ?? null,
    netIncome: incomeStatement?.netIncome ?? null,
    totalAssets: balanceSheet?.assets.totalAssets ?? null,
    equity: balanceSheet?.liabilitiesAndEquity.equity.totalEquity ?? null,
  }))
