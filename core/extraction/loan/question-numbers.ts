/** Numbers that count the questions of a form: "14 Collections, last 12 months   15 Exams per month". They belong to no question and answer none. */
import { heightOf, unionOf } from '../../document/geometry.ts'
import type { Line, Page, Word } from '../../document/model.ts'
import { textOf } from '../layout/text-rows.ts'

/** So many in a row are a count, fewer may be answers. */
const MIN_COUNTED = 5
/** In type sizes: a number stands so near to its question, and so far from what is before it. */
const NEAR = 1
/** With a sign behind them ("14.") they set questions off from answers. */
const NUMBER = /^\d{1,2}$/

/**
 * What is counted one by one in the order of reading; several counts may run side by side. `numberOf`: null for what has no number; `reach`: how many
 * numbers further a count may go on.
 */
export function countedOf<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => number | null,
  reach: number,
): ReadonlySet<Item> {
  const counted = new Set<Item>()
  /** Counts so far, by their last number. */
  const open = new Map<number, readonly Item[]>()
  for (const item of items) {
    const number = numberOf(item)
    if (number === null) continue
    const last = [...Array(reach).keys()].map(step => number - 1 - step).find(before => open.has(before))
    const run = [...(last === undefined ? [] : open.get(last)!), item]
    if (last !== undefined) open.delete(last)
    open.set(number, run)
    if (run.length >= MIN_COUNTED) for (const one of run) counted.add(one)
  }
  return counted
}

/** The page without the numbers that count its questions one by one, in the order of reading. */
export function withoutQuestionNumbers(page: Page): Page {
  const counted = countedOf(page.lines.flatMap(numbersBefore), ({ text }) => Number(text), 1)
  if (counted.size === 0) return page
  const lines = page.lines.map((line): Line => {
    const words = line.words.flatMap((word, at): readonly Word[] => {
      if (counted.has(word)) return []
      const before = line.words[at - 1]
      // The answer below a question begins under its number.
      return before !== undefined && counted.has(before) ? [{ ...word, box: unionOf([before.box, word.box]) }] : [word]
    })
    return words.length === line.words.length ? line : { ...line, words, text: textOf(words) }
  })
  return { ...page, lines }
}

/** Numbers set off from what stands before them, with a question right behind. */
const numbersBefore = ({ words }: Line): readonly Word[] =>
  words.filter((word, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]]
    const em = heightOf(word.box)
    const isSetOff = before === undefined || word.box.left - before.box.right > NEAR * em
    const isLed = behind !== undefined && behind.box.left - word.box.right < NEAR * em
    return NUMBER.test(word.text) && isSetOff && isLed && /^\p{Lu}/u.test(behind.text)
  })
