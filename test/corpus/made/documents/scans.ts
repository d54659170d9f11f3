/** Other drawn documents as scanners, faxes and telephones deliver them. */
import type { MadeDocument } from '../made-document.ts'
import { scanOf, type ScanManner } from '../../../drawing/scan.ts'
import { bookkeeping } from './bookkeeping.ts'
import { filings } from './filings.ts'
import { trades } from './trades.ts'
import { world } from './world.ts'

const manners: readonly (readonly [name: string, what: string, manner: ScanManner])[] = [
  [
    'quickbooks-online-balance-sheet',
    'an office scanner at 300 dpi, slightly askew',
    { dpi: 300, skewDegrees: -0.6, noise: 6 },
  ],
  [
    'filing-balance-sheet-two-years',
    'a copy of a copy: out of focus, grain',
    { dpi: 240, blur: 1, noise: 26, skewDegrees: 0.3 },
  ],
  [
    'trucking-operating-expenses',
    'a fax: black and white at 200 dpi',
    { dpi: 200, bilevel: true, noise: 30, skewDegrees: 0.5 },
  ],
  [
    'uk-balance-sheet-inset-columns',
    'a photograph: light falls off, turned by 2 degrees',
    { dpi: 250, shade: 90, skewDegrees: 2, noise: 12 },
  ],
  ['contractor-percentage-of-completion', '150 dpi with strong compression', { dpi: 150, jpegQuality: 45, noise: 4 }],
]

const originals = [...bookkeeping, ...filings, ...trades, ...world]

export const scans: readonly MadeDocument[] = manners.map(([name, what, manner]) => {
  const original = originals.find(document => document.name === name)!
  return { ...original, name: `scan-${name}`, what, draw: async () => scanOf(await original.draw(), manner) }
})
