/** The space of a typewriter: as wide as a letter of its own type, however narrow the print of the form around it. */
import type { Word } from '../../document/model.ts'

/**
 * How typewriters set type.
 * - `advance`: Typewriter faces advance by this share of their size for every letter.
 * - `margins`: What the first and last letter of a word lack of a whole advance, in letters.
 * - `wavering`: Letter widths of two words from one typewriter differ by at most this share.
 * - `error`: Words begin at whole letter advances, within this share of one.
 */
const typewriter = { advance: { min: 0.54, max: 0.64 }, margins: 0.2, wavering: 0.08, error: 0.3 } as const

const pitchOf = ({ box, text }: Word): number => (box.right - box.left) / (text.length - typewriter.margins)

/** Whether two neighboring words of a line were typed with one space between them. Sizes of OCR words are only guessed. */
export function isTypedSpace(before: Word, word: Word, ocr: boolean): boolean {
  const measured = [before, word].filter(({ text }) => text.length >= 3)
  if (measured.length === 0) return false
  const pitches = measured.map(pitchOf)
  const pitch = pitches.reduce((sum, one) => sum + one, 0) / pitches.length
  if (pitches.some(one => Math.abs(one - pitch) > typewriter.wavering * pitch)) return false
  const { size } = measured[0]!
  if (!ocr && (pitch < typewriter.advance.min * size || pitch > typewriter.advance.max * size)) return false
  const advances = (word.box.left - before.box.left) / pitch
  return (
    Math.abs(advances - before.text.length - 1) < typewriter.error + (before.text.length < 3 ? typewriter.margins : 0)
  )
}
