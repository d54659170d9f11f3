/** What extraction delivers for tax returns. Types only. */
import type { TaxForm } from '../../contract/tax-return.ts'
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'

/** Fields by the key of their line; a blank line is absent. */
export type TaxLineFields = Readonly<Record<string, Field>>

export interface TaxK1Reading {
  readonly name: Field<string> | null
  /** Masked when it is an SSN. */
  readonly id: Field<string> | null
  readonly sharePercent: Field | null
  readonly amended: boolean | null
  readonly final: boolean | null
  readonly lines: TaxLineFields
}

export interface TaxStatementReading {
  readonly title: string | null
  /** Key of the line it explains; null when it names none. */
  readonly line: string | null
  readonly items: readonly { readonly label: string; readonly amount: Field }[]
  readonly total: Field | null
}

export interface TaxReturnReading {
  readonly form: TaxForm
  readonly taxYear: Field | null
  /** ISO. */
  readonly periodStart: Field<string> | null
  readonly periodEnd: Field<string> | null
  readonly amended: boolean | null
  readonly initial: boolean | null
  readonly final: boolean | null
  readonly draft: boolean
  readonly name: Field<string> | null
  /** Masked when it is an SSN. */
  readonly id: Field<string> | null
  readonly lines: TaxLineFields
  readonly k1s: readonly TaxK1Reading[]
  readonly statements: readonly TaxStatementReading[]
  /** 1-based. */
  readonly pages: readonly number[]
}

export interface TaxExtraction {
  readonly fileName: string
  readonly returns: readonly TaxReturnReading[]
  /** The pages hold a form that yields no entry by its nature: a state return, a worksheet, a letter. */
  readonly others: boolean
  readonly problems: readonly Problem[]
}
