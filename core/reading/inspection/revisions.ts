/** The revisions a file holds: each incremental update leaves the bytes before it as they were. */
import type { PdfFile } from '../pdf/pdf-file.ts'

/** Of a file with more, the last ones are compared. */
const MAX_REVISIONS = 12
/** An update that adds fewer bytes is the rest of the one before: a line end after its end mark. */
const MIN_UPDATE_BYTES = 64

/** Where its revisions end, in bytes from the start, in order; the last one is the whole file. */
export function revisionEnds({ pdfium, handle }: PdfFile, size: number): readonly number[] {
  const { calls } = pdfium
  const count = Math.min(calls.FPDF_GetTrailerEnds(handle, 0, 0), 1000)
  if (count <= 1) return [size]
  const pointer = calls.malloc(count * 4)
  if (pointer === 0) return [size]
  try {
    calls.FPDF_GetTrailerEnds(handle, pointer, count)
    const ends = Array.from({ length: count }, (_, index) => pdfium.integer(pointer + 4 * index))
    const ordered = [...new Set(ends)].filter(end => end > 0 && end <= size - MIN_UPDATE_BYTES).sort((a, b) => a - b)
    return [...ordered, size].slice(-MAX_REVISIONS)
  } finally {
    calls.free(pointer)
  }
}
