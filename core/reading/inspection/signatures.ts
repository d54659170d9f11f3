/** The digital signatures of a file, as it holds them. */
import type { PdfFile } from '../pdf/pdf-file.ts'

export interface FileSignature {
  /** Pairs of offset and length: the bytes it covers. */
  readonly byteRange: readonly number[]
  /** CMS SignedData in DER, perhaps with zeros after it. */
  readonly contents: Uint8Array
}

const MAX_SIGNATURES = 50
const MAX_CONTENTS = 1024 * 1024

export function signaturesOf({ pdfium, handle }: PdfFile): readonly FileSignature[] {
  const { calls } = pdfium
  const found: FileSignature[] = []
  const count = Math.min(calls.FPDF_GetSignatureCount(handle), MAX_SIGNATURES)
  for (let index = 0; index < count; index++) {
    const signature = calls.FPDF_GetSignatureObject(handle, index)
    if (signature === 0) continue
    const size = calls.FPDFSignatureObj_GetContents(signature, 0, 0)
    const ranges = calls.FPDFSignatureObj_GetByteRange(signature, 0, 0)
    if (size === 0 || size > MAX_CONTENTS || ranges === 0 || ranges > 64) continue
    const pointer = calls.malloc(size + ranges * 4 + 8)
    if (pointer === 0) continue
    try {
      calls.FPDFSignatureObj_GetContents(signature, pointer, size)
      const contents = pdfium.bytes.slice(pointer, pointer + size)
      const aligned = (pointer + 3) & ~3
      calls.FPDFSignatureObj_GetByteRange(signature, aligned, ranges)
      const byteRange = Array.from({ length: ranges }, (_, at) => pdfium.integer(aligned + 4 * at))
      found.push({ byteRange, contents })
    } finally {
      calls.free(pointer)
    }
  }
  return found
}
