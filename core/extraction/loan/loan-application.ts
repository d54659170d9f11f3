/** What extraction delivers for loan applications. Types only. */
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'

/** Members of the contract's LoanAppData that are plain texts, dates included (ISO). */
export const loanTexts = [
  'businessLegalName',
  'businessDbaName',
  'ein',
  'entityType',
  'businessAddressLine1',
  'businessAddressLine2',
  'businessCity',
  'businessState',
  'businessStateCode',
  'businessPostalCode',
  'businessStartDate',
  'contactFirstName',
  'contactLastName',
  'contactEmail',
  'businessPhone',
  'incorporationState',
  'website',
  'industry',
  'useOfFunds',
] as const
export const loanNumbers = ['loanAmount', 'yearsInBusiness', 'annualRevenue', 'contactOwnershipPercentage'] as const
export const ownerTexts = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'ssn',
  'dob',
] as const

export interface OwnerReading {
  readonly texts: { readonly [Name in (typeof ownerTexts)[number]]?: Field<string> }
  /** Percent, 0 to 100. */
  readonly ownershipPercentage: Field | null
}

export interface SignatureReading {
  /** null: the document has no place for a signature, or it could not be seen. */
  readonly signed: Field<boolean> | null
  /** ISO. */
  readonly date: Field<string> | null
}

export interface LoanApplicationReading {
  readonly texts: { readonly [Name in (typeof loanTexts)[number]]?: Field<string> }
  readonly numbers: { readonly [Name in (typeof loanNumbers)[number]]?: Field }
  readonly owners: readonly OwnerReading[]
  readonly equipment: { readonly vendor: Field<string> | null; readonly description: Field<string> | null } | null
  readonly signature: SignatureReading
  /** What the form asks beyond these: name in camel case after the form's words → value. */
  readonly others: { readonly [name: string]: Field<string | number | boolean> }
  /** 1-based. */
  readonly pages: readonly number[]
  readonly problems: readonly Problem[]
}

export interface LoanApplicationExtraction {
  readonly fileName: string
  /** null: nothing in it is an application. */
  readonly application: LoanApplicationReading | null
  readonly problems: readonly Problem[]
}
