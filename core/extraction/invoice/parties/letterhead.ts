/** Who sends a document that does not say "Seller": letterheads, return lines, footers, names in running text. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phraseChoices } from '../../../vocabulary/phrase-pattern.ts'
import { middleOf } from '../../../document/geometry.ts'
import { parseBlock } from './block.ts'
import { couldBeName, tidyName } from './name.ts'
import { isAmong, stackFrom, type PartyCell } from './cells.ts'
import type { CellLabels } from './labels.ts'
import { blockFrom, mentionOfName, topShare, type Mention, type PartyBlock } from './mention.ts'
import { endsAsCompany, isCompanyEnding, isTitle, payeePhrases, soundsLikeCompany } from '../../labels/party-words.ts'
import { kindOf, piecesOf } from './address.ts'
import { textOf, type InvoicePage } from '../../layout/document-view.ts'

/** Names in running text end at these words, at the end of the sentence, or at a comma that no form of firms follows. */
const nameStop = new RegExp(
  String.raw`\s+${phraseChoices(vocabulary.nameStops)}(?!\p{L}).*$|[!?;|•].*$|(?<=\p{L}{3})\.\s.*$`,
  'iu',
)
const withoutRest = (text: string): string => {
  const name = text.replace(nameStop, '')
  const comma = [...name.matchAll(/,\s+/g)].find(match => !isCompanyEnding(name.slice(match.index + 1)))
  return comma === undefined ? name : name.slice(0, comma.index)
}

/** Address blocks nothing heads, in reading order. */
export function plainBlocks(
  cells: readonly PartyCell[],
  page: InvoicePage,
  cellLabels: CellLabels,
): readonly PartyBlock[] {
  const free = cells.filter(cell => !isTitle(cell.text) && !cellLabels.ends(cell))
  const hints = new Set(free.filter(cell => hintsAtAddress(cell.text)))
  const taken: PartyCell[] = []
  const blocks: PartyBlock[] = []
  for (const cell of free) {
    if (isAmong(cell, taken)) continue
    const stack = stackFrom(cell, taken.length === 0 ? free : free.filter(other => !isAmong(other, taken)), () => false)
    if (!stack.some(other => hints.has(other) || !free.includes(other))) continue
    const whole = blockFrom(null, isReturnLine(stack) ? stack.slice(0, 1) : stack, 'apart')
    if (whole.text.address === null || (!whole.text.placed && !nearEdge(stack, page))) continue
    // What stands below the address begins another block.
    const last = Math.max(...whole.text.address.lines)
    const own = whole.cells.slice(0, last + 1)
    taken.push(...own)
    const reachable = whole.cells.some(({ text }) => contactMark.test(text))
    blocks.push({ ...(own.length === whole.cells.length ? whole : blockFrom(null, own, 'apart')), reachable })
  }
  return blocks
}

const isWhole = ({ complete, name }: PartyBlock['text']): boolean => complete && name !== null
/** A sender's name and address in one line over the window of an envelope, whose address stands under it. */
const isReturnLine = ([first, ...rest]: readonly PartyCell[]): boolean =>
  rest.length > 1 && isWhole(parseBlock([first!.text])) && isWhole(parseBlock(rest.map(({ text }) => text)))

/** Telephone, mail, tax and register numbers. */
const contactMark = new RegExp(
  String.raw`@|\bwww\.|(?<!\p{L})${phraseChoices(vocabulary.contactWords)}(?!\p{L})(?:[\s.:-]*\p{L}{1,6})?[\s.:]*\S*\d|\(?\d{3}\)?[-. ]+\d{3}[-. ]\d{4}`,
  'iu',
)

/** A line in which a street or a place may stand: the rest need not be read. */
const hintsAtAddress = (text: string): boolean =>
  piecesOf([text]).some(({ kind }) => kind !== 'plain' && kind !== 'contact')

/** Addresses without a postal code are believed where letterheads and windows are, not among the lines. */
const nearEdge = ([first]: readonly PartyCell[], { page }: InvoicePage): boolean =>
  first!.box.top < 0.35 * page.height || first!.box.top > 0.85 * page.height

/** Names after "Make checks payable to", "Kontoinhaber:", "Thank you for choosing", and with less weight "For" over a signature. */
export function statedNames(cells: readonly PartyCell[]): readonly Mention[] {
  return cells.flatMap((cell, index) => {
    const { tokens } = cell
    for (const { at, phrase, term } of tokens.flatMap((_, at) =>
      payeePhrases.at(tokens, at).map(({ term, tokens: phrase }) => ({ at, phrase, term })),
    )) {
      if (term === 'signature' && at > 0) continue
      const last = tokens[at + phrase.length - 1]!
      const rest = textOf(cell.words.slice(last.word + 1))
      const next = cells[index + 1]
      const text =
        rest === '' && next !== undefined && next.page === cell.page && next.box.top - cell.box.top < 2 * cell.size
          ? next.text
          : rest
      const name = tidyName(withoutRest(text.replace(/^[\s:,-]+/, '')))
      if (!/^[\p{Lu}\d]/u.test(name) || !couldBeName(name)) continue
      return [mentionOfName(name, cell, term)]
    }
    return []
  })
}

/** How prominent a name at the head of the page must be to be the sender's. */
const minProminence = 1.2

/** Type so much larger than the text's heads a page, whoever it names. */
const headingType = 1.25
const longestTitle = 7
/** The first line of a page is more likely the firm's. */
const firstLine = 0.4

/** Names at the head of a page that stand in no address block, best first: large, a firm's, near the top. */
export function headNames(cells: readonly PartyCell[], page: InvoicePage, cellLabels: CellLabels): readonly Mention[] {
  const { em } = page.metrics
  return cells
    .filter(cell => cell.box.top < topShare * page.page.height)
    .flatMap((cell): readonly Mention[] => {
      const name = tidyName(cell.text)
      if (!couldBeName(name) || cellLabels.ends(cell) || /:/.test(cell.text) || kindOf(cell.text) !== 'plain') return []
      if (name.split(' ').length > longestTitle || /^\p{Ll}/u.test(name)) return []
      const firm = endsAsCompany(name) ? 1 : soundsLikeCompany(name) ? 0.6 : 0
      const first = cells.every(other => isTitle(other.text) || other.box.top > cell.box.top - 2)
      if (!first && firm === 0 && cell.size < headingType * em) return []
      const prominence =
        Math.min(2.2, cell.size / em) + firm + (first ? firstLine : 0) - (middleOf(cell.box) / page.page.height) * 2
      return prominence >= minProminence ? [mentionOfName(name, cell, 'title', prominence)] : []
    })
    .toSorted((a, b) => b.prominence - a.prominence)
}
