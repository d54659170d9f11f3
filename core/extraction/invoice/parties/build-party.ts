/** A block → the party of the result: its fields with evidence and confidence. */
import type { Field } from '../../../document/field.ts'
import type { Word } from '../../../document/model.ts'
import { confirmed, fieldOf, invoiceConfidence, type InvoiceEvidence, type LabelStrength } from '../confidence.ts'
import { isRecognized, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import type { ExtractedParty } from '../invoice.ts'
import type { BlockPart } from './name.ts'
import type { ChosenMention } from './choose.ts'
import { isKnown, isPrintedAgain, type PartyBlock, type PartySetting } from './mention.ts'
import { endsAsCompany } from '../../labels/party-words.ts'

/** The number of a house, and a ZIP: in the United States recognition has lost the street, or the place, of what has not both. */
const numbered = /\d[^\p{L}\n]*\p{L}.*\d{5}/u

/** More letters are a sentence that mentions an address. */
const longestAddress = 180

/** Its name and address with their evidence; null members are not stated. */
export function partyOf(
  block: ChosenMention,
  setting: PartySetting,
  side: 'sender' | 'receiver' | 'lessee',
  order = false,
): ExtractedParty {
  const { text, addressFrom } = block
  // A purchase order names several offices of its buyer: which one is meant is a guess.
  const strength = order && side === 'receiver' ? 'weak' : labelStrength(block, side)
  // A block nothing heads may be anybody's: only its position says who is addressed.
  // A logo in a scan may read like a firm: it is one when the document prints it again.
  const scanned = setting.pageOf(block).page.source === 'ocr'
  const placed =
    block.label !== null ||
    (side === 'sender' && (!scanned || (text.name !== null && isKnown(setting, text.name.text, block.cells))))
  const name =
    text.name === null
      ? null
      : blockField(text.name, block, setting, {
          label: strength,
          confirmations: nameConfirmations(block, setting),
          doubtful: !placed || text.doubtfulName,
        })
  const { address, complete } = addressFrom.text
  const isAmerican = setting.view.countries[0]?.country === 'US'
  const located =
    address === null ||
    address.text.length > longestAddress ||
    (scanned && !complete && isAmerican && !numbered.test(address.text))
      ? null
      : blockField(address, addressFrom, setting, {
          label: strength,
          confirmations: complete ? (text.name === null ? 0 : 1) + (addressFrom === block ? 0 : -1) : 0,
          doubtful: !placed || !complete,
        })
  return { name, address: located }
}

function labelStrength({ label, text }: PartyBlock, side: 'sender' | 'receiver' | 'lessee'): LabelStrength {
  if (label === null) return text.complete ? 'weak' : 'none'
  const { roles } = label
  if (roles.includes('remit') || (roles.includes('shipped') && side !== 'sender' && !roles.includes('buyer')))
    return 'weak'
  return roles.includes('billed') || roles.includes('buyer') ? 'whole' : 'part'
}

function nameConfirmations(block: PartyBlock, setting: PartySetting): number {
  const { text, label } = block
  const name = text.name!.text
  return (
    (text.complete && label !== null ? 1 : 0) +
    (isKnown(setting, name, block.cells) ? 1 : 0) +
    (label === null && text.complete && endsAsCompany(name) ? 1 : 0)
  )
}

function blockField(
  part: BlockPart,
  block: PartyBlock,
  setting: PartySetting,
  how: Pick<InvoiceEvidence, 'label' | 'confirmations' | 'doubtful'>,
): Field<string> {
  const cells = part.lines.flatMap(line => block.cells[line] ?? [])
  const own = cells.length === 0 ? block.cells : cells
  const place = block.label === null || block.place === 'apart' ? 'sentence' : block.place
  const again = isPrintedAgain(setting, part.text, own)
  return {
    ...partyField(setting.view, part.text, own, { ...how, place, again }),
    label: block.label?.cell.text ?? null,
  }
}

/** A text of a party, from the lines it stands in. `again`: it is printed elsewhere too. */
export function partyField(
  view: InvoiceView,
  value: string,
  cells: readonly Cell[],
  { again, ...how }: Omit<InvoiceEvidence, 'words' | 'ocr'> & { readonly again: boolean },
): Field<string> {
  const words = cells.flatMap(cell => cell.words)
  // What confirms the role does not confirm the letters.
  const role = invoiceConfidence({ ...how, words, ocr: false, confirmations: Math.max(0, how.confirmations ?? 0) })
  const letters = isRecognized(view, cells[0]!.page) ? letterConfidence(words, again) : 1
  return fieldOf(view, value, role * letters, { evidence: cells })
}

/** OCR doubts its least sure word a little more than it has to. */
const recognizerDoubt = 0.8

/** How sure recognized letters are; the same words recognized twice are hardly wrong twice. */
function letterConfidence(words: readonly Word[], again: boolean): number {
  const letters = 1 - recognizerDoubt * (1 - Math.min(1, ...words.map(word => word.confidence)))
  return again ? confirmed(letters) : letters
}
