/** All layouts of drawn bank statements. */
import type { BankLayout } from '../made-bank.ts'
import { cardsAndExports } from './cards-and-exports.ts'
import { decoyed } from './decoyed.ts'
import { moreSectioned } from './more-sectioned.ts'
import { narrow } from './narrow.ts'
import { overseas } from './overseas.ts'
import { registers } from './registers.ts'
import { sectioned } from './sectioned.ts'

export const bankLayouts: readonly BankLayout[] = [
  ...sectioned,
  ...moreSectioned,
  ...registers,
  ...overseas,
  ...cardsAndExports,
  ...decoyed,
  ...narrow,
]
