/** Texts of annotations. */
import type { Pdfium } from './pdfium.ts'

/** Result of a call that reports its length in bytes first, as UTF-16 with a closing zero. */
export function textOf(pdfium: Pdfium, call: (buffer: number, bytes: number) => number): string | null {
  const bytes = call(0, 0)
  if (bytes <= 2) return null
  return pdfium.text(bytes / 2, buffer => call(buffer, bytes))
}

/** A text or name from an annotation's dictionary; null when it is absent or blank. */
export function entryOf(pdfium: Pdfium, annotation: number, name: string): string | null {
  const key = pdfium.put(Buffer.from(`${name}\0`, 'latin1'))
  if (key === null) return null
  try {
    const found = textOf(pdfium, (buffer, bytes) =>
      pdfium.calls.FPDFAnnot_GetStringValue(annotation, key, buffer, bytes),
    )
    return found === null || found.trim() === '' ? null : found.trim()
  } finally {
    pdfium.calls.free(key)
  }
}
