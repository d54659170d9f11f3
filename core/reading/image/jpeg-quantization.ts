/** The steps to which a JPEG rounds its blocks, as its own table states them. */

const MARKER = 0xff
const START_OF_SCAN = 0xda
const QUANTIZATION_TABLES = 0xdb
/** Table 0 is that of the brightness in every file that programs write. */
const BRIGHTNESS = 0
const COEFFICIENTS = 64

/** Position in a block, rows from the top, of each coefficient in the order of the file (ITU-T T.81, figure 5). */
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const

/** 64 steps of the brightness, rows from the top; null where the bytes are no JPEG or state none. */
export function jpegQuantization(bytes: Uint8Array): Float64Array | null {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return null
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === MARKER;) {
    const kind = bytes[at + 1]!
    if (kind === START_OF_SCAN) return null
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
    if (kind === QUANTIZATION_TABLES) {
      const table = brightnessIn(bytes.subarray(at + 4, end))
      if (table !== null) return table
    }
    at = end
  }
  return null
}

/** A segment holds one table or several, of one or two bytes a step. */
function brightnessIn(segment: Uint8Array): Float64Array | null {
  for (let at = 0; at < segment.length;) {
    const [isWide, id] = [segment[at]! >> 4 !== 0, segment[at]! & 15]
    const size = isWide ? 2 : 1
    const steps = segment.subarray(at + 1, at + 1 + size * COEFFICIENTS)
    if (steps.length < size * COEFFICIENTS) return null
    if (id === BRIGHTNESS) {
      const table = new Float64Array(COEFFICIENTS)
      for (const [index, place] of ZIGZAG.entries())
        table[place] = isWide ? (steps[2 * index]! << 8) | steps[2 * index + 1]! : steps[index]!
      return table
    }
    at += 1 + size * COEFFICIENTS
  }
  return null
}
