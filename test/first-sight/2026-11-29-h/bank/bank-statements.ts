/** Bank and card statements of the batch of 2026-11-29-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dutch, hongKong, japanese, polish, swiss } from './abroad.ts'
import { acrossYear, boxes, fourColumns, initials, passbook } from './at-home.ts'
import { foreign, purchasing } from './cards.ts'

export const bankStatements: readonly Drawn[] = [
  ...[fourColumns, acrossYear, passbook, boxes, initials],
  ...[foreign, purchasing],
  ...[dutch, swiss, japanese, hongKong, polish],
]
