/** Other drawn invoices as scanners, faxes and telephones deliver them. */
import { scanOf, type ScanManner } from '../../../drawing/scan.ts'
import type { MadeInvoice } from '../made-invoice.ts'
import { machines } from './machines.ts'
import { documents } from './unusual.ts'
import { practices } from './practices.ts'
import { trucks } from './trucks.ts'
import { world } from './world.ts'

const manners: readonly (readonly [name: string, what: string, manner: ScanManner])[] = [
  [
    'truck-dealer-tractor-with-trade-in',
    'an office scanner at 300 dpi, slightly askew',
    { dpi: 300, skewDegrees: -0.5, noise: 6 },
  ],
  [
    'excavator-dealer-boxes',
    'a copy of a copy: out of focus, grain',
    { dpi: 240, blur: 1, noise: 24, skewDegrees: 0.3 },
  ],
  [
    'restaurant-kitchen-with-discount',
    'a fax: black and white at 200 dpi',
    { dpi: 200, bilevel: true, noise: 28, skewDegrees: 0.4 },
  ],
  [
    'maehdrescher-rechnung-mit-skonto',
    'a photograph: light falls off, turned by 1.5 degrees',
    { dpi: 250, shade: 80, skewDegrees: 1.5, noise: 10 },
  ],
  [
    'receipt-narrow-paid-by-card',
    'a receipt photographed with a telephone',
    { dpi: 200, shade: 60, skewDegrees: -2, noise: 14, jpegQuality: 55 },
  ],
]

const originals = [...trucks, ...machines, ...practices, ...world, ...documents]

export const scans: readonly MadeInvoice[] = manners.map(([name, what, manner]) => {
  const original = originals.find(document => document.name === name)!
  return { ...original, name: `scan-${name}`, what, draw: async () => scanOf(await original.draw(), manner) }
})
