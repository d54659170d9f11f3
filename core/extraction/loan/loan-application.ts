/** What extraction delivers for loan applications. Types only. */
import type { LoanAppData, LoanOwner } from '../../contract/full-analysis.ts'
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'

/** The members of a type of the contract that state a kind of value. */
type MembersOf<Data, Kind> = { [Name in keyof Data]: Data[Name] extends Kind | null ? Name : never }[keyof Data]
/** Members of the contract's LoanAppData that are plain texts, dates included (ISO). */
export type LoanText = Exclude<MembersOf<LoanAppData, string>, 'signed_application_on_date'>
export type LoanNumber = MembersOf<LoanAppData, number>
export type OwnerText = MembersOf<LoanOwner, string>

export interface OwnerReading {
  readonly texts: { readonly [Name in OwnerText]?: Field<string> }
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
  readonly texts: { readonly [Name in LoanText]?: Field<string> }
  readonly numbers: { readonly [Name in LoanNumber]?: Field }
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
