/** The invoice of a seed: deal, manner and layout drawn by chance, with the truth of what was printed. */
import { scanOf, type ScanManner } from '../../drawing/scan.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { dealOf, type DealOptions } from './deal.ts'
import { Desk, type InvoiceTruth } from './desk.ts'
import { drawForm, drawProse, drawSheet, drawTableInvoice } from './layouts.ts'
import { mannerOf } from './manner.ts'
import { drawUtilityBill, drawWebShop } from './other-bills.ts'

export interface RandomInvoice {
  readonly name: string
  readonly bytes: Uint8Array
  readonly truth: InvoiceTruth
}

type Draw = (desk: Desk) => void

const layouts: readonly (readonly [number, readonly [Draw, DealOptions]])[] = [
  [11, [drawTableInvoice, {}]],
  [1.2, [drawProse, { country: 'US', kind: 'bill_of_sale', unit: true, lines: 0, personBuys: 0.4 }]],
  [1.2, [drawForm, { country: 'US', kind: 'bill_of_sale', unit: true, lines: 0, personBuys: 0.5 }]],
  [1.2, [drawSheet, { country: 'US', kind: 'bill_of_sale', unit: true, lines: 0, personBuys: 0.3 }]],
  [0.8, [drawUtilityBill, { country: 'US', kind: 'invoice', unit: false, lines: 1 }]],
  [0.8, [drawWebShop, { country: 'NL', kind: 'invoice', unit: false, personBuys: 0.6 }]],
]

/** `scan`: the pages come as a scanner of some quality leaves them. The same seed gives the same document. */
export async function randomInvoice(seed: number, scan = false): Promise<RandomInvoice> {
  const chance = chanceOf(seed)
  const [draw, options] = chance.weighted(layouts)
  const deal = dealOf(chance, options)
  const manner = mannerOf(chance, deal)
  const desk = new Desk(chance, deal, manner)
  draw(desk)
  const truth = desk.truth()
  const drawn = await desk.done()
  const bytes = scan ? await scanOf(drawn, scannerOf(chance)) : drawn
  return { name: `invoice-${seed}${scan ? '-scan' : ''}`, bytes, truth }
}

function scannerOf(chance: Chance): ScanManner {
  const dpi = chance.pick([150, 200, 200, 240, 300])
  const fax = dpi >= 200 && chance.is(0.2)
  return {
    dpi, noise: chance.pick([0, 8, 16, 28]), skewDegrees: chance.pick([0, 0.4, -0.7, 1.1, -1.6]), jpegQuality: chance.pick([45, 60, 75]),
    ...(fax && { bilevel: true }), ...(chance.is(0.2) && { blur: 0.6 }), ...(chance.is(0.2) && { shade: 50 }), ...(chance.is(0.05) && { sideways: true }),
  } // prettier-ignore
}
