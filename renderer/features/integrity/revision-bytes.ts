/** The earlier revisions in a file: an incremental update leaves the bytes before it as they were. */

/** The end of a revision: where its cross-reference table begins, and the end mark. */
const END = /startxref\s+(\d+)\s+%%EOF/g
/** An update that adds fewer bytes is the rest of the one before: a line end after its end mark. */
const MIN_UPDATE_BYTES = 64
/** Characters turned into a text at a time: an argument list is limited. */
const CHUNK = 8192

/** Where the earlier revisions end, in bytes from the start, oldest first; empty where the file holds one only. */
export function earlierEnds(bytes: Uint8Array): readonly number[] {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return (
    [...text.matchAll(END)]
      // The first part of a file arranged for fast display has 0: it is no revision.
      .filter(([, table]) => Number(table) > 0)
      .map(match => match.index + match[0].length)
      .filter(end => end <= bytes.length - MIN_UPDATE_BYTES)
  )
}
