/** How the returns of this batch were scanned. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export { fax, flat, phone } from '../../2026-11-28-z1/tax/scanners.ts'

/** A copier low on contrast. */
export const thin: ScanManner = { dpi: 200, skewDegrees: 0.45, noise: 12, blur: 0.55, jpegQuality: 72, background: 242 }
/** A sheet feeder at 300 dots per inch that pulls a little to the left. */
export const feeder: ScanManner = { dpi: 300, skewDegrees: -0.7, noise: 8, blur: 0.9, jpegQuality: 70 }
/** An office machine that sends mail. */
export const mail: ScanManner = { dpi: 200, skewDegrees: 0.2, noise: 6, blur: 0.5, jpegQuality: 62 }
/** The draft setting of a multifunction machine. */
export const draft: ScanManner = { dpi: 150, skewDegrees: 0.35, noise: 8, blur: 0.4, jpegQuality: 80 }
