/** Bank statements of the batch of 2026-11-29-c. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { chequing, irish, singapore } from './abroad.ts'
import { analyzed, combined, overdrawn } from './commercial.ts'
import { neobank, shares } from './members-and-apps.ts'
import { calendar, pictures, twoColumns, twoSided } from './towns.ts'

export const bankStatements: readonly Drawn[] = [
  ...[twoColumns, calendar, twoSided, pictures],
  ...[analyzed, combined, overdrawn],
  ...[shares, neobank],
  ...[singapore, chequing, irish],
]
