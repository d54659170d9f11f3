/**
 * Tables of a form with columns of amounts and without numbers at the boxes: Schedule L, the columns of Schedule M-2, the halves of Schedules
 * M-1 and M-2, the properties of Schedule E and Form 8825.
 */
import { centerOf, heightOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { Amount } from '../values/amounts/parse-amount.ts'
import type { FormLine } from '../../vocabulary/tax-lines.ts'
import { placeLines, type PlacedLine } from './rows.ts'
import { onOneRow, tokensWithin, type FormToken } from './page-view.ts'

/** A column of amounts. */
export interface AmountColumn {
  /** As in keys: "a", "d", "A". */
  readonly name: string
  readonly left: number
  readonly right: number
}

export interface CellAmount {
  readonly number: string
  readonly column: string
  readonly token: FormToken
  /** 0 to 1: of the row, and how clearly the amount stands on it. */
  readonly fit: number
}

/** An amount may stand this far from the middle of a row of its line, in heights of its type; software types it where its own copy of the form has it. */
const ROW_REACH = 1.35

/** `area`: of the table; captions stand left of the first column. */
export function tableAmounts(
  tokens: readonly FormToken[],
  area: Box,
  columns: readonly AmountColumn[],
  lines: readonly FormLine[],
): readonly CellAmount[] {
  const inside = tokensWithin(tokens, area)
  const edge = Math.min(...columns.map(({ left }) => left))
  const isCell = ({ amount, box }: FormToken): boolean => isAmount(amount) && centerOf(box) >= edge
  const placed = placeLines(
    inside.filter(token => !isCell(token) && token.box.left < edge),
    lines,
  )
  const amounts = inside.filter(isCell)
  return columns.flatMap(column => columnAmounts(amounts, column, placed))
}

/** Numbers of one or two digits without marks number lines and columns. */
const isAmount = (amount: Amount | null): boolean =>
  amount !== null && (amount.monetary || amount.value === 0 || Math.abs(amount.value) >= 100)

/** Each line takes the amount nearest to it in the column, each amount goes to one line. */
function columnAmounts(
  amounts: readonly FormToken[],
  { name, left, right }: AmountColumn,
  placed: readonly PlacedLine[],
): readonly CellAmount[] {
  const inColumn = amounts.filter(({ box }) => centerOf(box) >= left && centerOf(box) < right)
  const own = inColumn.filter(token => token.amount?.monetary === true || isAligned(token, inColumn))
  const pairs = own
    .flatMap(token => placed.map(line => ({ token, line, distance: distanceTo(line, token) })))
    .filter(
      ({ token, line, distance }) =>
        distance <= ROW_REACH * heightOf(token.box) &&
        token.y < line.until - heightOf(token.box) / 4 &&
        !isOfRowAbove(token, line),
    )
    .toSorted((a, b) => a.distance - b.distance)
  const used = new Set<FormToken | PlacedLine>()
  const near = pairs.flatMap(({ token, line, distance }) => {
    if (used.has(token) || used.has(line)) return []
    used.add(token).add(line)
    return [{ number: line.number, column: name, token, fit: line.fit * (1 - distance / (4 * heightOf(token.box))) }]
  })
  // Below the rows of a caption there may be room for the amount alone.
  const below = own.flatMap(token => {
    const line = placed.find(({ ys, until }) => token.y > ys.at(-1)! && token.y < until - heightOf(token.box) / 2)
    if (used.has(token) || line === undefined || used.has(line)) return []
    used.add(line)
    return [{ number: line.number, column: name, token, fit: line.fit / 2 }]
  })
  return [...near, ...below]
}

/** Amounts are typed on their row or below it: in a scan one well above the first row that was recognized is of a row that was not. */
const isOfRowAbove = ({ y, box, confidence }: FormToken, { ys }: PlacedLine): boolean =>
  confidence < 1 && ys[0]! - y > ABOVE * heightOf(box)
const ABOVE = 0.8

/** Points within which the right edges of right-aligned amounts lie. */
const ALIGNED = 7

/** A recognized bare number, "500", ends where the other amounts of its column do; half of a number that was cut does not. */
function isAligned({ box, confidence }: FormToken, column: readonly FormToken[]): boolean {
  // Words of a text layer are whole.
  if (confidence === 1) return true
  const others = column.filter(({ amount }) => amount?.monetary === true)
  const aligned = others.filter(other => Math.abs(other.box.right - box.right) < ALIGNED)
  return others.length < 2 || aligned.length * 2 >= others.length
}

const distanceTo = ({ ys }: PlacedLine, { y }: FormToken): number => Math.min(...ys.map(row => Math.abs(row - y)))

/** Columns between their printed headers "(a)" … : each reaches half way to its neighbors. `last`: right edge of the last one. */
export function headedColumns(
  tokens: readonly FormToken[],
  names: readonly string[],
  last: number,
): readonly AmountColumn[] {
  const headers = names.flatMap(name => {
    const written = (text: string) => tokens.find(token => token.text.toLowerCase() === text)
    // Recognition loses a parenthesis, or makes it a border.
    const head = written(`(${name})`) ?? written(`${name})`)
    return head === undefined ? [] : [{ name, center: centerOf(phraseFrom(head, tokens)) }]
  })
  return columnsAround(headers.length < 2 ? headers : evenly(headers, names), last)
}

/**
 * Four columns without headers, by the right edges of their amounts: the second and the last hold the most of them, and the columns are evenly
 * spaced. Empty: the amounts do not show it.
 */
export function columnsByAmounts(tokens: readonly FormToken[], names: readonly string[]): readonly AmountColumn[] {
  const edges = tokens.filter(({ amount }) => amount?.monetary === true).map(({ box }) => box.right)
  const groups: number[][] = []
  for (const edge of edges.toSorted((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group === undefined || edge - group[0]! > EDGE_REACH) groups.push([edge])
    else group.push(edge)
  }
  const [one, two] = groups.toSorted((a, b) => b.length - a.length).map(group => Math.max(...group))
  if (one === undefined || two === undefined) return []
  const [second, last] = [Math.min(one, two), Math.max(one, two)]
  const step = (last - second) / 2
  return names.map((name, index) => {
    const right = last - (names.length - 1 - index) * step
    return { name, left: right - step + EDGE_REACH / 2, right: right + EDGE_REACH / 2 }
  })
}

/** Points within which the right edges of the amounts of one column lie. */
const EDGE_REACH = 16

/** Columns whose header was not recognized stand between or beside the others at even distances. */
function evenly(
  found: readonly { readonly name: string; readonly center: number }[],
  names: readonly string[],
): readonly { readonly name: string; readonly center: number }[] {
  if (found.length === names.length) return found
  const placed = found.map(({ name, center }) => ({ at: names.indexOf(name), center }))
  const [first, last] = [placed[0]!, placed.at(-1)!]
  const step = (last.center - first.center) / (last.at - first.at)
  return names.map((name, at) => ({
    name,
    center: placed.find(known => known.at === at)?.center ?? first.center + step * (at - first.at),
  }))
}

/** The words of a column header that follow its letter on the same row. */
function phraseFrom(head: FormToken, tokens: readonly FormToken[]): Box {
  const behind = tokens
    .filter(token => onOneRow(token, head) && token.box.left > head.box.left)
    .toSorted((a, b) => a.box.left - b.box.left)
  let end = head
  for (const token of behind) {
    if (token.box.left - end.box.right > heightOf(head.box) || /^\([a-k]\)/.test(token.text)) break
    end = token
  }
  return { ...head.box, right: end.box.right }
}

/** Columns around centers that are known; each reaches half way to its neighbors. */
export function columnsAround(
  headers: readonly { readonly name: string; readonly center: number }[],
  last: number,
): readonly AmountColumn[] {
  const sorted = headers.toSorted((a, b) => a.center - b.center)
  return sorted.map(({ name, center }, index) => {
    const [before, after] = [sorted[index - 1]?.center, sorted[index + 1]?.center]
    const half =
      after === undefined ? (before === undefined ? last - center : (center - before) / 2) : (after - center) / 2
    return {
      name,
      left: before === undefined ? center - half : (before + center) / 2,
      right: after === undefined ? last : (center + after) / 2,
    }
  })
}
