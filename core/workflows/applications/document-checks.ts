/** Documents that could not be read, classified or understood, and why an application is to be reviewed. Pure. */
import type { Check } from '../../contract/evidence.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import { named } from '../../contract/sentence.ts'
import type { LoanApplicationReading } from '../../extraction/loan/loan-application.ts'
import { refusalOf } from './analyze.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

/** Below this a document is classified as "other". */
const SURE_ENOUGH = 0.5

/** Doubts the extraction of a part reported; those of bank statements are among their checks. */
export const problemChecks = (material: ApplicationMaterial): readonly Check[] =>
  partsOf(material).flatMap(({ file, part }) =>
    (part.loan?.problems ?? [])
      .filter(({ severity }) => severity !== 'info')
      .map(({ code, message, severity }) => ({
        id: `document.${code}.${file.upload.fileName}`,
        passed: false,
        expected: null,
        actual: null,
        difference: null,
        severity,
        message: `${named(file.upload.fileName)}: ${message}`,
      })),
  )

/** Documents whose kind is known and in which nothing of that kind was found: what they say is missing from the payload. */
export const emptyChecks = (material: ApplicationMaterial): readonly Check[] =>
  partsOf(material).flatMap(({ file, part }) => {
    const { accounts, loan, invoices, statements } = part
    const listsNoDebts = part.docType === 'debt_schedule' && part.debts === null
    const isEmpty =
      accounts?.length === 0 ||
      (loan !== undefined && isEmptyForm(loan)) ||
      invoices?.extraction.invoices.length === 0 ||
      statements?.readings.length === 0 ||
      listsNoDebts
    if (!isEmpty) return []
    const { fileName } = file.upload
    return [
      {
        id: `document.nothing_found.${fileName}.${part.pages[0] ?? 1}`,
        passed: false,
        expected: null,
        actual: null,
        difference: null,
        severity: 'high' as const,
        message: `${named(fileName)}: it looks like ${articled(part.docType)}, but nothing could be read in it.`,
      },
    ]
  })

/** A form whose boxes were all left unread says no more than that it is one. */
const isEmptyForm = (loan: LoanApplicationReading | null): boolean =>
  loan === null || [loan.texts, loan.numbers, loan.others, loan.owners].every(part => Object.keys(part).length === 0)

const articled = (docType: DocumentType): string => {
  const name = docType === 'bankstatement' ? 'bank statement' : docType.replaceAll('_', ' ')
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** What a person has to review: files that could not be read, and checks of severity high that failed. */
export function reviewReasons(material: ApplicationMaterial, checks: readonly Check[]): readonly string[] {
  const unread = material.files.flatMap(({ read, repeated }) =>
    read === null || repeated ? [] : (refusalOf(read) ?? []),
  )
  const failed = checks.filter(({ passed, severity }) => passed === false && severity === 'high')
  return [...new Set([...unread, ...failed.map(({ message }) => message), ...unclassified(material)])]
}

const unclassified = (material: ApplicationMaterial): readonly string[] => {
  const isUnknown = (docType: DocumentType, confidence: number): boolean =>
    docType === 'other' && confidence < SURE_ENOUGH
  const names = material.files
    .filter(({ read }) => read?.parts.some(part => isUnknown(part.docType, part.confidence)))
    .map(({ upload }) => named(upload.fileName))
  return names.length === 0 ? [] : [`These could not be classified: ${[...new Set(names)].join(', ')}.`]
}
