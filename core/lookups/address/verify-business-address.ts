/** Whether the business is where it says: the address in the tables, and the documents that give it the same one. */
import type { AddressVerification } from '../../contract/full-analysis.ts'
import type { ValidatedAddress } from '../../contract/invoice.ts'
import type { ApplicantSubject, Found, Mention } from '../applicant.ts'
import type { AddressVerifier } from '../lookups.ts'

/** What the applicant fills in itself proves nothing of where it is. */
const ownWord: ReadonlySet<Mention['docType']> = new Set(['loan_application'])
/** Addresses of other documents held against the applicant's. */
const maxAddresses = 20

export interface AddressCheckers {
  /** Answers for the address asked about. */
  readonly verifier: AddressVerifier
  /** Reads addresses of documents to compare them; never asked beyond this machine. */
  readonly offline: AddressVerifier
}

/** Rejects only when `signal` is aborted. Pictures of the place are nobody's here: their members are null. */
export async function verifyBusinessAddress(
  subject: ApplicantSubject,
  { verifier, offline }: AddressCheckers,
  signal?: AbortSignal,
): Promise<Found<AddressVerification>> {
  const mentions = subject.mentions.filter(({ fact }) => fact === 'address')
  const address = subject.address ?? maxMentioned(mentions)
  if (address === null) return { value: null, status: 'No address of the business is known: none was verified.' }
  const verdict = await verifier.verify(address, signal)
  const place = await placeOf(address, offline, signal)
  const agreeing: Mention[] = []
  for (const mention of mentions.slice(0, maxAddresses))
    if ((await placeOf(mention.value, offline, signal)) === place) agreeing.push(mention)
  // Somebody else writes to it, or of it, at this place.
  const elsewhere = agreeing.some(({ docType }) => !ownWord.has(docType))
  return {
    value: {
      address,
      search_result: { found: verdict.valid, matched_address: verdict.data?.label ?? null },
      agreeing_documents: [...new Set(agreeing.map(({ document }) => document))],
      verification_data: {
        is_present: elsewhere ? true : null,
        business_name: elsewhere ? subject.name : null,
        can_see_buildings: null,
        neighborhood_type: null,
        can_see_business_sign: null,
        street_view_image_present: null,
      },
    },
    status: verdict.status ?? null,
  }
}

function maxMentioned(mentions: readonly Mention[]): string | null {
  const groups = [...Map.groupBy(mentions, ({ value }) => plainPlace(value)).values()]
  return groups.sort((a, b) => b.length - a.length)[0]?.[0]!.value ?? null
}

/** Equal for addresses of one house: its parts where they are understood, else the letters. */
async function placeOf(address: string, offline: AddressVerifier, signal?: AbortSignal): Promise<string> {
  const { data } = await offline.verify(address, signal)
  return data === null ? plainPlace(address) : partsPlace(data)
}

const partsPlace = ({ houseNumber, street, postalCode }: ValidatedAddress): string =>
  [houseNumber, street, postalCode?.slice(0, 5)].join(' ').toLowerCase()

const plainPlace = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
