/** The text of a file without a declared encoding. */

const mark = (bytes: Uint8Array, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[index] === byte)

/** UTF-8 or UTF-16 by its mark; else UTF-8 where it is valid, and Windows-1252, which older exports use. Without the mark. */
export function decodeText(bytes: Uint8Array): string {
  if (mark(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (mark(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
