/** Ink on a scan that no word covers: handwriting, and the content of small boxes. Pure; pixels. */
import type { Bitmap } from './bitmap.ts'
import type { RecognizedWord } from '../ocr/tesseract.ts'

export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Blob extends PixelBox {
  readonly ink: number
}

/** In inches: tick boxes are about as high as the type beside them. */
const TICK_BOX = { min: 0.07, max: 0.26 }
/** How much a scanned box may deviate from a square. */
const SQUARE = 0.28
/** A side of a box is inked along this share of its length, within this share of its size from the edge. */
const SIDE = 0.86
const EDGE = 0.2
/** The inside of a box, this far from its edges, counts as marked from this share of ink on. */
const INSET = 0.24
const MARKED = 0.07
/** In inches: a stroke of handwriting, and a signature made of several. */
const STROKE = 0.12
const SIGNATURE = { width: 0.32, height: 0.11, maxWidth: 4.5, maxHeight: 1.3 }
/** In inches: distance between strokes of one signature. */
const SAME_HAND = 0.12
/** A word of two letters or digits with this confidence is print and covers its ink. */
const SURE = 0.55
const SURE_LETTERS = 0.75
const COVERED = 0.5
/** A page with a larger share of ink is a picture. */
const MAX_INK_SHARE = 0.35

/** Boxes around handwriting, and around the inside of ticked boxes. A pixel below `level` is ink. */
export function inkMarks(
  bitmap: Bitmap,
  level: number,
  dpi: number,
  words: readonly RecognizedWord[],
): readonly PixelBox[] {
  const blobs = blobsOf(bitmap, level)
  if (blobs === null) return []
  const print = words.filter(word => word.confidence >= SURE && /[\p{L}\d].*[\p{L}\d]/u.test(word.text))
  // The hole of a letter is not a box: print of three letters is more certain than a box read as "KK]".
  const letters = words.filter(word => word.confidence >= SURE_LETTERS && /[\p{L}\d]{3}/u.test(word.text))
  const ticks = blobs.flatMap(blob => {
    if (isCovered(blob, letters)) return []
    const inside = tickBoxInside(bitmap, level, dpi, blob)
    return inside === null ? [] : [inside]
  })
  const strokes = blobs.filter(
    blob =>
      Math.max(blob.right - blob.left, blob.bottom - blob.top) >= STROKE * dpi &&
      blob.right - blob.left <= SIGNATURE.maxWidth * dpi &&
      blob.bottom - blob.top <= SIGNATURE.maxHeight * dpi &&
      !isCovered(blob, print) &&
      !isBar(blob),
  )
  const hands = mergeStrokes(strokes, SAME_HAND * dpi).filter(
    box =>
      box.right - box.left >= SIGNATURE.width * dpi &&
      box.bottom - box.top >= SIGNATURE.height * dpi &&
      box.right - box.left <= SIGNATURE.maxWidth * dpi &&
      box.bottom - box.top <= SIGNATURE.maxHeight * dpi,
  )
  return [...ticks, ...hands]
}

/** Solid ink: a bar, a shaded field, a remnant of a rule. */
function isBar(blob: Blob): boolean {
  const width = blob.right - blob.left
  const height = blob.bottom - blob.top
  return blob.ink > 0.6 * width * height || Math.min(width, height) < 0.06 * Math.max(width, height)
}

function isCovered(blob: Blob, words: readonly RecognizedWord[]): boolean {
  const area = (blob.right - blob.left) * (blob.bottom - blob.top)
  let covered = 0
  for (const word of words) {
    const across = Math.min(blob.right, word.right) - Math.max(blob.left, word.left)
    const down = Math.min(blob.bottom, word.bottom) - Math.max(blob.top, word.top)
    if (across > 0 && down > 0) covered += across * down
  }
  return covered >= COVERED * area
}

/** The inside of a small square that contains ink; null for anything else. */
function tickBoxInside(bitmap: Bitmap, level: number, dpi: number, blob: Blob): PixelBox | null {
  const width = blob.right - blob.left
  const height = blob.bottom - blob.top
  if (Math.min(width, height) < TICK_BOX.min * dpi || Math.max(width, height) > TICK_BOX.max * dpi) return null
  if (Math.abs(width - height) > SQUARE * Math.max(width, height)) return null
  const at = (x: number, y: number): boolean => bitmap.data[y * bitmap.width + x]! < level
  const reachX = Math.max(2, Math.round(EDGE * width))
  const reachY = Math.max(2, Math.round(EDGE * height))
  const along = (length: number, hasInk: (position: number) => boolean): boolean => {
    let inked = 0
    for (let position = 0; position < length; position++) if (hasInk(position)) inked++
    return inked >= SIDE * length
  }
  const within = (reach: number, hasInk: (depth: number) => boolean): boolean => {
    for (let depth = 0; depth < reach; depth++) if (hasInk(depth)) return true
    return false
  }
  const isBox =
    along(width, x => within(reachY, depth => at(blob.left + x, blob.top + depth))) &&
    along(width, x => within(reachY, depth => at(blob.left + x, blob.bottom - 1 - depth))) &&
    along(height, y => within(reachX, depth => at(blob.left + depth, blob.top + y))) &&
    along(height, y => within(reachX, depth => at(blob.right - 1 - depth, blob.top + y)))
  if (!isBox) return null
  const inside = {
    left: blob.left + Math.round(INSET * width),
    top: blob.top + Math.round(INSET * height),
    right: blob.right - Math.round(INSET * width),
    bottom: blob.bottom - Math.round(INSET * height),
  }
  let ink = 0
  for (let y = inside.top; y < inside.bottom; y++) for (let x = inside.left; x < inside.right; x++) if (at(x, y)) ink++
  const area = (inside.right - inside.left) * (inside.bottom - inside.top)
  return ink >= MARKED * area ? inside : null
}

/** Connected ink, row by row (runs are joined with those of the row above); null for a page that is mostly ink. */
function blobsOf({ width, height, data }: Bitmap, level: number): readonly Blob[] | null {
  const parent: number[] = []
  const boxes: { left: number; top: number; right: number; bottom: number; ink: number }[] = []
  const root = (index: number): number => {
    let at = index
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
  let above: { from: number; to: number; blob: number }[] = []
  let total = 0
  for (let y = 0; y < height; y++) {
    const row: { from: number; to: number; blob: number }[] = []
    const start = y * width
    let next = 0
    for (let x = 0; x < width; x++) {
      if (data[start + x]! >= level) continue
      const from = x
      while (x < width && data[start + x]! < level) x++
      total += x - from
      let blob = -1
      while (next < above.length && above[next]!.to < from) next++
      for (let index = next; index < above.length && above[index]!.from <= x; index++) {
        const other = root(above[index]!.blob)
        if (blob < 0) blob = other
        else if (other !== blob) {
          parent[other] = blob
          const [kept, gone] = [boxes[blob]!, boxes[other]!]
          kept.left = Math.min(kept.left, gone.left)
          kept.top = Math.min(kept.top, gone.top)
          kept.right = Math.max(kept.right, gone.right)
          kept.bottom = Math.max(kept.bottom, gone.bottom)
          kept.ink += gone.ink
        }
      }
      if (blob < 0) {
        blob = parent.length
        parent.push(blob)
        boxes.push({ left: from, top: y, right: x, bottom: y + 1, ink: 0 })
      }
      const box = boxes[blob]!
      box.left = Math.min(box.left, from)
      box.right = Math.max(box.right, x)
      box.bottom = y + 1
      box.ink += x - from
      row.push({ from, to: x, blob })
    }
    above = row
    if (total > MAX_INK_SHARE * width * height) return null
  }
  return boxes.filter((_, index) => parent[index] === index)
}

/** Merges strokes that are close to one another. */
function mergeStrokes(boxes: readonly PixelBox[], reach: number): readonly PixelBox[] {
  const groups: PixelBox[] = []
  for (const box of boxes) {
    let joined = box
    for (let changed = true; changed;) {
      changed = false
      for (let index = groups.length - 1; index >= 0; index--) {
        const group = groups[index]!
        if (
          group.left - reach > joined.right ||
          joined.left - reach > group.right ||
          group.top - reach > joined.bottom ||
          joined.top - reach > group.bottom
        )
          continue
        joined = {
          left: Math.min(group.left, joined.left),
          top: Math.min(group.top, joined.top),
          right: Math.max(group.right, joined.right),
          bottom: Math.max(group.bottom, joined.bottom),
        }
        groups.splice(index, 1)
        changed = true
      }
    }
    groups.push(joined)
  }
  return groups
}
