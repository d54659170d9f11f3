/** Bank statements of the batch of 2026-11-28-z2. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { agency, caisse, clientTrust, exporter, portal, stamped } from './others.ts'
import { coded, feedMill, granite, motel, roofer, weeks } from './small-banks.ts'

export const bankStatements: readonly Drawn[] = [
  ...[roofer, granite, coded, feedMill, motel, weeks],
  ...[clientTrust, portal, exporter, agency, stamped, caisse],
]
