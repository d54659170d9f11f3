/** What the statements of this batch share, beside the means of the batch of 2026-11-30-a. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export * from '../../2026-11-30-a/bank/means.ts'

/** A lobby's machine at 230 dots per inch, bright, slightly turned. */
export const lobby: ScanManner = { dpi: 230, skewDegrees: 0.35, noise: 9, blur: 0.65, jpegQuality: 74, background: 248 }
/** A shop's copier whose glass is dirty. */
export const smudged: ScanManner = { dpi: 200, skewDegrees: -0.65, noise: 15, blur: 0.55, jpegQuality: 72, background: 234 } // prettier-ignore
/** A telephone held over a page on a truck's hood. */
export const hood: ScanManner = { dpi: 205, skewDegrees: 0.75, noise: 12, blur: 0.6, jpegQuality: 76, keystone: 0.014, shade: 32, background: 240 } // prettier-ignore
/** A fax from a branch at its fine setting. */
export const branchFax: ScanManner = { dpi: 204, skewDegrees: 0.3, noise: 9, blur: 0.5, jpegQuality: 80, threshold: 158 } // prettier-ignore
