/** Business returns → one analysis for each taxpayer, as its statements would have: ratios, trends, health. */
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { TaxReturnAnalysis } from '../../contract/tax-return.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import { assembleStatements, type AssembleFile } from '../statements/assemble.ts'
import { spreadReturn } from './spread.ts'

export interface FiledReturn {
  readonly reading: TaxReturnReading
  readonly fileName: string
}

/** In the order of the newest return of each taxpayer. An amended return takes the place of the one it amends. Pure. */
export function returnAnalyses(returns: readonly FiledReturn[]): readonly TaxReturnAnalysis[] {
  const spread = returns
    .filter(filed => !isAmendedByAnother(filed, returns))
    .flatMap(filed => {
      const extraction = spreadReturn(filed.reading, filed.fileName)
      return extraction === null || extraction.readings.length === 0 ? [] : [{ filed, extraction }]
    })
  const byTaxpayer = Map.groupBy(spread, ({ filed }) => taxpayerOf(filed.reading))
  return [...byTaxpayer.values()].map((own): TaxReturnAnalysis => {
    const files = own.map(({ filed, extraction }): AssembleFile => ({
      extraction,
      metadata: {},
      document: {
        // One file may hold several returns: each is a document of its own.
        sha256: `${filed.fileName}/${filed.reading.pages[0] ?? 1}`,
        pages: filed.reading.pages.length,
        ocrPages: 0,
        problems: [],
      },
    }))
    const { analysisId: _id, reportUrl: _url, ...result } = assembleStatements({ analysisId: '', reportUrl: '', files })
    return { source: 'tax_return', ...result }
  })
}

const taxpayerOf = ({ id, name }: TaxReturnReading): string => id?.value ?? partyKey(name?.value ?? '')

const isAmendedByAnother = ({ reading }: FiledReturn, all: readonly FiledReturn[]): boolean =>
  reading.amended !== true &&
  all.some(
    ({ reading: other }) =>
      other.amended === true &&
      other.form === reading.form &&
      other.taxYear?.value === reading.taxYear?.value &&
      taxpayerOf(other) === taxpayerOf(reading),
  )
