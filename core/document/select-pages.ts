/** Some pages of a document as a document. */
import type { Document } from './model.ts'

/** The document with these pages only, numbered as before. Data it carries belongs to the whole and stays with it. */
export function selectPages(document: Document, numbers: readonly number[]): Document {
  if (numbers.length === document.pages.length) return document
  const { attachments: _, ...part } = document
  const wanted = new Set(numbers)
  return { ...part, pages: document.pages.filter(page => wanted.has(page.number)) }
}
