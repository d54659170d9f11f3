/** The tax returns of an application: those found in its files, a K-1 that came alone with the return it belongs to. */
import type { TaxReturn } from '../../contract/tax-return.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import { assembleTaxReturn } from '../tax-returns/assemble.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import { turnedPagesOf } from './turned-pages.ts'

/** A return of the payload. */
export interface ApplicationReturn {
  /** Lasting: of its file and its first page. */
  readonly id: string
  readonly entry: TaxReturn
}

/** In the order of the payload: the newest year first, returns of one year in the order of their files. */
export function applicationReturns(
  material: Pick<ApplicationMaterial, 'files' | 'corrections'>,
): readonly ApplicationReturn[] {
  const turned = turnedPagesOf(material)
  return partsOf(material)
    .flatMap(({ file, part }) =>
      (part.tax?.returns ?? []).map((reading: TaxReturnReading) => ({
        id: `${file.upload.id}.${reading.pages[0] ?? 1}`,
        entry: assembleTaxReturn(reading, { fileName: file.upload.fileName, turned }),
      })),
    )
    .toSorted((a, b) => (b.entry.tax_year ?? 0) - (a.entry.tax_year ?? 0))
}
