/** Bank and card statements of the batch of 2026-11-29-i. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { balanceFirst, byStore, references } from './branches.ts'
import { counterparties, merchants } from './without-branches.ts'

export const bankStatements: readonly Drawn[] = [balanceFirst, byStore, references, counterparties, merchants]
