/** All layouts of drawn bank statements. */
import type { BankLayout } from '../made-bank.ts'
import { cardsAndExports } from './cards-and-exports.ts'
import { decoyed } from './decoyed.ts'
import { narrow } from './narrow.ts'
import { registers } from './registers.ts'
import { sectioned } from './sectioned.ts'

export const bankLayouts: readonly BankLayout[] = [
  ...sectioned,
  ...registers,
  ...cardsAndExports,
  ...decoyed,
  ...narrow,
]
