/** What the statements of this batch share: the means of the batch of 2026-11-28-q, and scanners of their own. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export {
  agree,
  amount,
  body,
  escaped,
  isFirst,
  of,
  percent,
  printed,
  signed,
  statement,
  truthFrom,
  whole,
} from '../../2026-11-28-q/financial/means.ts'
export type { Books, Line } from '../../2026-11-28-q/financial/means.ts'

/** A good office scanner at 300 dots per inch. */
export const fine: ScanManner = { dpi: 300, skewDegrees: 0.35, noise: 7, blur: 0.8, jpegQuality: 78 }
/** A copier whose glass has yellowed. */
export const worn: ScanManner = { dpi: 200, skewDegrees: -0.6, noise: 14, blur: 0.6, jpegQuality: 70, background: 236 }
/** A small multifunction machine at its ordinary setting. */
export const office: ScanManner = { dpi: 220, skewDegrees: 0.5, noise: 9, blur: 0.6, jpegQuality: 74 }
/** The coarsest setting that still can be read. */
export const coarse: ScanManner = { dpi: 150, skewDegrees: -0.3, noise: 9, blur: 0.45, jpegQuality: 82 }
