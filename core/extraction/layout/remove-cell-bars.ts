/** Tables drawn in characters: "|" between the cells, "+----+" between the rows. They are removed before extraction. Pure. */
import { cutWord } from '../../document/split-word.ts'
import { lineOf } from '../../document/lines.ts'
import type { Line, Page, Word } from '../../document/model.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'

/** Fewer lines with a bar beside a number are a title or a footer with several segments. */
const minBarredLines = 4

const bar = /[|¦│┃║]/
const bars = /([|¦│┃║]+)/
/** Corners, crossings and dashes, in characters of a typewriter or of a box. */
const frame = /^(?=.{2})[+|│┃║┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝─━═=_-]*[+|│┃║┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝─━═][+|│┃║┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝─━═=_-]*$/

/** The page itself unless its numbers stand between bars. */
export function removeCellBars(page: Page): Page {
  const cut = page.lines.map(line => (bar.test(line.text) ? line.words.flatMap(splitAtBars) : line.words))
  if (cut.filter(standsBetweenBars).length < minBarredLines) return page
  const lines = cut.flatMap((words, index): readonly Line[] => {
    const kept = words.filter(({ text }) => !bar.test(text) && !frame.test(text))
    if (kept.length === words.length) return [page.lines[index]!]
    return kept.length === 0 ? [] : [lineOf(kept)]
  })
  return { ...page, lines }
}

/** A word with bars in it, split at them, each as wide as its share of characters. */
function splitAtBars(word: Word): readonly Word[] {
  return frame.test(word.text)
    ? [word]
    : cutWord(
        word,
        word.text.split(bars).filter(part => part !== ''),
      )
}

function standsBetweenBars(words: readonly Word[]): boolean {
  return words.some(({ text }, index) => {
    const before = words[index - 1]?.text ?? ''
    const last = words[index - 2]?.text ?? ''
    return parseAmount(text) !== null && (bar.test(before) || (/^[$£€]$/.test(before) && bar.test(last)))
  })
}
