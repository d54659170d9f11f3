/** What forms ask of every person, by the names of the vocabulary. */
import type { Term } from './labels.ts'

export const personTerms: readonly Term[] = [
  'name',
  'firstName',
  'lastName',
  'ssn',
  'taxId',
  'dob',
  'address',
  'city',
  'state',
  'zip',
  'cityStateZip',
  'phone',
  'cellPhone',
  'homePhone',
  'email',
]
