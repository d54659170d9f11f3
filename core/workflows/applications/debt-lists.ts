/** The lists of debts of an application: debt schedules and the tables of its applications, with what reviewers corrected. */
import type { DebtList } from '../../contract/debt-list.ts'
import type { DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import type { Corrected } from '../analysis-kind.ts'
import { assembleDebtList } from '../debt-lists/assemble.ts'
import { correctedDebtList } from '../debt-lists/correct.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import { turnedPagesOf } from './turned-pages.ts'

/** Where lists of debts stand in the payload. */
export const debtListPart = '/debt_schedules/'

interface PlacedList {
  /** Lasting: of its file and its first page. */
  readonly id: string
  readonly fileName: string
  readonly source: DebtList['source']
  readonly reading: DebtScheduleReading
}

/** As read, with what was corrected, debt schedules first, else in the order of their files. */
export function readDebtListsOf({
  files,
  corrections,
}: Pick<ApplicationMaterial, 'files' | 'corrections'>): readonly PlacedList[] {
  return partsOf({ files })
    .flatMap(({ file, part }): PlacedList[] => {
      if (!part.debts) return []
      const id = `${file.upload.id}.${part.debts.pages[0] ?? 1}`
      const own = corrections.flatMap(({ path, value }): Corrected[] =>
        path.startsWith(`${debtListPart}${id}/`) ? [{ path: path.slice(debtListPart.length + id.length), value }] : [],
      )
      const source = part.docType === 'loan_application' ? 'loan_application' : 'debt_schedule'
      return [{ id, fileName: file.upload.fileName, source, reading: own.reduce(correctedDebtList, part.debts) }]
    })
    .toSorted((a, b) => (a.source === b.source ? 0 : a.source === 'debt_schedule' ? -1 : 1))
}

/** The entries of the payload, in its order. */
export function applicationDebtLists(
  material: Pick<ApplicationMaterial, 'files' | 'corrections'>,
): readonly DebtList[] {
  const turned = turnedPagesOf(material)
  return readDebtListsOf(material).map(({ fileName, source, reading }) =>
    assembleDebtList(reading, { fileName, source, turned }),
  )
}
