/** How the returns of this batch were scanned. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

/** A good scanner of a bad print, at 300 dots per inch. */
export const clear: ScanManner = { dpi: 300, skewDegrees: 0.5, noise: 7, blur: 0.85, jpegQuality: 76, background: 250 }
/** An office machine’s draft setting at 150 dots per inch. */
export const rough: ScanManner = { dpi: 150, skewDegrees: -0.4, noise: 8, blur: 0.38, jpegQuality: 84 }
/** A copier whose glass is dark at the edges, pages laid on one by one. */
export const byHand: ScanManner = { dpi: 200, skewDegrees: -1.2, noise: 12, blur: 0.5, jpegQuality: 72, background: 230 } // prettier-ignore
/** A sheet feeder at 220 dots per inch. */
export const sheets: ScanManner = { dpi: 220, skewDegrees: 0.3, noise: 8, blur: 0.55, jpegQuality: 76 }
/** A soft copy at 240 dots per inch of tinted sheets. */
export const tinted: ScanManner = { dpi: 240, skewDegrees: 0.8, noise: 14, blur: 0.7, jpegQuality: 72, background: 220 }
/** A phone held over a desk by a window. */
export const desk: ScanManner = { dpi: 210, skewDegrees: 0.9, noise: 11, blur: 0.55, jpegQuality: 76, keystone: 0.016, shade: 36, background: 240 } // prettier-ignore
/** A fax at its fine setting. */
export const wire: ScanManner = { dpi: 204, skewDegrees: 0.35, noise: 9, blur: 0.45, jpegQuality: 80, threshold: 158 }
/** A bank’s imaging service at 250 dots per inch. */
export const imaged: ScanManner = { dpi: 250, skewDegrees: -0.7, noise: 9, blur: 0.65, jpegQuality: 74 }
