/** What extraction delivers for a filing with a secretary of state: certificates, articles, prints of a search. */
import type { Field } from '../../document/field.ts'

export const filingTexts = [
  'name',
  'type',
  'status',
  'file_number',
  'filing_date',
  'jurisdiction',
  'agent_name',
  'address',
] as const
export type FilingText = (typeof filingTexts)[number]

export interface FilingReading {
  /** As printed; absent: not stated. */
  readonly texts: { readonly [Name in FilingText]?: Field<string> }
  /** Two letters: the state it is filed with; null: the pages name none, or several. */
  readonly state: string | null
}
