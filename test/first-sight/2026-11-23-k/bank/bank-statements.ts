/** The bank and card statements of this batch, each a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { additionsSubtractions } from './additions-subtractions.ts'
import { balanceReport } from './balance-report.ts'
import { cards } from './cards.ts'
import { creditUnion } from './credit-union.ts'
import { largeBanks } from './large-banks.ts'
import { onlineBanks } from './online-banks.ts'
import { smallTownBanks } from './small-town.ts'

export const bankStatements: readonly Drawn[] = [creditUnion, additionsSubtractions, ...onlineBanks, ...cards, ...smallTownBanks, ...largeBanks, balanceReport] // prettier-ignore
