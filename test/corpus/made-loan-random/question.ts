/** What forms ask. */
export type Question =
  | 'legalName'
  | 'dba'
  | 'ein'
  | 'street'
  | 'unit'
  | 'city'
  | 'state'
  | 'zip'
  | 'cityStateZip'
  | 'fullAddress'
  | 'phone'
  | 'email'
  | 'website'
  | 'start'
  | 'years'
  | 'formation'
  | 'industry'
  | 'naics'
  | 'employees'
  | 'revenue'
  | 'amount'
  | 'use'
  | 'equipment'
  | 'vendor'
  | 'term'
  | 'entity'
  | 'ownerName'
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'share'
  | 'ssn'
  | 'birth'
  | 'ownerPhone'
  | 'ownerEmail'
  | 'homeStreet'
  | 'homeFull'
  | 'printName'

/** A question on the form with its answer; an empty answer is a place left blank. */
export interface Asked {
  readonly label: string
  readonly answer: string
  /** Room it takes, in parts of its row. */
  readonly room: number
  /** A number that may be given one character to a box. */
  readonly spelled?: boolean
}
export type Row = readonly Asked[]
