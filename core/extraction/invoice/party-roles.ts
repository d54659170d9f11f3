/** Headings and labels of address blocks: which cell says "Bill to", and where its block begins. */
import { verticalOverlap } from '../../document/geometry.ts'
import type { InvoicePage } from './invoice-view.ts'
import { cellOf } from './invoice-view.ts'
import { labelTokens, sameToken, tailOf, type LabelToken } from './label-tokens.ts'
import { plainLabel } from './labelled-values.ts'
import { readBlock, type BlockText } from './party-block.ts'
import { firstBelow, stackFrom, type PartyCell } from './party-cells.ts'
import {
  connectors,
  endOfBlock,
  fieldPhrases,
  qualifierPhrases,
  rolePhrases,
  strongRoles,
  type PartyRole,
} from './party-words.ts'

export interface RoleLabel {
  /** In the order printed: "Bill to (Lessor)" has two. */
  readonly roles: readonly PartyRole[]
  readonly cell: PartyCell
  /** What follows the label in its own cell. */
  readonly rest: PartyCell | null
  readonly colon: boolean
}

/** A block with its text and what it is headed with. */
export interface PartyBlock {
  readonly label: RoleLabel | null
  readonly cells: readonly PartyCell[]
  readonly text: BlockText
  readonly place: 'beside' | 'below' | 'apart'
}

/** Lines under a label follow as in any block, or with the air of a form: the wider is tried where the other finds no address. */
const leadings = [2.15, 3] as const
/** So many cells beside one another head a table, not address blocks. */
const mostHeadings = 5

const isPhraseAt = (tokens: readonly LabelToken[], at: number, words: readonly string[], ocr: boolean): boolean =>
  words.every((word, i) => tokens[at + i] !== undefined && sameToken(tokens[at + i]!.token, word, ocr))

/** The role a cell heads; null when it is no heading. */
export function roleOf(cell: PartyCell, ocr: boolean): RoleLabel | null {
  const tokens = labelTokens(cell.words.map(word => word.text))
  const roles: PartyRole[] = []
  let at = 0
  let strong = false
  let colon = false
  while (at < tokens.length && !colon) {
    const role = rolePhrases.find(({ tokens: words }) => isPhraseAt(tokens, at, words, ocr))
    const extra =
      role ??
      (roles.length > 0 ? qualifierPhrases.find(({ tokens: words }) => isPhraseAt(tokens, at, words, ocr)) : undefined)
    if (role !== undefined) {
      roles.push(role.term)
      strong ||= strongRoles.has(role.tokens.join(' '))
    }
    const length = extra?.tokens.length ?? (roles.length > 0 && connectors.has(tokens[at]!.token) ? 1 : 0)
    if (length === 0) break
    at += length
    const last = tokens[at - 1]!
    colon = /^\W{0,2}:/.test(
      `${cell.words[last.word]!.text.slice(last.end)}${cell.words[last.word + 1]?.text.startsWith(':') === true ? ':' : ''}`,
    )
  }
  if (roles.length === 0) return null
  const closed = at >= tokens.length
  const last = tokens[at - 1]!
  const rest = closed ? [] : tailOf(cell.words, last, null)
  const restText = rest.map(word => word.text).join(' ')
  // "Customer no." is another label, "Seller agrees to …" a sentence.
  if (
    !closed &&
    !colon &&
    !(
      strong &&
      /^[(\p{Lu}\d]/u.test(restText) &&
      !/^(?:no|number|#|id|code|date|tax|phone|fax|contact|ref|po|p\.o)\b/i.test(restText)
    )
  )
    return null
  if (!closed && /^\(.*\)\W*$/.test(restText)) return { roles, cell, rest: null, colon }
  const label = sizedLike(cell, cell.words.slice(0, last.word + 1))
  const meaningful = /[\p{L}\p{N}]/u.test(restText.replace(/\bn\/?a\b/i, ''))
  return { roles, cell: label, rest: meaningful ? sizedLike(cell, rest) : null, colon }
}

const sizedLike = (cell: PartyCell, words: PartyCell['words']): PartyCell => ({
  ...cellOf(words, cell.page, cell.line),
  size: cell.size,
})

/** A label of the form that is no part of an address: it ends the block above it. */
export function endsBlock(cell: PartyCell, ocr: boolean): boolean {
  const tokens = labelTokens(cell.words.map(word => word.text))
  for (let length = Math.min(4, tokens.length); length > 0; length--) {
    const phrase = tokens
      .slice(0, length)
      .map(({ token }) => token)
      .join(' ')
    // "Lot No. 4, Mill Road, …" is an address, "Lot no. 4" a label.
    if (endOfBlock.has(phrase))
      return (
        length === tokens.length ||
        tokens[length - 1]!.closes ||
        (tokens.length <= 5 && !cell.text.includes(',') && /^(?:#|no|nr|n|number|date|id)$/.test(tokens[length]!.token))
      )
  }
  return roleOf(cell, ocr) !== null
}

/** The cell begins with a field of an address form: "Address:", "City:", "Name:". */
function isFieldLabel(cell: PartyCell): boolean {
  const tokens = labelTokens(cell.words.map(word => word.text))
  return fieldPhrases.some(({ tokens: words }) => {
    if (!words.every((word, i) => tokens[i]?.token === word)) return false
    return tokens[words.length - 1]!.closes || words.length === tokens.length
  })
}

/** The block a label heads: of what stands behind, beside and below it, what reads most like a party. */
export function blockOf(
  label: RoleLabel,
  cells: readonly PartyCell[],
  page: InvoicePage,
  heads: ReadonlySet<PartyCell>,
): PartyBlock | null {
  const ocr = page.page.source === 'ocr'
  const ends = (cell: PartyCell): boolean =>
    heads.has(cell) || (endsBlock(cell, ocr) && !(isFieldLabel(cell) && isUnder(cell, label.cell)))
  const candidates: PartyBlock[] = []
  const add = (own: readonly PartyCell[], place: PartyBlock['place']): void => {
    if (own.length > 0) candidates.push({ label, cells: own, text: readBlock(own.map(cell => cell.text)), place })
  }
  const { cell, rest } = label
  const right = cells
    .filter(
      other =>
        other.page === cell.page &&
        other.box.left >= cell.box.right - 1 &&
        verticalOverlap(other.box, cell.box) > 0.5 * Math.min(cell.size, other.size) &&
        other.box.left - cell.box.right < 16 * cell.size,
    )
    .toSorted((a, b) => a.box.left - b.box.left)[0]
  if (rest !== null) {
    for (const leading of leadings) add(stackFrom(rest, cells, ends, leading), 'beside')
    add(withFields(label, [rest], cells, ends), 'beside')
    // The value begins behind the label, its further lines stand under the label.
    add([rest, ...stackFrom(label.cell, cells, ends).slice(1)], 'beside')
  } else {
    if (right !== undefined && !ends(right) && !isFieldLabel(right) && (label.colon || !heads.has(right))) {
      for (const leading of leadings) add(stackFrom(right, cells, ends, leading), 'beside')
      add(withFields(label, [right], cells, ends), 'beside')
    }
    const below = firstBelow(cell, cells, page, other => other.line === cell.line)
    if (below !== null && !ends(below)) {
      for (const leading of leadings) add(formRows(stackFrom(below, cells, ends, leading), cells, ends), 'below')
    }
  }
  const worth = ({ text, place }: PartyBlock): number =>
    (text.name === null ? 0 : 2) +
    (text.address === null ? 0 : text.complete ? 3 : 1.5) +
    (place === 'beside' ? (label.colon ? 0.8 : 0) : 0.4) -
    (text.doubtfulName ? 0.2 : 0)
  const best = candidates
    .filter(({ text }) => text.name !== null || text.address !== null)
    .toSorted((a, b) => worth(b) - worth(a))[0]
  return best ?? null
}

/** The rows of a form under a label: "Buyer: X" over "Address: Y", "City/State/ZIP: Z" at the label's own edge. */
function withFields(
  label: RoleLabel,
  own: readonly PartyCell[],
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
): readonly PartyCell[] {
  const column = stackFrom(label.cell, looser(label.cell, cells), cell => ends(cell) || !isFieldLabel(cell)).slice(1)
  return column.length === 0 ? own : [...own.slice(0, 1), ...formRows(column, cells, ends)]
}

/** Cells at one left edge, whatever stands between them, as if lines were set close: rows of forms have air. */
function looser(first: PartyCell, cells: readonly PartyCell[]): readonly PartyCell[] {
  return cells
    .filter(cell => Math.abs(cell.box.left - first.box.left) < first.size && cell.box.top > first.box.top)
    .filter(cell => cell.page === first.page)
    .map(cell => ({ ...cell, size: Math.max(cell.size, 1.3 * first.size) }))
}

/** Label cells of a stack joined with their values on the right, so that each line reads "Address: Y". */
function formRows(
  stack: readonly PartyCell[],
  cells: readonly PartyCell[],
  ends: (cell: PartyCell) => boolean,
): readonly PartyCell[] {
  if (!stack.some(isFieldLabel)) return stack
  return stack.map(cell => {
    if (!isFieldLabel(cell)) return cell
    const row: PartyCell[] = [cell]
    const beside = cells
      .filter(
        other =>
          other.page === cell.page &&
          other.box.left > cell.box.right - 1 &&
          verticalOverlap(other.box, cell.box) > 0.5 * Math.min(cell.size, other.size),
      )
      .toSorted((a, b) => a.box.left - b.box.left)
    for (const other of beside) {
      if (other.box.left - row.at(-1)!.box.right > 14 * cell.size || ends(other) || sameLabel(other, cell)) break
      row.push(other)
    }
    if (row.length === 1) return cell
    const colon = /:\s*$/.test(cell.text)
    const [head, ...others] = row
    const words = [
      ...head!.words.slice(0, -1),
      colon ? head!.words.at(-1)! : { ...head!.words.at(-1)!, text: closedLabel(head!) },
      ...others.flatMap(other => other.words),
    ]
    return sizedLike(cell, words)
  })
}

/** The same field again in a row is another party's. */
const sameLabel = (a: PartyCell, b: PartyCell): boolean => {
  const [x, y] = [a, b].map(cell => plainLabel(cell.text.split(':')[0]!))
  return x === y && isFieldLabel(a)
}

/** The last word of a label that is a whole cell, with the colon it does without. */
const closedLabel = (cell: PartyCell): string => {
  const text = cell.words.at(-1)!.text
  const tokens = labelTokens(cell.words.map(word => word.text))
  const whole = fieldPhrases.some(
    ({ tokens: words }) => words.length === tokens.length && words.every((word, i) => tokens[i]!.token === word),
  )
  return whole ? `${text}:` : text
}

/** All blocks a page's labels head. */
export function labelledBlocks(
  cells: readonly PartyCell[],
  page: InvoicePage,
): { readonly blocks: readonly PartyBlock[]; readonly labels: readonly RoleLabel[] } {
  const ocr = page.page.source === 'ocr'
  const labels: RoleLabel[] = []
  const heads = new Set<PartyCell>()
  for (const cell of cells) {
    const label = roleOf(cell, ocr)
    if (label === null || (!label.colon && label.rest === null && !isStrong(cell) && inTableHead(cell, cells, ocr)))
      continue
    // "Dealer name:" under the heading "Purchasing dealer" is a field of it.
    if (isFieldLabel(cell) && labels.some(({ cell: head, rest }) => rest === null && isUnder(cell, head))) continue
    labels.push(label)
    heads.add(cell)
  }
  return {
    labels,
    blocks: labels.flatMap(
      label =>
        blockOf(
          label,
          cells.filter(cell => !samePlace(cell, label)),
          page,
          heads,
        ) ?? [],
    ),
  }
}

const isStrong = (cell: PartyCell): boolean =>
  strongRoles.has(
    labelTokens([cell.text])
      .map(({ token }) => token)
      .join(' '),
  )

const inTableHead = (cell: PartyCell, cells: readonly PartyCell[], ocr: boolean): boolean => {
  const row = cells.filter(
    other => other.page === cell.page && verticalOverlap(other.box, cell.box) > 0.5 * Math.min(other.size, cell.size),
  )
  return (
    row.length >= mostHeadings &&
    row.filter(other => roleOf(other, ocr)?.roles.some(role => role !== 'other') === true).length < 2
  )
}

const isUnder = (cell: PartyCell, head: PartyCell): boolean =>
  cell.page === head.page &&
  Math.abs(cell.box.left - head.box.left) < 2 * head.size &&
  cell.box.top > head.box.top &&
  cell.box.top - head.box.bottom < 3 * head.size

/** The cell a label was taken from: its own block never holds it. */
const samePlace = (cell: PartyCell, { cell: label }: RoleLabel): boolean =>
  cell.page === label.page && cell.line === label.line && Math.abs(cell.box.left - label.box.left) < 0.5
