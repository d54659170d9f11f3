/**
 * Lines whose number is printed a second time at the box for the amount: most of every form. The number beside the box is the key; the number
 * and the caption at the left of the row confirm it.
 */
import { heightOf, medianOf, widthOf } from '../../document/geometry.ts'
import { onOneRow, type FormToken } from './page-view.ts'
import type { FormLine } from '../../vocabulary/tax-lines.ts'

/** An amount with the number of its line. */
export interface BoxedAmount {
  readonly number: string
  readonly token: FormToken
  /** The number at the left of the row is the same, or the row continues a line of that number. */
  readonly confirmed: boolean
}

/**
 * Distances between what belongs together, points.
 * - `caption`: A number at the left and the caption behind it are not further apart.
 * - `gap`: Between the end of a caption and the number at the box is at least this.
 * - `sameColumn`: Numbers at boxes below one another are centered on one line.
 * - `row`: An amount stands at most this far above or below the number at its box: software types it where its own copy of the form has it.
 */
const reach = { caption: 30, gap: 3, sameColumn: 8, row: 10.5 } as const

const numberShape = /^\d{1,2}[a-z]?(?:\(\d\))?$/
/** Words before a number in a sentence that names lines. */
const naming =
  /^(?:lines?|and|or|through|form|forms|part|section|column|columns|page|than|to|from|rev\.?|item|box|boxes)$/i

/** What a token of a row is. */
type Role = 'left' | 'box' | 'amount' | 'text'

interface Placed {
  readonly token: FormToken
  readonly role: Role
}

/** Amounts of a section with the numbers of their boxes. `lines`: those the section has in this year. */
export function boxedAmounts(tokens: readonly FormToken[], lines: readonly FormLine[]): readonly BoxedAmount[] {
  const numbers = new Set(lines.map(({ number }) => number))
  const placed = rolesOf(tokens)
  const boxes = boxColumns(placed, numbers).filter(box => !isContradicted(box, placed, numbers))
  const candidates = placed
    .filter(({ token, role }) => role === 'amount' || (role === 'text' && token.amount?.monetary === true))
    .flatMap(({ token }) => boxes.flatMap(box => pairOf(box, token, tokens)))
    .toSorted((a, b) => a.distance - b.distance)
  const used = new Set<FormToken>()
  const found: BoxedAmount[] = []
  for (const { box, amount } of candidates) {
    if (used.has(box) || used.has(amount)) continue
    used.add(box).add(amount)
    found.push({ number: numberIn(box), token: amount, confirmed: isConfirmed(box, placed) })
  }
  return found.filter(({ number, confirmed }) => numbers.has(number) || confirmed)
}

/** Whether the row of a box begins with the number of another line: one of the two is misread. */
function isContradicted(box: FormToken, placed: readonly Placed[], numbers: ReadonlySet<string>): boolean {
  const before = placed
    .filter(({ token, role }) => role === 'left' && onOneRow(token, box) && token.box.right < box.box.left)
    .toSorted((a, b) => b.token.box.left - a.token.box.left)[0]?.token.text
  return (
    before !== undefined &&
    !isConfirmed(box, placed) &&
    numbers.has(before) &&
    Number.parseInt(before, 10) !== Number.parseInt(numberIn(box), 10)
  )
}

/** The number of a box as printed: OCR takes a 1 for letters like it. */
const numberIn = ({ text }: FormToken): string => text.toLowerCase().replace(/^[li|!](?=[a-c]?$)/, '1')

/** Middles of words of one row differ by less than this share of the usual height of a word. */
const ROW_SHARE = 0.55

/** Rows of tokens, each from left to right. */
export function rowsOf(tokens: readonly FormToken[]): readonly (readonly FormToken[])[] {
  if (tokens.length === 0) return []
  const reach = ROW_SHARE * medianOf(tokens.map(({ box }) => heightOf(box)))
  const rows: { y: number; readonly tokens: FormToken[] }[] = []
  for (const token of tokens.toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast(({ y }) => token.y - y <= reach)
    if (row === undefined) rows.push({ y: token.y, tokens: [token] })
    else {
      row.tokens.push(token)
      // A row leans on its first words: what is set a little lower must not pull it down to the next row.
      row.y += (token.y - row.y) / (row.tokens.length + 2)
    }
  }
  return rows.map(({ tokens: row }) => row.toSorted((a, b) => a.box.left - b.box.left))
}

const rolesOf = (tokens: readonly FormToken[]): readonly Placed[] => rowsOf(tokens).flatMap(rolesInRow)

function rolesInRow(row: readonly FormToken[]): readonly Placed[] {
  const roles: Role[] = []
  for (const [index, token] of row.entries()) {
    const [before, after] = [row[index - 1], row[index + 1]]
    const roleBefore = roles[index - 1]
    roles.push(roleOf(token, { before, after, roleBefore }))
  }
  return row.map((token, index) => ({ token, role: roles[index]! }))
}

interface Around {
  readonly before: FormToken | undefined
  readonly after: FormToken | undefined
  readonly roleBefore: Role | undefined
}

function roleOf(token: FormToken, { before, after, roleBefore }: Around): Role {
  const text = numberIn(token)
  const leadsText =
    after !== undefined && /^[a-z"(]{1,}[a-z]/i.test(after.text) && after.box.left - token.box.right < reach.caption
  const gap = before === undefined ? Infinity : token.box.left - before.box.right
  if (!numberShape.test(text))
    return token.amount === null ? 'text' : roleBefore === 'box' || gap > reach.gap ? 'amount' : 'text'
  if (before !== undefined && roleBefore === 'text' && naming.test(before.text)) return 'text'
  if (leadsText) return roleBefore === 'text' && gap < 2 * reach.gap ? 'text' : 'left'
  if (after?.amount?.monetary === true && gap >= reach.gap) return 'box'
  if (roleBefore === 'box' && token.amount !== null) return 'amount'
  return gap >= reach.gap ? 'box' : 'text'
}

/** Numbers at boxes: below one another in a column, or named by the form's lines. */
function boxColumns(placed: readonly Placed[], numbers: ReadonlySet<string>): readonly FormToken[] {
  const candidates = placed.filter(({ role }) => role === 'box').map(({ token }) => token)
  const centerOf = ({ box }: FormToken): number => (box.left + box.right) / 2
  return candidates.filter(token => {
    const column = candidates.filter(other => Math.abs(centerOf(other) - centerOf(token)) <= reach.sameColumn)
    return column.length > 1 || numbers.has(numberIn(token))
  })
}

interface Pair {
  readonly box: FormToken
  readonly amount: FormToken
  readonly distance: number
}

/** A box and an amount right of it, with nothing but marks between. */
function pairOf(box: FormToken, amount: FormToken, tokens: readonly FormToken[]): readonly Pair[] {
  if (box === amount || amount.box.left < box.box.right - 1) return []
  const rise = Math.abs(amount.y - box.y)
  if (rise > reach.row) return []
  // A bare number of one or two digits may be the number of another line: it has to stand on the row itself.
  if (/^\d{1,2}$/.test(amount.text) && !onOneRow(box, amount)) return []
  // Below or above its row an amount stands alone: words on its own row belong to another line.
  if (!onOneRow(box, amount) && isCaptioned(amount, box, tokens)) return []
  const between = tokens.some(
    token =>
      token !== box &&
      token !== amount &&
      (onOneRow(token, amount) || onOneRow(token, box)) &&
      token.box.left >= box.box.right - 1 &&
      token.box.right <= amount.box.left + 1 &&
      widthOf(token.box) > 0,
  )
  return between ? [] : [{ box, amount, distance: rise + (amount.box.left - box.box.right) / 100 }]
}

/** Whether words stand left of an amount on its own row, with no other number between: they are the caption of another line. */
function isCaptioned(amount: FormToken, box: FormToken, tokens: readonly FormToken[]): boolean {
  const row = tokens
    .filter(token => onOneRow(token, amount) && !onOneRow(token, box) && token.box.right < box.box.left)
    .toSorted((a, b) => b.box.left - a.box.left)
  const words = row.findIndex(({ text }) => /[a-z]{3}/i.test(text))
  return words !== -1 && !row.slice(0, words).some(({ text }) => numberShape.test(text))
}

/** Whether the number at the left of the box's row, or its letter, is that of the box. */
function isConfirmed(box: FormToken, placed: readonly Placed[]): boolean {
  const number = numberIn(box)
  const letter = /[a-z]$/.exec(number)?.[0]
  return placed.some(
    ({ token, role }) =>
      (role === 'left' || role === 'text') &&
      onOneRow(token, box) &&
      token.box.right < box.box.left &&
      (token.text.toLowerCase() === number || (letter !== undefined && token.text.toLowerCase() === letter)),
  )
}
