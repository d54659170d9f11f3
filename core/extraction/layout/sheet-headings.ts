/** The headings of a spreadsheet printed with them: the letters of its columns above, the numbers of its rows at the left. */
import { lineOf } from '../../document/lines.ts'
import { centerOf } from '../../document/geometry.ts'
import type { Line, Page } from '../../document/model.ts'
import { oncePer } from './once-per.ts'

/**
 * What makes them headings.
 * - `letters`: A label and an amount take two columns; fewer letters are none.
 * - `rows`: So many numbers below them that count up; fewer may be a list.
 * - `aside`: In heights of the type: the numbers stand in the middle of one narrow column.
 */
const limits = { letters: 2, rows: 8, aside: 1.5 } as const

/** The page without them; the page itself where letters do not stand above numbers that grow down the page. Pure. */
export const withoutSheetHeadings: (page: Page) => Page = oncePer(page => {
  const above = page.lines.findIndex(isLetters)
  const first = page.lines.slice(above + 1).find(({ words: [word] }) => isCount(word?.text))?.words[0]
  if (above < 0 || first === undefined) return page
  const counts = page.lines.flatMap(line => {
    const word = line.words[0]!
    const isAside = Math.abs(centerOf(word.box) - centerOf(first.box)) < limits.aside * first.size
    return isAside && isCount(word.text) ? [{ line, count: Number(word.text) }] : []
  })
  const grows = counts.every(({ count }, index) => index === 0 || count > counts[index - 1]!.count)
  if (counts.length < limits.rows || !grows) return page
  const counted = new Set(counts.map(({ line }) => line))
  const lines = page.lines.flatMap((line, index) => {
    const words = counted.has(line) ? line.words.slice(1) : line.words
    return index === above || words.length === 0 ? [] : [words === line.words ? line : lineOf(words)]
  })
  return { ...page, lines }
})

const isCount = (text: string | undefined): boolean => /^\d{1,4}$/.test(text ?? '')

/** "A B C D": each the next of the alphabet. */
const isLetters = ({ words }: Line): boolean =>
  words.length >= limits.letters && words.every(({ text }, index) => text === String.fromCharCode(65 + index))
