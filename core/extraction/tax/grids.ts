/**
 * Tables of schedules with a shape of their own: rental properties beside one another (Schedule E, Form 8825), officers (1125-E), classes of
 * property (4562), partnerships and S corporations of an owner (Schedule E, page 2).
 */
import { centerOf, heightOf } from '../../document/geometry.ts'
import { rowsOf } from './boxes.ts'
import { columnsAround, headedColumns, tableAmounts, type AmountColumn } from './columns.ts'
import { linesOf, type FormLine } from '../../vocabulary/tax-lines.ts'
import { onOneRow, plainText, type FormToken } from './page-view.ts'
import { lineField, type Lines } from './schedules.ts'
import type { Sheet, SheetPage } from './sheets.ts'

const textOf = (row: readonly FormToken[]): string => plainText(row.map(({ text }) => text).join(' '))
type Found = readonly (readonly [key: string, caption: string, token: FormToken, fit: number])[]

/** Fields of the tables of a page. `year`: of the return. */
export function gridLines(page: SheetPage, year: number | null): Lines {
  const found = [...(readers[page.sheet]?.(page, year) ?? [])]
  return Object.fromEntries(
    found.map(([key, caption, token, fit]) => [key, lineField(page, { key, caption }, token, fit)]),
  )
}

const readers: Readonly<Record<string, (page: SheetPage, year: number | null) => Found>> = {
  E: (page, year) => [...propertyAmounts(page, year), ...entityAmounts(page)],
  '8825': propertyAmounts,
  '1125-E': officerAmounts,
  '4562': page => [...electedCosts(page), ...propertyClasses(page)],
}

/** Properties A, B, C … beside one another; their letters head the columns. */
function propertyAmounts(page: SheetPage, year: number | null): Found {
  const lines = linesOf(page.sheet, year).filter(({ key }) => key.includes('{p}'))
  const columns = letteredColumns(page) ?? numberedColumns(page, lines)
  if (columns === null) return []
  const { height, width } = page.page
  const area = { left: 0, right: width, top: columns.y - 2, bottom: height }
  return tableAmounts(page.tokens, area, columns.columns, lines).flatMap(({ number, column, token, fit }) => {
    const line = lines.find(line => line.number === number)
    return line === undefined ? [] : [[line.key.replace('{p}', column), line.caption, token, fit] as const]
  })
}

/** Share of the width right of which the letters of properties stand. */
const LETTERS_FROM = 0.35
/** A letter, with what OCR makes of the border beside it. */
const letterShape = /^[\d\W]?([A-Ha-h])$/
/** Points: the least width of a column. */
const COLUMN_WIDTH = 40

/** Letters in their order, as far from each other as columns are: "columns A through H" is a sentence. */
const isHeader = (row: readonly FormToken[]): boolean =>
  row.every(({ text, box }, index) => {
    const before = row[index - 1]
    if (before === undefined) return true
    const steps = text.charCodeAt(0) - before.text.charCodeAt(0)
    return steps > 0 && box.left - before.box.left >= COLUMN_WIDTH * steps
  })

interface LetteredColumns {
  readonly y: number
  readonly columns: readonly AmountColumn[]
}

function letteredColumns({ tokens, page }: SheetPage): LetteredColumns | null {
  const letters = tokens.flatMap(token => {
    const [, letter] = letterShape.exec(token.text) ?? []
    return letter === undefined || token.box.left <= LETTERS_FROM * page.width
      ? []
      : [{ ...token, text: letter.toUpperCase() }]
  })
  const rows = rowsOf(letters)
  const row = rows.find(row => row.length > 1 && isHeader(row))
  if (row === undefined) return null
  const columns = columnsAround(
    row.map(({ text, box }) => ({ name: text, center: centerOf(box) })),
    page.width,
  )
  return { y: row[0]!.y, columns }
}

/** Properties beside one another on the first page of each form; they are filled in from the first. */
const properties: Readonly<Partial<Record<Sheet, readonly string[]>>> = {
  E: ['A', 'B', 'C'],
  '8825': ['A', 'B', 'C', 'D'],
}
/** So many numbers of lines below one another show where the columns begin. */
const NUMBERS = 5

/**
 * Columns whose letters recognition lost: those in which amounts end behind the second numbers of the lines, as far from each other as from these
 * numbers. A column whose amounts are wider apart than its neighbors is none.
 */
function numberedColumns(
  { tokens, page, sheet, first }: SheetPage,
  lines: readonly FormLine[],
): LetteredColumns | null {
  const names = properties[sheet]
  if (page.source !== 'ocr' || !first || names === undefined) return null
  const known = new Set(lines.map(({ number }) => number))
  const numbers = tokens.filter(({ text, box }) => known.has(text) && box.left > LETTERS_FROM * page.width)
  const column = numbers
    .map(({ box }) => numbers.filter(other => Math.abs(centerOf(other.box) - centerOf(box)) < SAME_COLUMN))
    .toSorted((a, b) => b.length - a.length)[0]
  if (column === undefined || column.length < NUMBERS) return null
  const from = Math.max(...column.map(({ box }) => box.right))
  const height = heightOf(column[0]!.box)
  const [top, bottom] = [Math.min(...column.map(({ y }) => y)) - ABOVE * height, Math.max(...column.map(({ y }) => y))]
  const ends = tokens
    .filter(({ amount, y, box }) => amount?.monetary === true && y > top && y < bottom + height && box.left > from)
    .map(({ box }) => box.right)
    .toSorted((a, b) => a - b)
  const columns: number[] = []
  for (const end of ends) if (end - (columns.at(-1) ?? 0) > ALIGNED) columns.push(end)
  const steps = columns.map((end, index) => end - (columns[index - 1] ?? from))
  const [min, max] = [Math.min(...steps), Math.max(...steps)]
  if (columns.length === 0 || columns.length > names.length || min < COLUMN_WIDTH || max > UNEVEN * min) return null
  return {
    y: top,
    columns: columns.map((end, index) => ({
      name: names[index]!,
      left: (columns[index - 1] ?? from) + (index === 0 ? 0 : ALIGNED),
      right: end + ALIGNED,
    })),
  }
}
const SAME_COLUMN = 5
/** Points within which the right edges of the amounts of one column lie. */
const ALIGNED = 8
/** Heights of a number above the first one of the form's lines that was recognized: the line before it may have lost its own. */
const ABOVE = 3
/** The widest column is at most so many times the narrowest. */
const UNEVEN = 1.45

/** Column (f) of the officers, in the order of their rows. */
function officerAmounts({ tokens, page }: SheetPage): Found {
  const rows = rowsOf(tokens)
  const header = rows.find(row => textOf(row).includes('amount of compensation'))
  const total = rows.find(row => /^2 .*total compensation/.test(textOf(row)))
  const column = header?.find(({ text }) => /^\(?f\)?$/i.test(text))
  if (header === undefined || total === undefined || column === undefined) return []
  const [top, bottom] = [header[0]!.y + heightOf(header[0]!.box), total[0]!.box.top]
  const amounts = tokens.filter(
    ({ amount, y, box }) =>
      amount?.monetary === true &&
      y > top &&
      y < bottom &&
      box.right > column.box.left &&
      centerOf(box) > 0.6 * page.width,
  )
  return amounts.map((token, index) => [`1125-E.1.f.${index + 1}`, 'Amount of compensation', token, 1] as const)
}

/** Line 6, where it names one property. */
function electedCosts(page: SheetPage): Found {
  const rows = rowsOf(page.tokens)
  const at = rows.findIndex(row => /^6\b.*description of property/.test(textOf(row)))
  const end = rows.findIndex((row, index) => index > at && /^7\b/.test(textOf(row)))
  if (at === -1 || end === -1) return []
  const columns = headedColumns(rows[at]!, ['b', 'c'], page.page.width)
  const amounts = rows
    .slice(at + 1, end)
    .flat()
    .filter(({ amount }) => amount?.monetary === true)
  return columns.flatMap(({ name, left, right }) => {
    const own = amounts.filter(({ box }) => centerOf(box) >= left && centerOf(box) < right)
    const caption = name === 'b' ? 'Cost (business use only)' : 'Elected cost'
    return own.length === 1 ? [[`4562.6.${name}`, caption, own[0]!, 1] as const] : []
  })
}

/** Recovery periods of line 19 in their order, without their numbers. */
const classes: readonly FormLine[] = [...'abcdefghi'].map(letter => ({
  id: `class_${letter}`,
  key: `4562.19${letter}`,
  number: `19${letter}`,
  column: null,
  caption:
    letter === 'h' ? 'Residential rental property' : letter === 'i' ? 'Nonresidential real property' : 'year property',
}))

/** Points by which amounts may begin before the letter of their column. */
const HEADER = 20

/** Points that the last class takes, where the heading below it was not recognized. */
const LAST_CLASS = 24

/** Shares of the width: the basis stands left of the first, the deduction right of the second. */
const classColumns = { captions: 0.33, basis: 0.5, deduction: 0.72 } as const

/** Section B: basis (c) and deduction (g) by class. */
function propertyClasses({ tokens, page }: SheetPage): Found {
  const rows = rowsOf(tokens)
  const yOf = (pattern: RegExp): number | undefined => rows.find(row => pattern.test(textOf(row)))?.[0]?.y
  const [top, next, last] = [yOf(/^section b/), yOf(/^section c/), yOf(/nonresidential real property/)]
  const bottom = next ?? (last === undefined ? undefined : last + LAST_CLASS)
  if (top === undefined || bottom === undefined) return []
  const { width } = page
  const { captions, basis, deduction } = classColumns
  const area = { left: 0, right: width, top, bottom }
  const words = tokens.filter(
    ({ text, amount }) => amount?.monetary === true || !/^(?:s\/l|mm|hy|200db|yrs\.?)$/i.test(text),
  )
  const cellsIn = (column: AmountColumn) => tableAmounts(words, area, [column], classes)
  const own = cellsIn({ name: 'c', left: captions * width, right: basis * width })
  const [from, to] = ['(c)', '(d)'].map(letter =>
    tokens.find(({ text, y }) => y > top && y < bottom && text === letter),
  )
  // Software that draws its own form has the basis elsewhere, under its letter.
  const headed =
    own.length > 0 || from === undefined || to === undefined
      ? own
      : cellsIn({ name: 'c', left: from.box.left - HEADER, right: to.box.left - HEADER / 2 })
  return [...headed, ...cellsIn({ name: 'g', left: deduction * width, right: width })].map(
    ({ number, column, token, fit }) => [`4562.${number}.${column}`, 'Property by class', token, fit] as const,
  )
}

/** Lines 28 and 29 of Schedule E: rows A to D under the columns of passive and nonpassive income, and their totals. */
function entityAmounts({ tokens, page, year }: SheetPage): Found {
  const rows = rowsOf(tokens)
  const from = rows.findIndex(row => /passive income and loss/.test(textOf(row)))
  const to = rows.findIndex((row, index) => index > from && /^30\b/.test(textOf(row)))
  if (from === -1 || to === -1) return []
  const letters = (year ?? 2018) < 2018 ? ['f', 'g', 'h', 'i', 'j'] : ['g', 'h', 'i', 'j', 'k']
  const table = rows.slice(from, to)
  const columns = headedColumns(table.slice(0, 4).flat(), letters, page.width)
  if (columns.length < letters.length) return []
  return table.flatMap(row => {
    const first = row[0]!.text
    const key = /^[A-D]$/.test(first)
      ? `28.${first}`
      : first === '29a'
        ? '29a'
        : first === 'b' && row.some(({ text }) => /^totals?$/i.test(text))
          ? '29b'
          : null
    if (key === null) return []
    const amounts = tokens.filter(token => token.amount?.monetary === true && onOneRow(token, row[0]!))
    return amounts.flatMap(token => {
      const column = columns.find(({ left, right }) => centerOf(token.box) >= left && centerOf(token.box) < right)
      return column === undefined
        ? []
        : [[`E.${key}.${column.name}`, 'Partnerships and S corporations', token, 0.9] as const]
    })
  })
}
