/** Bank statements of the batch of 2026-11-29-g. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { kenyan } from './kenya.ts'
import { drafts, quarter } from './several-accounts.ts'
import { composed, suffixed } from './state-banks.ts'

export const bankStatements: readonly Drawn[] = [suffixed, composed, quarter, drafts, kenyan]
