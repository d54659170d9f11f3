/** The text layer of one page: its words, lines and rules, and the measurements by which it is judged. */
import { linesOf } from '../../document/lines.ts'
import type { Box, Page } from '../../document/model.ts'
import { drawnMarks } from './drawn-marks.ts'
import { glyphsOf } from './glyphs.ts'
import { mayHoldMarks } from './mark-words.ts'
import { displayedFrame, frameHeight, frameWidth, turned } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { drawingOf } from './rules.ts'
import { joinSpacedLetters } from './spaced-letters.ts'
import { textTurn, wordsOf } from './words.ts'

export interface TextLayer {
  readonly page: Page
  /** Number of characters other than spaces. */
  readonly glyphCount: number
  /** Number of characters with render mode 3. */
  readonly invisibleCount: number
  /** Number of characters whose font does not identify them. */
  readonly unmappedCount: number
  /** Pictures on the page, upright. */
  readonly imageBoxes: readonly Box[]
  readonly pathCount: number
  readonly isDrawable: boolean
  /** There was more text than `maxGlyphs`. */
  readonly truncated: boolean
}

interface TextLayerOptions {
  /** Characters beyond it are not read. */
  readonly maxGlyphs: number
  /** Given the plain text of the page; null: every page is wanted. */
  readonly isUnwanted: ((text: string) => boolean) | null
}

/** Reads page `handle`, number `number` (1-based); null when `isUnwanted` returns true for its plain text. */
export function textLayerOf(
  pdfium: Pdfium,
  handle: number,
  number: number,
  { maxGlyphs, isUnwanted }: TextLayerOptions,
): TextLayer | null {
  const read = glyphsOf(pdfium, handle, maxGlyphs, isUnwanted)
  if (read === null) return null
  const { glyphs, truncated } = read
  const displayed = displayedFrame(pdfium, handle)
  const turn = textTurn(glyphs, displayed)
  const frame = turned(displayed, turn)
  const { rules, imageBoxes, pathCount, isDrawable } = drawingOf(pdfium, handle, frame)
  const { characterCount: glyphCount, invisibleCount, unmappedCount } = glyphs
  const [width, height] = [frameWidth(frame), frameHeight(frame)]
  const lines = linesOf(wordsOf(glyphs, frame)).map(line => joinSpacedLetters(line))
  const marks =
    isDrawable && mayHoldMarks(lines.map(line => line.text).join('\n'))
      ? drawnMarks(pdfium, handle, frame, imageBoxes)
      : []
  const page: Page = {
    number,
    width,
    height,
    ...(turn === 0 ? {} : { rotation: turn }),
    source: 'text-layer',
    lines,
    rules,
    ...(marks.length > 0 && { marks }),
  }
  return { page, glyphCount, invisibleCount, unmappedCount, imageBoxes, pathCount, isDrawable, truncated }
}
