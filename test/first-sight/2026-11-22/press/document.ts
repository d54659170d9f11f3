/** What one drawn document is: its HTML, how it is printed or scanned, and its truth. */
import type { ScanManner } from './scan.ts'

export type Kind = 'bank' | 'invoices' | 'loan' | 'financial' | 'tax'

export interface Drawn {
  /** File name without ending. */
  readonly name: string
  readonly kind: Kind
  /** A whole HTML document. */
  readonly html: string
  /** Format; US letter by default. */
  readonly sheet?: { readonly format?: 'Letter' | 'A4' | 'Legal'; readonly landscape?: boolean }
  /** Present when the document is an image only. */
  readonly scan?: ScanManner
  /** In the format of the evaluation corpus. */
  readonly truth: Truth
}

export interface Truth {
  readonly kind: 'bank_statement' | 'invoice' | 'loan_application' | 'financial_statement' | 'tax_return'
  /** Family: layout, wording and style in a word or two. */
  readonly family: string
  readonly notes: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly expected: object
  /** Of tax returns, beside an empty `expected`: the returns of the file. */
  readonly values?: object
  readonly expected_prior?: object
  readonly expected_derived?: object
  readonly company_printed?: boolean
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly absent?: readonly string[]
}

/** The truth as written beside the PDF. */
export function truthOf(drawn: Drawn): object {
  const { kind, family, notes, metadata, ...rest } = drawn.truth
  return {
    kind,
    source: { repo: 'made here', template: family, renderer: 'chromium', license: 'made here', pages_taken: 'all' },
    text_layer: drawn.scan === undefined,
    language: 'en',
    notes,
    metadata: metadata ?? {},
    ...rest,
    absent: drawn.truth.absent ?? [],
  }
}
