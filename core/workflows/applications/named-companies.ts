/** Whom the documents of an application name, and after whom it is called. Pure. */
import type { LoanAppData } from '../../contract/full-analysis.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import type { AssembleFile } from '../statements/assemble.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import type { ApplicationLoan } from './loan.ts'

export interface NamedCompany {
  readonly name: string
  readonly fileName: string
}

/** Whose statements there are, by the files that name them. */
export const namedCompanies = (
  material: ApplicationMaterial,
  files: readonly AssembleFile[],
): readonly NamedCompany[] => [
  ...files.flatMap(({ extraction: { companyName, fileName } }) =>
    companyName === null ? [] : [{ name: companyName.value, fileName }],
  ),
  ...material.answered.statements.flatMap(({ companyName, documentIntegrity }) =>
    companyName === null ? [] : [{ name: companyName, fileName: documentIntegrity[0]?.fileName ?? '' }],
  ),
]

/** Files of statements in which no company could be read. */
export const unnamedFiles = (files: readonly AssembleFile[]): readonly string[] =>
  files.flatMap(({ extraction: { companyName, fileName } }) => (companyName === null ? [fileName] : []))

/** Whom applications beside the one that counts are of. */
export const otherApplicants = (material: ApplicationMaterial, { form }: ApplicationLoan): readonly NamedCompany[] =>
  partsOf(material).flatMap(({ file, part }) => {
    const name = part.loan === form?.reading ? undefined : part.loan?.texts.businessLegalName
    return name === undefined ? [] : [{ name: name.value, fileName: file.upload.fileName }]
  })

/** The taxpayer of the newest business return. */
export const businessOf = (returns: readonly TaxReturn[]): string | null =>
  returns.find(({ form, taxpayer_name: name }) => /^(?:1120|1065)/.test(form) && name !== null)?.taxpayer_name ?? null

export const companyOf = (loan: LoanAppData | null, companies: readonly { readonly name: string }[]): string | null =>
  loan?.businessLegalName ?? companies[0]?.name ?? loan?.businessDbaName ?? null
