/** Forges a file by a method, and says what counts as found. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import { chanceOf } from '../drawing/chance.ts'
import { annotatedMethods } from './annotated.ts'
import { drawnOverMethods } from './drawn-over.ts'
import { editedContentMethods } from './edited-content.ts'
import type { Method } from './forgery.ts'
import type { Target } from './target.ts'

/** Every method that changes the drawing of a page. */
export const pageMethods: readonly Method[] = [...drawnOverMethods, ...editedContentMethods, ...annotatedMethods]

/** Findings that a person is to see, at a place. */
export const seriousAmong = (findings: readonly IntegrityFinding[]): readonly IntegrityFinding[] =>
  findings.filter(({ severity, page }) => severity !== 'note' && page !== null)

/** Whether a finding is about the figure that was forged. */
export const isAt = ({ page, bbox }: IntegrityFinding, { page: number, word: { box } }: Target): boolean =>
  page === number &&
  bbox !== null &&
  bbox[0] < box.right + 3 &&
  bbox[2] > box.left - 3 &&
  bbox[1] < box.bottom &&
  bbox[3] > box.top

/** A forged copy of the file, written whole or as an update; null where it cannot be done in it. */
export async function forged(
  bytes: Uint8Array,
  method: Method,
  target: Target,
  isUpdate: boolean,
): Promise<Uint8Array | null> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    ...(isUpdate && { forIncrementalUpdate: true }),
  })
  const page = document.getPage(target.page - 1)
  const { x, y } = page.getMediaBox()
  if (page.getRotation().angle !== 0 || x !== 0 || y !== 0) return null
  if (!(await method.forge({ document, page, target, chance: chanceOf(7) }))) return null
  return isUpdate ? document.commit() : document.save({ useObjectStreams: false })
}
