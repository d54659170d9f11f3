/** Cents an OCR engine separated from their amount: in typewriter numbers the point stands alone in the place of a letter. */
import type { Line, Page, Word } from '../../document/model.ts'
import { joinConsecutive } from '../values/sequences.ts'
import { oncePer } from './once-per.ts'
import { unionOf } from '../../document/geometry.ts'
import { textOf } from './text-rows.ts'

const whole = /^[-(]?[$€£₹]?\d{1,3}(?:,\d{3})*$/
/** The point, or what an OCR engine makes of a speck: "91,810 -80", "640 .00". */
const cents = /^[-–·•.~](\d\d\)?)$/
/** Wider than this many letters is the gap before a number of its own. */
const widestGap = 1.2

function joined(before: Word, word: Word): Word | null {
  const part = cents.exec(word.text)?.[1]
  if (part === undefined || !whole.test(before.text)) return null
  const letter = (word.box.right - word.box.left) / word.text.length
  const gap = word.box.left - before.box.right
  if (gap > widestGap * letter || gap < -letter) return null
  const confidence = Math.min(before.confidence, word.confidence)
  return { ...before, text: `${before.text}.${part}`, confidence, box: unionOf([before.box, word.box]) }
}

function withJoinedCents(line: Line): Line {
  const words = joinConsecutive(line.words, joined)
  return words.length === line.words.length ? line : { ...line, words, text: textOf(words) }
}

/** An OCR page with such amounts whole; any other as it is. */
export const joinSplitCents: (page: Page) => Page = oncePer(page =>
  page.source === 'ocr' ? { ...page, lines: page.lines.map(withJoinedCents) } : page,
)
