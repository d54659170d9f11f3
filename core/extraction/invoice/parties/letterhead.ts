/** Who sends a document that does not say "Seller": letterheads, return lines, footers, names in running text. */
import { middleOf } from '../../../document/geometry.ts'
import { parseBlock } from './block.ts'
import { couldBeName, tidyName } from './name.ts'
import { isAmong, stackFrom, type PartyCell } from './cells.ts'
import type { CellLabels } from './labels.ts'
import { topShare, mailOf } from './sender-signs.ts'
import { isPrintedAgain, type PartyBlock, type PartySetting } from './mention.ts'
import { endsAsCompany, isTitle, payeePhrases, soundsLikeCompany, plainText } from '../../labels/party-words.ts'
import { kindOf, piecesOf } from './address.ts'
import type { InvoicePage } from '../../layout/document-view.ts'

/** Names in running text end at these. */
const nameStop =
  /\s+(?:until|and mail|and send|within|by|with|on|for|at|in full|bank|account|a\/c|iban|bic|ref|reference|please|abn|aba|swift|bis|jusqu|hasta|tot)\b.*$|[!?;|•].*$|(?<=\p{L}{3})\.\s.*$|,\s+(?!(?:inc|llc|ltd|lp|llp|corp|co|s\.?l|s\.?a|l\.l\.c|incorporated)\b).*$/iu

/** Address blocks nothing heads, in reading order. */
export function plainBlocks(
  cells: readonly PartyCell[],
  page: InvoicePage,
  cellLabels: CellLabels,
): readonly PartyBlock[] {
  const free = cells.filter(
    cell => !isTitle(cell.text) && !isNumberedTitle.test(cell.text) && !cellLabels.ends(cell) && !isPriced(cell, cells),
  )
  const hints = new Set(free.filter(cell => hintsAtAddress(cell.text)))
  const taken: PartyCell[] = []
  const blocks: PartyBlock[] = []
  for (const cell of free) {
    if (isAmong(cell, taken)) continue
    const stack = stackFrom(cell, taken.length === 0 ? free : free.filter(other => !isAmong(other, taken)), () => false)
    if (!stack.some(other => hints.has(other) || !free.includes(other))) continue
    const block = (own: readonly PartyCell[]): PartyBlock => ({
      label: null,
      cells: own,
      text: parseBlock(own.map(({ text }) => text)),
      place: 'apart',
    })
    const whole = block(stack)
    if (whole.text.address === null || (!whole.text.placed && !nearEdge(stack, page))) continue
    // What stands below the address begins another block.
    const last = Math.max(...whole.text.address.lines)
    const own = stack.slice(0, last + 1)
    taken.push(...own)
    const reachable = stack.some(({ text }) => contactMark.test(text))
    blocks.push({ ...(own.length === stack.length ? whole : block(own)), reachable })
  }
  return blocks
}

/** "Sales - Invoice SI-103882": a title with its number is no line of an address. */
const isNumberedTitle =
  /^(?:\p{L}+\s?[-–]?\s){0,2}(?:invoice|quotation|quote|order|credit (?:note|memo)|estimate|receipt)\s(?:no\.?\s|#\s?)?[A-Z]{0,4}-?\d[\d/-]{3,}$/iu

const amount = /^\W*(?:[A-Z]{3}\s)?[$€£₹]?\s?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}\W*(?:[€£]|[A-Z]{3})?$/

/** The label of an amount, right beside it: a line of an address has none. */
function isPriced(cell: PartyCell, cells: readonly PartyCell[]): boolean {
  const next = cells
    .filter(other => other.page === cell.page && other.line === cell.line && other.box.left > cell.box.right - 1)
    .reduce<PartyCell | null>((near, other) => (near === null || other.box.left < near.box.left ? other : near), null)
  return next !== null && amount.test(next.text)
}

/** Telephone, mail, tax and register numbers. */
const contactMark =
  /@|\bwww\.|\b(?:tel|ph|phone|fax|mob|mobile|tél|telefon|gstin|vat|tva|mwst|ust-?id\S*|siret|siren|kvk|btw|nif|cif|iban|abn|ein|hrb|p\.?\s?iva)\b(?:[\s.:-]*\b(?:no|nr|id|number|reg)\b)*[\s.:]*(?:[a-z]{2}\s)?\S*\d|\(?\d{3}\)?[-. ]+\d{3}[-. ]\d{4}/iu

/** A line in which a street or a place may stand: the rest need not be read. */
const hintsAtAddress = (text: string): boolean =>
  piecesOf([text]).some(({ kind }) => kind !== 'plain' && kind !== 'contact')

/** Addresses without a postal code are believed where letterheads and windows are, not among the lines. */
const nearEdge = ([first]: readonly PartyCell[], { page }: InvoicePage): boolean =>
  first!.box.top < 0.35 * page.height || first!.box.top > 0.85 * page.height

/** A name of its own, in running text or beside its label. */
export interface StatedName {
  readonly name: string
  readonly cell: PartyCell
  /** "For NAME" over a signature is weaker evidence than "Make checks payable to NAME". */
  readonly kind: 'payee' | 'signature'
}

/** Names after "Make checks payable to", "Kontoinhaber:", "Thank you for choosing", "For" over a signature. */
export function statedNames(cells: readonly PartyCell[]): readonly StatedName[] {
  return cells.flatMap((cell, index) => {
    const { tokens } = cell
    for (const { at, phrase, term } of tokens.flatMap(({ token }, at) =>
      (payeePhrases.get(token) ?? [])
        .filter(({ tokens: words }) => words.every((word, j) => tokens[at + j]?.token === word))
        .map(({ term, tokens: phrase }) => ({ at, phrase, term })),
    )) {
      if (term === 'signature' && at > 0) continue
      const last = tokens[at + phrase.length - 1]!
      const rest = cell.words
        .slice(last.word + 1)
        .map(word => word.text)
        .join(' ')
      const next = cells[index + 1]
      const text =
        rest === '' && next !== undefined && next.page === cell.page && next.box.top - cell.box.top < 2 * cell.size
          ? next.text
          : rest
      const name = tidyName(text.replace(/^[\s:,-]+/, '').replace(nameStop, ''))
      if (
        !/^[\p{Lu}\d]/u.test(name) ||
        !couldBeName(name) ||
        name.replace(/[^\p{L}]/gu, '').length < minName ||
        name.split(' ').length > 8
      )
        continue
      if (term === 'signature' && !soundsLikeCompany(name) && name !== name.toUpperCase()) continue
      return [{ name, cell, kind: term }]
    }
    return []
  })
}

/** Fewer letters behind "for" are what recognition leaves of a stamp. */
const minName = 3

export interface TitleName {
  readonly name: string
  readonly cell: PartyCell
  readonly score: number
}

/** The least a name at the head of the page must score to be the sender's. */
const minScore = 1.35

/** Names at the head of a page that stand in no address block, best first: large, a firm's, repeated below. */
export function headNames(
  cells: readonly PartyCell[],
  page: InvoicePage,
  setting: PartySetting,
  cellLabels: CellLabels,
): readonly TitleName[] {
  const ocr = page.page.source === 'ocr'
  const { em } = page.metrics
  return cells
    .filter(cell => cell.box.top < topShare * page.page.height)
    .flatMap((cell): TitleName[] => {
      const name = tidyName(cell.text)
      if (!couldBeName(name) || cellLabels.ends(cell) || /:/.test(cell.text) || kindOf(cell.text) !== 'plain') return []
      if (
        cell.words.some(word => isTitle(word.text)) &&
        !endsAsCompany(name) &&
        plainText(name)
          .split(' ')
          .some(token =>
            /^(?:invoice|quotation|receipt|rechnung|facture|factura|factuur|statement|order|bill|sale|agreement|page)$/.test(
              token,
            ),
          )
      )
        return []
      // Letters of a picture read as text are neither sure nor words.
      if (
        ocr &&
        (cell.words.some(word => word.confidence < 0.75) ||
          !cell.words.every(word => word.text.length > 1 || /^[&A-Z]$/.test(word.text)))
      )
        return []
      if (name.split(' ').length > 7 || /^\p{Ll}/u.test(name)) return []
      // Cells in a row of many head a table.
      const row = cells.filter(other => other.line === cell.line && other.page === cell.page)
      if (row.length > 3 && !(endsAsCompany(name) && cell.size > 1.25 * em && cell === row[0])) return []
      const under = cells.filter(
        other =>
          other.box.top > cell.box.top &&
          other.box.top - cell.box.bottom < 3 * Math.max(em, 0.6 * cell.size) &&
          Math.abs(other.box.left - cell.box.left) < 2 * em,
      )
      const first = cells.every(other => isTitle(other.text) || other.box.top > cell.box.top - 2 || other === cell)
      const mailed = setting.domains.some(mail => mailOf(name, mail))
      const reached = under.some(other => /@|www\.|\d{3}[-). ]+\d{3,4}/.test(other.text))
      // Being repeated is not enough: so are headings of columns and ways of paying.
      if (!first && !mailed && !reached && !endsAsCompany(name) && !soundsLikeCompany(name) && cell.size < 1.25 * em)
        return []
      const score =
        Math.min(2.2, cell.size / em) +
        (endsAsCompany(name) ? 1 : soundsLikeCompany(name) ? 0.6 : 0) +
        (isPrintedAgain(setting, name, [cell]) ? 0.8 : 0) +
        (mailed ? 0.8 : 0) +
        (reached ? 0.5 : 0) +
        (cell.words.some(word => word.bold) ? 0.2 : 0) +
        (first ? 0.4 : 0) -
        (middleOf(cell.box) / page.page.height) * 2
      return score >= minScore ? [{ name, cell, score }] : []
    })
    .toSorted((a, b) => b.score - a.score)
}

const publicProvider =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|aol|icloud|gmx|web|t-online|orange|free|wanadoo|rediffmail|live|msn|comcast|ziggo|kpnmail|libero|telefonica|bit)$/

/** Domains of mail and web addresses on the pages without their endings; the box at a public provider instead of the provider. */
export function domainsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap(text =>
    [
      ...text.matchAll(/(?:([\p{L}\d._-]+)@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}/giu),
    ].flatMap(match => {
      const domain = match[2]!.split('.').at(-1)!.toLowerCase()
      if (!publicProvider.test(domain)) return [domain]
      const box = match[1]?.toLowerCase().replace(/\d+$/, '') ?? ''
      return box.length > 4 ? [box] : []
    }),
  )
}
