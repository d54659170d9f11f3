/** What is asked about an applicant of those who may know it: registries, the documents themselves, tables of addresses. */
import type { AddressVerification, DocumentType, RegistryEntry, WebPresence } from '../contract/full-analysis.ts'

export const mentionedFacts = ['name', 'dba', 'address', 'phone', 'email', 'website', 'industry', 'owner'] as const

/** Something a document says of the applicant. */
export interface Mention {
  readonly fact: (typeof mentionedFacts)[number]
  readonly value: string
  /** File name of the document. */
  readonly document: string
  readonly docType: DocumentType
  /** 1-based, where it was found; absent: not known. */
  readonly page?: number
}

/** Whom the questions are about; null: not known. */
export interface ApplicantSubject {
  readonly name: string | null
  readonly dbaName: string | null
  /** Two letters. */
  readonly stateCode: string | null
  /** State of incorporation or formation, as written. */
  readonly incorporationState: string | null
  /** Lines joined by ", ". */
  readonly address: string | null
  readonly website: string | null
  readonly phone: string | null
  /** What the business does, in its own words. */
  readonly industry: string | null
  /** Words the documents use for what is sold, for classification. */
  readonly businessWords: readonly string[]
  /** Everything the documents say of it, with its source. */
  readonly mentions: readonly Mention[]
}

/** An answer, or null with the sentence for the status message that says why there is none. */
export interface Found<T> {
  readonly value: T | null
  readonly status: string | null
}

/** Each rejects only when `signal` is aborted: whoever cannot answer says so in `status`. */
export interface ApplicantProviders {
  /** Records of secretaries of state, the best match first; none found: an empty list. */
  registry(subject: ApplicantSubject, signal?: AbortSignal): Promise<Found<readonly RegistryEntry[]>>
  webPresence(subject: ApplicantSubject, signal?: AbortSignal): Promise<Found<WebPresence>>
  addressVerification(subject: ApplicantSubject, signal?: AbortSignal): Promise<Found<AddressVerification>>
}
