/** The credit memo as a file: Word from a template, or PDF. */
import type { CreditMemo } from '../../analysis/memo/memo.ts'
import { Refusal } from '../../errors.ts'
import { placeholders, unknownPlaceholders } from './template.ts'

export interface MemoOrder {
  readonly memo: CreditMemo
  /** Bytes of the Word template; null: as PDF, which has a layout of its own. */
  readonly template: Uint8Array | null
}

/** Throws Refusal CONFLICT for a template that is no Word document, or has placeholders that stand for nothing. */
export async function memoReport({ memo, template }: MemoOrder): Promise<Uint8Array> {
  if (template === null) return (await import('./pdf.ts')).pdfMemo(memo)
  const unknown = await unknownPlaceholders(template).catch((cause: unknown) => {
    throw new Refusal('CONFLICT', 'The template of the credit memo is no Word document (.docx).', { cause })
  })
  if (unknown.length > 0)
    throw new Refusal(
      'CONFLICT',
      `The template of the credit memo has ${listed(unknown)}, which stand${unknown.length === 1 ? 's' : ''} for nothing; known are ${listed(placeholders)}.`,
    )
  return (await import('./word.ts')).wordMemo(memo, template)
}

const listed = (names: readonly string[]): string => names.map(name => `{{${name}}}`).join(', ')
