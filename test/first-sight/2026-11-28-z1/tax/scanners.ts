/** How the returns were scanned. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export { coarse, fine, office, worn } from '../../2026-11-28-x/financial/means.ts'

/** A fax at its fine setting. */
export const fax: ScanManner = { dpi: 204, skewDegrees: 0.3, noise: 9, blur: 0.5, jpegQuality: 80, threshold: 160 }
/** A phone held over the page. */
export const phone: ScanManner = { dpi: 220, skewDegrees: 0.6, noise: 11, blur: 0.6, jpegQuality: 76, keystone: 0.012, shade: 26, background: 240 } // prettier-ignore
/** A flatbed at 250 dots per inch. */
export const flat: ScanManner = { dpi: 250, skewDegrees: -0.25, noise: 8, blur: 0.65, jpegQuality: 80 }
