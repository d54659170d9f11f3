/** Labels around address blocks: what a cell heads, which field it begins, and where a block ends. */
import { tailOf, type LabelToken } from '../../labels/tokens.ts'
import { textOf } from '../../layout/document-view.ts'
import { oncePer } from '../../layout/once-per.ts'
import { withWords, type PartyCell } from './cells.ts'
import {
  connectors,
  endOfBlock,
  fieldPhrases,
  isTitle,
  notQualifiers,
  qualifierPhrases,
  rolePhrases,
  strongRoles,
  type PartyField,
  type PartyRole,
} from '../../labels/party-words.ts'

export interface RoleLabel {
  /** In the order printed: "Bill to (Lessor)" has two. */
  readonly roles: readonly PartyRole[]
  readonly cell: PartyCell
  /** What follows the label in its own cell. */
  readonly rest: PartyCell | null
  readonly colon: boolean
}

/** What the cells of one page head; computed once per cell. */
export interface CellLabels {
  readonly roleOf: (cell: PartyCell) => RoleLabel | null
  /** A heading or a label of the form that is no part of an address: it ends the block above it. */
  readonly ends: (cell: PartyCell) => boolean
}

/** On recognized pages (`ocr`) a label that is its whole cell may hold misread letters. */
export function labelsOfCells(ocr = false): CellLabels {
  const roleOf = oncePer((cell: PartyCell) => roleIn(cell, false) ?? (ocr ? roleIn(cell, true) : null))
  return { roleOf, ends: cell => isFormLabel(cell) || roleOf(cell) !== null }
}

/** Words before the role at the end of a heading: "Equipment proposal for", "Authorized dealer", "2. Buyer". */
const maxQualifiers = 2

const sectionWords: ReadonlySet<string> = new Set(['section', 'part', 'step'])

/** Where the role of a heading begins: at its first word, or at its last words behind a number or words that qualify them. */
function roleStart(tokens: readonly LabelToken[]): number {
  const numbered = tokens.slice(0, 2).findIndex(({ token }) => /^\d{1,2}$/.test(token))
  // "2. Buyer", "Section 2: Seller".
  const article = tokens[0]?.token === 'the' ? 1 : 0
  const first = numbered === 1 && !sectionWords.has(tokens[0]!.token) ? article : Math.max(article, numbered + 1)
  for (let at = 1; at <= maxQualifiers && at < tokens.length; at++) {
    const [role] = rolePhrases.at(tokens, at)
    const end = at + (role?.tokens.length ?? 0)
    if (role === undefined || (end < tokens.length && !tokens[end - 1]!.closes) || tokens[at - 1]!.closes) continue
    // "Your Nordlift dealer"
    const qualified = role.tokens.length > 1 || (role.term === 'seller' && at > 1 && tokens[0]!.token === 'your')
    if (role.term !== 'other' && qualified && !notQualifiers.has(tokens[at - 1]!.token)) return at
  }
  return first
}

const doubtfulHeading = 0.6

/** The number one of the parties gave the other. */
export const isPartyNumber = (text: string): boolean => /^[#(]{0,2}(?:\p{Lu}{1,3}-?)?\d{2,10}\)?$/u.test(text)

/** The role a cell heads; null when it is no heading. Compared to the letter: a word misread as a role costs the name below it. */
function roleIn(cell: PartyCell, tolerant: boolean): RoleLabel | null {
  const { tokens } = cell
  const roles: PartyRole[] = []
  const begin = roleStart(tokens)
  let at = begin
  let strong = false
  let colon = false
  while (at < tokens.length && !colon) {
    const [role] = rolePhrases.at(tokens, at, tolerant)
    const extra = role ?? (roles.length > 0 ? qualifierPhrases.at(tokens, at)[0] : undefined)
    if (role !== undefined) {
      // "Sold to dealer 4418" heads one side.
      if (roles.length === 0 || role.term !== 'seller') roles.push(role.term)
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
  // "À :" heads an address, a lone letter does not.
  if (!colon && cell.text.replace(/[^\p{L}]/gu, '').length < 2) return null
  const closed = at >= tokens.length
  // One word alone is a misread heading only where recognition doubts it and a colon closes it: "Vendur:".
  const lone = tokens.length < 2 && !(colon && cell.words[0]!.confidence < doubtfulHeading)
  if (tolerant && (!closed || lone || isTitle(cell.text))) return null
  const last = tokens[at - 1]!
  const rest = closed ? [] : tailOf(cell.words, last, null)
  const restText = textOf(rest)
  // "VENDOR 10442" over its name: the number one of them gave the other.
  const numbered = isPartyNumber(restText)
  // "Customer no." is another label, "Seller agrees to …" a sentence.
  if (begin > 0 && !closed && !colon) return null
  if (!closed && !colon && !numbered && !(strong && /^[(\p{Lu}\d]/u.test(restText))) return null
  const label = withWords(cell, cell.words.slice(0, last.word + 1))
  const meaningful = /[\p{L}\p{N}]/u.test(restText.replace(/\bn\/?a\b/i, '')) && !numbered
  return { roles, cell: label, rest: meaningful ? withWords(cell, rest) : null, colon }
}

/** "Invoice no.", "Due date:", "Terms". */
function isFormLabel(cell: PartyCell): boolean {
  const { tokens } = cell
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
  return false
}

export interface LeadingField {
  readonly term: PartyField
  /** In tokens. */
  readonly length: number
  /** A colon follows. */
  readonly closed: boolean
}

/** The field of an address form a cell begins with, "Address:", "City:", "Name:", or is; null when it does neither. */
export function leadingField({ tokens }: PartyCell): LeadingField | null {
  for (const { term, tokens: words } of fieldPhrases.at(tokens, 0)) {
    const closed = tokens[words.length - 1]!.closes
    if (closed || words.length === tokens.length) return { term, length: words.length, closed }
  }
  return null
}

export const isFieldLabel = (cell: PartyCell): boolean => leadingField(cell) !== null
