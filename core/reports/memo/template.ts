/** The template of the Word memo: its placeholders, and the styles that its sentences are set in. */
import { memoSections } from '../../analysis/memo/memo.ts'

/** Of a single line; sections are further placeholders, by their names. */
export const linePlaceholders = ['company', 'application', 'revision', 'date'] as const
export const placeholders: readonly string[] = [...linePlaceholders, ...memoSections]

/** Id of the paragraph style of sentences. A template without it sets them as its text. */
export const sentenceStyle = 'MemoSentence'

/** Names between double braces in a template that stand for nothing; empty: all are known. */
export async function unknownPlaceholders(template: Uint8Array): Promise<readonly string[]> {
  const { patchDetector } = await import('docx')
  const found = await patchDetector({ data: template, trimPlaceholders: true })
  return [...new Set(found)].filter(name => !placeholders.includes(name))
}
