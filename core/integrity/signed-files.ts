/** What the signatures of a file cover: whether their bytes are unchanged, and whether pages changed after them. */
import type { FileSignature } from '../reading/inspection/signatures.ts'
import { isSignatureOf } from './cms.ts'
import { fileFinding } from './file-metadata.ts'
import type { Finding } from './finding.ts'

/** Bytes after the signed ones that are no change: a line end. */
const LINE_END = 4

/**
 * `signature-broken` and `signature-changed-after`. `changed`: whether a page shows another figure or text than in the revision that ends at these
 * bytes; `signed` reaches to the end of the last signed byte.
 */
export function signatureFindings(
  signatures: readonly FileSignature[],
  bytes: Uint8Array,
  changedAfter: (end: number) => boolean,
): readonly Finding[] {
  const covered = signatures.map(signature => ({ signature, end: endOf(signature) }))
  const broken = covered.filter(({ signature }) => isBroken(signature, bytes))
  const last = Math.max(0, ...covered.map(({ end }) => end))
  const findings = broken.map(() =>
    fileFinding(
      'signature-broken',
      'high',
      'A digital signature does not match the bytes it covers: they were changed after it was made.',
    ),
  )
  if (covered.length === 0 || last >= bytes.length - LINE_END) return findings
  const isChanged = changedAfter(last)
  return [
    ...findings,
    fileFinding(
      'signature-changed-after',
      isChanged ? 'high' : 'note',
      isChanged
        ? 'What the pages print was changed after the file was signed: the signature covers an earlier revision.'
        : 'Something was added after the file was signed; what the pages print is as it was.',
    ),
  ]
}

const endOf = ({ byteRange }: FileSignature): number => {
  const [start = 0, length = 0] = byteRange.slice(-2)
  return start + length
}

function isBroken({ byteRange, contents }: FileSignature, bytes: Uint8Array): boolean {
  const parts: Uint8Array[] = []
  for (let index = 0; index + 1 < byteRange.length; index += 2) {
    const [start, length] = [byteRange[index]!, byteRange[index + 1]!]
    if (start < 0 || length < 0 || start + length > bytes.length) return true
    parts.push(bytes.subarray(start, start + length))
  }
  return isSignatureOf(contents, Buffer.concat(parts)) === false
}
