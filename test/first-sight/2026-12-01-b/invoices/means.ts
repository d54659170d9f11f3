/** What the invoices of this batch share: the means of the batch of 2026-11-30-f, the scanners of this one, and signatures. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'

export * from '../../2026-11-30-f/invoices/means.ts'

/** A desk scanner of a dealer's office, at 200 dots per inch. */
export const dealerDesk: ScanManner = { dpi: 200, skewDegrees: 0.5, noise: 10, blur: 0.55, jpegQuality: 75, background: 243 } // prettier-ignore
/** A lender's document feeder at 300 dots per inch. */
export const lenderFeeder: ScanManner = { dpi: 300, skewDegrees: -0.35, noise: 7, blur: 0.8, jpegQuality: 78, background: 247 } // prettier-ignore
/** A telephone held over a truck's hood. */
export const overHood: ScanManner = { dpi: 220, skewDegrees: 0.7, noise: 11, blur: 0.6, jpegQuality: 77, keystone: 0.012, shade: 28, background: 241 } // prettier-ignore
/** A fax from a sales lot. */
export const lotFax: ScanManner = { dpi: 204, skewDegrees: -0.3, noise: 8, blur: 0.5, jpegQuality: 80, threshold: 161 }

/** A line to sign on, signed, with its caption below. */
export const signed = (name: string, caption: string, width = '2.8in', face = 'Homemade Apple'): string =>
  `<div style="width:${width};border-top:.8pt solid #000;margin-top:44pt"><span style="position:absolute;margin-top:-25pt;font:21pt/21pt '${face}'">${name}</span>${caption}</div>`

/** A value on a rule behind its label. */
export const ruled = (label: string, value: string, width = 'auto'): string =>
  `<div style="display:flex;flex:${width === 'auto' ? '1' : `0 0 ${width}`};gap:4pt;min-width:0"><span style="white-space:nowrap">${label}</span><b style="flex:1;border-bottom:.7pt solid #000;white-space:nowrap">${value}</b></div>`

/** Cells side by side, each with a small caption above its value; shares are of the row's width. */
export const captioned = (cells: readonly (readonly [caption: string, value: string, share?: number])[]): string =>
  `<div class="cr">${cells.map(([caption, value, share = 1]) => `<div style="flex:${share} 1 0"><small>${caption}</small><br>${value === '' ? '&nbsp;' : value}</div>`).join('')}</div>`
