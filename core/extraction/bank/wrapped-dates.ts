/** Joins dates that a narrow column wraps: "Sep" over "10", "3 Apr" over "2025". */
import type { Line, Page, Word } from '../../document/model.ts'
import { monthOf } from '../values/dates/months.ts'
import { dayAt } from './transaction-dates.ts'
import { columnGap } from '../layout/thresholds.ts'
import { textOf } from '../layout/text-rows.ts'

/**
 * How the parts of a wrapped date stand.
 * - `aligned`: Left alignment of both parts of a date, as a fraction of the type size.
 * - `below`: The second part of a date follows within this part of the type size.
 * - `wordApart`: A wrapped date ends its column: the next word stands this many type sizes off, more than a word space. Half or double changes no
 *   tuned statement.
 * - `minDates`: A single wrapped date may be chance.
 * - `maxBetween`: Lines between the parts of a date: the amount beside them is centered.
 */
const limits = { aligned: 0.6, below: 0.9, wordApart: 0.7, minDates: 2, maxBetween: 1 } as const

interface WrappedDate {
  readonly line: number
  readonly words: readonly Word[]
  /** Stands on the next line. */
  readonly rest: Word
}

const startsColumn = (line: Line, index: number): boolean => {
  const before = line.words[index - 1]
  return before === undefined || line.words[index]!.box.left - before.box.right > columnGap * before.size
}
const endsColumn = (line: Line, index: number): boolean => {
  const after = line.words[index + 1]
  return after === undefined || after.box.left - line.words[index]!.box.right > limits.wordApart * after.size
}

/** The days of a line whose last part stands on the line `next` below. */
function wrappedOver(line: Line, next: Line, at: number): readonly WrappedDate[] {
  return line.words.flatMap((word, index): readonly WrappedDate[] => {
    const gap = next.box.top - line.box.bottom
    if (gap > limits.below * word.size || gap < -limits.below * word.size || !startsColumn(line, index)) return []
    const month = /^\p{L}{3,9}\.?$/u.test(word.text) && monthOf(word.text.replace('.', '')) !== null
    const date = dayAt(line.words, index)
    const words =
      date !== null && date.year === null ? line.words.slice(index, index + date.count) : month ? [word] : []
    const wanted = date === null ? /^\d{1,2},?$/ : /^(?:19|20)\d\d$/
    const rest = next.words.find(
      (other, at) =>
        wanted.test(other.text) &&
        Math.abs(other.box.left - word.box.left) < limits.aligned * word.size &&
        startsColumn(next, at) &&
        endsColumn(next, at),
    )
    return words.length === 0 || rest === undefined || !endsColumn(line, index + words.length - 1)
      ? []
      : [{ line: at, words, rest }]
  })
}

/** Pages with the dates that two lines share on one of them; unchanged where fewer than two are. */
export function joinWrappedDates(pages: readonly Page[]): readonly Page[] {
  const wrapped = pages.map(({ lines }) =>
    lines.flatMap((line, at) =>
      lines.slice(at + 1, at + 2 + limits.maxBetween).flatMap(next => wrappedOver(line, next, at)),
    ),
  )
  if (wrapped.flat().length < limits.minDates) return pages
  return pages.map((page, number) => {
    const dates = wrapped[number]!
    if (dates.length === 0) return page
    const rests = new Set(dates.map(({ rest }) => rest))
    const lines = page.lines.flatMap((line, at): readonly Line[] => {
      const words = line.words.flatMap((word): readonly Word[] => {
        if (rests.has(word)) return []
        const date = dates.find(one => one.line === at && one.words.includes(word))
        if (date === undefined) return [word]
        if (date.words[0] !== word) return []
        const { right } = date.words.at(-1)!.box
        return [{ ...word, text: textOf([...date.words, date.rest]), box: { ...word.box, right } }]
      })
      return words.length === 0 ? [] : [{ ...line, words, text: textOf(words) }]
    })
    return { ...page, lines }
  })
}
