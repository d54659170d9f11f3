/** What extraction delivers for a filing with a secretary of state: certificates, articles, prints of a search. */

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

/** As printed; null: not stated. */
export type FilingReading = { readonly [Name in FilingText]: string | null } & {
  /** Two letters: the state whose office it comes from. */
  readonly state: string | null
  /** 1-based, where the name of the business stands. */
  readonly page: number
}
