/** Bank, card and processor statements of the batch of 2026-11-30-a. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { americanDollars, leaderDots, narratives } from './abroad.ts'
import { installments } from './cards.ts'
import { addenda, issued } from './commercial.ts'
import { batches, register } from './processors.ts'
import { quantities, refLines } from './regional.ts'
import { certificate, weekly } from './town.ts'

export const bankStatements: readonly Drawn[] = [
  ...[refLines, quantities, addenda, issued],
  ...[weekly, certificate, register, batches],
  ...[installments, narratives, leaderDots, americanDollars],
]
