/** The revisions a file holds: each incremental update leaves the bytes before it as they were. */
import { Buffer } from 'node:buffer'

/** Of a file with more, the last ones are compared. */
const MAX_REVISIONS = 12
/** An update that adds fewer bytes is the rest of the one before: a line end after its end mark. */
const MIN_UPDATE_BYTES = 64
/** Bytes in which the offset and the end mark after it stand, and those around the offset in which a table begins: some programs err by a few. */
const END_BYTES = 64
const NEAR_BYTES = 12
const START_MARK = 'startxref'
/** An offset and the end mark, with the line end after it. */
const END = /^\s*(\d{1,10})\s+%%EOF\r?\n?/
/** A cross-reference table, or the stream that holds one. */
const TABLE = /xref|\d\s\d{1,5}\sobj/

/**
 * Where its revisions end, in bytes from the start, in order; the last one is the whole file. An end counts where its offset leads to a cross-reference
 * table before it: that of the first part of a file arranged for fast display, or of a file within the file, does not.
 */
export function revisionEnds(bytes: Uint8Array): readonly number[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const ends: number[] = []
  for (let at = file.indexOf(START_MARK); at >= 0; at = file.indexOf(START_MARK, at + 1)) {
    const from = at + START_MARK.length
    const end = END.exec(file.toString('latin1', from, from + END_BYTES))
    const offset = Number(end?.[1] ?? 0)
    if (end === null || offset === 0 || offset >= at) continue
    const near = file.toString('latin1', Math.max(0, offset - NEAR_BYTES), offset + 2 * NEAR_BYTES)
    if (TABLE.test(near)) ends.push(from + end[0].length)
  }
  return [...ends.filter(end => end <= bytes.length - MIN_UPDATE_BYTES), bytes.length].slice(-MAX_REVISIONS)
}
