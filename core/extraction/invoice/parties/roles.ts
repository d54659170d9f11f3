/** Headings and labels of address blocks: which cell says "Bill to", and where its block begins. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { InvoicePage } from '../../layout/document-view.ts'
import { blockFrom, type PartyBlock } from './mention.ts'
import { cellsInRow, firstBelow, stackFrom, withWords, type PartyCell } from './cells.ts'
import { headOf, tailOf } from '../../labels/tokens.ts'
import { formRows } from './form-rows.ts'
import { isFieldLabel, leadingField, type CellLabels, type RoleLabel } from './labels.ts'
import { plainText, rolePhrases } from '../../labels/party-words.ts'

/** Lines under a label may follow with the air of a form, in heights of the type. */
const formPitch = 3

/** The page a label stands on, with what heads and ends its blocks. */
interface BlockContext {
  readonly page: InvoicePage
  readonly headings: ReadonlySet<PartyCell>
  readonly cellLabels: CellLabels
}

/** The block a label heads: of what stands behind, beside and below it, what reads most like a party. */
function blockOf(
  label: RoleLabel,
  cells: readonly PartyCell[],
  { page, headings, cellLabels }: BlockContext,
): PartyBlock | null {
  const ends = (cell: PartyCell): boolean => headings.has(cell) || isAnswer(cell) || cellLabels.ends(cell)
  // What stands beside another heading is that one's.
  const isAnswer = ({ line, box }: PartyCell): boolean => {
    const left = cells.findLast(other => other.line === line && other.box.right <= box.left + 1)
    return left !== undefined && headings.has(left) && line !== label.cell.line
  }
  const candidates: PartyBlock[] = []
  const add = (own: readonly PartyCell[], place: PartyBlock['place']): void => {
    if (own.length > 0) candidates.push(blockFrom(label, own, place))
  }
  const { cell, rest } = label
  const right = cellsInRow(cell, cells).find(
    ({ box }) => box.left >= cell.box.right - 1 && box.left - cell.box.right < 16 * cell.size,
  )
  const answers = right !== undefined && !ends(right) && !isFieldLabel(right) && !right.text.endsWith(':')
  const beside = rest ?? (answers ? right : null)
  if (beside !== null) {
    add(stackFrom(beside, cells, ends, formPitch), 'beside')
    // The value begins behind the label, its further lines or fields stand under the label.
    const isOther = (other: PartyCell): boolean => ends(other) || (rest === null && !isFieldLabel(other))
    add([beside, ...formRows(stackFrom(cell, cells, isOther, formPitch).slice(1), cells, ends)], 'beside')
  }
  if (rest === null) {
    const below = firstBelow(cell, cells, page)
    if (below !== null && sameParty.test(below.text)) return null
    if (below !== null && !ends(below)) add(formRows(stackFrom(below, cells, ends, formPitch), cells, ends), 'below')
  }
  const scoreOf = ({ text, place }: PartyBlock): number =>
    (text.name === null ? 0 : 2) +
    (text.address === null ? 0 : text.complete ? 3 : 1.5) +
    (place === 'beside' ? (label.colon ? 0.8 : 0) : 0.4) -
    (text.doubtfulName ? 0.2 : 0)
  const best = candidates
    .filter(({ text }) => text.name !== null || text.address !== null)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  return best ?? null
}

/** All blocks a page's labels head. */
export function labeledBlocks(
  cells: readonly PartyCell[],
  page: InvoicePage,
  cellLabels: CellLabels,
): { readonly blocks: readonly PartyBlock[]; readonly labels: readonly RoleLabel[] } {
  const labels: RoleLabel[] = []
  const headings = new Set<PartyCell>()
  // The value of a label stands beside it; beside a heading stand only others.
  const isAlone = (head: PartyCell): boolean =>
    cellsInRow(head, cells).every(other => other.box.left <= head.box.left || cellLabels.roleOf(other)?.rest === null)
  for (const cell of cells) {
    const read = cellLabels.roleOf(cell) ?? namedSeller(cell, cells, cellLabels)
    const paid = read !== null && isBareTo(read) && onSlip(cell, cells)
    const head = labels.find(({ cell: above, rest }) => rest === null && isUnder(cell, above) && isAlone(above))
    // "Agency" over a name under "Seller" is a field of that form.
    const label = paid
      ? { ...read, roles: ['remit' as const] }
      : read !== null && head !== undefined
        ? { ...read, roles: head.roles }
        : read
    if (label === null) continue
    labels.push(label)
    headings.add(cell)
  }
  return {
    labels,
    blocks: labels.flatMap(
      label =>
        blockOf(
          label,
          cells.filter(cell => !samePlace(cell, label)),
          { page, headings, cellLabels },
        ) ?? [],
    ),
  }
}

/** "Bobcat Dealer" beside "Ship to" and "Bill to": in a row of headings the word before the role qualifies it. */
function namedSeller(cell: PartyCell, cells: readonly PartyCell[], { roleOf }: CellLabels): RoleLabel | null {
  const [role] = cell.tokens.length === 2 ? rolePhrases.at(cell.tokens, 1) : []
  const isInHeadings = cellsInRow(cell, cells).some(other => roleOf(other)?.rest === null)
  return role?.term === 'seller' && isInHeadings ? { roles: ['seller'], cell, rest: null, colon: false } : null
}

/** "Same as consignee": nobody new is named. */
const sameParty = phrasePattern(vocabulary.sameParty, 'whole')
const slipTitle = phrasePattern(vocabulary.slipTitles, 'start')
const isBareTo = ({ cell }: RoleLabel): boolean => plainText(cell.text) === 'to'

/** The head of a slip that goes back with the payment stands so many heights of the type above its "To". */
const slipReach = 7

/** "To: NAME" under "Payment advice" is who is paid, and not who the document is for. */
const onSlip = (to: PartyCell, cells: readonly PartyCell[]): boolean =>
  cells.some(
    ({ box, text }) =>
      box.bottom <= to.box.top + 1 &&
      to.box.top - box.bottom < slipReach * to.size &&
      Math.abs(box.left - to.box.left) < 3 * to.size &&
      slipTitle.test(text),
  )

const isUnder = (cell: PartyCell, head: PartyCell): boolean =>
  Math.abs(cell.box.left - head.box.left) < 2 * head.size &&
  cell.box.top > head.box.top &&
  cell.box.top - head.box.bottom < 3 * head.size

/**
 * Blocks of forms that name a person without saying which: "Name: …" over "Address: …" outside of every headed block.
 * Whoever fills in such a form buys.
 */
export function namedForms(
  cells: readonly PartyCell[],
  page: InvoicePage,
  cellLabels: CellLabels,
): readonly PartyBlock[] {
  return cells.flatMap(cell => {
    const field = leadingField(cell)
    if (field?.term !== 'name' || !field.closed) return []
    const rest = cell.tokens.length > field.length ? tailOf(cell.words, cell.tokens[field.length - 1]!, null) : []
    const label = {
      roles: ['buyer' as const],
      cell: withWords(cell, headOf(cell.words, cell.tokens[0]!, cell.tokens[field.length - 1]!)),
      rest: rest.length === 0 ? null : withWords(cell, rest),
      colon: true,
    }
    return (
      blockOf(
        label,
        cells.filter(other => other !== cell),
        { page, headings: new Set([cell]), cellLabels },
      ) ?? []
    )
  })
}

/** The cell a label was taken from: its own block never holds it. */
const samePlace = (cell: PartyCell, { cell: label }: RoleLabel): boolean =>
  cell.line === label.line && Math.abs(cell.box.left - label.box.left) < 0.5
