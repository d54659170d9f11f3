/** What the invoices of this batch share: the sale of the batch of 2026-11-29-d, and scanners of their own. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export * from '../../2026-11-29-d/invoices/sale.ts'

/** A copier almost out of toner, at its draft setting. */
export const faint: ScanManner = { dpi: 150, skewDegrees: 0.8, noise: 8, blur: 0.45, jpegQuality: 82, background: 250 }
/** A page that slipped in the feeder, at 300 dots per inch. */
export const askew: ScanManner = { dpi: 300, skewDegrees: -1.3, noise: 8, blur: 0.9, jpegQuality: 74, background: 243 }
/** A fax from a shop’s counter. */
export const counterFax: ScanManner = { dpi: 200, skewDegrees: 0.45, noise: 12, blur: 0.55, jpegQuality: 80, threshold: 150 } // prettier-ignore
/** A telephone held over the page in a truck. */
export const cab: ScanManner = { dpi: 210, skewDegrees: -0.9, noise: 13, blur: 0.65, jpegQuality: 74, keystone: 0.02, shade: 38, background: 236 } // prettier-ignore

/** Print of a needle printer: rows of dots through every letter. */
export const needles = `.needles{position:relative}.needles::after{content:'';position:absolute;inset:0;background:repeating-linear-gradient(180deg,rgba(255,255,255,.7) 0 .35pt,transparent .35pt 1.1pt)}` // prettier-ignore

/** A line with something at its left and its right end. */
export const ends = (left: string, right: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;${style}"><div>${left}</div><div>${right}</div></div>`

/** A slip to be torn off at the foot of a page. */
export const slip = (html: string): string =>
  `<div style="position:absolute;left:.65in;right:.65in;bottom:.45in;border-top:1pt dashed #555;padding-top:6pt"><div class="c" style="font-size:7.4pt;line-height:9pt;margin-bottom:5pt">Please detach and return this portion with your payment</div>${html}</div>`
