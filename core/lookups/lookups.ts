/** Lookups of facts outside the documents; every one of them can be answered offline. */
import type { ValidatedAddress } from '../contract/invoice.ts'

export interface AddressVerdict {
  readonly valid: boolean
  /** The members of specification 2.4; null unless valid. */
  readonly data: ValidatedAddress | null
  /** A neutral sentence why it is not valid; null when it is. */
  readonly reason: string | null
  /** Not valid for want of means to tell, as abroad. */
  readonly undecided?: true
  /** A sentence for the status message when a configured provider could not be asked; absent when all went well. */
  readonly status?: string
}

export interface AddressVerifier {
  /** `address` is one line or several, with or without a name above. Rejects only when `signal` is aborted. */
  verify(address: string, signal?: AbortSignal): Promise<AddressVerdict>
}

/** What a VIN says of its vehicle; null members are not in the data. */
export interface DecodedVin {
  readonly make: string | null
  readonly model: string | null
  readonly year: number | null
  readonly equipment_type: string | null
}

export interface VinDecoder {
  /**
   * Null for a VIN whose check digit does not hold and for makers the data does not know. `notAfter` is the ISO date of the
   * document: the tenth character repeats every 30 years, and nothing is sold more than a year before its model year.
   */
  decode(vin: string, options: { readonly notAfter: string | null }): Promise<DecodedVin | null>
  close(): Promise<void>
}
