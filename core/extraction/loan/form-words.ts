/** Words of a form before they are put into pieces: without strokes of boxes, cut at blanks and boxes typed into them. Pure. */
import { unionOf, widthOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'

export const EMPTY_BOX = /^[☐□◻▢○◯❏❑]$|^\[[\s_]*\]$|^\(\s*\)$/u
export const TICKED_BOX = /^[☒☑✓✔✗✘✅■◼●◉⦿🗹]$|^\[[xX✓✔✗]\]$|^\([xX✓✔•●]\)$/u
const BOX_CHARACTER = /([☐□◻▢○◯❏❑☒☑✓✔✗✘✅■◼●◉⦿🗹]|\[[xX✓✔✗ ]?\]|\([xX✓✔•●]\))/u
const BLANK = /^_+$/
/** Blanks typed as underscores; one of them only at the ends of words and behind signs, for names and addresses hold some. */
const BLANKS = /(^_+|_+$|_{2,}|(?<=[$:#)])_+)/
/** Dots that lead from a label to its answer. */
const LEADERS = /([.…·]{3,}|…)/u

/** Recognition reads the sides of boxes as strokes beside the words in them. */
export function withoutWalls(word: Word, index: number, line: readonly Word[]): Word[] {
  // The round corner of a box is read as a bracket, which nothing closes.
  if (/^\\?[[({]$/.test(word.text) && !/^[)\]]/.test(line[index + 1]?.text ?? '')) return []
  // A side of a box is read as a stroke or a quotation mark.
  const text = word.text.replace(/^[|‘`¦"“”]+(?=.)|[|‘`¦]+$/gu, '')
  return /^[|¦]*$/.test(text) ? [] : [text === word.text ? word : { ...word, text }]
}

/** "( )" and "[ ]" come as two words. */
export function withBrackets(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, index): Word[] => {
    const [before, next] = [words[index - 1]?.text, words[index + 1]]
    if ((word.text === ')' && before === '(') || (word.text === ']' && before === '[')) return []
    const isOpen = (word.text === '(' && next?.text === ')') || (word.text === '[' && next?.text === ']')
    return isOpen ? [{ ...word, text: '[ ]', box: unionOf([word.box, next.box]) }] : [word]
  })
}

/** A word cut at the blanks and boxes typed into it: "Name:____Ann", "☒LLC". */
export function splitWord(printed: Word): Word[] {
  // Dots that lead to a colon: "NAME....: ".
  const word = { ...printed, text: printed.text.replace(/[.…·]{2,}(?=:$)/u, '') }
  const parts = word.text
    .split(BLANKS)
    .flatMap(part => (BLANK.test(part) ? [part] : part.split(BOX_CHARACTER).flatMap(other => other.split(LEADERS))))
  const texts = parts.filter(part => part !== '')
  if (texts.length <= 1) return [word]
  const total = word.text.length
  const width = widthOf(word.box)
  let at = 0
  return texts.map(text => {
    const left = word.box.left + (width * at) / total
    at += text.length
    return { ...word, text, box: { ...word.box, left, right: word.box.left + (width * at) / total } }
  })
}
