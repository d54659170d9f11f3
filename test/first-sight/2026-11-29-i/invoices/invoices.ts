/** Invoices of the batch of 2026-11-29-i. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { crane, groundworks } from './abroad.ts'
import { lathe, nursery, uniforms } from './goods.ts'

export const invoices: readonly Drawn[] = [uniforms, lathe, nursery, groundworks, crane]
