/** An invoice the project draws itself, with the truth it was drawn from, in the format of the shared corpus. */

/** A billed line of the truth. */
export interface TrueLine {
  readonly 'description/item': string
  readonly category?: 'hard' | 'soft'
  readonly quantity?: number
  readonly rate?: number
  readonly amount?: number
}

/** Members of the answer by name; what is not named is not judged. */
export interface InvoiceTruth {
  readonly expected: Readonly<Record<string, unknown>> & { readonly transactions?: readonly TrueLine[] }
  /** Members that must not be stated, such as `due_date` or `other_details.vin`. */
  readonly absent?: readonly string[]
  /** Other values that are as right, by dotted path. */
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

export interface MadeInvoice {
  readonly name: string
  /** What makes it unlike the others. */
  readonly what: string
  /** One for each invoice of the file, in order. */
  readonly truths: readonly InvoiceTruth[]
  /** Ids of checks that must have failed. */
  readonly failedChecks?: readonly string[]
  readonly draw: () => Promise<Uint8Array>
}
