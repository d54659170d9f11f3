/** What every method of forging has. */
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import type { Chance } from '../drawing/chance.ts'
import type { Target } from './target.ts'

export interface Workshop {
  readonly document: PDFDocument
  readonly page: PDFPage
  readonly target: Target
  readonly chance: Chance
}

export interface Method {
  readonly name: string
  /** Any of them at the place is the trace that it leaves. */
  readonly signals: readonly IntegrityFinding['signal'][]
  /** False: it cannot be done in this document. */
  readonly forge: (workshop: Workshop) => Promise<boolean>
}
