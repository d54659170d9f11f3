/** The space of a typewriter: as wide as a letter of its own type, however narrow the print of the form around it. */
import type { Word } from '../../document/model.ts'

/** Typewriter faces advance by this share of their size for every letter. */
const advance = { least: 0.54, most: 0.64 }
/** What the first and last letter of a word lack of a whole advance, in letters. */
const margins = 0.2
/** Two words of one typewriter differ by so much in the width of a letter. */
const wavering = 0.08
/** Words begin on the places of letters, give or take this much of one. */
const offPlace = 0.3

const pitchOf = ({ box, text }: Word): number => (box.right - box.left) / (text.length - margins)

/** Whether two neighboring words of a line were typed with one space between them. Sizes of recognized words are only guessed. */
export function isTypedSpace(before: Word, word: Word, ocr: boolean): boolean {
  const told = [before, word].filter(({ text }) => text.length >= 3)
  if (told.length === 0) return false
  const pitches = told.map(pitchOf)
  const pitch = pitches.reduce((sum, one) => sum + one, 0) / pitches.length
  if (pitches.some(one => Math.abs(one - pitch) > wavering * pitch)) return false
  const { size } = told[0]!
  if (!ocr && (pitch < advance.least * size || pitch > advance.most * size)) return false
  const places = (word.box.left - before.box.left) / pitch
  return Math.abs(places - before.text.length - 1) < offPlace + (before.text.length < 3 ? margins : 0)
}
