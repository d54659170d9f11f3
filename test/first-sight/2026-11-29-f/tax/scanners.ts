/** How the returns of this batch were scanned. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

/** Fanfold stock burst into sheets and fed at 200 dots per inch. */
export const burst: ScanManner = { dpi: 200, skewDegrees: -0.5, noise: 12, blur: 0.5, jpegQuality: 70, background: 232 }
/** A file copy on yellowed sheets at 300 dots per inch. */
export const yellowed: ScanManner = { dpi: 300, skewDegrees: 0.6, noise: 13, blur: 1, jpegQuality: 66, background: 222 }
/** A gray copy of a copy. */
export const gray: ScanManner = { dpi: 200, skewDegrees: 1.1, noise: 16, blur: 0.6, jpegQuality: 68, background: 210 }
/** A sheet feeder set to black and white at 200 dots per inch. */
export const bilevel: ScanManner = { dpi: 200, skewDegrees: -0.4, noise: 10, blur: 0.45, jpegQuality: 80, threshold: 150 } // prettier-ignore
/** A broker’s scanner at 240 dots per inch, sheets pulled askew. */
export const askew: ScanManner = { dpi: 240, skewDegrees: -1.2, noise: 8, blur: 0.6, jpegQuality: 74 }
/** A phone in the light of a lamp. */
export const lamp: ScanManner = { dpi: 190, skewDegrees: -0.8, noise: 10, blur: 0.5, jpegQuality: 74, keystone: 0.018, shade: 44, background: 244 } // prettier-ignore
/** A phone’s scanning app at 150 dots per inch. */
export const app: ScanManner = { dpi: 150, skewDegrees: 0.4, noise: 6, blur: 0.35, jpegQuality: 84, keystone: 0.006 }
/** A library’s copier at 250 dots per inch. */
export const library: ScanManner = { dpi: 250, skewDegrees: 0.25, noise: 9, blur: 0.7, jpegQuality: 70, background: 238 } // prettier-ignore
