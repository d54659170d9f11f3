/** What the invoices of this batch share: the means of the batch of 2026-12-01-b, and scanners of their own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export * from '../../2026-12-01-b/invoices/means.ts'

/** A body builder's office machine at 200 dots per inch. */
export const builder: ScanManner = { dpi: 200, skewDegrees: -0.5, noise: 10, blur: 0.55, jpegQuality: 75, background: 243 } // prettier-ignore
/** A county clerk's scanner at 300 dots per inch. */
export const clerk: ScanManner = { dpi: 300, skewDegrees: 0.4, noise: 7, blur: 0.8, jpegQuality: 77, background: 247 }
/** A telephone held over a dock's desk. */
export const dockDesk: ScanManner = { dpi: 225, skewDegrees: 0.6, noise: 11, blur: 0.6, jpegQuality: 78, keystone: 0.011, shade: 26, background: 242 } // prettier-ignore
/** A gym's small scanner at 170 dots per inch. */
export const frontDesk: ScanManner = { dpi: 175, skewDegrees: -0.35, noise: 8, blur: 0.45, jpegQuality: 76, background: 248 } // prettier-ignore
/** A fax from a dealer's wholesale office. */
export const wholesaleFax: ScanManner = { dpi: 204, skewDegrees: 0.3, noise: 8, blur: 0.5, jpegQuality: 80, threshold: 161 } // prettier-ignore

/** Quotations, orders and bills of sale count as invoices, under their own names too. */
export const agreements = ['invoice', 'bill_of_sale', 'bill of sale', 'sales_agreement', 'purchase_agreement', 'order']

/** The truth of a document that has no number. */
export function unnumbered(document: Drawn): Drawn {
  const { invoice_number: _number, ...rest } = document.truth.expected as Record<string, unknown>
  return { ...document, truth: { ...document.truth, expected: rest } }
}

/** What a truth accepts as null or as a value need not be absent. */
export function undisputed(document: Drawn): Drawn {
  const { absent = [], acceptable = {} } = document.truth
  return { ...document, truth: { ...document.truth, absent: absent.filter(path => !(path in acceptable)) } }
}
