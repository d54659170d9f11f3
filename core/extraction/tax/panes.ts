/**
 * Forms whose expenses stand in two columns beside one another, in a scan: each column has captions and amounts of its own, and a row above them
 * may have an amount within its caption ("4a … 4b Taxable amount").
 */
import { centerOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { FormLine } from '../../vocabulary/tax-lines.ts'
import { rowsOf, type BoxedAmount } from './boxes.ts'
import { tableAmounts, type CellAmount } from './columns.ts'
import { plainText, tokensWithin, type FormToken } from './page-view.ts'

/** First and last line of each column. */
export const panes: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  C: [
    [8, 17],
    [18, 27],
  ],
  F: [
    [10, 22],
    [23, 32],
  ],
}

/** Points within which the right edges of one column of amounts lie. */
const RIGHT = 14
/** Rows that agree less with the form are left alone. */
const FIT = 0.3
/** Shares of the width between which the column at the right begins. */
const middle = { from: 0.35, to: 0.6 } as const

export interface PanedPage {
  readonly tokens: readonly FormToken[]
  readonly width: number
  readonly height: number
}

/** `lines`: of the form, in its order. */
export function panedAmounts(page: PanedPage, sheet: string, lines: readonly FormLine[]): readonly BoxedAmount[] {
  const [left, right] = panes[sheet] ?? []
  if (left === undefined || right === undefined) return []
  const own = ([first, last]: readonly [number, number]): readonly FormLine[] =>
    lines.filter(({ number }) => Number.parseInt(number, 10) >= first && Number.parseInt(number, 10) <= last)
  const span = heightsOf(page, [...own(left), ...own(right)])
  const split = splitOf(page.tokens, own(right), page.width)
  if (span === null || split === null) return []
  const across = lines.filter(line => !own(left).includes(line) && !own(right).includes(line))
  const [above, below] = [
    across.filter(({ number }) => Number.parseInt(number, 10) < left[0]),
    across.filter(({ number }) => Number.parseInt(number, 10) > right[1]),
  ]
  return [
    ...amountsIn(page, { left: 0, right: split, ...span }, own(left)),
    ...amountsIn(page, { left: split, right: page.width, ...span }, own(right)),
    ...withInner(page, { left: 0, right: page.width, top: 0, bottom: span.top }, above),
    ...amountsIn(page, { left: 0, right: page.width, top: span.bottom, bottom: page.height }, below),
  ]
}

const textOf = (row: readonly FormToken[]): string => plainText(row.map(({ text }) => text).join(' '))

/** From the first row of either column to the total below them; null: they are not to be seen. */
function heightsOf(
  { tokens }: PanedPage,
  lines: readonly FormLine[],
): { readonly top: number; readonly bottom: number } | null {
  const rows = rowsOf(tokens)
  const captions = lines.map(({ caption }) => plainText(caption).split(' (')[0]!.split(' ').slice(0, 3).join(' '))
  const first = rows.find(
    row =>
      captions
        .slice(0, 2)
        .concat(captions.at(-1)!)
        .some(caption => textOf(row).includes(caption)) || /^part ii\b/.test(textOf(row)),
  )
  const total = rows.find(row => /^(?:\d\d )?total\b/.test(textOf(row)) && row[0]!.y > (first?.[0]?.y ?? Infinity))
  return first === undefined || total === undefined
    ? null
    : { top: first[0]!.box.top - 1, bottom: total[0]!.box.top - 2 }
}

/** Where the numbers, else the captions, of the column at the right stand below one another. */
function splitOf(tokens: readonly FormToken[], lines: readonly FormLine[], width: number): number | null {
  const words = new Set(lines.flatMap(({ number, caption }) => [number.replace(/[a-z]$/, ''), caption.split(' ')[0]!]))
  const lefts = tokens
    .filter(({ text, box }) => words.has(text) && box.left > middle.from * width && box.left < middle.to * width)
    .map(({ box }) => box.left)
  const best = lefts
    .map(left => lefts.filter(other => other >= left && other - left < RIGHT))
    .toSorted((a, b) => b.length - a.length)[0]
  return best === undefined || best.length < 3 ? null : Math.min(...best) - RIGHT / 2
}

/** Amounts of the outermost column of an area, by the captions of their rows. */
function amountsIn(page: PanedPage, area: Box, lines: readonly FormLine[]): readonly BoxedAmount[] {
  const inside = tokensWithin(page.tokens, area)
  const left = outermost(inside, (area.left + area.right) / 2)
  return left === null ? [] : found(tableAmounts(inside, area, [{ name: '', left, right: area.right }], lines))
}

const found = (cells: readonly CellAmount[]): readonly BoxedAmount[] =>
  cells.filter(({ fit }) => fit >= FIT).map(({ number, token }) => ({ number, token, confirmed: false }))

/** Left edge of the column of amounts furthest to the right; null: no amount stands right of `from`. */
function outermost(tokens: readonly FormToken[], from: number): number | null {
  const amounts = tokens.filter(({ amount, box }) => amount?.monetary === true && centerOf(box) > from)
  if (amounts.length === 0) return null
  const edge = Math.max(...amounts.map(({ box }) => box.right))
  return Math.min(...amounts.filter(({ box }) => edge - box.right < RIGHT).map(({ box }) => box.left)) - 1
}

/** Rows with a second amount within the caption: it is of the line that the row begins, the one at the right of the line behind it. */
function withInner(page: PanedPage, area: Box, lines: readonly FormLine[]): readonly BoxedAmount[] {
  const inside = tokensWithin(page.tokens, area)
  const left = outermost(inside, page.width / 2)
  if (left === null) return []
  const isSecond = ({ caption }: FormLine): boolean => /^taxable amount/i.test(caption)
  const firsts = lines.filter(line => !isSecond(line))
  const isMain = ({ box }: FormToken): boolean => box.right > left
  const main = found(tableAmounts(inside, area, [{ name: '', left, right: area.right }], firsts)).map(cell => {
    const next = lines[lines.findIndex(({ number }) => number === cell.number) + 1]
    return next !== undefined && isSecond(next) ? { ...cell, number: next.number } : cell
  })
  const rest = inside.filter(token => !isMain(token))
  const inner = rest.filter(({ amount, box }) => amount?.monetary === true && centerOf(box) > INNER_FROM * page.width)
  if (inner.length === 0) return main
  const column = { name: '', left: Math.min(...inner.map(({ box }) => box.left)) - 1, right: left }
  return [...main, ...found(tableAmounts(rest, { ...area, right: left }, [column], firsts))]
}

/** Share of the width right of which amounts within captions stand. */
const INNER_FROM = 0.4
