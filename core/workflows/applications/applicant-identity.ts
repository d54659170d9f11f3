/** Whom an application is about, as providers are asked: the names and addresses of its documents, each with its source. */
import type { LoanAppData } from '../../contract/full-analysis.ts'
import type { Field } from '../../document/field.ts'
import type { ApplicantSubject, Mention } from '../../lookups/applicant.ts'
import type { ApplicationLoan } from './loan.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

/** Names of the contract's members by the fact they are. */
const factOf = {
  businessLegalName: 'name',
  businessDbaName: 'dba',
  businessPhone: 'phone',
  contactEmail: 'email',
  website: 'website',
  industry: 'industry',
} as const

export function subjectOf(material: ApplicationMaterial, { data, form, stated }: ApplicationLoan): ApplicantSubject {
  const source = { document: form?.file.upload.fileName ?? 'The submission', docType: 'loan_application' as const }
  const mentions: Mention[] = []
  for (const [member, fact] of Object.entries(factOf)) {
    const value = data?.[member as keyof typeof factOf] ?? null
    if (value === null) continue
    const document = `/loan_app_data/${member}` in stated ? 'The submission' : source.document
    const fieldValue = document === source.document ? form?.reading.texts[member as keyof typeof factOf] : undefined
    mentions.push({ fact, value, document, docType: source.docType, ...pageOf(fieldValue) })
  }
  const address = addressOf(data)
  const street = form?.reading.texts.businessAddressLine1
  if (address !== null) mentions.push({ fact: 'address', value: address, ...source, ...pageOf(street) })
  for (const { firstName, lastName } of data?.owners ?? [])
    if (firstName !== null && lastName !== null)
      mentions.push({ fact: 'owner', value: `${firstName} ${lastName}`, ...source })

  const words: string[] = []
  let named: string | null = null
  for (const { file, part } of partsOf(material)) {
    const from = { document: file.upload.fileName, docType: part.docType }
    for (const { account_holder: holder } of part.accounts ?? [])
      if (holder !== null) mentions.push({ fact: 'name', value: holder.value, ...from, ...pageOf(holder) })
    const company = part.statements?.companyName ?? null
    if (company !== null) mentions.push({ fact: 'name', value: company.value, ...from, ...pageOf(company) })
    named ??= company?.value ?? null
    words.push(...(part.statements?.businessWords ?? []))
    for (const { parties } of part.invoices?.extraction.invoices ?? []) {
      // An invoice is written to the applicant, or to the one who buys for it.
      const { name, address: place } = parties.lessee ?? parties.receiver
      if (name !== null) mentions.push({ fact: 'name', value: name.value, ...from, ...pageOf(name) })
      if (place !== null) mentions.push({ fact: 'address', value: place.value, ...from, ...pageOf(place) })
    }
  }
  for (const { companyName } of material.answered.statements) named ??= companyName
  return {
    name: data?.businessLegalName ?? named ?? mentions.find(({ fact }) => fact === 'name')?.value ?? null,
    dbaName: data?.businessDbaName ?? null,
    stateCode: data?.businessStateCode ?? null,
    incorporationState: data?.incorporationState ?? null,
    address,
    website: data?.website ?? null,
    phone: data?.businessPhone ?? null,
    industry: data?.industry ?? null,
    businessWords: words,
    mentions,
  }
}

const pageOf = (fieldValue: Field<string> | undefined): { page?: number } => {
  const page = fieldValue?.evidence[0]?.page
  return page === undefined ? {} : { page }
}

/** In one line; null without a street or place. */
function addressOf(data: LoanAppData | null): string | null {
  if (data === null) return null
  const { businessAddressLine1, businessAddressLine2, businessCity, businessStateCode, businessPostalCode } = data
  if (businessAddressLine1 === null) return null
  const state = [businessStateCode ?? data.businessState, businessPostalCode].filter(Boolean).join(' ')
  return [businessAddressLine1, businessAddressLine2, businessCity, state].filter(Boolean).join(', ')
}
