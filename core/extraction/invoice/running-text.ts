/** Printed lines as one running text, with the way back from offsets to the words. */
import type { Word } from '../../document/model.ts'

export interface PlacedWord<Line> {
  readonly word: Word
  /** The line it stands in. */
  readonly line: Line
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
}

/** The words of the lines, each with a space behind it. */
export function runningText<Line extends { readonly words: readonly Word[] }>(lines: readonly Line[]) {
  let text = ''
  const words: PlacedWord<Line>[] = []
  for (const line of lines)
    for (const word of line.words) {
      words.push({ word, line, start: text.length, end: text.length + word.text.length })
      text += `${word.text} `
    }
  return { text, words }
}
